import { tradeWorks } from "../../work-template.ts";

/** Smaller orders of the trade « consultant/formateur ». Data in the public domain (CC0). */
export const consultantOccasionalWorks = tradeWorks(
  "consultant/formateur",
  `# Conseil ponctuel | 1 h/heure
~ demi_journee: Conseil d'une demi-journée
~ visio/visioconference/teams/zoom: Consultation en visio
= avis/regard/echange/consultation/conseil/second_avis d_heure/heure/visio/demi_journee/exterieur/telephone/ponctuel
= avis/regard/consultation/conseil #h
= regard_exterieur/second_avis/avis_exterieur
= avis contrat/projet/dossier/strategie/prix/tarif/plan
+ Stratégie commerciale ou marketing, Mise en place d'outils ou de logiciels, Formation ou atelier d'une demi-journée
Lire les documents et préparer ; 0.5
Tenir l'entretien de conseil ; 1/u
-rapport/compte_rendu: Envoyer un résumé des conseils ; 0.25
# Relecture de document ou de contrat | 1 document/contrat
= relire/relecture/relu/corrig*/verif* contrat/document/dossier/statut/bail/cgv/rapport/memoire/offre
Lire et annoter le document ; 1.5/u
Proposer les corrections ; 1/u
Faire le point avec le client ; 0.5
# Choix d'un outil ou d'un prestataire | 3 outil/solution/logiciel/prestataire
~ crm: Comparatif et choix de CRM
~ logiciel: Comparatif et choix de logiciel
= choisir/choix/compar*/comparatif/benchmark/selection logiciel/outil/crm/erp/solution/prestataire/caisse/fournisseur
= comparatif
+ Mise en place d'outils ou de logiciels
Recueillir les besoins et les critères ; 3
Comparer et tester les solutions ; 2.5/u
Rédiger la grille de comparaison ; 2
Recommander et restituer ; 2
# Calcul de prix et de rentabilité | 1 étude
= calcul*/analys*/etude/revoir/fix* rentabilite/marge/cout/tarif/prix/seuil_rentabilite/taux_horaire
Recueillir les chiffres ; 1.5
Calculer les coûts et la rentabilité ; 3/u
Présenter les résultats ; 1`,
);
