### Les mots de la page. Tout ce qui touche à un jeu vient du jeu.

## Toutes les pages

brand = Gonfalon
skip-main = Aller au contenu
language = Langue
language-en = English
language-fr = Français
theme-auto = Clair ou sombre : comme votre système
theme-light = Clair
theme-dark = Sombre
account = Votre compte
account-of = { $name } : votre compte
all-games = Tous les jeux
rules = Règles
undo = Annuler
close = Fermer
cancel = Retour
save = Enregistrer
name = Nom
password = Mot de passe
went-wrong = Cela n’a pas marché : { $why }
no-connection = Le serveur n’a pas répondu. Votre coup n’est pas parti ; réessayez dans un instant.
error-title = Quelque chose s’est mal passé
error-lost = Il n’y a rien ici

## Accueil

front-title = Gonfalon
front-tagline = De grands jeux de stratégie dans votre navigateur. Les règles sont appliquées, et expliquées dès que vous le demandez.
front-games = Jeux
front-no-games = Aucun jeu n’est installé sur ce serveur.
front-players = De { $least } à { $most } joueurs
play-now = Jouer contre des robots
play-now-busy = On dresse la table…
play-now-note = Aucun compte nécessaire : vous jouez en invité et choisirez un nom plus tard.
open-table = Ouvrir une table
my-tables = Mes tables
my-tables-none = Vous n’êtes encore à aucune table.
open-tables = Tables ouvertes
open-tables-none = Personne n’attend de joueurs. Ouvrez une table et envoyez le lien à vos amis.
table-over = Terminée
table-your-turn = À vous
table-running = En cours
table-join = Place libre
import-record = Charger une partie
import-note = Parcourez une partie enregistrée dans un fichier.
colophon = Gonfalon est un logiciel libre.
colophon-rules = Chaque règle a son numéro ; chaque refus le cite.

## Préparer une table

setup-title = { $game } : préparer une table
setup-seats = Joueurs
setup-size = Nombre de joueurs
setup-players = { $count } joueurs
setup-seats-note = Plusieurs devant cet écran ? Choisissez « Ici, sur cet écran » : un rideau tombe entre les tours, et chacun garde ses secrets.
setup-options = Variantes
setup-table = Table
setup-name = Nom de la table
setup-name-hint = Corne d’Or
setup-public = L’afficher parmi les tables ouvertes
setup-public-note = Tout visiteur de ce serveur pourra alors prendre une place libre ou regarder.
setup-start = Commencer la partie
seat-kind = Qui joue à la place { $seat }
seat-level = Force du robot à la place { $seat }
seat-name = Nom du joueur à la place { $seat }
seat-me = Moi
seat-bot = Un robot
seat-here = Ici, sur cet écran
seat-person = Un ami, par lien
seat-open = N’importe qui
seat-person-note = Vous recevrez un lien à envoyer.
seat-open-note = La place reste libre jusqu’à ce qu’on la prenne.
seat-free = place libre
name-here = Nom

## Compte

account-guest = Vous jouez en invité sous le nom de { $name }. Un compte garde votre nom et vos tables sur tous vos appareils.
account-known = Vous êtes connecté sous le nom de { $name }.
your-name = Le nom que voient les autres
sign-in = Se connecter
sign-in-words = Si vous avez déjà un compte sur ce serveur.
sign-out = Se déconnecter
register = Créer un compte
register-words = Un nom et un mot de passe d’au moins huit caractères ; rien d’autre n’est demandé.

## À la table

skip-options = Aller à vos choix
skip-board = Aller au plateau
skip-text = Passer à la version texte
board = Plateau
board-label = Plateau de { $name }. Entrée mène au premier élément à choisir ; les flèches vont de l’un à l’autre.
board-tools = Outils du plateau
unrolling = On déroule la carte…
side = Question posée, joueurs et journal
sheet = Monter ou descendre le panneau
panels = Panneaux
panel-play = Jouer
players = Joueurs
log = Journal
chat = Discussion
menu = Réglages et plus
tool-closer = Agrandir
tool-farther = Réduire
tool-fit = Voir tout le plateau
tool-hide-pieces = Cacher les pièces pour voir la carte
tool-why-mode = Pourquoi pas ? Cliquez ensuite où vous voulez
undo-tip = Reprendre votre dernier coup (u). Jamais au-delà d’un dé ni du coup d’un autre.
rules-tip = Ouvrir les règles (r)
motion = Les pièces glissent
notify = Me prévenir quand c’est à moi
notify-refused = Votre navigateur n’autorise pas les notifications de cette page.
text-door = Version texte
keyboard = Clavier
key-number = prendre le choix qui porte ce numéro
key-board = aller au plateau
key-arrows = déplacer la carte, ou passer d’un élément à l’autre
key-enter = choisir l’élément actif ; s’il est interdit, demander pourquoi
key-zoom = agrandir, réduire
key-replay = un pas en arrière ou en avant dans la partie
away = Le serveur est absent. La page revient d’elle-même ; rien n’est perdu.
stale = La partie avait avancé. Voici où elle en est.

your-turn = À vous de jouer
turn-of = À { $name } de jouer
title-your-turn = (!) À vous · { $title }
notice-title = { $game } : à vous de jouer
waiting-for-name = On attend { $name }
seat-awaited = On attend que quelqu’un prenne la place { $name }
thinking = { $name } réfléchit…
is-thinking = réfléchit…
to-play = doit jouer
won-by = { $name } a gagné
game-ended = La partie est terminée
you = vous
bot-of-level = robot, { $level }
offline = absent
points = Points
points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sit-here = S’asseoir ici
bot-sits = Laisser jouer un robot
invite-words = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
} Envoyez ce lien à qui doit la prendre.
invite-copy = Copier l’invitation
link-copied = Lien copié : { $link }

choose-one = Lequel de ces choix ?
why-not = Pourquoi pas ?
why-allowed = C’est permis maintenant : { $options }.

since-you-looked = { $count ->
    [one] Un événement depuis votre dernier coup
   *[other] { $count } événements depuis votre dernier coup
}
to-news = Quoi de neuf
log-empty = Il ne s’est encore rien passé.
chat-empty = Personne n’a encore parlé.
chat-field = Dire quelque chose à la table
send = Envoyer

rules-of = Règles de { $game }
rules-words = Chaque règle a son numéro. Les questions, les bulles et les refus de la partie renvoient ici.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] Un passage trouvé
   *[other] { $count } passages trouvés
}

replay = Revoir la partie
replay-range = Moment de la partie
replay-first = Revenir au début du tour
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = Aller au tour suivant
replay-share = Copier un lien vers ce moment
replay-place = Coup { $version } sur { $last }
looking-back = Coup d’œil en arrière
looking-at = Le plateau tel qu’il était après le coup { $version } sur { $last }.
back-to-game = Revenir à la partie
rewind-propose = Proposer à tous de revenir ici
rewind-proposed = { $name } voudrait revenir au coup { $version }.
rewind-missing = Accord attendu : { $names }
agree = Accepter
refuse = Refuser
withdraw = Retirer

curtain-label = Entre deux joueurs
curtain-title = { $name }, c’est à vous
curtain-words = Passez l’écran à { $name }. Les autres détournent les yeux.
curtain-ready = C’est moi, { $name } : voir mon jeu

results = Résultats
end-winners = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } se partagent la victoire
}
rematch = Rejouer
to-rematch = Vers la revanche
watch-replay = Revoir depuis le début
see-board = Voir le plateau
export-record = Enregistrer la partie
score-label = Points par source
score-source = Source
score-total = Total
chart-title = Les points au fil de la partie
chart-label = Points de { $names } au fil de la partie ; le tableau ci-dessus donne les totaux.
chart-turn = Tour { $turn }
dice-title = Dés
dice-label = Sorties de chaque face : { $counts }
dice-note = { $count ->
    [one] Un dé a été jeté ; la ligne pointillée est la moyenne.
   *[other] { $count } dés ont été jetés ; la ligne pointillée est ce que donnent en moyenne des dés loyaux.
}

## Version texte

to-board = Vers le plateau
text-news = Il s’est passé quelque chose : relisez la page.
text-now = Maintenant
text-look-again = Regarder à nouveau
text-position = Position
