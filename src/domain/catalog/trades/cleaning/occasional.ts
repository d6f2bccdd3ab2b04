import { tradeWorks } from "../../work-template.ts";

/** Moves, events and rarer works of the trade « nettoyage ». Data in the public domain (CC0). */
export const cleaningOccasionalWorks = tradeWorks(
  "nettoyage",
  `< Ranger, contrôler et sortir les déchets ; 0.25
> Préparer le matériel et protéger ; 0.25
# Nettoyage après fête ou événement | 150 m² habitables
= @nettoyer/menage/remise_propre ~fete/evenement/mariage/reception/soiree/anniversaire/spectacle/seminaire
= apre_fete/apre_reception/lendemain_fete/lendemain_mariage
+ Nettoyage de commerce ou de restaurant, Nettoyage de salle des fêtes
Ramasser et trier les déchets ; 0.75 + 0.006/u ; sacs
Nettoyer les tables et la cuisine ; 0.75 + 0.006/u
Nettoyer les sanitaires ; 0.75
Aspirer et laver les sols ; 0.5 + 0.012/u
# Sortie et entrée des poubelles | 12 mois
= sortie/rentree/sortir/rentrer poubelle/conteneur/bac/container
= gestion_container/gestion_conteneur
Sortir et rentrer les conteneurs ; 2/u
Laver et désinfecter les bacs ; 0.5/u ; désinfectant
Nettoyer le local ; 0.5/u
# Nettoyage de vitres en hauteur | 40 m²
= @nettoyer/vitre nacelle/cordiste/hauteur/corde/perche ~facade/vitre/immeuble/verriere
= vitre/vitrage/verriere nacelle/cordiste/hauteur/inaccessible
+ Nettoyage de vitres, Nettoyage de façade ou de bardage
Baliser et sécuriser la zone ; 0.75
Installer la nacelle ou les cordes ; 1.5
Laver et racler les vitres ; 0.5 + 0.08/u
Contrôler et replier ; 0.5
# Ménage de printemps ou grand ménage | 80 m² habitables
+ Ménage chez un particulier
~ grand_menage/grand: Grand ménage de logement
~ printemps: Ménage de printemps
= menage_printemps/grand_menage/menage_fond/fond_comble
= menage fond/complet/printemps/general
+ Nettoyage complet de logement, Nettoyage de vitres
Dépoussiérer du haut vers le bas ; 0.5 + 0.025/u
Nettoyer la cuisine et l'électroménager ; 2
Nettoyer et détartrer les sanitaires ; 1.5
Laver les vitres ; 0.5 + 0.012/u
Aspirer et laver les sols ; 0.5 + 0.02/u
# Repassage et linge | 3 h
= repassage/repasser/linge/lessive/pressing
Trier et préparer le linge ; 0.1/u
Repasser et plier ; 0.8/u
Ranger ; 0.1/u
# Remise en état de fin de bail | 60 m² habitables
= etat_lieux/fin_bail/depart_locataire/sortie_locataire/rendre_cle/caution
+ Nettoyage complet de logement, Nettoyage de vitres
Dépoussiérer et enlever les traces des murs ; 1 + 0.03/u
Dégraisser la cuisine et l'électroménager ; 2.5 ; dégraissant
Détartrer les sanitaires ; 1.5 ; détartrant
Laver les vitres et les cadres ; 0.75 + 0.012/u
Aspirer et laver les sols ; 0.5 + 0.025/u
# Nettoyage après dégât des eaux ou inondation | 40 m² habitables
= inondation/degat_eau/degat_eaux/eau_usee/cave_inondee/egout @nettoyer/pomp*/assech*/desinfect*/vider
= inonde/inondee/assech*
+ Nettoyage après sinistre ou extrême, Désinfection
Pomper et aspirer l'eau ; 1 + 0.03/u
Évacuer les éléments abîmés ; 1 + 0.03/u ; sacs
Nettoyer et désinfecter ; 1 + 0.06/u ; désinfectant
Assécher et contrôler ; 1 ; déshumidificateur
# Nettoyage après décès ou syndrome de Diogène | 45 m² habitables
= diogene/apre_dece/dece/insalubre/suicide
+ Nettoyage après sinistre ou extrême, Débarras de logement, Désinfection, Nettoyage complet de logement
Sécuriser et équiper les intervenants ; 1 ; protections
Trier, mettre en sacs et évacuer ; 4 + 0.3/u ; sacs, benne
Désinfecter et désodoriser ; 1.5 + 0.08/u ; désinfectant
Nettoyer à fond le logement ; 2 + 0.15/u
# Protection et cristallisation de sols | 40 m²
= protection/protege*/hydrofug*/bouche_pore/oleofuge/cristallis*/polissage/poli* sol/pierre/marbre/carrelage/parquet
  /terrasse/beton
+ Décapage et protection de sol
Dépoussiérer et laver le sol ; 0.5 + 0.03/u
Décaper ou polir ; 0.5 + 0.08/u ; disques
Appliquer la protection ; 0.5 + 0.04/u ; protection
# Nettoyage de chaises ou de sièges de bureau | 10 chaise/siège/fauteuil de bureau
~ chaise: Nettoyage de chaises
~ fauteuil: Nettoyage de fauteuils de bureau
= @nettoyer/detach*/shampo* chaise/siege/fauteuil_bureau
= chaise/siege @nettoyer/shampoi*/tache
Aspirer et détacher ; 0.25 + 0.05/u ; détachant
Laver par injection-extraction ; 0.5 + 0.15/u ; shampoing
Sécher et désodoriser ; 0.25 + 0.02/u
# Nettoyage de parking | 400 m²
= @nettoyer/balay*/autolaveuse/lavage parking/garage_collectif/parc_stationnement
Baliser et enlever les déchets ; 0.5 + 0.001/u
Balayer et dégraisser les taches ; 0.5 + 0.006/u ; dégraissant
Laver à l'autolaveuse et rincer ; 0.5 + 0.006/u ; produit sols
Contrôler et ranger ; 0.25`,
);
