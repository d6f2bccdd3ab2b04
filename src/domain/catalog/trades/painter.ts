import { tradeWorks } from "../work-template.ts";

/** Works of the trade « peintre ». Data in the public domain (CC0). */
export const painterWorks = tradeWorks(
  "peintre",
  `# Peinture de murs et plafonds | peinture, peindre, mur, plafond, chambre, salon | 40 m²
Protection des sols et du mobilier ; 2
Préparation des supports, rebouchage et ponçage ; 5
Impression ; 3
Première couche ; 4
Deuxième couche ; 4
Nettoyage et retouches ; 1.5
# Ravalement de façade | ravalement, facade | 100 m²
Installation de l'échafaudage et protections ; 12
Nettoyage haute pression et traitement ; 10
Reprise des fissures ; 12
Application du fixateur ; 8
Deux couches de peinture de façade ; 26
Repli et nettoyage ; 6
# Pose de papier peint | papier peint, tapisserie | 30 m²
Dépose de l'ancien revêtement ; 4
Préparation du support ; 4
Encollage et pose ; 7
Finitions et nettoyage ; 1
# Peinture de boiseries et portes | boiserie, porte, volet, fenetre bois | 4 porte
Dépose des ferrures et protection ; 1
Ponçage et rebouchage ; 4
Sous-couche ; 2.5
Deux couches de laque ; 5
Repose des ferrures et retouches ; 1
# Enduit et lissage de murs | enduit, lissage, ratissage | 40 m²
Protection et dépoussiérage ; 2
Enduit de dégrossissage ; 6
Enduit de lissage ; 6
Ponçage et aspiration ; 4
# Peinture de sol | peinture de sol, resine, garage | 25 m²
Nettoyage et dégraissage du sol ; 3
Reprise des fissures ; 2
Primaire d'accrochage ; 2
Deux couches de finition ; 5`,
);
