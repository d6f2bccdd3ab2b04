import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « chauffagiste ». Data in the public domain (CC0). */
export const heatingWorks = tradeWorks(
  "chauffagiste",
  `< Nettoyer et évacuer ; 0.25
> Protéger le sol et les lieux ; 0.25
# Entretien annuel de chaudière | 1 chaudière
= @entretenir chaudiere/bruleur/fioul
= @entretenir chaudiere
= @entretenir annuel/annuelle -pac -climatisation -poele -pompe_chaleur -clim
= contrat_entretien -pompe_chaleur -clim*
Contrôler l'état général, l'étanchéité et la pression du circuit ; 0.25/u
Nettoyer le brûleur et le corps de chauffe ; 0.5/u ; joints de brûleur
Contrôler et mesurer la combustion et le CO ; 0.5/u
Établir et remettre l'attestation d'entretien ; 0.25/u
# Dépannage de chaudière
= chaudiere panne
= bruit/claque/siffle/glouglou* chaudiere/radiateur/chauffage
= manque_eau_chaude
= @reparer chaudiere
= manque_chauffage
= chaudiere code/defaut/erreur/affiche
= chauffage @reparer
= chaudiere manque_eau_chaude
Relever le code défaut et contrôler gaz, électricité et pression ; 0.5
Diagnostiquer l'allumage, l'ionisation et l'électronique ; 0.5
Réparer ou remplacer la pièce en cause ; 0.75 ; pièce détachée
Remettre en service et contrôler la combustion ; 0.25
# Remplacement de chaudière | 1 chaudière
~ gaz/condensation: Remplacement de chaudière gaz
~ fioul/fuel: Remplacement de chaudière fioul
= @changer/@poser/@deposer chaudiere -piece -circulateur
+ Dépannage de chaudière, Tubage ou ventouse de chaudière, Entretien annuel de chaudière
Couper, vidanger et déposer l'ancienne chaudière ; 2.5
Poser la chaudière neuve et adapter les tuyauteries ; 4 ; chaudière, raccords, vannes
Poser la ventouse ou adapter le conduit de fumées ; 2.5 ; ventouse ou tubage
Raccorder le gaz ou le fioul, l'eau et les condensats ; 2 ; tube, flexible, siphon
Raccorder l'électricité, la régulation et le thermostat ; 1.5 ; thermostat, sonde
Remettre en eau, faire la mise en service et les réglages ; 2
Évacuer l'ancienne chaudière et expliquer au client ; 1
# Pose de radiateurs | 1 radiateur/sèche-serviette/convecteur
~ seche_serviette: Pose de sèche-serviettes à eau chaude
= @poser radiateur/seche_serviette/convecteur -robinet -purg* -vann*
= @faire/@poser chauffage_central
Vidanger l'installation de chauffage ; 1
Passer, souder et raccorder les tubes ; 1.25/u ; tube cuivre ou multicouche, raccords
Fixer les consoles et poser les radiateurs ; 1/u ; radiateur, consoles
Raccorder et poser les têtes thermostatiques ; 0.5/u ; robinet thermostatique, té de réglage
Remettre en eau, purger et équilibrer ; 0.75 + 0.2/u
# Remplacement de radiateurs | 1 radiateur/sèche-serviette/convecteur
~ seche_serviette: Remplacement de sèche-serviettes
= @changer radiateur/seche_serviette/convecteur
= radiateur @changer/@reparer
Vidanger le circuit de chauffage ; 1
Déposer et évacuer les anciens radiateurs ; 0.65/u
Poser les consoles et les radiateurs neufs ; 0.9/u ; radiateur, consoles
Adapter les tuyauteries et raccorder les robinets thermostatiques ; 1/u ; raccords, robinet thermostatique
Remettre en eau, purger et équilibrer ; 0.75 + 0.25/u
# Pose de robinets thermostatiques | 1 robinet/tête/vanne
= @poser/@changer robinet_thermostatique/robinet/tete_thermostatique/vanne_thermostatique/tete -puisage -lavabo
  -evier
Vidanger le circuit de chauffage ; 1
Remplacer les robinets ; 0.5/u ; robinet et tête thermostatique
Remettre en eau, purger et équilibrer ; 0.75 + 0.1/u
# Purge et équilibrage de radiateurs | 1 radiateur
+ Remise en pression du circuit
~ equilibr*: Équilibrage de radiateurs
~ purg*: Purge des radiateurs
= radiateur chauffe/chauffent mal/pas/peu
= radiateur froid/tiede/panne
= purg*
= purg* radiateur/circuit/installation/chauffage
= equilibr*
Contrôler la pression et arrêter le circulateur ; 0.25
Purger les radiateurs ; 0.15/u
Régler l'équilibrage ; 0.15/u
Remettre en pression et contrôler la chauffe ; 0.5
# Désembouage du circuit de chauffage | 1 radiateur
= desembou*
= desembou* radiateur/installation/circuit/reseau/chauffage/chaudiere
= nettoy* circuit/reseau chauffage/radiateur/plancher
+ Entretien de radiateur, Remplacement de radiateurs, Pose de radiateurs, Purge et équilibrage de radiateurs
Raccorder la pompe de désembouage et injecter le produit ; 1.25 ; produit désembouant
Désembouer radiateur par radiateur ; 0.45/u
Faire le rinçage et ajouter l'inhibiteur ; 0.75 ; inhibiteur
Remettre en eau, purger, équilibrer et contrôler la chauffe ; 0.5 + 0.1/u
# Remplacement de circulateur | 1 circulateur/pompe
= @poser/@changer/@reparer circulateur/pompe_chauffage/accelerateur
Isoler et vidanger le circuit ; 0.5
Remplacer le circulateur ; 1 ; circulateur, joints
Remettre en eau, purger et contrôler ; 0.5
# Remplacement d'un vase d'expansion ou d'une soupape | 1 vase/soupape/vanne
+ Remise en pression du circuit
~ vase_expansion: Remplacement du vase d'expansion
~ soupape: Remplacement de soupape
~ pot_boue: Pose de pot à boues
~ vanne_trois/vanne_3: Remplacement de vanne trois voies
= @poser/@changer/@reparer vase_expansion/soupape/vanne_trois/vanne_3/pot_boue/disconnecteur
Isoler et vidanger le circuit ; 0.5
?pot_boue: Poser le pot à boues magnétique ; 0.75/u ; pot à boues, vannes
!pot_boue: Remplacer la pièce ; 0.75/u ; pièce neuve, joints
Remettre en eau, régler la pression et contrôler ; 0.5
# Pose de pompe à chaleur air-eau | 1 pompe à chaleur
= @poser/@changer/@faire pompe_chaleur -piscine -air_air
= chaudiere @changer pompe_chaleur
+ Entretien de chaudière fioul
= passer/passage/passe ~pompe_chaleur
+ Remplacement de chaudière, Pose d'un ballon d'eau chaude ou tampon
Étudier les besoins et préparer l'implantation ; 3
Déposer et évacuer l'ancienne chaudière ; 4
Poser l'unité extérieure sur son support ; 4 ; unité extérieure, plots, dalle
Poser le module intérieur et le ballon ; 6 ; module hydraulique, ballon
Passer et raccorder les liaisons ; 6 ; liaisons frigorifiques ou hydrauliques, isolant
Raccorder le circuit de chauffage ; 5 ; vannes, pot à boues, raccords
Raccorder l'électricité et la régulation ; 4 ; câble, disjoncteur, sonde, thermostat
Mettre en service, régler et expliquer ; 3
# Entretien de pompe à chaleur | 1 pompe à chaleur
= @entretenir pompe_chaleur
Contrôler les pressions et l'étanchéité frigorifique ; 0.75/u
Nettoyer l'évaporateur, les filtres et le bac ; 0.75/u
Mesurer les températures et vérifier la régulation ; 0.5/u
Établir et remettre l'attestation d'entretien ; 0.25/u
# Dépannage de pompe à chaleur ou de climatisation
= @reparer pompe_chaleur/clim*/split
= clim*/split coule/goutte/fuit*/fuite/bruit/refroidi*/glace
= pompe_chaleur/clim* code/erreur/defaut
Lire le défaut et contrôler l'alimentation ; 0.5
Mesurer les pressions et les températures ; 0.75
Réparer ou remplacer la pièce en cause ; 1.25 ; pièce détachée
Remettre en service et contrôler ; 0.5
# Pose de climatisation réversible | 1 split/climatisation/unité/climatiseur
~ gainable: Pose de climatisation gainable
= @poser/@changer/@faire clim*/split/multisplit/bi_split/tri_split
= @poser pompe_chaleur air_air
Choisir les emplacements et protéger ; 0.5
Poser et fixer le groupe extérieur ; 1.75 ; unité extérieure, support
Poser et fixer les unités intérieures ; 2/u ; split, platine
Percer et passer les liaisons sous goulotte ; 2.25/u ; liaisons frigorifiques, goulotte
Raccorder l'électricité et les condensats ; 1.25 ; câble, disjoncteur, tube
Tirer au vide, mettre en service et expliquer ; 1.5
# Entretien de climatisation | 1 split/climatisation/unité/climatiseur
= @entretenir/@nettoyer clim*/split
Nettoyer et désinfecter les filtres et les échangeurs ; 0.75/u ; produit désinfectant
Contrôler les condensats et les pressions ; 0.5/u
Nettoyer l'unité extérieure et faire l'essai ; 0.5
# Pose de plancher chauffant | 30 m²
= @poser/@faire plancher_chauffant
= plancher_chauffant hydraulique
Préparer le support et poser la bande périphérique ; 1 + 0.04/u ; bande périphérique
Poser l'isolant ; 0.08/u ; panneaux isolants
Dérouler et fixer les boucles ; 0.2/u ; tube PER, agrafes
Poser et raccorder le collecteur ; 4 ; collecteur, coffret, vannes
Mettre en pression et contrôler avant chape ; 1.5
Mettre en chauffe, régler et équilibrer ; 2
# Pose d'un ballon d'eau chaude ou tampon | 1 ballon
~ tampon: Pose de ballon tampon
= @poser/@changer ballon/chauffe_eau ~tampon/solaire/gaz/sanitaire
= @poser/@changer ballon tampon/sanitaire/solaire
= @changer/@poser chauffe_eau gaz/solaire
Vidanger et déposer l'ancien ballon ; 1.5/u
Mettre en place le ballon ; 1.5/u ; ballon, support
Raccorder l'eau, le chauffage et la sécurité ; 2.5/u ; groupe de sécurité, raccords, isolant
Mettre en service et contrôler ; 0.75/u
# Pose de thermostat | 1 thermostat/régulation
~ connecte*: Pose de thermostat connecté
= @poser/@changer/@reparer thermostat/regulation/programmateur/sonde -thermostatique
Déposer l'ancien appareil ; 0.25/u
Poser et raccorder le thermostat ; 0.75/u ; thermostat, câble
Régler, appairer et expliquer ; 0.5/u
# Recherche de fuite sur chauffage
= fuit* radiateur/chauffage/chaudiere/plancher
= baisse_pression/perte_pression/perd
Contrôler la pression et localiser la fuite ; 1
Isoler et vidanger la partie touchée ; 0.5
Réparer la fuite ; 1 ; raccord, tube, joint
Remettre en eau, purger et contrôler ; 0.5
# Installation de gaz
= @poser/@faire/@changer/@refaire gaz -chaudiere -chauffe_eau
= cuve_fioul @deposer/@nettoyer
Repérer le tracé et couper ; 0.75
Poser la tuyauterie et les vannes ; 3.5 ; tube cuivre, colliers, vannes
Contrôler l'étanchéité ; 0.75
Préparer le certificat de conformité ; 0.75
# Remplacement de chauffe-eau | 1 chauffe-eau/ballon
~ thermodynamique: Remplacement de chauffe-eau thermodynamique
= @poser/@changer chauffe_eau/ballon
= @poser/@changer chauffe_eau/ballon thermodynamique
Couper l'eau et l'électricité, vidanger ; 1/u
Déposer l'ancien chauffe-eau ; 0.75/u
Poser et fixer le nouveau chauffe-eau ; 1/u ; chauffe-eau, fixations
Raccorder l'eau et le groupe de sécurité ; 1/u ; groupe de sécurité, raccords
Raccorder l'alimentation électrique, mettre en service et contrôler ; 0.75/u
# Neutralisation de cuve à fioul | 1 cuve
= cuve -pluie
= @deposer/degaz*/neutralis*/vidang*/inert* cuve/citerne
Sécuriser et ouvrir la cuve ; 1/u
Pomper et nettoyer la cuve ; 3/u ; traitement des boues
Dégazer et neutraliser au sable ou à la mousse ; 2/u ; sable ou mousse
Remettre le certificat et évacuer ; 1/u
# Remplacement de robinet de radiateur | 1 robinet/té/purgeur
= @changer/@reparer robinet/purgeur/te_reglage/coude ~radiateur
= radiateur fuit*/goutte
Vidanger le circuit de chauffage ; 0.75
Remplacer le robinet, le té ou le purgeur ; 0.5/u ; robinet, joints
Remettre en eau, purger et contrôler l'étanchéité ; 0.5
# Remplacement de brûleur ou de pièce de chaudière | 1 pièce/brûleur/échangeur/carte
= @changer/@poser bruleur/echangeur/carte_electronique/extracteur/ventilateur/electrode/bloc_gaz/piece -vmc
= @changer echangeur/carte -poele
Couper le gaz, l'eau et l'électricité ; 0.5
Déposer la pièce en cause ; 0.75/u
Poser la pièce neuve et les joints ; 1/u ; pièce détachée, joints
Remettre en service et contrôler la combustion ; 0.75
# Création de réseau de chauffage central | 6 radiateur
= @faire/@poser chauffage_central/reseau_chauffage/circuit_chauffage
= @faire/@poser chauffage maison/appartement/etage/complet
Étudier les besoins et tracer le réseau ; 2
Percer et passer les tuyauteries ; 2.5/u ; tube cuivre ou multicouche, colliers
Fixer et raccorder les radiateurs ; 1.5/u ; radiateurs, robinets
Poser le collecteur et raccorder la chaudière ; 4 ; collecteur, vannes
Mettre en eau, purger et équilibrer ; 1 + 0.25/u
# Tubage ou ventouse de chaudière | 1 conduit
= tub*/tubage/ventouse/fumisterie @poser/@changer/conduit/chaudiere
Protéger et contrôler le conduit ; 0.75
Descendre le tubage ou poser la ventouse ; 2.5/u ; tubage ou ventouse
Raccorder la chaudière et contrôler le tirage ; 1/u
# Mise en service | 1 appareil
= mise_service/mettre_service -pos* -@poser
= remise_service/remettre_service
Contrôler l'installation et les raccordements ; 0.75
Mettre en eau, purger et mettre en service ; 1
Régler, mesurer et expliquer ; 0.75
# Contrat et visite de contrôle de climatisation ou de chauffage | 1 appareil
= controle_etancheite/recharge_gaz/recharge clim*/gaz
= @reparer/recharg* fluide/gaz_frigorigene
Contrôler les pressions et l'étanchéité ; 0.75/u
Réparer la fuite et tirer au vide ; 1.5/u ; raccord
Recharger en fluide et contrôler ; 1/u ; fluide frigorigène
# Chauffage de piscine | 1 pompe à chaleur
= pompe_chaleur/chauffage/rechauffeur piscine
Préparer l'emplacement et le support ; 1/u
Poser la pompe à chaleur de piscine ; 1.5/u ; pompe à chaleur, plots
Raccorder le circuit d'eau et le by-pass ; 2/u ; PVC, vannes
Raccorder l'électricité, mettre en service et régler ; 2/u
# Pose de VMC ou de ventilation | 1 VMC
= @poser/@changer/@reparer vmc/ventilation/double_flux/caisson_vmc
= @entretenir/@nettoyer vmc/ventilation
Couper le courant et déposer l'ancien caisson ; 1
Poser le caisson ; 1.5 ; caisson, suspentes
Passer et raccorder les gaines et la sortie ; 3 ; gaines isolées, manchettes
Poser les bouches ; 1 ; bouches
Mettre en service et mesurer les débits ; 1
# Solaire thermique | 1 panneau/capteur
= solaire thermique/capteur/chauffe_eau/combine
= panneau/capteur solaire
Sécuriser l'accès et poser les fixations ; 3
Poser les capteurs en toiture ; 3/u ; capteurs, rails
Passer les liaisons et poser le ballon ; 6 ; liaison solaire, ballon
Remplir, purger et mettre en service ; 2.5 ; fluide`,
);
