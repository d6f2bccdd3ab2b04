import { thingWorks } from "../../thing-works.ts";

/** What the trade « carreleur » tiles, repairs and takes away. Data in the public domain (CC0). */
export const tilerThings = thingWorks(
  "carreleur",
  `* Pose {de} = @poser/@faire/carrel*
Contrôler et préparer le support ; 0.2 ; primaire
Tracer, couper et coller ; 0.55 ; {supplies}
Faire les joints et nettoyer ; 0.25 ; mortier de joint
* Réfection {de} = @refaire/@changer
Déposer l'existant et évacuer ; 0.35
Préparer le support ; 0.2 ; primaire, ragréage
Couper et coller {le} ; 0.6 ; {supplies}
Faire les joints et nettoyer ; 0.25 ; mortier de joint
* Réparation {de} = @reparer
Déposer les parties cassées ou décollées ; 0.2
Recoller et reprendre {le} ; 0.35 ; colle, carreaux
Refaire les joints et nettoyer ; 0.15 ; mortier de joint, silicone
* Dépose {de} = @deposer
Protéger les lieux ; 0.1 ; bâches
Déposer {le} ; 0.35
Évacuer les gravats et nettoyer ; 0.2 ; sacs à gravats
- la niche/la niche de douche/l'étagère de douche ; 3.5 ; carreaux, profilés, étanchéité
- le banc de douche/le banc/le muret de douche/la murette ; 6 ; panneaux, carreaux, étanchéité
- le sol de douche/le fond de douche/le receveur à carreler ; 6 ; carreaux ou mosaïque, colle
- le caniveau de douche/le siphon de sol/la bonde de douche ; 3 ; caniveau, natte
- le nez de marche/la contremarche | 10 ml ; 0.35 ; nez de marche, colle
- le seuil/le seuil de porte/la barre de seuil/le profilé de jonction ; 1 ; seuil, colle
- l'appui de fenêtre/l'appui/la tablette de fenêtre ; 2 ; carreaux, colle
- le panneau à carreler/la plaque à carreler/le wedi | 8 m² ; 0.4 ; panneaux, colle, vis
- la paillasse/le plan vasque/le plan de toilette/l'évier carrelé ; 5 ; carreaux, colle
- le tour de baignoire/le tablier de baignoire/le coffrage ; 5 ; carreaux, panneaux, trappe
- la crédence/le dosseret | 3 m² ; 1.8 ; carreaux, colle ; Réparation, Dépose
- le balcon/la loggia/le perron/le palier/le porche | 6 m² ; 1.3 ; carrelage extérieur, colle, étanchéité
- la cheminée/le tour de cheminée/l'habillage de poêle/le mur de poêle/la sole ; 9 ; plaquettes ou carreaux, colle
- la plinthe/la plinthe à gorge/la remontée | 10 ml ; 0.25 ; plinthes, colle ; Réparation, Dépose
- la mosaïque/la pâte de verre/les émaux | 5 m² ; 1.6 ; mosaïque, colle ; Réparation, Réfection, Dépose
- le zellige/le bejmat/le carreau artisanal | 5 m² ; 1.8 ; zelliges, colle
- la tomette/la terre cuite | 12 m² ; 1.1 ; tomettes, mortier, huile
- le marbre/le granit/le travertin/la pierre/l'ardoise/la pierre bleue | 12 m² ; 1.2 ; pierre, colle
- le parquet carrelage/la lame de carrelage/l'imitation parquet/le carrelage bois | 15 m² ; 0.9 ; carrelage, colle
- la plaquette de parement/le parement/la briquette/la pierre de parement | 10 m² ; 1.1 ; parement, colle
- la margelle/la plage de piscine/le tour de piscine | 20 ml ; 0.6 ; margelles, colle ; Réparation, Réfection, Dépose
- la faïence | 10 m² ; 1 ; faïence, colle ; Réparation
- le sol/le carrelage de sol/le revêtement de sol/le lino/le parquet/la moquette | 15 m² ; 0.8 ; sacs ; Dépose
- l'escalier/la marche | 14 marche ; 1.1 ; carreaux, nez de marche ; Réparation, Dépose
- la terrasse/la dalle de terrasse/la dalle sur plots | 15 m² ; 0.9 ; dalles, colle ; Réparation, Dépose
- la chape | 15 m² ; 0.6 ; mortier ; Dépose, Réparation
- la douche/la douche italienne/le receveur/le bac à douche ; 9 ; étanchéité, carreaux ; Réparation, Dépose
  colle ; Pose, Réfection
- le hammam/la douche à vapeur ; 60 ; panneaux, mosaïque, étanchéité
- la fontaine/le bassin ; 14 ; mosaïque ou pierre, étanchéité
- la table/le plateau de table/le bar/le comptoir ; 4 ; carreaux ou mosaïque, colle`,
);
