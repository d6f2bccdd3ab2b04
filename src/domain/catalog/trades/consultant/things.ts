import { thingWorks } from "../../thing-works.ts";

/** What the trade « consultant/formateur » teaches, writes and sets up. Data in the public domain (CC0). */
export const consultantThings = thingWorks(
  "consultant/formateur",
  `*! Formation {nom} = formation/former/stage/cours/apprendre/initiation/perfectionnement/atelier/anim*/sensibilis*
Analyser le besoin, le niveau et le programme ; 0.1
Préparer les ateliers, les supports et les exercices ; 0.35
Faire l'animation des journées de formation ; 1
Évaluer les acquis et remettre les attestations ; 0.1
*! Accompagnement {nom} = accompagn*/coach*/conseil*/aide/aider/appui/assistance/suivi
Cadrer la mission et les objectifs ; 0.2
Analyser la situation et les documents ; 0.35
Animer les séances de travail ; 0.9
Suivre le plan d'actions et faire le bilan ; 0.3
- l'Excel/le word/le powerpoint/la bureautique/le tableur/le google sheets | 14 h ; 1
- l'anglais/l'espagnol/l'allemand/le français/les langues | 20 h ; 1
- le management/le leadership/la délégation/la conduite de réunion/la cohésion/la communication interne | 14 h ; 1
- la prise de parole/la communication/l'éloquence/le média training/la présentation | 7 h ; 1
- la vente/la prospection/la négociation/la relation client/l'accueil/le téléphone | 14 h ; 1
- la gestion du temps/le stress/l'organisation personnelle/le télétravail/le bien être/la gestion de conflits | 7 h ; 1
- l'hygiène/le haccp/les allergènes/la sécurité alimentaire | 14 h ; 1
- la sécurité/le sst/le secourisme/l'incendie/l'extincteur/les gestes et postures/le travail en hauteur
  /l'évacuation | 7 h ; 1
- l'intelligence artificielle/l'IA/le chatgpt/le numérique/le digital/la cybersécurité/l'outils numériques | 7 h ; 1
- les réseaux sociaux/l'instagram/le linkedin/le marketing/le community management/le référencement
  /la publicité | 14 h ; 1
- la comptabilité/la gestion/la trésorerie/la fiscalité/la paie/la facturation/le prix de revient
  /la tarification | 10 h ; 1
- le recrutement/l'intégration/l'entretien annuel/l'entretien professionnel/le ressources humaines/le rh
  /le gpec | 10 h ; 1
- le logiciel/le photoshop/l'indesign/l'autocad/le sketchup/le revit/le wordpress/le canva/le sage/l'odoo
  /le crm | 14 h ; 1
- la gestion de projet/l'agile/le scrum/la planification/le ms project | 14 h ; 1
- la qualité/l'iso/l'amélioration continue/le lean/le 5s/le kaizen | 20 h ; 1
- la logistique/le stock/l'achats/l'approvisionnement/la production/le magasin | 20 h ; 1
- la création d'entreprise/la reprise/le statut juridique/l'auto-entreprise/le micro-entreprise
  /le business model | 10 h ; 1
- la transition écologique/la RSE/le tri des déchets/le bilan carbone/la mobilité/l'énergie | 14 h ; 1
- le RGPD/le droit du travail/le droit/le contrat/l'appel d'offres/les marchés publics | 7 h ; 1
- le handicap/la diversité/le harcèlement/la laïcité/l'égalité/les risques psychosociaux/le qvt | 7 h ; 1
- la pédagogie/le formateur/le tutorat/l'e learning/la formation de formateurs | 14 h ; 1
- la reconversion/l'orientation/le bilan/l'emploi/le CV/l'entretien d'embauche | 12 h ; 1
- l'export/l'international/la douane/l'innovation/la levée de fonds/le financement/la subvention | 20 h ; 1
- la stratégie/le développement commercial/la croissance/le plan d'actions/le positionnement | 24 h ; 1
- la conduite/l'habilitation électrique/le caces/l'échafaudage/l'amiante/le chimique | 14 h ; 1`,
);
