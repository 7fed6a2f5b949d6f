### Ce que dit le moniteur d'une première partie, question par question.

lesson-first-card = Choisissez ce que vous faites passer par la porte. Le sel vaut le plus, mais il n'a pas le droit de passer : il faudrait mentir, et qui ne vous croit pas fera ouvrir la charrette.
lesson-claim = Dites maintenant ce que contient la charrette. Rien n'oblige à dire vrai : personne ne la voit, à moins que le gardien ne la fasse ouvrir.
lesson-gate = Vous gardez la porte. Faire ouvrir la charrette d'un menteur rapporte ; faire ouvrir celle d'un marchand honnête coûte.
lesson-end = Une charrette a été ouverte : tout le jeu est là. Observez qui ment, et combien de fois.
