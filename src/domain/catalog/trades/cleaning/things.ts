import { thingWorks } from "../../thing-works.ts";

/** What the trade « nettoyage » cleans, treats and clears. Data in the public domain (CC0). */
export const cleaningThings = thingWorks(
  "nettoyage",
  `* Nettoyage {de} = @nettoyer/menage/remise_propre/remettre_propre
Préparer le matériel et protéger les abords ; 0.12
Dépoussiérer et aspirer ; 0.25
Nettoyer et dégraisser {le} ; 0.5 ; {supplies}
Rincer, essuyer et contrôler ; 0.13
* Désinfection {de} = desinfect*/decontamin*
Préparer le matériel et les protections ; 0.15
Nettoyer {le} ; 0.4 ; détergent
Désinfecter et laisser agir ; 0.35 ; désinfectant
Aérer et contrôler ; 0.1
* Débarras {de} = debarra*/vider/vid*/evacu*
Faire le tri sur place et mettre en sacs ou en cartons ; 0.5 ; sacs
Descendre, porter et charger les encombrants ; 0.5
Évacuer en déchetterie ; 0.4 ; mise en décharge
Balayer et nettoyer ; 0.2
- l'école/la classe/la salle de classe/la crèche/le centre de loisirs | 100 m² habitables ; 0.04 ; détergent
- le cabinet médical/le cabinet dentaire/la salle d'attente/la pharmacie/l'infirmerie | 80 m² habitables ; 0.04 ;
  détergent, désinfectant
- la salle des fêtes/la salle de sport/la salle de réunion/la salle polyvalente/le gymnase/l'église
  /la salle | 150 m² habitables ; 0.03 ; détergent
- le cinéma/le théâtre/le musée/l'hôtel/la chambre d'hôtel/le camping | 100 m² habitables ; 0.04 ; détergent
- le mobil home/le bungalow/la caravane/le camping car/le bateau/la péniche ; 4 ; détergent
- le rideau/le voilage/le store/le store vénitien/la moustiquaire ; 0.75 ; détergent
- le tapis/la moquette/le paillasson | 15 m² ; 0.12 ; shampoing ; Désinfection
- le fauteuil/le canapé/le matelas/la banquette/le sommier ; 1.5 ; désinfectant textile ; Désinfection, Débarras
- le frigo/le réfrigérateur/le congélateur/la chambre froide/le four/le micro-ondes/l'électroménager ; 1.25 ;
  dégraissant
- la poubelle/le conteneur/le bac/le local poubelle/le vide ordures ; 1 ; désinfectant
- le garage/le sous-sol/la cave/le grenier/l'abri/l'atelier/le box | 25 m² ; 0.12 ; détergent
- le joint/le joint de carrelage/le carrelage/la faïence | 15 m² ; 0.2 ; nettoyant joints
- la tache d'huile/la tache/le graffiti/le chewing gum/la colle ; 1.5 ; détachant
- le parking/le quai/la cour/le trottoir/la rampe/le terrain de tennis | 150 m² ; 0.015 ; détergent
- la piscine/le bassin/le jacuzzi/la fontaine/la plage de piscine ; 4 ; détartrant
- le salon de jardin/le mobilier de jardin/le barbecue/le parasol/la pergola ; 1.5 ; détergent
- la vmc/la gaine/la bouche de ventilation/le conduit/la climatisation ; 2.5 ; désinfectant
- le lustre/le luminaire/le radiateur/la plinthe/le plafond/le mur/la porte ; 1 ; détergent
- l'ascenseur/l'escalier/la cage d'escalier/le palier/le hall/le couloir ; 1.5 ; détergent
- le bureau/le poste de travail/l'ordinateur/le téléphone/l'open space ; 0.75 ; lingettes
- la machine/la ligne de production/la cuve/le silo/l'outil/l'équipement ; 4 ; dégraissant
- l'écurie/le box à chevaux/le poulailler/l'étable/le chenil ; 3 ; désinfectant
- la vitre en hauteur/la baie vitrée/la verrière/la véranda/le dôme | 20 m² ; 0.12 ; produit à vitres
- la voiture/le camion/le bus/le moto/le vélo/la trottinette ; 2.5 ; shampoing, aspirateur
- le vestiaire/la douche/le wc/les toilettes/le sanitaire/l'urinoir ; 1 ; détartrant ; Désinfection
- la chambre/le studio/l'appartement/la maison/le logement/le local/les bureaux | 50 m² habitables ; 0.12 ;
  détergent ; Désinfection, Débarras
- la gouttière/le chéneau/la toiture/la tuile | 20 ml ; 0.12 ; antimousse ; Débarras
- le jardin/le balcon/la terrasse/la loggia ; 2.5 ; détergent ; Débarras, Nettoyage
- l'encombrant/le meuble/le carton/le déchet/le gravat ; 2 ; sacs ; Débarras`,
);
