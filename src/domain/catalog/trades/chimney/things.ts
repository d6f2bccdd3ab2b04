import { thingWorks } from "../../thing-works.ts";

/** What the trade « ramonage-poêles » fits, replaces, repairs and takes away. Data in the public domain (CC0). */
export const chimneyThings = thingWorks(
  "ramonage-poêles",
  `* Pose {de} = @poser/@faire
Protéger et préparer l'emplacement ; 0.2
Poser et raccorder {le} ; 0.6 ; {supplies}
Contrôler le tirage, tester et expliquer ; 0.2
* Remplacement {de} = @changer/@refaire
Protéger et couper ; 0.15
Déposer {le} en place ; 0.2
Poser et raccorder {le} ; 0.55 ; {supplies}
Contrôler, tester et nettoyer ; 0.2
* Réparation {de} = @reparer
Contrôler {le} et diagnostiquer le défaut ; 0.25
Réparer ou remplacer la pièce en cause ; 0.4 ; pièce, joints
Tester et nettoyer ; 0.15
* Dépose {de} = @deposer
Protéger et débrancher ; 0.15
Déposer {le} ; 0.3
Évacuer et nettoyer ; 0.2
* Entretien {de} = @entretenir/@nettoyer
Protéger et démonter ; 0.1
Nettoyer et aspirer {le} ; 0.2
Contrôler, régler et remettre le certificat ; 0.12
- la cuisinière à bois/la cuisinière/la cuisinière bouilleur ; 7 ; raccords, plaque de sol
- le poêle de masse/le poêle hydro/le poêle bouilleur/le poêle à accumulation ; 20 ; raccords, conduit
- la cheminée au gaz/la cheminée gaz/la cheminée électrique/la cheminée éthanol/l'insert éthanol ; 9 ; brûleur,
  habillage
- la cheminée ouverte/la cheminée décorative/la cheminée de marbre/le manteau/le jambage ; 12 ; pierre,
  mortier réfractaire
- le four à pain/le four à pizza/le barbecue ; 9 ; briques réfractaires, mortier
- la grille d'amenée d'air/l'amenée d'air/l'arrivée d'air/la prise d'air/la grille d'air ; 1.5 ; grille, gaine
- le détecteur de fumée/le détecteur de monoxyde/le détecteur co ; 0.5 ; détecteur
- le thermostat/la télécommande/le module wifi/la sonde ; 1.25 ; thermostat
- le silo/la réserve à granulés/l'aspiration de granulés/la trémie ; 8 ; silo, tuyaux
- la plaque de fonte/la plaque de cheminée/le contre cœur/la brique réfractaire/la sole ; 1.5 ; plaque ou briques,
  mortier
- le joint/le joint de porte/le cordon/la vitre/la vitre de poêle/la poignée de poêle ; 1.25 ; joint,
  colle haute température ; Pose, Entretien
- la bougie/la résistance d'allumage/l'extracteur de fumée/le motoréducteur/la vis sans fin/la carte électronique
  /le pressostat/le ventilateur ; 1.5 ; pièce ; Réparation, Entretien
- le raccordement/le tuyau de poêle/le conduit de raccordement/le coude/le raccord de fumée/la buse ; 2 ; tuyaux,
  coudes, joints
- le té de ramonage/la trappe de ramonage/le tampon/la purge ; 1.5 ; té ou trappe
- le chapeau/le mitron/le chapeau de cheminée/l'aspirateur statique/l'antirefouleur/la grille anti-oiseaux ; 2 ;
  chapeau, fixations ; Dépose, Entretien
- le conduit/le conduit de cheminée/le boisseau ; 9 ; conduit, colliers ; Réparation, Dépose, Entretien
- le tubage/la gaine inox/le flexible inox ; 7 ; gaine inox ; Dépose, Remplacement, Réparation
- la sortie de toit/le solin/l'abergement ; 4 ; sortie, solin
- la ventouse/le conduit concentrique/la sortie murale ; 4 ; conduit concentrique, rosaces
- le poêle/le poêle à bois/le poêle à granulés/le poêle à pétrole ; 8 ; pièces ; Réparation
- l'insert/le foyer/le foyer fermé/la cassette ; 8 ; briques, joints ; Réparation
- la hotte/l'habillage/le coffre/le faux plafond ; 8 ; plaques haute température, ossature ; Dépose, Réparation
- la chaudière/la chaudière à granulés/la chaudière bois ; 12 ; pièces ; Réparation, Dépose
- le récupérateur de chaleur/le ventilateur/la distribution d'air chaud/la bouche d'air chaud/la gaine d'air chaud ;
  5 ; gaines, bouches
- la plaque de sol/la plaque de protection/la protection murale/la plaque murale ; 1.25 ; plaque ; Remplacement, Dépose
- la souche/la souche de cheminée/le couronnement ; 9 ; briques, mortier ; Réparation, Dépose`,
);
