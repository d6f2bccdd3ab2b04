import { starterCatalog } from "../../starter/read-starter.ts";

/** What a tiler usually sells. Data in the public domain (CC0). */
export const tilerStarter = starterCatalog(
  "tiler",
  `
# Heures et installation
H Heure de carreleur
P Déplacement ; forfait
P Installation du chantier et protections ; forfait
P Évacuation des gravats ; m³
P Nettoyage de fin de chantier ; forfait

# Dépose et préparation
P Dépose de carrelage de sol ; m²
P Dépose de faïence murale ; m²
P Dépose de plinthes ; ml
P Ponçage et dépoussiérage du support ; m²
F Ragréage autolissant ; kg
F Primaire d'accrochage ; kg
O Ragréage de sol, fourni et appliqué ; m² = 5 Ragréage autolissant + 0,15 Primaire d'accrochage
  + 0,25 Heure de carreleur
P Chape traditionnelle de 5 cm ; m²

# Sols
F Carrelage grès cérame 60 x 60 ; m²
F Carrelage grand format ; m²
F Mortier-colle ; kg
F Mortier de jointoiement ; kg
F Croisillons et cales autonivelantes ; forfait
O Carrelage de sol 60 x 60, pose collée droite ; m² = 1,1 Carrelage grès cérame 60 x 60 + 5 Mortier-colle
  + 0,5 Mortier de jointoiement + 0,9 Heure de carreleur
O Carrelage grand format, pose collée ; m² = 1,12 Carrelage grand format + 7 Mortier-colle
  + 0,4 Mortier de jointoiement + 1,3 Heure de carreleur
P Supplément de pose en diagonale ou à motif ; m²
P Natte de désolidarisation, fournie et posée ; m²

# Murs et salles d'eau
F Faïence murale ; m²
F Mosaïque sur trame ; m²
F Système d'étanchéité sous carrelage ; m²
F Receveur à carreler ; u
F Silicone sanitaire ; u
O Faïence murale, fournie et posée ; m² = 1,1 Faïence murale + 4 Mortier-colle + 0,5 Mortier de jointoiement
  + 1,2 Heure de carreleur
O Étanchéité de douche sous carrelage ; m² = 1,1 Système d'étanchéité sous carrelage + 0,4 Heure de carreleur
O Mosaïque, fournie et posée ; m² = 1,08 Mosaïque sur trame + 4 Mortier-colle + 1 Mortier de jointoiement
  + 1,8 Heure de carreleur
P Niche de douche carrelée ; u
P Découpe et percement pour appareil ; u
P Joints silicone ; ml

# Finitions et extérieurs
F Plinthe assortie ; ml
F Profilé de finition ; ml
F Barre de seuil ; u
F Plot réglable de terrasse ; u
F Dalle de terrasse 20 mm ; m²
O Plinthes, fournies et posées ; ml = 1,05 Plinthe assortie + 0,5 Mortier-colle + 0,2 Heure de carreleur
O Terrasse en dalles sur plots ; m² = 1,05 Dalle de terrasse 20 mm + 5 Plot réglable de terrasse
  + 0,8 Heure de carreleur
P Marche et contremarche carrelées ; u
`,
);
