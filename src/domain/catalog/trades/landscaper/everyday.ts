import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « jardinier-paysagiste ». Data in the public domain (CC0). */
export const landscaperWorks = tradeWorks(
  "jardinier-paysagiste",
  `< Ratisser, nettoyer et évacuer ; 0.25
> Préparer l'accès et sécuriser la zone ; 0.25
# Taille de haie | 20 ml
+ Remise en état de jardin
+ Évacuation de déchets verts
= taill* haie/thuya/laurier/troene/charmille/cypre/leylandii
= @couper haie/thuya/laurier/charmille -arbre -abatt*
= haie @couper
Protéger et préparer l'accès ; 0.5
Tailler les deux faces et le dessus ; 0.5 + 0.18/u
Ramasser et charger les déchets de taille ; 0.25 + 0.06/u
-evacu*: Évacuer les déchets en déchetterie ; 0.5 + 0.03/u ; mise en décharge
Souffler, ratisser et nettoyer ; 0.5
# Taille d'arbustes et de massifs | 1 arbuste/rosier/massif
+ Évacuation de déchets verts
~ rosier: Taille de rosiers
= taill* arbuste/rosier/massif/buis/topiaire/vivace/hortensia/glycine/lavande
= @couper arbuste/rosier/vivace
Préparer l'accès et les outils ; 0.25
Tailler les arbustes ; 0.35/u
Ramasser, charger et évacuer les déchets verts ; 0.5 + 0.1/u
# Taille et élagage d'arbres | 1 arbre/fruitier/chêne/tilleul/pommier/cerisier/platane/saule/noyer
+ Évacuation de déchets verts, Débitage de bois
~ elag*: Élagage d'arbre
~ fruitier/pommier/cerisier: Taille de fruitiers
= taill*/elag* arbre/branche/fruitier
= elag*/ebranch*/houpp*
= taill* arbre/fruitier/pommier/cerisier/tilleul/platane/saule/noyer/chene/olivier/palmier/branche
= branche @couper/tombe/menace
Préparer et sécuriser la zone ; 0.75
Élaguer depuis la corde ou la nacelle ; 2.5/u
Débiter et broyer les branches ; 1.25/u
Évacuer en déchetterie et nettoyer ; 0.75 + 0.35/u
# Abattage d'arbre | 1 arbre/sapin/chêne/pin/peuplier/bouleau/cyprès/frêne/saule/cèdre/hêtre/palmier/thuya
+ Débitage de bois, Évacuation de déchets verts, Taille et élagage d'arbres
~ demontage/tronçon*: Abattage d'arbre par démontage
= abatt*/abattage
= coup*/couper/@deposer arbre/sapin/pin/peuplier/bouleau/cypre/frene/cedre/palmier/chene/cerisier/pommier/noyer
  /saule/tilleul/platane/hetre/acacia/marronnier/eucalyptu -branche -haie
= arbre/cerisier/pommier/noyer/chene/frene mort/malade/dangereux/penche
= demontage arbre/sapin
Préparer et sécuriser la zone ; 1
Ébrancher et abattre ou démonter par tronçons ; 5/u
Débiter le bois et l'empiler sur place ; 2/u
-branche/evacu*: Broyer et évacuer les branches ; 3/u ; mise en décharge
Nettoyer et remettre en place ; 0.75
# Dessouchage | 1 souche
~ rogn*: Rognage de souche
= dessouch*/souche/rogn*
= @deposer souche
= arrach* souche/arbuste
Dégager la souche ; 0.5/u
Rogner ou arracher la souche ; 1.25/u
Remettre le sol en état et nettoyer ; 0.5/u ; terre végétale
# Débroussaillage | 300 m²
+ Remise en état de jardin
= debroussaill*/fauch*/friche
= debroussaill*
= ronce/friche/broussaille/herbe_haute/abandon @couper/@nettoyer/@deposer
= nettoy* terrain/parcelle/friche
= defrich*
+ Évacuation de déchets verts
Repérer et retirer les obstacles ; 0.75
Débroussailler le terrain ; 1 + 0.006/u
Ratisser et ramasser ; 0.5 + 0.0025/u
?tondre/tonte/tond*: Tondre en finition ; 0.25 + 0.00125/u
Évacuer les déchets verts ; 0.75 + 0.001/u ; mise en décharge
# Tonte de pelouse | 500 m²
+ Remise en état de jardin
+ Évacuation de déchets verts
= tond*/tonte
= @couper pelouse/gazon/herbe
= @entretenir pelouse
Préparer l'accès et retirer les obstacles ; 0.25
Tondre la pelouse et faire les bordures ; 0.25 + 0.0025/u
Ramasser et souffler ; 0.25 + 0.001/u
# Entretien de jardin | 300 m²
+ Tonte de pelouse, Taille de haie, Désherbage, Ramassage de feuilles
= entretien/entreten* jardin/espace_vert/exterieur -terrain
= @entretenir jardin/espace_vert/exterieur/massif/parc/copropriete
= contrat_entretien/entretien_annuel/entretien_mensuel
= @nettoyer jardin/massif
= desherb*
Tondre et faire les bordures ; 0.5 + 0.003/u
Désherber et biner les massifs ; 1 + 0.003/u
Tailler les arbustes ; 1 + 0.002/u
Ramasser, évacuer et souffler ; 0.75 + 0.0015/u
# Engazonnement | 100 m²
~ semis/semer: Engazonnement par semis
~ gazon_rouleau/gazon_plaque/rouleau/plaque: Pose de gazon en rouleaux
+ Terrassement et pose de terre végétale, Entretien de jardin, Travaux du potager, Désherbage
= engazon*/gazon/pelouse_neuf/semis/semer -tond* -tonte -synthetique
= gazon plaque/rouleau
= @planter/@refaire pelouse/gazon
Désherber, passer le motoculteur et préparer le sol ; 1 + 0.05/u
Niveler et ratisser ; 0.5 + 0.03/u ; terre végétale
?rouleau/plaque -semis/semer: Poser les rouleaux de gazon et faire les découpes ; 0.06/u ; gazon en plaques
!rouleau/plaque: Faire le semis, griffer et passer le rouleau ; 0.5 + 0.01/u ; semences, engrais
Faire le roulage et le premier arrosage ; 0.5 + 0.01/u
# Pose de gazon synthétique | 50 m²
= gazon/pelouse synthetique
Décaisser et préparer le sol ; 1 + 0.1/u
Poser le géotextile et le lit de pose ; 0.5 + 0.08/u ; géotextile, sable
Dérouler, couper et coller ; 0.5 + 0.12/u ; gazon synthétique, bande de jonction
Lester et brosser ; 0.5 + 0.03/u ; sable
# Plantation de haie ou d'arbustes | 10 plant/arbuste/pied/sujet
~ haie/laurier/charme/photinia/thuya: Plantation de haie
~ massif/vivace: Création de massif
~ rosier: Plantation de rosiers
= @faire/@refaire massif/plate_bande/rocaille/potager
= @planter/@poser haie/arbuste/plant/laurier/charme/photinia/bambou/vivace/rosier/massif/fleur
= plant* -plantoir
= @faire/@refaire massif/jardiniere/plate_bande/potager
Préparer le sol, ouvrir la tranchée ou les trous ; 1 + 0.25/ml sinon 1 + 0.12/u ; terreau, compost
Planter et tuteurer ; 0.25/ml sinon 0.12/u ; plants, tuteurs
Poser la toile et pailler ; 0.5 + 0.1/ml sinon 0.5 + 0.06/u ; toile, paillage
Arroser, ratisser et nettoyer ; 0.5
# Plantation d'arbres | 1 arbre/fruitier/olivier
= @planter/@poser arbre/fruitier/olivier/pommier/palmier
= plant* arbre/fruitier/olivier
Creuser la fosse ; 0.75/u
Planter et tuteurer ; 0.75/u ; arbre, terreau, tuteur
Arroser et pailler ; 0.25/u ; paillage
# Pose de clôture | 20 ml
~ grillage: Pose de grillage
~ panneau_rigide/panneau: Pose de clôture en panneaux rigides
~ palissade/brise_vue/occultant: Pose de palissade
= @poser/@faire/@changer/@refaire cloture/grillage/panneau_rigide/palissade/brise_vue/panneau/claustra
  /ganivelle/occultant -peint*
= cloture/grillage #ml
Implanter, tracer et creuser les trous ; 0.75 + 0.04/u
Sceller les poteaux ; 0.5 + 0.2/u ; poteaux, béton
Poser le grillage ou les panneaux ; 0.22/u ; grillage ou panneaux, fixations
Nettoyer, évacuer et remettre en place ; 0.5
# Pose de portail ou de portillon | 1 portail/portillon
= @poser/@changer portail/portillon
Implanter et sceller les poteaux ; 3/u ; poteaux, béton
Poser et régler le portail ; 3/u ; portail
Nettoyer et remettre en place ; 0.5
# Terrasse ou allée | 20 m²
~ gravier/gravill*: Allée en gravier
~ pave/pavage: Pose de pavés
~ bordure: Pose de bordures
~ pas_japonai: Pose de pas japonais
~ terrasse: Création de terrasse
+ Terrassement et pose de terre végétale
= @faire/@poser/@refaire terrasse/allee/pave/pavage/dallage/dalle/pas_japonai/gravier/bordure/stabilise/cour -bois
  -composite
= allee #m²
= terrasse/allee/cour/parking/entree ~dalle/dallage
= gravill*/graviers
Décaisser et évacuer les terres ; 1 + 0.15/u
Mettre en œuvre et compacter la grave ; 0.5 + 0.15/u ; grave, géotextile
?bordure/allee: Poser les bordures ; 0.5 + 0.2/ml sinon 0.5 + 0.08/u ; bordures, béton
?gravier/gravill*/stabilis*: Étaler le gravier et les stabilisateurs ; 0.15/u ; gravier, stabilisateurs
!gravier/gravill*/stabilis*: Poser les dalles ou les pavés ; 0.5/u ; dalles ou pavés, sable
Finir les joints et nettoyer ; 0.75
# Pose de terrasse en bois | 20 m²
= @faire/@poser/@refaire terrasse/platelage/caillebotis bois/composite/lame
= terrasse bois/composite
Implanter, décaisser et poser le géotextile ; 2 + 0.1/u ; géotextile
Poser les plots et les lambourdes ; 1 + 0.35/u ; plots, lambourdes
Poser et visser les lames ; 0.45/u ; lames, vis inox
Couper les rives et nettoyer ; 1.5 + 0.06/u
# Arrosage automatique | 100 m²
~ goutte_goutte: Arrosage goutte-à-goutte
= arrosage/goutte_goutte/arros*/irrigation
Dessiner le réseau et les zones ; 1.5
Ouvrir les tranchées et poser les tuyaux ; 1 + 0.04/u ; tuyau, raccords
Poser les arroseurs et les électrovannes ; 1 + 0.03/u ; arroseurs, électrovannes
Raccorder le programmateur et régler ; 1.5 ; programmateur
Remblayer et remettre en état ; 0.5 + 0.02/u
# Évacuation de déchets verts | 3 m³
~ broy*: Broyage de branches
~ feuille: Ramassage de feuilles
= evacu* dechet/vegetaux/branche/gravat/terre
= dechet_vert @deposer/evacu*/dechetterie
= broy*/broyage
= ramass* feuille/dechet/branche
Ramasser et charger les déchets ; 0.35/u
Évacuer les déchets en déchetterie ; 0.75 + 0.25/u ; mise en décharge
Souffler, ratisser et nettoyer ; 0.25
# Débitage de bois | 3 m³
= debit* bois/tronc/branche
= debit*
= fend*
= @couper bois/tronc
Débiter le bois ; 0.75 + 0.4/u
Fendre et empiler ; 0.25 + 0.2/u
Nettoyer et remettre en place ; 0.25
# Aménagement de jardin | 100 m²
= amenag*/@refaire/@faire/concev*/conception jardin/exterieur/espace_vert/abord -fouille
Relever et dessiner le plan ; 4
Préparer et niveler le terrain ; 2 + 0.06/u ; terre végétale
Poser les bordures et les circulations ; 3 + 0.05/u ; bordures, gravier
Planter les massifs ; 2 + 0.05/u ; plants, paillage
Semer la pelouse et nettoyer ; 1.5 + 0.03/u ; semences
# Terrassement et pose de terre végétale | 20 m³
~ enrochement: Enrochement
~ gabion: Pose de gabions
~ muret: Construction de muret
= @poser/@faire/livraison/apport terre/terre_vegetale/muret/enrochement/gabion
= terrassement/terrasser/nivel*/decaiss*
Piqueter et amener la mini-pelle ; 2 ; location de mini-pelle
Décaisser et niveler ; 0.15/u
Étaler la terre végétale ; 0.15/u ; terre végétale
Évacuer et remettre en état ; 1.5
# Nettoyage de terrasse ou d'allée | 40 m²
~ terrasse: Nettoyage de terrasse
~ allee: Nettoyage d'allée
= @nettoyer/demouss* terrasse/allee/dalle/cour/mur/muret
= karcher/haute_pression
Protéger et balayer ; 0.5
Nettoyer à haute pression ; 0.5 + 0.06/u
?mousse/demouss*/antimousse: Appliquer l'antimousse ; 0.25 + 0.01/u ; antimousse
Rincer et évacuer ; 0.5
# Entretien de piscine ou de bassin | 1 piscine/bassin
= @entretenir/@nettoyer/@poser/@faire piscine/bassin/mare
Nettoyer le bassin et les abords ; 1.25/u
Contrôler l'eau et les filtres ; 0.75/u ; produits
Régler et ranger ; 0.25/u
# Ramassage de feuilles | 300 m²
= ramass*/souffl*/@nettoyer feuille
Souffler et rassembler les feuilles ; 0.5 + 0.003/u
Ramasser et charger les feuilles ; 0.5 + 0.002/u
Évacuer les déchets en déchetterie ; 0.75 ; mise en décharge
# Scarification et regarnissage de pelouse | 200 m²
= scarif*/regarni*/aerat*/sursem*/mousse pelouse/gazon
= scarif*
= @refaire/@entretenir gazon/pelouse mousse/jauni*/abim*/trou
Tondre ras et scarifier ; 0.5 + 0.006/u
Ramasser la mousse et évacuer ; 0.5 + 0.003/u
Regarnir, semer et terreauter ; 0.5 + 0.004/u ; semences, terreau
Rouler, fertiliser et arroser ; 0.25 + 0.002/u ; engrais
# Désherbage | 100 m²
+ Remise en état de jardin
= desherb*/mauvaise_herbe/mauvaises_herbe
= @nettoyer massif/allee/cour/plate_bande herbe
Désherber à la main ou à la binette ; 0.5 + 0.025/u
Ramasser et évacuer les herbes ; 0.5 + 0.004/u
Pailler ou griffer la finition ; 0.25 + 0.005/u ; paillage
# Paillage de massifs | 30 m²
= paill*/mulch*/copeau/ecorce/ardoise_pilee @poser/massif/#m²/#m³
= paillage
Désherber et préparer le sol ; 0.5 + 0.04/u
Poser la toile ou le feutre ; 0.25 + 0.03/u ; toile de paillage
Étaler le paillage ; 0.25 + 0.05/u ; copeaux ou écorces
# Création de potager ou de carrés | 2 carré/bac/jardinière
= potager/carre_potager/bac/jardiniere @faire/@poser/@refaire
Préparer le sol ; 1
Monter et poser les bacs ; 1/u ; bacs, feutre
Remplir de terre et planter ; 1/u ; terreau, plants
# Création de bassin | 1 bassin
= bassin/mare/fontaine @faire/@poser/@refaire
Implanter et creuser ; 4/u
Poser le feutre et la bâche ; 2.5/u ; feutre, bâche EPDM
Poser la pompe et le filtre ; 2/u ; pompe, filtre
Aménager les bords et mettre en eau ; 3/u ; pierres, plantes
# Pose de bordures | 20 ml
= @poser/@faire/@changer bordure/voliges/pierre_bordure
= bordure #ml
Tracer et ouvrir la tranchée ; 0.5 + 0.08/u
Poser et caler les bordures ; 0.25 + 0.18/u ; bordures, béton
Remblayer, remettre en état et nettoyer ; 0.25 + 0.03/u
# Pose d'abri, de pergola ou de serre | 1 abri/pergola/serre
= @poser/@faire/montage/monter abri/abri_jardin/pergola/serre/cabanon/poulailler/tonnelle
Préparer et niveler le sol ; 2/u
Poser les plots ou la dalle ; 2/u ; plots, béton
Monter et fixer l'abri ; 6/u ; quincaillerie
# Drainage et évacuation d'eau | 15 ml
= drain/drainage/puisard/puit_perdu/caniveau/eau_stagn* @poser/@faire/#ml
= drainage
Piqueter et ouvrir la tranchée ; 0.75 + 0.3/u
Poser le drain et le géotextile ; 0.5 + 0.2/u ; drain, géotextile
Remplir de gravier et remblayer ; 0.5 + 0.2/u ; gravier
Contrôler l'écoulement et remettre en état ; 0.75
# Traitement contre les nuisibles ou maladies | 1 arbre/haie/nid
= pyrale/chenille/processionnaire/frelon/nid/maladie/puceron/cochenille/traitement_phyto
= traitement/traiter arbre/buis/haie/rosier/pin/fruitier
Observer et diagnostiquer ; 0.5
Appliquer le traitement ou retirer le nid ; 0.75/u ; produit de biocontrôle
Contrôler et conseiller ; 0.25
# Éclairage de jardin | 4 luminaire/spot/borne
= eclairage/spot/borne/luminaire jardin/terrasse/allee/exterieur @poser/@faire
Dessiner le plan et tracer ; 0.75
Ouvrir les tranchées et passer les gaines ; 2 ; gaine, câble
Poser et raccorder les luminaires ; 0.75/u ; luminaires basse tension
Remettre en état et tester ; 0.75
# Conception de plan de jardin
= plan/conception/concev*/dessin*/etude jardin/paysager/paysage/exterieur
Visiter et relever le terrain ; 2
Dessiner l'esquisse ; 4
Choisir les plantes et les matériaux ; 2.5
Présenter et corriger le plan ; 2.5`,
);
