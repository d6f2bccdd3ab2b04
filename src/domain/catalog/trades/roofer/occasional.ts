import { tradeWorks } from "../../work-template.ts";

/** Wood, water and rarer works of the trade « couvreur ». Data in the public domain (CC0). */
export const rooferOccasionalWorks = tradeWorks(
  "couvreur",
  `> Installer l'accès et sécuriser le chantier ; 0.75
< Évacuer et nettoyer ; 0.5
# Diagnostic de toiture
= diagnostic/inspection/expertise/visite/drone/etat/controle/rapport toiture/toit/couverture/charpente
= tache_plafond/aureole
Installer l'accès et contrôler la couverture ; 1.5
Contrôler les combles et la charpente ; 0.75
Prendre des photos et rédiger le rapport ; 1
# Traitement de charpente | 60 m²
= traitement/traiter charpente/boi/comble/capricorne/vrillette/termite/xylophage/insecte
= capricorne/vrillette/merule
+ Réparation de charpente
Sonder, bûcher et brosser les bois ; 2 + 0.08/u
Injecter les pièces porteuses ; 1 + 0.06/u ; produit de traitement
Pulvériser le traitement ; 0.5 + 0.04/u ; produit de traitement
Remettre l'attestation ; 0.5
# Charpente neuve | 60 m²
= @faire/@poser/fabri* charpente/fermette/ossature -reparation
= charpente neuve/traditionnel/fermette
Prendre les cotes et dessiner ; 4
Tailler et préparer les bois ; 3 + 0.4/u ; bois de charpente, ferrures
Lever et assembler la charpente ; 4 + 0.5/u ; connecteurs, vis
Contreventer et contrôler ; 2 + 0.05/u
# Isolation de combles perdus | 70 m²
= @isoler/souffl* comble/comble_perdu/grenier
= ouate/laine_soufflee/soufflage
+ Isolation de toiture
Protéger et repérer les points électriques ; 1 ; capots, réhausses
Déposer ou préparer l'ancien isolant ; 0.5 + 0.02/u
Souffler ou dérouler l'isolant ; 1 + 0.06/u ; isolant
Traiter la trappe et contrôler ; 0.75 ; trappe isolée
# Réparation après tempête
= tempete/ouragan/grele/rafale/coup_vent toit/toiture/tuile/ardoise/couverture/degat/@reparer
= degat/sinistre/arbre_tombe toiture/toit/couverture
+ Remplacement d'ardoises ou de tuiles, Réparation de fuite de toiture, Bâchage d'urgence
Sécuriser et prendre des photos pour l'assurance ; 1
Remplacer les tuiles ou les ardoises abîmées ; 3 ; tuiles ou ardoises, crochets
Reprendre le faîtage et les rives ; 1.5 ; faîtières, mortier
Contrôler l'étanchéité ; 0.5
# Suppression d'une fenêtre de toit | 1 fenêtre/velux
= supprim*/condamn*/rebouch* velux/fenetre_toit/chassi/lucarne
Déposer la fenêtre de toit ; 1.5/u
Refaire le support et l'écran ; 2/u ; chevrons, liteaux, écran
Reprendre la couverture ; 2/u ; tuiles ou ardoises
# Habillage de lucarne ou de pignon | 10 m²
= habill* lucarne/pignon/jouee/chien_assi/cheminee
Déposer l'ancien habillage ; 0.15/u
Poser les voliges ou les tasseaux ; 0.3/u ; voliges
Poser l'habillage ; 0.7/u ; ardoises, zinc ou PVC
# Location et montage d'échafaudage | 40 m²
= @poser/montage/monter/location echafaudage/filet
Livrer et monter l'échafaudage ; 1.5 + 0.08/u
Contrôler et sécuriser ; 0.5
Démonter l'échafaudage ; 1 + 0.05/u
# Rebouchage et rescellement de tuiles | 10 ml
= rescell*/scell*/rejointo*/ciment*/maconn* faitage/faitiere/tuile/rive/solin/souche
Piquer l'ancien mortier ; 0.25/u
Sceller et rejointoyer ; 0.45/u ; mortier, chaux
Remplacer les tuiles cassées ; 0.5 ; tuiles`,
);
