import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « électricien ». Data in the public domain (CC0). */
export const electricianWorks = tradeWorks(
  "électricien",
  `< Nettoyer et évacuer ; 0.25
> Repérer, couper et consigner le circuit, protéger les lieux ; 0.25
# Remplacement de tableau électrique | 1 tableau
= @poser/@changer/@refaire tableau/tableau_electrique/coffret_electrique
= tableau_electrique/tableau normes/norme/securite/conformite
= disjoncteur_differentiel @poser/@changer rangee
Mettre hors tension et repérer les circuits ; 1/u
Déposer l'ancien tableau ; 1/u
Poser et câbler le coffret, les différentiels et les disjoncteurs ; 3/u ; tableau, disjoncteurs, différentiels, peignes
Raccorder les circuits existants ; 2/u ; bornes, peignes
Tester les différentiels, mesurer la terre et étiqueter ; 1/u ; étiquettes, schéma
# Remplacement d'un disjoncteur ou d'un différentiel | 1 disjoncteur/différentiel/interrupteur différentiel
  /parafoudre
~ disjoncteur_differentiel: Remplacement de disjoncteur différentiel
= @poser/@changer/@reparer disjoncteur/differentiel/interrupteur_differentiel/parafoudre/contacteur
  /telerupteur/delesteur -panne -saut*
Consigner et contrôler le circuit ; 0.5
Remplacer l'appareil ; 0.5/u ; disjoncteur ou différentiel
Tester et étiqueter ; 0.25
# Ajout de prises de courant | 1 prise
+ Pose de goulotte, Remplacement de goulotte
= @poser/@faire prise -rj45 -recharge -terre_fourreau
= prise supplementaire
Consigner et tracer les emplacements ; 0.5
Poser la goulotte ou saigner et passer les câbles ; 0.75/u ; câble ou fil, gaine ou goulotte
Poser et raccorder les prises, raccorder au tableau ; 0.5/u ; boîtes, prises, plaques
Tester et reboucher ; 0.25 + 0.1/u ; plâtre
# Remplacement de prises et d'interrupteurs | 1 appareillage/prise/interrupteur
= @changer/@reparer prise/interrupteur/appareillage/va_vient -differentiel -recharge
= @poser interrupteur/variateur/detecteur_mouvement -differentiel
Consigner et protéger ; 0.25
Déposer l'ancien appareillage ; 0.15/u
Poser et raccorder l'appareillage neuf ; 0.3/u ; prises, interrupteurs, plaques
Tester et contrôler ; 0.25 + 0.05/u
# Pose de points lumineux | 1 point lumineux/spot/luminaire/applique/lampe/suspension/plafonnier/lustre
  /hublot/néon/éclairage/dalle
= @poser/@changer/@faire spot/luminaire/point_lumineux/applique/lampe/suspension/plafonnier/lustre/eclairage
  /led/reglette/dalle_led/lumiere/hublot/neon/ventilateur -exterieur -jardin -enseigne
Consigner et tracer les emplacements ; 0.5
Tirer l'alimentation ; 0.4/u ; câble, gaine, boîtes
Percer, poser et raccorder ; 0.4/u ; luminaires, dominos ou bornes
Tester, contrôler et ranger ; 0.25
# Éclairage extérieur | 1 luminaire/borne/projecteur/applique/spot/point lumineux
+ Pose d'alarme ou de vidéosurveillance, Pose de détecteur de mouvement
= @poser/@changer/@faire eclairage/projecteur/borne_eclairage/luminaire/spot/lampadaire exterieur/jardin
  /terrasse/allee/facade
= @poser/@changer projecteur
Consigner et préparer le tracé ; 0.5
Poser la gaine et le câble ; 1 + 0.25/ml sinon 1.5 ; câble R2V, gaine
Fixer et raccorder les luminaires ; 0.75/u ; luminaires étanches
Poser la commande et la protection ; 0.75 ; détecteur ou interrupteur, disjoncteur
Tester et contrôler ; 0.25
# Rénovation électrique complète | 60 m² habitables
= @refaire complet*/total*/entier* ~appartement/maison/logement/studio
= @refaire electricite/electrique/installation_electrique/installation complet*/total*/entier*/normes/norme
  /neuf -salle_bain
= electricite appartement/maison/logement/studio/t2/t3/t4 @refaire
= @refaire electricite -tableau
= mise_normes/normes/norme electrique/electricite/installation -tableau
= electricite complete/entier*
= @faire/@poser installation_electrique/electricite neuf*/complet*/maison
+ Remplacement de tableau électrique, Ajout de prises de courant, Remplacement de prises et d'interrupteurs,
  Pose de points lumineux, Pose de prises réseau RJ45
Faire le plan et repérer les points ; 1 + 0.045/u
Mettre en sécurité et déposer l'ancienne installation ; 1.5 + 0.065/u
-saigne*: Faire les saignées et les encastrements ; 0.35/u ; boîtes, gaines
!saigne*: Faire les encastrements ; 0.1/u ; boîtes
Passer les gaines et les câbles ; 0.34/u ; gaine ICTA, fils, câble
Poser le tableau et la GTL ; 6 + 0.06/u ; tableau, GTL, disjoncteurs, différentiels
Poser les prises, les interrupteurs et les RJ45 ; 0.26/u ; appareillage, plaques
Poser les points lumineux ; 0.085/u ; DCL, douilles
Tester et préparer le Consuel ; 3 + 0.01/u ; dossier Consuel
# Mise en sécurité électrique | 60 m² habitables
= mise_securite/securite/securis* electrique/installation/logement/electricite
= prise_terre/mise_terre/terre @poser/@faire/@refaire/@reparer
= @poser/@faire piquet_terre/liaison_equipotentielle
Contrôler l'installation et mesurer la terre ; 1.5
Poser les protections différentielles ; 2.5 ; différentiels 30 mA, disjoncteurs
Reprendre la terre et les liaisons équipotentielles ; 3 ; piquet, câblette, barrette
Remplacer les points dangereux ; 3 ; appareillage, boîtes
Tester et remettre le rapport ; 1
# Pose de borne de recharge | 1 borne
= borne @poser/@changer/@faire &vehicule/voiture/recharge/irve/7/11/22
= borne_recharge/wallbox/borne_electrique/borne_irve @poser/@changer/@faire
= prise/point recharge/green_up/renforcee
= borne_recharge vehicule/voiture/kw
Vérifier l'abonnement, la terre et la place au tableau ; 0.5
Poser la protection dédiée au tableau ; 1 ; différentiel, disjoncteur
Passer la gaine ou le tube et tirer le câble jusqu'à la borne ; 0.5 + 0.15/ml sinon 2.5 ; câble, goulotte ou gaine
Poser, fixer et raccorder la borne ; 1.25/u ; borne, fixations
Paramétrer, tester et remettre l'attestation ; 0.75/u
# Création d'une ligne électrique | 1 ligne/circuit/alimentation
= @poser/@faire ligne/alimentation/circuit/arrivee_electrique/cable -eau -recharge -eclairage
= raccord*/branch* four/plaque/plaque_cuisson/chauffe_eau/spa/climatisation/portail
= @poser/@faire prise/ligne/alimentation ampere
= @poser prise four/plaque/32a/20a
Consigner et préparer le passage ; 0.5
Passer la ligne ; 0.5/u + 0.15/ml sinon 2/u ; câble, gaine ou goulotte
Poser la protection au tableau ; 0.75/u ; disjoncteur, différentiel
Raccorder et tester ; 0.75/u ; boîte, prise ou sortie de câble
# Recherche de panne électrique
+ Dépannage d'éclairage
= @reparer electrique/electricite/courant/disjoncteur/differentiel/compteur/installation
= manque_courant/manque_lumiere/manque_electricite/court_circuit/coupure_courant
= disjonct*
= differentiel/disjoncteur saut*/declench*/remonte
= panne_electrique
= @reparer prise/interrupteur -@changer
Contrôler le tableau et isoler le circuit en défaut ; 0.75
Rechercher le défaut d'isolement sur la ligne ; 0.75
Réparer le circuit ou remplacer le disjoncteur en défaut ; 0.75 ; fil, borne, appareillage
Remettre sous tension et tester le différentiel ; 0.25
# Pose de VMC | 1 VMC/extracteur/caisson
~ @changer: Remplacement de la VMC
= @poser/@changer/@reparer vmc/extracteur/aerateur
= ventilation @poser/@changer/@reparer
= @changer/@poser caisson/groupe/moteur/bouche &vmc
+ Dépannage de VMC
Couper l'alimentation, accéder et déposer l'ancien caisson ; 1
Suspendre et poser le nouveau caisson ; 1 ; caisson, suspentes
Poser et raccorder les gaines et la sortie ; 2 ; gaines isolées, manchettes
Poser les bouches ; 1 ; bouches
Raccorder, mettre en service et mesurer les débits ; 0.75 ; disjoncteur, câble
# Pose de radiateurs électriques | 1 radiateur/convecteur/sèche-serviette
= @poser/@changer/@reparer radiateur/convecteur/seche_serviette/panneau_rayonnant -eau
= chauffage_electrique @poser/@changer
Consigner et déposer les anciens radiateurs ; 0.25 + 0.25/u
Fixer les radiateurs ; 0.5/u ; radiateur, chevilles
Raccorder l'alimentation et le fil pilote ; 0.5/u ; sortie de câble
Programmer et tester ; 0.25 + 0.1/u
# Pose d'interphone ou de visiophone | 1 interphone/visiophone/sonnette
= @poser/@changer interphone/visiophone/portier/sonnette/digicode/carillon/gache_electrique
Couper, consigner et déposer l'ancien ; 0.5
Passer ou contrôler la liaison entre la platine et le poste ; 1 + 0.1/ml sinon 2 ; câble, gaine
Poser la platine et le poste ; 1.25/u ; visiophone, alimentation
Raccorder, régler et expliquer ; 0.75/u
# Dépannage d'interphone ou de visiophone
+ Pose d'interphone ou de visiophone, Recherche de panne électrique
~ interphone: Dépannage d'interphone
~ visiophone: Dépannage de visiophone
= @reparer interphone/visiophone/portier/sonnette/digicode/carillon/gache_electrique -@changer
Contrôler l'alimentation, la platine et le poste ; 0.75
Rechercher le défaut sur la liaison ; 0.75
Réparer ou remplacer l'élément en cause, contrôler ; 1 ; poste, platine ou alimentation
# Dépannage d'éclairage | 1 point lumineux
= @reparer luminaire/eclairage/lumiere -exterieur -jardin -enseigne
Contrôler l'alimentation, l'interrupteur et le luminaire ; 0.75/u
Réparer ou remplacer l'élément en cause, contrôler ; 0.5/u ; douille, interrupteur ou luminaire
# Motorisation électrique de portail ou de volets | 1 moteur/volet/portail
= motoris* portail/volet/store/porte_garage
= @poser/@changer/@reparer moteur volet/portail/store
= @poser motorisation
Consigner et démonter l'ancien mécanisme ; 0.5/u
Poser le moteur et sa commande ; 1.25/u ; moteur, commande
Passer et raccorder l'alimentation ; 1/u ; câble, boîte
Régler les fins de course et tester ; 0.5/u
# Pose d'alarme ou de vidéosurveillance | 1 caméra/détecteur/alarme
= @poser/@changer/@faire/@reparer alarme/camera/videosurveillance/detecteur/video_surveillance -fumee -mouvement
Étudier les emplacements ; 0.75
Passer les câbles ; 1/u ; câble réseau ou alarme, goulotte
Fixer les caméras ou les détecteurs ; 0.75/u ; caméras, détecteurs
Raccorder la centrale ou l'enregistreur ; 1.5 ; centrale ou enregistreur
Configurer, tester et expliquer ; 1.25
# Pose de détecteurs de fumée | 1 détecteur/DAAF
= @poser/@changer detecteur_fumee/daaf/detecteur_incendie
Choisir les emplacements ; 0.25
Fixer les détecteurs ; 0.25/u ; détecteurs de fumée
Tester, mettre en service et expliquer ; 0.25
# Pose de prises réseau RJ45 | 1 prise/RJ45
= @poser/@faire/@changer rj45/prise_reseau/reseau_informatique/prise_rj45/coffret_communication/baie_brassage/fibre
= cablage informatique/reseau/rj45
Repérer et préparer le passage ; 0.5
Tirer les câbles réseau ; 0.75/u ; câble grade 3 ou cat 6, gaine
Poser et raccorder les prises ; 0.4/u ; noyaux RJ45, plaques
Raccorder le coffret et tester ; 1 + 0.1/u ; coffret, cordons
# Diagnostic électrique
= diagnostic/audit/controle/verif* electrique/installation/electricite/tableau
= attestation/consuel @poser/@faire/besoin
Contrôler le tableau et les protections ; 0.75
Mesurer la terre et les isolements ; 0.75
Relever les défauts pièce par pièce ; 1
Analyser et rédiger le rapport ; 0.75
# Câblage de domotique | 1 module/micromodule
= cablage ~domotiq*
= maison_connectee/volet_connecte/eclairage_connecte @poser/@faire/besoin
= domotiq*/connecte* @poser/@faire/@changer
= domotiq*
Étudier les besoins et choisir le matériel ; 1.5
Poser les modules ; 0.5/u ; modules, passerelle
Configurer les scénarios ; 2
Tester, mettre en service et expliquer ; 1
# Remplacement de gaines de ventilation | 1 gaine
= gaine vmc/ventilation/perce/percee/decroch* -electrique
= @changer/@poser gaine -fil -cable -technique
Accéder et déposer les anciennes gaines ; 0.5
Poser et raccorder les gaines neuves ; 1.5 ; gaines isolées, colliers
Contrôler les débits et nettoyer ; 0.5
# Pose de spots encastrés | 6 spot
= @poser/@changer/@faire spot -exterieur -jardin
= spot encastr*/led
= @changer/@poser plafonnier/lustre/luminaire spot
+ Remplacement d'éclairage par des LED
Tracer l'implantation des spots ; 0.5
Faire le perçage du plafond à la scie cloche ; 0.15/u
Tirer l'alimentation et câbler les spots ; 0.2/u ; câble, boîtes, drivers
Poser et raccorder les spots ; 0.15/u ; spots LED
?variateur: Poser les variateurs ; 0.5 ; variateurs
Tester, contrôler et nettoyer ; 0.25
# Remplacement d'interrupteurs | 1 interrupteur/va-et-vient/variateur/poussoir
= @changer/@reparer/@poser interrupteur/va_vient/variateur/poussoir -differentiel -sectionneur
Repérer, couper et consigner le circuit ; 0.25
Déposer l'ancien interrupteur ; 0.15/u
Poser et raccorder l'interrupteur neuf ; 0.3/u ; interrupteurs, plaques
Tester et contrôler ; 0.25
# Remplacement de prises | 1 prise
= @changer/@reparer prise -recharge -rj45 -reseau
Repérer, couper et consigner le circuit ; 0.25
Déposer les anciennes prises ; 0.15/u
Poser et raccorder les prises neuves ; 0.3/u ; prises, plaques
Tester et contrôler ; 0.25
# Remplacement de radiateurs électriques | 1 radiateur/convecteur/sèche-serviette
= @changer radiateur/convecteur/seche_serviette/grille_pain
= @changer convecteur
Couper et vérifier les circuits ; 0.25
Déposer les anciens radiateurs ; 0.3/u
Poser et fixer les radiateurs neufs ; 0.6/u ; radiateur, chevilles
Raccorder l'alimentation et le fil pilote ; 0.4/u ; sortie de câble
Programmer, tester et évacuer les anciens ; 0.5 + 0.1/u
# Raccordement de plaque, four ou appareil | 1 plaque/four/appareil/hotte
= raccord*/branch*/@poser plaque/plaque_induction/four/hotte/lave_vaisselle/cumulus -@changer
= raccordement_electrique/branchement_electrique
Couper et contrôler la ligne et la protection ; 0.5
Raccorder l'appareil ; 0.75/u ; sortie de câble, bornes
Tester et remettre sous tension ; 0.25/u
# Dépannage de chauffe-eau électrique
+ Recherche de panne électrique
= @reparer chauffe_eau/ballon
= manque_eau_chaude
Couper et contrôler l'alimentation ; 0.5
Diagnostiquer la résistance, le thermostat et le contacteur ; 0.75
Remplacer la pièce en cause ; 0.75 ; résistance, thermostat ou contacteur
Remettre en service et tester ; 0.25
# Pose de ventilateur de plafond | 1 ventilateur/brasseur
= @poser/@changer ventilateur/brasseur_air/brasseur
Couper et préparer l'alimentation ; 0.5
Renforcer et fixer le support ; 0.75/u ; fixations
Monter et raccorder le ventilateur ; 1/u ; ventilateur
Tester, contrôler et nettoyer ; 0.25
# Pose de panneaux photovoltaïques | 10 panneau
= panneau/panneaux solaire/photovoltaique @poser/@faire
= photovoltaique/autoconsommation/panneau_solaire
Étudier l'implantation et sécuriser la toiture ; 4
Poser les crochets et les rails ; 2 + 0.5/u ; crochets, rails
Poser et câbler les panneaux ; 2 + 0.6/u ; panneaux, câbles solaires
Poser et raccorder l'onduleur et les protections ; 5 ; onduleur, coffrets
Mettre en service, tester et préparer le Consuel ; 3
# Éclairage de secours et sécurité incendie | 1 bloc/baes
= baes/bloc_secours/eclairage_secours/alarme_incendie/ssi/bloc_autonome
Contrôler l'installation et repérer les blocs ; 0.5
Déposer et remplacer les blocs ; 0.5/u ; blocs de secours
Tester et remplir le registre ; 0.5
# Mise en réseau informatique et antenne | 1 antenne/prise TV
= antenne/parabole/prise_tv/tnt/wifi/borne_wifi @poser/@changer/@reparer
Contrôler le signal et préparer le passage ; 0.75
Poser et fixer l'antenne ou la prise ; 1.25/u ; antenne, fixations
Tirer le câble et raccorder ; 1/u ; câble coaxial
Régler, contrôler et tester ; 0.5
# Alimentation d'une dépendance | 15 ml
+ Ajout de prises de courant, Pose de points lumineux, Éclairage extérieur
= alimentation/amen*/ligne/cable/tranchee/electricite garage/abri/dependance/cabanon/piscine/jardin/atelier/chalet
= electricite garage/abri/cabanon/dependance @faire/@poser/amen*
Tracer et ouvrir la tranchée ; 0.5 + 0.3/u
Poser la gaine et tirer le câble ; 0.5 + 0.1/u ; câble R2V, gaine rouge, grillage
Poser les protections et le petit tableau ; 2 ; coffret, disjoncteurs
Poser les prises et l'éclairage ; 1.5 ; prises, luminaires étanches
Reboucher et tester ; 1
# Remplacement de moteur de volet roulant | 1 moteur/volet
= @changer/@reparer moteur volet
= volet_roulant/volet @reparer/bloqu*/panne
Couper et ouvrir le coffre ; 0.5/u
Déposer l'ancien moteur ; 0.75/u
Poser et raccorder le moteur neuf ; 1/u ; moteur, support
Régler les fins de course et tester ; 0.5/u`,
);
