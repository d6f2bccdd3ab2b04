import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « maçon ». Data in the public domain (CC0). */
export const masonWorks = tradeWorks(
  "maçon",
  `< Nettoyer et évacuer ; 0.5
> Préparer et protéger le chantier ; 0.5 ; bâches
# Construction d'un mur en parpaings | 20 m²
+ Réalisation de couvertine
~ muret: Construction de muret
~ soutenement: Construction de mur de soutènement
~ mur_cloture: Construction de mur de clôture
= muret/mur_cloture/mur_soutenement @faire/monter/elever
= @faire mur parpaing/agglo/brique/cloture
= mur_cloture/muret/mur_soutenement @faire/@poser
= @faire muret/pilier/mur -porteur -pierre -enduit -ouverture
= @poser parpaing/agglo
+ Réalisation de fondations, Enduit de mur ou de façade
Implanter le mur ; 1.5
Terrasser la fouille et évacuer les terres ; 1 + 0.3/ml sinon 1 + 0.2/u
Ferrailler et couler la fondation ; 1 + 0.36/ml sinon 1 + 0.25/u ; béton, ferraillage, semelles
Monter les rangs de parpaings ou d'agglos ; 0.75/u ; parpaings, mortier
Ferrailler et couler les raidisseurs et le chaînage ; 1 + 0.19/u ; béton, aciers, blocs de chaînage
?couvertine/chaperon/cloture: Poser les couvertines ; 0.5 + 0.13/ml sinon 0.5 + 0.09/u ; couvertines, mortier
?enduit/crepi/enduire -enduit: Enduire les deux faces ; 0.9/u ; enduit
Nettoyer, évacuer et ranger le chantier ; 1
# Réalisation de fondations | 10 ml
= @faire fondation/semelle/longrine
= fondation
Implanter et tracer ; 1
Terrasser la fouille et évacuer les terres ; 1 + 0.3/u
Ferrailler la semelle ; 0.5 + 0.2/u ; armatures, cales
Couler le béton ; 0.5 + 0.2/u ; béton
# Ouverture de mur porteur | 1 ouverture
+ Pose de poutre ou de linteau
= @faire/@poser ouverture porteur/ipn/refend/pierre -non_porteur
= ouverture porteur/pierre/refend/ipn -non_porteur
= ouvr* porteur/refend -non_porteur
= @deposer/@faire/@poser mur_porteur
= mur_porteur @faire/ouvr*
= @poser ipn/linteau
+ Démolition
Protéger, isoler la zone et confiner la poussière ; 2.5 ; bâches, adhésif
Étayer les planchers ; 4.5 ; étais, bastaings
?pierre: Démolir la maçonnerie de pierre par phases ; 15
!pierre: Démolir le mur par phases et évacuer les gravats ; 8
Créer les appuis et sommiers béton ; 4 ; béton, aciers, coffrage
Poser, caler et sceller l'IPN ou le linteau ; 6 ; IPN ou linteau, mortier de calage
Reprendre les jambages, les tableaux et finir au mortier ; 6 ; parpaings, mortier
Retirer les étais, évacuer et nettoyer ; 4
# Création d'une ouverture de fenêtre ou de porte | 1 ouverture
= @faire ouverture ~fenetre/porte/baie
~ cloison: Ouverture dans une cloison
~ fenetre: Création d'une ouverture pour fenêtre
~ porte: Création d'une ouverture pour porte
+ Ouverture de mur porteur, Construction d'un mur en parpaings, Réfection de seuil ou d'appui, Démolition, Pose de
  poutre ou de linteau, Enduit de mur ou de façade
= @faire/percer/percement ouverture fenetre/porte/baie/velux
= @faire/percer fenetre/porte/baie -reboucher -pos*
= ouverture ~mur/facade/cloison/passage
= ouvr* mur/cloison
= agrandi* ouverture/fenetre/porte
Protéger, tracer et étayer ; 2.5/u ; étais, bâches
Scier et démolir le mur ou le parpaing ; 5/u
Poser le linteau ; 3/u ; linteau, béton
Poser l'appui ou le seuil et refaire les tableaux ; 5/u ; mortier, appui
Évacuer les gravats ou déblais et nettoyer ; 2.5/u
# Bouchage d'une ouverture | 1 ouverture/fenêtre/porte
+ Enduit de mur ou de façade
= rebouch*/bouch*/murer/condamn*/obtur* fenetre/porte/ouverture/baie/passage/soupirail
= bouchage
Déposer la menuiserie et préparer les arrachements ; 1.5/u
Maçonner l'ouverture en parpaings ; 3.5/u ; parpaings, mortier
-enduit*: Enduire les deux faces ; 3.25/u ; enduit
Évacuer les gravats ou déblais et nettoyer ; 1
# Réfection de seuil ou d'appui | 1 seuil/appui/marche
~ seuil: Réfection de seuil
~ appui/appui_fenetre: Réfection d'appui de fenêtre
~ marche: Réfection de marche
~ perron: Réfection de perron
= @faire/@refaire/@poser/@changer/@reparer seuil/appui/appui_fenetre/marche/perron/nez_marche
= @faire/@refaire/@changer/@reparer seuil_porte/seuil_entree/appui_baie
Démolir l'ancien seuil ; 1.5/u
Coffrer, ferrailler et couler le nouveau seuil ; 3.5/u ; béton, coffrage, treillis
Lisser et reprendre l'enduit autour ; 1/u ; mortier
Évacuer les gravats ou déblais et nettoyer ; 0.75
# Réalisation d'une dalle béton | 20 m²
+ Terrassement
= @faire/@poser/@refaire dalle/dalle_beton/terrasse_beton/dallage
= @faire/@refaire terrasse -bois -carrelage -plot
= betonn*
= @faire allee beton
Décaisser et évacuer les terres ; 2 + 0.15/u
Mettre en œuvre et compacter le hérisson ; 1 + 0.15/u ; grave, géotextile
Coffrer et poser le polyane ; 1.5 + 0.08/u ; planches, polyane
Poser le treillis soudé ; 0.5 + 0.05/u ; treillis soudé, cales
Couler, tirer et talocher le béton ; 2 + 0.17/u ; béton
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
= enduit cote/mur/interieur*/exterieur*/ciment/facade -decoll* -fissur*
= enduit #m²
= crepi*
Monter l'échafaudage et protéger ; 2 + 0.05/u ; bâches
Piquer l'enduit abîmé, préparer et mouiller le support ; 1 + 0.06/u ; gobetis
Passer le corps d'enduit ; 0.28/u ; enduit, sable, chaux
Passer la finition ; 0.2/u ; enduit de finition
Démonter l'échafaudage, évacuer les gravats et nettoyer ; 1 + 0.03/u
# Rejointoiement de mur en pierre | 20 m²
= rejointo*/jointoy*
= joint pierre/chaux @refaire/@faire
= @refaire/@reparer mur pierre -ouverture
Monter et démonter l'échafaudage ; 1 + 0.1/u
Piquer les anciens joints ; 0.55/u
Dépoussiérer et laver les pierres ; 0.5 + 0.08/u
Garnir les joints à la chaux ; 0.9/u ; chaux, sable
Brosser les joints ; 0.24/u
Évacuer les gravats ou déblais et nettoyer ; 1.5
# Réparation de fissures de maçonnerie | 3 ml
= fissur* @reparer/rebouch*/colmat*/ouvrir
= fissur*/lezard* @reparer/@faire/@refaire/traiter/traitement
= @reparer fissure
= agraf* fissure
Ouvrir et nettoyer les fissures ; 0.5 + 0.4/u
Agrafer ou armer ; 0.5 + 0.4/u ; agrafes inox, résine
Reboucher les fissures au mortier ; 0.5 + 0.4/u ; mortier de réparation
Reprendre l'enduit et nettoyer ; 1 + 0.25/u ; enduit
# Démolition | 10 m²
~ cloison: Démolition de cloison
~ dalle: Démolition de dalle
~ mur: Démolition de mur
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
Nettoyer, évacuer et remettre en place ; 4
# Piliers de portail | 1 pilier
~ poteau: Réalisation de poteaux
= @faire/@poser/@refaire/@reparer pilier/pilier_portail/poteau -bois
Creuser et couler les fondations ; 3/u ; béton, aciers
Monter et ferrailler les piliers ; 3/u ; blocs, béton, aciers
Poser les chapeaux et enduire ; 2/u ; chapeaux, enduit
Nettoyer et remettre en place ; 0.5
# Pose de regards et de canalisations enterrées | 10 ml
~ drain/drainage: Réalisation de drainage
~ regard: Pose de regard
~ caniveau: Pose de caniveau
~ tranchee: Réalisation de tranchée
= @poser/@faire/@refaire/@changer regard/canalisation/assainissement/drain/drainage/tranchee/caniveau
  /eaux_pluviale/tout_egout
= tranchee/drainage/raccordement_egout
Piqueter et ouvrir la tranchée ; 1 + 0.35/u
Poser le lit de sable et les canalisations ; 0.5 + 0.3/u ; sable, PVC, drain
Poser et raccorder les regards ; 2.5 ; regards, tampons
Remblayer et compacter ; 0.5 + 0.25/u ; gravier, géotextile
Contrôler l'écoulement et remettre en état ; 1.25
# Terrassement | 30 m³
~ tranchee: Réalisation de tranchée
= terrassement/terrasser/decaiss*/excavation/remblai*/nivel* -terrasse
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
Nettoyer, évacuer et remettre en place ; 1.5
# Pose de pavés ou de bordures | 20 m²
~ bordure: Pose de bordures
~ pave/pavage: Pose de pavés
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
Nettoyer, évacuer et remettre en place ; 1.5
# Traitement de l'humidité de murs | 10 ml
= traitement/traiter humidite
= traitement/@refaire/@reparer humidite
= humidite/remontee_capillaire/capillair*/cuvelage/etancheite_mur
= injection mur/resine
Piquer l'enduit et préparer ; 1 + 0.3/u
Percer et injecter la résine ; 1 + 0.4/u ; résine d'injection
Appliquer l'enduit d'assainissement ; 1 + 0.6/u ; enduit d'assainissement
Nettoyer, évacuer et remettre en place ; 1.5
# Terrasse en béton désactivé, balayé ou imprimé | 30 m²
= terrasse/allee/cour/beton/dalle desactive/desactivee/balaye/imprime/drainant/empreinte
+ Réalisation d'une dalle béton, Terrassement
Implanter, décaisser et évacuer les terres ; 2 + 0.25/u
Mettre en œuvre et compacter la grave ; 1 + 0.15/u ; grave, géotextile
Coffrer et poser le treillis soudé ; 1.5 + 0.15/u ; planches, treillis, cales
Protéger les abords et couler le béton ; 2 + 0.2/u ; béton décoratif
Pulvériser le désactivant et laver, ou balayer la finition ; 1.5 + 0.1/u ; désactivant
Faire les joints de fractionnement et nettoyer ; 1 + 0.05/u ; profils de joint
# Construction de barbecue, de four ou de cheminée extérieure | 1 barbecue/four
= barbecue/four_pizza/four_pain/cuisine_ete @faire/@poser
Implanter et couler la dalle ; 3/u ; béton, treillis
Monter le foyer et les jambages ; 7/u ; briques réfractaires, mortier
Poser le plan et la hotte ; 3/u
Faire les joints et nettoyer ; 1.5/u
# Mur de pierre | 10 m²
= @faire/@refaire/monter mur pierre/pierre_seche/moellon
= mur_pierre @faire/@refaire/@reparer ecroul*/tombe/eboul*/remont*
= remont* mur/muret
Trier les pierres et préparer l'assise ; 2 + 0.2/u
Déposer les parties instables ; 0.5 + 0.3/u
Monter la maçonnerie de pierre ; 2.5/u ; chaux, sable, pierres
Garnir et brosser les joints ; 0.5/u
Nettoyer, évacuer et remettre en place ; 1
# Pose de fenêtre ou de porte en maçonnerie | 1 fenêtre/porte
= @poser/sceller/scellement fenetre/porte/bati/huisserie/chassi -ouverture -rebouch*
Préparer les tableaux et les fixations ; 1/u
Poser et sceller ; 2.5/u ; mortier, pattes
Reprendre les enduits ; 1.5/u ; enduit
# Pose de poutre ou de linteau | 1 linteau/poutre/poteau
= @poser/@changer/@refaire linteau/poutrelle/poutre_beton/ipn/poteau_beton
Étayer et protéger ; 2/u ; étais
Ouvrir et préparer les appuis ; 2.5/u
Poser ou couler le linteau ; 3/u ; linteau, aciers, béton
Reprendre la maçonnerie et retirer les étais ; 2.5/u ; mortier
# Plancher béton ou hourdis | 20 m²
= plancher_beton/hourdis/poutrelle_hourdis/plancher beton
= @faire/couler plancher/dalle ~etage
Étayer et préparer les appuis ; 3 + 0.15/u ; étais
Poser les poutrelles et les hourdis ; 1 + 0.3/u ; poutrelles, hourdis
Ferrailler et coffrer les rives ; 1 + 0.2/u ; treillis, coffrage
Couler la dalle de compression ; 1.5 + 0.25/u ; béton
Décoffrer, retirer les étais et nettoyer ; 2
# Cloison en briques ou en béton cellulaire | 10 m²
= @faire/monter/@poser cloison brique/cellulaire/parpaing/siporex/carreau -ouvrir -ouverture
= @faire/monter/@poser cloison -placo -ouvrir -ouverture
Tracer et préparer le sol ; 0.75
Monter la cloison ; 0.8/u ; briques ou blocs, colle
Enduire ou lisser ; 0.4/u ; enduit
# Reprise en sous-œuvre | 5 ml
= reprise_sous_oeuvre/sous_oeuvre/micropieu
= consolid*/renforc* fondation/mur
Étayer et ouvrir par passes ; 3 + 2.5/u
Ferrailler et couler les plots ; 2 + 3/u ; béton, aciers
Bloquer et caler la maçonnerie ; 1 + 1/u ; mortier sans retrait
Remblayer, remettre en état et nettoyer ; 2
# Scellement et petite maçonnerie | 1 pièce/poteau/gond
= scell*/rebouch*/@reparer gond/poteau/trou/boite/portail/mur/crepi
= petit maconnerie
= maconnerie petite/divers*/retouche
Préparer et piquer le support ; 0.75
Sceller ou maçonner ; 1/u ; mortier
Faire les finitions et nettoyer ; 0.5
# Piscine maçonnée | 30 m²
= @faire/construct* piscine/bassin
Implanter et terrasser ; 6 + 0.6/u
Ferrailler et couler le radier ; 4 + 0.9/u ; béton, aciers
Monter les murs en blocs à bancher ; 6 + 1.6/u ; blocs, aciers, béton
Poser les pièces à sceller et les canalisations ; 8 ; pièces à sceller, PVC
Enduire et finir ; 4 + 1/u ; enduit hydrofuge
Remblayer, remettre en état et nettoyer ; 6`,
);
