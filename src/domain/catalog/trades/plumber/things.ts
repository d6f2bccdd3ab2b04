import { thingWorks } from "../../thing-works.ts";

/** What the trade « plombier » puts in, replaces, repairs and takes away. Data in the public domain (CC0). */
export const plumberThings = thingWorks(
  "plombier",
  `* Pose {de} = @poser
Couper l'eau et préparer l'emplacement ; 0.2
Poser et raccorder {le} ; 0.6 ; {supplies}
Remettre en eau, tester et contrôler l'étanchéité ; 0.2
* Remplacement {de} = @changer/@refaire
Couper l'eau et protéger les lieux ; 0.2
Déposer {le} en place ; 0.25
Poser et raccorder {le} ; 0.55 ; {supplies}
Remettre en eau, tester et contrôler l'étanchéité ; 0.2
* Réparation {de} = @reparer
Contrôler {le} et localiser le défaut ; 0.25
Réparer ou remplacer la pièce en cause ; 0.5 ; pièces, joints
Remettre en eau, tester et contrôler l'étanchéité ; 0.2
* Dépose {de} = @deposer
Couper l'eau et débrancher {le} ; 0.2
Déposer {le} et boucher les réseaux ; 0.3 ; bouchons
Nettoyer et évacuer ; 0.15
* Entretien {de} = @entretenir/@nettoyer/detartr*
Contrôler l'état {de} ; 0.25
Nettoyer, détartrer et changer les joints ; 0.4 ; joints, détartrant
Remettre en service et tester ; 0.2
- l'urinoir/la pissotière ; 2 ; urinoir, siphon, robinet temporisé
- le bidet ; 2 ; bidet, mitigeur, siphon
- l'abattant/la lunette wc ; 0.75 ; abattant, charnières ; Pose, Remplacement, Dépose
- le flexible -gaz -douche ; 0.75 ; flexible, joints ; Pose, Remplacement, Réparation
- le vidage de baignoire/le vidage/la bonde de baignoire/la bonde de douche/la bonde de lavabo ; 1.25 ; vidage, joints
- le caniveau de douche ; 2.5 ; caniveau, siphon, natte
- la barre d'appui/la barre de maintien/la barre de relevage/la poignée de maintien/la main courante ; 0.75 ; barre,
  chevilles
- le siège de douche/le siège rabattable/le strapontin ; 1 ; siège, chevilles
- l'accessoire/le porte-serviette/le porte-savon/le dérouleur/le distributeur de savon ; 0.5 ; accessoire, chevilles
- le miroir/l'armoire de toilette/la glace ; 1 ; miroir, fixations
- le surpresseur ; 3 ; surpresseur, vannes, flexibles
- la pompe/la pompe immergée/la pompe de puits/la pompe de forage -relevage -chaleur -désembouage ; 4 ; pompe,
  clapet, tube
- le clapet anti-retour/le clapet ; 1 ; clapet, raccords
- le disconnecteur ; 1.5 ; disconnecteur, raccords
- le compteur d'eau/le compteur divisionnaire/le sous-compteur/le compteur ; 1.25 ; compteur, raccords
- le robinet de gaz/le robinet gaz/la vanne gaz ; 1 ; robinet, joints
- le flexible de gaz/le flexible gaz/le tuyau de gaz/le tuyau gaz ; 0.75 ; flexible, joints
- le détendeur ; 1 ; détendeur, lyre
- le chauffe-bain/le chauffe-eau gaz ; 4 ; chauffe-bain, raccords, ventouse
- le mitigeur thermostatique/le robinet thermostatique de douche ; 1.5 ; mitigeur, raccords excentrés
- le mitigeur encastré/la robinetterie encastrée/la douche encastrée ; 4 ; corps encastré, façade
- le robinet flotteur/le flotteur ; 0.75 ; robinet flotteur, joints
- l'anti-bélier/l'antibélier ; 0.75 ; anti-bélier
- la vanne de barrage/la vanne générale/le robinet de compteur/la vanne de coupure ; 1.25 ; vanne, raccords
- le bac à laver/le bac buanderie/le poste d'eau/le vidoir ; 2 ; bac, siphon, robinet
- le broyeur d'évier ; 1.5 ; broyeur d'évier, prise
- la fontaine à eau/la fontaine ; 1.5 ; raccords, filtre
- la douchette/la douchette d'évier/la douchette wc/la douchette hygiénique ; 0.75 ; douchette, flexible
- le bac à graisse/le séparateur à graisses/le dégraisseur ; 4 ; bac à graisse, PVC
- la baignoire balnéo/la balnéo/le jacuzzi/le spa ; 7 ; raccords, siphon
- la trappe de visite/la trappe ; 1 ; trappe
- le WC lavant/le wc japonais/la toilette japonaise/le wc douche ; 2.5 ; WC lavant, raccords
- la toilette sèche/les toilettes sèches ; 2 ; toilettes sèches
- le réservoir encastré/le mécanisme encastré/la plaque de commande/la plaque de déclenchement ; 1.25 ; mécanisme,
  plaque
- la pipe de WC/la pipe/le manchon wc/le joint de pipe/le joint wc ; 1 ; pipe, joint
- le robinet de chasse/le robinet temporisé/le robinet presto/le presto ; 0.75 ; robinet temporisé
- la chute/la colonne de chute/la descente d'eaux usées/la chute fonte/la colonne fonte | 6 ml ; 1 ; PVC, coudes,
  colliers
- le clapet aérateur/l'aérateur à membrane/la ventilation primaire/l'évent ; 1.25 ; clapet, PVC
- la cuvette/la cuvette wc -suspendue ; 1.5 ; cuvette, fixations
- le réservoir de chasse/le réservoir wc/le réservoir ; 1 ; réservoir, mécanisme, joints
- le robinet double/le robinet de machine/le robinet machine à laver/le robinet autoperceur ; 0.75 ; robinet, joints
- la tuyauterie apparente/le tuyau cuivre/le tuyau d'alimentation | 6 ml ; 0.6 ; tube, raccords, colliers
- le lave-mains ; 2 ; lave-mains, robinet, siphon ; Remplacement, Réparation, Dépose
- le lavabo/la vasque/le meuble vasque/le double vasque ; 2 ; vasque, siphon ; Réparation, Dépose
- l'évier ; 2 ; évier, siphon ; Réparation, Dépose
- la baignoire ; 5 ; siphon, joints ; Réparation, Dépose
- la douche/la cabine de douche/le receveur/le bac à douche ; 4 ; siphon, joints ; Réparation, Dépose
- la paroi de douche/le pare-douche/la porte de douche/le pare-baignoire ; 1.75 ; joints, roulettes ; Réparation,
  Dépose
- l'adoucisseur ; 3 ; sel, pièces ; Réparation, Entretien, Dépose
- la pompe de relevage/la station de relevage/le sanibroyeur/le broyeur ; 3 ; pièces, joints ; Entretien, Dépose
- le sèche-serviettes/le radiateur ; 2.5 ; robinet, joints ; Remplacement, Réparation, Dépose`,
);
