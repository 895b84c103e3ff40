# Ce qu’il faut regarder avant de répondre : ce que dit « ? » après la question.

look-pick = { $picks ->
    [0] Regardez ce que les cartes demandent : une carte qui en complète d’autres vaut plus qu’un gros chiffre isolé.
   *[other] Regardez vos cartes et ce qu’elles demandent : une carte qui en complète d’autres vaut plus qu’un gros chiffre isolé.
}
look-play = Regardez les cartes visibles des autres : certains effets en retournent, et certaines cartes ne comptent qu’avec d’autres cartes à vous.
look-open = Une carte cachée ne rapporte rien : voyez laquelle rapporte le plus une fois visible, et ce qu’elle apporte à vos autres cartes.
look-close = Une carte cachée ne rapporte rien : voyez de laquelle vous vous passez le mieux, et quelle carte pourrait la rouvrir.
look-exchange = Regardez aussi les cartes de votre partenaire : ce qui vaut peu chez vous peut compléter les siennes.
look-exchange-for = Voyez ce que la carte vaudrait à côté des vôtres, et ce que votre partenaire perd avec elle.
look-name = Regardez vos cartes qui demandent un nom ou comptent leurs semblables : l’Illusionniste compte comme celui que vous choisissez.
