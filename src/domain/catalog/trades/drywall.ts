import { tradeWorks } from "../work-template.ts";

/** Works of the trade « plaquiste ». Data in the public domain (CC0). */
export const drywallWorks = tradeWorks(
  "plaquiste",
  `# Cloison en plaques de plâtre | cloison, placo, placoplatre | 15 m²
Traçage et pose des rails ; 2
Montage de l'ossature ; 3
Isolation et plaques ; 5
Bandes et enduits ; 4
Ponçage ; 1.5
# Faux plafond | faux plafond, plafond suspendu | 20 m²
Traçage et suspentes ; 4
Pose des fourrures ; 4
Pose des plaques ; 6
Bandes et enduits ; 5
Ponçage et nettoyage ; 2
# Doublage isolant des murs | doublage, isolation mur, isolation interieure | 30 m²
Préparation des supports ; 2
Ossature et isolant ; 8
Pose des plaques ; 8
Bandes et enduits ; 6
# Aménagement de combles | comble, combles amenages, grenier | 40 m²
Isolation des rampants ; 14
Ossature et plaques ; 24
Cloisons ; 12
Bandes et enduits ; 14
Nettoyage ; 2
# Isolation de combles perdus | combles perdus, soufflage, laine | 80 m²
Préparation et repérage ; 2
Pose des arrêtoirs et du pare-vapeur ; 4
Soufflage ou déroulage de l'isolant ; 6
Contrôle d'épaisseur et fiche de chantier ; 1
# Réparation de cloison | trou, reparation placo, cloison abimee
Découpe de la partie abîmée ; 0.75
Renfort et plaque de réparation ; 1
Bandes, enduit et ponçage ; 2`,
);
