import { tradeWorks } from "../work-template.ts";

/** Works of the trade « maçon ». Data in the public domain (CC0). */
export const masonWorks = tradeWorks(
  "maçon",
  `# Mur de clôture en parpaings | mur, cloture, parpaing | 15 m
Implantation et fouilles ; 6
Ferraillage et coulage de la semelle ; 6
Montage des parpaings ; 14
Chaînages et couvertines ; 5
Enduit ; 9
# Ouverture dans un mur porteur | mur porteur, ouverture, ipn
Étaiement et protections ; 5
Démolition ; 6
Pose de l'IPN ou du linteau ; 6
Reprise des jambages ; 6
Évacuation des gravats ; 3
# Dalle béton | dalle, dalle beton, beton | 20 m²
Terrassement et fond de forme ; 6
Coffrage et film ; 3
Ferraillage ; 3
Coulage et finition ; 5
Décoffrage et nettoyage ; 2
# Extension de maison, gros œuvre | extension, agrandissement | 20 m²
Implantation et terrassement ; 12
Fondations ; 16
Dallage ; 14
Élévation des murs ; 36
Chaînages et linteaux ; 12
Nettoyage de chantier ; 4
# Réparation de fissures | fissure, lezarde
Diagnostic et ouverture des fissures ; 3
Agrafage ou injection ; 5
Reprise d'enduit ; 5
Nettoyage ; 1
# Terrasse maçonnée | terrasse beton, terrasse maconnee | 25 m²
Décaissement et évacuation ; 8
Hérisson et ferraillage ; 7
Coulage de la dalle ; 6
Finition et joints ; 4`,
);
