import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « serrurier ». Data in the public domain (CC0). */
export const locksmithWorks = tradeWorks(
  "serrurier",
  `< Nettoyer et évacuer ; 0.25
> Protéger et préparer l'intervention ; 0.25
# Ouverture de porte claquée
= porte claque/claquee
= ouvr*/ouvertur* porte -pos* -force -volet -garage
= cle interieur/dedan/perdu*/oublie*
= enferm*
= bloque dehor
Faire le diagnostic et vérifier l'identité du client ; 0.25
Faire l'ouverture fine de la porte, sans dégât ; 0.5
Contrôler et tester la serrure ; 0.25
# Ouverture de porte verrouillée et remplacement de cylindre
= ouvertur*/ouvr* porte verrouille*/blindee
= porte verrouillee/ferme_cle/fermee_cle/verrouille -pas
= ouvr* porte verrou*/ferme* -pas
= cle perdu*/vole*
Vérifier l'identité du client et la serrure ; 0.25
Percer le cylindre et ouvrir ; 0.75
Poser le cylindre neuf ; 0.5 ; cylindre
Régler, tester et remettre les clés ; 0.25
# Remplacement de cylindre | 1 cylindre/barillet/canon
~ barillet: Remplacement de barillet
= @poser/@changer/@reparer cylindre/barillet/canon
Mesurer et déposer l'ancien cylindre ou barillet ; 0.25/u
Poser le cylindre neuf ; 0.35/u ; cylindre
Régler, tester et remettre les clés ; 0.25
# Remplacement de serrure | 1 serrure
+ Réparation et mise en sécurité après effraction
~ multipoint/serrure_multipoint/trois_point/3_point: Remplacement de serrure multipoints
= serrure @reparer/coince/grippe*/casse/dur*/bloqu*
= @poser/@changer/@reparer serrure/serrure_multipoint/gache -connecte* -electrique
= serrure @reparer/forc*/grippe
Déposer l'ancienne serrure ; 0.4/u
Poser et ajuster la serrure neuve ; 1/u ; serrure, cylindre, gâche
Régler, tester et remettre les clés ; 0.25
# Pose de verrous | 1 verrou
= @poser/@changer/@reparer verrou/entrebailleur/targette
Tracer et percer la porte et le bâti ; 0.4/u
Poser les verrous et leurs gâches ; 0.7/u ; verrou, gâche
Régler, tester et remettre les clés ; 0.25
# Pose de porte blindée ou de blindage | 1 porte
~ blindage: Blindage de porte
~ porte_blindee: Pose de porte blindée
= @poser/@changer porte_blindee/blindage/blindee/bloc_porte_blinde
= blind* porte
Prendre les cotes et commander ; 1/u
Déposer l'ancienne porte ; 1.5/u
Poser et sceller le bâti ; 3/u ; porte blindée, fixations
Poser la porte et la serrure ; 1.75/u ; serrure multipoints
Régler, habiller et évacuer ; 1.25/u ; habillages
# Pose de porte ou de porte métallique | 1 porte
= @poser/@changer porte_metallique/porte_cave/porte_acier
= @poser/@changer porte/porte_metallique/porte_cave/porte_service/porte_feu -garage -blindee -rideau -serrure -verrou
  -portail
Prendre les cotes et commander ; 0.75/u
Déposer l'ancienne porte ; 1/u
Poser et sceller la porte ; 3/u ; porte, fixations
Régler et poser la quincaillerie ; 1/u ; serrure, poignée
# Réparation et mise en sécurité après effraction
= @reparer/securis* ~effraction/cambriol*
= apre_effraction/suite_effraction/suite_cambriolage/apre_cambriolage
= effraction/cambriol*/vandal*/fractur*
= porte forcee/force
Constater et prendre des photos pour l'assurance ; 0.5
Redresser ou consolider la porte ; 1.25 ; renforts, vis
Remplacer la serrure ; 1 ; serrure, cylindre
Régler, contrôler et tester ; 0.5
# Réglage de porte | 1 porte
~ ferme_porte/groom: Remplacement de ferme-porte
~ anti_panique/barre_anti_panique: Pose de barre anti-panique
= @regler/@reparer porte/charniere/paumelle/gond -garage -claquee
= @poser/@changer/@regler/@reparer ferme_porte/groom/barre_anti_panique/anti_panique/antipanique/poignee
Contrôler la porte et dégripper ; 0.5
Régler ou remplacer la pièce ; 0.75/u ; ferme-porte, paumelles ou poignée
Tester et contrôler ; 0.25
# Déblocage de rideau métallique | 1 rideau
~ tordu/voile/choc/lame/@deposer: Réparation de rideau métallique
~ repar*/depann*: Dépannage de rideau métallique
= deblocage rideau
= rideau bloqu*/@reparer/coinc*
= debloqu* rideau
= @reparer rideau_metallique/rideau
= ouvrir urgence
Mettre en sécurité et débloquer le tablier ; 0.75/u
Faire le diagnostic, redresser les lames et les coulisses ; 0.5
?tordu/voile/choc/lame/enfonce/deforme: Redresser ou remplacer les lames abîmées ; 2/u ; lames
Graisser et faire l'essai ; 0.25
# Remplacement de moteur de rideau métallique | 1 moteur
= moteur @changer/@poser/neuf/grille
= @changer/@poser moteur -portail -volet
~ motoris*: Motorisation de rideau métallique
= motoris* rideau
+ Pose de motorisation de portail
Déposer le moteur grillé ; 1/u
Poser et raccorder le moteur neuf ; 1.75/u ; moteur, câble
Régler les fins de course et tester ; 0.75/u
# Pose de rideau métallique | 1 rideau
= @poser/@changer rideau_metallique/rideau/grille_enroulable -moteur -neuf
Prendre les cotes et déposer l'ancien rideau ; 2.5/u
Poser les coulisses et l'axe ; 3/u ; coulisses, axe
Monter le tablier ; 2.5/u ; tablier
Raccorder le moteur et régler ; 2/u ; moteur, commande
# Pose de portail | 1 portail/portillon
~ coulissant: Pose de portail coulissant
~ battant: Pose de portail battant
~ portillon: Pose de portillon
= @poser/@changer portail/portillon/portail_coulissant/portail_battant
Contrôler les niveaux et la longrine, tracer et fixer le rail ou les gonds ; 2.5/u ; rail, gonds, scellement
Poser et régler le portail ; 4/u ; portail
?motoris*/moteur/motorise/automatis* -motoris*/moteur: Poser et raccorder la motorisation ; 4/u ; moteur,
  crémaillère, cellules, feu
Poser la serrure, les butées et nettoyer ; 0.75/u ; serrure, butées
# Pose de motorisation de portail | 1 moteur/portail/motorisation
= motorise/motorisee portail/portillon/garage
= motoris*
= @poser/@changer/@reparer moteur/automatisme/motorisation portail/garage
= @poser/@changer/@reparer motorisation
Poser le moteur et la crémaillère ou les bras ; 3/u ; moteur, crémaillère ou bras
Raccorder, poser les cellules et le feu, régler les sécurités ; 1.25/u ; photocellules, câble
Programmer les télécommandes, tester la sécurité et expliquer ; 0.5
# Dépannage de portail ou de porte de garage
~ portail: Dépannage de portail
~ porte_garage/garage: Dépannage de porte de garage
+ Réglage de porte
= @reparer/@regler portail/porte_garage/portillon/automatisme/telecommande
= portail/porte_garage @reparer/bloqu*
Diagnostiquer la panne ; 0.75
Réparer ou remplacer la pièce en cause ; 1.25 ; pièce détachée
Régler et tester les sécurités ; 0.5
# Pose de porte de garage | 1 porte
= @poser/@changer porte_garage
Prendre les cotes et déposer l'ancienne porte ; 2.5/u
Poser les rails et la porte ; 4.5/u ; porte de garage, rails
?motor*/electri*: Poser et régler la motorisation ; 2/u ; moteur, télécommandes
Régler et évacuer ; 1/u
# Pose de grilles de défense | 1 grille/fenêtre
= @poser/@faire/@changer grille/grille_defense/barreau/barreaudage -barreaudage_vertical
  -barreaudage_horizontal -gardecorp
Prendre les cotes et préparer ; 0.5 + 0.15/u
Fabriquer les grilles ; 2.5/u ; acier, soudure
Poser et sceller ; 1.5/u ; scellements
Passer l'antirouille et nettoyer ; 0.5/u ; antirouille
# Fabrication de garde-corps ou de rampe métallique | 4 ml
+ Pose de grilles de défense
~ gardecorp: Fabrication et pose de garde-corps
~ rampe: Fabrication et pose de rampe
~ main_courante: Fabrication et pose de main courante
= @faire/@poser/@changer gardecorp/rampe/main_courante/rambarde/balustrade
Prendre les cotes, dessiner et faire valider le plan ; 1.5
Faire le débit, la soudure et l'assemblage des éléments en atelier ; 2/u ; acier ou inox, consommables
Meuler et préparer à la peinture ou au thermolaquage ; 0.5/u ; peinture
Poser, fixer et sceller ; 1.25/u ; chevilles chimiques
# Ouvrage métallique sur mesure | 1 verrière/escalier/marquise/pergola
~ verriere: Fabrication et pose de verrière
~ escalier/escalier_metallique: Escalier métallique sur mesure
~ marquise: Fabrication et pose de marquise
~ pergola: Fabrication et pose de pergola
= @faire/@poser metallique/verriere/marquise -porte -rideau
= ouvrage_metallique/structure_metallique
= @faire/@poser verriere/escalier_metallique/marquise/pergola/structure/auvent/escalier/mezzanine/passerelle
= soud*/ferronnerie/metallerie @faire/@reparer
Prendre les cotes et dessiner ; 3/u
Débiter et souder ; 14/u ; acier, consommables
Finir et peindre ; 4/u ; peinture
Livrer et poser ; 8/u ; fixations
# Réparation par soudure
= @reparer ~soudure
= @reparer/souder/soudure/ressoud* portail/grille/gardecorp/rampe/charniere/metal/cloture
= soud*/ressoud*
Préparer et meuler ; 0.75
Souder et redresser ; 1.25 ; baguettes
Finir et passer l'antirouille ; 0.5 ; antirouille
# Contrôle d'accès et serrure connectée | 1 accès/serrure/digicode/badge
= controle_acces/serrure_connectee -panne
= @poser/@changer/@reparer digicode/controle_acces/badge/ventouse/gache_electrique/serrure_connectee
  /serrure_electrique/interphone
Poser la serrure ou la ventouse ; 1.5/u ; serrure, ventouse
Passer les câbles et poser le lecteur ; 2/u ; câble, lecteur
Raccorder, programmer et expliquer ; 1.25/u ; alimentation
# Boîte aux lettres et coffre-fort | 1 boîte/coffre
~ boite_lettre/bloc_boite: Boîte aux lettres
~ ouvr*/ouvertur*: Ouverture de coffre-fort
~ coffre/coffre_fort: Coffre-fort
= boite_lettre
= @poser/@changer/ouvr*/@reparer boite_lettre/coffre/coffre_fort/bloc_boite
Déposer ou préparer l'emplacement ; 0.5
Poser, fixer et mettre de niveau ; 0.75/u ; fixations
Tester et remettre les clés ; 0.25
# Reproduction de clés | 1 clé/double
= reprodu* cle
= double_cle/cle_supplementaire/copie_cle
= @faire/reprodu*/copi*/double cle/badge_cle -porte -perdu* -verrou
= double_cle
Contrôler le profil ; 0.25
Tailler et essayer les clés ; 0.1/u ; ébauches
Remettre les clés et la carte ; 0.25
# Extraction de clé cassée | 1 clé
= cle casse/cassee/bloquee/coincee/reste
= extraction cle
Examiner la serrure et la clé ; 0.25
Extraire la clé cassée ; 0.5/u
Tester la serrure et conseiller ; 0.25
# Serrure de boîte aux lettres ou de meuble | 1 serrure
= serrure/cylindre boite_lettre/tiroir/armoire/meuble/vitrine/batteuse @changer/@poser/@reparer
= batteuse/came
Ouvrir et déposer l'ancienne serrure ; 0.4/u
Poser la serrure neuve ; 0.4/u ; serrure
Tester et remettre les clés ; 0.25
# Pose de fenêtres, de volets ou de stores | 1 volet/fenêtre/store
= @poser/@changer volet/store/volet_roulant/fenetre
Prendre les cotes et contrôler ; 0.5/u
Déposer l'ancien élément ; 0.75/u
Poser et fixer l'élément neuf ; 2/u ; volet ou fenêtre, fixations
Régler, contrôler et tester ; 0.5/u
# Remplacement de vitrage ou de vitrine | 1 vitrage/vitre/vitrine
= vitre/vitrine/vitrage/double_vitrage/carreau @changer/@reparer/@poser/casse/cassee
Sécuriser et retirer le verre cassé ; 0.75/u
Prendre les cotes et commander ; 0.5
Poser le vitrage neuf et les joints ; 1.25/u ; vitrage, mastic
Nettoyer, évacuer et remettre en place ; 0.25
# Fermeture provisoire | 1 ouverture/porte
= provisoire/securisation/mise_securite/obtur*/condamn* porte/fenetre/vitrine/local/acce
Sécuriser et prendre des photos ; 0.5
Poser la fermeture provisoire ; 1.25/u ; panneau, fixations
Contrôler et remettre les clés ; 0.25
# Clôture et portillon métalliques | 10 ml
= @poser/@faire/@changer cloture/grillage/panneau/portillon/barriere
Implanter et tracer ; 0.75
Fixer ou sceller les poteaux ; 0.5 + 0.3/u ; poteaux, béton
Poser les panneaux ou les grilles ; 0.4/u ; panneaux, fixations
# Escalier métallique | 1 escalier
= @faire/@poser/@reparer/@changer escalier/echelle_crinoline/passerelle/marche
Prendre les cotes et dessiner ; 4/u
Débiter et souder la structure ; 18/u ; acier, consommables
Traiter et peindre ; 5/u ; primaire, peinture
Livrer, poser et sceller ; 9/u ; fixations
# Organigramme et gestion de clés | 5 cylindre
= organigramme/passe_general/passe cle/cylindre/serrure
Relever les portes et les accès ; 1.5
Établir le plan de clés et commander ; 2
Poser les cylindres et tester ; 0.5/u ; cylindres
Remettre et repérer les clés ; 0.75
# Motorisation de porte de garage ou de volet | 1 moteur
= motoris*/motorisation porte_garage/garage/volet/rideau
= @poser/@changer moteur porte_garage/garage/volet
Contrôler l'équilibrage et préparer ; 0.75/u
Poser le moteur et le rail ; 2/u ; moteur, rail
Raccorder et régler les fins de course ; 1/u
Programmer, tester et expliquer ; 0.5/u`,
);
