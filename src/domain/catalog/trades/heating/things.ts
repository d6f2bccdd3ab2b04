import { thingWorks } from "../../thing-works.ts";

/** What the trade « chauffagiste » puts in, replaces, repairs and takes away. Data in the public domain (CC0). */
export const heatingThings = thingWorks(
  "chauffagiste",
  `* Pose {de} = @poser
Couper et préparer l'emplacement ; 0.2
Poser et raccorder {le} ; 0.6 ; {supplies}
Mettre en service, régler et contrôler ; 0.2
* Remplacement {de} = @changer/@refaire
Couper, isoler et vidanger le circuit ; 0.2
Déposer {le} en place ; 0.2
Poser et raccorder {le} ; 0.55 ; {supplies}
Remettre en service, purger et contrôler ; 0.2
* Dépannage {de} = @reparer
Contrôler {le} et diagnostiquer la panne ; 0.25
Réparer ou remplacer la pièce en cause ; 0.35 ; pièce détachée
Remettre en service et tester ; 0.15
* Dépose {de} = @deposer
Couper, vidanger et débrancher {le} ; 0.25
Déposer {le} et boucher les raccordements ; 0.3 ; bouchons
Évacuer et nettoyer ; 0.2
* Entretien {de} = @entretenir/@nettoyer
Contrôler et mesurer le fonctionnement {de} ; 0.2
Nettoyer et régler {le} ; 0.25
Établir et remettre l'attestation d'entretien ; 0.1
- le chauffe-bain/le chauffe-eau gaz ; 4 ; chauffe-bain, raccords, ventouse
- le ballon thermodynamique/le chauffe-eau thermodynamique ; 7 ; ballon thermodynamique, gaines, groupe de sécurité
- l'aérotherme ; 5 ; aérotherme, supports, câble
- le panneau rayonnant gaz/le panneau radiant/le tube radiant ; 6 ; panneau rayonnant, tube gaz
- le poêle à pétrole/le radiateur gaz ; 3 ; radiateur gaz, ventouse
- le plancher chauffant ; 8 ; collecteur, débitmètres ; Dépannage, Entretien
- le collecteur/la nourrice ; 3.5 ; collecteur, vannes
- la vanne trois voies/la vanne 3 voies/la vanne quatre voies/la vanne mélangeuse/le servomoteur ; 2 ; vanne, moteur
- la vanne de zone/l'électrovanne/la vanne d'arrêt/la vanne -thermostatique ; 1.5 ; vanne, raccords
- la bouteille de découplage/la bouteille de mélange/l'échangeur à plaques ; 4 ; bouteille, raccords, isolant
- le désemboueur/le filtre magnétique/le filtre à boues/le pot à boues ; 2 ; filtre magnétique, vannes
- le disconnecteur/le remplissage automatique/le kit de remplissage ; 1.5 ; disconnecteur, raccords
- le manomètre/le thermomètre ; 0.75 ; manomètre
- le réducteur de pression/la soupape différentielle ; 1.25 ; réducteur, raccords
- la sonde extérieure/la sonde ; 1.5 ; sonde, câble
- le compteur d'énergie/le compteur de calories/le répartiteur ; 1.25 ; compteur, raccords
- la cuve à fioul/la citerne/la cuve fioul ; 8 ; cuve, tuyauterie ; Pose, Remplacement
- la chaudière murale/la chaudière à condensation/la chaudière à gaz ; 11 ; chaudière, ventouse ; Pose, Dépose
- la chaudière bois/la chaudière à granulés/la chaudière à bûches ; 18 ; chaudière, ballon tampon, silo
- le chauffe-eau/le cumulus/le ballon d'eau chaude ; 4 ; groupe de sécurité, raccords ; Dépannage, Dépose, Entretien
- le groupe extérieur/l'unité extérieure/le groupe froid ; 4 ; supports, liaisons frigorifiques
- la climatisation/la clim/le split/le climatiseur ; 6 ; goulotte, bouchons ; Dépose
- la cassette/la clim cassette/la cassette de climatisation ; 8 ; cassette, liaisons, pompe de relevage
- la console -radiateur ; 6 ; console, liaisons frigorifiques
- la clim gainable/le gainable ; 16 ; unité gainable, gaines, bouches
- la pompe de relevage de condensats/la pompe à condensats/l'évacuation des condensats ; 1.5 ; pompe, tube
- la chambre froide/la vitrine réfrigérée/le groupe frigorifique/le meuble froid ; 6 ; pièces, fluide frigorigène
- la pompe à chaleur ; 18 ; bouchons ; Dépose
- la pompe à chaleur de piscine/le pac piscine ; 5 ; pièces ; Dépannage, Entretien
- le radiateur/le sèche-serviettes/le convecteur ; 2 ; bouchons ; Dépannage, Dépose, Entretien
- le circulateur ; 2 ; bouchons ; Dépose, Entretien
- la ventilation/la vmc/la vmc double flux/le double flux ; 8 ; filtres, courroie ; Dépannage, Dépose, Entretien
- la bouche de ventilation/la bouche vmc/la bouche d'extraction/la gaine de ventilation/la gaine vmc ; 1 ; bouche,
  gaine
- la hotte ; 2 ; hotte, gaine ; Pose, Remplacement, Dépannage
- le conduit de ventouse/la ventouse/le terminal ventouse ; 2.5 ; ventouse, colliers
- le détendeur/le robinet de gaz/le flexible gaz/le coffret gaz/la citerne gaz ; 1.5 ; détendeur, joints
- le thermostat ; 1.25 ; piles ; Dépannage, Dépose
- le robinet thermostatique/la tête thermostatique ; 1 ; robinet, joints ; Dépannage, Dépose
- le panneau solaire/le capteur solaire/le chauffe-eau solaire ; 10 ; fluide, pièces ; Dépannage, Dépose, Entretien
- le brûleur ; 3 ; gicleur, électrodes ; Dépannage, Entretien
- le vase d'expansion ; 1.5 ; vase ; Dépose, Entretien
- l'adoucisseur ; 3.5 ; adoucisseur, by-pass, sel
- le sèche-mains/le rideau d'air chaud/le rideau d'air ; 3 ; rideau d'air, câble`,
);
