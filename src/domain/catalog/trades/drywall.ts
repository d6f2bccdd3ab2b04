import { tradeWorks } from "../work-template.ts";

/** Works of the trade « plaquiste ». Data in the public domain (CC0). */
export const drywallWorks = tradeWorks(
  "plaquiste",
  `# Pose d'une cloison en plaques de plâtre | 10 m²
= @poser/@faire/@changer cloison/cloisonnement/separation/placo/placoplatre -plafond -faux_plafond -porte_galandage
  -rampant -sous_face
= cloison placo/ba13/48/72/98
= cloison #m²
= cloison*
= @faire chambre/bureau/piece/salle_bain/wc/dressing/sdb
Tracer, poser les rails et les montants ; 0.5 + 0.19/u ; rails, montants, vis
?porte/porte: Poser le bloc-porte ; 1.25/porte sinon 1.25 ; bloc-porte
Poser les plaques et l'isolant ; 0.36/u ; plaques, laine
Faire les bandes à joint ; 0.5 + 0.25/u ; bandes, enduit
Poncer et nettoyer ; 0.5 + 0.03/u
# Doublage isolant collé | 15 m²
= doublage/doubler -ossature -rail -montant -laine
= @poser/@isoler complexe/complexe_colle/polystyrene/doublage -comble
= @isoler mur colle
Préparer le support et tracer ; 0.75 + 0.04/u
Coller les panneaux de doublage ; 0.75 + 0.3/u ; complexe de doublage, mortier adhésif
?fenetre/ouverture/baie: Découper et habiller le tour de fenêtre ; 1.5 ; tapées, cornières
Faire les bandes et poncer ; 0.5 + 0.2/u ; bandes, enduit
Nettoyer et évacuer les chutes ; 0.5
# Doublage isolant sur ossature | 20 m²
= doublage/doubler &laine/rail/montant/fourrure
= doublage ossature/rail/montant/fourrure/laine/metallique/placostil
= @isoler mur/interieur/cloison -rampant -comble -exterieur -colle -plafond
= contre_cloison
Tracer et poser l'ossature ; 0.5 + 0.22/u ; rails, fourrures, appuis
Poser l'isolant et le pare-vapeur ; 0.18/u ; laine, membrane
Poser les plaques ; 0.25/u ; plaques, vis
Faire les bandes et poncer ; 0.5 + 0.2/u ; bandes, enduit
Nettoyer et évacuer les chutes ; 0.5
# Isolation de rampants et pose de plaques | 40 m²
= @isoler/@poser/@faire rampant/sous_pente/mansarde/toiture -couvr*
= @isoler comble amenag*/rampant
= @refaire/amenag* comble/grenier
= rampant #m²
+ Pose de plafond en plaques de plâtre, Bandes à joint, Isolation de combles perdus
Approvisionner les matériaux ; 1 + 0.04/u
Poser les suspentes et les fourrures ; 0.27/u ; suspentes, fourrures, vis
Poser l'isolant ; 0.24/u ; laine de verre
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
= @poser/@faire/@refaire/@changer/@reparer plafond/faux_plafond -dalle -demontable -acoustique
= faux_plafond -dalle -demontable
= plafond placo/ba13
Tracer les niveaux ; 0.75
Poser les suspentes et les fourrures ; 0.5 + 0.22/u ; suspentes, fourrures, vis
?isol*/laine: Poser l'isolant ; 0.12/u ; laine
Poser les plaques ; 0.32/u ; plaques, vis
Faire les bandes et poncer ; 0.5 + 0.22/u ; bandes, enduit
?spot: Découper les spots ; 0.1/spot sinon 0.5
Nettoyer et évacuer les chutes ; 0.5
# Pose de plafond en dalles démontables | 30 m²
= plafond/faux_plafond dalle/demontable/acoustique/suspendu_dalle
= dalle plafond/60x60/minerale @poser/@changer
Tracer les niveaux et poser les cornières ; 1 + 0.04/u ; cornières
Poser les suspentes et l'ossature ; 0.15/u ; suspentes, porteurs, entretoises
Poser les dalles ; 0.12/u ; dalles
Faire les découpes et nettoyer ; 1 + 0.04/u
# Bandes à joint | 50 m²
= bande/joint_placo/jointoy* @faire/@refaire/@poser/joint
= @refaire/@reparer bande/joint
= bande #m²
Garnir les joints et poser les bandes ; 0.5 + 0.09/u ; bandes, enduit
Passer la finition ; 0.25 + 0.07/u ; enduit de finition
Poncer et nettoyer ; 0.25 + 0.05/u ; abrasif
# Réparation de plaques de plâtre | 1 trou/plaque/saignée
= @reparer/rebouch* placo/cloison/plaque/trou/ba13/saigne/plafond
= trou/saigne mur/cloison/plafond/placo
= rebouch*
= @changer plaque
Découper et préparer la partie abîmée ; 0.5/u
Poser le renfort et la plaque neuve ; 0.75/u ; plaque, tasseaux, vis
Faire les bandes ; 0.75/u ; bandes, enduit
Poncer et nettoyer ; 0.5
# Pose de bloc-porte ou de galandage | 1 porte/bloc-porte/châssis
= @poser/@changer bloc_porte/porte/galandage/trappe -cloison
= galandage
Préparer l'ouverture ; 0.75/u
Poser et caler le bloc-porte ou le châssis ; 1.75/u ; bloc-porte, cales, vis
Faire les raccords de plâtre ; 1/u ; plaque, bandes, enduit
Régler et nettoyer ; 0.5
# Coffrage et habillage | 3 ml
= coffrage/coffrer/coffre/caisson/habill* -volet
= @poser/@faire coffrage/soffite/niche/tablette/etagere_placo/bibliotheque/tete_lit
= @faire/@poser verriere
Tracer et poser l'ossature ; 0.5 + 0.5/u ; rails, montants
Poser les plaques ; 0.5 + 0.4/u ; plaques, vis
Faire les bandes et les angles, poncer ; 0.5 + 0.5/u ; bandes d'angle, enduit
Nettoyer ; 0.25
# Dépose de cloison ou de plafond | 10 m²
= @deposer cloison/plafond/faux_plafond/doublage/placo/isolant/lambri/laine
Protéger et couper les réseaux ; 1 ; bâches
Déposer les plaques et l'ossature ; 0.25/u
Descendre et évacuer les gravats ; 0.5 + 0.15/u ; sacs, décharge
Nettoyer ; 0.5
# Isolation acoustique | 15 m²
+ Doublage isolant sur ossature
= acoustique/phonique/insonoris* -dalle
= bruit @isoler
Tracer et poser l'ossature désolidarisée ; 0.75 + 0.25/u ; rails, bande résiliente, suspentes
Poser l'isolant acoustique ; 0.15/u ; laine acoustique
Poser les plaques en double peau ; 0.45/u ; plaques phoniques, vis
Traiter les joints et le périmètre ; 0.5 + 0.05/u ; mastic acoustique
Faire les bandes et poncer ; 0.5 + 0.2/u ; bandes, enduit
# Cloison en carreaux de plâtre ou béton cellulaire | 10 m²
= cloison ~carreau_platre/beton_cellulaire/siporex/carreaux
= carreau platre/cellulaire/beton
= @poser/@faire siporex/carreau_platre
Tracer et préparer le sol ; 0.75
Monter les carreaux ; 0.5/u ; carreaux, colle
Faire les raccords et l'enduit ; 0.5 + 0.2/u ; enduit
Nettoyer et évacuer ; 0.5
# Enduit au plâtre | 20 m²
= platre/enduit/plafonnage/corniche/rosace/staff @poser/@faire/@refaire/@reparer
= platr*
Protéger et préparer le support ; 0.75 + 0.04/u ; bâche
Passer le plâtre ; 0.45/u ; plâtre
Dresser et lisser ; 0.2/u
Nettoyer ; 0.75
# Chape sèche ou plancher | 20 m²
= @poser/@faire chape_seche/plancher/fermacell/osb/plaque_sol
Prendre les niveaux et préparer ; 0.75 + 0.03/u ; granules
Poser les plaques de sol ; 0.3/u ; plaques, colle, vis
Finir les rives et nettoyer ; 0.75`,
);
