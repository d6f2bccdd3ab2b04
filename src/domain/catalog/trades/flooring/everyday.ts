import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « solier ». Data in the public domain (CC0). */
export const flooringWorks = tradeWorks(
  "solier",
  `< Nettoyer et évacuer ; 0.5
> Protéger les lieux et contrôler le support ; 0.5
# Pose de sol PVC en lés | 30 m² au sol
~ lino/linoleum: Pose de lino
+ Ragréage, Pose de plinthes, Pose de barres de seuil, Remontées en plinthe
= @poser/@changer/@faire pvc/lino/linoleum/vinyle/sol_souple -lame -dalle -clip* -fenetre -porte -volet -gouttiere
  -portail -tube -cloture
= sol pvc/souple/vinyle/lino -lame -dalle -clip*
= sol pvc/souple/lino #m² -lame -dalle -clip*
Préparer le support et appliquer le primaire ; 0.5 + 0.025/u ; primaire
?ragre*: Ragréer ; 0.75 + 0.08/u ; ragréage
Coller et maroufler les lés ; 0.5 + 0.19/u ; sol PVC, colle
?remontee/plinthe: Faire les remontées en plinthe ; 0.5 + 0.21/ml sinon 0.5 + 0.12/u ; remontées, colle contact
?soudur*/soude*: Souder à chaud et araser ; 0.5 + 0.08/u ; cordon de soudure
Poser les barres de seuil, ajuster et nettoyer ; 0.75 + 0.01/u ; barres de seuil
# Pose de lames ou de dalles PVC | 25 m² au sol
~ clip*/clipsable/clipse: Pose de lames PVC clipsables
~ dalle: Pose de dalles PVC
~ lame: Pose de lames PVC
= lame/dalle pvc/vinyle/clipsable #m²
= sol clipsable/vinyle/lvt
+ Ragréage, Pose de plinthes, Pose de barres de seuil, Remontées en plinthe
= @poser/@changer/@faire lame/dalle/lvt/pvc_clipsable/lame_pvc/dalle_pvc/lame_vinyle -bois -terrasse -moquette
= pvc/vinyle clip*/clipsable/lame/dalle
= lvt
Préparer le support et contrôler la planéité ; 0.5 + 0.04/u
?ragre*: Ragréer ; 0.75 + 0.08/u ; ragréage
Poser la sous-couche ; 0.02/u ; sous-couche
?porte/huisserie: Détalonner les huisseries et couper les portes ; 1
Poser les lames ou les dalles ; 0.5 + 0.2/u ; lames PVC, sous-couche ou colle
?plinthe: Poser les plinthes ; 0.5 + 0.11/ml sinon 0.5 + 0.08/u ; plinthes, colle
Poser les barres de seuil, ajuster et nettoyer ; 0.75 ; barres de seuil
# Pose de parquet collé | 25 m² au sol
~ point_hongrie/hongrie/chevron: Pose de parquet en chevrons ou point de Hongrie
+ Ragréage, Pose de plinthes, Pose de barres de seuil, Remontées en plinthe
= @poser/@changer/@faire parquet colle/encolle/massif/point_hongrie/chevron/baton
= parquet colle/massif/chevron/hongrie -flott* -ponc* -vitrif*
Préparer et contrôler le support ; 0.75 + 0.04/u ; primaire
?ragre*: Ragréer ; 0.75 + 0.08/u ; ragréage
Coller le parquet ; 0.55/u ; parquet, colle
?plinthe: Poser les plinthes ; 0.5 + 0.13/ml sinon 0.5 + 0.12/u ; plinthes, colle
?seuil/barre: Poser les barres de seuil ; 0.35/barre sinon 0.5 ; barres de seuil
Nettoyer et remettre en place ; 0.75
# Pose de parquet flottant ou stratifié | 25 m² au sol
+ Isolation acoustique de sol
~ stratifie/sol_stratifie: Pose de sol stratifié
~ flottant/parquet_flottant/contrecolle: Pose de parquet flottant
= @poser/souhaite/besoin stratifie/parquet_flottant
+ Pose de plinthes, Pose de barres de seuil
= @poser/@changer/@faire parquet/parquet_flottant/stratifie/contrecolle/flottant/sol_stratifie -colle -ponc* -vitrif*
= stratifie/flottant #m²
= parquet #m² -ponc* -vitrif* -colle
Préparer et contrôler le support ; 0.5 + 0.04/u
Poser la sous-couche ; 0.03/u ; sous-couche
Poser les lames clipsées ; 0.35/u ; parquet
?plinthe: Poser les plinthes ; 0.5 + 0.11/ml sinon 0.5 + 0.1/u ; plinthes, colle
Poser les barres de seuil et nettoyer ; 0.75 ; barres de seuil
# Ponçage et vitrification de parquet | 30 m² au sol
~ huil*: Ponçage et huilage de parquet
~ cire/cir*: Ponçage et cirage de parquet
+ Pose de lames ou de dalles PVC, Pose de parquet collé, Pose de parquet flottant ou stratifié, Pose de plinthes
= ponc*/poncage
= vitrif*/vitrification
= @refaire/@peindre/huil* parquet/plancher -proteg*
= @refaire parquet -pos* -proteg* -neuf
= huil* parquet
Protéger, préparer le parquet et chasser les pointes ; 0.5 + 0.02/u
Poncer le parquet en trois passes ; 0.5 + 0.22/u ; abrasifs
Poncer les bords et les angles ; 0.25 + 0.08/u ; abrasifs
Reboucher les joints ; 0.5 + 0.045/u ; pâte à bois
?huil*/cire/cire: Huiler le parquet en 2 couches ; 0.5 + 0.08/u ; huile
!huil*/cire: Appliquer le vernis, vitrifier en trois couches avec égrenage ; 0.75 + 0.11/u ; vernis, abrasif
# Réparation de parquet | 1 lame
~ @changer: Remplacement de lames de parquet
= parquet/plancher/lame grinc*/craqu*/bouge/enfonce/casse/cassee/pourri*/gonfle*
= @reparer/@changer lame/parquet/latte/plancher -pvc -ponc*
= lame/parquet grinc*/abim*/gondol*/@reparer
= latte
Diagnostiquer et déposer les lames abîmées ; 0.5 + 0.3/u
Refixer ou poser les lames neuves ; 0.5 + 0.5/u ; lames, colle
Poncer et raccorder la finition ; 0.75 + 0.15/u ; vernis ou huile
Nettoyer et remettre en place ; 0.25
# Pose de moquette | 25 m² au sol
~ sisal/jonc/coco: Pose de jonc de mer ou de sisal
~ dalle/dalle_moquette: Pose de dalles de moquette
= @poser/@changer/@faire moquette/dalle_moquette/sisal/jonc/coco/tapis
= moquette #m² -deposer -depose
Aspirer, préparer le support et tracer les axes ; 0.5 + 0.03/u
Encoller, découper et poser la moquette ou les dalles ; 0.5 + 0.15/u ; moquette, colle
Découper les rives et poser les barres de seuil ; 0.5 + 0.03/u ; barres de seuil
Nettoyer et évacuer les chutes ; 0.5
# Dépose de revêtement de sol | 25 m² au sol
~ moquette: Dépose de moquette
~ parquet: Dépose de parquet
~ carrelage: Dépose de carrelage
~ lino/linoleum/pvc: Dépose de lino ou de sol PVC
~ stratifie: Dépose de stratifié
= @deposer moquette/lino/sol/parquet/revetement/stratifie/pvc/carrelage/dalle/plancher/ancien_sol/linoleum
Protéger et démonter les plinthes et les seuils ; 0.5
Déposer l'ancienne moquette ou l'ancien revêtement ; 0.5 + 0.13/u
Gratter la colle ; 0.25 + 0.05/u
Nettoyer, évacuer et remettre en place ; 0.5 + 0.03/u ; mise en décharge
# Ragréage | 30 m² au sol
= ragre*
= autonivel*/nivel*
Dépoussiérer et primairer le support ; 0.25 + 0.025/u ; primaire
Ragréer ; 0.75 + 0.09/u ; ragréage
Poncer et contrôler la planéité ; 0.25 + 0.02/u
# Pose de plinthes | 20 ml
= @poser/@changer plinthe
= plinthe #ml
Couper et ajuster les plinthes ; 0.25 + 0.04/u ; plinthes
Fixer les plinthes ; 0.25 + 0.07/u ; colle, pointes
Faire les joints et nettoyer ; 0.25 + 0.01/u ; mastic
# Revêtement d'escalier | 1 marche
~ moquette: Pose de moquette d'escalier
~ pvc/lino: Pose de PVC d'escalier
~ parquet/stratifie: Habillage d'escalier
~ nez_marche: Pose de nez de marche
= escalier/marche @poser/@refaire/@changer/moquette/pvc/parquet/stratifie/habill*
= nez_marche
Préparer les marches ; 0.5 + 0.08/u
Découper et coller la moquette ou le revêtement ; 0.4/u ; revêtement, colle
Poser les nez de marche ; 0.2/u ; nez de marche
Nettoyer et remettre en place ; 0.5
# Sol en résine ou béton ciré | 20 m² au sol
~ beton_cire: Application de béton ciré
~ resine/epoxy: Application de résine de sol
= resine/beton_cire/epoxy/mortier_resine
= @peindre sol
Poncer et dépoussiérer le support ; 0.75 + 0.08/u ; abrasif
Appliquer le primaire ; 0.25 + 0.05/u ; primaire
Appliquer la résine ou le béton ciré ; 0.75 + 0.3/u ; résine ou béton ciré
Appliquer la finition ; 0.25 + 0.1/u ; vernis
# Pose de barres de seuil | 1 barre/seuil
= @poser/@changer barre_seuil/seuil/barre/profile
Couper et ajuster ; 0.15/u
Fixer les barres de seuil ; 0.25/u ; barres de seuil, vis
Nettoyer et remettre en place ; 0.25
# Isolation acoustique de sol | 25 m² au sol
= acoustique/phonique sol/sous_couche/plancher
= @isoler sol/plancher
= @poser sous_couche -parquet -stratifie
Préparer et contrôler le support ; 0.5 + 0.03/u
Poser l'isolant ou la sous-couche ; 0.5 + 0.08/u ; sous-couche acoustique
Traiter le périmètre ; 0.5 + 0.02/u ; bande résiliente
# Réparation de sol souple | 1 joint/accroc/lé
= @reparer sol_souple/lino/pvc/moquette
= @reparer/recoll* lino/pvc/moquette/sol/dalle -parquet
= soudur* refaire
Contrôler et découper la partie abîmée ; 0.75
Recoller ou remplacer la pièce ; 1/u ; revêtement, colle
Souder et araser ; 0.5/u ; cordon
Nettoyer et remettre en place ; 0.25
# Plancher et lambourdes | 20 m² au sol
= @poser/@faire/@refaire plancher ~lambourde/osb
= plancher lambourde
= @poser/@faire/@refaire plancher/lambourde/osb/solive
Prendre les niveaux et tracer ; 1
Poser les lambourdes ; 0.5 + 0.2/u ; lambourdes, cales, vis
Visser le plancher ; 0.25/u ; lames ou panneaux, vis
Finir les rives et nettoyer ; 0.75
# Remontées en plinthe | 20 ml
= remontee -capillaire
Préparer l'angle et le mur ; 0.5 + 0.03/u ; gorge
Coller les remontées ; 0.5 + 0.17/u ; revêtement, colle contact
Souder les angles et araser ; 0.25 + 0.05/u
# Rabotage de portes et détalonnage | 1 porte
= rabot*/detalon*/coup*/raccourc*/recoup* porte/huisserie
Dégonder et tracer les portes ; 0.25/u
Couper et poncer le bas des portes ; 0.5/u
Remonter et régler ; 0.25/u
# Huilage ou entretien de parquet | 30 m² au sol
= huil*/cir*/lustr*/@entretenir parquet -ponc*
= @nettoyer/@entretenir parquet
Dépoussiérer et nettoyer ; 0.5 + 0.03/u
Décaper ou égrener ; 0.5 + 0.06/u ; abrasif
Appliquer l'huile ou la cire ; 0.5 + 0.06/u ; huile ou cire
Lustrer et contrôler ; 0.5 + 0.02/u
# Ponçage d'escalier | 14 marche
+ Ponçage et vitrification de parquet
= ponc*/vitrif*/vernir escalier/marche
Protéger et préparer ; 0.75
Poncer les marches et les contremarches ; 0.5/u ; abrasifs
Vitrifier en trois couches ; 0.75 + 0.2/u ; vernis
# Parquet massif cloué | 20 m² au sol
= parquet/plancher cloue/massif_cloue/lambourde @poser/@refaire/#m²
Préparer et poser les lambourdes ; 0.75 + 0.25/u ; lambourdes, cales
Clouer les lames ; 0.6/u ; parquet, pointes
Poser les plinthes et les seuils ; 0.5 + 0.1/u ; plinthes
# Pose de terrasse en bois ou composite | 20 m² au sol
= terrasse bois/composite/lame
= @poser/@faire/@refaire terrasse
Préparer et niveler le sol ; 1.5 + 0.1/u ; géotextile
Poser les plots et les lambourdes ; 0.5 + 0.35/u ; plots, lambourdes
Visser les lames ; 0.45/u ; lames, vis inox
Faire les rives et nettoyer ; 1 + 0.08/u
# Pose de sol sportif ou industriel | 60 m² au sol
= sol sportif/industriel/salle_sport/caoutchouc/amortissant/conducteur
Préparer et primairer le support ; 1 + 0.03/u ; primaire
Ragréer ; 1 + 0.08/u ; ragréage
Coller le revêtement ; 1 + 0.15/u ; revêtement, colle
Souder et tracer ; 1 + 0.04/u
# Pose de tapis d'entrée ou de paillasson | 1 tapis
= @poser/@changer tapi_entree/paillasson/tapi_brosse/tapi
Prendre les cotes et découper ; 0.5/u
Poser, fixer et mettre de niveau ; 0.75/u ; tapis, profilés
# Traitement d'humidité de support | 20 m² au sol
= humidite/barriere_anti_remontee/pare_vapeur @faire/@poser/traitement/traiter/sol/chape
Mesurer l'humidité et préparer ; 0.75
Appliquer la barrière anti-humidité ; 0.5 + 0.12/u ; résine époxy
Sabler et contrôler ; 0.25 + 0.03/u
# Plinthes et finitions après pose | 20 ml
= @refaire/@changer plinthe/quart_rond/finition
Déposer les anciennes plinthes ; 0.25 + 0.04/u
Couper et poser les plinthes neuves ; 0.25 + 0.11/u ; plinthes, colle
Faire les joints ; 0.25 + 0.02/u ; mastic
# Revêtement mural souple | 20 m² au sol
= mur/mural pvc/revetement/lambris_pvc/fibre_verre @poser/@faire
= lambri pvc
Préparer le mur ; 0.5 + 0.06/u
Coller le revêtement mural ; 0.5 + 0.25/u ; revêtement, colle
Souder ou poser les profils ; 0.5 + 0.05/u
# Chape ou préparation de sol | 20 m² au sol
= @faire/@refaire chape/chape_seche
= @refaire/@reparer support/dalle
Préparer et nettoyer le support ; 0.5 + 0.03/u
Poser le polyane et prendre les niveaux ; 0.75
Réaliser la chape ; 1 + 0.22/u ; mortier ou plaques`,
);
