import { tradeWorks } from "../work-template.ts";

/** Works of the trade « serrurier ». Data in the public domain (CC0). */
export const locksmithWorks = tradeWorks(
  "serrurier",
  `# Ouverture de porte claquée
= porte claque/claquee
= ouvr*/ouvertur* porte -pos* -force -volet -garage
= cle interieur/dedan/perdu*/oublie*/casse/cassee/coince/coincee
= enferm*
= bloque dehor
Vérifier l'identité et l'accord de l'occupant ; 0.25
Ouvrir la porte sans dégât ; 0.5
Contrôler le fonctionnement de la serrure ; 0.25
# Ouverture de porte verrouillée et remplacement de cylindre
= ouvertur*/ouvr* porte verrouille*/blindee
= porte verrouillee/ferme_cle/fermee_cle/verrouille -pas
= ouvr* porte verrou*/ferme* -pas
= cle perdu*/vole*
Vérifier l'identité et l'accord de l'occupant ; 0.25
Percer le cylindre et ouvrir ; 0.75
Poser le cylindre neuf ; 0.5 ; cylindre
Régler, tester et remettre les clés ; 0.25
# Remplacement de cylindre | 1 cylindre/barillet/canon
= @poser/@changer/@reparer cylindre/barillet/canon
Mesurer et déposer l'ancien cylindre ; 0.25/u
Poser le cylindre neuf ; 0.35/u ; cylindre
Régler, tester et remettre les clés ; 0.25
# Remplacement de serrure | 1 serrure
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
= @poser/@changer porte_blindee/blindage/blindee/bloc_porte_blinde
= blind* porte
Prendre les cotes et commander ; 1/u
Déposer l'ancienne porte ; 1.5/u
Poser et sceller le bâti ; 3/u ; porte blindée, fixations
Poser la porte et la serrure ; 1.75/u ; serrure multipoints
Régler, habiller et évacuer ; 1.25/u ; habillages
# Pose de porte ou de porte métallique | 1 porte
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
Régler et tester ; 0.5
# Réglage de porte | 1 porte
= @regler/@reparer porte/charniere/paumelle/gond -garage -claquee
= @poser/@changer/@regler/@reparer ferme_porte/groom/barre_anti_panique/anti_panique/antipanique/poignee
Contrôler la porte et dégripper ; 0.5
Régler ou remplacer la pièce ; 0.75/u ; ferme-porte, paumelles ou poignée
Tester ; 0.25
# Déblocage de rideau métallique | 1 rideau
= deblocage rideau
= rideau bloqu*/@reparer/coinc*
= debloqu* rideau
= @reparer rideau_metallique/rideau
= ouvrir urgence
Débloquer et ouvrir le rideau ; 0.75/u
Contrôler l'axe, les lames et les coulisses ; 0.5
Graisser et faire l'essai ; 0.25
# Remplacement de moteur de rideau métallique | 1 moteur
= moteur @changer/@poser/neuf/grille
= @changer/@poser moteur -portail -volet
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
= @poser/@changer portail/portillon/portail_coulissant/portail_battant
Tracer et fixer le rail ou les gonds ; 2.5/u ; rail, gonds, scellement
Poser et régler le portail ; 4/u ; portail
Poser la serrure, les butées et nettoyer ; 0.75/u ; serrure, butées
# Pose de motorisation de portail | 1 moteur/portail/motorisation
= motoris*
= @poser/@changer/@reparer moteur/automatisme/motorisation portail/garage
= @poser/@changer/@reparer motorisation
Poser le moteur et la crémaillère ou les bras ; 3/u ; moteur, crémaillère ou bras
Raccorder les photocellules et régler les sécurités ; 1.25/u ; photocellules, câble
Programmer les télécommandes et montrer au client ; 0.5
# Dépannage de portail ou de porte de garage
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
# Pose de grilles de défense | 1 grille
= @poser/@faire/@changer grille/grille_defense/barreau/barreaudage
Prendre les cotes ; 0.5 + 0.15/u
Fabriquer les grilles ; 2.5/u ; acier, soudure
Poser et sceller ; 1.5/u ; scellements
Passer l'antirouille et nettoyer ; 0.5/u ; antirouille
# Fabrication de garde-corps ou de rampe métallique | 4 ml
= @faire/@poser/@changer gardecorp/rampe/main_courante/rambarde/balustrade
Prendre les cotes et dessiner ; 1.5
Débiter et souder ; 2/u ; acier ou inox, consommables
Finir et peindre ou thermolaquer ; 0.5/u ; peinture
Poser et sceller ; 1.25/u ; chevilles chimiques
# Ouvrage métallique sur mesure | 1 verrière/escalier/marquise/pergola
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
= @poser/@changer/ouvr*/@reparer boite_lettre/coffre/coffre_fort/bloc_boite
Déposer ou préparer l'emplacement ; 0.5
Poser et fixer ; 0.75/u ; fixations
Tester et remettre les clés ; 0.25
# Reproduction de clés | 1 clé/double
= reprodu* cle
= double_cle/cle_supplementaire/copie_cle
= @faire/reprodu*/copi*/double cle/badge_cle -porte -perdu* -verrou
= double_cle
Contrôler le profil ; 0.25
Tailler et essayer les clés ; 0.1/u ; ébauches
Remettre les clés et la carte ; 0.25`,
);
