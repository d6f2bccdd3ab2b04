import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « charpentier ». Data in the public domain (CC0). */
export const framerWorks = tradeWorks(
  "charpentier",
  `< Nettoyer et évacuer ; 0.5
> Sécuriser et préparer l'accès ; 0.75
# Charpente traditionnelle neuve | 60 m²
~ fermette/fermettes_industrielle: Pose de charpente en fermettes
= @faire/@poser/@refaire/@changer charpente/fermette/ferme -chevetre -renfor* -reparation -trait*
= charpente neuve/traditionnel/traditionnelle/complete -trait* -ouverture -velux
Relever les cotes et dessiner l'épure ; 3 + 0.03/u
Tailler et préparer les bois ; 2 + 0.35/u ; bois de charpente, ferrures
Lever et assembler la charpente ; 3 + 0.4/u ; connecteurs, vis
Contreventer et contrôler ; 1.5 + 0.05/u
# Création de chevêtre | 1 chevêtre/trémie
= @faire/@poser/@couper chevetre/tremie
= chevetre
= ouverture ~charpente/toiture/plancher/solivage velux/fenetre/escalier/tremie/charpente -porteur
Étayer et tracer l'ouverture ; 1
Couper les chevrons ou les solives ; 0.75/u
Fabriquer et poser le chevêtre ; 2.25/u ; bois, étriers, vis
Contrôler et retirer les étais ; 0.5
# Remplacement de chevrons | 2 chevron
= @changer/@refaire/@reparer/@poser/@deposer chevron -chevetre
= chevron pourri*/casse/fendu/abim*
Mettre en sécurité, étayer et approvisionner ; 1.5 ; étais
Déposer les chevrons abîmés ; 0.5/u
Couper et traiter les bois neufs ; 0.5/u ; bois, traitement
Poser et fixer les chevrons neufs ; 1.1/u ; chevrons, vis, équerres
Évacuer les bois pourris, contrôler et nettoyer ; 0.75
# Remplacement de panne ou de poutre | 1 panne/poutre/solive/sablière/faîtière/arbalétrier/entrait/poteau
= panne casse/cassee/pourri*/fendu*/fele*/pli*
~ poutre: Remplacement de poutre
~ sabliere: Remplacement de sablière
~ poteau: Remplacement de poteau
~ panne: Remplacement de panne
= @changer/@refaire panne_faitiere/panne_sabliere/panne_boi/panne_charpente/panne/poutre/sabliere/arbaletrier/entrait
~ solive: Remplacement de solive
= @changer/@poser/@refaire poutre/poteau/sabliere/lambourde/solive
Faire l'étaiement et la mise en sécurité ; 3 ; étais, bastaings
Déposer la pièce abîmée ; 2/u
Tailler et poser la pièce neuve ; 5/u ; bois de charpente, ferrures
Assembler, caler et retirer les étais ; 2/u ; sabots, boulons
# Renfort de charpente | 1 panne/poutre/solive/ferme/pièce
~ panne/panne_faitiere: Renfort de panne
~ poutre: Renfort de poutre
~ solive/plancher: Renfort de solives
= renfor*/consolid*/moisage/moiser/doubler panne/panne_faitiere/poutre/solive/ferme/charpente/chevron/plancher/structure
= panne/panne_faitiere/poutre/ferme/charpente plie/fleche/affaiss*/flechi*/ploie/bouge/tordu*
= affaiss* charpente/toiture/toit/plancher
= panne/panne_faitiere/poutre/solive/ferme/chevron moiser/moisage
= moiser/moisage/mois* &panne/poutre/solive/chevron/ferme
+ Remplacement de panne ou de poutre
Faire l'étaiement provisoire ; 3 ; étais, vérins
Tailler et acheminer les moises ou les renforts ; 3/u ; bois de charpente, moises
Faire la pose, le vérinage et le boulonnage ; 4/u ; boulons, ferrures
Contrôler l'alignement et retirer les étais ; 1.5
# Réparation de poutre ou de solive | 1 poutre/solive/pièce/about
~ solive: Réparation de solive
~ poutre: Réparation de poutre
= @reparer/greffe/greffer/resine/prothese poutre/solive/about/entrait/charpente/piece
= poutre/solive pourri*/fendu*/casse/abim*/mange*
Étayer et sonder les bois ; 2.5 ; étais
Purger les parties abîmées ; 1.5/u
Poser la greffe ou la pièce de renfort ; 4/u ; bois, résine, tiges
Contrôler et retirer les étais ; 1
# Traitement de charpente | 60 m²
= traitement/traiter/@reparer charpente/boi/comble/ferme
= capricorne/vrillette/termite/merule/xylophage/insecte
+ Réparation de poutre ou de solive, Charpente traditionnelle neuve
Sonder, bûcher et dépoussiérer les bois ; 2.5 + 0.09/u
Percer et injecter les pièces porteuses ; 1 + 0.08/u ; injecteurs, produit de traitement
Pulvériser le traitement ; 0.5 + 0.045/u ; produit de traitement
Nettoyer et remettre l'attestation ; 1
# Modification de fermettes | 40 m²
= transform*/modif*/@changer/ouvrir/@couper fermette
= amenag* comble fermette
+ Charpente traditionnelle neuve
Relever, calculer et étayer ; 6
Poser les poutres et renforcer ; 6 + 0.5/u ; poutres, connecteurs
Couper les fermettes et reprendre les charges ; 4 + 0.35/u
Poser le solivage et contrôler ; 2 + 0.3/u ; solives, sabots
# Plancher bois et solivage | 20 m²
+ Remplacement de panne ou de poutre
~ solivage: Pose de solivage
~ plancher: Pose de plancher bois
= @poser/@faire/@refaire/@changer plancher/solivage/lambourde/osb/plancher_boi -chauffant -traitement
Prendre les niveaux et préparer ; 1.5 + 0.03/u
Poser les solives et les appuis ; 1 + 0.35/u ; solives, sabots
Poser et visser le plancher ; 0.35/u ; panneaux ou lames, vis
# Construction de mezzanine | 10 m²
= mezzanine
Prendre les cotes et dessiner ; 2
Tailler et poser la structure ; 3 + 0.9/u ; bois, sabots
Poser le plancher ; 0.5 + 0.5/u ; panneaux ou lames
Poser le garde-corps et l'échelle ; 5 ; garde-corps, échelle
# Construction de carport | 20 m²
~ pergola: Construction de pergola
~ auvent: Construction d'auvent
~ preau: Construction de préau
~ appenti: Construction d'appentis
~ marquise: Construction de marquise
= carport/pergola/auvent/preau/appenti/marquise -@reparer -@deposer
= @faire/@poser/@refaire carport/pergola/auvent/preau/appenti/marquise
Prendre les cotes, dessiner et tailler les bois ; 3 + 0.35/u ; bois de charpente
Lever et poser les poteaux et les pannes ; 3 + 0.3/u ; pieds de poteau, boulons
Poser les chevrons et contreventer ; 2 + 0.2/u ; chevrons, vis
?couverture/bac_acier/tuile/ardoise/polycarbonate/shingle: Poser la couverture ; 1.5 + 0.2/u ; couverture, visserie
Poser les rives et les finitions ; 1.5 + 0.05/u
# Construction d'abri ou de garage bois | 12 m²
+ Maison ou extension à ossature bois, Pose de bardage bois
= abri/abri_jardin/cabanon/garage/chalet/pool_house boi/ossature/ossature_boi/douglas/sapin/#m²
~ abri: Construction d'abri
~ garage: Construction de garage bois
~ pool_house: Construction de pool house
= @faire/@poser/@refaire abri/cabanon/garage/chalet/cabane/pool_house/bucher/box/hangar
Implanter et préparer les appuis ; 3
Tailler et assembler l'ossature ; 3 + 1/u ; bois d'ossature
Lever les murs et la charpente ; 2 + 0.8/u ; connecteurs, vis
Poser le bardage et la couverture ; 2 + 0.9/u ; bardage, couverture
# Pose de terrasse en bois | 20 m²
= terrasse @faire/@poser/@refaire/boi/lame/pin/composite/douglas/ipe/#m²
Implanter et préparer le sol ; 1 + 0.1/u ; géotextile, plots
Poser les lambourdes ; 1 + 0.3/u ; lambourdes
Poser et visser les lames ; 0.5 + 0.5/u ; lames, vis inox
Poser les finitions et les rives ; 1 + 0.05/u
# Maison ou extension à ossature bois | 20 m²
~ maison: Maison à ossature bois
~ extension/agrandissement: Extension à ossature bois
= ossature/ossature_boi/maison_boi/extension_boi -carport -pergola -auvent -abri
= @faire/@poser extension/maison/agrandissement/studio boi/ossature
Relever, calculer et dessiner ; 6 + 0.2/u
Fabriquer les murs en atelier ; 6 + 1/u ; bois d'ossature, panneaux
Lever les murs, le plancher et la charpente ; 6 + 1/u ; connecteurs, vis
Poser le pare-pluie et le bardage ; 3 + 0.8/u ; pare-pluie, bardage
# Surélévation bois | 30 m²
= surelev*/surelevation/rehauss* toit/toiture/maison/charpente/etage/boi
= surelevation
+ Maison ou extension à ossature bois, Charpente traditionnelle neuve
Relever, calculer et dessiner ; 10
Bâcher, déposer la toiture et préparer ; 6 + 0.6/u
Lever le plancher et les murs ; 6 + 1.2/u ; bois d'ossature
Poser la charpente neuve ; 4 + 0.7/u ; bois de charpente
# Pose de bardage bois | 30 m²
= @poser/@refaire/@changer/@faire bardage/claire_voie/clin/vetage
= bardage
Poser le pare-pluie et les tasseaux ; 1 + 0.2/u ; pare-pluie, tasseaux
Poser les lames de bardage ; 1 + 0.5/u ; lames, clous inox
Poser les angles et les habillages ; 1.5 + 0.05/u
# Fabrication et pose d'escalier | 1 escalier
= @faire/@poser/@changer/@refaire escalier/echelle_meunier
Prendre les cotes et tracer l'épure ; 4/u
Débiter et assembler en atelier ; 16/u ; bois, colle
Poser et fixer l'escalier ; 8/u
# Pose de voliges, de liteaux ou d'écran | 50 m²
~ volige/voligeage: Pose de voliges
~ liteau/liteaunage: Pose de liteaux
~ ecran/pare_pluie: Pose d'écran sous-toiture
= @poser/@changer/@refaire volige/voligeage/liteau/liteaunage/contre_liteau/ecran_sou_toiture/ecran/pare_pluie
Préparer et contrôler le support ; 1 + 0.02/u
Poser l'écran ou les voliges ; 0.5 + 0.12/u ; voliges ou écran, pointes
Poser les liteaux ; 0.1/u ; liteaux, pointes
# Isolation de toiture par l'extérieur | 60 m²
= sarking
= @isoler toit/toiture/rampant/comble/extension
Préparer le support ; 1 + 0.05/u
Poser le frein-vapeur et l'isolant ; 1 + 0.25/u ; isolant, membrane
Poser les contre-liteaux et l'écran ; 0.5 + 0.15/u ; écran, liteaux
# Dépose de charpente | 40 m²
~ carport/pergola/auvent/appenti/preau: Dépose de l'ouvrage bois
~ plancher/solive: Dépose de plancher
= @deposer charpente/fermette/carport/pergola/auvent/appenti/preau/plancher/solive/hangar/abri
Étayer et sécuriser ; 2
Démonter la charpente ; 1 + 0.3/u
Trier, évacuer et nettoyer ; 1 + 0.1/u
# Création de lucarne | 1 lucarne/chien-assis
= lucarne/chien_assi/outeau
Étayer, ouvrir et tracer ; 5/u
Tailler et poser la charpente de la lucarne ; 12/u ; bois, ferrures
Poser le voligeage et les jouées ; 7/u ; voliges, bardage
Raccorder à la charpente en place ; 3/u
# Débord de toit et habillage de rives | 15 ml
~ planche_rive/rive: Pose de planches de rive
~ sous_face/sou_face/dessou: Habillage de dessous de toit
~ bandeau: Pose de bandeaux
= @poser/@changer/@refaire/habill* debord/planche_rive/rive/sou_face/dessou_toit/bandeau/queue_vache/avant_toit
  /cache_moineau
Installer l'accès et déposer l'existant ; 1 + 0.1/u
Poser les supports et les tasseaux ; 0.5 + 0.12/u ; tasseaux
Poser les lames ou les planches ; 0.5 + 0.25/u ; lambris, vis
# Diagnostic de charpente
= diagnosti*/diag/expertise/inspection/@entretenir/visite/etat/avis charpente/poutre/solive/plancher/structure/fermette
= charpente craque/bruit/affaiss*
Sonder et contrôler les bois ; 1.5
Relever les désordres et prendre des photos ; 1
Rédiger le compte rendu et les préconisations ; 1.5
# Pose d'escalier escamotable | 1 escalier/trappe
= @poser/@changer/@faire escamotable/escalier_escamotable/trappe_escamotable/echelle_escamotable
Tracer, découper et créer le chevêtre de trappe ; 1.5/u ; bois, vis
Poser et régler l'escalier escamotable ; 2/u ; escalier escamotable
Poser l'habillage et nettoyer ; 0.75/u ; couvre-joints
# Couverture en bac acier | 20 m²
= bac_acier @poser/couverture/@changer
= couverture bac_acier
Poser les pannes d'appui et les liteaux ; 0.5 + 0.05/u ; liteaux
Poser et visser les bacs acier ; 0.75 + 0.18/u ; bac acier, vis
Poser le faîtage, les rives et le solin ; 1 + 0.04/u ; pièces de finition, mastic
# Étaiement | 1 ouverture/poutre/plancher
= etaiement/etayer/etayage/etai
Contrôler les charges et tracer ; 1
Poser les étais et les bastaings ; 2/u ; étais, bastaings
Contrôler et sécuriser ; 0.5
# Restauration de pan de bois | 10 m²
= colombage/pan_boi/torchi
= @refaire/@reparer colombage/pan_boi
Étayer et sonder ; 3
Remplacer les bois abîmés ; 2 + 1.5/u ; chêne, chevilles
Remonter le remplissage ; 1 + 0.6/u
# Pose de linteau ou de poutre de reprise | 1 linteau/poutre
= @poser/@changer linteau/poutre_reprise/filiere
Étayer et tracer ; 2.5
Ouvrir et préparer les appuis ; 2/u
Poser et caler le linteau ; 3/u ; linteau, mortier
# Balcon ou coursive bois | 6 m²
= @faire/@poser/@refaire/@changer balcon/coursive/passerelle/deck
Prendre les cotes et dessiner ; 2
Poser la structure ; 2 + 0.9/u ; bois, ferrures
Poser le plancher et le garde-corps ; 2 + 0.9/u ; lames, garde-corps
# Pose de garde-corps bois | 4 ml
= @poser/@changer/@refaire/@faire gardecorp/rambarde/rampe/balustrade
Prendre les cotes et préparer ; 1
Fabriquer le garde-corps ; 0.9/u ; bois
Poser et fixer ; 0.5/u ; fixations
# Clôture ou portail bois | 10 ml
= @poser/@faire/@changer/@refaire cloture/palissade/portail/portillon/brise_vue
Tracer et implanter ; 1
Sceller les poteaux ; 0.5 + 0.3/u ; poteaux, béton
Poser les lames ou les panneaux ; 0.4/u ; lames, vis inox`,
);
