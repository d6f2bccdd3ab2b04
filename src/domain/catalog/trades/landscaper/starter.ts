import { starterCatalog } from "../../starter/read-starter.ts";

/**
 * What a gardener and landscaper usually sells. Data in the public domain (CC0). Gardens have no reduced rate of works
 * on housing.
 */
export const landscaperStarter = starterCatalog(
  "landscaper",
  `
# Heures et déplacements
H Heure de jardinier ; 20 %
H Heure de jardinier-élagueur ; 20 %
P Déplacement ; forfait ; 20 %
P Location d'une mini-pelle ; jour ; 20 %
P Location d'une nacelle ; jour ; 20 %
P Évacuation et traitement des déchets verts ; m³ ; 20 %

# Entretien
P Tonte de pelouse, avec ramassage ; m² ; 20 %
P Contrat d'entretien, passage mensuel ; forfait ; 20 %
P Taille de haie, deux faces et dessus ; ml ; 20 %
P Taille d'arbuste ; u ; 20 %
P Taille de fruitier ; u ; 20 %
P Désherbage manuel ; m² ; 20 %
P Débroussaillage ; m² ; 20 %
P Ramassage des feuilles ; forfait ; 20 %
P Scarification et regarnissage ; m² ; 20 %

# Élagage et abattage
P Élagage d'un arbre ; u ; 20 %
P Abattage d'un arbre en direct ; u ; 20 %
P Abattage par démontage ; u ; 20 %
P Rognage d'une souche ; u ; 20 %
P Broyage des branches sur place ; m³ ; 20 %

# Plantations et gazon
F Terre végétale ; m³ ; 20 %
F Gazon en rouleau ; m² ; 20 %
F Semence de gazon ; kg ; 20 %
F Arbuste en conteneur ; u ; 20 %
F Arbre tige ; u ; 20 %
F Plant de haie ; u ; 20 %
F Vivace en godet ; u ; 20 %
F Paillage ; m³ ; 20 %
F Toile de paillage ; m² ; 20 %
O Gazon en rouleau, fourni et posé ; m² ; 20 % = 1,05 Gazon en rouleau + 0,05 Terre végétale + 0,15 Heure de jardinier
O Gazon semé ; m² ; 20 % = 0,04 Semence de gazon + 0,12 Heure de jardinier
O Haie plantée ; ml ; 20 % = 1,5 Plant de haie + 0,05 Paillage + 0,4 Heure de jardinier
O Massif planté et paillé ; m² ; 20 % = 5 Vivace en godet + 0,08 Paillage + 0,1 Terre végétale + 0,6 Heure de jardinier
O Arbre planté, avec tuteur ; u ; 20 % = 1 Arbre tige + 0,2 Terre végétale + 2 Heure de jardinier

# Aménagement
P Étude et plan de jardin ; forfait ; 20 %
P Terrassement et nivellement ; m² ; 20 %
F Gravier ou concassé ; m³ ; 20 %
F Pavé ou dalle ; m² ; 20 %
F Bordure ; ml ; 20 %
F Panneau de clôture rigide ; ml ; 20 %
F Arrosage automatique, tuyaux et arroseurs ; forfait ; 20 %
O Allée en gravier stabilisé ; m² ; 20 % = 0,12 Gravier ou concassé + 1,1 Toile de paillage + 0,3 Heure de jardinier
O Dallage extérieur, fourni et posé ; m² ; 20 % = 1,05 Pavé ou dalle + 0,15 Gravier ou concassé + 1,1 Heure de jardinier
O Clôture rigide, fournie et posée ; ml ; 20 % = 1 Panneau de clôture rigide + 0,5 Heure de jardinier
`,
);
