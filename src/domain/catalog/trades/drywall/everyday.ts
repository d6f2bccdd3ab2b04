import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « plaquiste ». Data in the public domain (CC0). */
export const drywallWorks = tradeWorks(
  "plaquiste",
  `< Nettoyer et évacuer ; 0.5
> Protéger les lieux et tracer ; 0.5 ; bâches
# Pose d'une cloison en plaques de plâtre | 10 m²
+ Pose de laine isolante, Pose de bloc-porte ou de galandage, Bandes à joint
= @poser/@faire/@changer cloison/cloisonnement/separation/placo/placoplatre -plafond -faux_plafond -porte_galandage
  -rampant -sous_face
= cloison placo/ba13/48/72/98
= cloison #m²
= cloison*
Tracer, poser les rails et les montants ; 0.5 + 0.19/u ; rails, montants, vis
?porte/porte: Poser le bloc-porte ; 1.25/porte sinon 1.25 ; bloc-porte
Poser l'isolant et visser les plaques ; 0.36/u ; plaques, laine
Faire les bandes à joint ; 0.5 + 0.25/u ; bandes, enduit
Poncer et nettoyer ; 0.5 + 0.03/u
# Doublage isolant collé | 15 m²
= doublage/doubler -ossature -rail -montant -laine
= @poser/@isoler complexe/complexe_colle/polystyrene/doublage -comble
= @isoler mur colle
Préparer le support et tracer ; 0.75 + 0.04/u
Faire la découpe et le collage des panneaux ; 0.75 + 0.3/u ; complexe de doublage, mortier adhésif
?fenetre/ouverture/baie: Découper et habiller le tour de fenêtre ; 1.5 ; tapées, cornières
Faire les bandes et les enduits, poncer ; 0.5 + 0.2/u ; bandes, enduit
Nettoyer, évacuer et remettre en place ; 0.5
# Doublage isolant sur ossature | 20 m²
+ Pose d'une cloison en plaques de plâtre, Pose de laine isolante, Doublage isolant collé
~ mur: Doublage isolant des murs sur ossature
= doublage/doubler &laine/rail/montant/fourrure
= doublage ossature/rail/montant/fourrure/laine/metallique/placostil
= @isoler mur/interieur/cloison -rampant -comble -exterieur -colle -plafond
= contre_cloison
= @isoler mur interieur
Tracer, poser les rails, les fourrures et l'ossature ; 0.5 + 0.22/u ; rails, fourrures, appuis
Poser l'isolant et le pare-vapeur ; 0.18/u ; laine, membrane
Poser et visser les plaques ; 0.25/u ; plaques, vis
Faire les bandes et les enduits, poncer ; 0.5 + 0.2/u ; bandes, enduit
Nettoyer, évacuer et remettre en place ; 0.5
# Isolation de rampants et pose de plaques | 40 m²
= @isoler/@poser/@faire rampant/sous_pente/mansarde/toiture -couvr*
= @isoler comble amenag*/rampant
= @refaire/amenag* comble/grenier
= rampant #m²
+ Pose de plafond en plaques de plâtre, Bandes à joint, Isolation de combles perdus
Approvisionner les matériaux ; 1 + 0.04/u
Poser les suspentes et les fourrures ; 0.27/u ; suspentes, fourrures, vis
Poser la laine ou l'isolant ; 0.24/u ; laine de verre
Poser la membrane pare-vapeur et l'adhésif ; 0.11/u ; membrane, adhésif
Poser les plaques BA13 ; 0.32/u ; plaques, vis
-bande: Faire les bandes et poncer ; 0.23/u ; bandes, enduit
# Isolation de combles perdus | 60 m²
= @isoler/souffl* comble/comble_perdu/grenier/plancher_comble -rampant -amenag*
= souffl*/soufflage
= ouate/laine_soufflee
Protéger et repérer les points électriques ; 1 ; réhausses, capots
Poser les piges et les déflecteurs ; 1 ; piges, déflecteurs
Souffler ou dérouler l'isolant ; 1 + 0.06/u ; isolant
Traiter la trappe et nettoyer ; 1 ; trappe isolée
# Pose de plafond en plaques de plâtre | 20 m²
+ Trappe de visite
+ Pose de laine isolante, Bandes à joint
~ faux_plafond: Pose de faux plafond en plaques de plâtre
= @poser/@faire/@refaire/@changer/@reparer plafond/faux_plafond -dalle -demontable -acoustique
= faux_plafond -dalle -demontable
= plafond placo/ba13
Protéger et tracer le niveau ; 0.75
Poser les suspentes et les fourrures ; 0.5 + 0.22/u ; suspentes, fourrures, vis
?isol*/laine: Poser l'isolant ; 0.12/u ; laine
Visser les plaques ; 0.32/u ; plaques, vis
Faire les bandes et les enduits, poncer ; 0.5 + 0.22/u ; bandes, enduit
?trappe: Poser la trappe de visite ; 0.75 ; trappe
?spot: Percer les réservations des spots ; 0.1/spot sinon 0.5
Nettoyer, évacuer et remettre en place ; 0.5
# Pose de plafond en dalles démontables | 30 m²
= plafond/faux_plafond dalle/demontable/acoustique/suspendu_dalle
= dalle plafond/60x60/minerale @poser/@changer
Tracer les niveaux et poser les cornières ; 1 + 0.04/u ; cornières
Poser les suspentes et l'ossature ; 0.15/u ; suspentes, porteurs, entretoises
Poser les dalles ; 0.12/u ; dalles
Faire les découpes et nettoyer ; 1 + 0.04/u
# Bandes à joint | 50 m²
+ Enduit de lissage et de finition
~ enduit: Bandes et enduits de placo
= bande/joint_placo/jointoy* @faire/@refaire/@poser/joint
= @refaire/@reparer bande/joint
= bande #m²
Garnir les joints et poser les bandes ; 0.5 + 0.09/u ; bandes, enduit
Passer la finition ; 0.25 + 0.07/u ; enduit de finition
Poncer et nettoyer ; 0.25 + 0.05/u ; abrasif
# Réparation de plaques de plâtre | 1 trou/plaque/saignée
~ trou: Rebouchage de trou dans une plaque de plâtre
~ plafond: Réparation de plafond en plaques de plâtre
= @reparer/rebouch* placo/cloison/plaque/trou/ba13/saigne/plafond
= trou/saigne mur/cloison/plafond/placo
= reprise/reparation plafond/cloison
= rebouch*
= @changer plaque
Faire la découpe de la partie abîmée et préparer ; 0.5/u
Poser le renfort et la pièce de plaque neuve ; 0.75/u ; plaque, tasseaux, vis
Faire les bandes, l'enduit et le ponçage ; 0.75/u ; bandes, enduit
Finir et nettoyer ; 0.5
# Pose de bloc-porte ou de galandage | 1 porte/bloc-porte/châssis
~ galandage: Pose de porte à galandage
~ bloc_porte: Pose de bloc-porte
~ trappe: Pose de trappe
= @poser/@changer bloc_porte/porte/galandage/trappe -cloison
= galandage
Préparer l'ouverture ; 0.75/u
Poser et caler le bloc-porte ou le châssis ; 1.75/u ; bloc-porte, cales, vis
Faire les raccords de plâtre ; 1/u ; plaque, bandes, enduit
Régler, contrôler et nettoyer ; 0.5
# Coffrage et habillage | 3 ml
~ niche: Réalisation de niche
~ verriere: Pose de verrière
~ bibliotheque: Bibliothèque en plaques de plâtre
~ coffrage/coffrer: Réalisation de coffrage
= coffrage/coffrer/coffre/caisson/habill* -volet
= @poser/@faire coffrage/soffite/niche/tablette/etagere_placo/bibliotheque/tete_lit
= @faire/@poser verriere
Tracer et poser l'ossature ; 0.5 + 0.5/u ; rails, montants
Poser et visser les plaques ; 0.5 + 0.4/u ; plaques, vis
Faire les bandes et les angles, poncer ; 0.5 + 0.5/u ; bandes d'angle, enduit
Nettoyer et remettre en place ; 0.25
# Dépose de cloison ou de plafond | 10 m²
~ cloison: Dépose de cloison
~ plafond/faux_plafond: Dépose de plafond
~ doublage: Dépose de doublage
= @deposer cloison/plafond/faux_plafond/doublage/placo/isolant/lambri/laine
Protéger et couper les réseaux ; 1 ; bâches
Déposer les plaques et l'ossature ; 0.25/u
Descendre et évacuer les gravats ; 0.5 + 0.15/u ; sacs, décharge
Nettoyer et remettre en place ; 0.5
# Isolation acoustique | 15 m²
+ Doublage isolant sur ossature
= acoustique/phonique/insonoris* -dalle
= bruit @isoler
Tracer et poser l'ossature désolidarisée ; 0.75 + 0.25/u ; rails, bande résiliente, suspentes
Poser l'isolant acoustique ; 0.15/u ; laine acoustique
Poser les plaques en double peau ; 0.45/u ; plaques phoniques, vis
Traiter les joints et le périmètre ; 0.5 + 0.05/u ; mastic acoustique
Faire les bandes et les enduits, poncer ; 0.5 + 0.2/u ; bandes, enduit
# Cloison en carreaux de plâtre ou béton cellulaire | 10 m²
= cloison ~carreau_platre/beton_cellulaire/siporex/carreaux
= carreau platre/cellulaire/beton
= @poser/@faire siporex/carreau_platre
Tracer et préparer le sol ; 0.75
Monter les carreaux ; 0.5/u ; carreaux, colle
Faire les raccords et l'enduit ; 0.5 + 0.2/u ; enduit
Nettoyer, évacuer et remettre en place ; 0.5
# Enduit au plâtre | 20 m²
= platre/enduit/plafonnage/corniche/rosace/staff @poser/@faire/@refaire/@reparer
= platr*
Protéger et préparer le support ; 0.75 + 0.04/u ; bâche
Passer le plâtre ; 0.45/u ; plâtre
Dresser et lisser ; 0.2/u
Nettoyer et remettre en place ; 0.75
# Chape sèche ou plancher | 20 m²
= @poser/@faire chape_seche/plancher/fermacell/osb/plaque_sol
Prendre les niveaux et préparer ; 0.75 + 0.03/u ; granules
Poser les plaques de sol ; 0.3/u ; plaques, colle, vis
Finir les rives et nettoyer ; 0.75
# Pose de laine isolante | 30 m²
~ garage: Isolation de garage
~ cave/sous_sol: Isolation de sous-sol
~ plancher: Isolation de plancher
= @poser/@changer laine/isolant/isolation/laine_verre/laine_roche -comble -rampant -plafond
= @isoler garage/cave/plancher/sous_sol/vide_sanitaire
Protéger et préparer le support ; 0.75
Poser l'isolant ; 0.5 + 0.18/u ; laine, suspentes
Poser le pare-vapeur et l'adhésif ; 0.1/u ; membrane, adhésif
# Cloison de douche ou de salle de bain hydrofuge | 8 m²
= cloison/doublage/placo hydrofuge/hydro/douche/salle_bain
Tracer et poser l'ossature ; 0.5 + 0.25/u ; rails, montants
Visser les plaques hydrofuges ; 0.4/u ; plaques hydro, vis
Traiter les angles et faire les bandes ; 0.5 + 0.25/u ; bandes, enduit
# Cloison coupe-feu ou haute performance | 15 m²
= coupe_feu/flocage/cf_1h/placoflam -plafond
Tracer et poser l'ossature ; 0.75 + 0.25/u ; rails, montants
Poser l'isolant et les plaques coupe-feu ; 0.6/u ; plaques, laine
Traiter les joints et les traversées ; 0.5 + 0.25/u ; enduit, mastic coupe-feu
# Verrière ou ouverture dans une cloison | 1 ouverture/verrière
= @faire/ouvr*/perc* ouverture/passage/verriere/passe_plat ~cloison
= agrandi* ouverture
Protéger et tracer ; 0.75/u
Découper la cloison ; 1.25/u
Poser le chevêtre et les retours ; 2/u ; montants, plaques
Faire les bandes et poncer ; 1.25/u ; bandes d'angle, enduit
# Rebouchage d'une ouverture | 1 ouverture/porte
+ Bandes à joint
= rebouch*/bouch*/condamn*/fermer porte/ouverture/passage
Déposer l'huisserie et préparer ; 0.75/u
Poser l'ossature et l'isolant ; 1/u ; rails, montants, laine
Visser les plaques des deux côtés ; 1/u ; plaques, vis
Faire les bandes, l'enduit et poncer ; 1.5/u ; bandes, enduit
# Habillage de poutre, de poteau ou de gaine | 3 ml
= habill*/coffr*/encoffr*/cach* poutre/poteau/gaine/tuyau/ipn/canalisation/conduit
Tracer et poser l'ossature ; 0.5 + 0.5/u ; cornières, montants
Visser les plaques ; 0.5 + 0.4/u ; plaques, vis
Poser les bandes d'angle et poncer ; 0.5 + 0.5/u ; bandes armées, enduit
# Enduit de lissage et de finition | 30 m²
= enduit/enduire/ratiss*/lissage/lisser mur/plafond/placo/#m²
Protéger et préparer le support ; 0.75
Passer l'enduit en deux passes ; 0.2/u ; enduit
Poncer et dépoussiérer ; 0.5 + 0.08/u ; abrasif
# Pose de panneaux décoratifs ou acoustiques | 10 m²
= @poser/@faire panneau acoustique/decoratif/bois/mural/3d
= tasseaux/panneaux_acoustique
Tracer et préparer le support ; 0.75
Poser les tasseaux ou la colle ; 0.15/u ; tasseaux, colle
Poser les panneaux ; 0.4/u ; panneaux
# Aménagement de combles | 30 m²
= amenag*/@refaire comble/grenier
Approvisionner et tracer ; 2
Poser l'isolant et le pare-vapeur ; 0.35/u ; laine, membrane
Poser l'ossature et les plaques ; 0.7/u ; fourrures, plaques
Monter les cloisons ; 6 ; rails, montants, plaques
Faire les bandes et poncer ; 0.3/u ; bandes, enduit
# Réparation de plafond après dégât des eaux | 4 m²
= degat_eau/degat_eaux/infiltration/effondr* plafond/placo/cloison/plaque/mur
= plafond/placo ~morceau/bout @refaire/@reparer/@changer/decoup*
= plafond tombe/effondre/gondole
Protéger et découper la partie abîmée ; 1 + 0.15/u
Contrôler et remplacer l'isolant ; 0.5 + 0.1/u ; laine
Visser les plaques neuves ; 0.5 + 0.35/u ; plaques, vis
Faire les bandes et poncer ; 1 + 0.25/u ; bandes, enduit
# Trappe de visite | 1 trappe
= trappe @poser/@faire/@changer
Tracer et découper ; 0.5/u
Poser et régler la trappe ; 0.75/u ; trappe
Faire les raccords et nettoyer ; 0.5/u ; enduit`,
);
