import { tradeWorks } from "../work-template.ts";

/** Works of the trade « consultant/formateur ». Data in the public domain (CC0). */
export const consultantWorks = tradeWorks(
  "consultant/formateur",
  `# Formation | 1 jour/journée
= formation/former/stage/formatrice -site -dossier
= cours/apprendre/initiation/perfectionnement
= @faire/anim* formation
+ Création de supports de formation
Recueillir les besoins et les niveaux ; 1.5
Préparer ou adapter les supports et les exercices ; 2 + 2.75/u
Animer la formation ; 7/u
Évaluer les stagiaires ; 0.75
Faire le bilan et les attestations ; 1.25
# Formation ou atelier d'une demi-journée | 1 atelier/séance/demi-journée/session
= demi_journee/matinee/aprem/apre_midi
= anim*/atelier/workshop/sensibilis*/conference/webinaire/seminaire/intervention -organisation_atelier -observation
+ Formation, Création de supports de formation
Préparer le contenu avec l'entreprise ; 2
Créer le support ; 2.5
Animer la séance ; 3.75/u
Évaluer et remettre les attestations ; 0.75
# Création de supports de formation | 1 module/support/parcours
= support/e_learning/elearning/module/contenu @faire/@refaire/@poser/concev*/adapt*/redig*/actualis* -photo
= ingenierie_pedagogique/elearning
Définir les objectifs et le plan ; 2/u
Rédiger les contenus ; 8/u
Créer les exercices et les quiz ; 4/u
Mettre en page et corriger ; 3/u
# Diagnostic d'organisation | 6 entretien
= diagnostic/audit/analyse/etat_lieux organisation/entreprise/rh/process*/equipe/commercial*/production
  /menuiserie/atelier/interne
= diagnostic/audit -energetique -site -qualite -financier
+ Conduite d'entretiens
Cadrer la mission avec le dirigeant ; 2.5
Analyser les documents ; 5
Mener les entretiens ; 1.25/u
?atelier/observ*/terrain/poste: Observer le terrain ; 5.5
Rédiger le rapport ; 9 + 0.5/u
Préparer et faire la restitution ; 3.5
# Accompagnement ou coaching | 6 séance/rendez-vous/session/entretien
= coach*/accompagn*/mentor*/suivi/tutor* -photo
= seance coach*/accompagn*
Définir les objectifs ; 1.5
Préparer les séances ; 0.5/u
Animer les séances ; 1.5/u
Faire les comptes rendus ; 0.35/u
Faire le bilan ; 1.5
# Audit qualité ou certification
= qualiopi/iso/certif*/qualite/haccp/label/conformite/rge
= audit qualite/blanc
Recueillir les documents ; 2
Auditer sur place ; 7
Rédiger le rapport et le plan d'actions ; 5
Accompagner les corrections ; 6
Préparer l'audit de certification ; 3
# Document unique et sécurité | 5 poste/unité/salarié
= document_unique/duerp/duer/prevention_risque/plan_prevention/risque_professionnel
= evaluation_risque
Visiter et observer les postes ; 2 + 0.5/u
Évaluer les risques ; 2 + 0.5/u
Rédiger le document unique ; 3 + 0.4/u
Établir le plan d'actions ; 2
Présenter à l'équipe ; 1.5
# Business plan et création d'entreprise
= business_plan/previsionnel/plan_financement/etude_marche/creation_entreprise/reprise_entreprise
= plan affaire/tresorerie
Recueillir le projet et les chiffres ; 3
Étudier le marché et la concurrence ; 6
Construire le prévisionnel ; 8
Rédiger le dossier ; 7
Corriger et préparer la présentation ; 3
# Stratégie commerciale ou marketing
= strategie/marketing/commercial*/plan_action/communication plan/@faire/defin*/accompagn*/etabl*
= strategie/plan_marketing/plan_communication
Analyser l'existant et le marché ; 5
Animer les ateliers avec l'équipe ; 5
Définir la stratégie et les actions ; 6
Rédiger le plan ; 5
Présenter et ajuster ; 2.5
# Recrutement | 1 poste/recrutement
= recrut*/embauch*/fiche_poste/sourcing
Définir le poste et rédiger l'annonce ; 2.5/u
Publier et trier les candidatures ; 4/u
Mener les entretiens ; 6/u
Présenter les candidats retenus ; 2/u
# Rédaction de dossier de financement | 1 dossier
= dossier subvention/financement/aide/appel_offre/appel_projet/memoire
= subvention/appel_offre/memoire_technique/redaction_dossier
Analyser le cahier des charges ; 2/u
Recueillir les pièces et les chiffres ; 2.5/u
Rédiger le dossier ; 8/u
Relire et déposer le dossier ; 1.5/u
# Mise en place d'outils ou de logiciels | 1 outil/logiciel
= @poser/deploi*/deploy*/parametr*/choi* logiciel/outil/erp/crm/excel/tableau_bord/notion/odoo
= tableau_bord/tableau_suivi
Recueillir les besoins ; 2/u
Paramétrer ou construire l'outil ; 8/u
Reprendre les données ; 3/u
Former les utilisateurs ; 3.5/u
Suivre le démarrage ; 2/u
# Animation de réunion ou de séminaire d'équipe | 1 jour/journée
= seminaire/cohesion/team_building/codir/facilit*
= anim* seminaire/reunion/cohesion
Cadrer les objectifs ; 2
Préparer le déroulé et les supports ; 4
Animer la journée ; 7/u
Rédiger le compte rendu ; 2.5
# Conduite d'entretiens | 5 entretien/personne
= conduite/conduire/mener entretien
= entretien interview*/men*/conduit*/individuel/annuel
= sondage/enquete/questionnaire
Préparer la trame ; 1.5
Mener les entretiens ; 1.25/u
Rédiger la synthèse ; 2 + 0.35/u
# Rapport et restitution
= rapport/restitution/compte_rendu/synthese @faire/@refaire/redig*
Analyser les éléments recueillis ; 2
Rédiger le rapport ; 6
Préparer et faire la restitution ; 3
# Gestion de projet ou assistance | 4 jour/journée
= gestion_projet/pilot*/amo/assistance_maitrise/chef_projet/conduite_projet
= pilotage
Cadrer et planifier ; 3
Suivre l'avancement et les réunions ; 5.5/u
Rédiger les comptes rendus ; 0.75/u
Faire le bilan ; 2
# Bilan de compétences | 24 h
= bilan_competence
= orientation_professionnelle/reconversion
Faire l'entretien préliminaire ; 1.5
Mener les séances d'investigation ; 0.55/u
Analyser les tests et les recherches ; 0.2/u
Rédiger la synthèse et la restituer ; 3
# Conseil RGPD
= rgpd/donnees_personnelle/registre_traitement
Recenser les traitements ; 5
Analyser les écarts ; 4
Rédiger le registre et les mentions ; 6
Former l'équipe ; 3.5
# Audit énergétique ou environnemental
= energetique/bilan_carbone/carbone/dpe/environnement*/rse
Collecter les données ; 5
Visiter le site ; 4
Calculer et analyser ; 7
Rédiger le rapport et le plan d'actions ; 7
Restituer ; 2.5
# Comptabilité et gestion | 1 mois/dossier
= comptab*/gestion/tresorerie/tableau_gestion/cout_revient/facturation
Recueillir les pièces ; 1.5/u
Analyser les chiffres ; 3/u
Construire les tableaux ; 3/u
Présenter et conseiller ; 2/u`,
);
