import { tradeWorks } from "../work-template.ts";

/** Works of the trade « ramonage-poêles ». Data in the public domain (CC0). */
export const chimneyWorks = tradeWorks(
  "ramonage-poêles",
  `# Ramonage de conduit | 1 conduit/cheminée/poêle/insert
= ramon* -fait
= @nettoyer conduit/cheminee
= conduit bouche/@nettoyer
Protéger le sol autour de l'appareil ; 0.25
Ramoner le conduit au hérisson ; 0.5/u
Nettoyer l'appareil et aspirer la suie ; 0.25/u
Contrôler le tirage et remettre le certificat ; 0.25
# Entretien annuel de poêle à granulés | 1 poêle/insert
= @entretenir poele/insert/granule/pellet -boi -buche
= @entretenir annuel/annuelle -chaudiere
= @nettoyer poele granule/pellet
= contrat_entretien
Démonter et nettoyer le brasier, les échangeurs et l'extracteur ; 1/u ; joints
Contrôler les sécurités, l'étanchéité et la bougie ; 0.25/u
Remettre en service, régler et remettre le certificat ; 0.5
# Entretien de poêle à bois ou d'insert | 1 poêle/insert
= @entretenir/@nettoyer poele/insert/foyer/cheminee boi/buche
= @entretenir insert/foyer
Protéger et démonter les pièces ; 0.25/u
Nettoyer le foyer et le déflecteur ; 0.5/u
Changer les joints et contrôler les briques ; 0.5/u ; joints, colle
Remonter et contrôler le tirage ; 0.25
# Dépannage de poêle à granulés
= @reparer poele/insert/granule/pellet/alimentation/vis
= poele/insert erreur/defaut/code/alarme/allume/fume/eteint
= erreur/defaut/alarme poele
= fumee @reparer/refoul*
= refoul* fumee/poele/cheminee
Lire le défaut et diagnostiquer la panne ; 0.75
Réparer ou remplacer la pièce en cause ; 0.75 ; pièce détachée
Remettre en service et régler ; 0.5
# Installation de poêle à granulés | 1 poêle
= @poser/@changer/@faire poele/insert granule/pellet
= @poser poele etanche/ventouse/concentrique
+ Pose de conduit de fumée
Protéger, implanter et vérifier les distances de sécurité ; 1
Traverser le plafond ou le mur et la toiture ; 2.5
Monter le conduit concentrique ; 3.25 ; conduit, colliers
Faire l'étanchéité en toiture ; 1.75 ; solin, collerette
Mettre en place et raccorder le poêle ; 2/u ; poêle, plaque de sol
Mettre en service, régler et expliquer ; 1.25
# Installation de poêle à bois | 1 poêle
= @poser/@changer/@faire poele -granule -pellet -inserer
= @poser/@changer poele boi/buche
+ Pose de conduit de fumée
Protéger, implanter et vérifier les distances de sécurité ; 1
?tub*/conduit: Monter ou tuber le conduit ; 4 ; tubage ou conduit isolé
?toit/toiture/sortie: Faire la sortie et l'étanchéité en toiture ; 2.5 ; solin, chapeau
Mettre en place et raccorder le poêle ; 2.5/u ; poêle, tuyaux, plaque de sol
Faire le premier feu, contrôler et expliquer ; 1
# Pose d'insert ou de foyer fermé | 1 insert/foyer
= @poser/@changer insert/foyer/foyer_ferme/cheminee/cassette
Protéger et déposer l'ancien appareil ; 2/u
Adapter l'âtre et l'habillage ; 3/u ; plaques isolantes
Poser et raccorder l'insert ; 3/u ; insert, raccords
Tuber le conduit ; 3/u ; tubage inox
Contrôler le tirage et expliquer ; 1/u
# Tubage de conduit | 8 ml
= tub*/tubage/chemis*
= @poser/@changer flexible/inox conduit
Inspecter et ramoner le conduit ; 0.75
Descendre le tubage ; 1 + 0.2/u ; tube inox, colliers
Raccorder l'appareil et le haut du conduit ; 1.5 ; raccords, plaque d'étanchéité
Poser le chapeau et contrôler le tirage ; 1 ; chapeau
# Pose de conduit de fumée | 6 ml
= @poser/@faire/@changer/@refaire conduit/conduit_fumee/conduit_inox/conduit_isole/sortie_toit
= conduit_isole/conduit_concentrique/concentrique
Tracer et traverser les planchers et la toiture ; 2.5
Monter le conduit ; 0.75 + 0.5/u ; conduit, colliers, coquille
Faire l'étanchéité en toiture ; 1.75 ; solin, chapeau
Contrôler l'écart au feu et le tirage ; 0.75
# Débistrage de conduit | 7 ml
= debistr*/bistre
= feu_cheminee
Protéger la pièce ; 0.5
Débistrer à la débistreuse rotative ; 0.5 + 0.2/u
Ramoner et évacuer la bistre ; 0.75
Contrôler et remettre le certificat ; 0.5
# Inspection caméra de conduit | 1 conduit
= camera
= inspect*/diagnostic/controle conduit/cheminee/camera
= test_fumigene/fumigene/etancheite_conduit
Inspecter le conduit à la caméra ; 0.75/u
Contrôler et remettre le rapport ; 0.5
Protéger la pièce ; 0.25
# Ramonage de chaudière | 1 chaudière
= ramon* chaudiere
= @nettoyer chaudiere
Protéger et démonter ; 0.25/u
Ramoner le conduit et le corps de chauffe ; 0.75/u
Contrôler et remettre le certificat ; 0.25
# Pose de chapeau ou de pare-pluie de cheminée | 1 chapeau/mitron
= @poser/@changer/@reparer chapeau/mitron/extracteur/aspirateur/grille_oiseau/anti_refouleur/antirefouleur
= nid @deposer
Installer l'accès et la sécurité ; 1
Déposer l'ancien et retirer les obstacles ; 0.5/u
Poser et fixer ; 0.75/u ; chapeau, fixations
Contrôler le tirage ; 0.25
# Remplacement de joints ou de vitre de poêle | 1 poêle/vitre/joint
= @changer/@reparer vitre/joint/brique/vermiculite/deflecteur/bougie/sole/creuset
= vitre casse/cassee/fele/fendu/fendue
Démonter la porte ou la pièce ; 0.25/u
Remplacer la pièce ; 0.75/u ; vitre, joint ou briques
Remonter et faire l'essai ; 0.25/u
# Habillage et plaque de protection | 1 plaque/habillage
= @poser/@faire habillage/plaque_sol/plaque/protection_murale/hotte/plaque_protection
= @faire/@deposer manteau/hotte/cheminee_decorative
Prendre les cotes ; 0.5
Préparer et poser l'ossature ; 2/u ; ossature, plaques ignifuges
Poser l'habillage ; 2.5/u ; plaques, colle
Faire les finitions et nettoyer ; 1/u
# Dépose d'ancien poêle ou de cheminée | 1 poêle/insert/cheminée
= @deposer poele/insert/cheminee/foyer -fumee
Protéger et démonter ; 1/u
Déposer et sortir l'appareil ; 1.5/u
Obturer le conduit ; 0.75/u ; plaque, mortier
Évacuer et nettoyer ; 0.75/u
# Ramonage de gaine et de hotte | 1 hotte/gaine
= degraiss*/@nettoyer/ramon* hotte/gaine/vmc/extraction
Protéger la cuisine ; 0.5
Démonter et dégraisser les filtres ; 0.75/u ; dégraissant
Nettoyer la gaine et l'extracteur ; 1.5/u
Remonter et remettre le certificat ; 0.5`,
);
