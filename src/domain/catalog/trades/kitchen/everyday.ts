import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « cuisiniste ». Data in the public domain (CC0). */
export const kitchenWorks = tradeWorks(
  "cuisiniste",
  `< Nettoyer et évacuer ; 0.5
> Protéger le sol et les accès ; 0.5
# Pose de cuisine équipée | 10 meuble/élément/caisson/module
= @poser/@faire/@refaire/@changer cuisine/cuisine_equipee/kitchenette -facade -plan_travail -credence -kit
= @poser meuble_cuisine/meuble/meuble_bas/meuble_haut/colonne -plan_travail -facade
+ Pose de plan de travail, Pose d'évier et de robinetterie, Pose d'électroménager encastré, Pose de crédence
Réceptionner, contrôler et déballer ; 0.75 + 0.05/u
Faire le montage, la pose et le réglage des meubles bas ; 1 + 0.3/u ; pieds, vis
Poser les meubles hauts ; 0.75 + 0.24/u ; rail de suspension, vis
Couper et poser le plan de travail ; 2.5 + 0.5/ml sinon 4.5 ; plan de travail, joint
-evier: Poser et raccorder évier et mitigeur ; 2 ; siphon, flexibles, silicone
-electromenager: Encastrer et raccorder l'électroménager ; 3 ; câbles, raccords
?credence -credence: Poser la crédence ; 1.75 ; crédence, colle
?ilot: Poser l'îlot central ; 3.5 ; fixations
Poser les plinthes et les poignées, faire le réglage des façades ; 1 + 0.15/u ; plinthes
Faire les joints, nettoyer et montrer au client ; 1.25 ; silicone
# Montage et pose de cuisine en kit | 10 caisson/meuble/élément/module
+ Pose d'électroménager encastré, Pose d'évier et de robinetterie, Pose de crédence
= cuisine kit/ikea/leroy/brico/but/conforama
= @poser cuisine kit/ikea
= caisson @poser/livre
= @poser caisson
+ Pose de cuisine équipée, Pose de plan de travail
Monter les caissons et les tiroirs ; 0.7/u
Poser et régler les meubles bas et hauts ; 1 + 0.5/u ; pieds, rail, vis
Couper et poser le plan de travail ; 2 + 0.5/ml sinon 4 ; joint, équerres
-evier: Poser et raccorder évier et mitigeur ; 2 ; siphon, flexibles
?four/plaque/hotte/electromenager/lave_vaisselle: Encastrer et raccorder l'électroménager ; 2.5 ; câbles, raccords
Régler les façades et faire les finitions ; 0.5 + 0.25/u ; poignées
Poser les plinthes et nettoyer ; 1 ; plinthes, silicone
# Démontage de cuisine | 8 meuble/élément/caisson/module
= @deposer cuisine/meuble/meuble_cuisine/element/ancienne_cuisine
= cuisine @deposer
Débrancher l'eau, l'électricité et les appareils ; 0.5
Démonter les meubles et le plan de travail ; 0.5 + 0.3/u
Évacuer les déchets en déchetterie ; 0.75 + 0.15/u ; mise en décharge
# Remplacement de plan de travail | 3 ml
= @changer/@refaire plan_travail/plan
= plan_travail @changer
Déposer évier, plaque et ancien plan ; 2
Faire la découpe et l'ajustage du nouveau plan ; 1.25 + 0.5/u ; plan de travail
Poser et fixer le plan, faire les joints ; 0.75 + 0.25/u ; fixations, silicone
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
Coller la crédence ; 0.5 + 0.25/u ; crédence, colle
Faire les joints et nettoyer ; 0.25 ; silicone
# Remplacement de façades de meubles | 10 façade/porte
= @changer/@poser/@refaire facade/facade_cuisine/porte_meuble/porte -charniere
= facade @changer
+ Pose de poignées
Déposer les anciennes façades ; 0.25 + 0.1/u
Percer et monter les charnières ; 0.5 + 0.2/u ; charnières
Poser et régler les façades ; 0.5 + 0.25/u ; façades
?poignee: Percer et poser les poignées ; 0.15/u ; poignées
Nettoyer, évacuer et remettre en place ; 0.75
# Pose d'électroménager encastré | 1 four/plaque/hotte/lave-vaisselle/micro-ondes/réfrigérateur/appareil
~ four: Pose de four
~ lave_vaisselle: Pose de lave-vaisselle
~ plaque/induction/table_cuisson: Pose de plaque de cuisson
~ refrigerateur/frigo: Pose de réfrigérateur encastré
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
Poser et raccorder la hotte ; 1/u ; fixations
Raccorder la gaine et le courant ; 1/u ; gaine, collier
Tester, contrôler et nettoyer ; 0.25
# Pose d'évier et de robinetterie | 1 évier/mitigeur
~ evier: Pose d'évier
~ mitigeur: Pose de mitigeur
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
~ charniere: Remplacement de charnières
~ tiroir/coulisse: Réparation de tiroirs
~ porte: Réglage de portes de cuisine
= porte/tiroir/placard ferme/frotte/tient/coince/panne/affaiss*/tombe
= @regler/@reparer/@changer porte/tiroir/charniere/coulisse/facade/meuble/placard/amortisseur/plinthe
= tiroir/porte_meuble/charniere @reparer
Contrôler les meubles ; 0.25
Remplacer les charnières ou les coulisses ; 0.35/u ; charnières, coulisses
Régler les portes et les tiroirs ; 0.15/u
Nettoyer et remettre en place ; 0.25
# Pose d'îlot ou de meubles supplémentaires | 1 îlot/meuble/colonne
+ Pose d'électroménager encastré
+ Montage et pose de cuisine en kit, Pose de plan de travail
~ ilot/ilot_central: Pose d'îlot central
~ colonne: Pose de colonne
= @poser/@faire/ajout* ilot/meuble_supplementaire/colonne/bar/ilot_central
= meuble supplementaire @poser
Réceptionner et monter les meubles ; 1.5/u
Tracer, fixer et mettre de niveau ; 1.25/u ; fixations
Poser le plan et les finitions ; 1.5/u ; plan, joues
?plaque/induction/prise: Raccorder la plaque de cuisson ; 0.75 ; câble
Régler, contrôler et nettoyer ; 0.5
# Pose de meubles de salle de bain ou de dressing | 1 meuble/dressing/vasque
~ dressing: Pose de dressing
~ meuble_vasque/vasque/salle_bain: Pose de meuble de salle de bain
~ placard: Pose de placard
= @poser/@faire dressing/placard/meuble_salle_bain/meuble_vasque/vasque/rangement/buanderie
Réceptionner et monter les meubles ; 1.5/u
Poser, niveler et fixer ; 2/u ; fixations
Poser les portes, les tiroirs et régler ; 1/u
Faire les joints et nettoyer ; 0.5 ; silicone
# Pose de poignées | 10 poignée
= @poser/@changer poignee
Tracer et préparer le gabarit ; 0.25
Percer et poser les poignées ; 0.15/u ; poignées
Nettoyer et remettre en place ; 0.25
# Pose de plinthes et de finitions de cuisine | 4 ml
= @poser/@changer plinthe/corniche/joue/fileur/bandeau/cache_lumiere
Prendre les cotes et couper ; 0.5 + 0.1/u
Poser, fixer et mettre de niveau ; 0.25 + 0.2/u ; plinthes, clips
# Éclairage de plan de travail | 3 réglette/spot/bandeau
= eclairage/led/spot/reglette/bandeau_led @poser/@changer/@faire
Couper le courant et préparer le passage ; 0.5
Poser et raccorder les luminaires ; 0.5/u ; réglettes, alimentation
Tester et cacher les câbles ; 0.5
# Découpe de plan de travail | 1 découpe
= decoup*/perc*/adapt* plan_travail/plan/evier/plaque
Tracer et protéger ; 0.5
Découper et étancher le chant ; 1/u ; chants, vernis
Nettoyer et contrôler ; 0.25
# Rénovation de cuisine | 10 meuble
= @refaire/relook*/modernis* cuisine -facade_maison
Protéger et déposer les éléments abîmés ; 3
Reprendre les alimentations et les supports ; 4
Poser les meubles ou les façades neuves ; 2 + 0.6/u ; meubles ou façades
Poser le plan de travail et la crédence ; 6 ; plan, crédence
Encastrer et raccorder l'électroménager ; 3
Régler, faire les joints et nettoyer ; 2
# Mise en place d'accessoires et d'aménagements | 3 accessoire/panier/tourniquet
= @poser/@changer panier/tourniquet/poubelle/range_couvert/etagere/accessoire/barre
Prendre les cotes et préparer ; 0.25
Poser et régler ; 0.4/u ; accessoires
# Pose de bar ou de table attenante | 1 bar/table
= @poser/@faire bar/table/snack/plan_snack/mange_debout
Tracer et préparer les appuis ; 0.75
Couper et poser le plan ; 2/u ; plan, pieds
Faire les joints et les finitions ; 0.75 ; silicone
# Raccordement d'eau et d'évacuation de cuisine | 1 évier
= raccord*/deplac* evier/eau/evacuation/alimentation/arrivee
Couper l'eau et préparer ; 0.5
Adapter l'alimentation et l'évacuation ; 2/u ; tube, PVC, siphon
Raccorder, mettre en eau et contrôler ; 0.75/u
# Pose de cuisine professionnelle | 6 meuble/appareil
= cuisine professionnelle/inox/restaurant/collective @poser/@faire
Réceptionner et contrôler les appareils ; 1.5
Poser et niveler les meubles inox ; 1 + 0.75/u ; meubles, fixations
Raccorder l'eau, l'électricité et l'évacuation ; 2 + 0.75/u
Tester, nettoyer et expliquer ; 1.5
# Livraison et manutention | 10 meuble/colis
= livraison/livrer/manutention/retrait -@poser
Charger et protéger les meubles ; 0.5 + 0.1/u
Livrer et monter à l'étage ; 1 + 0.15/u
Contrôler et déballer ; 0.5
# Métré et conseil à domicile
= metre/rendez_vou_domicile/visite_technique/conseil cuisine/domicile
Relever les cotes et les réseaux ; 1.5
Contrôler les murs et les niveaux ; 0.5
Remettre le plan technique ; 1.5
# Réparation de plan de travail | 1 plan
= plan_travail/plan @reparer/gonfle/gonflee/raye/brule/eclat
Protéger et préparer la partie abîmée ; 0.5
Réparer ou remplacer la partie ; 1.5/u ; résine ou plan, chant
Refaire les joints et nettoyer ; 0.5 ; silicone
# Fixation de meubles hauts | 3 meuble
= fix*/consolid*/refix* meuble/meuble_haut decroch*/tombe/haut
= meuble_haut/placard decroch*/tombe/penche
Contrôler le mur et vider le meuble ; 0.5
Poser le rail et les chevilles adaptées ; 0.5/u ; rail, chevilles
Remettre de niveau et régler ; 0.25/u`,
);
