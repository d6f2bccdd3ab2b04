import { tradeWorks } from "../../work-template.ts";

/** Installations and rarer works of the trade « plombier ». Data in the public domain (CC0). */
export const plumberInstallationWorks = tradeWorks(
  "plombier",
  `< Nettoyer et évacuer ; 0.25
> Protéger le sol et les lieux ; 0.25
# Alimentation et évacuation d'appareil ménager | 1 machine/lave-linge/lave-vaisselle
+ Raccordement d'un appareil ménager, Création d'arrivées d'eau et d'évacuations
~ lave_linge: Création d'une alimentation et d'une évacuation de machine à laver
~ lave_vaisselle: Création d'une alimentation et d'une évacuation de lave-vaisselle
= @faire/@poser evacuation lave_linge/lave_vaisselle
Couper l'eau et faire le piquage sur le réseau ; 0.75
Faire le tirage de l'alimentation ; 0.75/u ; tube, robinet
Faire la création de l'évacuation ; 0.75/u ; PVC, siphon
Mettre en eau et contrôler l'étanchéité ; 0.25
# Pose de radiateurs à eau chaude | 1 radiateur
= @poser/@changer radiateur
Couper et vidanger le circuit de chauffage ; 1
Tracer et fixer les radiateurs ; 1/u ; radiateur, consoles
Passer les tuyaux et raccorder ; 2/u ; tube, robinets, raccords
Remettre en eau, purger et contrôler l'étanchéité ; 0.75
# Pose de sèche-serviettes à eau chaude | 1 sèche-serviette
= @poser/@changer seche_serviette
Couper et vidanger le circuit de chauffage ; 1
Tracer et fixer le sèche-serviettes ; 1/u ; sèche-serviettes, consoles
Passer les tuyaux et raccorder ; 2/u ; tube, robinets, raccords
Remettre en eau, purger et contrôler l'étanchéité ; 0.75
# Déplacement d'un appareil sanitaire | 1 appareil/lavabo/évier/wc/douche
= deplac* lavabo/evier/wc/toilette/douche/baignoire/vasque/bidet/lave_linge
Couper l'eau et déposer l'appareil ; 0.5/u
Prolonger les alimentations ; 1.5/u ; tube PER ou multicouche, raccords
Modifier les évacuations ; 1.5/u ; PVC, colle
Reposer et raccorder l'appareil ; 1/u ; joints, fixations
Remettre en eau, tester et contrôler l'étanchéité ; 0.5
# Pose de colonne ou de robinetterie de douche | 1 colonne/douchette/flexible
~ colonne/colonne_douche: Pose de colonne de douche
~ thermostatique/thermo: Pose de mitigeur thermostatique
~ mitigeur: Remplacement de mitigeur
~ robinet: Remplacement de robinet
= @poser/@changer colonne_douche/douchette/pommeau/flexible_douche/barre_douche
= colonne/mitigeur/robinet douche/baignoire @poser/@changer
Couper l'eau et déposer l'ancienne robinetterie ; 0.5/u
Poser et raccorder la colonne de douche ou le mitigeur ; 1/u ; colonne ou mitigeur, joints
Remettre en eau, tester et contrôler l'étanchéité ; 0.25
# Détartrage de chauffe-eau | 1 chauffe-eau/ballon
= detartr*/@entretenir/@nettoyer/vidang* chauffe_eau/ballon
= anode @changer
Couper l'eau et l'électricité, vidanger ; 0.75/u
Ouvrir la cuve et détartrer ; 1/u ; produit détartrant
Remplacer le joint et l'anode, remonter ; 0.5/u ; joint, anode
Remettre en eau et contrôler la chauffe ; 0.5/u
# Réfection de joints de sanitaires | 1 joint
= @refaire/@changer/@poser joint/silicone douche/baignoire/lavabo/evier/sanitaire/receveur
= joint silicone
Retirer les anciens joints ; 0.5
Nettoyer, dégraisser et sécher ; 0.25
Faire les joints en silicone ; 0.75 ; silicone sanitaire
# Pose de filtre à eau | 1 filtre
= @poser/@changer filtre/cartouche_filtre/purificateur/anticalcaire/anti_calcaire
Couper l'eau et préparer l'emplacement ; 0.5
Poser le filtre et le raccorder ; 1/u ; filtre, raccords, vannes
Remettre en eau, tester et contrôler l'étanchéité ; 0.25
# Récupération d'eau de pluie | 1 cuve
= cuve/recuperateur/recuperation eau/pluie
Préparer l'emplacement et le support ; 2
Poser et raccorder la cuve à la descente ; 3/u ; cuve, collecteur, filtre
Poser la pompe et la distribution ; 3 ; pompe, tube, robinet
Mettre en eau, tester et nettoyer ; 1
# Mise hors gel et vidange d'installation
= horsgel/hivernage/vidang* -chauffe_eau -ballon -fosse
= remise_eau/@reparer gel
Couper l'eau au compteur et ouvrir les points bas ; 0.5
Vidanger les canalisations et les appareils ; 1
Souffler les siphons et protéger du gel ; 0.5 ; antigel
Contrôler et remettre les consignes ; 0.25
# Pose de nourrice ou de collecteur | 1 nourrice/collecteur
= @poser/@changer nourrice/collecteur/compteur/clarinette
Couper l'eau et déposer l'existant ; 0.75
Poser la nourrice et les vannes ; 1.5/u ; nourrice, vannes, raccords
Raccorder les départs et repérer ; 1.5
Remettre en eau, tester et contrôler l'étanchéité ; 0.5
# Plomberie de cuisine | 1 cuisine
= @faire/@refaire/@poser plomberie/alimentation/reseau ~cuisine
= raccord*/branch* cuisine
Couper l'eau et repérer les réseaux ; 0.5
Poser les alimentations de l'évier et du lave-vaisselle ; 2.5/u ; tube, robinets d'arrêt
Poser les évacuations ; 1.5/u ; PVC, siphon
Raccorder l'évier, le mitigeur et les appareils ; 2/u ; mitigeur, flexibles
Remettre en eau, tester et contrôler l'étanchéité ; 0.5
# Fosse et assainissement | 1 fosse
= fosse/microstation/bac_graisse/assainissement @poser/@changer/@entretenir/@nettoyer/vidang*
= @poser/@faire fosse_septique/micro_station
Repérer et ouvrir les regards ; 1
Vidanger ou préparer la fosse ; 2/u
Poser ou remplacer les éléments ; 5/u ; cuve, tube, raccords
Remettre en service et contrôler l'écoulement ; 1
# Dépannage de WC broyeur | 1 broyeur/sanibroyeur
~ sanibroyeur: Dépannage de sanibroyeur
= @reparer/debouch*/@entretenir/@nettoyer sanibroyeur/broyeur
= sanibroyeur/broyeur @reparer/bruit/bouche/coule/remonte/fuit*
Couper l'alimentation et protéger les lieux ; 0.25
Ouvrir, déboucher et nettoyer le broyeur ; 1
Remplacer la pièce en cause ; 0.75 ; membrane, micro-interrupteur ou condensateur
Remonter, tester et désinfecter ; 0.5`,
);
