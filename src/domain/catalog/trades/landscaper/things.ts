import { thingWorks } from "../../thing-works.ts";

/** What the trade « jardinier-paysagiste » builds, tends, repairs and takes away. Data in the public domain (CC0). */
export const landscaperThings = thingWorks(
  "jardinier-paysagiste",
  `* Pose {de} = @poser/@faire
Implanter et préparer le sol ; 0.25
Poser et fixer {le} ; 0.6 ; {supplies}
Finir, nettoyer et évacuer ; 0.15
* Réfection {de} = @refaire/@changer
Déposer {le} en place ; 0.25
Préparer le sol ; 0.2
Refaire {le} ; 0.55 ; {supplies}
Nettoyer et évacuer ; 0.15
* Réparation {de} = @reparer
Contrôler et démonter la partie abîmée ; 0.15
Réparer {le} ; 0.3 ; {supplies}
Remettre en état et nettoyer ; 0.1
* Dépose {de} = @deposer/arrach*
Protéger et démonter {le} ; 0.35
Évacuer en déchetterie ; 0.2
Remettre le sol en état ; 0.1
* Entretien {de} = @entretenir/@nettoyer/@couper
Nettoyer et désherber {le} ; 0.25
Tailler, régler ou remettre en état ; 0.2
Ramasser et évacuer ; 0.12
- le muret/le mur en pierre sèche/le muret de jardin/le mur de soutènement | 6 m² ; 2.4 ; pierres ou blocs, mortier
- la traverse/la retenue de terre/le soutènement bois/le rondin | 10 ml ; 0.9 ; traverses, fers à béton
- l'escalier/la marche/l'escalier de jardin/la marche paysagère ; 12 ; traverses ou pierres, gravier
- le gabion/l'enrochement | 8 ml ; 1.8 ; gabions, pierres
- la bordure/la bordurette/la volige/la bordure acier/la bordure de pelouse | 20 ml ; 0.25 ; bordures, piquets
- le gravier/le gravillon/le galet/le concassé/la mignonnette | 30 m² ; 0.2 ; gravier, géotextile
- le géotextile/la toile de paillage/la bâche/le feutre | 40 m² ; 0.06 ; toile, agrafes
- le pavé/la dalle/le pas japonais/le dallage/l'opus | 15 m² ; 0.8 ; pavés ou dalles, sable
- la barrière anti-rhizome/l'anti-racines | 10 ml ; 0.6 ; film anti-rhizome
- le robot tondeuse/le câble périphérique ; 5 ; câble, agrafes
- l'arrosage/l'arrosage automatique/l'arroseur/l'électrovanne/le programmateur/le goutte à goutte ; 5 ; arroseurs,
  tuyau, raccords ; Réparation, Réfection, Entretien, Dépose
- la pompe/la pompe de bassin/la pompe immergée/la fontaine ; 3 ; pompe, tuyau
- le récupérateur d'eau/la cuve/la cuve de récupération ; 3 ; cuve, collecteur
- la jardinière/le bac à fleurs/le pot/le bac/le carré potager ; 2.5 ; bac, terreau, plants
- le mur végétal/le treillage/le treillis/le palissage ; 6 ; treillage, câbles, plants
- la balançoire/le portique/l'aire de jeux/le trampoline/la cabane ; 5 ; fixations, béton
- la piscine hors sol/la piscine bois/le spa ; 16 ; sable, dalles
- l'abri/l'abri de jardin/le cabanon/la serre/la pergola/la tonnelle/le carport/le poulailler ; 14 ; kit,
  fixations ; Réparation, Dépose, Entretien, Réfection
- le portail/le portillon ; 7 ; poteaux, béton, ferrures ; Réparation, Dépose, Réfection
- la clôture/le grillage/la palissade/le brise-vue/le panneau/la ganivelle/la canisse/le claustra | 15 ml ; 0.6 ;
  poteaux, panneaux ; Réparation, Dépose, Entretien
- la terrasse/la terrasse bois/le platelage | 20 m² ; 0.9 ; lames ou dalles, lambourdes ; Réparation, Dépose, Entretien
- l'allée/le chemin/la cour/le parking/l'accès | 25 m² ; 0.5 ; grave, géotextile, gravier ; Réparation, Entretien,
  Réfection
- la haie/l'arbuste/le buisson/le thuya/le bambou/le laurier | 10 ml ; 0.6 ; terre végétale ; Dépose
- le lierre/la glycine/la vigne vierge/la plante grimpante/la ronce/le chiendent/la renouée | 10 m² ; 0.35 ; sacs ;
  Dépose, Entretien
- la pelouse/le gazon | 100 m² ; 0.06 ; gazon, terreau, engrais ; Réparation, Dépose
- le massif/le parterre/la plate-bande/la rocaille/le rosier | 15 m² ; 0.4 ; plants, paillage ; Dépose, Réfection
- la mare/le bassin ; 12 ; bâche, pierres ; Réparation, Dépose, Réfection
- la tombe/la concession/le caveau ; 2.5 ; plantes, terreau
- le drain/le caniveau/le regard/le puisard | 10 ml ; 0.9 ; drain, graviers, géotextile ; Réparation, Réfection,
  Entretien
- l'éclairage/la borne/le spot ; 1.5 ; luminaires, câble ; Réparation, Dépose, Réfection
- le verger/le potager/le sous-bois/le bosquet/le talus/le fossé | 100 m² ; 0.12 ; sacs ; Entretien
- la souche ; 2.5 ; copeaux ; Dépose`,
);
