import { thingWorks } from "../../thing-works.ts";

/** What the trade « cuisiniste » fits, replaces, repairs and takes away. Data in the public domain (CC0). */
export const kitchenThings = thingWorks(
  "cuisiniste",
  `* Pose {de} = @poser
Prendre les cotes et préparer l'emplacement ; 0.2
Poser, fixer et raccorder {le} ; 0.6 ; {supplies}
Régler, tester et nettoyer ; 0.2
* Remplacement {de} = @changer/@refaire
Déposer {le} en place ; 0.25
Adapter le meuble ou le plan ; 0.2
Poser et raccorder {le} ; 0.55 ; {supplies}
Régler, tester et évacuer ; 0.2
* Réparation {de} = @reparer/@regler
Contrôler et démonter la partie abîmée ; 0.2
Réparer ou remplacer la pièce en cause ; 0.4 ; pièce, quincaillerie
Remonter, régler et tester ; 0.15
* Dépose {de} = @deposer
Couper et débrancher les réseaux ; 0.15
Démonter {le} ; 0.3
Évacuer et nettoyer ; 0.2
* Fabrication et pose {de} = @faire/sur_mesure
Prendre les cotes et dessiner le plan ; 0.3
Débiter et assembler en atelier ; 0.9 ; panneaux, chants, quincaillerie
Poser, fixer et ajuster {le} ; 0.6
Régler et nettoyer ; 0.15
- le meuble haut/le meuble bas/le meuble d'angle/le meuble sous évier/l'élément ; 1.75 ; meuble, fixations
- la colonne/la colonne de four/l'armoire ; 2.5 ; colonne, fixations
- le tiroir/la coulisse/le casserolier/le bloc tiroirs/le tiroir à l'anglaise ; 1 ; coulisses, façade
- la charnière/l'amortisseur/le compas/le vérin/l'aimant/la poignée ; 0.75 ; charnières
- la porte de meuble/la porte de placard/la façade/la façade de lave-vaisselle ; 0.75 ; façade, charnières
- le four/le micro-ondes/le four à vapeur/le tiroir chauffant/la machine à café ; 1.25 ; fixations, câble ; Pose,
  Remplacement, Dépose
- la plaque de cuisson/la plaque à induction/la plaque/la table de cuisson/la plaque gaz/la gazinière ; 1.5 ; joint,
  câble ; Remplacement, Dépose, Réparation
- la hotte/la hotte aspirante/la hotte de plan/le groupe filtrant ; 2 ; gaine, fixations ; Remplacement, Dépose,
  Réparation
- le lave-vaisselle/le lave-linge ; 1.5 ; flexibles, fixations ; Remplacement, Dépose, Réparation
- le réfrigérateur/le frigo/le congélateur/la cave à vin ; 1.5 ; glissières, fixations ; Remplacement, Dépose,
  Réparation
- l'évier/le timbre d'office/la cuve ; 2.5 ; bonde, joint, siphon ; Remplacement, Dépose, Réparation
- le mitigeur/le robinet/la douchette ; 1 ; flexibles, joints ; Remplacement, Réparation
- le siphon/la bonde/l'évacuation ; 0.75 ; siphon, joints
- le plan de travail/le plan/le plan en quartz/le plan en granit/le plan en bois/le dekton/la céramique ; 5 ; plan,
  joints, silicone ; Réparation, Dépose, Fabrication
- le plan snack/le plan bar/la tablette/la table rabattable/le retour de plan ; 3 ; plan, pieds ou équerres
- la crédence/le dosseret/la crédence en verre/la crédence inox ; 3 ; crédence, colle, joints ; Remplacement,
  Réparation, Dépose
- la joue/le panneau de finition/le fileur/le filler/le bandeau/la corniche/le cache lumière/le socle ; 1 ; panneau,
  vis
- la plinthe ; 0.75 ; plinthes, clips ; Remplacement, Réparation, Dépose
- le panier coulissant/le tourniquet/le plateau tournant/la poubelle encastrée/le range couverts/le séparateur ;
  0.75 ; accessoire, vis
- la réglette LED/le bandeau LED/le spot/l'éclairage sous meuble/l'éclairage ; 1.25 ; LED, transformateur
- la prise/le bloc prise/la prise escamotable ; 1 ; bloc prises
- l'îlot/l'îlot central/le bar ; 7 ; îlot, fixations ; Remplacement, Dépose, Fabrication
- la cuisine/la kitchenette/la cuisine d'été/la cuisine extérieure ; 24 ; meubles, plan ; Réparation, Fabrication
- le placard/le dressing/la buanderie/le cellier/l'arrière-cuisine/le rangement ; 9 ; caissons, portes ; Pose,
  Fabrication, Réparation, Dépose
- le meuble de salle de bain/le meuble vasque/la vasque/le meuble TV/la bibliothèque/le bureau ; 4 ; meuble,
  fixations ; Remplacement, Réparation, Dépose, Fabrication
- l'étagère/la niche/la crédence murale/la barre de crédence ; 0.75 ; fixations
- le joint/le joint silicone/le chant/la bande de chant ; 0.75 ; silicone, chants ; Réparation, Remplacement`,
);
