import { tradeWorks } from "../work-template.ts";

/** Works of the trade « menuisier ». Data in the public domain (CC0). */
export const carpenterWorks = tradeWorks(
  "menuisier",
  `# Remplacement de fenêtres | 1 fenêtre/porte-fenêtre/châssis/menuiserie
= @poser/@changer/@refaire fenetre/porte_fenetre/chassi/menuiserie_alu/menuiserie_pvc/menuiserie_exterieur -toit
  -volet -velux
= @poser/@changer baie_vitree/baie/coulissant -placard -portail -porte
Prendre les cotes et commander ; 0.5 + 0.2/u
Protéger et déposer les anciens ouvrants ; 0.25 + 0.6/u
Poser et caler les fenêtres ; 1.5/u ; fenêtres, cales, fixations
Faire l'étanchéité et les habillages ; 0.65/u ; compribande, mastic, habillages
Régler, nettoyer et évacuer ; 0.5 + 0.3/u
# Pose de fenêtre de toit | 1 fenêtre/velux/châssis
= @poser/@changer velux/fenetre_toit/chassi_toit/vasistas
Protéger et ouvrir la toiture ; 1.5/u ; bâches
Poser la fenêtre de toit et le raccord d'étanchéité ; 3.5/u ; fenêtre de toit, raccord
Habiller l'intérieur ; 2.5/u ; habillage, isolant
Régler et nettoyer ; 0.75/u
# Remplacement de vitrage | 1 vitrage/vitre/carreau
+ Rabotage et réglage de porte ou de fenêtre
= @poser/@changer/@reparer vitrage/vitre/carreau/double_vitrage/survitrage/miroir -fenetre
= vitre/carreau casse/cassee/fele
Prendre les cotes et commander ; 0.5
Déposer le vitrage cassé ; 0.5/u
Poser le vitrage neuf et les joints ; 0.75/u ; vitrage, parcloses, mastic
Nettoyer et évacuer ; 0.25
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
Prendre les cotes et préparer ; 0.25 + 0.15/u
Déposer les anciennes portes ; 0.4/u
Poser et caler les blocs-portes ; 1.5/u ; bloc-porte, cales, mousse
Poser la quincaillerie et régler ; 0.4/u ; poignée, paumelles
?couvre_joint/champlat/habillage: Poser les couvre-joints ; 0.3/u ; couvre-joints
Nettoyer et évacuer ; 0.5
# Pose de porte coulissante ou à galandage | 1 porte
= @poser/@changer/@faire porte coulissante/galandage/applique -placard
= galandage
Tracer et préparer l'ouverture ; 1/u
Poser le châssis ou le rail ; 2.5/u ; châssis ou rail, fixations
Poser et régler la porte ; 1.25/u ; porte, guides
Poser les habillages et nettoyer ; 1/u ; couvre-joints
# Rabotage et réglage de porte ou de fenêtre | 1 porte/fenêtre
= @regler porte/fenetre/porte_entree/volet/ouvrant/menuiserie -roulant -garage -portail
= porte/fenetre/porte_entree frott*/coinc*/bloqu*/force/grinc*/ferme -serrure -cle -garage
= @reparer porte/fenetre/charniere/paumelle/poignee/cremone/gond -blindee -garage
= rabot*
Repérer le frottement et dégonder la porte ; 0.4/u
Raboter le bas et protéger le chant ; 0.6/u
Remettre en place et régler les paumelles ; 0.4/u ; paumelles, vis
# Fabrication et pose d'escalier | 1 escalier
+ Pose de garde-corps ou de rampe, Réparation d'escalier
= @faire/@poser/@changer/@refaire escalier -carrelage -beton
= escalier bois/chene/hetre/quart_tournant
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
Poser et fixer ; 1/u ; fixations
Poncer et ajuster ; 0.5 + 0.1/u
# Pose de volets battants ou roulants | 1 volet/paire
= @poser/@changer/@faire volet/persienne/store/brise_soleil -peint*
= @reparer volet/volet_roulant/store
Prendre les cotes et commander ; 0.25 + 0.25/u
Déposer les anciens volets ; 0.4/u
Poser et caler les volets ; 1.5/u ; volets, gonds ou coulisses
?motor*/electri*/solaire: Raccorder et régler les moteurs ; 0.75/u ; commande
Régler, nettoyer et évacuer ; 0.5 + 0.15/u
# Placard ou dressing sur mesure | 3 ml
= @faire/@poser/@changer placard/dressing/rangement/penderie/sous_escalier/porte_placard
Prendre les cotes et dessiner le plan ; 2 + 0.25/u
Débiter et usiner les panneaux ; 2.5/u ; panneaux, chants
Assembler les caissons ; 2/u ; quincaillerie, vis
Poser et fixer ; 2/u ; fixations
Poser les portes et les tiroirs, régler ; 1.5/u ; portes coulissantes, rails, poignées
Ajuster et nettoyer ; 1
# Bibliothèque ou meuble sur mesure | 1 bibliothèque/meuble/étagère
= @faire/@poser bibliotheque/meuble/etagere/bureau/table/banc/banquette/tete_lit/verriere/lit/meuble_tv -cuisine
  -vasque -salle_bain
= bibliotheque/meuble sur_mesure/mesure
Prendre les cotes et dessiner le plan ; 3.5/u
Débiter les panneaux ; 6/u ; panneaux, chants
Usiner et assembler les caissons ; 14/u ; quincaillerie, colle
Livrer et protéger ; 2/u
Poser et fixer les caissons ; 8.5/u ; fixations
Ajuster les joues, les bandeaux et les étagères ; 3.5/u
# Pose de parquet ou de stratifié | 20 m²
= @poser/@changer/@refaire parquet/stratifie/plancher/sol_stratifie -terrasse -ponc* -vitrif*
Contrôler et préparer le support ; 0.75 + 0.04/u ; sous-couche
Poser le parquet ; 0.4/u ; parquet, sous-couche
?plinthe: Poser les plinthes ; 0.5 + 0.12/ml sinon 0.5 + 0.08/u ; plinthes
Poser les seuils et nettoyer ; 1 ; barres de seuil
# Terrasse en bois | 20 m²
= @faire/@poser/@refaire terrasse/platelage/caillebotis/deck -beton -carrelage -plot_ceramique
= terrasse bois/composite
Implanter et préparer le sol ; 2 + 0.1/u ; géotextile
Poser les plots ou les appuis ; 1 + 0.15/u ; plots, béton
Poser les lambourdes ; 0.25/u ; lambourdes, bande bitumineuse
Visser les lames ; 0.45/u ; lames, vis inox
Couper les rives et poser les habillages ; 1.5 + 0.08/u ; lames de rive
Nettoyer et évacuer ; 1
# Pose de bardage ou de lambris | 20 m²
= @poser/@faire/@changer bardage/lambri/claustra/frisette/tasseau
Préparer le support ; 1 + 0.06/u ; pare-pluie
Poser les tasseaux ; 0.5 + 0.12/u ; tasseaux, vis
Poser les lames ; 0.45/u ; lames, clous ou vis inox
Faire les angles et les finitions ; 1 + 0.1/u ; profils, baguettes
Nettoyer et évacuer ; 0.75
# Pose de plinthes | 15 ml
= @poser/@changer plinthe
Couper et ajuster les plinthes ; 0.5 + 0.05/u ; plinthes
Fixer les plinthes ; 0.08/u ; colle, pointes
Faire les joints et nettoyer ; 0.5 ; mastic
# Charpente ou ossature bois | 20 m²
= @faire/@poser/@refaire/@reparer charpente/ossature/carport/pergola/abri/auvent/appenti/preau/mezzanine/solivage
= @changer/@reparer/@poser poutre/solive/chevron
Prendre les cotes et dessiner ; 3
Tailler et préparer les bois ; 2 + 0.4/u ; bois de charpente, ferrures
Lever et assembler ; 3 + 0.7/u ; connecteurs, vis
Contreventer et contrôler ; 1.5 + 0.1/u
Nettoyer et évacuer ; 1.5
# Changement de serrure ou de quincaillerie | 1 serrure/poignée/cylindre/verrou
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
Régler, habiller et évacuer ; 1.5/u`,
);
