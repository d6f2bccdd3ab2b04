import { starterCatalog } from "../../starter/read-starter.ts";

/** What a mason usually sells. Data in the public domain (CC0). */
export const masonStarter = starterCatalog(
  "mason",
  `
# Heures et installation
H Heure de maçon
H Heure de manœuvre
P Installation et repli du chantier ; forfait
P Location d'un échafaudage ; jour
P Location d'une mini-pelle avec chauffeur ; jour
P Benne et évacuation des gravats ; m³

# Démolition et terrassement
P Démolition d'une cloison ; m²
P Démolition de maçonnerie ; m³
P Ouverture dans un mur porteur, avec étaiement ; u
P Décapage de terre végétale ; m²
P Terrassement en pleine masse ; m³
P Fouille en tranchée ; ml
P Évacuation des terres ; m³
P Remblaiement et compactage ; m³

# Fondations et dallages
F Béton prêt à l'emploi C25/30 ; m³
F Treillis soudé ; m²
F Armature de semelle ; ml
F Tout-venant et gravier ; m³
F Film polyane ; m²
F Isolant sous dalle ; m²
O Semelle filante en béton armé ; ml = 0,2 Béton prêt à l'emploi C25/30 + 1,1 Armature de semelle + 0,8 Heure de maçon
O Dalle en béton armé de 12 cm ; m² = 0,13 Béton prêt à l'emploi C25/30 + 1,15 Treillis soudé
  + 0,2 Tout-venant et gravier + 1,1 Film polyane + 0,9 Heure de maçon
O Terrasse en béton désactivé ; m² = 0,13 Béton prêt à l'emploi C25/30 + 1,15 Treillis soudé + 1,2 Heure de maçon

# Murs et maçonneries
F Parpaing creux 20 x 20 x 50 ; u
F Brique de cloison ; m²
F Mortier prêt à l'emploi ; kg
F Linteau préfabriqué ; ml
F Poteau et chaînage, acier et béton ; ml
O Mur en parpaings de 20 cm ; m² = 10 Parpaing creux 20 x 20 x 50 + 25 Mortier prêt à l'emploi + 0,9 Heure de maçon
O Cloison en briques ; m² = 1,05 Brique de cloison + 15 Mortier prêt à l'emploi + 0,8 Heure de maçon
O Linteau, fourni et posé ; ml = 1 Linteau préfabriqué + 1 Heure de maçon
P Percement et pose d'un seuil ou d'un appui ; u
P Pose d'un IPN, avec calage ; ml

# Enduits et reprises
F Enduit monocouche ; kg
P Piquage d'un ancien enduit ; m²
O Enduit monocouche gratté ; m² = 25 Enduit monocouche + 0,6 Heure de maçon
P Rejointoiement de pierres ; m²
P Reprise de fissure avec agrafes ; ml
P Ragréage ou chape de rattrapage ; m²
P Pose de regard et raccordement ; u
`,
);
