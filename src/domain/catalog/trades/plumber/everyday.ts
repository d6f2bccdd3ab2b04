import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « plombier ». Data in the public domain (CC0). */
export const plumberWorks = tradeWorks(
  "plombier",
  `< Nettoyer et évacuer ; 0.25
> Protéger le sol et les lieux ; 0.25
# Remplacement de chauffe-eau électrique | 1 chauffe-eau/ballon
= @changer chauffe_eau/ballon
+ Réparation de fuite d'eau, Dépannage de chauffe-eau
= @poser/@changer/@refaire chauffe_eau -thermodynamique -gaz -solaire
= @poser/@changer/@refaire ballon -thermodynamique -gaz -solaire -tampon
= chauffe_eau @reparer @changer
Couper l'eau et l'électricité, protéger ; 1/u
Vidanger et déposer l'ancien chauffe-eau ou ballon ; 0.5/u
Poser et fixer le nouveau chauffe-eau ; 0.75/u ; chauffe-eau, trépied ou platine, fixations
Raccorder l'eau, le groupe de sécurité et l'évacuation ; 1/u ; groupe de sécurité, siphon, raccords diélectriques
Raccorder l'alimentation électrique, mettre en eau et contrôler l'étanchéité ; 0.5/u
# Dépannage de chauffe-eau
= @reparer/@entretenir chauffe_eau -thermodynamique
= @reparer ballon -thermodynamique
= manque_eau_chaude -chaudiere -chauffage
= eau_chaude @reparer -chaudiere
Contrôler l'alimentation et diagnostiquer la panne ; 0.5
Vidanger et ouvrir la cuve si besoin ; 0.5
Remplacer la pièce en cause (résistance, thermostat, groupe) ; 0.75 ; résistance, thermostat, joint, anode
Remettre en eau et contrôler la chauffe ; 0.5
# Remplacement par un chauffe-eau thermodynamique
= @poser/@changer chauffe_eau/ballon thermodynamique
= @poser/@changer/@reparer chauffe_eau/ballon &thermodynamique
Couper l'eau et le courant, vidanger l'ancien ballon ; 1
Déposer et évacuer l'ancien chauffe-eau ; 1
Mettre en place le chauffe-eau thermodynamique ; 2 ; chauffe-eau thermodynamique
Passer les gaines d'air ou la liaison frigorifique ; 2 ; gaines, grilles, isolant
Raccorder l'eau, les condensats et le groupe de sécurité ; 1.5 ; groupe de sécurité, raccords
Raccorder l'électricité, mettre en service et régler ; 1.25
# Remplacement de WC | 1 WC/toilette/cuvette
+ Réparation de fuite d'eau, Réparation de chasse d'eau
= @poser/@changer/@refaire wc/toilette/cuvette/pack_wc -suspendu -broyeur -lave
= wc @reparer @changer
Couper l'eau et déposer l'ancien WC ; 0.5/u
Raccorder l'eau et l'évacuation ; 0.5/u ; pipe, robinet d'arrêt, flexible
Poser et fixer le nouveau WC ; 1/u ; pack WC, fixations, abattant
Faire les joints, remettre en eau et contrôler ; 0.5/u ; silicone
# Pose de WC suspendu | 1 WC/toilette
= @poser/@changer/@refaire wc/toilette suspendu
= @poser/@changer bati_support
Couper l'eau et déposer l'ancien WC ; 0.75/u
Poser le bâti-support ; 1.5/u ; bâti-support, fixations
Raccorder l'eau et l'évacuation ; 1.25/u ; pipe, raccords
Habiller en plaques hydrofuges ; 2/u ; plaque hydrofuge, ossature
Poser la cuvette et la plaque de commande, régler et contrôler ; 1/u ; cuvette suspendue, abattant, plaque
# Réparation de chasse d'eau | 1 chasse
~ mecanisme: Remplacement du mécanisme de chasse d'eau
+ Réparation de fuite d'eau
= chasse_eau
= chasse @reparer/@changer/coule/wc/toilette -deau
= wc/toilette coule -bouch*
= mecanisme @changer/@reparer
= wc/toilette @reparer -bouch* -refoul*
Couper l'eau et démonter le mécanisme ; 0.25/u
Poser et régler le nouveau mécanisme ; 0.5/u ; mécanisme, flotteur, joints
Remettre en eau et contrôler l'absence de fuite ; 0.25/u
# Remplacement de robinetterie | 1 mitigeur/robinet/mélangeur/robinetterie
~ thermostatique: Remplacement de mitigeur thermostatique
~ mitigeur: Remplacement de mitigeur
~ melangeur: Remplacement de mélangeur
~ cartouche: Remplacement de cartouche de mitigeur
~ robinet: Remplacement de robinet
+ Réparation de fuite d'eau
= @poser/@changer/@reparer mitigeur/melangeur/robinetterie -thermostatique_radiateur
= @poser/@changer/@reparer robinet -radiateur -exterieur -puisage -arret -thermostatique
= @changer cartouche
= robinet/mitigeur goutte/goutt*
Couper l'eau et protéger les lieux ; 0.25
Déposer l'ancien mitigeur ou robinet ; 0.25/u
Poser et raccorder le mitigeur ou le robinet neuf ; 0.5/u ; robinetterie, flexibles, joints
Remettre en eau, tester et contrôler l'étanchéité ; 0.25
# Remplacement de siphon | 1 siphon/bonde
+ Réparation de fuite d'eau
= @poser/@changer/@reparer siphon -douche
= @changer/@reparer bonde
Couper l'eau et protéger les lieux ; 0.25
Remplacer le siphon ; 0.5/u ; siphon, joints
Remettre en eau, tester et contrôler l'étanchéité ; 0.25
# Réparation de fuite d'eau
= fuit* -toit* -gaz -toiture -couverture -velux -chassi*
= @reparer tuyau/canalisation/raccord/joint -evacuation -bouch*
= degat_eau
= recherche_fuit*
Couper l'eau et localiser la fuite ; 0.75
Déposer la partie défectueuse ; 0.5
Réparer la fuite et remplacer le raccord ou le joint ; 1 ; raccords, tube, joints
Remettre en eau, tester et contrôler l'étanchéité ; 0.25
# Débouchage de canalisation
~ evier: Débouchage d'évier
~ lavabo: Débouchage de lavabo
~ wc/toilette: Débouchage de WC
~ douche/baignoire: Débouchage de douche ou de baignoire
= bouche/refoul*/coule/ecoule/evacue/remonte siphon
= evacue mal/lentement
= furet
= debouch*
= bouch*/bouche/refoul*/engorg* evier/lavabo/douche/wc/toilette/canalisation/evacuation/baignoire/colonne
= canalisation/evacuation/wc/toilette/evier/douche/lavabo @reparer bouch*/refoul*
= refoul*
= hydrocurage
+ Réparation de chasse d'eau, Réparation de fuite d'eau, Pose de douche
Localiser le bouchon, protéger le sol et le meuble ; 0.25
Déboucher la canalisation au furet ou à haute pression ; 1.25 + 0.03/ml
Démonter et nettoyer le siphon ; 0.25
Remonter, tester l'écoulement et nettoyer ; 0.25
# Rénovation de salle de bain
+ Remplacement de baignoire par une douche, Déplacement d'un appareil sanitaire
= @refaire salle_bain/salle_eau/salle_douche
= @faire salle_bain/salle_eau/salle_douche
+ Création d'arrivées d'eau et d'évacuations, Pose de paroi de douche, Pose de baignoire
+ Pose de douche, Pose de lavabo ou de meuble vasque, Remplacement de WC, Remplacement de robinetterie, Pose de
  WC suspendu
Protéger les lieux et déposer les anciens sanitaires ; 6
Reprendre les alimentations et les évacuations ; 11 ; tube PER ou multicouche, PVC, raccords
-douche/baignoire: Poser la douche ou la baignoire et sa robinetterie ; 8 ; receveur ou baignoire, paroi, mitigeur
-vasque/lavabo: Poser le meuble vasque et sa robinetterie ; 3.5 ; meuble vasque, mitigeur, siphon
?wc/toilette: Poser le WC ; 2.5 ; pack WC, raccords
?faience/carrelage -faience/carrelage: Poser la faïence et le carrelage ; 18 ; carrelage, colle, joint
?seche_serviette: Poser le sèche-serviettes ; 1.5 ; sèche-serviettes
Contrôler l'étanchéité et faire les joints ; 2 ; silicone
Évacuer les gravats ou déblais et nettoyer ; 2.5
# Remplacement de baignoire par une douche
= @changer/@deposer baignoire douche
= douche remplacement/place baignoire
= @changer/@refaire baignoire receveur
= transform* baignoire
= depose baignoire &receveur/douche/bac_douche
+ Pose de paroi de douche, Pose de colonne ou de robinetterie de douche
+ Pose de douche, Pose de baignoire
Couper l'eau, protéger et déposer la baignoire ; 2.5
Adapter l'évacuation et les arrivées d'eau ; 3.5 ; PVC, tube, raccords, siphon
Poser et caler le receveur ; 3 ; receveur, bonde
Habiller les murs de la douche ; 5 ; panneaux ou faïence
Poser la paroi fixe et faire les joints silicone ; 1.5 ; paroi
Poser la colonne et le mitigeur de douche ; 1.5 ; colonne, mitigeur
Faire les joints, contrôler l'étanchéité et évacuer ; 1.5 ; silicone
# Pose de douche
= @poser/@changer/@refaire/@faire douche/receveur/bac_douche/cabine_douche -baignoire
= douche_italienne
Couper l'eau et déposer l'existant ; 2.5
Adapter l'évacuation et les arrivées d'eau ; 3 ; PVC, tube, siphon
Poser et caler le receveur ; 3 ; receveur, bonde
?italienne: Faire la pente et l'étanchéité ; 4 ; natte d'étanchéité, mortier
Poser la robinetterie et la colonne ; 1.5 ; colonne, mitigeur
-paroi: Poser la paroi ; 2 ; paroi, profilés
Faire les joints et contrôler l'étanchéité ; 1 ; silicone
# Pose de paroi de douche | 1 paroi/pare-douche
= @poser/@changer paroi/pare_douche/pare_baignoire
Tracer et percer les supports ; 0.5/u
Poser et régler la paroi ; 1.25/u ; paroi, chevilles
Faire les joints et contrôler l'étanchéité ; 0.5/u ; silicone
# Pose de baignoire | 1 baignoire
= @changer douche ~baignoire
= @poser/@changer baignoire -douche
Couper l'eau et déposer l'ancienne baignoire ; 2
Adapter l'évacuation et les arrivées d'eau ; 2 ; siphon, raccords
Poser et caler la baignoire ; 2.5 ; baignoire, pieds
Poser le tablier et la robinetterie ; 2 ; tablier, mitigeur
Faire les joints et contrôler l'étanchéité ; 1 ; silicone
# Pose de lavabo ou de meuble vasque | 1 vasque/lavabo/lave-mains
~ lave_main: Pose de lave-mains
~ lavabo: Pose de lavabo
~ meuble_vasque/double_vasque/meuble: Pose de meuble vasque
~ vasque: Pose de vasque
= @poser/@changer lavabo/vasque/lave_main/double_vasque/meuble_vasque
= meuble salle_bain/vasque @poser/@changer
Couper l'eau et déposer l'ancien appareil ; 0.75/u
Adapter l'évacuation et l'alimentation ; 0.75/u ; siphon, robinets d'arrêt, flexibles
Fixer le meuble ou la vasque ; 1.25/u ; meuble vasque, fixations
Poser la robinetterie et raccorder ; 0.75/u ; mitigeur, bonde
Faire les joints et contrôler l'étanchéité ; 0.5/u ; silicone
# Pose d'évier | 1 évier
= @poser/@changer evier -siphon -mitigeur
= timbre_office @poser
Couper l'eau et déposer l'ancien évier ; 0.75
Poser et fixer l'évier ; 1 ; évier, joint
Poser le mitigeur et raccorder l'évacuation ; 1 ; mitigeur, siphon, flexibles
Remettre en eau, tester et contrôler l'étanchéité ; 0.5
# Raccordement d'un appareil ménager | 1 machine/lave-vaisselle/lave-linge
~ lave_vaisselle: Raccordement de lave-vaisselle
~ lave_linge/machine: Raccordement de lave-linge
= raccord*/branch* appareil_menager/lave_vaisselle/lave_linge/machine
= @poser lave_vaisselle/lave_linge/machine_laver
= raccord*/branch* machine/lave_vaisselle/lave_linge
Créer l'arrivée d'eau et l'évacuation ; 1/u ; robinet, siphon, tube
Raccorder et mettre à niveau l'appareil ; 0.5/u ; flexible
Mettre en eau et contrôler ; 0.25/u
# Création d'arrivées d'eau et d'évacuations | 1 point/arrivée/appareil
~ point_eau: Création d'un point d'eau
~ attente: Création d'attentes
= @faire/@poser arrivee_eau/point_eau/alimentation_eau/attente
= @faire/@poser/@changer evacuation -bouch* -condensat
= deplac* evacuation/alimentation/arrivee
= @faire/@refaire plomberie
= raccordement_eau
Couper l'eau et repérer le passage des réseaux ; 0.75
Faire les percements et les saignées ; 1.25/u
Poser les alimentations ; 1.5/u ; tube PER ou multicouche, raccords, fourreaux
Poser les évacuations ; 1.5/u ; PVC, colle, colliers
Mettre en pression et contrôler l'étanchéité ; 0.75
# Remplacement de canalisations | 10 ml
= @changer/@refaire canalisation/tuyauterie -fuit* -bouch*
= @changer/@refaire/@deposer canalisation/tuyauterie/tuyau/reseau_eau/colonne -chauffage
= plomb @changer tuyau/canalisation
= @changer/@refaire cuivre/galva
Couper l'eau, vidanger et protéger ; 1
Déposer les anciennes canalisations ; 0.2/u
Poser les canalisations neuves ; 0.5/u ; tube, raccords, colliers
Raccorder les appareils et les vannes ; 1.5 ; vannes, raccords
Mettre en pression et contrôler l'étanchéité ; 0.75
# Pose d'adoucisseur
= @poser/@changer/@entretenir adoucisseur
= osmoseur @poser
Couper l'eau et préparer l'emplacement ; 0.75
Poser l'adoucisseur et le by-pass ; 1.75 ; adoucisseur, by-pass, filtre
Raccorder l'évacuation et l'électricité ; 0.75 ; tube, siphon
Mettre en service, régler la dureté et expliquer ; 0.75 ; sel
# Remplacement de robinet d'arrêt ou de vanne | 1 robinet/vanne
~ robinet_arret: Remplacement de robinet d'arrêt
~ vanne: Remplacement de vanne
= @poser/@changer/@reparer vanne_arret/robinet_arret/vanne
Couper l'eau et vidanger ; 0.25
Remplacer le robinet d'arrêt ou la vanne ; 0.5/u ; robinet d'arrêt, raccords
Remettre en eau, tester et contrôler l'étanchéité ; 0.25
# Remplacement de groupe de sécurité | 1 groupe
= @poser/@changer/@reparer groupe_securite/soupape_securite
+ Réparation de fuite d'eau
Couper l'eau et vidanger ; 0.25
Remplacer le groupe de sécurité ; 0.75 ; groupe de sécurité, siphon, raccords
Remettre en eau, mesurer la pression et contrôler ; 0.25
# Pose de réducteur de pression | 1 réducteur
= @poser/@changer/@reparer reducteur/limiteur_pression
Couper l'eau et vidanger ; 0.25
Poser le réducteur de pression ; 0.75 ; réducteur, raccords
Remettre en eau, mesurer la pression et contrôler ; 0.25
# Pose de WC broyeur | 1 broyeur
~ sanibroyeur: Pose de sanibroyeur
= @poser/@changer sanibroyeur/broyeur
Couper l'eau et le courant, déposer l'existant ; 0.75
Poser et raccorder le broyeur ; 1.5 ; broyeur, tube d'évacuation
Raccorder l'eau et l'électricité, faire l'essai ; 0.75
# Pose de robinet extérieur | 1 robinet
= @poser/@changer/@faire robinet exterieur/puisage/jardin
= point_eau exterieur/jardin
Couper l'eau et percer le mur ; 0.75
Passer l'alimentation et poser le robinet ; 1.25 ; robinet de puisage, vanne de purge, tube
Remettre en eau, tester et contrôler l'étanchéité ; 0.25
# Pose de pompe de relevage | 1 pompe
= @poser/@changer/@reparer pompe_relevage/station_relevage/pompe_vide
Couper et vider la fosse ; 1
Poser la pompe et son refoulement ; 2.5 ; pompe, clapet, tube
Raccorder l'électricité, régler et faire l'essai ; 1.25
# Pose de VMC ou d'extracteur | 1 VMC/extracteur
= @poser/@changer vmc
Déposer l'ancien caisson ; 1
Poser le caisson et les gaines ; 3 ; caisson, gaines, manchons
Poser les bouches et contrôler les débits ; 1.5 ; bouches`,
);
