import { tradeWorks } from "../../work-template.ts";

/** Structure, water and rarer works of the trade « maçon ». Data in the public domain (CC0). */
export const masonOccasionalWorks = tradeWorks(
  "maçon",
  `> Préparer et protéger le chantier ; 0.5 ; bâches
< Nettoyer, évacuer et ranger le chantier ; 1
# Étanchéité et drainage de mur enterré | 10 ml
= etancheite/impermeabilis*/drain*/delta/cuvelage mur/cave/sous_sol/soubassement/fondation/enterre/garage
= mur_enterre/delta_m
+ Traitement de l'humidité de murs, Pose de regards et de canalisations enterrées
Ouvrir la fouille le long du mur ; 1 + 0.6/u
Nettoyer et reprendre le mur ; 1 + 0.4/u ; mortier hydrofuge
Appliquer l'étanchéité et la nappe de protection ; 0.5 + 0.4/u ; enduit bitumineux, nappe
Poser le drain et les graviers ; 1 + 0.35/u ; drain, graviers, géotextile
Remblayer et remettre en état ; 1 + 0.25/u
# Surélévation | 40 m²
= sureleva*/surelev*
Étudier, étayer et déposer la toiture ; 20 + 0.5/u
Réaliser le chaînage et le plancher ; 15 + 1/u ; béton, poutrelles
Monter les murs ; 10 + 1.8/u ; blocs, mortier
Poser les linteaux et les appuis ; 8 + 0.2/u ; linteaux, aciers
# Décaissement et nivellement de cour | 40 m²
= decaiss*/nivel*/terrass*/empierr*/gravier/gravillon/stabilis* allee/cour/entree/parking/terrain/chemin/terrasse
= @faire allee/cour/parking gravier/stabilise/calcaire/empierre/enrobe
+ Terrassement
Piqueter et décaisser ; 1.5 + 0.12/u ; location de mini-pelle
Évacuer les terres ; 0.5 + 0.06/u
Poser le géotextile et les bordures ; 0.5 + 0.06/u ; géotextile, bordures
Étaler et compacter la grave ; 0.5 + 0.12/u ; grave, gravier
# Reprise d'un mur fissuré ou qui bombe | 10 m²
= mur penche/bombe/ventre/ecroule/effondre/menace/tombe/ecarte
= @refaire/@reparer/consolid* mur/pignon/muret effondre/ecroule/tombe
= tirant/contrefort/agraf* @poser/@faire
Étayer et sécuriser ; 1 + 0.2/ml sinon 2 + 0.15/u ; étais
Démonter les parties instables et trier ; 1 + 0.6/ml sinon 1 + 0.5/u
Remonter la maçonnerie ; 1 + 2/ml sinon 1 + 1.6/u ; pierres ou parpaings, mortier
Rejointoyer ou enduire ; 0.5 + 0.5/ml sinon 0.5 + 0.5/u ; mortier
# Mise à nu de pierres apparentes | 20 m²
= pierre_apparente/pierre_vue/mettre_nu/pierre @deposer/piqu*/degag*/apparent*
= piqu*/degag* pierre/enduit/crepi
+ Rejointoiement de mur en pierre
Protéger et monter l'échafaudage ; 1.5 + 0.04/u
Piquer l'ancien enduit ; 0.6/u
Brosser et nettoyer les pierres ; 0.2/u
Rejointoyer à la chaux ; 0.9/u ; chaux, sable
Évacuer les gravats ; 0.5 + 0.12/u
# Coulage de béton et petits ouvrages | 1 m³
= coul*/couler beton/plot/massif/socle
= toupie/pompe_beton
Préparer le coffrage et le ferraillage ; 2.5/u ; coffrage, aciers
Couler et vibrer le béton ; 2/u ; béton
Lisser, décoffrer et nettoyer ; 1.5/u
# Percement et carottage | 1 trou/percement/carottage/passage
= carott*/perc*/percement/trou/reservation mur/dalle/plancher/beton/pierre/parpaing/facade -fenetre -porte -ouverture
= carottage
Repérer les réseaux et protéger ; 0.5
Percer ou carotter ; 1/u ; couronne
Poser le fourreau et reboucher ; 0.75/u ; fourreau, mortier
# Rebouchage de tranchée ou de trou | 5 m³
= rebouch*/rembl*/combl* trou/tranchee/puit/fosse/cave/piscine/bassin
Sécuriser et vider ; 1.5
Remblayer par couches et compacter ; 1 + 0.7/u ; tout-venant
Refaire la surface ; 2 ; béton ou terre
# Enduit intérieur et plâtre traditionnel | 20 m²
= enduit/enduire/platr*/gobet* interieur*/cave/mur_interieur/brique/cloison -facade
Protéger et mouiller le support ; 0.75 + 0.03/u
Passer le gobetis et le corps d'enduit ; 0.4/u ; enduit, chaux ou plâtre
Dresser et talocher ; 0.25/u
# Maison neuve, gros œuvre | 100 m²
= gros_oeuvre/construction maison/villa/pavillon/hor_eau
= @faire maison/villa/pavillon -extension -entretien
+ Réalisation de fondations, Construction d'une extension ou d'un garage
Implanter et terrasser ; 12 + 0.1/u
Réaliser les fondations et le soubassement ; 30 + 0.3/u ; béton, aciers, blocs
Réaliser le plancher ou le dallage ; 15 + 0.3/u ; hourdis, treillis, béton
Élever les murs et les chaînages ; 30 + 0.8/u ; blocs, aciers, béton
Poser les linteaux, les seuils et les appuis ; 20 ; linteaux, béton
# Diagnostic de fissures et de structure
= diagnostic/expertise/avis/visite fissure/mur/structure/maison/humidite
Visiter et relever les désordres ; 1.5
Poser des témoins et mesurer ; 1 ; témoins
Rédiger l'avis et les préconisations ; 1.5`,
);
