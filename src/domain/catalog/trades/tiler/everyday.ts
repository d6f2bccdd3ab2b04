import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « carreleur ». Data in the public domain (CC0). */
export const tilerWorks = tradeWorks(
  "carreleur",
  `< Nettoyer et évacuer ; 0.5
> Protéger les lieux et contrôler le support ; 0.5 ; bâches
# Pose de carrelage au sol | 15 m²
~ marbre: Pose de marbre
~ tomette: Pose de tomettes
= @poser/@refaire/@faire sol ~cuisine/salle_bain/couloir/entree/garage/cellier carrel*
= x60/x45/x30/x80/x90/x120 #m² -mur -mural -faience -plot -terrasse -metro
= rectifie/gre_cerame/60x60/80x80/120x60/carreau #m² -mur -faience -mural
= sol carrelage/carreau/gre_cerame -faience -peint* -spec -sous_carrelage
= @poser mosaique ~sol
= @poser/@changer/@refaire carrelage/carreler/carreau/gre/gre_cerame -mur -mural -faience -plot -escalier -casse
  -cassee
= carreler/recarreler -mur
= gre/gre_cerame ~sol -mur -mural -plot
= sol #m² -plot -faience
= sol @poser/@refaire carrel*/cuisine/salle_bain/couloir/entree/garage
= @poser grand_format/imitation_parquet/carreau_ciment/tomette/terre_cuite/travertin/marbre/pierre -mur
Préparer et contrôler le support, appliquer le primaire ; 0.5 + 0.05/u ; primaire
Tracer le calepinage ; 0.5 + 0.02/u
Coller et poser le carrelage au sol ; 0.65/u ; carrelage, colle, croisillons
?plinthe: Poser les plinthes ; 0.5 + 0.17/ml sinon 0.5 + 0.11/u ; plinthes, colle
Faire les joints et le silicone ; 0.12/u ; mortier de joint
Nettoyer et remettre en place ; 0.5 + 0.02/u
# Dépose de carrelage | 15 m²
~ faience: Dépose de faïence
= @deposer carrelage/carreau/faience/ancien_sol/carrele/revetement -casse -cassee
= carrelage @deposer/depose
Protéger les sanitaires, les murs et le sol ; 0.75 ; bâches
Déposer et piquer l'ancien carrelage ; 0.6/u
Évacuer les gravats ; 0.5 + 0.12/u ; sacs à gravats
# Ragréage du sol | 15 m²
= ragre*
= autonivel*/nivel*
Dépoussiérer et primairer le support ; 0.25 + 0.03/u ; primaire
Ragréer le sol ; 0.5 + 0.12/u ; ragréage
Contrôler la planéité et nettoyer ; 0.25
# Pose de faïence | 12 m²
= mur #m² -peint*
= @poser/@changer/@refaire faience/carrelage_mural/faiencer
= faience
= @poser carrelage/carreau/zellige/mosaique mur/mural/douche/credence -sol
= @poser/@refaire zellige/mosaique/metro
= salle_bain @refaire/@poser carrel*
+ Pose de crédence carrelée
Protéger, contrôler et préparer les supports ; 0.5 + 0.07/u ; primaire
Tracer le calepinage ; 0.75
?etancheite/spec/sel: Appliquer le SPEC ou l'étanchéité en deux couches ; 0.75 + 0.25/u ; système d'étanchéité
Coller et poser la faïence des murs ; 0.9/u ; faïence, colle, profilés
Faire les joints ; 0.13/u ; mortier de joint
Faire les joints silicone et nettoyer ; 0.75 + 0.03/u ; silicone
# Pose de crédence carrelée | 3 m²
~ zellige: Pose de crédence en zellige
= credence #m²
= @poser/@faire/@refaire credence
= @poser/@refaire carrelage/faience credence/plan_travail
Protéger le plan de travail et les meubles, préparer le mur ; 0.75 ; bâche, primaire
Tracer, couper et coller les carreaux de la crédence ; 1 + 1.1/u ; carreaux, colle, profilés
Découper autour des prises ; 0.75
Faire les joints et nettoyer ; 0.75 + 0.2/u ; mortier de joint, silicone
# Étanchéité sous carrelage (SPEC) | 5 m²
~ natte: Pose de natte d'étanchéité
= @faire/@poser etancheite/spec/natte
= etancheite/spec/sel carrelage/douche/salle_bain
Contrôler les supports, poser les bandes d'étanchéité ; 1 ; bandes d'étanchéité
Appliquer le SPEC ou l'étanchéité en deux couches ; 0.75 + 0.35/u ; système d'étanchéité
Contrôler et laisser sécher ; 0.5
# Pose de douche à l'italienne | 1 douche
+ Pose de faïence
= douche_italienne/douche @faire/@poser/carrel*
= @faire/@poser/@refaire/@changer douche/douche_italienne/receveur -plombier -faience -etancheite
= douche_italienne
Préparer et déposer l'existant ; 3
Contrôler le support, réaliser la pente et poser le siphon ; 4 ; siphon ou receveur à carreler, mortier
Faire l'étanchéité sous carrelage ; 3.5 ; natte ou système d'étanchéité, bandes
Coller la mosaïque au sol et la faïence des murs ; 10 ; carrelage, colle
Faire les joints et le silicone ; 2 ; mortier de joint, silicone
# Pose de terrasse en dalles sur plots | 20 m²
= @poser/@faire dalle/terrasse/carrelage plot
= plot #m²
= recouvr*/revetir terrasse/balcon/dalle &plot
= dalle/terrasse/carrelage/carreau/gre/gre_cerame ~plot
+ Pose de carrelage au sol, Pose de carrelage de terrasse
Nettoyer le support, faire l'implantation et le calepinage ; 0.75 + 0.025/u
Poser et régler les plots ; 0.17/u ; plots réglables
Poser et couper les dalles ; 0.4/u ; dalles
Faire les découpes et les finitions des rives ; 1 + 0.1/u ; profilés, disque
Nettoyer et remettre en place ; 0.5 + 0.02/u
# Pose de carrelage de terrasse | 20 m²
= @poser/@refaire/@changer/@faire terrasse/balcon/carrelage_exterieur/dalle -plot -bois -beton
= @poser carrelage terrasse/balcon/exterieur/piscine/plage -plot
Préparer le support et faire le primaire ; 0.75 + 0.06/u ; primaire
Faire l'étanchéité ou poser la natte ; 0.15/u ; natte de désolidarisation
Coller et poser le carrelage extérieur ; 0.7/u ; carrelage extérieur, colle
Faire les joints et nettoyer ; 0.5 + 0.14/u ; mortier de joint
# Remplacement de carreaux cassés | 1 carreau
= @changer/@reparer/@refaire carreau -vitre -ciment
= carreau @reparer/@changer/casse/cassee/decolle/fele
= @reparer carrelage/faience
= recoll* carreau/carrelage/faience
Protéger et dégarnir les joints ; 0.5
Déposer les carreaux cassés et préparer le support ; 0.25 + 0.35/u
Coller les carreaux de remplacement et jointoyer ; 0.25 + 0.35/u ; carreaux, colle, joint
Nettoyer et remettre en place ; 0.25
# Réfection des joints de carrelage | 10 m²
~ silicone: Réfection des joints silicone
= @refaire/@changer/@reparer/@nettoyer joint/joint_carrelage/silicone
= joint carrelage/faience/douche/salle_bain @refaire/@reparer
= silicone @changer/@refaire
Protéger et retirer les anciens joints ; 0.5 + 0.2/u
Nettoyer et dégraisser ; 0.25 + 0.05/u
Refaire les joints ; 0.25 + 0.2/u ; mortier de joint, silicone
Nettoyer le carrelage ; 0.25 + 0.04/u
# Pose de plinthes carrelées | 10 ml
= @poser/@changer/@refaire plinthe
= plinthe #ml
Couper les plinthes ; 0.25 + 0.04/u
Poser les plinthes ; 0.25 + 0.12/u ; plinthes, colle
Faire les joints et nettoyer ; 0.25 + 0.04/u ; mortier de joint
# Carrelage d'escalier | 1 marche
= @poser/@refaire/@faire carrelage/carreler escalier/marche/nez
= escalier @poser/carrel*
Préparer les supports et tracer ; 1 + 0.1/u ; primaire
Poser les marches et les contremarches ; 0.85/u ; carrelage, nez de marche, colle
Faire les joints ; 0.1/u ; mortier de joint
Nettoyer et remettre en place ; 0.5
# Réalisation d'une chape | 20 m²
= @faire/@refaire/couler chape
Préparer le support et poser le polyane ; 0.75 + 0.04/u ; polyane, bande périphérique
Prendre les niveaux ; 0.75
Tirer la chape ; 1 + 0.2/u ; sable, ciment, fibres
Talocher et nettoyer ; 0.5 + 0.06/u
# Rénovation de salle de bain, carrelage | 15 m²
= @refaire salle_bain/salle_eau/salle_douche -joint -faience -sol
Protéger et déposer l'ancien carrelage ; 3 + 0.45/u ; bâches
Préparer les murs et le sol ; 1.5 + 0.1/u ; primaire, ragréage
Faire l'étanchéité sous carrelage ; 3.5 ; système d'étanchéité
Poser la faïence ; 0.7/u ; faïence, colle
Poser le carrelage au sol ; 0.25/u ; carrelage, colle
Faire les joints et nettoyer ; 1.5 + 0.17/u ; mortier de joint, silicone
# Habillage de baignoire ou de bâti | 1 baignoire/bâti
= @poser/@faire habillage/tablier/coffrage
= habill* baignoire/bati/wc/coffrage
Monter l'habillage en carreaux ou panneaux ; 2.5/u ; carreaux de plâtre ou panneaux, colle
Poser la faïence et la trappe ; 3/u ; faïence, colle, trappe
Faire les joints et nettoyer ; 1/u ; mortier de joint, silicone
# Carrelage de piscine | 30 m²
= carrel*/@poser/@refaire ~piscine/bassin/margelle
= @poser/@refaire/@faire piscine/bassin/margelle
Préparer et contrôler le support ; 2 + 0.1/u ; primaire, mortier
Poser les margelles ; 1 + 0.35/ml sinon 4 ; margelles, colle
Poser le carrelage ; 0.8/u ; carrelage ou mosaïque, colle
Faire les joints ; 0.2/u ; joint époxy
Nettoyer et remettre en place ; 1
# Pose de mosaïque | 5 m²
= @poser/@faire mosaique
= mosaique #m²
Préparer et contrôler le support ; 0.5 + 0.1/u ; primaire
Tracer et coller la mosaïque ; 0.5 + 1.2/u ; mosaïque, colle
Faire les joints et nettoyer ; 0.5 + 0.2/u ; mortier de joint
# Pose de carreaux de ciment | 10 m²
= carreau_ciment/carreaux_ciment @poser/#m²/@refaire
= @poser/@refaire carreau_ciment
Préparer et contrôler le support ; 0.75 + 0.06/u ; primaire
Tracer le calepinage et le motif ; 1
Coller les carreaux de ciment ; 0.9/u ; carreaux, colle
Faire les joints ; 0.15/u ; mortier de joint
Protéger, nettoyer et traiter ; 0.5 + 0.1/u ; hydrofuge
# Pose de pierre naturelle ou de parement | 10 m²
= parement/plaquette/pierre_naturelle/travertin/ardoise/pierre mur/facade/cheminee/@poser/#m²
Préparer et contrôler le support ; 0.75 + 0.06/u ; primaire
Tracer et couper les pierres ; 0.5 + 0.15/u
Coller la pierre ou le parement ; 0.9/u ; pierre, colle
Faire les joints et nettoyer ; 0.5 + 0.15/u ; mortier de joint
# Pose de margelles ou d'appuis carrelés | 10 ml
= @poser/@changer/@refaire margelle/appui/couvertine/seuil/rejingot
Préparer et contrôler le support ; 0.5 + 0.1/u
Coller les margelles ou les appuis ; 0.35/u ; margelles, colle
Faire les joints et nettoyer ; 0.5 + 0.08/u ; mortier de joint
# Pose de receveur de douche | 1 receveur
= @poser/@changer receveur/bac_douche -carrel*
Préparer et contrôler le support ; 1/u
Poser et caler le receveur à carreler ; 3/u ; receveur, siphon, mortier
Faire l'étanchéité des angles ; 1/u ; bandes, système d'étanchéité
Contrôler l'écoulement et nettoyer ; 0.5/u
# Carrelage sur plancher bois ou chauffant | 15 m²
= carrel* ~plancher_bois/plancher_chauffant/osb
= decouplage/natte_desolidarisation
Préparer et contrôler le support ; 0.75 + 0.06/u ; primaire
Coller la natte de désolidarisation ; 0.15/u ; natte, colle
Coller et poser le carrelage ; 0.65/u ; carrelage, colle
Faire les joints et nettoyer ; 0.5 + 0.14/u ; mortier de joint
# Traitement et nettoyage de carrelage | 20 m²
= traitement/traiter/@nettoyer/hydrofug*/cristallis*/laitance carrelage/pierre/tomette/terre_cuite/carreau
= voile_ciment/laitance
Protéger les plinthes et les meubles ; 0.5
Décaper et laver ; 0.5 + 0.08/u ; produit décapant
Rincer et laisser sécher ; 0.5 + 0.02/u
Appliquer le traitement ; 0.5 + 0.05/u ; bouche-pores, hydrofuge
# Découpe et perçage de carrelage | 1 trou/découpe
= perc*/decoup*/trou carrelage/faience
Tracer et protéger ; 0.25
Percer ou découper ; 0.4/u ; couronne diamant
Finir et nettoyer ; 0.25
# Pose de tablier de baignoire | 1 tablier
= tablier/trappe @poser/@faire/@changer/carrel*
Monter les carreaux de plâtre ou panneaux ; 1.5/u ; panneaux, colle
Faire l'étanchéité et poser la faïence ; 2/u ; faïence, colle
Poser la trappe de visite et faire les joints ; 1/u ; trappe, silicone
# Pose de plan de vasque ou de plan de travail carrelé | 1 plan
= @poser/@faire/carrel* plan_vasque/plan_travail/paillasse
Préparer et fixer le support ; 1/u
Coller le carrelage du plan ; 2.5/u ; carrelage, colle
Faire les joints et nettoyer ; 0.75/u ; mortier de joint
# Reprise de niveau ou de pente | 10 m²
= @refaire/@reparer/@faire pente/niveau/forme_pente
= forme_pente
Préparer et contrôler le support ; 0.75
Réaliser la forme de pente ; 1 + 0.25/u ; mortier
Contrôler les niveaux et nettoyer ; 0.5`,
);
