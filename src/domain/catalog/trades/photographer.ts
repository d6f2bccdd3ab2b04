import { tradeWorks } from "../work-template.ts";

/** Works of the trade « photographe ». Data in the public domain (CC0). */
export const photographerWorks = tradeWorks(
  "photographe",
  `# Reportage de mariage | mariage
Rendez-vous de préparation et repérage ; 3
Préparatifs et cérémonie ; 6
Vin d'honneur et soirée ; 6
Tri et sélection ; 6
Retouche ; 14
Galerie privée et livraison ; 2
# Portrait d'entreprise | portrait, corporate, trombinoscope | 10 portrait
Préparation et installation du studio mobile ; 2
Prises de vue ; 5
Tri ; 1.5
Retouche ; 5
Livraison ; 0.5
# Photographie de produits | produit, packshot, catalogue | 20 produit
Préparation et mise en scène ; 3
Prises de vue ; 7
Détourage et retouche ; 10
Livraison des fichiers ; 1
# Photographie immobilière | immobilier, appartement, maison, airbnb
Repérage et mise en ordre ; 0.5
Prises de vue ; 2
Développement et retouche ; 2.5
Livraison ; 0.25
# Reportage d'événement | evenement, soiree, conference, seminaire
Préparation avec l'organisateur ; 1.5
Prises de vue ; 6
Tri et sélection ; 3
Retouche ; 5
Livraison ; 0.5
# Séance famille ou nouveau-né | famille, bebe, naissance, grossesse, enfant
Échange et préparation ; 0.75
Séance ; 2
Tri ; 1
Retouche ; 3
Galerie et livraison ; 0.5`,
);
