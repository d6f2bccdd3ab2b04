import { thingWorks } from "../../thing-works.ts";

/** What the trade « façadier » coats, paints, repairs and takes away. Data in the public domain (CC0). */
export const facadeThings = thingWorks(
  "façadier",
  `* Réfection {de} = @refaire/@changer
Protéger et déposer les parties abîmées ; 0.25 ; bâches
Préparer le support ; 0.2 ; gobetis, primaire
Refaire {le} ; 0.45 ; {supplies}
Nettoyer et évacuer ; 0.12
* Pose {de} = @poser/@faire
Préparer et contrôler le support ; 0.2
Poser et fixer {le} ; 0.65 ; {supplies}
Faire les joints et nettoyer ; 0.15 ; mastic
* Réparation {de} = @reparer/rebouch*
Piquer et nettoyer les parties abîmées ; 0.15
Réparer {le} ; 0.35 ; mortier de réparation
Reprendre la finition et nettoyer ; 0.15 ; enduit, peinture
* Peinture {de} = @peindre
Protéger, laver et gratter ; 0.2 ; bâche, antimousse
Reboucher et appliquer l'impression ; 0.2 ; enduit, fixateur
Peindre {le} en deux couches ; 0.4 ; peinture façade
Retoucher et nettoyer ; 0.08
* Nettoyage {de} = @nettoyer/demouss*
Protéger les abords ; 0.1
Nettoyer {le} et traiter les mousses ; 0.2 ; antimousse
Rincer et contrôler ; 0.08
* Dépose {de} = @deposer
Protéger et sécuriser ; 0.1
Déposer {le} ; 0.3
Évacuer et nettoyer ; 0.15
- l'encadrement/l'encadrement de fenêtre/le tableau de fenêtre/la modénature/le bandeau/la corniche
  /la chaîne d'angle | 6 ml ; 1.2 ; mortier, peinture
- l'appui/l'appui de fenêtre/le seuil ; 3 ; mortier, appui
- le soubassement/le bas de mur/la plinthe | 15 ml ; 0.8 ; enduit de soubassement
- la souche/la cheminée/la souche de cheminée ; 8 ; enduit, mortier
- le balcon/le nez de balcon/la sous-face de balcon/la loggia/le garde-corps ; 7 ; mortier, résine, peinture
- l'escalier/le perron/la marche extérieure ; 8 ; mortier, peinture
- le muret/le mur de clôture/le pilier/le mur de jardin | 15 m² ; 0.6 ; enduit, peinture
- la brique/le mur en brique/le joint de brique | 15 m² ; 0.9 ; mortier, chaux
- la pierre/la pierre apparente/le moellon/le mur en pierre | 15 m² ; 1.3 ; chaux, sable
- le colombage/le pan de bois/le torchis | 15 m² ; 1.5 ; bois, torchis, chaux
- le crépi/l'enduit/l'enduit ciment/l'enduit extérieur | 15 m² ; 0.8 ; enduit ; Réparation, Dépose
- la peinture de façade/la vieille peinture/la peinture écaillée | 30 m² ; 0.3 ; décapant ; Dépose
- le bardage/le bardage bois/le clin/la vêture | 20 m² ; 0.7 ; lames, tasseaux ; Réparation, Nettoyage, Peinture
- le volet/la persienne/la porte/le portail/la boiserie/la fenêtre/la porte de garage ; 2.5 ; laque ou lasure ;
  Peinture
- la gouttière/la descente/la descente d'eau/la zinguerie | 10 ml ; 0.5 ; laque, colliers ; Peinture, Dépose
- le dessous de toit/l'avant-toit/le débord/la planche de rive/la sous-face | 15 ml ; 0.5 ; lasure ou laque ;
  Peinture, Nettoyage, Réfection
- la grille/le garde-corps/la rambarde/la ferronnerie | 6 ml ; 0.9 ; antirouille, laque ; Peinture
- la terrasse/l'allée/le dallage/la cour | 30 m² ; 0.15 ; antimousse ; Nettoyage
- la toiture/la tuile | 80 m² ; 0.12 ; antimousse ; Nettoyage, Peinture
- le pignon/la façade/le mur/le mur extérieur | 40 m² ; 0.55 ; enduit, peinture ; Réfection, Réparation
- l'isolation/l'isolant/l'isolation extérieure/le polystyrène | 20 m² ; 1.2 ; panneaux, colle, treillis ;
  Réparation, Dépose
- la baguette d'angle/le profilé/la couvertine/la bavette/le goutte d'eau | 10 ml ; 0.35 ; profilés, vis
- la grille de ventilation/le coffret/la boîte aux lettres/le numéro/la plaque ; 0.75 ; fixations
- le lierre/la vigne vierge/la plante grimpante | 20 m² ; 0.25 ; sacs ; Dépose
- l'échafaudage | 60 m² ; 0.2 ; sacs ; Pose, Dépose`,
);
