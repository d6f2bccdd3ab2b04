import { tradeWorks } from "../work-template.ts";

/** Works of the trade « électricien ». Data in the public domain (CC0). */
export const electricianWorks = tradeWorks(
  "électricien",
  `# Remplacement du tableau électrique | tableau electrique, tableau, disjoncteur
Relevé de l'existant et consignation ; 1.5
Dépose de l'ancien tableau ; 1.5
Pose du coffret et des protections ; 4
Repérage et raccordement des circuits ; 4
Essais, mesures et remise sous tension ; 1.5
# Mise aux normes d'un logement | mise aux normes, mise en conformite, renovation electrique
Diagnostic de l'installation ; 2
Mise à la terre et liaisons équipotentielles ; 6
Remplacement du tableau ; 8
Reprise des circuits et de l'appareillage ; 24
Contrôles et dossier Consuel ; 3
# Ajout de prises et de points lumineux | prise, point lumineux, interrupteur | 4 prise
Repérage et traçage ; 1
Saignées ou goulottes ; 3
Passage des câbles ; 2
Pose et raccordement de l'appareillage ; 2
Rebouchage et essais ; 1
# Pose d'une borne de recharge | borne de recharge, borne, voiture electrique, irve
Étude de puissance et choix du départ ; 1
Tirage de la ligne dédiée ; 4
Pose des protections au tableau ; 1.5
Pose et raccordement de la borne ; 2
Mise en service et explications ; 1
# Éclairage intérieur | eclairage, spot, luminaire, led | 8 spot
Implantation et perçages ; 2
Passage des câbles ; 2.5
Pose et raccordement ; 2.5
Essais et réglages ; 0.5
# Dépannage électrique | panne, depannage, court circuit, disjoncte
Diagnostic de la panne ; 1
Réparation ou remplacement de l'élément ; 1.5
Essais et remise en service ; 0.5`,
);
