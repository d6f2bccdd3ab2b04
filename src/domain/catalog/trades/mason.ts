import { tradeWorks } from "../work-template.ts";

/** Works of the trade « maçon ». Data in the public domain (CC0). */
export const masonWorks = tradeWorks(
  "maçon",
  `# Construction d'un mur en parpaings | 20 m²
= @faire mur parpaing/agglo/brique/cloture
= mur_cloture/muret/mur_soutenement @faire/@poser
= @faire muret/pilier/mur -porteur -pierre -enduit -ouverture
= @poser parpaing/agglo
+ Réalisation de fondations, Enduit de mur ou de façade
Implanter le mur ; 1.5
Creuser la fouille et évacuer les terres ; 1 + 0.3/ml sinon 1 + 0.2/u
Ferrailler et couler la semelle ; 1 + 0.36/ml sinon 1 + 0.25/u ; béton, ferraillage, semelles
Monter les parpaings ; 0.75/u ; parpaings, mortier
Couler les raidisseurs et le chaînage haut ; 1 + 0.19/u ; béton, aciers, blocs de chaînage
?couvertine/chaperon/cloture: Poser les couvertines ; 0.5 + 0.13/ml sinon 0.5 + 0.09/u ; couvertines, mortier
?enduit/crepi/enduire -enduit: Enduire les deux faces ; 0.9/u ; enduit
Nettoyer et ranger le chantier ; 1
# Réalisation de fondations | 10 ml
= @faire fondation/semelle/longrine
= fondation
Implanter et tracer ; 1
Creuser la fouille et évacuer les terres ; 1 + 0.3/u
Ferrailler la semelle ; 0.5 + 0.2/u ; armatures, cales
Couler le béton ; 0.5 + 0.2/u ; béton
# Ouverture de mur porteur | 1 ouverture
= @faire/@poser ouverture porteur/ipn/refend/pierre -non_porteur
= ouverture porteur/pierre/refend/ipn -non_porteur
= ouvr* porteur/refend -non_porteur
= @deposer/@faire/@poser mur_porteur
= mur_porteur @faire/ouvr*
= @poser ipn/linteau
+ Démolition
Protéger les pièces et confiner la poussière ; 2.5 ; bâches, adhésif
Étayer les planchers ; 4.5 ; étais, bastaings
?pierre: Démolir la maçonnerie de pierre par phases ; 15
!pierre: Démolir la maçonnerie par phases ; 9
Réaliser les sommiers béton ; 5 ; béton, aciers, coffrage
Poser et caler les profilés IPN ou le linteau ; 7 ; IPN ou linteau, mortier de calage
Reprendre les jambages et les maçonneries ; 7 ; parpaings, mortier
Évacuer les gravats et nettoyer ; 6
# Création d'une ouverture de fenêtre ou de porte | 1 ouverture
= @faire/percer/percement ouverture fenetre/porte/baie/velux
= @faire/percer fenetre/porte/baie -reboucher -pos*
= ouverture ~mur/facade/cloison/passage
= ouvr* mur/cloison
= agrandi* ouverture/fenetre/porte
Protéger, tracer et étayer ; 2.5/u ; étais, bâches
Scier et démolir la maçonnerie ; 5/u
Poser le linteau ; 3/u ; linteau, béton
Reprendre les tableaux et l'appui ; 5/u ; mortier, appui
Évacuer les gravats et nettoyer ; 2.5/u
# Bouchage d'une ouverture | 1 ouverture/fenêtre/porte
+ Enduit de mur ou de façade
= rebouch*/bouch*/murer/condamn*/obtur* fenetre/porte/ouverture/baie/passage/soupirail
= bouchage
Déposer la menuiserie et préparer les arrachements ; 1.5/u
Maçonner l'ouverture en parpaings ; 3.5/u ; parpaings, mortier
-enduit*: Enduire les deux faces ; 3.25/u ; enduit
Évacuer les gravats et nettoyer ; 1
# Réfection de seuil ou d'appui | 1 seuil/appui/marche
= @faire/@refaire/@poser/@changer/@reparer seuil/appui/appui_fenetre/marche/perron/nez_marche
Démolir l'ancien seuil ; 1.5/u
Coffrer et couler le nouveau seuil ; 3.5/u ; béton, coffrage, treillis
Lisser et reprendre l'enduit autour ; 1/u ; mortier
Évacuer les gravats et nettoyer ; 0.75
# Réalisation d'une dalle béton | 20 m²
= @faire/@poser/@refaire dalle/dalle_beton/terrasse_beton/dallage
= @faire/@refaire terrasse -bois -carrelage -plot
= betonn*/beton_desactive/beton_drainant/beton_balaye
= @faire allee beton
Décaisser et évacuer les terres ; 2 + 0.15/u
Mettre en œuvre et compacter le hérisson ; 1 + 0.15/u ; grave, géotextile
Coffrer et poser le polyane ; 1.5 + 0.08/u ; planches, polyane
Poser le treillis ; 0.5 + 0.05/u ; treillis soudé, cales
Couler, tirer et lisser le béton ; 2 + 0.17/u ; béton
Décoffrer et scier les joints ; 1 + 0.03/u
# Réalisation d'une chape | 30 m²
= @faire/@refaire chape
= chape
Préparer et nettoyer le support ; 1 + 0.02/u ; bande périphérique
Poser l'isolant ou le polyane ; 0.5 + 0.05/u ; polyane ou isolant
Prendre les niveaux ; 1
Couler et tirer la chape ; 1 + 0.2/u ; sable, ciment
Talocher et nettoyer ; 0.5 + 0.08/u
# Enduit de mur ou de façade | 30 m²
= @faire/@refaire/@poser enduit/crepi -pas
= enduire
= enduit #m²
= crepi*
Monter l'échafaudage et protéger ; 2 + 0.05/u ; bâches
Préparer et mouiller le support ; 1 + 0.06/u ; gobetis
Passer le corps d'enduit ; 0.28/u ; enduit, sable, chaux
Passer la finition ; 0.2/u ; enduit de finition
Démonter et nettoyer ; 1 + 0.03/u
# Rejointoiement de mur en pierre | 20 m²
= rejointo*/jointoy*
= joint pierre/chaux @refaire/@faire
= @refaire/@reparer mur pierre -ouverture
Monter et démonter l'échafaudage ; 1 + 0.1/u
Piquer les anciens joints ; 0.55/u
Dépoussiérer et laver les pierres ; 0.5 + 0.08/u
Garnir les joints à la chaux ; 0.9/u ; chaux, sable
Brosser les joints ; 0.24/u
Évacuer les gravats et nettoyer ; 1.5
# Réparation de fissures de maçonnerie | 3 ml
= fissur*/lezard* @reparer/@faire/@refaire/traiter/traitement
= @reparer fissure
= agraf* fissure
Ouvrir et nettoyer les fissures ; 0.5 + 0.4/u
Agrafer ou armer ; 0.5 + 0.4/u ; agrafes inox, résine
Reboucher au mortier ; 0.5 + 0.4/u ; mortier de réparation
Reprendre l'enduit et nettoyer ; 1 + 0.25/u ; enduit
# Démolition | 10 m²
= @deposer cloison/mur/cheminee/dalle/carrelage/plancher/abri/garage/terrasse/escalier/murs -porteur -reconstru*
= demol*/demolition -porteur -ouverture
Protéger et couper les réseaux ; 1.5 ; bâches
Démolir par phases ; 1 + 0.4/u
Trier et descendre les gravats ; 0.5 + 0.25/u ; sacs, benne
Évacuer en déchetterie et nettoyer ; 1.5 + 0.15/u ; mise en décharge
# Construction d'une extension ou d'un garage | 20 m²
= @faire extension/agrandissement/garage/annexe/abri_jardin/veranda/local/maison/dependance -dalle -porte -seuil
  -mur
+ Réalisation de fondations, Réalisation d'une dalle béton, Construction d'un mur en parpaings
Implanter et terrasser ; 3 + 0.35/u
Réaliser les fondations ; 4 + 0.7/u ; béton, armatures
Monter le soubassement et couler la dalle ; 4 + 1.2/u ; blocs, hérisson, treillis, béton
Élever les murs ; 6 + 2/u ; parpaings ou briques, mortier
Poser les linteaux et les chaînages ; 4 + 0.5/u ; linteaux, aciers, béton
Nettoyer et évacuer ; 4
# Piliers de portail | 1 pilier
= @faire/@poser/@refaire/@reparer pilier/pilier_portail/poteau -bois
Creuser et couler les fondations ; 3/u ; béton, aciers
Monter et ferrailler les piliers ; 3/u ; blocs, béton, aciers
Poser les chapeaux et enduire ; 2/u ; chapeaux, enduit
Nettoyer ; 0.5
# Pose de regards et de canalisations enterrées | 10 ml
= @poser/@faire/@refaire/@changer regard/canalisation/assainissement/drain/drainage/tranchee/caniveau
  /eaux_pluviale/tout_egout
= tranchee/drainage/raccordement_egout
Piqueter et ouvrir la tranchée ; 1 + 0.35/u
Poser le lit de sable et les canalisations ; 0.5 + 0.3/u ; sable, PVC, drain
Poser et raccorder les regards ; 2.5 ; regards, tampons
Remblayer et compacter ; 0.5 + 0.25/u ; gravier, géotextile
Contrôler l'écoulement et remettre en état ; 1.25
# Terrassement | 30 m³
= terrass*/decaiss*/excavation/remblai*/nivel* -terrasse
= @faire fouille/vide_sanitaire/piscine
Piqueter et amener la mini-pelle ; 2.5 ; location de mini-pelle
Décaisser ; 0.15/u
Évacuer les terres ; 0.15/u ; mise en décharge
Niveler et compacter ; 1.5 + 0.05/u ; grave
# Escalier en béton | 1 escalier
= @faire/@poser/@refaire escalier -bois
Coffrer la paillasse et les marches ; 10/u ; bois de coffrage
Ferrailler ; 4/u ; aciers
Couler le béton ; 4/u ; béton
Décoffrer et finir les marches ; 4/u ; mortier de ragréage
Nettoyer et évacuer ; 1.5
# Pose de pavés ou de bordures | 20 m²
= @poser/@faire/@refaire pave/pavage/bordure/dalle_exterieur/opus
= pav*
Décaisser et évacuer ; 1 + 0.15/u
Mettre en œuvre le fond de forme ; 1 + 0.15/u ; grave, géotextile
Poser les bordures ; 0.5 + 0.3/ml sinon 1 + 0.08/u ; bordures, béton
Poser les pavés ; 0.45/u ; pavés, sable
Garnir les joints et compacter ; 0.5 + 0.06/u ; sable de jointoiement
# Construction ou réparation de cheminée | 1 cheminée/souche
= @faire/@refaire/@reparer/@deposer souche/souche_cheminee/cheminee/conduit -ramon* -solin
Installer l'accès et protéger ; 3
Déposer la partie abîmée ; 3/u
Remonter la maçonnerie ; 7/u ; briques ou boisseaux, mortier
Enduire et poser le couronnement ; 4/u ; enduit, couronnement
Évacuer et nettoyer ; 1.5
# Traitement de l'humidité de murs | 10 ml
= traitement/traiter humidite
= traitement/@refaire/@reparer humidite
= humidite/remontee_capillaire/capillair*/cuvelage/etancheite_mur
= injection mur/resine
Piquer l'enduit et préparer ; 1 + 0.3/u
Percer et injecter la résine ; 1 + 0.4/u ; résine d'injection
Appliquer l'enduit d'assainissement ; 1 + 0.6/u ; enduit d'assainissement
Évacuer et nettoyer ; 1.5`,
);
