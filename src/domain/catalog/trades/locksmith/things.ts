import { thingWorks } from "../../thing-works.ts";

/** What the trade « serrurier » makes, fits, repairs and takes away. Data in the public domain (CC0). */
export const locksmithThings = thingWorks(
  "serrurier",
  `* Pose {de} = @poser
Prendre les cotes et préparer ; 0.2
Poser, fixer et ajuster {le} ; 0.6 ; {supplies}
Régler, tester et nettoyer ; 0.2
* Fabrication et pose {de} = @faire/sur_mesure
Prendre les cotes et dessiner ; 0.3
Débiter, assembler et souder en atelier ; 1.2 ; acier ou inox, consommables
Meuler, finir et passer l'antirouille ; 0.35 ; antirouille, peinture
Poser, sceller et régler {le} ; 0.6 ; fixations
* Remplacement {de} = @changer/@refaire
Déposer {le} en place ; 0.2
Poser et ajuster {le} ; 0.6 ; {supplies}
Régler, tester et remettre les clés ; 0.2
* Réparation {de} = @reparer/@regler/debloqu*/degripp*
Diagnostiquer la panne et démonter ; 0.25
Réparer ou remplacer la pièce en cause ; 0.4 ; pièce détachée
Régler, graisser et tester ; 0.2
* Dépose {de} = @deposer
Protéger les lieux ; 0.1
Démonter {le} ; 0.25
Évacuer et nettoyer ; 0.15
* Entretien {de} = @entretenir
Contrôler {le} et ses fixations ; 0.25
Nettoyer, graisser et régler ; 0.3 ; graisse
Tester les sécurités et remettre le compte rendu ; 0.15
- le judas/l'entrebâilleur/le heurtoir/l'œilleton ; 0.75 ; judas
- la béquille/la poignée/la poignée de porte/le bouton de porte/la plaque de porte ; 0.75 ; poignée, plaques
- la cornière anti-pince/la cornière anti-effraction/le protège-gonds/le renfort de porte/la barre de renfort
  /la barre de sécurité ; 1.5 ; cornières, fixations
- le ferme-porte/le groom/le pivot de sol/le pivot ; 1.5 ; ferme-porte
- la barre anti-panique/l'anti-panique ; 2 ; barre anti-panique
- la porte coupe feu/la porte de secours/l'issue de secours ; 7 ; porte, fixations, joints
- la porte de cave/la porte de local/la porte de chaufferie/la porte de service ; 5 ; porte, serrure
- la porte automatique/la porte vitrée/la porte de magasin/la porte de hall/la porte d'immeuble ; 8 ; porte, pivots,
  serrure
- la porte de garage/la porte basculante/la porte sectionnelle ; 7 ; ressorts, câbles, roulettes ; Entretien, Dépose
- le rideau métallique/le rideau de fer/la grille à enroulement/la lame de rideau ; 7 ; lames, ressorts ; Dépose,
  Entretien
- la boîte à clés/le coffre à clés/le cadenas/l'antivol ; 0.75 ; fixations
- la boîte aux lettres/le bloc-boîtes aux lettres ; 1.5 ; fixations ; Réparation, Dépose
- le coffre-fort/l'armoire forte ; 3 ; fixations chimiques
- la barrière/la barrière de parking/la borne escamotable/l'arceau de parking/le potelet ; 4 ; barrière, scellements
- le portail/le portail coulissant/le portail battant/le portillon ; 7 ; gonds, roues, serrure ; Réparation,
  Entretien, Dépose, Fabrication
- la motorisation/le moteur/l'automatisme/la télécommande/la cellule/la crémaillère ; 4 ; pièce, cellules ;
  Réparation, Remplacement, Dépose, Entretien
- la gâche électrique/le digicode/l'interphone/le visiophone/la ventouse/le lecteur de badge ; 3 ; gâche,
  alimentation ; Remplacement, Réparation, Dépose
- la clôture/le grillage/le panneau rigide/le garde-corps piscine/la barrière de piscine | 15 ml ; 0.7 ; poteaux,
  panneaux ; Réparation, Dépose, Fabrication
- la rampe d'accès/la rampe PMR/la rampe handicapé/la passerelle/le platelage ; 14 ; acier, caillebotis
- la main courante/la rampe d'escalier/la rampe | 4 ml ; 1.4 ; acier ou inox, supports ; Réparation, Dépose
- le garde-corps/la rambarde/la balustrade/le balcon | 4 ml ; 1.6 ; acier, scellements ; Réparation, Dépose
- la grille de soupirail/la grille d'aération/le caillebotis/la trappe métallique/la trappe ; 3.5 ; acier, cadre
- la grille/la grille de fenêtre/le barreau ; 3 ; acier ; Réparation, Dépose
- la marquise/l'auvent/l'abri/la casquette/le brise-soleil ; 14 ; acier, vitrage ou tôle
- le bardage métallique/la tôle/l'habillage métallique/la tablette métallique ; 6 ; tôle pliée, vis
- le portique/la structure métallique/la charpente métallique/la mezzanine/le poteau métallique/l'IPN ; 24 ; acier,
  platines
- l'escalier/l'escalier hélicoïdal/l'escalier de secours/l'échelle à crinoline/l'échelle ; 20 ; acier, fixations ;
  Pose, Dépose
- la verrière/la verrière d'atelier/la cloison vitrée/la porte d'atelier ; 12 ; acier, vitrage, parcloses ;
  Remplacement, Réparation, Dépose
- le meuble métallique/la table/le piétement/l'étagère métallique/la bibliothèque ; 7 ; acier, visserie
- le store banne/le store/le volet roulant/le volet/la persienne ; 3 ; pièce, moteur ; Dépose, Entretien
- la fenêtre/la porte-fenêtre/la baie vitrée/le châssis ; 4 ; quincaillerie, joints ; Dépose, Réparation
- la crémone/la paumelle/le gond/la charnière/la gâche/le loquet/la targette ; 1 ; quincaillerie
- la serrure/la serrure multipoints/la serrure trois points/la serrure carénée ; 1.75 ; serrure ; Dépose, Entretien,
  Réparation
- la serrure de voiture/le neiman/le contacteur ; 2.5 ; pièces ; Réparation, Remplacement
- le verrou/le cylindre/le barillet ; 1 ; cylindre ; Dépose, Réparation
- la vitrine/la devanture/la façade de magasin ; 20 ; acier ou alu, vitrage
- la porte/la porte d'entrée/la porte palière ; 5 ; serrure, paumelles ; Dépose, Fabrication
- la porte blindée ; 8 ; serrure, pênes ; Réparation, Dépose, Entretien
- le poteau/le pilier métallique/l'arceau/l'abri vélo/le rack à vélos ; 4 ; acier, scellements
- la pergola/la tonnelle/le carport ; 22 ; acier, fixations ; Réparation, Dépose`,
);
