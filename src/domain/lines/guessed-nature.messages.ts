// Words of labels, in lower case and without accents.

/** What is bought: a label that begins with one of these bills goods. */
export const SUPPLY_WORDS: ReadonlySet<string> = new Set(
  `fourniture materiel materiaux consommable piece
  ballon chauffe chaudiere radiateur mitigeur robinet robinetterie lavabo vasque evier baignoire receveur bidet wc
  toilette cuvette abattant siphon flexible tube tuyau tuyauterie raccord coude collier vanne clapet compteur pompe
  circulateur adoucisseur filtre douchette paroi bati chasse groupe vase thermostat poele insert climatiseur split vmc
  cable gaine fil disjoncteur differentiel interrupteur prise coffret tableau spot luminaire ampoule led hublot applique
  detecteur parafoudre borne visiophone interphone goulotte domino
  peinture lasure vernis laque enduit sous-couche impression rouleau bache papier toile colle mastic silicone
  ciment beton mortier sable gravier parpaing brique agglo linteau treillis ferraillage polystyrene
  carrelage carreau faience mosaique plinthe ragreage croisillon natte
  bois planche panneau poutre chevron lambourde lame parquet lambris porte fenetre volet vitrage vitre serrure poignee
  cylindre quincaillerie charniere coulisse vis cheville placard plan
  tuile ardoise liteau gouttiere descente zinc velux faitage ecran membrane
  plaque placo placoplatre rail montant isolant laine ouate
  terre gazon semence plant arbre arbuste haie paillage bordure pave dalle gabion grillage cloture portail
  domaine hebergement licence album tirage cadre cle abonnement
  chauffe-eau bati-support seche-serviettes porte-fenetre sanibroyeur`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** What is bought by the pot or the box, and done by the square metre. */
export const COATING_WORDS: ReadonlySet<string> = new Set(
  [
    "peinture",
    "enduit",
    "lasure",
    "vernis",
    "laque",
    "carrelage",
    "faience",
    "parquet",
    "lambris",
    "ragreage",
    "isolant",
  ].concat(["papier", "toile", "colle", "beton", "cloture", "haie", "gazon", "paillage", "bordure"]),
);

/** What is done: a label that has one of these bills a service, even with what is bought for it. */
export const DONE_WORDS: ReadonlySet<string> = new Set(
  `pose poser repose depose deposer installation installer installe remplacement remplacer remplace reparation
  reparer repare depannage depanner entretien entretenir nettoyage nettoyer creation creer cree renovation
  renover renove refection refaire raccordement raccorder raccorde branchement montage monter monte demontage
  application appliquer applique preparation peindre peint debouchage reglage regler recherche mise ramonage
  detartrage desembouage location contrat forfait heure journee main-d'oeuvre oeuvre deplacement diagnostic
  etude visite taille tonte elagage decoupe percement demolition terrassement evacuation livraison formation
  maintenance conception realisation realise redaction developpement integration`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
