import { tradeWorks } from "../work-template.ts";

/** Works of the trade « cuisiniste ». Data in the public domain (CC0). */
export const kitchenWorks = tradeWorks(
  "cuisiniste",
  `# Pose de cuisine équipée | 10 meuble/élément/caisson/module
= @poser/@faire/@refaire/@changer cuisine/cuisine_equipee/kitchenette -facade -plan_travail -credence -kit
= @poser meuble_cuisine/meuble/meuble_bas/meuble_haut/colonne -plan_travail -facade
+ Pose de plan de travail, Pose d'évier et de robinetterie, Pose d'électroménager encastré, Pose de crédence
Réceptionner, contrôler et déballer ; 0.75 + 0.05/u
Poser et niveler les meubles bas ; 1 + 0.3/u ; pieds, vis
Poser les meubles hauts ; 0.75 + 0.24/u ; rail de suspension, vis
Couper et poser le plan de travail ; 2.5 + 0.5/ml sinon 4.5 ; plan de travail, joint
-evier: Poser et raccorder évier et mitigeur ; 2 ; siphon, flexibles, silicone
-electromenager: Encastrer et raccorder l'électroménager ; 3 ; câbles, raccords
?credence -credence: Poser la crédence ; 1.75 ; crédence, colle
?ilot: Poser l'îlot central ; 3.5 ; fixations
Régler façades et tiroirs, poser les plinthes ; 1 + 0.15/u ; plinthes
Faire les joints, nettoyer et montrer au client ; 1.25 ; silicone
# Montage et pose de cuisine en kit | 10 caisson/meuble/élément/module
= cuisine kit/ikea/leroy/brico/but/conforama
= @poser cuisine kit/ikea
= caisson @poser/livre
= @poser caisson
+ Pose de cuisine équipée, Pose de plan de travail
Monter les caissons et les tiroirs ; 0.7/u
Poser et niveler les caissons ; 1 + 0.5/u ; pieds, rail, vis
Couper et poser le plan de travail ; 2 + 0.5/ml sinon 4 ; joint, équerres
-evier: Poser et raccorder évier et mitigeur ; 2 ; siphon, flexibles
?four/plaque/hotte/electromenager/lave_vaisselle: Encastrer et raccorder l'électroménager ; 2.5 ; câbles, raccords
Poser et régler les façades ; 0.5 + 0.25/u ; poignées
Poser les plinthes et nettoyer ; 1 ; plinthes, silicone
# Démontage de cuisine | 8 meuble/élément/caisson/module
= @deposer cuisine/meuble/meuble_cuisine/element/ancienne_cuisine
= cuisine @deposer
Couper les réseaux et débrancher ; 0.5
Démonter l'ancienne cuisine ; 0.5 + 0.3/u
Évacuer en déchetterie ; 0.75 + 0.15/u ; mise en décharge
# Remplacement de plan de travail | 3 ml
= @changer/@refaire plan_travail/plan
= plan_travail @changer
Déposer évier, plaque et ancien plan ; 2
Couper et percer le nouveau plan ; 1.25 + 0.5/u ; plan de travail
Fixer le plan et faire les joints ; 0.75 + 0.25/u ; fixations, silicone
?chene/boi/hetre/massif: Huiler le bois ; 1.25 ; huile
Reposer et raccorder évier et plaque ; 2 ; siphon, silicone
# Pose de plan de travail | 3 ml
= @poser/@faire plan_travail/plan_stratifie/plan_granit/plan_quartz/plan/quartz/granit
= plan_travail
= plan stratifie/granit/quartz/massif
Prendre les cotes et le gabarit ; 0.75
Couper et poser le plan de travail ; 1 + 0.9/u ; plan de travail
Faire les découpes d'évier et de plaque ; 1.25
Faire les joints et nettoyer ; 0.5 ; silicone
# Pose de crédence | 3 ml
= @poser/@faire/@changer/@refaire credence
= credence
Protéger et préparer le mur ; 0.5
Découper autour des prises ; 0.25 + 0.1/u
Poser la crédence ; 0.5 + 0.25/u ; crédence, colle
Faire les joints et nettoyer ; 0.25 ; silicone
# Remplacement de façades de meubles | 10 façade/porte
= @changer/@poser/@refaire facade/facade_cuisine/porte_meuble/porte -charniere
= facade @changer
+ Pose de poignées
Déposer les anciennes façades ; 0.25 + 0.1/u
Percer et monter les charnières ; 0.5 + 0.2/u ; charnières
Poser et régler les façades ; 0.5 + 0.25/u ; façades
?poignee: Percer et poser les poignées ; 0.15/u ; poignées
Nettoyer et évacuer ; 0.75
# Pose d'électroménager encastré | 1 four/plaque/hotte/lave-vaisselle/micro-ondes/réfrigérateur/appareil
+ Pose de hotte
= @poser/@changer four/plaque/hotte/lave_vaisselle/refrigerateur/frigo/electromenager/induction/micro_onde
  /table_cuisson -platre
= raccord*/branch* four/plaque/hotte/lave_vaisselle
Couper les réseaux et déposer l'ancien appareil ; 0.35/u
Adapter le meuble et encastrer l'appareil ; 0.6/u ; façade, fixations
Raccorder et tester ; 0.4/u ; câble, raccord, gaine
# Pose de hotte | 1 hotte
= @poser/@changer hotte -four -plaque -lave_vaisselle
= @poser/@changer hotte
Couper le courant et déposer l'ancienne hotte ; 0.5/u
Fixer la hotte ; 1/u ; fixations
Raccorder la gaine et le courant ; 1/u ; gaine, collier
Tester et nettoyer ; 0.25
# Pose d'évier et de robinetterie | 1 évier/mitigeur
= @poser/@changer evier/mitigeur/timbre_office/robinet
= evier @poser
Couper l'eau et déposer l'ancien évier ; 0.5/u
Découper le plan et poser l'évier ; 1.25/u ; évier, joint
Poser le mitigeur et raccorder ; 0.75/u ; mitigeur, siphon, flexibles
Remettre en eau et contrôler ; 0.25/u
# Conception et plan de cuisine
= plan/conception/concev*/dessin*/3d/metre cuisine -travail
= prise_cote*/releve_cote*
Relever les cotes et les réseaux ; 1.5
Recueillir les besoins ; 1
Dessiner le plan et la vue 3D ; 4
Chiffrer et présenter ; 2
# Réglage et réparation de meubles de cuisine | 1 porte/tiroir/charnière/coulisse
= @regler/@reparer/@changer porte/tiroir/charniere/coulisse/facade/meuble/placard/amortisseur/plinthe
= tiroir/porte_meuble/charniere @reparer
Contrôler les meubles ; 0.25
Remplacer les charnières ou les coulisses ; 0.35/u ; charnières, coulisses
Régler les portes et les tiroirs ; 0.15/u
Nettoyer ; 0.25
# Pose d'îlot ou de meubles supplémentaires | 1 îlot/meuble/colonne
= @poser/@faire/ajout* ilot/meuble_supplementaire/colonne/bar/ilot_central
= meuble supplementaire @poser
Réceptionner et monter les meubles ; 1.5/u
Poser, niveler et fixer ; 1.25/u ; fixations
Poser le plan et les finitions ; 1.5/u ; plan, joues
Régler et nettoyer ; 0.5
# Pose de meubles de salle de bain ou de dressing | 1 meuble/dressing/vasque
= @poser/@faire dressing/placard/meuble_salle_bain/meuble_vasque/vasque/rangement/buanderie
Réceptionner et monter les meubles ; 1.5/u
Poser, niveler et fixer ; 2/u ; fixations
Poser les portes, les tiroirs et régler ; 1/u
Faire les joints et nettoyer ; 0.5 ; silicone
# Pose de poignées | 10 poignée
= @poser/@changer poignee
Tracer et préparer le gabarit ; 0.25
Percer et poser les poignées ; 0.15/u ; poignées
Nettoyer ; 0.25`,
);
