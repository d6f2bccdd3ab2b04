import { tradeWorks } from "../../work-template.ts";

/** Smaller orders of the trade « photographe ». Data in the public domain (CC0). */
export const photographerOccasionalWorks = tradeWorks(
  "photographe",
  `# Numérisation de photos ou de diapositives | 50 photo/diapo/diapositive/négatif/tirage/plaque
~ diapo/diapositive: Numérisation de diapositives
~ negatif: Numérisation de négatifs
= scan*/numeris* photo/diapo/diapositive/negatif/tirage/album/plaque
= scanner diapo/diapositive/negatif/photo
+ Reproduction d'œuvres
Préparer, dépoussiérer et classer ; 0.5 + 0.01/u
Numériser ; 0.5 + 0.03/u
Corriger et nettoyer les poussières ; 0.25 + 0.015/u
Copier et livrer les fichiers ; 0.5
# Tri et sélection de photos | 100 photo/image/cliché
= tri/trier/selection/selectionner photo/image/cliche/raw
Importer et sauvegarder ; 0.25
Trier et sélectionner ; 0.25 + 0.01/u
Livrer la sélection ; 0.25
# Restauration de photo ancienne | 1 photo/portrait/tirage
= restaur*/@reparer/recoloris*/coloris* photo/portrait/tirage/cliche ancien*/abim*/dechir*/vieux/vieille/familial*
= restaur*/recoloris* photo/portrait
Numériser en haute définition ; 0.5/u
Retoucher et reconstruire ; 1.5/u
Tirer ou livrer le fichier ; 0.25/u
# Photo de groupe | 1 groupe
= photo/portrait groupe -portrait
Préparer le lieu et la lumière ; 0.5
Photographier le groupe ; 0.5/u
Choisir et retoucher ; 0.5/u`,
);
