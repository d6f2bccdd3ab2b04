import { thingWorks } from "../../thing-works.ts";

/** What the trade « menuisier » makes, fits, repairs and takes away. Data in the public domain (CC0). */
export const carpenterThings = thingWorks(
  "menuisier",
  `* Pose {de} = @poser
Prendre les cotes et préparer ; 0.2
Poser, caler et fixer {le} ; 0.6 ; {supplies}
Ajuster, régler et nettoyer ; 0.2
* Fabrication et pose {de} = @faire/sur_mesure
Prendre les cotes et dessiner ; 0.35
Débiter, usiner et assembler en atelier ; 1.4 ; bois, quincaillerie, colle
Poncer et appliquer la finition ; 0.4 ; vernis ou huile
Livrer, poser et ajuster {le} ; 0.6 ; fixations
* Remplacement {de} = @changer/@refaire
Prendre les cotes et commander ; 0.15
Déposer {le} en place ; 0.2
Poser, caler et fixer {le} ; 0.6 ; {supplies}
Ajuster, régler et évacuer ; 0.2
* Réparation {de} = @reparer/@regler
Contrôler et démonter la partie abîmée ; 0.2
Réparer ou remplacer la pièce en cause ; 0.4 ; bois, quincaillerie
Remonter, régler et tester ; 0.15
* Dépose {de} = @deposer
Protéger les lieux ; 0.1
Démonter {le} ; 0.25
Évacuer et nettoyer ; 0.2
- la tablette/l'étagère/le rayonnage ; 1.25 ; tablette, équerres, chevilles
- la tringle/le rideau/le store/le store enrouleur/le store vénitien ; 0.75 ; fixations
- la moustiquaire ; 1.25 ; moustiquaire
- le meuble/le meuble TV/la commode/le buffet/la console/le caisson ; 5 ; meuble, fixations ; Réparation,
  Remplacement, Dépose
- la chaise/le fauteuil/le banc/le tabouret ; 2 ; bois, colle ; Réparation, Fabrication
- la table/la table de ferme/le bureau ; 6 ; bois, vis ; Réparation, Pose
- le lit/le lit cabane/le lit mezzanine/le lit superposé/l'estrade ; 10 ; bois, quincaillerie
- la tête de lit/l'habillage mural/le soubassement ; 5 ; panneaux, tasseaux
- le tiroir/la coulisse/la charnière/la porte de meuble/la porte de placard ; 1 ; coulisses, charnières
- la porte de placard coulissante/la façade de placard/la porte coulissante de placard ; 3 ; portes, rails
- la porte de cave/la porte de cellier/la porte de service/la porte de grange/la porte fermière ; 6 ; porte, ferrures
- la porte coupe feu/la porte palière/la porte isolante ; 5 ; porte, fixations, joints
- la porte battante/la porte va et vient/la porte accordéon/la porte pliante ; 2.5 ; porte, ferrures
- la chatière ; 1.5 ; chatière
- le ferme-porte/le groom/la butée/le judas/l'entrebâilleur/le verrou/le loquet/la poignée ; 0.75 ; quincaillerie
- la gâche/la serrure/la serrure multipoints/le cylindre ; 1.25 ; serrure, cylindre ; Réparation, Dépose
- la crémone/l'espagnolette/la paumelle/le gond/l'arrêt de volet/la penture ; 1 ; quincaillerie, vis
- le bas de porte/le joint de porte/le joint de fenêtre/le joint/le calfeutrement/le seuil de porte ; 0.75 ; joints,
  plinthe automatique
- la double fenêtre/le survitrage/le châssis fixe/la fenêtre ronde/l'œil de bœuf/l'imposte ; 4 ; châssis, vitrage,
  joints
- la véranda/la verrière/la marquise ; 16 ; joints, vitrage, fixations
- la pièce d'appui/l'appui de fenêtre/le jet d'eau/le dormant/la traverse ; 4 ; bois, colle, mastic
- le coffre de volet roulant/le caisson de volet/le coffre tunnel ; 2.5 ; panneaux, isolant
- la sangle/la manivelle/le tablier/la lame de volet/le moteur de volet ; 1.5 ; pièce, attaches
- la persienne/le volet/le volet battant/le volet coulissant/le volet pliant ; 3 ; bois, ferrures ; Réparation,
  Fabrication, Dépose
- la corniche/la cimaise/la moulure/la baguette/le couvre-joint/le champlat | 10 ml ; 0.25 ; moulures, colle, pointes
- le plafond bois/le plafond lambris/le faux plafond bois | 15 m² ; 0.9 ; lambris, tasseaux, clous
- le plancher/le plancher de grenier/le parquet/la solive | 12 m² ; 0.9 ; bois, vis ; Réparation, Dépose
- le lambris/la frisette/le bardage | 12 m² ; 0.7 ; lames, clous ; Dépose, Réparation, Remplacement
- l'habillage/le coffrage/le cache-tuyau/le cache-radiateur/le tablier de baignoire ; 3 ; panneaux, tasseaux
- la cloison/la cloison bois/la cloison japonaise/le claustra/la séparation ; 9 ; ossature, panneaux
- la marche/la contremarche/le nez de marche/l'habillage d'escalier | 14 marche ; 0.9 ; bois, colle
- l'escalier/l'escalier escamotable/l'échelle/l'échelle de meunier ; 9 ; escalier, fixations ; Pose, Dépose, Réparation
- la rampe/la main courante/le balustre/le garde-corps/la rambarde | 3 ml ; 2 ; bois, fixations ; Réparation,
  Dépose, Pose
- la barrière/le portillon/le portail bois/le portail/la clôture ; 6 ; bois, ferrures
- l'abri de jardin/la cabane/le cabanon/le poulailler/la niche/le chalet/le bûcher ; 16 ; bois, vis, couverture
- la pergola/la tonnelle/le carport/l'auvent/le préau ; 20 ; bois, connecteurs ; Réparation, Dépose, Remplacement
- le bac/la jardinière/le bac à fleurs/le composteur ; 4 ; bois, vis inox
- le comptoir/la banque d'accueil/le bar/le présentoir/la vitrine ; 16 ; panneaux, quincaillerie
- le meuble vasque/le meuble de salle de bain/le plan vasque/le plan de travail ; 6 ; panneaux, fixations
- la cuisine/l'îlot/le meuble de cuisine ; 24 ; meubles, quincaillerie ; Pose, Réparation, Dépose
- la crédence/le panneau/le panneau mural/le panneau acoustique | 4 m² ; 1.2 ; panneaux, colle
- la trappe/la trappe de visite/la trappe de grenier/la trappe de cave ; 3.5 ; trappe, ferrures
- le placard/le dressing/la penderie/le rangement/la bibliothèque ; 12 ; panneaux, rails ; Réparation, Dépose, Pose
- la porte intérieure/la porte/le bloc-porte ; 2.5 ; paumelles, poignée ; Dépose, Fabrication
- la porte d'entrée ; 6 ; joints, quincaillerie ; Réparation, Dépose, Fabrication
- la porte de garage ; 7 ; ressorts, roulettes ; Réparation, Dépose
- la porte coulissante/la porte à galandage/le galandage/la baie coulissante/la baie vitrée ; 6 ; roulettes, rail ;
  Réparation, Dépose
- la fenêtre/la porte-fenêtre/le châssis ; 5 ; bois, joints ; Fabrication, Dépose
- la poutre/le poteau/le chevron ; 8 ; bois, ferrures ; Réparation, Dépose
- la plinthe | 10 ml ; 0.2 ; plinthes ; Dépose, Réparation, Remplacement
- la terrasse bois/la terrasse/la lame de terrasse | 15 m² ; 0.6 ; lames, vis ; Dépose, Remplacement
- le miroir/le tableau/le cadre/la barre de penderie/la patère/le porte-manteau ; 0.5 ; chevilles, vis
- le volet roulant/le store banne ; 3 ; coulisses, moteur ; Dépose, Remplacement`,
);
