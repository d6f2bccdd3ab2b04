import { starterCatalog } from "../../starter/read-starter.ts";

/** What a photographer usually sells. Data in the public domain (CC0). */
export const photographerStarter = starterCatalog(
  "photographer",
  `
# Temps et déplacements
H Heure de prise de vue
H Heure de retouche
P Journée de prise de vue ; jour
P Demi-journée de prise de vue ; u
P Journée d'assistant ; jour
P Déplacement ; forfait
P Repérage ; forfait

# Mariages et familles
P Reportage de mariage, préparatifs à la soirée ; forfait
P Reportage de mariage, demi-journée ; forfait
P Séance d'engagement ; forfait
P Séance grossesse ou nouveau-né ; forfait
P Séance famille ; forfait
P Second photographe ; jour
P Galerie en ligne privée, un an ; forfait

# Entreprises
P Portrait corporate ; u
P Séance de portraits d'équipe ; forfait
P Reportage d'événement ; h
P Reportage métier ou chantier ; jour
P Photo de produit sur fond blanc ; u
P Photo de produit mise en scène ; u
P Photo d'architecture ou d'immobilier ; forfait
P Photo culinaire ; u
P Prise de vue par drone ; forfait

# Retouche et livraison
P Retouche avancée d'une image ; u
P Détourage ; u
P Image supplémentaire livrée ; u
P Livraison en urgence ; forfait
P Archivage des fichiers, un an ; forfait
P Montage d'un film court ; forfait

# Droits d'utilisation
P Cession de droits, web et réseaux, un an ; forfait
P Cession de droits, print et web, trois ans ; forfait
P Exclusivité ; forfait

# Studio, tirages et albums
P Location de studio ; jour
P Location de matériel ; jour
P Maquillage et coiffure ; u
F Tirage 20 x 30 cm ; u
F Tirage d'art encadré ; u
F Album de 40 pages ; u
F Clé USB et coffret ; u
O Album mis en pages et imprimé ; u = 1 Album de 40 pages + 4 Heure de retouche
O Portrait livré retouché ; u = 1 Heure de prise de vue + 0,5 Heure de retouche
`,
);
