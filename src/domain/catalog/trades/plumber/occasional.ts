import { tradeWorks } from "../../work-template.ts";

/** Searches, networks and larger works of the trade « plombier ». Data in the public domain (CC0). */
export const plumberOccasionalWorks = tradeWorks(
  "plombier",
  `< Nettoyer et évacuer ; 0.25
> Protéger le sol et les lieux ; 0.25
# Recherche de fuite
+ Réparation de fuite d'eau
= recherche/localis*/trouver/detection/detecter fuite
= compteur tourne/defile
= facture_eau/consommation_eau/consommation
= auréole/aureole/tache/humidite mur/plafond/voisin/dessou
Relever le compteur et isoler les circuits ; 0.75
Rechercher et localiser la fuite ; 1.5
Ouvrir et mettre à nu la partie en cause ; 0.5
Faire le compte rendu avec photos pour l'assurance ; 0.5
# Recherche d'odeurs et d'égout
= odeur/mauvaise_odeur/sent/remontee_odeur
Contrôler les siphons, les évacuations et la ventilation ; 1
Faire un test fumigène ou caméra si besoin ; 0.75
Refaire l'étanchéité ou poser un clapet ; 1 ; siphon, clapet aérateur, joints
# Inspection caméra de canalisation
= camera/inspection/passage_camera/@entretenir canalisation/evacuation/egout/reseau/camera
= inspection_camera/passage_camera
Ouvrir le regard et préparer l'accès ; 0.5
Passer la caméra dans la canalisation ; 1
Repérer les défauts et remettre le rapport ; 0.75
# Curage de canalisation
= curage/cur*/hydrocur*/hydrocurage
= @entretenir/@nettoyer/detartr* canalisation/evacuation/colonne/reseau
+ Débouchage de canalisation
Ouvrir les regards et protéger les lieux ; 0.5
Curer les canalisations à haute pression ; 1.5 + 0.03/ml
Rincer, tester l'écoulement et nettoyer ; 0.5
# Calorifugeage de tuyaux | 10 ml
= calorifug*/@isoler tuyau/tuyauterie/canalisation/conduite
= calorifug*
= @poser/@changer isolant/manchon/mousse tuyau/tuyauterie
Nettoyer et préparer les tuyaux ; 0.25 + 0.03/u
Poser l'isolant sur les tuyaux ; 0.12/u ; manchons isolants, adhésif
Contrôler et nettoyer ; 0.25
# Adaptation de salle de bain pour senior ou handicap
= @refaire/adapt*/amenag*/securis* salle_bain/douche/salle_eau/wc pmr/senior/handicap*/agee/mobilite/autonomie
= douche pmr/securisee/senior/plain_pied/handicap*
= adapt* salle_bain/salle_eau/douche
+ Rénovation de salle de bain, Pose de douche, Remplacement de baignoire par une douche
Couper l'eau et déposer les anciens sanitaires ; 3
Adapter les alimentations et les évacuations ; 4 ; tube, PVC, raccords
Poser le receveur de plain-pied et l'étanchéité ; 4.5 ; receveur extra-plat, natte
Poser la paroi, la robinetterie et le siège ; 4 ; paroi, mitigeur thermostatique, siège
Poser les barres d'appui et le WC rehaussé ; 2.5 ; barres, chevilles
Faire les joints et contrôler l'étanchéité ; 1.5 ; silicone
# Création de WC
= @faire/creation/creer/ajout* wc/toilette -remplac*
= deuxieme_wc/second_wc/wc_supplementaire
Repérer les réseaux et tracer ; 1
Poser l'évacuation et sa pente ; 4 ; PVC, colliers
Poser l'alimentation en eau ; 2.5 ; tube, robinet d'arrêt
Poser et fixer le WC ; 2 ; pack WC, pipe, fixations
Mettre en eau, tester et contrôler l'étanchéité ; 0.5
# Plomberie complète de logement | 80 m² habitables
= plomberie/sanitaire maison/appartement/logement/complet*/total*/neuf*/extension/etage/renovation/studio
= alimentation/distribution/reseau multicouche/per/cuivre -chauffage -@reparer
= @refaire/@faire plomberie ~maison/appartement/logement/studio/extension/etage
= @refaire/@changer/@faire distribution/reseau eau/eau_froide/sanitaire/multicouche/plomb/per/cuivre -chauffage
= @refaire/@faire toute_plomberie/reseau_plomberie/installation_sanitaire
+ Création d'arrivées d'eau et d'évacuations, Rénovation de salle de bain, Plomberie de cuisine
Relever, faire le plan et repérer les passages ; 2 + 0.02/u
Déposer les anciens réseaux ; 2 + 0.06/u
Poser les alimentations eau froide et eau chaude ; 4 + 0.25/u ; tube PER ou multicouche, nourrices
Poser les évacuations ; 3 + 0.18/u ; PVC, colliers
Poser et raccorder les appareils sanitaires ; 4 + 0.2/u ; sanitaires, robinetterie
Mettre en pression, tester et contrôler l'étanchéité ; 2
# Branchement d'eau enterré | 15 ml
= alimentation/arrivee/branchement/raccord*/reseau eau jardin/abri/chalet/dependance/tranchee/enterr*/compteur
= tuyau/tube/reseau/alimentation enterr*/tranchee
Repérer et ouvrir la tranchée ; 1 + 0.3/u
Poser le tuyau et le grillage avertisseur ; 0.5 + 0.12/u ; tube PEHD, sable, grillage bleu
Raccorder au compteur et à l'arrivée ; 2 ; raccords, vanne, purge
Mettre en pression, tester et reboucher ; 1 + 0.1/u
# Raccordement au tout-à-l'égout | 10 ml
= tout_egout/egout raccord*/branch*/raccordement/@poser/@faire
= raccordement egout/assainissement/tout_egout
Repérer les réseaux et ouvrir la tranchée ; 2 + 0.35/u
Poser les canalisations et le regard ; 2 + 0.3/u ; PVC, regard, sable
Raccorder les évacuations et neutraliser la fosse ; 4 ; raccords, culotte
Contrôler l'écoulement, reboucher et remettre en état ; 1.5 + 0.2/u
# Réparation de l'étanchéité d'une douche
= douche/receveur/baignoire fuit*/infiltr*/suint*/coule -@changer -bouch*
= etancheite/silicone douche/receveur/baignoire @refaire/@reparer
Contrôler la bonde, les joints et localiser la fuite ; 1
Retirer les anciens joints et sécher ; 0.75
Refaire l'étanchéité et les joints ; 1 ; silicone, bande, bonde
Tester et contrôler l'étanchéité ; 0.5
# Réglage de pression et de bruit d'eau
= pression faible/trop/forte/manque/baisse/basse
= manque_pression/coup_belier/bruit_tuyau/bruit_canalisation
= tuyau/canalisation claque/bruit/vibre/tape
Mesurer la pression et contrôler le réseau ; 0.75
Régler ou remplacer le réducteur, poser un anti-bélier ; 1 ; réducteur, anti-bélier
Détartrer les mousseurs et tester les débits ; 0.5
# Dépose de sanitaires | 1 salle de bain
= @deposer sanitaire/salle_bain/appareil/cuisine
Couper l'eau et vidanger ; 0.5
Déposer les sanitaires et la robinetterie ; 2/u
Boucher les alimentations et les évacuations ; 0.75/u ; bouchons
Évacuer en déchetterie et nettoyer ; 1/u
# Filtration et plomberie de piscine
= piscine pompe/filtr*/filtre/skimmer/vanne/local/plomberie/fuit*
= pompe_filtration/filtre_sable/filtration_piscine
Couper et vidanger le circuit ; 0.5
Déposer l'ancien appareil ; 0.75
Poser et raccorder la pompe ou le filtre ; 2.5 ; pompe ou filtre, PVC pression, vannes
Mettre en service, tester et régler ; 0.75
# Raccordement de gazinière ou de plaque gaz
= raccord*/branch*/@poser gaziniere/plaque_gaz/cuisiniere/table_gaz
= @poser/@faire/@changer/raccord* gaz ~cuisine
Couper le gaz et contrôler le robinet ; 0.5
Poser le flexible et raccorder l'appareil ; 0.75 ; flexible, joints
Contrôler l'étanchéité et faire l'essai ; 0.5
# Bouclage d'eau chaude et mitigeur collectif
= bouclage/recyclage/mitigeur_collectif eau_chaude/ecs/collectif
= eau_chaude temp/attend*/longue/loin
Étudier le réseau et couper l'eau ; 1
Poser le bouclage, la pompe et les vannes ; 5 ; tube, circulateur, vannes
Isoler, mettre en service et régler ; 1.5 ; isolant
# Mise en service et contrôle d'une installation d'eau
= remise_eau/mise_eau/ouverture_eau/ouverture_compteur
= @entretenir plomberie/installation_eau/robinetterie/sanitaire
= diagnostic/etat_lieux plomberie
Ouvrir l'eau et contrôler les réseaux ; 0.75
Resserrer, changer les joints et purger ; 0.75 ; joints
Tester les appareils et remettre un compte rendu ; 0.5`,
);
