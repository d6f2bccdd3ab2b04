import { tradeWorks } from "../work-template.ts";

/** Works of the trade « façadier ». Data in the public domain (CC0). */
export const facadeWorks = tradeWorks(
  "façadier",
  `# Ravalement et peinture de façade | 100 m²
= ravalement/raval* -enduit
= @peindre facade/pignon/mur/mur_exterieur/exterieur
= @refaire facade/pignon -enduit -joint -pierre -fissure
= facade #m² peint*/lavage/fixateur
+ Nettoyage de façade, Traitement de fissures de façade, Location et montage d'échafaudage
Monter l'échafaudage ; 1.5 + 0.06/u
Laver à haute pression ; 0.5 + 0.05/u ; produit de lavage
Ouvrir et traiter les fissures ; 1 + 0.05/u ; mastic, calicot, enduit
Protéger menuiseries et abords ; 0.5 + 0.03/u ; bâche, adhésif
Appliquer le fixateur ; 0.5 + 0.05/u ; fixateur
Peindre en 2 couches ; 0.2/u ; peinture façade
Démonter l'échafaudage et nettoyer ; 1.5 + 0.05/u
# Isolation thermique par l'extérieur | 100 m²
= @isoler ~exterieur
= ite/@isoler exterieur/ite/polystyrene/laine/facade/fibre
= ite
= @isoler facade/mur/pignon
+ Enduit de façade
Monter l'échafaudage ; 1.5 + 0.09/u
Préparer le support et poser le rail de départ ; 1.5 + 0.075/u ; rail de départ
Coller et cheviller les isolants ; 0.42/u ; isolant, colle, chevilles
Traiter les appuis, les tableaux et les angles ; 2 + 0.14/u ; profilés, bavettes
Appliquer le sous-enduit armé ; 0.35/u ; sous-enduit, treillis
Appliquer l'enduit de finition ; 0.3/u ; enduit mince
Démonter l'échafaudage et nettoyer ; 1.5 + 0.07/u
# Enduit de façade | 60 m²
= enduit/enduire/monocouche/crepi -interieur -decoll* -ite -isolant
= @faire/@refaire/@poser enduit/monocouche/crepi/gratte
Monter et démonter l'échafaudage ; 1 + 0.08/u
Protéger menuiseries et sols ; 0.5 + 0.04/u ; bâche, adhésif
?ancien/piqu*/piquage/decroute*: Piquer l'ancien enduit et évacuer ; 0.35/u
Poser les baguettes et les profils ; 0.5 + 0.04/u ; baguettes d'angle, profils
Projeter, dresser et finir l'enduit ; 0.42/u ; enduit
Nettoyer et évacuer ; 1 + 0.02/u
# Enduit à la chaux | 40 m²
= enduit/enduire/crepi/badigeon chau/traditionnel
= chau -joint -rejointo* -pierre
Monter et démonter l'échafaudage ; 1 + 0.08/u
Piquer et dépoussiérer le support ; 0.3/u
Passer le gobetis ; 0.12/u ; chaux, sable
Passer le corps d'enduit ; 0.4/u ; chaux, sable
Passer la finition ; 0.3/u ; chaux, sable fin
Nettoyer et évacuer ; 1 + 0.02/u
# Rejointoiement de mur en pierre | 30 m²
= rejointo*/rejointoiement/jointoy*
= joint pierre/chau/brique @refaire/@faire/piqu*
= mur/facade pierre @refaire/joint
Monter et démonter l'échafaudage ; 1 + 0.1/u
Piquer les joints ; 0.57/u
Dépoussiérer et laver les pierres ; 0.1/u
Garnir les joints à la chaux ; 0.95/u ; chaux, sable
Brosser les joints ; 0.25/u
Évacuer les gravats et nettoyer ; 1 + 0.04/u
# Traitement de fissures de façade | 1 fissure
= fissur* facade/pignon/mur @reparer/@refaire/traitement/traiter
= traitement/traiter fissur*
= fissur*/lezard*/microfissure
= @reparer/@refaire fissure
Installer l'accès ; 1
Ouvrir, traiter et enduire les fissures ; 1.5/u ; mastic, calicot, enduit
Raccorder la teinte et nettoyer ; 1
# Nettoyage de façade | 100 m²
= @nettoyer/demouss* facade/mur/pignon/bardage/pierre/crepi
= demouss*/antimousse/nettoyage_facade/hydrogommage/gommage/aerogommage
= algue/verdissure/trace_verte
Protéger les abords et les ouvertures ; 1 + 0.01/u ; bâche
Appliquer le traitement ; 0.5 + 0.02/u ; produit antimousse
Laver la façade ; 0.5 + 0.06/u
Rincer et nettoyer les abords ; 0.75
# Traitement hydrofuge de façade | 100 m²
= hydrofug*/impermeabilis*
Protéger les abords et les ouvertures ; 1 + 0.01/u ; bâche
Appliquer l'hydrofuge ; 0.75 + 0.04/u ; hydrofuge
Nettoyer ; 0.5
# Imperméabilisation de façade | 80 m²
= impermeabilis*/i3/i4/d2/d3 facade/systeme/mur
= etancheite facade/mur
Monter l'échafaudage ; 1.5 + 0.06/u
Laver et réparer le support ; 1 + 0.1/u ; mortier, produit de lavage
Appliquer le système d'imperméabilité armé ; 0.35/u ; revêtement, armature
Appliquer la finition ; 0.12/u ; revêtement
Démonter et nettoyer ; 1.5 + 0.05/u
# Reprise d'enduit décollé | 5 m²
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
Monter l'échafaudage ; 1.5 + 0.06/u
Poser l'ossature et l'isolant ; 0.35/u ; tasseaux, équerres, pare-pluie
Poser le bardage ; 0.55/u ; lames ou clins, vis
Faire les angles et les tableaux ; 1.5 + 0.15/u ; profils
Démonter et nettoyer ; 1 + 0.03/u
# Peinture de boiseries ou de volets extérieurs | 1 volet/paire/porte
= @peindre volet/boiserie/avant_toit/dessous_toit/sous_face/porte/portail/debord
= lasur*
Protéger et décrocher ; 0.25/u
Poncer et préparer ; 1/u ; abrasif
Peindre en 2 couches ; 1.5/u ; laque ou lasure
Reposer et nettoyer ; 0.25/u
# Enduit de mur de clôture | 30 m²
= enduit/enduire/crepi/@peindre mur_cloture/muret/cloture
= @faire/@refaire/enduire/enduit mur_cloture/muret/cloture/pilier
= @peindre mur_cloture/muret/cloture
Préparer et dépoussiérer le support ; 0.75 + 0.05/u
Protéger les abords ; 0.5 ; bâche
Appliquer l'enduit ou la peinture ; 0.35/u ; enduit
Finir les arases et nettoyer ; 1
# Location et montage d'échafaudage | 60 m²
= @poser/montage/location echafaudage
Livrer et contrôler le matériel ; 1.5
Monter l'échafaudage ; 0.5 + 0.06/u
Démonter et recharger ; 0.5 + 0.05/u
# Traitement de l'humidité | 10 ml
= traitement/traiter humidite/salpetre
= humidite/salpetre/remontee_capillaire/capillair*
Piquer l'enduit sur un mètre ; 0.5 + 0.35/u
Traiter le mur ou injecter la résine ; 0.5 + 0.4/u ; résine ou traitement
Appliquer l'enduit d'assainissement ; 0.5 + 0.6/u ; enduit d'assainissement
Nettoyer et évacuer ; 1`,
);
