import { tradeWorks } from "../../work-template.ts";

/** Seasons, slopes and rarer works of the trade « jardinier-paysagiste ». Data in the public domain (CC0). */
export const landscaperOccasionalWorks = tradeWorks(
  "jardinier-paysagiste",
  `< Nettoyer et évacuer ; 0.25
> Préparer l'accès et sécuriser la zone ; 0.25
# Arrachage de haie | 15 ml
= arrach*/@deposer haie/thuya/laurier/cypre/troene/leylandii
= haie @deposer/arrach*
+ Dessouchage, Évacuation de déchets verts
Couper et débiter la haie ; 0.2/u
Arracher ou rogner les souches ; 0.35/u
Charger et évacuer les déchets verts ; 1 + 0.12/u ; mise en déchetterie
Niveler et remettre la terre ; 0.5 + 0.05/u
# Remise en état de jardin | 300 m²
= @refaire/@nettoyer/remettre/remise jardin/exterieur/terrain abandon/friche/propre/etat
= jardin abandon*/friche/envahi*/jungle/propre
= grand_nettoyage/remise_propre/nettoyage_complet jardin/exterieur/terrain
+ Entretien de jardin, Aménagement de jardin, Débroussaillage, Évacuation de déchets verts
Débroussailler et faucher ; 1.5 + 0.02/u
Tailler les haies et les arbustes ; 3
Tondre et désherber ; 1 + 0.008/u
Ramasser et évacuer les déchets verts ; 2 + 0.01/u ; mise en déchetterie
# Tronçonnage d'arbre tombé | 1 arbre/tronc/branche
= arbre/branche/tronc/chene/sapin/peuplier/cypre tombe/couche/deracine/dechausse/arrache/casse
= tronconn*
+ Abattage d'arbre, Taille et élagage d'arbres, Débitage de bois
Sécuriser la zone ; 0.75
Tronçonner et débiter l'arbre ; 3/u
Charger, broyer et évacuer ; 2/u
# Coupe de bambous et de plantes envahissantes | 20 m²
= bambou/renouee/ronce/lierre/vigne_vierge/ailante @couper/@deposer/arrach*/eradi*/supprim*
+ Débroussaillage, Évacuation de déchets verts
Couper et dégager les tiges ; 0.12/u
Arracher les rhizomes et les racines ; 0.3/u
Charger et évacuer les déchets verts ; 1 + 0.06/u
# Taille de rosiers, de vignes et de grimpantes | 5 rosier/glycine/vigne/pied
~ rosier: Taille de rosiers
~ glycine: Taille de glycine
~ vigne/treille: Taille de vigne
~ lavande: Taille de lavandes
~ hortensia: Taille d'hortensias
= @couper glycine/vigne/treille/lavande/hortensia/grimpant*/lierre
+ Taille d'arbustes et de massifs, Taille et élagage d'arbres
Tailler les plantes ; 0.35/u
Palisser et attacher ; 0.1/u ; liens
Ramasser et évacuer les déchets verts ; 0.5 + 0.05/u
# Apport d'engrais et soins du gazon | 200 m²
= engrai*/fertilis*/amend*/chaul*/anti_mousse/antimousse gazon/pelouse/sol/terre/jardin
= mousse/tache/mauvaise_herbe ~gazon/pelouse @nettoyer/@deposer/traitement/traiter
+ Scarification et regarnissage de pelouse
Tondre et préparer le gazon ; 0.25 + 0.003/u
Épandre l'engrais ou le traitement ; 0.25 + 0.003/u ; engrais, antimousse
Arroser et contrôler ; 0.25
# Entretien de balcon ou de terrasse plantée | 1 balcon/terrasse
= balcon/terrasse/toit plant*/fleur*/jardiniere/vegetalis*/pot
= @planter/fleurir/fleurissement balcon/jardiniere/tombe/pot/bac
Choisir et acheter les plants ; 1/u
Préparer les bacs et la terre ; 1/u ; terreau, billes d'argile
Planter et pailler ; 1.5/u ; plants, paillage
Arroser et nettoyer ; 0.5
# Mise en hivernage ou remise en route d'arrosage
= hivern*/purg*/remise_route/remise_service/mise_service/redemarr* arrosage/piscine/bassin/robinet
+ Arrosage automatique, Entretien de piscine ou de bassin
Couper l'eau et purger les réseaux ; 0.75
Contrôler les arroseurs et les vannes ; 0.75 ; pièces
Régler la programmation et tester ; 0.5
# Allée ou parking carrossable | 40 m²
= allee/parking/entree/cour/acce/chemin carrossable/voiture/gravier/stabilise/enrobe/dalle_alveole/nidagravel
+ Terrasse ou allée, Terrassement et pose de terre végétale
~ gravier/gravill*/stabilis*: Allée en gravier stabilisé
Piqueter et décaisser ; 1 + 0.12/u ; location de mini-pelle
Poser le géotextile et la grave, compacter ; 1 + 0.15/u ; géotextile, grave
Poser les bordures et les dalles stabilisatrices ; 0.5 + 0.1/u ; bordures, dalles
Étaler et niveler le gravier ; 0.5 + 0.06/u ; gravier
# Broyage de branches | 4 m³
= broy*/broyage/broyeur branche/vegetaux/dechet/taille
= broy*/broyage
Approcher et trier les branches ; 0.2/u
Broyer les branches ; 0.35/u
Étaler ou évacuer le broyat ; 0.15/u
# Désherbage de cour et d'allée | 80 m²
= desherb*/mauvaise_herbe/herbe cour/allee/gravier/pave/trottoir/parking/tombe
+ Désherbage
Désherber à la main ou au thermique ; 0.5 + 0.025/u
Ramasser et évacuer ; 0.25 + 0.006/u
Souffler et nettoyer ; 0.25
# Grimpe et élagage en hauteur | 1 arbre/chêne/tilleul/platane/cèdre/pin
= grimp*/nacelle/cordiste/haubanage/houppier/tetard/bois_mort ~arbre/chene/tilleul/platane/cedre/pin/saule
+ Taille et élagage d'arbres, Abattage d'arbre
Sécuriser et baliser la zone ; 0.75
Grimper et élaguer ; 3/u
Descendre, broyer et évacuer les branches ; 2/u
# Travaux du potager | 30 m²
= bech*/labour*/motocult*/retourn* potager/terre/jardin/terrain
= motoculteur/fraise
Désherber et préparer ; 0.5 + 0.03/u
Bêcher ou passer le motoculteur ; 0.5 + 0.04/u
Amender, niveler et nettoyer ; 0.5 + 0.03/u ; compost
# Pose de pavés | 20 m²
+ Terrasse ou allée, Terrassement et pose de terre végétale
= terrasse/allee/cour/parking/entree ~pave/pavage/autobloquant
= @poser/@refaire/@faire pave/pavage/autobloquant
Décaisser et évacuer les terres ; 1 + 0.15/u
Mettre en œuvre et compacter la grave ; 0.5 + 0.15/u ; grave, géotextile
?bordure: Poser les bordures ; 0.5 + 0.2/ml sinon 0.5 + 0.08/u ; bordures, béton
Tirer le lit de sable et poser les pavés ; 0.5 + 0.45/u ; pavés, sable
Couper les rives, garnir les joints et compacter ; 1 + 0.05/u ; sable de jointoiement`,
);
