import { tradeWorks } from "../work-template.ts";

/** Works of the trade « couvreur ». Data in the public domain (CC0). */
export const rooferWorks = tradeWorks(
  "couvreur",
  `# Réfection de couverture en tuiles | toiture, couverture, tuile, refection | 80 m²
Échafaudage et sécurité ; 12
Dépose de la couverture ; 20
Écran sous-toiture et liteaux ; 20
Pose des tuiles ; 32
Faîtages, rives et solins ; 16
Évacuation et nettoyage ; 6
# Recherche de fuite en toiture | fuite toiture, infiltration
Accès et mise en sécurité ; 1
Recherche de l'infiltration ; 1.5
Remplacement des éléments défectueux ; 3
Contrôle à l'eau ; 0.5
# Remplacement de gouttières | gouttiere, zinguerie, descente | 15 m
Dépose des anciennes gouttières ; 2.5
Pose des crochets et réglage des pentes ; 3
Pose des gouttières et descentes ; 6
Soudures et essais ; 2
# Démoussage de toiture | demoussage, mousse, nettoyage toiture | 100 m²
Mise en sécurité ; 2
Grattage et nettoyage ; 8
Traitement anti-mousse ; 3
Remplacement des tuiles cassées ; 2
Nettoyage des abords ; 1.5
# Pose de fenêtre de toit | fenetre de toit, velux | 1 fenêtre de toit
Repérage et découpe ; 3
Chevêtre ; 3
Pose de la fenêtre et du raccord ; 4
Habillage intérieur ; 3
# Isolation de toiture par l'extérieur | sarking, isolation toiture | 80 m²
Dépose de la couverture ; 20
Pare-vapeur et panneaux isolants ; 28
Contre-lattage et liteaux ; 16
Repose de la couverture ; 30`,
);
