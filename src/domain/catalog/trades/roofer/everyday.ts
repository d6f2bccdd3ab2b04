import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « couvreur ». Data in the public domain (CC0). */
export const rooferWorks = tradeWorks(
  "couvreur",
  `< Nettoyer et évacuer ; 0.5
> Installer l'accès et sécuriser le chantier ; 0.75
# Remplacement d'ardoises ou de tuiles | 1 ardoise/tuile
+ Réparation de fuite de toiture
~ tuile: Remplacement de tuiles
~ ardoise: Remplacement d'ardoises
= ardoise/tuile envol*/parti*/arrach*/manqu*/glissee/deplace/deplacee/bouge/brise/brisee
= @changer/@reparer/@poser ardoise/tuile -refection -complet* -neuf* -faitage -faitiere -ecran
= ardoise/tuile casse/cassee/envole/envolee/tombe/tombee/glisse/soulev*
= @reparer toiture/toit/couverture -fuit* -solin
Installer l'accès et la sécurité ; 1.5
Déposer et remplacer les tuiles ou ardoises cassées ; 0.75 + 0.2/u ; ardoises ou tuiles, crochets
Contrôler l'étanchéité, évacuer et nettoyer ; 0.75
# Réfection de couverture | 100 m²
+ Pose de liteau, Remplacement de liteau
+ Réfection de solin ou d'abergement, Dépose de tuile
= @refaire/refection toiture/toit/couverture #m²
~ ardoise: Réfection de toiture en ardoises
= @refaire/@changer/@poser couverture/toiture/toit/versant/pan -solin -gouttiere -bac -terrasse -fuit* -casse
= @poser/@changer ardoise/tuile #m²
= couverture ardoise/tuile #m²
= @refaire/refection toiture/couverture complet*/tuile/ardoise
+ Réfection de faîtage, Pose d'écran sous-toiture, Remplacement d'ardoises ou de tuiles, Réfection de rives, Réfection
  de noue
Préparer et sécuriser le chantier, monter l'échafaudage ; 3 + 0.09/u
Déposer les tuiles, ardoises et liteaux, évacuer ; 0.22/u ; mise en décharge
Poser l'écran sous-toiture, les contre-liteaux et les liteaux ; 0.21/u ; écran, liteaux, pointes
?ardoise: Poser les ardoises ; 0.55/u ; ardoises, crochets
!ardoise: Poser les tuiles ; 0.31/u ; tuiles
Faire le faîtage et les rives ; 2 + 0.13/u ; faîtières, closoir, rives
Reprendre les solins et les abergements ; 2 + 0.04/u ; zinc ou plomb, mortier
Nettoyer le chantier ; 1 + 0.025/u
# Réparation de fuite de toiture
= fuit*/infiltr* toit/toiture/couverture/plafond/comble/chambre/grenier/pluie/pleut/velux/cheminee
~ infiltr*/fuit*: Réparation de fuite de toiture
= infiltr*/fuit*/goutte -gouttiere
= recherche_fuit*
= @reparer toiture/toit/couverture pluie/eau/tempete/vent
Installer l'accès et rechercher l'entrée d'eau ; 1.5
Déposer les éléments autour ; 0.75
Réparer et remplacer les éléments abîmés ; 1.5 ; ardoises ou tuiles, bande, mastic
Tester à l'eau, contrôler l'étanchéité et nettoyer ; 0.5
# Réfection de solin ou d'abergement | 1 solin/abergement
~ abergement: Réfection d'abergement
~ solin: Réfection de solin
= solin/abergement/bavette
= @refaire/@changer solin/abergement/zinguerie_cheminee/raccord_cheminee
+ Réparation de fuite de toiture
Mettre en sécurité, poser l'échelle de toit et rechercher l'entrée d'eau ; 1.25
Déposer les tuiles et l'ancien solin ou abergement ; 1/u
Façonner et poser les pièces, refaire le solin et l'étanchéité ; 2.5/u ; zinc ou plomb, mortier, mastic
Reposer les tuiles ou les ardoises autour ; 0.75 ; ardoises ou tuiles
Tester à l'eau, contrôler l'étanchéité et nettoyer ; 0.5
# Réfection de faîtage | 10 ml/faîtière
~ remettre/resceller/rescell*/recaler: Rescellement de faîtières
+ Pose de ventilation de toiture, Réparation de fuite de toiture
= @refaire/@changer/@reparer/@poser faitage/faitiere/aretier -complet*
= faitage/faitiere
Installer l'accès et la sécurité ; 1.5
Déposer l'ancien faîtage ; 0.2/u
Poser et sceller les faîtières ; 0.55/u ; faîtières, closoir ou mortier
Nettoyer, évacuer et remettre en place ; 0.75
# Réfection de rives | 10 ml
~ planche_rive: Réfection de planches de rive
~ sous_face/avant_toit/debord: Habillage de sous-face
= @refaire/@changer/@reparer/@poser rive/planche_rive/debord/bandeau/sous_face/cache_moineau/avant_toit
Installer l'accès et la sécurité ; 1.5
Déposer les anciennes rives ; 0.2/u
Poser les rives neuves ; 0.5/u ; rives, planches, vis
Nettoyer, évacuer et remettre en place ; 0.5
# Réfection de noue | 5 ml
+ Réparation de fuite de toiture
= @refaire/@changer/@reparer/@poser noue
Installer l'accès et la sécurité ; 1.5
Déposer la couverture autour et l'ancienne noue ; 0.5/u
Façonner et poser la noue ; 0.9/u ; zinc, pattes
Reposer la couverture et nettoyer ; 0.75 + 0.4/u
# Nettoyage de gouttières | 20 ml
+ Remplacement de gouttières
= @nettoyer/debouch*/curage/vider gouttiere/cheneau/descente/descente_eau
= gouttiere/cheneau/descente bouch*/deborde/mousse/feuille
Installer l'accès et la sécurité ; 0.75
Retirer les feuilles, les boues et les mousses ; 0.05/u
Déboucher et rincer les descentes, contrôler l'écoulement ; 0.25 + 0.015/u
# Remplacement de gouttières | 10 ml
~ @reparer: Réparation de gouttières
~ cheneau: Réfection de chéneau
~ gouttiere: Remplacement de gouttières
~ descente: Pose de descentes d'eau pluviale
= @poser/@changer/@refaire/@reparer gouttiere/descente/cheneau/zinguerie/dalle_nantaise/descente_eau/dauphin
= gouttiere @reparer/perce/percee/fuit*
Installer l'échafaudage ou les échelles ; 1.5
Déposer les anciennes gouttières ; 0.12/u
Poser les crochets et les gouttières neuves ; 0.45/u ; gouttières, crochets, naissances
Poser les descentes et raccorder ; 1 + 0.1/u ; descentes, colliers, dauphins
Contrôler l'écoulement et évacuer ; 0.75
# Démoussage de toiture | 100 m²
= demouss*/antimousse/anti_mousse
= @nettoyer/traitement toiture/toit/couverture/tuile/ardoise -gouttiere
= mousse @deposer/@nettoyer toit/toiture
= lichen
Protéger les abords et sécuriser ; 1.5
Gratter, brosser et nettoyer les mousses ; 0.5 + 0.045/u
Appliquer le traitement anti-mousse ; 0.5 + 0.015/u ; antimousse
Rincer les gouttières et nettoyer ; 0.75 + 0.005/u
# Traitement hydrofuge de toiture | 100 m²
= hydrofug*
Protéger les abords et sécuriser ; 1.5
Appliquer l'hydrofuge ; 0.75 + 0.022/u ; hydrofuge
Rincer les gouttières et nettoyer ; 0.5
# Pose d'écran sous-toiture | 80 m²
= @poser/@changer ecran/sous_toiture/pare_pluie
Monter et démonter l'échafaudage ; 2 + 0.05/u
Déposer la couverture ; 0.2/u
Poser l'écran et les liteaux ; 0.22/u ; écran, liteaux
Reposer la couverture ; 0.3/u
# Pose de fenêtre de toit | 1 fenêtre/velux/châssis
= @poser/@changer/@reparer velux/fenetre_toit/chassi/vasistas/lucarne/puit_lumiere
Faire la découverture, ouvrir le toit et bâcher ; 1.5/u ; bâches
Poser le chevêtre ; 1/u ; bois, sabots
Poser la fenêtre et son raccord d'étanchéité ; 2.5/u ; fenêtre de toit, raccord
Reposer les tuiles ou les ardoises autour et nettoyer ; 1.5/u ; ardoises ou tuiles, liteaux
-habillage/interieur/interieure/finition: Habiller l'intérieur ; 1.75/u ; habillage
Régler, contrôler et nettoyer ; 0.5/u
# Étanchéité de toit-terrasse | 30 m²
= etancheite/etancher/membrane/epdm/bitum*
= @refaire/@reparer/@faire toit_terrasse/toiture_terrasse/toit_plat/terrasse
Nettoyer et préparer le support ; 1 + 0.08/u
Poser l'isolant et le pare-vapeur ; 0.15/u ; pare-vapeur, isolant
Poser la membrane et souder ; 1 + 0.35/u ; membrane, primaire
Faire les relevés et les évacuations ; 2 + 0.1/u ; relevés, naissances
Tester, contrôler l'étanchéité et nettoyer ; 1
# Pose de bac acier | 50 m²
~ fibrociment/amiante: Dépose de fibrociment et pose de bac acier
= @poser/@changer/@faire bac_acier/bac/tole/fibrociment/plaque_fibro/panneau_sandwich/bardage
= @deposer amiante/fibrociment
Installer l'accès et la sécurité ; 2
Déposer l'ancienne couverture ; 0.12/u
Poser les pannes ou les liteaux ; 0.08/u ; pannes, vis
Poser les bacs ; 0.2/u ; bacs acier, vis, closoirs
Poser les rives et le faîtage ; 1 + 0.06/u ; rives, faîtières
Nettoyer, évacuer et remettre en place ; 1
# Isolation de toiture | 80 m²
= @isoler toiture/toit/comble/rampant/sarking
= sarking
Installer l'accès et la sécurité ; 2
Préparer le support et poser le pare-vapeur ; 0.1/u ; pare-vapeur, adhésif
Poser l'isolant ; 0.25/u ; isolant
Contrôler et évacuer ; 1
# Réparation de charpente | 1 pièce/chevron/panne/poutre/solive
~ panne: Remplacement de panne
~ chevron: Remplacement de chevrons
~ volige/voligeage: Remplacement de voliges
= @refaire/@changer/@reparer/@poser charpente/chevron/panne_pourri*/panne_bois/panne_faitiere
  /panne_sabliere/panne_charpente
  /solive/volige/voligeage/ferme -saine -complet* -velux
  -fenetre_toit -joint
= traitement charpente/bois
Installer l'accès et étayer ; 2.5 ; étais
Déposer les parties abîmées ; 1/u
Tailler et poser les pièces neuves ; 2/u ; bois de charpente, ferrures
Traiter les bois et contrôler ; 1.5 ; produit de traitement
# Souche et accessoires de cheminée | 1 souche/chapeau/cheminée
~ antenne: Dépose ou pose d'antenne
~ chapeau: Pose de chapeau de cheminée
~ souche: Réfection de souche de cheminée
~ chatiere: Pose de chatières
= @poser/@changer/@refaire/@reparer souche/chapeau/mitron/chapeau_cheminee/souche_cheminee/antenne/chatiere -solin
= @deposer cheminee/antenne/souche
Installer l'accès et la sécurité ; 1.5
Déposer l'ancien élément ; 0.75/u
Poser ou refaire l'élément ; 2/u ; mitron, chapeau, mortier
Tester, contrôler l'étanchéité et nettoyer ; 0.75
# Bâchage d'urgence | 20 m²
= bach*
= urgence tempete/arrach*/envol* -gouttiere -descente
Installer l'accès et sécuriser ; 1
Poser et fixer la bâche ; 1 + 0.04/u ; bâche, liteaux, pointes
Contrôler et prendre des photos pour l'assurance ; 0.5
# Réparation de gouttières | 1 gouttière/descente/naissance
= gouttiere/cheneau/descente/zinguerie @reparer/fuit*/perce/percee/decroch*/ressoud*/penche -@changer
= @reparer gouttiere/descente/cheneau
Installer l'accès et la sécurité ; 0.75
Nettoyer et contrôler la gouttière ; 0.5
Souder, étancher ou refixer ; 1 + 0.5/u ; zinc, soudure, crochets
Tester l'écoulement et nettoyer ; 0.5
# Remplacement de fenêtre de toit | 1 fenêtre/velux
= @changer velux/fenetre_toit/chassi_toit/chassi
Protéger l'intérieur et sécuriser ; 0.75/u ; bâches
Déposer l'ancienne fenêtre et son raccord ; 1.25/u
Poser la fenêtre neuve et le raccord d'étanchéité ; 2.5/u ; fenêtre de toit, raccord
Reprendre la couverture et l'habillage ; 1.25/u
Régler, contrôler l'étanchéité et nettoyer ; 0.5/u
# Réparation de fenêtre de toit | 1 fenêtre/velux
= @reparer velux/fenetre_toit/chassi_toit
= velux fuit*/infiltr*/joint/condensation
= @changer/@poser store/volet/joint ~velux
Contrôler la fenêtre et son raccord ; 0.5/u
Remplacer le joint, la vitre ou le raccord ; 1.25/u ; joint, vitrage ou raccord
Reprendre l'étanchéité autour ; 0.75/u ; bande, mastic
Régler, contrôler et tester ; 0.25/u
# Couverture zinc | 20 m²
= zinc/joint_debout/cuivre toiture/toit/couverture/@poser/@refaire/lucarne/terrasson -gouttiere -solin -descente
Installer l'accès et la sécurité ; 2
Déposer l'ancienne couverture ; 0.25/u
Poser le voligeage et la membrane ; 0.35/u ; voliges, membrane
Façonner et poser les bacs zinc ; 1/u ; zinc, pattes
Faire les rives, le faîtage et les soudures ; 2 + 0.3/u
Nettoyer, évacuer et remettre en place ; 1
# Couverture de petit toit ou d'appentis | 15 m²
= @refaire/@poser/@faire toit/toiture/couverture appenti/abri/garage/auvent/veranda/cabanon/carport/lucarne -etancheite
  -terrasse -epdm -bac
= shingle
Installer l'accès et la sécurité ; 1
Déposer l'ancienne couverture ; 0.25/u
Poser les liteaux ou le support ; 0.25/u ; liteaux, panneaux
Poser la couverture neuve ; 0.4/u ; tuiles, bacs ou bardeaux
Faire les rives et l'étanchéité ; 1 + 0.1/u
# Pose de ventilation de toiture | 4 chatière/tuile
= @poser/@changer chatiere/tuile_douille/sortie_vmc/sortie_toiture/sortie_ventilation/closoir
Installer l'accès et sécuriser ; 1
Découvrir et poser les chatières ou la sortie ; 0.5/u ; chatières, tuile à douille
Tester, contrôler l'étanchéité et nettoyer ; 0.5
# Révision de toiture | 100 m²
= revision/@entretenir/verif* toiture/toit/couverture
= entretien_toiture/revision_toiture
Installer l'accès et sécuriser ; 1
Contrôler la couverture, les solins et le faîtage ; 0.5 + 0.01/u
Remplacer les éléments cassés ou glissés ; 1.5 + 0.01/u ; tuiles ou ardoises, crochets
Nettoyer les gouttières ; 0.5 + 0.005/u
Remettre un compte rendu avec photos ; 0.5
# Pose de crochets et d'équipements de toiture | 1 crochet/échelle/ligne
= @poser crochet_securite/ligne_vie/crochet/arret_neige/echelle_toit/paratonnerre
Installer l'accès et sécuriser ; 1
Poser et fixer les équipements ; 0.75/u ; crochets, fixations
Contrôler et nettoyer ; 0.5
# Peinture ou résine de toiture | 100 m²
= @peindre/resine/coloration toit/toiture/tuile
Protéger les abords et sécuriser ; 1.5
Nettoyer et traiter ; 1 + 0.05/u ; antimousse
Appliquer la peinture ou la résine ; 1 + 0.06/u ; résine colorée
Nettoyer les gouttières ; 0.75
# Dépose de cheminée | 1 souche/cheminée
= @deposer cheminee/souche/conduit
Installer l'accès et sécuriser ; 1.5
Démolir la souche par rangs ; 4/u
Reprendre la charpente et la couverture ; 3.5/u ; liteaux, tuiles ou ardoises
Évacuer les gravats ou déblais et nettoyer ; 1.5`,
);
