import { tradeWorks } from "../work-template.ts";

/** Works of the trade « carreleur ». Data in the public domain (CC0). */
export const tilerWorks = tradeWorks(
  "carreleur",
  `# Carrelage de sol | carrelage, carrelage sol, carreler | 30 m²
Protection et préparation du support ; 4
Ragréage ; 4
Pose du carrelage ; 15
Joints ; 4
Pose des plinthes ; 4
Nettoyage ; 1
# Faïence murale | faience, credence, carrelage mural | 12 m²
Préparation des murs ; 2
Traçage et calepinage ; 1
Pose de la faïence ; 9
Joints et silicone ; 2.5
# Étanchéité et carrelage de douche | douche carrelee, etancheite, spec | 6 m²
Préparation et primaire ; 1.5
Système de protection à l'eau ; 3
Pose du carrelage et de la pente ; 7
Joints et finitions ; 2
# Dépose de carrelage | depose carrelage, demolition carrelage | 20 m²
Protection et cloisonnement poussière ; 1.5
Dépose du carrelage et de la colle ; 10
Évacuation des gravats ; 3
Remise à niveau du support ; 4
# Carrelage de terrasse | terrasse carrelee, carrelage exterieur, dalle sur plot | 25 m²
Préparation du support et pentes ; 6
Pose des plots ou de la colle ; 6
Pose des dalles ; 10
Joints et bordures ; 3
# Ragréage | ragreage, chape | 30 m²
Préparation et primaire ; 2
Coulage et lissage ; 4
Contrôle de planéité ; 0.5`,
);
