import { thingWorks } from "../../thing-works.ts";

/** What the trade « couvreur » lays, repairs, cleans and takes away. Data in the public domain (CC0). */
export const rooferThings = thingWorks(
  "couvreur",
  `* Pose {de} = @poser/@faire
Installer l'accès et sécuriser ; 0.2
Préparer le support et poser {le} ; 0.6 ; {supplies}
Contrôler l'étanchéité et nettoyer ; 0.2
* Remplacement {de} = @changer/@refaire
Installer l'accès et sécuriser ; 0.2
Déposer {le} en place ; 0.2
Poser {le} ; 0.6 ; {supplies}
Contrôler l'étanchéité, évacuer et nettoyer ; 0.2
* Réparation {de} = @reparer
Installer l'accès et sécuriser ; 0.2
Contrôler et déposer les éléments abîmés ; 0.15
Réparer {le} ; 0.35 ; {supplies}
Tester l'étanchéité et nettoyer ; 0.12
* Dépose {de} = @deposer
Installer l'accès et sécuriser ; 0.2
Déposer {le} ; 0.25
Reprendre la couverture ; 0.2 ; tuiles ou ardoises, liteaux
Évacuer et nettoyer ; 0.12
* Nettoyage {de} = @nettoyer/@entretenir
Installer l'accès et sécuriser ; 0.15
Nettoyer et brosser {le} ; 0.25
Rincer, contrôler et évacuer ; 0.12
- la crapaudine/le protège-feuilles/la grille de gouttière/le pare-feuilles | 10 ml ; 0.2 ; crapaudines, grilles
- le dauphin/le coude/la naissance/la boîte à eau ; 1.5 ; dauphin, colliers
- la lucarne/le chien assis/la jouée de lucarne/la jouée ; 14 ; zinc ou ardoises, voliges
- la verrière/la plaque polycarbonate/la toiture de véranda/le polycarbonate/le plexiglas | 12 m² ; 0.8 ; plaques,
  joints, profils
- le toit végétalisé/la toiture végétalisée | 30 m² ; 0.9 ; membrane, substrat, plantes
- le toit de chaume/le chaume | 60 m² ; 1.6 ; chaume, liens
- l'arêtier/la faîtière/la tuile faîtière/la crête | 8 ml ; 0.7 ; faîtières, closoir, mortier
- la rive/la tuile de rive/la planche de rive/le bandeau/l'habillage de bandeau | 10 ml ; 0.7 ; rives, vis ;
  Réparation, Dépose
- la sous-face/le lambris de sous-face/l'avant-toit/le débord de toit/le cache-moineaux | 15 ml ; 0.7 ; lambris,
  tasseaux ; Réparation, Dépose, Nettoyage
- le closoir/le faîtage/le faîtage à sec | 10 ml ; 0.7 ; closoir, faîtières ; Dépose
- la couvertine/la bavette/la bande de rive/le couronnement | 10 ml ; 0.5 ; couvertines, fixations
- la noue/le noquet | 5 ml ; 1.4 ; zinc, pattes ; Réparation, Dépose, Nettoyage
- la sortie de toit/la sortie de poêle/la sortie de vmc/la sortie de ventilation/la tuile à douille ; 3.5 ;
  sortie de toit, solin
- l'abergement de cheminée/le solin de cheminée/le solin/l'abergement ; 5 ; zinc ou plomb, mortier ; Réparation, Dépose
- la souche/la souche de cheminée/la cheminée ; 10 ; briques, mortier, mitron ; Réparation, Nettoyage
- l'écran sous-toiture/le pare-pluie/le pare-vapeur | 60 m² ; 0.4 ; écran ; Réparation
- le liteau/la volige/le voligeage/le contre-liteau | 20 m² ; 0.5 ; liteaux ou voliges, pointes
- la ferme/l'entrait/l'arbalétrier/la sablière/la panne sablière/le chevron ; 7 ; bois, ferrures ; Réparation,
  Remplacement
- le bardage/le bardage ardoise/le bardage zinc/l'essentage/le pignon | 30 m² ; 0.9 ; ardoises, zinc, voliges
- la tuile/l'ardoise/la lauze/la tuile canal/la tuile plate | 15 tuile ; 0.3 ; tuiles ou ardoises, crochets ; Pose,
  Dépose, Réparation
- la bande porte solin/la bande de solin/la bande d'étanchéité/le joint d'étanchéité | 5 ml ; 0.7 ; bande, mastic
- le relevé d'étanchéité/l'acrotère/le relevé | 8 ml ; 0.9 ; membrane, primaire
- l'évacuation/le trop plein/la descente de terrasse/l'avaloir ; 2.5 ; naissance, membrane
- le lanterneau/le dôme/l'exutoire/le puits de lumière/le skydome ; 6 ; lanterneau, relevés
- la toiture terrasse/le toit terrasse/la terrasse/le toit plat/l'étanchéité | 25 m² ; 0.8 ; membrane, primaire ;
  Réparation, Dépose, Nettoyage
- le bac acier/la tôle/la plaque ondulée/le fibrociment/la plaque | 25 m² ; 0.4 ; bacs, vis, closoirs ; Réparation,
  Dépose, Nettoyage
- le velux/la fenêtre de toit/le châssis de toit/la tabatière ; 7 ; fenêtre, raccord ; Dépose, Nettoyage
- le volet de velux/le store de velux/le volet roulant de velux/le moteur de velux ; 2 ; volet ou store
- la gouttière/le chéneau/la descente d'eaux pluviales | 10 ml ; 0.6 ; gouttières, crochets ; Dépose
- le panneau solaire/le panneau photovoltaïque | 10 panneau ; 1.2 ; crochets, tuiles
- l'antenne/la parabole/la girouette/le paratonnerre/l'épi de faîtage ; 2.5 ; fixations, solin
- la véranda/la pergola/le carport/l'abri | 12 m² ; 0.9 ; plaques, tuiles ou shingle ; Réparation, Nettoyage
- la charpente | 30 m² ; 1.2 ; bois, ferrures ; Pose, Dépose
- la ventouse/la chatière/l'aérateur/l'extracteur de toiture ; 2 ; chatière, solin ; Réparation, Dépose`,
);
