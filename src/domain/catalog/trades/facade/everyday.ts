import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « façadier ». Data in the public domain (CC0). */
export const facadeWorks = tradeWorks(
  "façadier",
  `< Nettoyer et évacuer ; 0.5
> Installer l'accès et protéger les abords ; 1 ; bâches
# Ravalement et peinture de façade | 100 m²
~ pignon: Ravalement de pignon
~ @peindre: Peinture de façade
= ravaler/ravalement &peint*/siloxane/pliolite/peinture
= @peindre facade/pignon/mur/mur_exterieur/exterieur
= siloxane/pliolite/acrylique/minerale/hydropliolite peinture
= @peindre #m² -volet -porte -portail -grille -sol -plafond -toiture -gardecorp -boiserie -avant_toit
= @peindre d2/d3/i1/i2
= @refaire facade/pignon -enduit -joint -pierre -fissure
= facade #m² peint*/lavage/fixateur
= ravalement peint*
+ Ravalement de façade, Nettoyage de façade, Traitement de fissures de façade, Location et montage d'échafaudage
Monter et installer l'échafaudage ; 1.5 + 0.06/u
Nettoyer à haute pression ; 0.5 + 0.05/u ; produit de lavage
Ouvrir et traiter les fissures ; 1 + 0.05/u ; mastic, calicot, enduit
Protéger les ouvertures, le sol et les abords ; 0.5 + 0.03/u ; bâche, adhésif
Reboucher et appliquer le fixateur ; 0.5 + 0.05/u ; fixateur
Peindre la façade en deux couches ; 0.2/u ; peinture façade
Démonter l'échafaudage et nettoyer ; 1.5 + 0.05/u
# Ravalement de façade | 100 m²
= ravalement/raval*
+ Nettoyage de façade, Traitement de fissures de façade, Location et montage d'échafaudage
Monter et installer l'échafaudage ; 1.5 + 0.06/u
Nettoyer à haute pression ; 0.5 + 0.05/u ; produit de lavage
Ouvrir et traiter les fissures ; 1 + 0.05/u ; mastic, calicot, enduit
Protéger menuiseries et abords ; 0.5 + 0.03/u ; bâche, adhésif
Appliquer le fixateur ; 0.5 + 0.05/u ; fixateur
Peindre la façade en deux couches ; 0.2/u ; peinture façade
Démonter l'échafaudage et nettoyer ; 1.5 + 0.05/u
# Isolation thermique par l'extérieur | 100 m²
+ Ravalement de façade
+ Ravalement et peinture de façade, Nettoyage de façade
= @isoler ~exterieur
= ite/@isoler exterieur/ite/polystyrene/laine/facade/fibre
= ite
= @isoler facade/mur/pignon
+ Enduit de façade
Monter et installer l'échafaudage ; 1.5 + 0.09/u
Préparer le support et poser le rail de départ ; 1.5 + 0.075/u ; rail de départ
Coller et cheviller les panneaux isolants ; 0.42/u ; isolant, colle, chevilles
Poser et prolonger les appuis, poser les profilés d'angle ; 2 + 0.14/u ; profilés, bavettes
Appliquer le sous-enduit et maroufler le treillis ; 0.35/u ; sous-enduit, treillis
Appliquer l'enduit de finition ; 0.3/u ; enduit mince
Démonter l'échafaudage et nettoyer ; 1.5 + 0.07/u
# Enduit de façade | 60 m²
+ Piquage d'enduit, Reprise d'enduit décollé
+ Ravalement de façade
~ monocouche/gratte: Enduit monocouche de façade
= enduit monocouche/gratte/taloche/ecrase/projete/hydraulique -ite -isolant -mince
= ravalement enduit/monocouche/gratte/crepi
= ravalement parpaing
= enduit/enduire/monocouche/crepi -interieur -decoll* -ite -isolant -sain -sale -mur_crepi -noirci
= @faire/@refaire/@poser enduit/monocouche/crepi/gratte
Monter et démonter l'échafaudage ; 1 + 0.08/u
Protéger les menuiseries et les sols, préparer et humidifier le support ; 0.5 + 0.04/u ; bâche, adhésif
?ancien/piqu*/piquage/decroute*: Piquer l'ancien enduit et évacuer ; 0.35/u
Poser les baguettes et les profils ; 0.5 + 0.04/u ; baguettes d'angle, profils
Projeter et dresser l'enduit, gratter ou finir ; 0.42/u ; enduit
Nettoyer, évacuer et remettre en place ; 1 + 0.02/u
# Enduit à la chaux | 40 m²
+ Ravalement de façade
+ Enduit de façade, Ravalement et peinture de façade
= enduit/enduire/crepi/badigeon chau/traditionnel
= chau -joint -rejointo* -pierre
Monter et démonter l'échafaudage ; 1 + 0.08/u
Piquer et dépoussiérer le support ; 0.3/u
Passer le gobetis ; 0.12/u ; chaux, sable
Passer le corps d'enduit ; 0.4/u ; chaux, sable
Passer la finition ; 0.3/u ; chaux, sable fin
Nettoyer, évacuer et remettre en place ; 1 + 0.02/u
# Rejointoiement de mur en pierre | 30 m²
+ Ravalement de façade
+ Nettoyage de façade, Enduit à la chaux
= rejointo*/rejointoiement/jointoy*
= joint pierre/chau/brique @refaire/@faire/piqu*
= mur/facade pierre @refaire/joint
Monter et démonter l'échafaudage ; 1 + 0.1/u
Piquer les joints ; 0.57/u
Dépoussiérer et laver les pierres ; 0.1/u
Rejointoyer et garnir les joints à la chaux ; 0.95/u ; chaux, sable
Brosser les joints ; 0.25/u
Évacuer les gravats ou déblais et nettoyer ; 1 + 0.04/u
# Traitement de fissures de façade | 1 fissure
+ Reprise d'enduit décollé
~ facade/pignon: Réparation de fissures de façade
= fissure/lezarde @faire/ouvrir/reboucher/colmater
= fissur* facade/pignon/mur @reparer/@refaire/traitement/traiter
= traitement/traiter fissur*
= fissur*/lezard*/microfissure
= @reparer/@refaire fissure
Installer l'accès et protéger ; 1
Ouvrir et nettoyer les fissures ; 0.5 + 0.3/ml sinon 0.5/u ; mastic, calicot, enduit
Reboucher au mastic ou mortier et entoiler ; 0.5 + 0.6/ml sinon 1/u ; mastic, calicot, mortier
Faire le raccord d'enduit et nettoyer ; 0.5 + 0.3/ml sinon 1 ; enduit
# Nettoyage de façade | 100 m²
~ hydrogommage/gommage/aerogommage: Hydrogommage de façade
~ demouss*/antimousse: Démoussage de façade
= @nettoyer/demouss* facade/mur/pignon/bardage/pierre/crepi
= demouss*/antimousse/nettoyage_facade/hydrogommage/gommage/aerogommage
= algue/verdissure/trace_verte
= mousse/algue/lichen/noirci*/sale ~facade/mur/pignon/crepi
Protéger les abords et les ouvertures ; 1 + 0.01/u ; bâche
Appliquer le traitement anti-mousse ; 0.5 + 0.02/u ; produit antimousse
Nettoyer la façade à haute ou basse pression ; 0.5 + 0.06/u
Rincer et nettoyer les abords ; 0.75
# Traitement hydrofuge de façade | 100 m²
+ Imperméabilisation de façade
= hydrofug*/impermeabilis*
Protéger les abords et les ouvertures ; 1 + 0.01/u ; bâche
Appliquer l'hydrofuge ; 0.75 + 0.04/u ; hydrofuge
Nettoyer et remettre en place ; 0.5
# Imperméabilisation de façade | 80 m²
+ Ravalement de façade
= impermeabilis*/i3/i4/d2/d3 facade/systeme/mur
= etancheite facade/mur
Monter et installer l'échafaudage ; 1.5 + 0.06/u
Laver et réparer le support ; 1 + 0.1/u ; mortier, produit de lavage
Appliquer le système d'imperméabilité armé ; 0.35/u ; revêtement, armature
Appliquer la finition ; 0.12/u ; revêtement
Démonter l'échafaudage et nettoyer ; 1.5 + 0.05/u
# Reprise d'enduit décollé | 5 m²
~ soubassement: Reprise de soubassement
~ bas_mur: Réfection d'enduit de soubassement
= piqu*/@refaire enduit &bas_mur
+ Piquage d'enduit, Réparation de soubassement
~ corniche: Réfection de corniche
~ appui: Réfection d'appui de fenêtre
= @reparer/@refaire enduit/crepi/soubassement/modenature/corniche/nez_dalle/appui
= enduit/crepi decoll*/cloque*/tombe/abim*/sonne
= soubassement
Installer l'accès et protéger ; 1.25 ; bâche
Piquer et dégager l'enduit décollé ; 0.5 + 0.4/u
Reprendre l'enduit ; 0.75 + 0.8/u ; enduit, treillis
Raccorder la finition et nettoyer ; 1 + 0.15/u ; peinture
# Pose de bardage | 40 m²
= @poser/@faire/@changer bardage/vetture/clin/parement
= bardage #m²
Monter et installer l'échafaudage ; 1.5 + 0.06/u
Poser l'ossature et l'isolant ; 0.35/u ; tasseaux, équerres, pare-pluie
Poser le bardage ; 0.55/u ; lames ou clins, vis
Faire les angles et les tableaux ; 1.5 + 0.15/u ; profils
Démonter l'échafaudage et nettoyer ; 1 + 0.03/u
# Peinture de boiseries ou de volets extérieurs | 1 volet/paire/porte
~ volet: Peinture de volets
~ portail: Peinture de portail
~ avant_toit/debord/sous_face/dessous_toit: Peinture de dessous de toit
= @peindre volet/boiserie/avant_toit/dessous_toit/sous_face/porte/portail/debord
= lasur*
Protéger et décrocher ; 0.25/u
Poncer et préparer ; 1/u ; abrasif
Peindre en 2 couches ; 1.5/u ; laque ou lasure
Reposer et nettoyer ; 0.25/u
# Enduit de mur de clôture | 30 m²
~ @peindre: Peinture de mur de clôture
= enduit/enduire/crepi/@peindre mur_cloture/muret/cloture
= @faire/@refaire/enduire/enduit mur_cloture/muret/cloture/pilier
= @peindre mur_cloture/muret/cloture
Préparer et dépoussiérer le support ; 0.75 + 0.05/u
Protéger les abords et le sol ; 0.5 ; bâche
Appliquer l'enduit ou la peinture ; 0.35/u ; enduit
Finir les arases et nettoyer ; 1
# Location et montage d'échafaudage | 60 m²
= @poser/montage/location echafaudage
Livrer et contrôler le matériel ; 1.5
Monter et installer l'échafaudage ; 0.5 + 0.06/u
Démonter et recharger ; 0.5 + 0.05/u
# Traitement de l'humidité | 10 ml
= traitement/traiter humidite/salpetre
= humidite/salpetre/remontee_capillaire/capillair*
Piquer l'enduit sur un mètre ; 0.5 + 0.35/u
Traiter le mur ou injecter la résine ; 0.5 + 0.4/u ; résine ou traitement
Appliquer l'enduit d'assainissement ; 0.5 + 0.6/u ; enduit d'assainissement
Nettoyer, évacuer et remettre en place ; 1
# Piquage d'enduit | 40 m²
= piqu*/decroute*/piquage enduit/crepi/mur/facade
= @deposer enduit/crepi
Monter l'échafaudage et protéger ; 1 + 0.06/u
Piquer l'ancien enduit ; 0.35/u
Brosser et laver le support ; 0.06/u
Évacuer les gravats ou déblais et nettoyer ; 0.5 + 0.06/u ; mise en décharge
# Nettoyage de pierre de taille | 30 m²
= @nettoyer/gommage/hydrogommage/aerogommage/nebulisation pierre/pierre_taille/brique
Protéger les ouvertures et les abords ; 1 + 0.02/u
Nettoyer la pierre par gommage ou nébulisation ; 0.3/u ; abrasif
Rincer et dépoussiérer ; 0.5 + 0.03/u
Nettoyer et évacuer les résidus ; 0.75
# Réparation de pierre de taille | 3 pierre/appui
= @reparer/@changer/@refaire/ragre* -ton -ton_pierre pierre/pierre_taille/encadrement/corniche/bandeau/modenature
Installer l'accès et protéger ; 1.5
Purger et préparer les parties abîmées ; 1.25/u
Remplacer ou ragréer la pierre ; 2.5/u ; pierre ou mortier de réparation
Patiner et nettoyer ; 0.75/u
# Traitement des bétons | 5 éclat/nez de balcon/m²
= eclat/beton/acier/fer_apparent/balcon @reparer/@refaire/traitement/passivation
= passivation/nez_balcon
Installer l'accès et protéger ; 1.5
Purger et dégager les aciers ; 0.75/u
Passiver les aciers ; 0.25/u ; passivant
Reconstituer au mortier de réparation ; 1/u ; mortier
Raccorder la finition et nettoyer ; 1
# Peinture de soubassement ou de muret | 15 m²
= @peindre soubassement/muret/mur/pilier
Nettoyer et gratter le support ; 0.75 + 0.08/u
Reboucher et appliquer le fixateur ; 0.5 + 0.1/u ; fixateur, enduit
Peindre en deux couches ; 0.25/u ; peinture façade
# Pose de parement de façade | 15 m²
= parement/plaquette/pierre_parement/brique_parement @poser/#m²
Préparer le support et tracer ; 1 + 0.05/u
Coller le parement ; 0.9/u ; parement, colle
Faire les joints et les angles ; 0.3/u ; mortier de joint
# Enlèvement de tags | 10 m²
= tag/graffiti/affiche @deposer/@nettoyer
= tag/graffiti -anti
Protéger les abords et le sol ; 0.5
Appliquer le décapant et laver ; 0.5 + 0.15/u ; produit anti-graffiti
!antigraffiti/anti_graffiti: Appliquer une protection ; 0.25 + 0.06/u ; protection
# Application de protection anti-graffiti | 10 m²
= antigraffiti/anti_graffiti
Protéger les abords et préparer ; 0.5
Appliquer la protection anti-graffiti ; 0.5 + 0.1/u ; protection
Contrôler et nettoyer ; 0.25
# Joints de dilatation et mastics | 20 ml
= joint/mastic/calfeutr* @refaire/@changer/@poser facade/fenetre/dilatation/menuiserie
Retirer les anciens joints ; 0.5 + 0.08/u
Nettoyer et poser le fond de joint ; 0.25 + 0.04/u ; fond de joint
Appliquer le mastic et lisser ; 0.25 + 0.1/u ; mastic
# Pose d'appuis, de couvertines ou de bavettes | 3 appui/couvertine
= @poser/@changer appui/couvertine/bavette/seuil/zinguerie
Prendre les cotes et préparer ; 0.75
Poser et sceller ; 0.75/u ; appuis, fixations
Faire l'étanchéité et nettoyer ; 0.25/u ; mastic
# Dépose de bardage ou de crépi amianté | 40 m²
= @deposer bardage/vetture/isolant/lierre/vigne/plante
Installer l'accès et protéger ; 1
Déposer l'existant ; 0.5 + 0.15/u
Nettoyer, évacuer et remettre en place ; 0.5 + 0.05/u ; mise en décharge
# Réparation d'isolation par l'extérieur | 1 impact/zone
= @reparer ite/isolation/impact/trou/choc
Découper la zone abîmée ; 0.75/u
Remplacer l'isolant et armer ; 1.25/u ; isolant, treillis
Reprendre la finition et la teinte ; 1.25/u ; enduit`,
);
