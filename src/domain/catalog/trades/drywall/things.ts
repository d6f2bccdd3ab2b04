import { thingWorks } from "../../thing-works.ts";

/** What the trade « plaquiste » builds, repairs and takes away. Data in the public domain (CC0). */
export const drywallThings = thingWorks(
  "plaquiste",
  `* Pose {de} = @poser/@faire
Tracer et poser l'ossature ; 0.35 ; rails, montants, vis
Poser et visser {le} ; 0.35 ; {supplies}
Faire les bandes et poncer ; 0.25 ; bandes, enduit
Nettoyer et évacuer ; 0.08
* Aménagement {de} = amenag*/creer/creation
Tracer et poser l'ossature des cloisons ; 0.25 ; rails, montants
Poser l'isolant et visser les plaques ; 0.35 ; {supplies}
Poser le bloc-porte ; 0.1 ; bloc-porte
Faire les bandes et poncer ; 0.25 ; bandes, enduit
* Réfection {de} = @refaire/@changer
Déposer {le} en place ; 0.25
Reprendre l'ossature ; 0.25 ; rails, montants
Poser {le} ; 0.4 ; {supplies}
Faire les bandes et poncer ; 0.25 ; bandes, enduit
Nettoyer et évacuer ; 0.1
* Réparation {de} = @reparer/rebouch*
Découper et préparer la partie abîmée ; 0.15
Remplacer et renforcer ; 0.25 ; plaque, tasseaux, vis
Faire les bandes et poncer ; 0.2 ; bandes, enduit
Nettoyer et évacuer ; 0.08
* Habillage {de} = habill*/coffr*/encoffr*/cach*/dissimul*/@poser
Tracer et poser l'ossature ; 0.35 ; rails, cornières
Visser les plaques pour {le} ; 0.35 ; plaques, vis
Faire les bandes d'angle et poncer ; 0.3 ; bandes armées, enduit
* Dépose {de} = @deposer
Protéger et couper les réseaux ; 0.1 ; bâches
Déposer {le} ; 0.25
Évacuer les gravats et nettoyer ; 0.15 ; sacs
- la gorge lumineuse/la corniche lumineuse/le bandeau lumineux/la retombée/le décroché | 5 ml ; 1.2 ; plaques,
  cornières
- l'ébrasement/l'encadrement de baie/le tableau/le retour de fenêtre/l'embrasure/la joue ; 3 ; plaques, cornières
- le velux/la fenêtre de toit/le châssis de toit ; 4 ; plaques, fourrures ; Habillage
- la cheminée/la hotte de cheminée/le coffre de cheminée/l'habillage de poêle/le manteau ; 9 ;
  plaques haute température, ossature
- la baignoire/le bâti support/le bâti/le wc suspendu/le wc ; 4 ; plaques hydro, montants ; Habillage
- l'estrade/le podium/la marche/la banquette ; 9 ; ossature, panneaux
- le comptoir/le bar/le muret/la demi-cloison/la cloison basse ; 8 ; rails, montants, plaques
- le placard/la penderie/le dressing/le placard placo ; 10 ; rails, plaques, portes
- la cloison vitrée/la cloison amovible/la cloison de bureau/la cloison modulaire | 8 m² ; 1.4 ; profils,
  vitrages ou panneaux
- la verrière/le châssis vitré/le châssis ; 6 ; verrière, fixations
- le plafond tendu/la toile tendue/le plafond acoustique | 15 m² ; 0.8 ; profils, toile
- le pare-vapeur/la membrane/l'étanchéité à l'air/le frein vapeur | 40 m² ; 0.16 ; membrane, adhésif
- le plafond de garage/le plafond de cave/le plafond de sous-sol | 20 m² ; 0.8 ; plaques, isolant, suspentes
- l'arche/l'arrondi/le cintre/la cloison cintrée/la cloison courbe | 4 m² ; 3 ; plaques souples, rails
- la corniche/la rosace/la moulure/le staff | 10 ml ; 0.6 ; corniches, colle
- la tête de lit/le meuble TV/le meuble placo/la bibliothèque/l'étagère/la niche ; 8 ; plaques, ossature,
  bandes d'angle
- la gaine technique/la gaine/la colonne/la descente/le tuyau/le soffite/le coffrage ; 4 ; cornières, plaques
- la poutre/le poteau/l'IPN ; 4 ; plaques, cornières ; Habillage
- la trappe/la trappe de visite/la trappe de comble ; 1.75 ; trappe ; Réfection, Réparation, Dépose
- la porte/le bloc-porte/la porte à galandage/l'huisserie ; 3.5 ; bloc-porte ; Réparation, Dépose, Réfection
- le plafond/le faux plafond | 10 m² ; 1 ; plaques ; Réparation
- la cloison/le mur/le placo/la plaque de plâtre | 6 m² ; 1.1 ; plaques ; Réparation, Réfection
- le doublage/le contre-cloison | 12 m² ; 0.9 ; plaques, isolant ; Réparation, Réfection
- le plancher/la chape sèche/le sol | 15 m² ; 0.6 ; panneaux, vis ; Réparation, Dépose, Réfection
- l'isolant/la laine de verre/la laine de roche/l'isolation | 30 m² ; 0.3 ; laine ; Réfection, Dépose
- la bande/le joint/la fissure/le calicot | 10 ml ; 0.3 ; bandes, enduit ; Réparation, Réfection
- l'enduit/le plâtre/le crépi/le lambris | 15 m² ; 0.5 ; enduit ; Réparation, Réfection, Dépose
- la cage d'escalier/le sous escalier/l'escalier | 8 m² ; 1.4 ; plaques, ossature ; Habillage
- la chambre/le bureau/la pièce/la salle de bain/le dressing/la suite parentale ; 26 ; rails, plaques, isolant,
  bloc-porte ; Aménagement`,
);
