import { tradeWorks } from "../work-template.ts";

/** Works of the trade « graphiste ». Data in the public domain (CC0). */
export const designerWorks = tradeWorks(
  "graphiste",
  `# Identité visuelle | logo, identite visuelle, charte graphique
Atelier et recherches ; 6
Trois pistes de logo ; 12
Affinage de la piste retenue ; 6
Déclinaisons et fichiers ; 5
Charte graphique ; 8
# Plaquette commerciale | plaquette, brochure, depliant
Chemin de fer et contenus ; 3
Maquette ; 8
Mise en page ; 8
Corrections ; 3
Fichiers pour l'imprimeur ; 1.5
# Carte de visite et papeterie | carte de visite, papeterie, en tete
Propositions ; 3
Mise au point ; 2
Fichiers pour l'imprimeur ; 1
# Affiche | affiche, flyer
Recherche et concept ; 3
Composition ; 5
Corrections ; 2
Déclinaisons et livraison ; 1.5
# Illustration | illustration, dessin
Esquisses ; 4
Mise au net ; 6
Couleur ; 5
Livraison et cession de droits ; 1
# Maquette d'interface | ui, ux, interface, wireframe
Ateliers et parcours ; 7
Schémas d'écrans ; 10
Maquettes ; 18
Prototype et tests ; 8`,
);
