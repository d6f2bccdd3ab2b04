import { tradeWorks } from "../work-template.ts";

/** Works of the trade « paysagiste ». Data in the public domain (CC0). */
export const landscaperWorks = tradeWorks(
  "paysagiste",
  `# Création de pelouse | pelouse, gazon, engazonnement | 150 m²
Décompactage et préparation du sol ; 7
Nivellement et griffage ; 5
Semis ou pose de rouleaux ; 5
Roulage et premier arrosage ; 2
# Taille de haies | haie, taille | 30 m
Taille des faces et du dessus ; 5
Ramassage et broyage ; 3
Évacuation des déchets verts ; 1.5
# Plantation de massif | massif, plantation, fleur, arbuste | 20 m²
Désherbage et bêchage ; 4
Amendement ; 2
Plantation ; 5
Paillage et arrosage ; 2
# Abattage d'un arbre | abattage, arbre, elagage | 1 arbre
Repérage et mise en sécurité ; 1
Démontage ou abattage ; 4
Débitage et broyage ; 3
Évacuation et nettoyage ; 2
# Allée et pavage | allee, pavage, pave | 20 m²
Décaissement ; 6
Fond de forme et bordures ; 6
Pose des pavés ; 10
Sable et finition ; 2
# Entretien annuel de jardin | entretien jardin, contrat d'entretien, tonte
Tontes de saison ; 24
Tailles de printemps et d'automne ; 12
Désherbage des massifs ; 12
Ramassage des feuilles ; 6`,
);
