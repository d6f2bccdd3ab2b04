import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « ramonage-poêles ». Data in the public domain (CC0). */
export const chimneyWorks = tradeWorks(
  "ramonage-poêles",
  `< Nettoyer et aspirer ; 0.25
> Protéger le sol et les meubles ; 0.25 ; bâches
# Ramonage de conduit | 1 conduit/cheminée/poêle/insert
+ Entretien de poêle à bois ou d'insert, Inspection caméra de conduit
~ poele: Ramonage de poêle
~ insert: Ramonage d'insert
~ cheminee: Ramonage de cheminée
= ramon* -fait
= @nettoyer conduit/cheminee
= conduit bouche/@nettoyer
Protéger le sol autour de l'appareil ; 0.25
Ramoner le conduit au hérisson ; 0.5/u
Démonter, nettoyer le foyer ou l'appareil et aspirer la suie ; 0.25/u
Contrôler la vacuité et le tirage, remettre le certificat de ramonage ; 0.25
# Entretien annuel de poêle à granulés | 1 poêle/insert
+ Ramonage de conduit
= @entretenir/revision/@nettoyer poele -boi -buche
= @entretenir poele/insert/granule/pellet -boi -buche
= @entretenir annuel/annuelle -chaudiere
= @nettoyer poele granule/pellet
= contrat_entretien
Nettoyer le brasier, les échangeurs et l'extracteur de fumées ; 0.75/u ; joints
Ramoner le conduit et contrôler les joints, les sécurités et la bougie ; 0.5/u
Remettre en service, régler, tester et remettre l'attestation ; 0.5
# Entretien de poêle à bois ou d'insert | 1 poêle/insert
+ Entretien annuel de poêle à granulés
= @entretenir/@nettoyer poele/insert/foyer/cheminee boi/buche
= @entretenir insert/foyer
Protéger et démonter les pièces ; 0.25/u
Nettoyer le foyer et le déflecteur ; 0.5/u
Changer les joints et contrôler les briques ; 0.5/u ; joints, colle
Remonter et contrôler le tirage ; 0.25
# Dépannage de poêle à granulés
~ bois/bois_buche/buche: Dépannage de poêle à bois
+ Remplacement de joints ou de vitre de poêle
= poele allume/chauffe/demarre/arrete/coupe/bruit/panne/etouffe
= @reparer poele/insert/granule/pellet/alimentation/vis
= poele/insert erreur/defaut/code/alarme/allume/fume/eteint
= erreur/defaut/alarme poele
= fumee @reparer/refoul*
= refoul* fumee/poele/cheminee
Relever le code erreur et diagnostiquer la panne ; 0.75
Réparer ou remplacer la pièce en cause ; 0.75 ; pièce détachée
Remettre en service, régler et tester ; 0.5
# Installation de poêle à granulés | 1 poêle
+ Installation de poêle à bois, Habillage et plaque de protection
= @poser/@changer/@faire poele/insert granule/pellet
= @poser poele etanche/ventouse/concentrique
+ Pose de conduit de fumée
Protéger, implanter et vérifier les distances de sécurité ; 1
Traverser le plafond ou le mur et la toiture ; 2.5
Poser le conduit concentrique ou la ventouse ; 3.25 ; conduit, colliers
Faire l'étanchéité en toiture ; 1.75 ; solin, collerette
Poser et raccorder le poêle ; 2/u ; poêle, plaque de sol
Mettre en service, régler et expliquer ; 1.25
# Installation de poêle à bois | 1 poêle
+ Habillage et plaque de protection
= @poser/@changer/@faire poele -granule -pellet -inserer
= @poser/@changer poele boi/buche
+ Pose de conduit de fumée
Protéger, implanter et vérifier les distances de sécurité ; 1
?tub*/conduit: Monter ou tuber le conduit ; 4 ; tubage ou conduit isolé
?toit/toiture/sortie: Faire la sortie et l'étanchéité en toiture ; 2.5 ; solin, chapeau
Poser et raccorder le poêle sur sa plaque de sol ; 2.5/u ; poêle, tuyaux, plaque de sol
Faire le premier feu, contrôler et expliquer ; 1
# Pose d'insert ou de foyer fermé | 1 insert/foyer
+ Dépose d'ancien poêle ou de cheminée, Tubage de conduit, Habillage et plaque de protection
~ insert: Pose d'insert
~ foyer/foyer_ferme: Pose de foyer fermé
= @poser/@changer insert/foyer/foyer_ferme/cheminee/cassette
Protéger et déposer l'ancien appareil ; 2/u
Adapter l'âtre et l'habillage ; 3/u ; plaques isolantes
Poser et raccorder l'insert ; 3/u ; insert, raccords
Tuber le conduit ; 3/u ; tubage inox
Contrôler le tirage et expliquer ; 1/u
# Tubage de conduit | 8 ml
+ Pose de chapeau ou de pare-pluie de cheminée, Ramonage de conduit
= tub*/tubage/chemis*
= @poser/@changer flexible/inox conduit
Inspecter et ramoner le conduit ; 0.75
Descendre et assembler le tube inox ; 1 + 0.2/u ; tube inox, colliers
Raccorder l'appareil et le haut du conduit ; 1.5 ; raccords, plaque d'étanchéité
Accéder au toit, poser le chapeau et contrôler le tirage ; 1 ; chapeau
# Pose de conduit de fumée | 6 ml
= @poser/@faire/@changer/@refaire conduit/conduit_fumee/conduit_inox/conduit_isole/sortie_toit
= conduit_isole/conduit_concentrique/concentrique
Tracer et traverser les planchers et la toiture ; 2.5
Monter le conduit ; 0.75 + 0.5/u ; conduit, colliers, coquille
Faire l'étanchéité en toiture ; 1.75 ; solin, chapeau
Contrôler l'écart au feu et le tirage ; 0.75
# Débistrage de conduit | 7 ml
+ Ramonage de conduit
= debistr*/bistre
= feu_cheminee
Protéger la pièce, le sol et les meubles ; 0.5
Débistrer à la débistreuse rotative ; 0.5 + 0.2/u
Faire le ramonage, l'aspiration et l'évacuation des dépôts ; 0.75
Contrôler le tirage et remettre le certificat de ramonage ; 0.5
# Inspection caméra de conduit | 1 conduit
~ fumigene/test_fumigene: Test fumigène de conduit
= camera
= inspect*/diagnostic/controle conduit/cheminee/camera
= test_fumigene/fumigene/etancheite_conduit
Inspecter le conduit à la caméra ; 0.75/u
Contrôler et remettre le rapport ; 0.5
Protéger la pièce, le sol et les meubles ; 0.25
# Ramonage de chaudière | 1 chaudière
= ramon* chaudiere
= @nettoyer chaudiere
Protéger et démonter ; 0.25/u
Ramoner le conduit et le corps de chauffe ; 0.75/u
Contrôler le tirage et remettre le certificat de ramonage ; 0.25
# Pose de chapeau ou de pare-pluie de cheminée | 1 chapeau/mitron
~ extracteur/aspirateur: Pose d'extracteur de fumées
~ chapeau: Pose de chapeau de cheminée
~ grille_oiseau/nid: Retrait de nid et pose de grille
= @poser/@changer/@reparer chapeau/mitron/extracteur/aspirateur/grille_oiseau/anti_refouleur/antirefouleur
= nid @deposer
Installer l'accès et la sécurité ; 1
Déposer l'ancien et retirer les obstacles ; 0.5/u
Poser, fixer et mettre de niveau ; 0.75/u ; chapeau, fixations
Contrôler le tirage ; 0.25
# Remplacement de joints ou de vitre de poêle | 1 poêle/vitre/joint
~ vitre: Remplacement de vitre de poêle
~ joint: Remplacement de joint de porte
~ brique/vermiculite: Remplacement de briques de foyer
~ bougie: Remplacement de bougie d'allumage
= @changer/@reparer vitre/joint/brique/vermiculite/deflecteur/bougie/sole/creuset
= vitre casse/cassee/fele/fendu/fendue
Démonter la porte ou la pièce ; 0.25/u
Remplacer la pièce ; 0.75/u ; vitre, joint ou briques
Remonter et faire l'essai ; 0.25/u
# Habillage et plaque de protection | 1 plaque/habillage
~ plaque_sol: Pose de plaque de sol
= @poser/@faire habillage/plaque_sol/plaque/protection_murale/hotte/plaque_protection
= @faire/@deposer manteau/hotte/cheminee_decorative
Prendre les cotes et préparer ; 0.5
Préparer et poser l'ossature ; 2/u ; ossature, plaques ignifuges
Poser l'habillage ; 2.5/u ; plaques, colle
Faire les finitions et nettoyer ; 1/u
# Dépose d'ancien poêle ou de cheminée | 1 poêle/insert/cheminée
~ insert: Dépose d'insert
~ poele: Dépose de poêle
= @deposer poele/insert/cheminee/foyer -fumee
Protéger et démonter ; 1/u
Déposer et sortir l'appareil ; 1.5/u
Obturer le conduit ; 0.75/u ; plaque, mortier
Nettoyer, évacuer et remettre en place ; 0.75/u
# Ramonage de gaine et de hotte | 1 hotte/gaine
= degraiss*/@nettoyer/ramon* hotte/gaine/vmc/extraction
Préparer et protéger la cuisine ; 0.5
Démonter et dégraisser les filtres ; 0.75/u ; dégraissant
Nettoyer la gaine et l'extracteur ; 1.5/u
Remonter et remettre le certificat ; 0.5
# Mise en service de poêle | 1 poêle
= mise_service/mettre_service/premiere_mise/premier_feu poele/insert/chaudiere/granule
Contrôler l'installation et le conduit ; 0.75/u
Paramétrer, allumer et régler la combustion ; 1/u
Expliquer l'utilisation et remettre l'attestation ; 0.5/u
# Remplacement de pièces de poêle à granulés | 1 pièce
= @changer/@poser bougie/extracteur/vis_sans_fin/motoreducteur/carte/sonde/pressostat/resistance/ventilateur
Couper et démonter l'habillage ; 0.5/u
Remplacer la pièce ; 0.75/u ; pièce détachée
Remonter, régler et tester ; 0.5/u
# Ramonage de conduit collectif | 4 conduit
= ramon* immeuble/copropriete/collectif/appartements/logements
Prévenir les occupants et organiser ; 0.75
Ramoner les conduits ; 0.5/u
Contrôler la vacuité et remettre les certificats ; 0.5 + 0.1/u
# Retrait de nid ou débouchage de conduit | 1 conduit
= nid/oiseau/debouch*/bouche conduit/cheminee/choucas
= nid
Installer l'accès et protéger l'âtre ; 0.75
Retirer le nid ou le bouchon ; 1.25/u
Ramoner et contrôler la vacuité ; 0.75/u
Poser une grille et remettre le certificat ; 0.5/u ; grille
# Pose de récupérateur ou de distribution d'air chaud | 1 récupérateur
= recuperateur/distribution/air_chaud/gaine_air @poser/@faire/@changer
Étudier le passage et percer ; 2
Poser les gaines et le groupe ; 3/u ; gaines isolées, groupe
Poser les bouches et régler ; 1.5 ; bouches
# Création de conduit maçonné ou de souche | 1 conduit/souche
= @faire/@refaire/@reparer conduit_maconne/souche/boisseau
Installer l'accès et protéger ; 2
Démolir la partie abîmée ; 2/u
Remonter les boisseaux et l'enduit ; 6/u ; boisseaux, mortier
Contrôler l'étanchéité et le tirage ; 1/u
# Pose de chaudière à granulés ou à bois | 1 chaudière
= @poser/@changer chaudiere granule/pellet/boi/buche
Protéger et déposer l'ancienne chaudière ; 4
Mettre en place la chaudière et le silo ; 8/u ; chaudière, silo
Raccorder l'hydraulique et l'électricité ; 10 ; vannes, tubes
Raccorder le conduit de fumée ; 3 ; conduit
Mettre en service, régler et expliquer ; 3
# Entretien de chaudière à granulés | 1 chaudière
= @entretenir/@nettoyer chaudiere
Nettoyer le corps de chauffe et le brûleur ; 1.25/u
Ramoner le conduit et vider les cendres ; 0.75/u
Contrôler les sécurités et régler la combustion ; 0.75/u
Remettre l'attestation d'entretien ; 0.25
# Réparation de cheminée ouverte ou d'âtre | 1 cheminée
= @reparer/@refaire/@faire cheminee/atre/foyer_ouvert/brique_refractaire/contrecoeur
Protéger et déposer les parties abîmées ; 1.5/u
Remonter les briques réfractaires ; 3/u ; briques, mortier réfractaire
Faire les joints et l'enduit ; 1.5/u
Contrôler le tirage ; 0.5
# Pose de trappe ou de modérateur de tirage | 1 trappe
= @poser/@changer trappe/moderateur/clapet/te_ramonage/tampon
Démonter le raccordement ; 0.5/u
Poser la trappe ou le modérateur ; 0.75/u ; pièce neuve
Contrôler l'étanchéité et le tirage ; 0.25/u
# Diagnostic d'installation | 1 installation
= diagnostic/avis/controle/verif*/conformite installation/cheminee/conduit/poele
Contrôler l'appareil et les distances de sécurité ; 0.75/u
Contrôler le conduit et le tirage ; 0.75/u
Rédiger l'avis ; 0.75
# Livraison de granulés ou de bois | 1 palette/stère
= livraison/livrer/rentrer granule/pellet/bois/stere/palette
Charger et livrer ; 1
Ranger et empiler ; 0.5/u
# Reprise d'étanchéité de sortie de toit | 1 sortie
= etancheite/fuit*/infiltration sortie/conduit/cheminee/solin
Installer l'accès et la sécurité ; 1.25
Contrôler et déposer le solin abîmé ; 0.75/u
Refaire l'étanchéité ; 1.5/u ; solin, mastic
Contrôler à l'eau ; 0.5
# Diagnostic de tirage et de fumée | 1 appareil
+ Pose d'insert ou de foyer fermé, Réparation de cheminée ouverte ou d'âtre, Diagnostic d'installation
= fume/fumee/refoul*/tirage/tire cheminee/insert/poele/foyer/conduit
Protéger le sol et les meubles ; 0.25
Contrôler le conduit, le tirage et l'arrivée d'air ; 1/u
Ramoner ou dégager le conduit si besoin ; 0.75/u
Tester, régler et remettre l'avis ; 0.5`,
);
