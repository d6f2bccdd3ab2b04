import { tradeWorks } from "../work-template.ts";

/** Works of the trade « solier ». Data in the public domain (CC0). */
export const flooringWorks = tradeWorks(
  "solier",
  `# Pose de sol PVC en lés | 30 m²
+ Ragréage, Pose de plinthes, Pose de barres de seuil, Remontées en plinthe
= @poser/@changer/@faire pvc/lino/linoleum/vinyle/sol_souple -lame -dalle -clip* -fenetre -porte -volet -gouttiere
  -portail -tube -cloture
= sol pvc/souple/vinyle/lino -lame -dalle -clip*
= sol pvc/souple/lino #m² -lame -dalle -clip*
Préparer et primairer le support ; 0.5 + 0.025/u ; primaire
?ragre*: Ragréer ; 0.75 + 0.08/u ; ragréage
Coller et maroufler les lés ; 0.5 + 0.19/u ; sol PVC, colle
?remontee/plinthe: Faire les remontées en plinthe ; 0.5 + 0.21/ml sinon 0.5 + 0.12/u ; remontées, colle contact
?soudur*/soude*: Souder à chaud et araser ; 0.5 + 0.08/u ; cordon de soudure
Poser les seuils et nettoyer ; 0.75 + 0.01/u ; barres de seuil
# Pose de lames ou de dalles PVC | 25 m²
+ Ragréage, Pose de plinthes, Pose de barres de seuil, Remontées en plinthe
= @poser/@changer/@faire lame/dalle/lvt/pvc_clipsable/lame_pvc/dalle_pvc/lame_vinyle -bois -terrasse -moquette
= pvc/vinyle clip*/clipsable/lame/dalle
= lvt
Préparer et contrôler le support ; 0.5 + 0.04/u
?ragre*: Ragréer ; 0.75 + 0.08/u ; ragréage
Poser les lames ou les dalles ; 0.5 + 0.2/u ; lames PVC, sous-couche ou colle
?plinthe: Poser les plinthes ; 0.5 + 0.11/ml sinon 0.5 + 0.08/u ; plinthes, colle
Poser les seuils et nettoyer ; 0.75 ; barres de seuil
# Pose de parquet collé | 25 m²
+ Ragréage, Pose de plinthes, Pose de barres de seuil, Remontées en plinthe
= @poser/@changer/@faire parquet colle/encolle/massif/point_hongrie/chevron/baton
= parquet colle/massif/chevron/hongrie -flott*
Préparer et contrôler le support ; 0.75 + 0.04/u ; primaire
?ragre*: Ragréer ; 0.75 + 0.08/u ; ragréage
Coller le parquet ; 0.55/u ; parquet, colle
?plinthe: Poser les plinthes ; 0.5 + 0.13/ml sinon 0.5 + 0.12/u ; plinthes, colle
?seuil/barre: Poser les barres de seuil ; 0.35/barre sinon 0.5 ; barres de seuil
Nettoyer ; 0.75
# Pose de parquet flottant ou stratifié | 25 m²
+ Pose de plinthes, Pose de barres de seuil
= @poser/@changer/@faire parquet/parquet_flottant/stratifie/contrecolle/flottant/sol_stratifie -colle -ponc* -vitrif*
= stratifie/flottant #m²
= parquet #m² -ponc* -vitrif* -colle
Préparer et contrôler le support ; 0.5 + 0.04/u
Poser la sous-couche ; 0.03/u ; sous-couche
Poser le parquet ; 0.35/u ; parquet
?plinthe: Poser les plinthes ; 0.5 + 0.11/ml sinon 0.5 + 0.1/u ; plinthes, colle
Poser les seuils et nettoyer ; 0.75 ; barres de seuil
# Ponçage et vitrification de parquet | 30 m²
= ponc*/poncage
= vitrif*/vitrification
= @refaire/@peindre/huil* parquet/plancher
= @refaire parquet -pos*
= huil* parquet
Préparer et chasser les pointes ; 0.5 + 0.02/u
Poncer en trois passes ; 0.5 + 0.22/u ; abrasifs
Poncer les bordures et les angles ; 0.25 + 0.08/u ; abrasifs
Reboucher les joints ; 0.5 + 0.045/u ; pâte à bois
?huil*/cire/cire: Huiler le parquet en 2 couches ; 0.5 + 0.08/u ; huile
!huil*/cire: Vitrifier en 3 couches avec égrenage ; 0.75 + 0.11/u ; vernis, abrasif
# Réparation de parquet | 1 lame
= @reparer/@changer lame/parquet/latte/plancher -pvc -ponc*
= lame/parquet grinc*/abim*/gondol*/@reparer
= latte
Contrôler et déposer les lames abîmées ; 0.5 + 0.3/u
Ajuster et poser les lames neuves ; 0.5 + 0.5/u ; lames, colle
Poncer et raccorder la finition ; 0.75 + 0.15/u ; vernis ou huile
Nettoyer ; 0.25
# Pose de moquette | 25 m²
= @poser/@changer/@faire moquette/dalle_moquette/sisal/jonc/coco/tapis
= moquette #m² -deposer -depose
Préparer et nettoyer le support ; 0.5 + 0.03/u
Couper et coller la moquette ; 0.5 + 0.15/u ; moquette, colle
Araser et poser les plinthes ou les seuils ; 0.5 + 0.03/u ; barres de seuil
Nettoyer et évacuer les chutes ; 0.5
# Dépose de revêtement de sol | 25 m²
= @deposer moquette/lino/sol/parquet/revetement/stratifie/pvc/carrelage/dalle/plancher/ancien_sol/linoleum
Protéger et démonter les plinthes et les seuils ; 0.5
Déposer l'ancien revêtement ; 0.5 + 0.13/u
Gratter la colle ; 0.25 + 0.05/u
Évacuer et nettoyer ; 0.5 + 0.03/u ; mise en décharge
# Ragréage | 30 m²
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
= escalier/marche @poser/@refaire/@changer/moquette/pvc/parquet/stratifie/habill*
= nez_marche
Préparer les marches ; 0.5 + 0.08/u
Couper et coller le revêtement ; 0.4/u ; revêtement, colle
Poser les nez de marche ; 0.2/u ; nez de marche
Nettoyer ; 0.5
# Sol en résine ou béton ciré | 20 m²
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
Nettoyer ; 0.25
# Isolation acoustique de sol | 25 m²
= acoustique/phonique/isol* sol/sous_couche/plancher
= @poser sous_couche -parquet -stratifie
Préparer le support ; 0.5 + 0.03/u
Poser l'isolant ou la sous-couche ; 0.5 + 0.08/u ; sous-couche acoustique
Traiter le périmètre ; 0.5 + 0.02/u ; bande résiliente
# Réparation de sol souple | 1 joint/accroc/lé
= @reparer sol_souple/lino/pvc/moquette
= @reparer/recoll* lino/pvc/moquette/sol/dalle/le -parquet
= soudur* refaire
Contrôler et découper la partie abîmée ; 0.75
Recoller ou remplacer la pièce ; 1/u ; revêtement, colle
Souder et araser ; 0.5/u ; cordon
Nettoyer ; 0.25
# Plancher et lambourdes | 20 m²
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
Souder les angles et araser ; 0.25 + 0.05/u`,
);
