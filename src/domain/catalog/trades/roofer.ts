import { tradeWorks } from "../work-template.ts";

/** Works of the trade « couvreur ». Data in the public domain (CC0). */
export const rooferWorks = tradeWorks(
  "couvreur",
  `# Remplacement d'ardoises ou de tuiles | 1 ardoise/tuile
= @changer/@reparer/@poser ardoise/tuile -refection -complet* -neuf* -faitage -faitiere -ecran
= ardoise/tuile casse/cassee/envole/envolee/tombe/tombee/glisse/soulev*
= @reparer toiture/toit/couverture -fuit* -solin
Installer l'accès et la sécurité ; 1.5
Déposer les éléments cassés et poser les neufs ; 0.75 + 0.2/u ; ardoises ou tuiles, crochets
Contrôler, évacuer et ranger ; 0.75
# Réfection de couverture | 100 m²
= @refaire/@changer/@poser couverture/toiture/toit/versant/pan -solin -gouttiere -bac -terrasse -fuit* -casse
= @poser/@changer ardoise/tuile #m²
= couverture ardoise/tuile #m²
= @refaire/refection toiture/couverture complet*/tuile/ardoise
+ Réfection de faîtage, Pose d'écran sous-toiture, Remplacement d'ardoises ou de tuiles, Réfection de rives, Réfection
  de noue
Monter et démonter l'échafaudage ; 3 + 0.09/u
Déposer et évacuer l'ancienne couverture ; 0.22/u ; mise en décharge
Poser l'écran, les contre-liteaux et les liteaux ; 0.21/u ; écran, liteaux, pointes
?ardoise: Poser les ardoises ; 0.55/u ; ardoises, crochets
!ardoise: Poser les tuiles ; 0.31/u ; tuiles
Faire le faîtage et les rives ; 2 + 0.13/u ; faîtières, closoir, rives
Reprendre les solins et les abergements ; 2 + 0.04/u ; zinc ou plomb, mortier
Nettoyer le chantier ; 1 + 0.025/u
# Réparation de fuite de toiture
= fuit*/infiltr* toit/toiture/couverture/plafond/comble/chambre/grenier/pluie/pleut/velux/cheminee
= infiltr*/fuit*/goutte -gouttiere
= recherche_fuit*
= @reparer toiture/toit/couverture pluie/eau/tempete/vent
Installer l'accès et rechercher l'entrée d'eau ; 1.5
Déposer les éléments autour ; 0.75
Réparer et remplacer les éléments abîmés ; 1.5 ; ardoises ou tuiles, bande, mastic
Tester à l'eau et nettoyer ; 0.5
# Réfection de solin ou d'abergement | 1 solin/abergement
= solin/abergement/bavette
= @refaire/@changer solin/abergement/zinguerie_cheminee/raccord_cheminee
+ Réparation de fuite de toiture
Installer l'accès et rechercher l'entrée d'eau ; 1.25
Déposer l'ancien solin ; 1/u
Refaire le solin et l'étanchéité ; 2.5/u ; zinc ou plomb, mortier, mastic
Remplacer les éléments de couverture abîmés autour ; 0.75 ; ardoises ou tuiles
Tester à l'eau et nettoyer ; 0.5
# Réfection de faîtage | 10 ml
= @refaire/@changer/@reparer/@poser faitage/faitiere/aretier -complet*
= faitage/faitiere
Installer l'accès et la sécurité ; 1.5
Déposer l'ancien faîtage ; 0.2/u
Poser le faîtage neuf ; 0.55/u ; faîtières, closoir ou mortier
Nettoyer et évacuer ; 0.75
# Réfection de rives | 10 ml
= @refaire/@changer/@reparer/@poser rive/planche_rive/debord/bandeau/sous_face/cache_moineau/avant_toit
Installer l'accès et la sécurité ; 1.5
Déposer les anciennes rives ; 0.2/u
Poser les rives neuves ; 0.5/u ; rives, planches, vis
Nettoyer et évacuer ; 0.5
# Réfection de noue | 5 ml
= @refaire/@changer/@reparer/@poser noue
Installer l'accès et la sécurité ; 1.5
Déposer la couverture autour et l'ancienne noue ; 0.5/u
Façonner et poser la noue ; 0.9/u ; zinc, pattes
Reposer la couverture et nettoyer ; 0.75 + 0.4/u
# Nettoyage de gouttières | 20 ml
= @nettoyer/debouch*/curage/vider gouttiere/cheneau/descente/descente_eau
= gouttiere/cheneau/descente bouch*/deborde/mousse/feuille
Installer l'accès et la sécurité ; 1
Nettoyer les gouttières et les descentes ; 0.1/u
Rincer, contrôler l'écoulement et évacuer ; 0.5
# Remplacement de gouttières | 10 ml
= @poser/@changer/@refaire/@reparer gouttiere/descente/cheneau/zinguerie/dalle_nantaise/descente_eau/dauphin
= gouttiere @reparer/perce/percee/fuit*
Installer l'accès et la sécurité ; 1.5
Déposer les anciennes gouttières ; 0.12/u
Poser les crochets et les gouttières ; 0.45/u ; gouttières, crochets, naissances
Poser les descentes et raccorder ; 1 + 0.1/u ; descentes, colliers, dauphins
Contrôler l'écoulement et évacuer ; 0.75
# Démoussage de toiture | 100 m²
= demouss*/antimousse/anti_mousse
= @nettoyer/traitement toiture/toit/couverture/tuile/ardoise -gouttiere
= mousse @deposer/@nettoyer toit/toiture
= lichen
Protéger les abords et sécuriser ; 1.5
Gratter et brosser les mousses ; 0.5 + 0.045/u
Appliquer l'antimousse ; 0.5 + 0.015/u ; antimousse
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
Protéger et ouvrir la toiture ; 1.5/u ; bâches
Poser la fenêtre et son raccord d'étanchéité ; 3.5/u ; fenêtre de toit, raccord
Reprendre la couverture autour ; 1.5/u ; ardoises ou tuiles, liteaux
Habiller l'intérieur ; 1.75/u ; habillage
Régler, contrôler et nettoyer ; 0.5/u
# Étanchéité de toit-terrasse | 30 m²
= etancheite/etancher/membrane/epdm/bitum*
= @refaire/@reparer/@faire toit_terrasse/toiture_terrasse/toit_plat/terrasse
Nettoyer et préparer le support ; 1 + 0.08/u
Poser l'isolant et le pare-vapeur ; 0.15/u ; pare-vapeur, isolant
Poser la membrane et souder ; 1 + 0.35/u ; membrane, primaire
Faire les relevés et les évacuations ; 2 + 0.1/u ; relevés, naissances
Contrôler l'étanchéité et nettoyer ; 1
# Pose de bac acier | 50 m²
= @poser/@changer/@faire bac_acier/bac/tole/fibrociment/plaque_fibro/panneau_sandwich/bardage
= @deposer amiante/fibrociment
Installer l'accès et la sécurité ; 2
Déposer l'ancienne couverture ; 0.12/u
Poser les pannes ou les liteaux ; 0.08/u ; pannes, vis
Poser les bacs ; 0.2/u ; bacs acier, vis, closoirs
Poser les rives et le faîtage ; 1 + 0.06/u ; rives, faîtières
Nettoyer et évacuer ; 1
# Isolation de toiture | 80 m²
= @isoler toiture/toit/comble/rampant/sarking
= sarking
Installer l'accès et la sécurité ; 2
Préparer le support et poser le pare-vapeur ; 0.1/u ; pare-vapeur, adhésif
Poser l'isolant ; 0.25/u ; isolant
Contrôler et évacuer ; 1
# Réparation de charpente | 1 pièce/chevron/panne/poutre/solive
= @refaire/@changer/@reparer/@poser charpente/chevron/panne/solive/volige/voligeage/ferme -saine -complet*
= traitement charpente/bois
Installer l'accès et étayer ; 2.5 ; étais
Déposer les parties abîmées ; 1/u
Tailler et poser les pièces neuves ; 2/u ; bois de charpente, ferrures
Traiter les bois et contrôler ; 1.5 ; produit de traitement
# Souche et accessoires de cheminée | 1 souche/chapeau/cheminée
= @poser/@changer/@refaire/@reparer souche/chapeau/mitron/chapeau_cheminee/souche_cheminee/antenne/chatiere -solin
= @deposer cheminee/antenne/souche
Installer l'accès et la sécurité ; 1.5
Déposer l'ancien élément ; 0.75/u
Poser ou refaire l'élément ; 2/u ; mitron, chapeau, mortier
Contrôler l'étanchéité et nettoyer ; 0.75
# Bâchage d'urgence | 20 m²
= bach*
= urgence tempete/arrach*/envol*
Installer l'accès et sécuriser ; 1
Poser et fixer la bâche ; 1 + 0.04/u ; bâche, liteaux, pointes
Contrôler et prendre des photos pour l'assurance ; 0.5`,
);
