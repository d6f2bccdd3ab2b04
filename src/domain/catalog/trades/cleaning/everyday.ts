import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « nettoyage ». Data in the public domain (CC0). */
export const cleaningWorks = tradeWorks(
  "nettoyage",
  `< Ranger, contrôler et sortir les déchets ; 0.25
> Préparer le matériel et protéger ; 0.25
# Nettoyage de fin de chantier | 80 m² habitables
+ Nettoyage de vitres, Décapage et protection de sol, Ménage régulier de bureaux
= @nettoyer/remise_propre fin_chantier/chantier/apre_travau/travau/livraison
= fin_chantier/apre_travau/sortie_chantier
+ Nettoyage complet de logement
Retirer les protections et évacuer les déchets ; 0.5 + 0.012/u
Dépoussiérer murs, plinthes et menuiseries ; 0.5 + 0.035/u
Détacher peinture, colle et voile de ciment ; 0.5 + 0.032/u ; produits de décapage
-vitre: Nettoyer les vitres et les encadrements ; 0.5 + 0.15/m² sinon 0.5 + 0.025/u ; produit vitres
Nettoyer sanitaires et cuisine ; 1 + 0.013/u ; détartrant, dégraissant
Aspirer et laver les sols ; 0.5 + 0.02/u ; produit sols
# Nettoyage de vitres | 20 m²
~ vitrine/devanture: Lavage de vitrines
~ veranda: Nettoyage de véranda
= @nettoyer vitre/vitrine/baie/veranda/fenetre/vitrage/verriere/devanture/velux -sale
= vitre/vitrine @nettoyer
= laveur_vitre/vitrerie
Installer et baliser ; 0.25
Laver les vitres intérieur et extérieur ; 0.25 + 0.04/u ; produit vitres
Essuyer les cadres et les rebords, contrôler et ranger ; 0.25
# Nettoyage d'enseigne ou de store | 1 enseigne/store/panneau
= @nettoyer enseigne/store/banne/auvent/panneau
= enseigne
Installer l'accès et baliser ; 0.25
Nettoyer l'enseigne ou le store ; 0.5/u ; produit adapté
Rincer et ranger ; 0.25
# Ménage régulier de bureaux | 100 m² habitables
+ Nettoyage de sanitaires, Nettoyage de cuisine, Dégraissage de cuisine professionnelle ou de hotte
+ Désinfection, Décapage et protection de sol, Nettoyage de poubelle
= @nettoyer/@entretenir bureau/local/locaux/cabinet/open_space/commerce/magasin/boutique/agence/salle -fin_chantier
  -vitre -moquette
= menage bureau/local/cabinet
= menage/entretien/@nettoyer &bureau/bureaux/open_space/cabinet/local/locaux/agence -fin_chantier -vitre -moquette
= entretien_regulier/hebdomadaire/quotidien
Vider les corbeilles et faire le tri ; 0.25 + 0.002/u
Dépoussiérer les postes de travail ; 0.25 + 0.004/u
Nettoyer et désinfecter les sanitaires et la cuisine ; 0.5 + 0.002/u ; détartrant, désinfectant
Aspirer et laver les sols ; 0.25 + 0.007/u ; produit sols
Contrôler et réapprovisionner ; 0.25 ; consommables
# Nettoyage de parties communes | 1 cage d'escalier/hall/immeuble
= @nettoyer/@entretenir partie_commune/parties_commune/immeuble/copropriete/cage_escalier/hall/residence
  /escalier/ascenseur
= parties_commune/partie_commune/cage_escalier
+ Ménage chez un particulier
Balayer et aspirer hall et escaliers ; 0.5/u
Laver les sols et les marches ; 0.5/u ; produit sols
Nettoyer portes, rampes et boîtes aux lettres ; 0.25/u ; désinfectant
Sortir et laver les conteneurs ; 0.25/u
# Nettoyage complet de logement | 60 m² habitables
+ Nettoyage de sanitaires, Nettoyage de cuisine, Dégraissage de cuisine professionnelle ou de hotte
~ cave: Nettoyage de cave
~ garage: Nettoyage de garage
~ locataire/depart: Remise en état de logement après départ
~ etat_lieux/demenagement: Nettoyage d'état des lieux
+ Décapage et protection de sol, Nettoyage de moquette ou de tapis
+ Nettoyage de vitres
= @nettoyer appartement/maison/logement/studio/t1/t2/t3/t4/villa/gite -bureau -vitre -fin_chantier
= grand_menage/nettoyage_complet/remise_propre/etat_lieux/demenagement/propre -vider
= grand_nettoyage
= @refaire appartement/maison/logement/studio/villa
= menage -bureau
= propre
Dépoussiérer et dégraisser ; 0.5 + 0.03/u ; dégraissant
Nettoyer la cuisine et l'électroménager ; 1.5 ; dégraissant
?four/frigo/refrigerateur/hotte: Dégraisser le four, le frigo et la hotte ; 1.5 ; dégraissant
?lessiv*/jauni*/nicotine: Lessiver les murs ; 1 + 0.05/u ; lessive
Nettoyer et détartrer les sanitaires ; 1.25 ; détartrant
Laver les vitres intérieures ; 0.5 + 0.012/u ; produit vitres
Aspirer et laver les sols ; 0.25 + 0.018/u ; produit sols
# Débarras de logement | 40 m² habitables
~ cave/grenier: Débarras de cave ou de grenier
= debarra*/vider/videz/encombr*/diogene/vide_maison/vide_cave
= @deposer encombrant/meuble/dechet
+ Dépose et évacuation d'encombrants
Évaluer, s'équiper et sécuriser ; 1.25 ; équipement de protection
Trier et mettre de côté papiers et valeurs ; 0.5 + 0.12/u
Vider et ensacher ; 1 + 0.38/u ; sacs, bennes
Évacuer les déchets en déchetterie ; 1 + 0.11/u ; mise en décharge
# Désinfection | 40 m² habitables
= desinfect*/decontamin*/desinfection
Préparer et protéger ; 0.5 ; équipement de protection
Nettoyer et dégraisser ; 0.5 + 0.18/u ; dégraissant
Désinfecter ; 0.75 + 0.05/u ; désinfectant virucide
# Nettoyage après sinistre ou extrême | 50 m² habitables
~ incendie/suie: Nettoyage après incendie
~ degat_eau/inondation: Nettoyage après dégât des eaux
= sinistre/incendie/suie/inondation/degat_eau/apre_dece/squat/insalubre -encombr*
= @nettoyer extreme
Évaluer, s'équiper et sécuriser ; 1.5 ; équipement de protection
Évacuer les éléments abîmés ; 1 + 0.15/u ; sacs, bennes
Aspirer et laver murs et plafonds ; 1 + 0.15/u ; produits spécialisés
Laver et désinfecter les sols ; 0.5 + 0.06/u ; désinfectant
Traiter les odeurs ; 1.5 ; destructeur d'odeurs
# Nettoyage de moquette ou de tapis | 20 m²
~ tapi: Nettoyage de tapis
~ moquette: Nettoyage de moquette
= moquette/tapi shampoi*/shampouin*/tache
= @nettoyer/shampo*/detach* moquette/tapi
= moquette/tapi @nettoyer
Aspirer et détacher ; 0.25 + 0.02/u ; détachant
Laver par injection-extraction ; 0.5 + 0.05/u ; shampoing
Sécher et brosser ; 0.5
# Nettoyage de canapé, de fauteuils ou de matelas | 1 canapé/fauteuil/matelas/chaise/siège
~ canape: Nettoyage de canapé
~ matela: Nettoyage de matelas
~ fauteuil: Nettoyage de fauteuils
= canape/fauteuil/matela/sofa @nettoyer/shampoi*/shampouin*/tache/detach*
= @nettoyer/detach*/shampo* canape/fauteuil/matela/tissu/sofa -chaise -siege
Aspirer et détacher ; 0.35/u ; détachant
Laver par injection-extraction ; 0.75/u ; shampoing
Sécher et désodoriser ; 0.25/u
# Décapage et protection de sol | 40 m²
+ Ménage régulier de bureaux
~ metallis*/emulsion/cire: Décapage et métallisation de sol
~ cristallis*/marbre: Cristallisation de marbre
= decap*/emulsion/cristallis*/lustr*/autolaveuse/monobrosse -volet
= @nettoyer/@refaire carrelage/sol/parquet/marbre/carrelages
Déplacer le mobilier et protéger ; 0.5 + 0.01/u
Décaper le sol à la monobrosse ; 0.5 + 0.05/u ; décapant
Aspirer, rincer à l'eau claire et sécher ; 0.25 + 0.02/u
Appliquer les couches d'émulsion ou de cire ; 0.25 + 0.035/u ; émulsion
# Nettoyage de terrasse ou de sol extérieur | 40 m²
~ terrasse: Nettoyage haute pression de terrasse
~ parking: Nettoyage de parking
+ Nettoyage de façade ou de bardage
= @nettoyer/demouss* terrasse/allee/cour/parking/dalle/dallage/trottoir/garage/pave/balcon
= haute_pression/karcher
Protéger la façade et déplacer le mobilier ; 0.5
Nettoyer à haute pression ; 0.5 + 0.06/u
?mousse/demouss*/antimousse: Appliquer le traitement anti-mousse ; 0.25 + 0.01/u ; antimousse
Rincer et évacuer ; 0.5
# Nettoyage de façade ou de bardage | 80 m²
= @nettoyer/demouss* facade/bardage/mur/pignon/toiture/toit
= tag/graffiti
Protéger les abords et les ouvertures ; 0.75
Appliquer le produit ; 0.5 + 0.015/u ; produit de lavage
Laver et rincer ; 0.5 + 0.045/u
Nettoyer les abords ; 0.5
# Nettoyage de panneaux solaires | 10 panneau
= panneau_solaire/photovoltaique/panneaux_solaire
= @nettoyer panneau solaire
Installer l'accès et la sécurité ; 0.75
Laver à l'eau pure et à la brosse ; 0.25 + 0.08/u ; eau osmosée
Contrôler et ranger ; 0.25
# Dégraissage de cuisine professionnelle ou de hotte | 1 hotte/cuisine
= degraiss*/@nettoyer hotte/extraction/cuisine/cuisine_professionnelle/four/gaine -logement -appartement
= hotte @nettoyer
= @refaire cuisine/hotte/four
Préparer et protéger la cuisine ; 0.5
Démonter et tremper les filtres ; 0.5/u ; dégraissant
Dégraisser la hotte et les murs ; 2.5/u ; dégraissant alimentaire
Remonter, rincer et remettre le certificat ; 0.75
# Nettoyage de véhicule | 1 véhicule/voiture/camion
= @nettoyer/detailing voiture/vehicule/camion/utilitaire/auto
Aspirer et dépoussiérer l'intérieur ; 1/u
Laver les sièges et les plastiques ; 1/u ; produits
Laver l'extérieur et les vitres ; 1/u ; shampoing
# Ménage entre deux locations | 1 logement/gîte/appartement
+ Nettoyage complet de logement, Décapage et protection de sol, Nettoyage de vitres, Ménage régulier de bureaux,
  Désinfection
~ location_saisonniere/gite/airbnb/saisonni*: Ménage de location saisonnière
= @nettoyer ~location/airbnb/gite
= menage ~location/gite/airbnb
= airbnb/location_saisonniere/gite/saisonni*/entre_locataire
= @nettoyer gite/airbnb/location
Aérer, retirer le linge et refaire les lits ; 0.5/u ; linge
Nettoyer et désinfecter la cuisine et la salle d'eau ; 0.75/u ; produits
Dépoussiérer, aspirer et laver les sols ; 0.5/u
Sortir les poubelles, contrôler et réapprovisionner ; 0.25/u ; consommables
# Dépose et évacuation d'encombrants | 3 m³
= @deposer encombrant
= evacu* encombrant/meuble/dechet
= encombrant/evacu* -branche
= @deposer encombrant
Trier et charger ; 0.5 + 0.4/u
Évacuer les déchets en déchetterie ; 0.75 + 0.25/u ; mise en décharge
Balayer ; 0.25
# Traitement anti-mousse | 60 m²
= antimousse/anti_mousse/demouss*/mousse traitement/traiter/appliqu*/@nettoyer
= traitement antimousse/anti_mousse
Protéger les abords et les plantes ; 0.5
Brosser les mousses ; 0.25 + 0.01/u
Appliquer le traitement anti-mousse ; 0.25 + 0.015/u ; antimousse
Rincer et contrôler ; 0.25
# Nettoyage de sanitaires | 2 sanitaire/WC/salle de bain
= @nettoyer/detartr*/desinfect* sanitaire/wc/toilette/salle_bain/douche/vestiaire
Préparer les produits et ventiler ; 0.25
Détartrer et désinfecter les sanitaires ; 0.5/u ; détartrant, désinfectant
Laver les sols et les murs ; 0.25/u
Contrôler et réapprovisionner ; 0.25 ; consommables
# Nettoyage de cuisine | 1 cuisine
= @nettoyer/degraiss* cuisine/four/frigo/refrigerateur/electromenager/placard
Préparer et vider les surfaces ; 0.25
Dégraisser les meubles, le plan et la crédence ; 1/u ; dégraissant
Nettoyer l'électroménager ; 0.75/u
Laver le sol ; 0.25/u
# Ménage chez un particulier | 3 h
= menage/repassage/aide_menagere maison/appartement/particulier/semaine/regulier/domicile -grand_menage -grand
= repassage
Dépoussiérer les pièces ; 0.2/u
Nettoyer la cuisine et les sanitaires ; 0.35/u
Aspirer et laver les sols ; 0.35/u
Ranger et contrôler ; 0.1/u
# Remise en état après travaux ou dégât | 60 m² habitables
= poussiere/platre @nettoyer/@deposer
Évacuer les déchets et protections ; 0.5 + 0.01/u
Dépoussiérer du haut vers le bas ; 0.5 + 0.03/u
Nettoyer les vitres et les menuiseries ; 0.5 + 0.02/u
Aspirer et laver les sols ; 0.5 + 0.02/u
# Nettoyage de gouttières ou de toiture | 20 ml
= @nettoyer/debouch*/vider gouttiere/cheneau/toiture/toit
Installer l'accès et la sécurité ; 0.75
Retirer les feuilles et les mousses ; 0.25 + 0.06/u
Rincer et contrôler l'écoulement ; 0.25 + 0.02/u
# Nettoyage de véranda ou de stores | 1 véranda
= @nettoyer veranda/store/pergola/moustiquaire
Installer et baliser ; 0.25
Laver les vitrages et la toiture ; 2/u ; produit vitres
Nettoyer les profils et les rails ; 0.75/u
# Dératisation et nuisibles | 1 local
= deratis*/rat/souris/cafard/punaise/nuisible/desinsectis*/pigeon/fiente
Inspecter et repérer ; 0.75
Traiter ou poser les appâts ; 1.25/u ; produits
Nettoyer et désinfecter ; 1/u ; désinfectant
Contrôler et remettre le compte rendu ; 0.5
# Nettoyage de commerce ou de restaurant | 80 m² habitables
= @nettoyer/menage restaurant/bar/hotel/salle/magasin/boutique/commerce/salon/cafe
Dépoussiérer et nettoyer le mobilier ; 0.25 + 0.007/u
Nettoyer la cuisine ou le comptoir ; 0.75
Nettoyer et désinfecter les sanitaires ; 0.5
Aspirer et laver les sols ; 0.25 + 0.008/u
# Nettoyage industriel | 200 m² habitables
= @nettoyer usine/entrepot/atelier/hangar/machine/industriel/garage
Baliser et protéger les machines ; 0.75
Dépoussiérer les structures et les machines ; 0.5 + 0.012/u
Dégraisser et laver les sols à l'autolaveuse ; 0.5 + 0.008/u ; dégraissant
Évacuer les déchets ; 0.5
# Nettoyage de tombe | 1 tombe
= tombe/caveau/sepulture/monument_funeraire
Débarrasser et désherber ; 0.5/u
Laver et brosser la pierre ; 1/u ; produit adapté
Rincer et fleurir ; 0.25/u`,
);
