import { tradeWorks } from "../work-template.ts";

/** Works of the trade « consultant ». Data in the public domain (CC0). */
export const consultantWorks = tradeWorks(
  "consultant",
  `# Audit et diagnostic | audit, diagnostic, etat des lieux
Cadrage et collecte des documents ; 4
Entretiens ; 10
Analyse ; 12
Rapport et recommandations ; 8
Restitution ; 3
# Formation | formation, former, stagiaire
Recueil du besoin ; 2
Conception du programme et des supports ; 10
Animation ; 14
Évaluation et bilan ; 3
# Accompagnement au changement | accompagnement, coaching, conduite du changement
Cadrage ; 4
Séances d'accompagnement ; 16
Points d'étape ; 4
Bilan ; 3
# Étude de marché | etude de marche, benchmark
Cadrage et questionnaire ; 5
Recherche documentaire ; 10
Enquête ou entretiens ; 14
Analyse et rapport ; 12
# Stratégie de communication | communication, strategie, plan de communication
Audit de l'existant ; 6
Cibles et messages ; 6
Plan d'actions et calendrier ; 8
Présentation ; 3
# Gestion de projet | gestion de projet, pilotage, assistance a maitrise d'ouvrage
Lancement et planning ; 5
Suivi hebdomadaire ; 24
Comités et comptes rendus ; 8
Clôture et bilan ; 4`,
);
