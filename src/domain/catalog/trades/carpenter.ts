import { tradeWorks } from "../work-template.ts";

/** Works of the trade « menuisier ». Data in the public domain (CC0). */
export const carpenterWorks = tradeWorks(
  "menuisier",
  `# Remplacement de fenêtres | fenetre, double vitrage, menuiserie | 3 fenetre
Prise de cotes ; 1
Dépose des anciennes fenêtres ; 3
Pose et calage des fenêtres neuves ; 6
Étanchéité et habillages ; 3
Réglages et nettoyage ; 1
# Pose de cuisine | cuisine, meuble de cuisine, plan de travail
Réception et contrôle des éléments ; 1.5
Montage des meubles bas et hauts ; 10
Pose du plan de travail et découpes ; 5
Pose des façades, poignées et réglages ; 4
Pose des crédences et finitions ; 3
# Fabrication et pose d'un escalier | escalier
Relevé et conception ; 4
Débit et usinage ; 14
Montage à blanc en atelier ; 6
Pose sur chantier ; 9
Garde-corps et finitions ; 5
# Dressing et placards sur mesure | dressing, placard, rangement, bibliotheque
Prise de mesures et plan ; 2
Débit et usinage des panneaux ; 8
Montage et pose ; 8
Pose des portes et réglages ; 3
# Pose de parquet | parquet, stratifie | 25 m²
Préparation du support et sous-couche ; 4
Pose des lames ; 9
Coupes, seuils et plinthes ; 4
Nettoyage et conseils d'entretien ; 0.5
# Terrasse en bois | terrasse bois, terrasse, lames | 20 m²
Préparation et nivellement du terrain ; 6
Pose des plots et des lambourdes ; 7
Pose des lames ; 10
Finitions et bandeaux ; 3`,
);
