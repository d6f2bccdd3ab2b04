import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « menuisier ». Data in the public domain (CC0). */
export const carpenterWorks = tradeWorks(
  "menuisier",
  `< Nettoyer et évacuer ; 0.25
> Protéger le sol et les lieux ; 0.25
# Remplacement de fenêtres | 1 fenêtre/porte-fenêtre/châssis/menuiserie
~ baie/baie_vitree/coulissant: Remplacement de baie vitrée
~ porte_fenetre: Remplacement de porte-fenêtre
= @poser/@changer/@refaire fenetre/porte_fenetre/chassi/menuiserie_alu/menuiserie_pvc/menuiserie_exterieur -toit
  -volet -velux
= @poser/@changer baie_vitree/baie/coulissant -placard -portail -porte
Prendre les cotes et commander ; 0.5 + 0.2/u
Protéger, déposer les ouvrants ou les anciennes fenêtres ; 0.25 + 0.6/u
Poser et caler les fenêtres ; 1.5/u ; fenêtres, cales, fixations
Faire l'étanchéité, les joints et les habillages ; 0.65/u ; compribande, mastic, habillages
Régler, nettoyer et évacuer ; 0.5 + 0.3/u
# Pose de fenêtre de toit | 1 fenêtre/velux/châssis
= @poser/@changer velux/fenetre_toit/chassi_toit/vasistas
Protéger et ouvrir la toiture ; 1.5/u ; bâches
Poser la fenêtre de toit et le raccord d'étanchéité ; 3.5/u ; fenêtre de toit, raccord
Habiller l'intérieur ; 2.5/u ; habillage, isolant
Régler, contrôler et nettoyer ; 0.75/u
# Remplacement de vitrage | 1 vitrage/vitre/carreau
+ Rabotage et réglage de porte ou de fenêtre
= @poser/@changer/@reparer vitrage/vitre/carreau/double_vitrage/survitrage/miroir -fenetre
= vitre/carreau casse/cassee/fele
Prendre les cotes et commander ; 0.5
Déposer le vitrage cassé ; 0.5/u
Poser le vitrage neuf et les joints ; 0.75/u ; vitrage, parcloses, mastic
Nettoyer, évacuer et remettre en place ; 0.25
# Pose de porte d'entrée | 1 porte
= @poser/@changer/@faire porte_entree/porte_exterieur/porte_service
= porte entree @changer/neuve
Prendre les cotes et commander ; 1/u
Déposer l'ancienne porte et son dormant ; 1.5/u
Poser et caler la porte d'entrée ; 3.5/u ; porte, fixations, cales
Faire l'étanchéité et les habillages ; 1.25/u ; compribande, mousse, mastic
Régler, poser la quincaillerie et nettoyer ; 1/u ; poignée, serrure
# Pose de portes intérieures | 1 porte/bloc-porte
= @poser/@changer/@faire porte/bloc_porte/porte_interieure -entree -garage -placard -blindee -galandage -serrure
  -poignee -coulissante
Prendre les cotes, ajuster et recouper les portes ; 0.25 + 0.15/u
Déposer les anciennes portes ; 0.4/u
Poser et caler les blocs-portes ; 1.5/u ; bloc-porte, cales, mousse
Poser les poignées, régler et évacuer les anciennes portes ; 0.4/u ; poignée, paumelles
?couvre_joint/champlat/habillage: Poser les couvre-joints ; 0.3/u ; couvre-joints
Nettoyer, évacuer et remettre en place ; 0.5
# Pose de porte coulissante ou à galandage | 1 porte
= @poser/@changer/@faire porte coulissante/galandage/applique -placard
= galandage
Tracer et préparer l'ouverture ; 1/u
Poser le châssis ou le rail ; 2.5/u ; châssis ou rail, fixations
Poser et régler la porte ; 1.25/u ; porte, guides
Poser les habillages et nettoyer ; 1/u ; couvre-joints
# Rabotage et réglage de porte ou de fenêtre | 1 porte/fenêtre
~ rabot*: Rabotage et réglage de porte
~ fenetre: Réglage de fenêtre
= @regler porte/fenetre/porte_entree/volet/ouvrant/menuiserie -roulant -garage -portail
= porte/fenetre/porte_entree frott*/coinc*/bloqu*/force/grinc*/ferme -serrure -cle -garage
= @reparer porte/fenetre/charniere/paumelle/poignee/cremone/gond -blindee -garage
= rabot*
Diagnostiquer le frottement, dégonder la porte et protéger ; 0.4/u
Raboter, poncer et protéger le bas ou le chant de la porte ; 0.6/u
Remonter, faire le réglage de la porte, des paumelles et de la gâche ; 0.4/u ; paumelles, vis
# Fabrication et pose d'escalier | 1 escalier
+ Pose de garde-corps ou de rampe, Réparation d'escalier
= @faire/@poser/@changer/@refaire escalier -carrelage -beton
= escalier bois/chene/hetre/quart_tournant -grinc* -marche
Relever les cotes et tracer l'épure ; 3/u
-fabri*: Fabriquer limons, marches et contremarches en atelier ; 40/u ; bois, colle, quincaillerie
?depos*/ancien/demont*: Déposer et évacuer l'ancien escalier ; 4/u
Livrer et poser l'escalier ; 10/u ; fixations
?rampe/gardecorp/balustrade/rambarde: Fabriquer et poser la rampe ; 7/u ; bois, balustres
Ajuster et poncer les finitions ; 2.5/u ; abrasif
# Réparation d'escalier | 1 marche
= @reparer/@refaire marche/escalier
= escalier grinc*
= @changer marche
Contrôler l'escalier et déposer les marches abîmées ; 0.5 + 0.5/u
Fabriquer et poser les marches neuves ; 2/u ; bois, vis, colle
Consolider et caler ; 1.5 ; équerres, cales
Poncer et nettoyer ; 0.5
# Pose de garde-corps ou de rampe | 4 ml
= @poser/@faire/@changer gardecorp/rampe/main_courante/balustrade/rambarde -escalier_beton
Prendre les cotes et dessiner ; 1
Fabriquer ou préparer les éléments ; 1.25/u ; bois, balustres
Poser, fixer et mettre de niveau ; 1/u ; fixations
Poncer et ajuster ; 0.5 + 0.1/u
# Pose de volets battants ou roulants | 1 volet/paire
~ @reparer: Réparation de volets
~ roulant/volet_roulant: Pose de volets roulants
~ battant: Pose de volets battants
~ store: Pose de store
= @poser/@changer/@faire volet/persienne/store/brise_soleil -peint*
= @reparer volet/volet_roulant/store
Prendre les cotes et commander ; 0.25 + 0.25/u
Déposer les anciens volets ; 0.4/u
Poser et caler les volets ; 1.5/u ; volets, gonds ou coulisses
?motor*/electri*/solaire: Raccorder et régler les moteurs ; 0.75/u ; commande
Régler, nettoyer et évacuer ; 0.5 + 0.15/u
# Aménagement intérieur de placard | 1 placard
= amenag* interieur* -placard -pos*
= amenag* placard/interieur etagere/penderie/tiroir
= @poser/@faire etagere/penderie &placard/dressing -placard
Couper et préparer les panneaux ; 0.75/u ; panneaux, chants
Monter et fixer les étagères, les tiroirs et la penderie ; 1.75/u ; tasseaux, tringle
# Placard ou dressing sur mesure | 3 ml
+ Pose de portes intérieures, Portes de placard sur mesure, Pose de porte coulissante ou à galandage
+ Pose de tablette, Aménagement intérieur de placard
~ dressing: Fabrication et pose de dressing sur mesure
~ placard: Fabrication et pose de placard sur mesure
~ porte_placard: Pose de portes de placard
= @faire/@poser/@changer placard/dressing/rangement/penderie/sous_escalier/porte_placard -coulissant
Prendre les cotes et dessiner le plan ; 2 + 0.25/u
Débiter, usiner et préparer les éléments ; 2.5/u ; panneaux, chants
Fabriquer et assembler les caissons ; 2/u ; quincaillerie, vis
Poser l'aménagement intérieur, fixer et mettre de niveau ; 2/u ; fixations
Poser les rails, les portes et les tiroirs ; 1.5/u ; portes coulissantes, rails, poignées
Faire les réglages, les finitions et nettoyer ; 1
# Bibliothèque ou meuble sur mesure | 1 bibliothèque/meuble/étagère
~ bibliotheque: Bibliothèque sur mesure
~ meuble/meuble_tv: Meuble sur mesure
~ table: Table sur mesure
~ banc/banquette: Banc sur mesure
~ bureau: Bureau sur mesure
= @faire/@poser bibliotheque/meuble/bureau/table/banc/banquette/tete_lit/verriere/lit/meuble_tv -cuisine
  -vasque -salle_bain
= bibliotheque/meuble sur_mesure/mesure
= bibliotheque/meuble_tv/banquette #ml
Prendre les cotes et dessiner le plan ; 3.5/u
Débiter les panneaux ; 6/u ; panneaux, chants
Usiner et assembler les caissons ; 14/u ; quincaillerie, colle
Livrer et protéger ; 2/u
Poser et fixer les caissons ; 8.5/u ; fixations
Ajuster les joues, les bandeaux et les étagères ; 3.5/u
# Pose de parquet ou de stratifié | 20 m²
= @poser/@changer/@refaire parquet/stratifie/plancher/sol_stratifie -terrasse -ponc* -vitrif*
Préparer et contrôler le support ; 0.75 + 0.04/u ; sous-couche
Poser le parquet ; 0.4/u ; parquet, sous-couche
Poser la sous-couche et détalonner les huisseries ; 0.25 + 0.02/u ; sous-couche
?plinthe: Poser les plinthes ; 0.5 + 0.12/ml sinon 0.5 + 0.08/u ; plinthes
Poser les barres de seuil, ajuster et nettoyer ; 1 ; barres de seuil
# Pose de terrasse en bois | 20 m²
= @faire/@poser/@refaire terrasse/platelage/caillebotis/deck -beton -carrelage -plot_ceramique
= terrasse bois/composite
Faire l'implantation et préparer le sol ; 2 + 0.1/u ; géotextile
Poser et caler les plots ; 1 + 0.15/u ; plots, béton
Poser les lambourdes ; 0.25/u ; lambourdes, bande bitumineuse
Poser et visser les lames ; 0.45/u ; lames, vis inox
?marche/escalier: Fabriquer et poser les marches ; 2.5 ; bois, vis
Couper les rives et poser les habillages ; 1.5 + 0.08/u ; lames de rive
Nettoyer, évacuer et remettre en place ; 1
# Pose de bardage ou de lambris | 20 m²
~ bardage: Pose de bardage
~ lambri: Pose de lambris
~ claustra/tasseau: Pose de claustra
= @poser/@faire/@changer bardage/lambri/claustra/frisette/tasseau
Préparer et contrôler le support ; 1 + 0.06/u ; pare-pluie
Poser les tasseaux ; 0.5 + 0.12/u ; tasseaux, vis
Poser les lames ; 0.45/u ; lames, clous ou vis inox
Faire les angles et les finitions ; 1 + 0.1/u ; profils, baguettes
Nettoyer, évacuer et remettre en place ; 0.75
# Pose de plinthes | 15 ml
= @poser/@changer plinthe
Couper et ajuster les plinthes ; 0.5 + 0.05/u ; plinthes
Fixer les plinthes ; 0.08/u ; colle, pointes
Faire les joints et nettoyer ; 0.5 ; mastic
# Charpente ou ossature bois | 20 m²
~ pergola: Construction de pergola
~ carport: Construction de carport
~ abri: Construction d'abri
~ auvent: Construction d'auvent
~ mezzanine: Construction de mezzanine
= @faire/@poser/@refaire/@reparer charpente/ossature/carport/pergola/abri/auvent/appenti/preau/mezzanine/solivage
= @changer/@reparer/@poser poutre/solive/chevron
Prendre les cotes et dessiner ; 3
Tailler et préparer les bois ; 2 + 0.4/u ; bois de charpente, ferrures
Lever et assembler ; 3 + 0.7/u ; connecteurs, vis
Contreventer et contrôler ; 1.5 + 0.1/u
Nettoyer, évacuer et remettre en place ; 1.5
# Remplacement de serrure ou de quincaillerie | 1 serrure/poignée/cylindre/verrou
~ serrure: Remplacement de serrure
~ poignee: Remplacement de poignées
~ cylindre/barillet: Remplacement de cylindre
= @poser/@changer/@reparer serrure/cylindre/verrou/barillet/poignee/cremone/quincaillerie/ferme_porte -cuisine
  -meuble
Déposer l'ancienne quincaillerie ; 0.25/u
Poser et ajuster la quincaillerie neuve ; 0.6/u ; serrure ou poignée
Régler et faire l'essai ; 0.25
# Pose de porte de garage | 1 porte
= @poser/@changer porte_garage
Déposer l'ancienne porte ; 2/u
Poser les rails et la porte ; 5/u ; porte de garage, rails
?motor*/electri*: Poser et régler la motorisation ; 2/u ; moteur, télécommandes
Régler, habiller et évacuer ; 1.5/u
# Remplacement de moteur de volet roulant | 1 moteur
+ Réparation de volet roulant
= @changer/@poser moteur &volet
= moteur volet @changer/@poser
Ouvrir le coffre et faire le diagnostic ; 0.5
Déposer l'ancien moteur ; 0.5/u
Poser et raccorder le moteur neuf ; 0.75/u ; moteur, attaches
Régler les fins de course et tester ; 0.25/u
# Réparation de volet roulant | 1 volet
+ Réparation de sangle
= volet/volet_roulant/store @reparer/coince/coincee/bloque/casse/descend/remonte/panne -@poser -battant -boi -gond
= sangle/manivelle/lame ~volet @changer/@reparer
Diagnostiquer la panne et ouvrir le coffre ; 0.5/u
Réparer ou remplacer la pièce en cause ; 1/u ; sangle, moteur, attaches ou lames
Remonter, régler et tester ; 0.5/u
# Réparation de fenêtre ou de porte-fenêtre | 1 fenêtre/porte-fenêtre
= @reparer/@changer cremone/joint/oscillo_battant/poignee/paumelle/compas ~fenetre/porte_fenetre
= joint fenetre/porte @changer/@poser
~ baie/baie_vitree/coulissant: Réparation de baie vitrée
= baie/baie_vitree/coulissant panne/bloqu*/galet/roulette
= @changer galet/roulette
= @reparer fenetre/porte_fenetre/baie
Contrôler et déposer la pièce abîmée ; 0.5/u
Remplacer la quincaillerie ou les joints ; 0.75/u ; crémone, joints ou paumelles
Régler, contrôler et tester ; 0.5/u
# Traitement des bois | 20 m²
= traitement/traiter bois/charpente/xylophage/termite/capricorne/vrillette
= capricorne/vrillette/merule
Sonder et préparer les bois ; 1.5 + 0.05/u
Injecter et pulvériser le traitement ; 1 + 0.12/u ; produit de traitement
Remettre l'attestation et nettoyer ; 1
# Pose de clôture ou de palissade bois | 10 ml
= @poser/@faire/@refaire/@changer cloture/palissade/portillon/portail bois
= @poser/@changer palissade/cloture/brise_vue/portillon
Tracer et implanter ; 0.75
Sceller ou fixer les poteaux ; 0.5 + 0.25/u ; poteaux, béton
Poser les lames ou les panneaux ; 0.3/u ; lames, vis inox
# Plan de travail ou table en bois massif | 1 plan/table/plateau
~ plan_travail/plan: Pose de plan de travail en bois
~ tablette: Pose de tablette en bois
~ plateau/table: Plateau de table en bois massif
= @poser/@changer/@faire plan_travail/plateau/tablette/credence bois
= @poser/@changer plan_travail/tablette
Prendre les cotes et préparer ; 1/u
Découper et ajuster le plan ; 1.75/u ; plan, chants
Poser, fixer et mettre de niveau ; 1.25/u ; fixations
Faire les joints et la finition ; 0.75/u ; silicone, huile
# Montage de meubles ou de cuisine | 4 meuble/élément
= @faire/@poser/montage/assembl* meuble/meuble_kit/armoire/commode/lit ikea/kit/livre/livres
= montage/monter meuble/armoire/lit/cuisine
Déballer et contrôler ; 0.25 + 0.1/u
Monter les meubles ; 1.25/u ; quincaillerie
Fixer, mettre de niveau et régler ; 0.4/u ; chevilles
# Pose de trappe ou d'escalier escamotable | 1 trappe/escalier
= @poser/@changer/@faire trappe/escamotable/escalier_escamotable/echelle
Tracer et ouvrir le plafond ; 1.5/u
Renforcer et poser la trappe ; 2/u ; trappe, bois
Poser l'habillage et régler ; 1/u ; couvre-joints
# Pose de plancher ou de solivage | 20 m²
= @poser/@refaire/@faire/@changer plancher/solivage/lambourde/osb/plancher_bois
Prendre les niveaux et préparer ; 1 + 0.03/u
Poser les lambourdes ou les solives ; 0.5 + 0.25/u ; lambourdes, vis
Visser le plancher ; 0.3/u ; panneaux ou lames, vis
# Ponçage et rénovation de boiseries | 10 m²
= ponc*/decap*/restaur* porte/meuble/escalier/poutre/boiserie/parquet/table/volet/menuiserie -peint*
Protéger et démonter les accessoires ; 0.75
Décaper et poncer ; 0.5 + 0.5/u ; abrasif, décapant
Reboucher et recoller ; 0.5 + 0.2/u ; pâte à bois, colle
Appliquer la finition ; 0.5 + 0.25/u ; vernis, huile ou cire
# Verrière ou cloison vitrée intérieure | 1 verrière
= verriere/cloison_vitree @poser/@faire
Prendre les cotes et commander ; 1.5/u
Préparer l'ouverture et tracer ; 1.5/u
Poser la structure et les vitrages ; 5/u ; verrière, vitrages
Faire les joints et nettoyer ; 1/u ; silicone
# Aménagement de combles ou de sous-pente | 20 m²
= @refaire/amenag*/@faire comble/grenier/sous_pente/mezzanine
Prendre les cotes et préparer ; 2
Poser le plancher ; 1 + 0.5/u ; panneaux, lambourdes
Poser l'isolant et l'ossature ; 1 + 0.5/u ; isolant, tasseaux
Poser le lambris ou les plaques ; 1 + 0.6/u ; lambris
Faire les finitions et nettoyer ; 2 + 0.1/u
# Réparation de terrasse en bois | 6 lame
+ Pose de terrasse en bois
= @changer/@reparer/revisser lame/planche/lambourde ~terrasse
= @reparer terrasse
Contrôler la structure et déposer les lames abîmées ; 0.5 + 0.15/u
Reprendre les lambourdes si besoin ; 1 ; lambourdes, vis
Couper et visser les lames neuves ; 0.5 + 0.35/u ; lames, vis inox
Poncer, nettoyer et évacuer ; 0.75`,
);
