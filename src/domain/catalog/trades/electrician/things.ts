import { thingWorks } from "../../thing-works.ts";

/** What the trade « électricien » puts in, replaces, repairs and takes away. Data in the public domain (CC0). */
export const electricianThings = thingWorks(
  "électricien",
  `* Pose {de} = @poser
Couper le courant et préparer le passage ; 0.2
Tirer l'alimentation et câbler ; 0.3 ; câble, gaine ou goulotte
Poser, fixer et raccorder {le} ; 0.4 ; {supplies}
Mettre sous tension, régler et tester ; 0.15
* Remplacement {de} = @changer/@refaire
Couper le courant et consigner ; 0.15
Déposer {le} en place ; 0.15
Poser et raccorder {le} ; 0.4 ; {supplies}
Remettre sous tension, régler et tester ; 0.15
* Dépannage {de} = @reparer
Contrôler {le} et son alimentation ; 0.25
Rechercher le défaut ; 0.25
Réparer ou remplacer l'élément en cause ; 0.3 ; pièce détachée
Remettre sous tension et tester ; 0.15
* Dépose {de} = @deposer
Couper le courant et consigner ; 0.15
Débrancher et déposer {le} ; 0.25
Isoler les fils, reboucher et évacuer ; 0.15 ; bornes, cache
* Entretien {de} = @entretenir/@nettoyer
Contrôler {le} et les raccordements ; 0.25
Nettoyer, resserrer et régler ; 0.25
Tester et remettre le rapport ; 0.15
- le détecteur de mouvement/le détecteur de présence/le radar ; 1.25 ; détecteur
- le ruban LED/le bandeau LED/la bande LED/le profilé LED ; 2 ; ruban, profilé, transformateur
- le rail de spots/le rail lumineux/le rail/le spot sur rail ; 2 ; rail, spots
- le tube néon/le néon/la réglette/le tube LED/le pavé LED/la dalle LED ; 0.75 ; réglettes, tubes LED
- l'enseigne lumineuse/l'enseigne/le caisson lumineux ; 3 ; enseigne, horloge
- la minuterie/le télérupteur/l'interrupteur crépusculaire/l'interrupteur horaire/l'horloge ; 1.25 ; minuterie
- le contacteur jour nuit/le contacteur/le délesteur ; 1 ; contacteur
- le parafoudre ; 1.25 ; parafoudre, disjoncteur
- l'interrupteur différentiel/le différentiel/le disjoncteur différentiel/le disjoncteur/le fusible
  /le coupe circuit ; 0.75 ; disjoncteur ; Remplacement, Dépose
- la goulotte/la moulure/la plinthe électrique/le chemin de câbles | 10 ml ; 0.3 ; goulottes, chevilles
- la prise de terre/le piquet de terre/la mise à la terre/la terre ; 3 ; piquet, câblette, barrette
- le coffret de chantier/le branchement provisoire/le branchement de chantier ; 4 ; coffret, câble
- le coffret piscine/le coffret électrique/le coffret ; 3.5 ; coffret, protections
- le sous-tableau/le tableau secondaire/le tableau divisionnaire/le tableau de répartition ; 4.5 ; tableau,
  disjoncteurs, câble
- la gaine technique/la GTL/la goulotte GTL ; 3 ; GTL, coffret
- le groupe électrogène/l'inverseur de source/l'onduleur/la batterie de secours/la batterie ; 5 ; inverseur, câble
- le plancher chauffant électrique/la trame chauffante/le câble chauffant | 10 m² ; 0.5 ; trame, thermostat
- le thermostat/le programmateur/le fil pilote/la gestionnaire d'énergie ; 1.25 ; thermostat
- le chauffe-eau/le cumulus/le ballon d'eau chaude ; 4 ; groupe de sécurité, raccords ; Pose, Remplacement, Dépose
- la résistance/le thermostat de chauffe-eau/la résistance de chauffe-eau ; 2 ; résistance, joint, thermostat
- la prise extérieure/la prise étanche/la prise de jardin ; 2 ; prise étanche, câble
- la prise 32A/la prise de plaque/la prise de four/la sortie de câble/la prise triphasée/la prise industrielle ;
  2.5 ; prise, disjoncteur, câble
- la prise USB ; 0.75 ; prise USB
- la boîte de dérivation/la boîte d'encastrement/le pot d'encastrement/le dominos ; 0.75 ; boîte, bornes
- le câble/le fil électrique/le câblage/la gaine électrique | 10 ml ; 0.25 ; câble, gaine ; Remplacement, Dépannage,
  Dépose
- la baie de brassage/le coffret de communication/le coffret réseau/le switch ; 4 ; baie, panneau, cordons
- la prise TV/la prise téléphone/la prise fibre/la prise optique ; 1 ; prise, câble ; Remplacement, Dépannage, Dépose
- l'antenne/la parabole/l'amplificateur d'antenne ; 3 ; antenne, câble coaxial ; Dépose, Entretien
- la caméra/la caméra de surveillance/la vidéosurveillance ; 2.5 ; caméra, câble ; Remplacement, Dépannage, Dépose,
  Entretien
- l'alarme/la centrale d'alarme/le détecteur d'alarme/la sirène ; 3 ; pile, détecteur ; Remplacement, Dépannage,
  Dépose, Entretien
- le détecteur de fumée/le daaf/le détecteur de gaz/le détecteur de monoxyde ; 0.5 ; détecteur ; Remplacement,
  Dépose, Entretien
- la borne de recharge/la wallbox/la prise renforcée ; 6 ; pièces ; Remplacement, Dépannage, Dépose, Entretien
- le panneau solaire/le panneau photovoltaïque/l'onduleur solaire/le micro-onduleur ; 6 ; onduleur, connecteurs ;
  Dépannage, Dépose, Entretien
- la VMC/l'extracteur/l'aérateur/la bouche de vmc ; 4 ; bouche, filtre ; Dépannage, Entretien, Dépose
- le ventilateur/le brasseur d'air ; 2 ; pièces ; Dépannage, Dépose
- le radiateur/le convecteur/le sèche-serviettes ; 1.5 ; thermostat, fixations ; Dépannage, Dépose, Entretien
- le sèche-mains ; 2 ; sèche-mains, câble
- la climatisation/la clim/le split ; 3 ; câble, disjoncteur ; Dépannage
- le volet roulant/le store électrique/le store banne/le moteur de volet ; 2.5 ; moteur, commande ; Dépannage,
  Entretien
- le portail/le portail électrique/la motorisation/le moteur de portail/l'automatisme ; 3 ; moteur, carte ;
  Dépannage, Remplacement, Entretien
- la porte de garage/la porte de garage électrique ; 3 ; moteur, télécommande ; Dépannage
- la gâche électrique/la ventouse/le digicode/le lecteur de badge/le contrôle d'accès ; 3 ; gâche, câble, alimentation
- la sonnette/le carillon ; 1 ; sonnette, pile, transformateur
- l'éclairage de secours/le bloc de secours/le baes/le bloc autonome ; 0.75 ; bloc ; Pose, Dépannage, Entretien
- le luminaire/le lustre/le plafonnier/la suspension/l'applique/le spot/la lampe/le point lumineux/l'ampoule
  /la douille ; 0.75 ; douille, ampoule ; Remplacement, Dépannage, Dépose
- l'éclairage extérieur/le projecteur/le lampadaire/la borne de jardin/l'éclairage de jardin ; 1.5 ;
  luminaire étanche ; Remplacement, Dépannage, Dépose
- l'appareillage/la prise/l'interrupteur/le variateur ; 0.75 ; appareillage ; Dépose, Dépannage
- la hotte/la plaque de cuisson/le four/la plaque à induction ; 1.5 ; bornes, câble ; Dépannage, Remplacement, Dépose
- la pompe de piscine/la pompe immergée/la pompe de relevage ; 3 ; pompe, coffret ; Dépannage, Remplacement
- la sono/le haut-parleur/l'enceinte/le vidéoprojecteur/l'écran ; 3 ; câble, supports
- le support TV/le support mural/la télévision/la télé ; 1.25 ; support, câble ; Pose, Dépose`,
);
