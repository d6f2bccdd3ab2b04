import { thingWorks } from "../../thing-works.ts";

/** What the trade « maçon » builds, seals, repairs and pulls down. Data in the public domain (CC0). */
export const masonThings = thingWorks(
  "maçon",
  `* Réalisation {de} = @faire/@poser
Implanter, tracer et préparer ; 0.15
Terrasser, coffrer et ferrailler ; 0.3 ; coffrage, aciers
Réaliser {le} ; 0.45 ; {supplies}
Finir, nettoyer et évacuer ; 0.12
* Réfection {de} = @refaire/@changer
Protéger et déposer {le} en place ; 0.35
Préparer le support ; 0.15
Refaire {le} ; 0.5 ; {supplies}
Nettoyer et évacuer les gravats ; 0.15
* Réparation {de} = @reparer
Piquer et nettoyer les parties abîmées ; 0.2
Réparer {le} au mortier ; 0.35 ; mortier de réparation
Finir, nettoyer et évacuer ; 0.1
* Démolition {de} = @deposer
Protéger et sécuriser ; 0.1
Démolir {le} ; 0.3
Évacuer les gravats en déchetterie ; 0.2 ; mise en décharge
Nettoyer et remettre en état ; 0.08
- la rampe d'accès/la rampe PMR/la rampe handicapé/la rampe de garage | 4 ml ; 4 ; béton, treillis
- la longrine | 4 ml ; 2.5 ; béton, aciers
- le plot/le massif béton/le socle/le plot béton/le support de poteau ; 2 ; béton
- la trémie/la trémie d'escalier ; 22 ; étais, chevêtre, béton
- la fosse de garage/la fosse ; 24 ; parpaings, béton
- la fosse septique/le micro-station/la fosse toutes eaux/l'assainissement individuel ; 30 ; fosse, sable, regards,
  drains
- le puisard/le puits perdu/la tranchée drainante/le puits d'infiltration ; 10 ; graviers, géotextile, buses
- la cuve enterrée/la citerne enterrée/la cuve de récupération/le récupérateur d'eau ; 18 ; cuve, sable, PVC
- la descente de cave/l'escalier extérieur/les marches extérieures/le perron/l'emmarchement ; 18 ; béton, coffrage
- l'appui de fenêtre/le rejingot/la tablette ; 4 ; appui, mortier
- le seuil/le seuil de porte/le seuil de garage/le seuil de portail ; 5 ; béton, coffrage
- la couvertine/le chaperon/le couronnement/le dessus de mur | 10 ml ; 0.4 ; couvertines, mortier
- le balcon/la dalle de balcon/le nez de balcon/la casquette/l'auvent béton ; 20 ; béton, aciers, mortier de réparation
- le caniveau/la grille de sol/l'avaloir | 5 ml ; 1.2 ; caniveaux, béton
- la bordure/la bordurette | 10 ml ; 0.5 ; bordures, béton
- la clôture/le grillage/le panneau rigide/la clôture béton/la plaque de soubassement | 20 ml ; 0.6 ; poteaux,
  panneaux, béton
- le portail/le portillon ; 8 ; scellements, mortier
- le gabion/l'enrochement | 10 ml ; 2.2 ; gabions, pierres
- le mur de soutènement/le soutènement | 15 m² ; 3.2 ; blocs à bancher, béton, aciers, drain
- la cheminée/le conduit de cheminée/le conduit/la souche ; 14 ; boisseaux, briques, mortier ; Démolition
- le four à pain/le four à pizza/le barbecue/la cuisine d'été ; 16 ; briques réfractaires, mortier ; Réparation,
  Démolition
- la margelle/la margelle de puits/le puits ; 10 ; pierre, mortier
- l'arche/la voûte/le cintre/l'arcade ; 24 ; pierres ou briques, mortier
- l'encadrement/l'encadrement de fenêtre/l'encadrement de porte/le jambage/la chaîne d'angle/la pierre d'angle ; 9 ;
  pierres ou briques, mortier
- la poutre/la poutre bois/le poteau/le poteau béton ; 10 ; poutre, mortier, étais
- la sous-dalle/le hérisson/le vide sanitaire ; 20 ; grave, blocs, béton
- le bac/la jardinière/le bac à fleurs/le muret de jardin ; 8 ; briques ou blocs, mortier
- l'abri/le local poubelle/le local technique/l'abri de jardin/le garage/le carport/l'appentis ; 60 ; parpaings,
  béton, linteaux ; Démolition, Réfection
- la terrasse/la terrasse béton/la dalle de terrasse | 20 m² ; 0.9 ; béton ; Démolition, Réparation
- la dalle/la dalle béton | 15 m² ; 0.9 ; mortier ; Réparation, Démolition
- la chape | 20 m² ; 0.55 ; mortier ; Réparation, Démolition
- le mur/le muret/le mur de clôture | 6 m² ; 2.4 ; parpaings ou pierres, mortier ; Réparation
- l'escalier/la marche/l'escalier béton/l'escalier de pierre ; 16 ; béton ou pierre, mortier ; Réparation, Démolition
- le pilier/le pilier de portail/le poteau de clôture ; 6 ; parpaings, mortier ; Réparation, Démolition
- le regard/le tampon/le regard d'égout/la boîte de branchement ; 4 ; regard, mortier ; Réparation, Réfection
- l'allée/la cour/l'entrée/le chemin d'accès/le parking/l'aire de stationnement | 30 m² ; 0.5 ; grave, géotextile,
  finition
- le pavé/le pavage/le dallage/l'opus/la pierre naturelle | 10 m² ; 0.9 ; pavés, sable ; Réparation, Réfection,
  Démolition
- le bassin/la fontaine/le local piscine ; 40 ; blocs, béton, enduit
- le tablier de cheminée/le linteau/la poutrelle ; 8 ; linteau, mortier ; Réparation
- le conduit de ventilation/le soupirail/la grille d'aération ; 3 ; grille, mortier
- la cloison/la cloison brique/le mur intérieur | 10 m² ; 1.4 ; briques, plâtre ; Réparation
- le carrelage/la faïence/le revêtement | 15 m² ; 1.3 ; sacs à gravats ; Démolition`,
);
