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
table-leave = Quitter { $name } : votre place devient libre
table-leave-sure = Quitter vraiment ?
table-left = Vous avez quitté la table. Votre place est libre pour d’autres, ou pour un robot.
table-hide = Cacher { $name } de cette liste
tables-hidden = { $count ->
    [one] Montrer la table cachée
   *[other] Montrer { $count } tables cachées
}
open-tables = Tables ouvertes
open-tables-none = Personne n’attend de joueurs. Ouvrez une table et envoyez le lien à vos amis.
table-over = Terminée
table-your-turn = À vous
table-running = En cours
table-join = Place libre
table-watch = À regarder
import-record = Charger une partie
import-note = Parcourez une partie enregistrée dans un fichier, ou continuez-la.
colophon = Gonfalon est un logiciel libre.
colophon-rules = Chaque règle a son numéro ; chaque refus le cite.

## Apprendre

contents = Sommaire
learn = Comment jouer
learn-of = Comment jouer à { $game }
first-game = Votre première partie
answers = Réponses à votre offre
coach = Guide
coach-call = Me guider ici
coach-good = Un bon choix :
coach-thinking = Le guide regarde le plateau…
coach-free = Vous pouvez faire autre chose à tout moment ; le guide vous suit.
coach-dismiss = Renvoyer le guide
coach-ended = La leçon est finie
coach-early = La partie s’est terminée avant la leçon : cela arrive, et les résultats disent ce qui en a décidé. Recommencez une première partie quand vous voulez.
coach-hint = Continuez sans guide : le bouton « Conseil » a toujours une idée, et chaque chose s’explique sous la souris ou sous un doigt qu’on y laisse.

## Préparer une table

setup-title = { $game } : préparer une table
setup-seats = Joueurs
setup-size = Nombre de joueurs
setup-players = { $count } joueurs
setup-levels-note = Les robots : l’écuyer bat le novice environ trois fois sur quatre, le chevalier l’écuyer, et le maître le chevalier. Le grand maître prend jusqu’à trois secondes par coup. Aucun ne sait plus que ce que voit sa place.
setup-seats-note = Plusieurs devant cet écran ? Choisissez « Ici, sur cet écran ». Dans les jeux à secrets, un rideau tombe entre les tours, et chacun garde les siens.
setup-more = Autres options, rarement changées
setup-options = Variantes
setup-table = Table
setup-name = Nom de la table
setup-name-hint = Corne d’Or
setup-public = L’afficher parmi les tables ouvertes
setup-public-note = Tout visiteur de ce serveur pourra alors la trouver et regarder. Les places des amis leur restent réservées.
setup-public-must = Une place ouverte à tous est affichée, pour qu’on la trouve ; d’autres peuvent regarder.
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
standing = Joueurs et points
many-places = { $count } lieux : choisissez sur la carte
many-amounts = { $count } montants en boutons
confirm-ends = Redemander avant que je passe ou finisse
confirm-again = Sûr ? (c)
key-confirm = confirmer ce qui attend un second mot
places = Parties du plateau
key-places = Partie suivante d’un grand plateau
tool-closer = Agrandir
tool-farther = Réduire
tool-fit = Voir tout le plateau
tool-hide-pieces = Cacher les pièces pour voir la carte
tool-why-mode = Pourquoi pas ? Cliquez ensuite où vous voulez
why-mode-on = Pourquoi pas ? Cliquez ou touchez n’importe quoi sur le plateau, et vous saurez quelle règle s’y oppose.
undo-tip = Reprendre votre dernier coup (u). Jamais au-delà d’un dé ni du coup d’un autre.
undo-with-bots = Reprendre votre dernier coup (u) et ce que les robots ont fait depuis.
undo-not-bots = Votre dernier coup reste joué : des dés, une pioche, une chose dévoilée ou le coup d’un robot l’ont suivi. Pour revenir tout de même plus loin, appuyez sur ◁ (touche [) et choisissez « Revenir ici » ; les dés seront relancés.
undo-not-people = Votre dernier coup reste joué : des dés, une pioche, une chose dévoilée ou le coup d’un autre l’ont suivi. Pour revenir plus loin, appuyez sur ◁ (touche [) et demandez l’accord de tous.
rules-tip = Ouvrir les règles (r)
sound = Sons
motion = Les pièces glissent
notify = Me prévenir quand c’est à moi
notify-refused = Votre navigateur n’autorise pas les notifications de cette page.
text-door = Version texte
keyboard = Clavier
key-number = prendre le choix qui porte ce numéro ; à deux chiffres, l’un après l’autre
key-board = aller au plateau
key-arrows = déplacer la carte, ou passer d’un élément à l’autre
key-name-enter = Entrée
key-enter = choisir l’élément actif ; s’il est interdit, demander pourquoi
key-zoom = agrandir, réduire
key-replay = un pas en arrière ou en avant dans la partie
away = Le serveur est absent. La page revient d’elle-même ; rien n’est perdu.

your-turn = À vous de jouer
turn-of = À { $name } de jouer
title-your-turn = (!) À vous · { $title }
notice-title = { $game } : à vous de jouer
waiting-for-name = On attend { $name }
watching = Vous regardez la partie.
watching-full = Toutes les places sont prises : vous regardez la partie.
seat-awaited = On attend que quelqu’un prenne la place { $name }
thinking = { $name } réfléchit…
is-thinking = réfléchit…
to-play = tour en cours
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
sit-as = S’asseoir ici : { $name }
seat-clear = Libérer la place
seat-clear-sure = Libérer la place ?
seat-kept = Un robot garde votre place
seat-kept-words = Vous étiez absent un moment : un robot joue pour vous. Reprenez quand vous voulez.
take-back = Reprendre ma place : { $name }
invited-by = { $name } vous invite à { $game }
invited-to = Vous êtes invité à { $game }
invited-words = { $count ->
    [one] Une place est libre. Asseyez-vous et vous voilà dans la partie ; aucun compte n’est nécessaire.
   *[other] Choisissez une des places libres. Asseyez-vous et vous voilà dans la partie ; aucun compte n’est nécessaire.
}
bot-sits = Laisser jouer un robot
invite-words = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
} Envoyez ce lien à qui doit la prendre.
share-table = Une table de { $game } : regardez, ou asseyez-vous si vous êtes invité.
share-result = { $count ->
    [one] { $winners } a gagné.
   *[other] { $winners } ont gagné.
} { $scores }
purse = Ce que vous avez
invite-copy = Copier l’invitation
invite-local = Ce lien ne marche que sur cet ordinateur. Pour des amis sur le même réseau, lancez make play ARGS=--lan
invite-lan = Ce lien marche pour tous sur votre réseau : { $lan }
link-copied = Lien copié : { $link }

series-together = Choix répétés en une seule fois
series-whole = Le compte y est. Confirmez, ou changez.
series-give = { $count ->
    [0] Confirmer
    [one] Confirmer ce choix
   *[other] Confirmer ces { $count } choix
}
series-less = Un de moins : { $name }
series-more = Un de plus : { $name }
number-less = Moins
number-more = Plus
number-give = Confirmer ce nombre
number-range = De { $low } à { $high }
chosen-so-far = Choisi jusqu’ici :
choose-one = Lequel de ces choix ?
why-not = Pourquoi pas ?
not-now = Pas maintenant
nothing-else = Rien d’autre n’est possible ; on le demande pour que les autres n’apprennent rien.
why-allowed = C’est permis maintenant : { $options }.

since-you-looked = { $count ->
    [one] Un événement depuis votre dernier coup
   *[other] { $count } événements depuis votre dernier coup
}
to-news = Nouveau
log-empty = Il ne s’est encore rien passé.
chat-empty = Personne n’a encore parlé.
chat-closed = Seuls les joueurs écrivent ici.
chat-field = Dire quelque chose à la table
chat-to-whom = À qui
chat-to-all = À tous
chat-to = À { $name } seulement
chat-private = en privé à { $to }
send = Envoyer

rules-of = Règles de { $game }
rules-words = Chaque règle a son numéro. Les questions, les bulles et les refus de la partie renvoient ici.
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé. Essayez moins de mots, le début d’un seul, ou le numéro d’une règle, par exemple { $example }.
    [one] Un passage trouvé
   *[other] { $count } passages trouvés, les plus proches d’abord
}
rules-aim = Le but
rules-fold = Replier tous les chapitres
rules-unfold = Ouvrir tous les chapitres
rules-all = Voir toutes les règles

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
acts-title = Ordres permanents et annonces
acts-choose = Ce que vous faites sans qu’on vous le demande
acts-do = Faire
acts-end = Me demander de nouveau
rewind-propose = Proposer à tous de revenir ici
rewind-propose-tip = Si tous sont d’accord, la partie reprend à ce coup ; tout ce qui l’a suivi est annulé.
rewind-alone = Revenir ici
rewind-alone-tip = La partie reprend à ce coup ; tout ce qui l’a suivi est annulé.
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
end-you = Vous avez gagné
end-winners = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } se partagent la victoire
}
rematch = Rejouer
to-rematch = Vers la revanche
watch-replay = Revoir la partie
see-board = Voir le plateau
export-record = Enregistrer la partie
record-later = Une fois la partie terminée : le fichier dit tout ce que chacun tenait secret.
score-label = Points par source
score-source = Source
score-total = Total
chart-title = Les points au fil de la partie
chart-label = Points de { $names } au fil de la partie ; le tableau ci-dessus donne les totaux.
dice-title = Dés
dice-of-sides = Dés à { $sides } faces
dice-label = Sorties de chaque face : { $counts }
dice-note = { $count ->
    [one] Un dé a été jeté ; la ligne pointillée est la moyenne.
   *[other] { $count } dés ont été jetés ; la ligne pointillée est ce que donnent en moyenne des dés loyaux.
}

## Pendules

clock = Pendule
clock-kind = Temps de réflexion
clock-none = Autant qu’on veut
clock-move = Des minutes par coup
clock-game = Des minutes pour toute la partie
clock-day = Des jours par coup
clock-minutes = Minutes
clock-supply = Minutes par joueur
clock-increment = Secondes ajoutées après chaque coup
clock-days = Jours
clock-out = Quand le temps est écoulé
clock-out-default = Les règles répondent à sa place
clock-out-bot = Un robot joue : { $level }
clock-nights = Les nuits ne comptent pas (de 22 h à 8 h, là où vous êtes)
clock-weekends = Les fins de semaine ne comptent pas
clock-none-note = Personne ne regarde l’heure.
clock-note = Les pendules tournent dès que toutes les places sont prises. Un tour entier est un seul coup, quel que soit le nombre de choix. On peut convenir d’une pause, et qui a tardé peut toujours reprendre.
time-left = Temps restant :
time-days = { $hours ->
    [0] { $days } j
   *[other] { $days } j { $hours } h
}
time-hours = { $hours } h { $minutes } min
clock-until = jusqu’au { $moment }
clock-outs = { $count ->
    [one] temps écoulé une fois
   *[other] temps écoulé { $count } fois
}
clock-stands = Cette pendule ne tourne pas en ce moment.
clock-rests = Les pendules se reposent : ces heures ne comptent pas.
clock-rule-move = { $time } par coup.
clock-rule-game = { $time } pour toute la partie, et { $increment } s après chaque coup.
clock-rule-default = Le temps écoulé, les règles répondent.
clock-rule-bot = Le temps écoulé, un robot joue.
pause-propose = Proposer une pause
pause-proposed = Une pause est proposée : { $names }.
paused = Les pendules sont arrêtées.
pause-end = Les relancer

## Être prévenu

notices = Notifications
notices-more = D’autres façons d’être prévenu : courriel, webhook
notices-settings = Comment je suis prévenu
notices-words = Quand c’est à vous et que vous ne regardez pas la table, Gonfalon peut vous prévenir : quel jeu, quelle table, et ce qu’on vous demande. Chaque message contient un lien qui y met fin.
notice-at = { $game }, { $table } : à vous de jouer
notice-stop = Ne plus recevoir ces messages :
ask-notify = Cette page doit-elle vous prévenir quand c’est à vous ?
ask-notify-yes = Oui, prévenez-moi
ask-notify-no = Non, merci
way-push = Ce navigateur
way-mail = Courriel
way-webhook = Webhook
push-switch = Me prévenir dans ce navigateur, même sans page ouverte
push-words = Votre navigateur demande une seule fois la permission. Le message passe, chiffré, par le service de son éditeur.
push-cannot = Ce navigateur, ou cette adresse sans https, ne le permet pas.
push-failed = Le service de votre navigateur n’a pas répondu. La page vous prévient tout de même tant qu’elle est ouverte.
push-browsers = { $count ->
    [one] Un de vos navigateurs est prévenu.
   *[other] { $count } de vos navigateurs sont prévenus.
}
mail-address = Votre adresse
mail-words = Vous recevez une lettre avec un lien pour confirmer l’adresse. Laissez le champ vide pour ne rien recevoir.
mail-unconfirmed = Pas encore confirmée : suivez le lien de la lettre que nous avons envoyée. Enregistrez de nouveau pour en recevoir une autre.
webhook-address = Une adresse qui accepte du JSON
webhook-words = Pour Discord, Matrix, Slack ou un programme à vous. Le message dit ce qu’on vous demande : dans un salon que d’autres lisent, ils le lisent aussi.
way-failing = Dix échecs de suite : on n’insiste pas. Enregistrez de nouveau pour réessayer.
try-it = Essayer
try-title = Gonfalon : un essai
try-text = Voilà comment vous saurez que c’est à vous de jouer.
try-sent = Envoyé : { $ways }
try-none = Rien n’est parti : choisissez d’abord une façon, ou vérifiez l’adresse.
confirm-title = Gonfalon : confirmez votre adresse
confirm-text = Quelqu’un, vous sans doute, voudrait être prévenu par courriel quand c’est à son tour de jouer. Suivez ce lien pour accepter :
said-confirmed = Votre adresse est confirmée. Vous serez prévenu par courriel quand ce sera à vous.
said-stopped-mail = Vous ne recevrez plus de courriel.
said-stopped-webhook = Le webhook ne sera plus appelé.
said-stopped-push = Plus aucun de vos navigateurs n’est prévenu.

## Salon, parties jouées, classements

lobby = Salon
lobby-door = Au salon : toutes les tables, parties terminées, classements
lobby-words = Les tables affichées sur ce serveur : prenez place, regardez, ou parcourez des parties terminées.
lobby-game = Jeu
lobby-state = Tables
lobby-clock = Rythme
lobby-any = Tous
lobby-open = Avec une place libre
lobby-running = En cours
lobby-finished = Terminées
pace-none = Sans pendule
pace-live = En une séance
pace-days = Sur plusieurs jours
lobby-none = Aucune table de ce genre en ce moment.
lobby-show = Afficher
lobby-free = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
}
lobby-waits = commence au complet
lobby-friends = Seulement les tables de mes amis
lobby-friends-how = On ajoute un ami sur sa page : ouvrez-la depuis un classement ou une table.
friend-on = Ajouter à mes amis
friend-off = Retirer de mes amis
friend-words = Le salon peut n’afficher que les tables de vos amis. Personne n’apprend qui vous ajoutez.
ranking-of = Classement : { $game }
ranking-words = Des personnes qui ont un compte. Les robots sont des points fixes : jusqu’au maître, chaque niveau gagne environ trois fois sur quatre contre le précédent. Une nouvelle cote part de bas et monte à mesure qu’elle devient sûre.
ranking-rating = Cote
ranking-games = Parties
provisional = encore incertaine
history = Parties terminées
history-mine = Mes parties terminées
history-none = Aucune partie terminée pour l’instant.
ratings = Cotes
place-of = { $place }e sur { $of }
won = victoire
bot-mark = robot
private-mark = visible de vous seul
setup-waits = Ne commencer que lorsque toutes les places sont prises
waits-until-full = La partie commence quand toutes les places sont prises
listing-on = La rendre publique
listing-off = La retirer des listes

## En votre absence

away-title = En votre absence
away-words = { $count } événements depuis le { $when }.
away-before = Avant le premier tour
away-replay = Revoir depuis là
event-back = Vers l’événement précédent
event-next = Vers l’événement suivant

## Conseils

hint = Conseil
hint-tip = Demander à un robot ce qu’il ferait (i). Rien n’est joué sans votre accord.
key-hint = demander conseil à un robot
hint-thinking = Un robot examine vos choix…
hint-now = Le robot jouerait la première ligne : il vous donne alors { $chance } de chances de gagner.
hint-alike = Le robot les trouve toutes aussi bonnes : { $chance } de chances de gagner.
hint-chance = chances de gagner
hint-then = puis
hint-show = Montrer ce coup sur le plateau ; rien n’est encore joué.
hint-play = Jouer ce coup
hint-others = Les conseils ne sont donnés que si tous les autres sont des robots. D’autres personnes jouent à cette table, ou peuvent encore s’y asseoir.
hint-wait = Cela fait beaucoup de conseils en peu de temps. Réessayez dans un instant.
hint-failed = Aucun conseil n’est venu cette fois. Réessayez dans un instant.

## Analyse

analysis = Analyse
analysis-of = { $game } : la partie après coup
to-table = Vers la table
analysis-first = Les robots évaluent les chances de chacun…
analysis-thinking = Les robots reprennent chaque décision une à une. La liste ci-dessous s’allonge au fur et à mesure.
analysis-progress = Où en sont les robots
analysis-partly = Les robots sont allés jusqu’au coup { $done } sur { $of }. Ils reprendront quand vous rouvrirez cette page.
analysis-failed = Pas encore d’analyse. { $why }
analysis-away = Le serveur n’a pas répondu. La page réessaie d’elle-même.
curve-title = Chances de gagner
curve-words = Ce qu’un robot aurait dit des chances de chacun après chaque action. Pointez la courbe ou déplacez le curseur pour la lire.
curve-label = Chances de gagner de { $names } au fil de la partie ; le curseur et le tableau ci-dessous donnent les chiffres.
curve-range = Moment de la partie
curve-table = La même chose en tableau
curve-moment = Moment
moment-place = Coup { $version } · { $stage }
moment-before = Coup { $version }, avant le premier tour
look-there = Voir sur le plateau
turns-title = Tournants de la partie
turns-none = Les chances n’ont jamais beaucoup changé d’un coup.
told-more = { $count ->
    [one] Encore une ligne
   *[other] Encore { $count } lignes
}
otherwise-title = Où un robot aurait joué autrement
otherwise-words = Les décisions où un robot, ne sachant que ce que savait le joueur, voit nettement mieux. À côté de chaque nom : la part des décisions où le joueur et le robot sont d’accord.
otherwise-whose = Les décisions de qui
otherwise-all = Tous
otherwise-weighty = Les plus marquantes d’abord
otherwise-more = Tout montrer ({ $count })
otherwise-none = Un robot aurait fait de même, ou presque.
otherwise-played = joué
otherwise-better = robot

## Version texte

to-board = Vers le plateau
text-news = Il s’est passé quelque chose : relisez la page.
text-now = Maintenant
text-look-again = Regarder à nouveau
text-position = Position
colon = { "\u00a0" }:

# à propos de cette édition
about = À propos de cette édition
about-intro = Les règles suivent le livret. D’où viennent les données imprimées :
about-own = Les données en usage sont celles de Gonfalon.
about-replaced = Ce qui est marqué « { $mark } » a été remplacé par le fichier { $file } (sceau { $seal }).
about-replace = Vous possédez le jeu ? Imprimez nos données avec { $print }, corrigez-les, et lancez { $start }.
about-count = { $count } éléments

## Erreurs : ce que dit la page pour les espèces et les motifs de gonfalon.server.errors

error-refused = Le serveur ne peut pas faire cela. Rechargez la page et réessayez.
error-unreachable = Le serveur n’a pas répondu. Réessayez dans un instant.
error-server = Une erreur s’est produite sur le serveur. Rien n’a été changé.
error-storage = La base de données du serveur ne répond pas. Rien n’a été changé et rien n’est perdu ; réessayez un peu plus tard.
error-busy = La réflexion a duré trop longtemps. Rien n’a été changé ; réessayez dans un instant.
error-too_many = { $retry_after ->
    [one] Trop de demandes en peu de temps. Réessayez dans une seconde.
   *[other] Trop de demandes en peu de temps. Réessayez dans { $retry_after } secondes.
}
error-too_large = C’est plus que le serveur n’en accepte d’un coup.
error-bad_input = Le serveur n’a pas compris ce qui lui a été envoyé. Rechargez la page et réessayez.
error-method_not_allowed = Cette adresse ne s’utilise pas ainsi.
error-not_found = Cette page ou cette table n’existe pas. Le lien est peut-être incomplet.
error-not_signed_in = Votre session a pris fin. Rechargez la page.
error-wrong_password = Aucun compte n’a ce nom et ce mot de passe.
error-forbidden = Cet envoi ne vient pas d’une page de ce serveur, ou votre session a pris fin. Rechargez la page et réessayez.
error-not_your_seat = Cette place n’est pas la vôtre.
error-not_playing = Seuls ceux qui jouent à cette table le peuvent.
error-not_invited = Cette place est réservée à qui possède une invitation. Demandez le lien à la personne qui a ouvert la table.
error-stale = La partie avait avancé. Voici où elle en est.
error-not_now = Ce n’est pas possible maintenant : quelque chose a changé à la table. Regardez à nouveau.
error-secretive = Le fichier dit tout ce que chacun tenait secret. Vous pourrez enregistrer la partie une fois qu’elle sera terminée.
error-not_full = La partie commence quand toutes les places sont prises.
error-not_over = La partie est encore en cours. Ce sera possible quand elle sera terminée.
error-seat_taken = Quelqu’un d’autre a pris cette place.
error-not_away = Un robot peut prendre cette place quand son joueur est absent depuis { $seconds } secondes.
error-bad_name = Un nom compte de 1 à { $most } caractères, tous visibles.
error-bad_address = Cette adresse ne convient pas. Un webhook commence par https:// et mène à une adresse publique.
error-name_taken = Le nom { $name } est déjà pris. Choisissez-en un autre.
error-has_account = Vous avez un compte, et son nom ne change pas. Déconnectez-vous d’abord.
error-bad_password = Un mot de passe compte de { $least } à { $most } caractères.
error-illegal = Les règles ne le permettent pas maintenant ({ $rule }).
error-not_your_decision = Vous n’avez rien à décider maintenant.
error-over = La partie est terminée.
error-nothing_to_undo = Il n’y a rien à reprendre : un dé, une pioche, une chose dévoilée ou le coup d’un autre joueur est passé entre-temps.
error-unknown_game = Ce jeu n’est pas installé sur ce serveur.
error-bad_seats = Ce jeu ne se joue pas à ce nombre de joueurs.
error-bad_option = Ce jeu n’a pas cette variante. Rechargez la page et choisissez de nouveau.
error-other_content = { $file ->
    [own] Cette partie a été commencée avec les données de Gonfalon, mais ce serveur utilise un fichier de données à leur place. La personne qui l’administre peut le lancer sans ce fichier.
   *[other] Cette partie a été commencée avec le fichier de données { $file }, que ce serveur n’utilise pas. La personne qui l’administre peut le lancer avec ce fichier.
}
error-other_rules = Cette partie a été enregistrée sous d’autres règles que celles d’ici. Ouvrez-la avec la version de Gonfalon qui l’a enregistrée.
error-damaged_record = Ce fichier n’est pas une partie enregistrée par Gonfalon, ou bien il a été modifié ou tronqué. Enregistrez la partie une nouvelle fois à sa table, puis chargez le nouveau fichier.
error-damaged_table = Ce qui est enregistré de cette table est abîmé, ou relève d’autres règles que celles d’ici. Les autres tables n’en souffrent pas ; la raison se trouve dans le journal du serveur.
error-too_many_tables = Vous avez ouvert { $most } tables qui ne sont pas finies. Terminez-en d’abord quelques-unes.
error-seated_already = Vous jouez déjà une place à cette table.
