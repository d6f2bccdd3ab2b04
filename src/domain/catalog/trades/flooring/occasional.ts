import { tradeWorks } from "../../work-template.ts";

/** Care, surfaces and rarer works of the trade « solier ». Data in the public domain (CC0). */
export const flooringOccasionalWorks = tradeWorks(
  "solier",
  `< Nettoyer et évacuer ; 0.5
> Protéger les lieux et contrôler le support ; 0.5
# Ponçage de béton ou de chape | 30 m² au sol
= ponc*/grenaill*/surfac*/rabot* beton/chape/dalle/sol_beton
= beton_poli/beton_quartz
+ Ponçage et vitrification de parquet
Aspirer et repérer les défauts ; 0.5 + 0.02/u
Poncer ou grenailler le support ; 0.5 + 0.1/u ; disques
Reboucher et aspirer ; 0.5 + 0.04/u ; mortier
# Teinte ou blanchiment de parquet | 25 m² au sol
= teint*/blanch*/eclairci*/foncer/vieilli*/patine parquet/plancher/escalier
+ Ponçage et vitrification de parquet
Poncer le parquet en trois passes ; 0.3/u ; abrasif
Appliquer la teinte ; 0.5 + 0.08/u ; teinte
Vitrifier ou huiler en trois couches ; 0.2/u ; vernis ou huile
# Vitrification seule ou rénovation de vernis | 25 m² au sol
= revernir/re_vitrifier/egren*/renov*_vernis parquet
= couche_vernis/nouvelle_couche
Nettoyer et égrener le parquet ; 0.5 + 0.06/u ; abrasif
Appliquer deux couches de vernis ; 0.12/u ; vernis
Contrôler et remettre en place ; 0.25
# Pose de sol de salle de bain ou de pièce humide | 6 m² au sol
~ lino/linoleum: Pose de lino
~ lame: Pose de lames PVC
~ dalle: Pose de dalles PVC
~ pvc/vinyle: Pose de sol PVC
= sol/lame/pvc/vinyle/dalle/lino ~salle_bain/salle_eau/wc/cuisine @poser/@changer/@faire -parquet -carrelage
+ Pose de lames ou de dalles PVC, Pose de sol PVC en lés
Préparer et primairer le support ; 0.5 + 0.08/u ; primaire
Ragréer si besoin ; 0.15/u ; ragréage
Couper et coller le revêtement ; 0.75 + 0.3/u ; revêtement, colle
Faire les joints et poser les seuils ; 0.75 ; silicone, barres de seuil
# Rénovation de sol avant location ou vente | 30 m² au sol
= @refaire/@changer sol/revetement_sol ~appartement/maison/studio/chambre/salon/sejour/bureau/magasin/couloir
+ Dépose de revêtement de sol, Ragréage
Déposer l'ancien revêtement de sol ; 0.12/u
Préparer et ragréer le support ; 0.5 + 0.14/u ; ragréage, primaire
Poser le nouveau revêtement de sol ; 0.3/u ; revêtement, sous-couche ou colle
Poser les plinthes et les barres de seuil ; 0.75 + 0.06/u ; plinthes, barres
# Déplacement de meubles | 1 pièce
= deplac*/vider/demenag*/manutention meuble/mobilier/piece
Protéger et démonter ; 0.5/u
Déplacer et stocker les meubles ; 0.75/u
Remettre en place ; 0.5/u
# Mesure d'humidité et diagnostic de support
= mesure/test/diagnostic/controle humidite/support/chape/sol/carbure
Contrôler la planéité et les fissures ; 0.5
Mesurer l'humidité à la bombe à carbure ; 0.75
Remettre le compte rendu ; 0.5`,
);
