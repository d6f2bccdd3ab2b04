import { starterCatalog } from "../../starter/read-starter.ts";

/** What a painter usually sells. Data in the public domain (CC0). */
export const painterStarter = starterCatalog(
  "painter",
  `
# Heures et installation
H Heure de peintre
P Déplacement ; forfait
P Installation du chantier et protection des sols et meubles ; forfait
P Location d'un échafaudage ; jour
P Nettoyage de fin de chantier ; forfait
P Évacuation des déchets ; forfait

# Préparation des fonds
P Lessivage des supports ; m²
P Décollage de papier peint ; m²
P Grattage et ponçage ; m²
P Rebouchage et ratissage ; m²
P Enduit de lissage, deux passes ; m²
P Pose de toile de verre ; m²
P Traitement des fissures ; ml
P Décapage d'une boiserie ; m²

# Murs et plafonds
F Peinture acrylique mate ; kg
F Peinture acrylique velours ; kg
F Impression ; kg
F Enduit de lissage ; kg
O Murs : impression et deux couches velours ; m² = 0,15 Impression + 0,3 Peinture acrylique velours
  + 0,25 Heure de peintre
O Plafonds : impression et deux couches mates ; m² = 0,15 Impression + 0,3 Peinture acrylique mate
  + 0,3 Heure de peintre
O Préparation complète : rebouchage, enduit et ponçage ; m² = 0,8 Enduit de lissage + 0,35 Heure de peintre
P Peinture décorative à la chaux ou à effet ; m²

# Papiers peints et revêtements
F Papier peint intissé ; m²
F Colle à papier peint ; kg
F Toile de verre ; m²
O Papier peint intissé, fourni et posé ; m² = 1,1 Papier peint intissé + 0,2 Colle à papier peint
  + 0,4 Heure de peintre
O Toile de verre, fournie et posée ; m² = 1,05 Toile de verre + 0,2 Colle à papier peint + 0,3 Heure de peintre

# Boiseries et métaux
F Laque satinée pour boiseries ; kg
F Lasure ; kg
P Peinture d'une porte, deux faces et cadre ; u
P Peinture d'une fenêtre, deux faces ; u
P Peinture d'un radiateur ; u
P Peinture de plinthes ; ml
P Peinture d'un escalier ; u
P Peinture de garde-corps ou de grilles ; ml
O Volets battants, lasure deux couches ; m² = 0,25 Lasure + 0,8 Heure de peintre

# Extérieurs
F Peinture de façade ; kg
P Nettoyage et traitement anti-mousse de façade ; m²
O Façade : deux couches sur fond sain ; m² = 0,5 Peinture de façade + 0,25 Heure de peintre
P Peinture d'avant-toit et de sous-face ; ml
`,
);
