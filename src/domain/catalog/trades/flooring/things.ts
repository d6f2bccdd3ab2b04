import { thingWorks } from "../../thing-works.ts";

/** What the trade « solier » lays, repairs, cares for and takes away. Data in the public domain (CC0). */
export const flooringThings = thingWorks(
  "solier",
  `* Pose {de} = @poser/@faire
Contrôler et préparer le support ; 0.2 ; primaire
Tracer, couper et poser {le} ; 0.6 ; {supplies}
Faire les finitions et nettoyer ; 0.2 ; barres de seuil
* Remplacement {de} = @changer/@refaire
Déposer {le} en place ; 0.3
Reprendre le support ; 0.15 ; enduit de lissage
Couper et poser {le} ; 0.6 ; {supplies}
Faire les finitions et évacuer ; 0.2
* Réparation {de} = @reparer/recoll*
Découper et déposer la partie abîmée ; 0.12
Recoller ou remplacer ; 0.25 ; {supplies}
Finir et nettoyer ; 0.1
* Dépose {de} = @deposer/arrach*
Déposer {le} ; 0.25
Gratter la colle et préparer le support ; 0.2
Évacuer et nettoyer ; 0.12
* Entretien {de} = @entretenir/@nettoyer
Dépoussiérer et nettoyer {le} ; 0.12 ; produit de nettoyage
Appliquer la protection ; 0.12 ; produit de protection
Contrôler et remettre en place ; 0.05
- le liège/le parquet en liège | 20 m² ; 0.6 ; liège, colle
- le linoléum/le marmoléum/le lino/le vinyle/le balatum/le sol souple | 20 m² ; 0.45 ; lés, colle ; Réparation,
  Entretien, Dépose
- le caoutchouc/le sol caoutchouc/le sol amortissant/le tatami/le sol de sport | 40 m² ; 0.4 ; dalles, colle
- le jonc de mer/le sisal/le coco/la fibre végétale | 20 m² ; 0.5 ; revêtement, colle
- la dalle plombante/la dalle LVT/la dalle PVC/la dalle de moquette/la dalle | 25 m² ; 0.4 ; dalles, poix ;
  Réparation, Dépose, Remplacement
- la moquette | 20 m² ; 0.35 ; moquette, colle ; Réparation, Entretien
- le gazon synthétique/la pelouse synthétique | 25 m² ; 0.35 ; gazon, bande de jonction
- le plancher technique/le faux plancher/la dalle de plancher technique | 30 m² ; 0.6 ; dalles, vérins
- la sous-couche/l'isolant phonique/l'isolation phonique | 25 m² ; 0.12 ; sous-couche, adhésif
- le parquet teck/le pont de bateau/le parquet de salle de bain | 8 m² ; 1.2 ; teck, colle, joint
- le parquet massif/le parquet ancien/le point de Hongrie/le bâton rompu/le versailles | 20 m² ; 1.2 ; lames, colle
- le parquet/le parquet flottant/le stratifié/la lame de parquet | 20 m² ; 0.65 ; lames, sous-couche ; Réparation,
  Dépose, Remplacement, Entretien
- la lame PVC/la lame vinyle/la lame clipsable | 20 m² ; 0.45 ; lames ; Réparation, Dépose, Remplacement
- la plinthe/le quart de rond/le contre-plinthe/la plinthe PVC | 15 ml ; 0.15 ; plinthes, colle ; Réparation, Dépose
- la barre de seuil/le seuil/le profilé/le couvre-joint ; 0.5 ; barres, vis ; Réparation, Remplacement, Dépose
- le nez de marche/la marche/la contremarche/l'escalier | 14 marche ; 0.75 ; nez de marche, revêtement, colle
- le tapis/le tapis d'escalier/le passage/le tapis de couloir ; 2 ; tapis, tringles
- la lambourde/la solive/le plancher/le plancher bois | 15 m² ; 0.8 ; bois, vis ; Réparation, Remplacement, Dépose
- la chape/le support/la dalle béton | 15 m² ; 0.45 ; mortier, résine ; Réparation
- la fissure/le trou/le creux ; 1.5 ; résine, mortier ; Réparation
- le béton ciré/la résine/le sol en résine/le sol époxy/le terrazzo | 20 m² ; 1.1 ; résine, primaire, vernis ;
  Réparation, Entretien, Remplacement
- le sol/le revêtement/le revêtement de sol | 20 m² ; 0.5 ; revêtement, colle ; Pose, Remplacement, Réparation
- la colle/la colle noire/la colle bitumineuse/la mousse | 20 m² ; 0.3 ; disques, sacs ; Dépose
- la terrasse bois/la terrasse | 20 m² ; 0.6 ; lames, vis ; Réparation, Entretien, Dépose
- le carrelage/le carreau | 15 m² ; 0.9 ; sacs à gravats ; Dépose
- la toile de verre/le revêtement mural/le lambris PVC/le panneau mural | 15 m² ; 0.5 ; revêtement, colle`,
);
