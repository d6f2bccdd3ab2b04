import { tradeWorks } from "../../work-template.ts";

/** Preparations, repairs and rarer works of the trade « peintre ». Data in the public domain (CC0). */
export const painterOccasionalWorks = tradeWorks(
  "peintre",
  `> Protéger le sol et les meubles ; 0.5 ; bâche, adhésif
< Nettoyer et remettre en place ; 0.25
# Raccords et retouches de peinture | 1 raccord/retouche/pièce
= raccord/retouche/reprise peinture/peint*/mur/plafond
= @peindre/@refaire raccord/retouche
= retouch* peinture/mur
Reboucher, enduire et poncer les reprises ; 0.75/u ; enduit, abrasif
Appliquer l'impression sur les reprises ; 0.25/u ; impression
Peindre les raccords en deux couches ; 0.75/u ; peinture à la teinte
# Rebouchage de trous et de fissures | 5 trou/fissure
= rebouch*/bouch*/@reparer trou/cheville/eclat/saignee/impact
= @reparer/rebouch*/traiter/traitement fissure/lezarde -facade -exterieur
+ Peinture de murs
Ouvrir et gratter les trous et les fissures ; 0.25 + 0.1/u
Reboucher et poser les bandes ; 0.25 + 0.2/u ; enduit, calicot
Enduire et poncer ; 0.25 + 0.15/u ; enduit, abrasif
Peindre les reprises ; 0.5 + 0.1/u ; impression, peinture
# Enlèvement de crépi ou de gouttelette intérieure | 20 m²
= crepi/gouttelette/flocon/granite/projete/relief @deposer/ponc*/gratt*/lisser/ratiss*/enduire/enduit/cach*/recouvr*
= gouttelette/mur_granite
+ Enduit et ratissage de murs, Dépose de papier peint
Protéger les sols et confiner la poussière ; 0.75 ; bâche
Gratter ou poncer le crépi ; 0.2/u ; abrasif
Passer deux couches d'enduit de lissage ; 0.3/u ; enduit
Poncer et dépoussiérer ; 0.12/u ; abrasif
Appliquer l'impression ; 0.05/u ; impression
# Peinture d'appartement ou de maison complète | 60 m² habitables
= @peindre/@refaire/rafraich* appartement/maison/logement/studio/t1/t2/t3/t4/t5/f2/f3/villa/pavillon/gite
  -facade -exterieur -porte -volet -meuble -fenetre -bois
= @peindre tout/toute/integralite/complet*/entier* ~appartement/maison/logement/studio/interieur*
= peinture interieur* ~maison/appartement/logement/pavillon
+ Peinture de pièces, Peinture de murs, Peinture de plafond, Peinture de boiseries, Peinture de portes
Protéger les sols et les meubles ; 1 + 0.04/u ; bâche, adhésif
Lessiver, reboucher, enduire et poncer ; 2 + 0.25/u ; enduit, abrasif
Appliquer la sous-couche d'impression ; 1 + 0.1/u ; impression
Peindre les plafonds en deux couches ; 0.2/u ; peinture plafond
Peindre les murs en deux couches ; 0.45/u ; peinture murs
Peindre les portes et les boiseries ; 1 + 0.12/u ; laque
Faire les finitions, retoucher, déprotéger et nettoyer ; 1 + 0.04/u
# Marquage au sol | 10 place/ml/ligne
= marquage/tracage/ligne/bande sol/parking/place/entrepot/atelier @faire/@peindre/@refaire
= marquage_sol/place_parking
Nettoyer et tracer le marquage ; 0.5 + 0.1/u
Masquer les bandes ; 0.1/u ; adhésif
Peindre le marquage en deux couches ; 0.25/u ; peinture routière
# Vernissage ou lasure de boiseries | 8 m²
= vernir*/verni/vitrif*/huil*/cir*/lasur* porte/escalier/boiserie/poutre/parquet/meuble/table/lambri/plan/fenetre
  /marche
= vernir*/vernissage
Protéger les abords ; 0.5
Poncer et dépoussiérer ; 0.25 + 0.25/u ; abrasif
Appliquer trois couches de vernis ou d'huile ; 0.4/u ; vernis ou huile
Égrener entre les couches et nettoyer ; 0.5 + 0.05/u ; abrasif
# Pose de revêtement mural ou de panneaux | 12 m²
= @poser lambri/panneau/sticker/adhesif/vinyle/liege/tasseau/credence ~mur/mural
= revetement_mural/tissu_mural/tissu_tendu @poser/@changer
Préparer les murs ; 0.75 + 0.08/u ; enduit, primaire
Couper et poser le revêtement mural ; 0.4/u ; revêtement, colle
Faire les joints et les finitions ; 0.5 + 0.08/u ; mastic
# Pose de film ou d'adhésif sur vitrage | 4 m²
= film/vitrophanie/adhesif/depoli vitre/vitrage/fenetre/vitrine @poser/@changer
= @poser film
Nettoyer et dégraisser les vitrages ; 0.25 + 0.1/u
Poser et maroufler le film ; 0.25 + 0.4/u ; film adhésif
Araser et contrôler ; 0.25
# Traitement de nicotine et de suie | 40 m²
= nicotine/suie/tabac/fumee/incendie mur/plafond/@peindre/@nettoyer/@refaire/chambre/salon/appartement
Lessiver et rincer les murs et le plafond ; 0.08/u ; lessive
Appliquer une sous-couche isolante anti-taches ; 0.07/u ; isolant de taches
Peindre en deux couches ; 0.16/u ; peinture
# Peinture de toit et de dessous de toit | 20 ml
~ avant_toit/debord: Peinture d'avant-toit
~ bandeau/planche_rive: Peinture de bandeaux
= @peindre avant_toit/debord/bandeau/planche_rive/sous_face/dessou_toit/chien_assi/corniche_toit
Installer l'accès et protéger ; 1 + 0.03/u
Lessiver, gratter et poncer ; 0.5 + 0.12/u ; abrasif
Appliquer l'impression ; 0.06/u ; impression
Peindre en deux couches ; 0.2/u ; laque ou lasure
# Nettoyage et traitement de façade | 80 m²
= @nettoyer/demouss*/traitement facade/mur_exterieur/pignon/muret/mur_cloture
= hydrofug*/impermeabilis* facade/mur/pignon
Protéger les abords et les ouvertures ; 1 + 0.01/u
Nettoyer la façade à basse pression ; 0.5 + 0.05/u
Appliquer le traitement anti-mousse ; 0.5 + 0.02/u ; antimousse
# Traitement et peinture d'un mur humide | 10 m²
= humidite/humide/salpetre mur/cave/sous_sol/chambre @peindre/traitement/traiter/@refaire/@reparer
Gratter et brosser le support ; 0.5 + 0.15/u
Traiter le salpêtre et laisser sécher ; 0.5 + 0.1/u ; traitement
Enduire et poncer ; 0.5 + 0.2/u ; enduit
Peindre en deux couches ; 0.5 + 0.2/u ; peinture respirante
# Choix et essais de couleurs
= conseil/echantillon/nuancier/nuance couleur/teinte/peinture/decoration
Visiter et relever les pièces ; 0.75
Proposer une harmonie de teintes ; 1.5
Faire les échantillons au mur ; 1 ; échantillons`,
);
