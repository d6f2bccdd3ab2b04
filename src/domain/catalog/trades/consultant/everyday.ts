import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « consultant/formateur ». Data in the public domain (CC0). */
export const consultantWorks = tradeWorks(
  "consultant/formateur",
  `# Formation | 1 jour/journée
+ Document unique et sécurité, Mise en place d'outils ou de logiciels, Rapport et restitution
= formation/former/stage/formatrice -site -dossier -organisme
= cours/apprendre/initiation/perfectionnement
= @faire/anim* formation -organisme
+ Création de supports de formation
Analyser le besoin, le niveau et le programme ; 1.5
Préparer et adapter les supports et les exercices ; 2 + 2.75/u
Faire l'animation des journées de formation ; 7/u
Évaluer les acquis des stagiaires ; 0.75
Faire le bilan et les attestations ; 1.25
# Formation ou atelier d'une demi-journée | 1 atelier/séance/demi-journée/session
+ Document unique et sécurité
~ atelier/workshop: Animation d'atelier
= demi_journee/matinee/aprem/apre_midi
= anim*/atelier/workshop/sensibilis*/conference/webinaire/seminaire/intervention -organisation_atelier -observation
  -visite
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
+ Rapport et restitution, Stratégie commerciale ou marketing
~ audit: Audit d'organisation
= diagnostic/audit/analyse/etat_lieux organisation/entreprise/rh/process*/equipe/commercial*/production
  /menuiserie/atelier/interne
= diagnostic/audit -energetique -site -qualite -financier -rgpd -blanc -officiel -qualiopi
+ Conduite d'entretiens
Cadrer la mission avec le dirigeant ; 2.5
Analyser les documents ; 5
Mener les entretiens ; 1.25/u
?atelier/observ*/terrain/poste: Observer le terrain ; 5.5
Rédiger le rapport et les recommandations ; 9 + 0.5/u
Préparer et faire la restitution ; 3.5
# Accompagnement ou coaching | 6 séance/rendez-vous/session/entretien
~ coach*: Coaching
~ individuel: Accompagnement individuel
~ mentor*/tutor*: Mentorat
= coach*/accompagn*/mentor*/suivi/tutor* -photo
= seance coach*/accompagn*
Définir les objectifs ; 1.5
Préparer les séances et les outils ; 0.5/u
Faire l'animation des séances ; 1.5/u
Faire les comptes rendus ; 0.35/u
Faire le bilan ; 1.5
# Audit qualité ou certification
~ qualiopi: Accompagnement Qualiopi
~ iso: Accompagnement à la certification ISO
~ haccp: Mise en place du plan HACCP
+ Accompagnement ou coaching, Formation
= qualiopi/iso/certif*/qualite/haccp/label/conformite/rge
= audit qualite/blanc
= accompagn*/preparation/audit qualiopi/certif*/iso/haccp
Faire le diagnostic initial et recueillir les documents ; 4
Rédiger le plan d'actions ; 2.5
Rédiger les procédures et les modèles ; 9
Faire les points de suivi et accompagner les corrections ; 3
Faire l'audit blanc ; 5
Rédiger le rapport et le compte rendu ; 3
# Document unique et sécurité | 5 poste/unité/salarié
+ Rapport et restitution, Stratégie commerciale ou marketing, Diagnostic d'organisation, Accompagnement ou coaching
= duerp/duer/document_unique
~ duerp/duer/document_unique: Rédaction du document unique (DUERP)
~ mise_jour: Mise à jour du document unique d'évaluation des risques
= document_unique/duerp/duer/prevention_risque/plan_prevention/risque_professionnel
= evaluation_risque
Préparer, collecter les documents, faire la visite et observer les postes ; 2 + 0.5/u
Faire l'analyse, l'évaluation et la cotation des risques ; 2 + 0.5/u
Faire la rédaction du document unique (DUERP) et du plan d'actions ; 3 + 0.4/u
Valider le plan d'actions ; 1
Faire la restitution au dirigeant et à l'équipe ; 1.5
# Business plan et création d'entreprise
~ previsionnel: Prévisionnel financier
~ etude_marche: Étude de marché
= business_plan/previsionnel/plan_financement/etude_marche/creation_entreprise/reprise_entreprise
= plan affaire/tresorerie
Mener l'entretien et recueillir les données ; 3
!previsionnel: Étudier le marché et la concurrence ; 6
Faire la construction des hypothèses ; 3
Faire la modélisation du prévisionnel sur trois ans ; 5
Rédiger le dossier ou la note pour la banque ; 4
Corriger, faire la restitution ; 2
# Stratégie commerciale ou marketing
~ marketing: Stratégie marketing
~ communication: Plan de communication
= strategie/marketing/commercial*/plan_action/communication plan/@faire/defin*/accompagn*/etabl*
= strategie/plan_marketing/plan_communication
Analyser l'existant et le marché ; 5
Animer les ateliers avec l'équipe ; 5
Définir la stratégie et les actions ; 6
Rédiger le plan ; 5
Présenter et ajuster ; 2.5
# Recrutement | 1 poste/recrutement
= recrut*/embauch*/fiche_poste/sourcing
= aide/assistance/appui recrutement/embauche
Définir le profil du poste ; 1/u
Faire la rédaction et la diffusion de l'annonce ; 2/u
Faire le tri des CV et la préqualification ; 3.5/u
Mener les entretiens ; 6/u
Faire la synthèse et la recommandation ; 2/u
# Rédaction de dossier de financement | 1 dossier
= dossier subvention/financement/aide/appel_offre/appel_projet/memoire
= subvention/appel_offre/memoire_technique/redaction_dossier
Analyser le cahier des charges ; 2/u
Recueillir les pièces et les chiffres ; 2.5/u
Rédiger le dossier ; 8/u
Relire et déposer le dossier ; 1.5/u
# Mise en place d'outils ou de logiciels | 1 outil/logiciel
~ crm: Mise en place de CRM
~ erp: Mise en place d'ERP
~ tableau_bord: Création de tableau de bord
= @poser/deploi*/deploy*/parametr* logiciel/outil/erp/crm/excel/tableau_bord/notion/odoo
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
Analyser et rédiger le rapport ; 6
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
= rgpd accompagn*/mise*/@poser/@faire/registre
+ Accompagnement ou coaching
= audit/conformite/diagnostic rgpd
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
Préparer et faire la restitution ; 2.5
# Comptabilité et gestion | 1 mois/dossier
= comptab*/gestion/tresorerie/tableau_gestion/cout_revient/facturation
Recueillir les pièces ; 1.5/u
Analyser les chiffres ; 3/u
Construire les tableaux ; 3/u
Présenter et conseiller ; 2/u
# Étude de marché
= etude_marche/etude marche/clientele/concurrence
Cadrer les questions et les sources ; 2
Collecter les données ; 6
Mener des entretiens ou une enquête ; 6
Analyser et rédiger ; 6
Préparer et faire la restitution ; 2
# Formation à la sécurité ou à une habilitation | 1 jour/journée
= formation/recyclage/habilitation sst/secourisme/incendie/electrique/hauteur/caces/gestes
= sst/habilitation
~ sst: Formation et recyclage SST
Recueillir les besoins et les effectifs ; 1
Préparer les supports et le matériel ; 2
Faire l'animation de la journée ; 7/u
Évaluer les acquis ; 1
Éditer et remettre les certificats ; 0.75
# Accompagnement commercial | 4 journée/séance
= prospection/vente/commercial/force_vente accompagn*/coach*/@faire/plan
Analyser l'offre et les clients ; 3
Construire l'argumentaire et les outils ; 5
Accompagner les ventes sur le terrain ; 4/u
Faire le bilan et les ajustements ; 2
# Médiation ou gestion de conflit | 3 séance/rencontre
= mediation/conflit/qvt/risques_psychosociaux/rps
Rencontrer les parties ; 3
Préparer et animer les rencontres ; 2.5/u
Rédiger les accords et le compte rendu ; 3
# Évaluation et entretien professionnel | 5 entretien/salarié
= entretien_professionnel/entretien_annuel/evaluation salarie/collaborateur/equipe
Préparer la trame et les documents ; 2
Mener les entretiens ; 1.25/u
Rédiger les comptes rendus ; 0.5/u
Restituer au dirigeant ; 1.5
# Conférence ou webinaire | 1 conférence/webinaire
= conference/webinaire/table_ronde/intervention @faire/anim*/prepar*/donner
Cadrer le sujet et le public ; 1
Préparer le contenu et le support ; 5/u
Animer la conférence ; 2.5/u
Répondre aux questions et faire le bilan ; 0.75
# Réponse à appel d'offres | 1 dossier
= appel_offre/marche_public/memoire_technique
Analyser le cahier des charges ; 2/u
Rédiger le mémoire technique ; 9/u
Rassembler les pièces administratives ; 2/u
Relire et déposer le dossier ; 1.5/u
# Cession ou transmission d'entreprise
= cession/transmission/reprise/rachat entreprise/fonds/societe
Recueillir les pièces et les comptes ; 4
Évaluer l'entreprise ; 8
Rédiger le dossier de présentation ; 6
Accompagner la négociation ; 6
# Digitalisation | 1 processus
= digitalis*/dematerialis*/automatis*/numerique processus/entreprise/gestion/administratif/facture
= ia/intelligence_artificielle
Observer et décrire le processus ; 4/u
Choisir et paramétrer l'outil ; 6/u
Former les utilisateurs ; 3.5/u
Suivre le démarrage ; 2/u
# Procédures et modes opératoires | 5 procédure
= procedure/mode_operatoire/processus/fiche_process @faire/redig*/ecri*
Recueillir les pratiques ; 2
Rédiger les procédures ; 2/u
Faire valider et corriger ; 1 + 0.25/u
Former l'équipe ; 2
# Bilan et suivi d'activité | 1 mois
= point_mensuel/suivi_activite/reporting/bilan activite/mensuel
Recueillir les chiffres ; 1.5/u
Analyser et préparer le point ; 2/u
Animer le rendez-vous et remettre le compte rendu ; 2/u`,
);
