import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « peintre ». Data in the public domain (CC0). */
export const painterWorks = tradeWorks(
  "peintre",
  `< Nettoyer et ranger ; 0.25
> Protéger le sol et les meubles ; 0.5 ; bâche, adhésif
# Peinture des murs et du plafond | 12 m² au sol
+ Lessivage de murs et de plafonds
+ Enduit et ratissage de murs
= @peindre mur/plafond #sol
= @peindre #sol -facade -sol_garage -parquet
= @peindre mur plafond #sol
= @peindre salon/sejour/chambre/cuisine/couloir/entree/appartement/maison/logement/studio/bureau/salle_bain
  /cage_escalier/piece/salle #sol -facade -ravalement
+ Peinture de murs, Peinture de plafond, Peinture de pièces
Protéger le sol et les meubles ; 1 + 0.025/u ; bâche, adhésif
Lessiver, reboucher, enduire et poncer ; 1 + 0.14/u ; enduit, abrasif
Appliquer la sous-couche d'impression ; 0.25 + 0.05/u ; impression
Peindre le plafond en deux couches ; 0.2/u ; peinture plafond
Peindre les murs en deux couches ; 0.37/u ; peinture murs
?porte/boiserie/plinthe/menuiserie: Peindre les boiseries ; 1.5 + 0.06/u ; laque
Faire les finitions, retoucher, déprotéger et nettoyer ; 1 + 0.03/u
# Peinture de pièces | 1 pièce/chambre/salon/séjour/cuisine/bureau/couloir/entrée/salle de bain/wc/toilettes
+ Lessivage de murs et de plafonds
+ Enduit et ratissage de murs
~ cuisine: Peinture de cuisine
~ chambre: Peinture de chambre
~ salle_bain/salle_eau: Peinture de salle de bain
~ salon/sejour: Peinture de salon
~ couloir/entree: Peinture de couloir
= rafraich*/raviv*/jauni* mur/plafond/cuisine/salon/chambre
= @peindre blanche/blanc/couche/satine/satinee/mat/mate/velour &chambre/piece/salon/sejour/cuisine/couloir -plafond
  -mur -porte -fenetre -volet -facade -boiserie -plinthe -toile_verre -meuble
= @refaire salon/sejour/chambre/cuisine/couloir/entree/bureau/appartement/piece
  /palier/salle à manger/studio
= @peindre salon/sejour/chambre/cuisine/couloir/entree/bureau/salle_bain/piece/wc/toilette/palier/salle_manger
  /appartement/studio/logement -facade -meuble -parquet -porte -volet
= @peindre interieur* -porte -escalier -volet -fenetre -portail
+ Peinture de murs, Peinture de plafond
Protéger le sol et les meubles ; 0.75/u ; bâche, adhésif
Lessiver, reboucher, enduire et poncer ; 2.5/u ; enduit, abrasif
Appliquer la sous-couche d'impression ; 1/u ; impression
Peindre le plafond en deux couches ; 2.5/u ; peinture plafond
Peindre les murs en deux couches ; 5/u ; peinture murs
?porte/boiserie/plinthe/menuiserie: Peindre les boiseries ; 2/u ; laque
Faire les finitions, retoucher, déprotéger et nettoyer ; 1/u
# Peinture de murs | 30 m²
+ Enduit et ratissage de murs
+ Lessivage de murs et de plafonds
= @refaire mur -facade
= @peindre mur -facade -exterieur -cloture
= @peindre #m² -plafond -facade -sol -exterieur -toiture -volet -porte -portail -bardage
= @peindre cloison/placo/plaque_platre
Protéger le sol et les meubles ; 0.75 + 0.015/u ; bâche, adhésif
Lessiver, reboucher, enduire et poncer ; 0.5 + 0.06/u ; enduit, abrasif
Appliquer la sous-couche d'impression ; 0.25 + 0.03/u ; impression
Peindre les murs en deux couches ; 0.14/u ; peinture murs
Faire les finitions, retoucher, déprotéger et nettoyer ; 0.75 + 0.01/u
# Peinture de plafond | 15 m²
+ Enduit et ratissage de murs
+ Lessivage de murs et de plafonds
= @refaire plafond
= @peindre plafond -salle_bain
= plafond @peindre
Protéger le sol et les meubles ; 0.75 + 0.015/u ; bâche, adhésif
Reboucher, enduire localement et poncer le plafond ; 0.5 + 0.07/u ; enduit, abrasif
Appliquer la sous-couche d'impression ; 0.25 + 0.04/u ; impression
Peindre le plafond en deux couches ; 0.18/u ; peinture plafond
Faire les finitions, retoucher, déprotéger et nettoyer ; 0.5 + 0.01/u
# Traitement de taches et de fissures de plafond
= plafond/mur/chambre/salon ~degat_eau/degat_eaux
= cloque*/ecaill* plafond/mur
+ Peinture de plafond, Peinture de murs, Peinture de pièces
= degat_eau/degat_eaux plafond/mur/chambre/salon
= @peindre/@refaire plafond/mur &degat_eau/degat_eaux
~ degat_eau/degat_eaux: Traitement de taches après dégât des eaux
= tache/fissure/aureole ~plafond/mur
= traitement/traiter fissure/tache
= tache/aureole @peindre/@reparer/@refaire -parquet
= degat_eau/degat_eaux @peindre/@refaire/@reparer
= @reparer fissure mur/plafond/cloison/interieur*
Protéger le sol et les meubles ; 0.75 ; bâche, adhésif
Gratter les parties cloquées, reboucher, enduire et lisser ; 2 + 0.05/m² ; enduit, calicot
Appliquer une sous-couche isolante anti-taches ; 0.5 + 0.06/m² ; isolant de taches
Peindre le plafond ou la surface reprise en deux couches ; 3 ; peinture
Faire les finitions, retoucher, déprotéger et nettoyer ; 0.75
# Peinture de portes | 1 porte
= @peindre porte -garage -parquet -portail -entree
Démonter les poignées et protéger ; 0.5 + 0.1/u ; adhésif, bâche
Lessiver et poncer les portes ; 0.5/u ; lessive, abrasif
Laquer les portes en deux couches ; 1.15/u ; laque, impression
Remonter les poignées et nettoyer ; 0.25 + 0.1/u
# Peinture de porte de garage ou d'entrée | 1 porte
= @peindre porte_garage/porte_entree
Protéger les abords et démonter les accessoires ; 0.5/u ; bâche, adhésif
Dégraisser, poncer et apprêter la porte de garage ; 2/u ; primaire, abrasif
Peindre la porte de garage en deux couches ; 2.5/u ; laque
# Peinture de boiseries | 10 ml
~ plinthe: Peinture de plinthes
~ poutre: Peinture de poutres
~ lambri: Peinture de lambris
= @peindre boiserie/plinthe/moulure/lambri/poutre/huisserie -porte
= @peindre lambri/poutre
Protéger et démonter les accessoires ; 0.75 ; adhésif, bâche
Lessiver, reboucher et poncer ; 0.5 + 0.15/u ; lessive, enduit, abrasif
Laquer les boiseries en deux couches ; 0.5 + 0.25/u ; laque, impression
Retoucher et nettoyer ; 0.5
# Peinture de fenêtres | 1 fenêtre
= @peindre fenetre/porte_fenetre/chassi/dormant -autour
Protéger les vitrages et démonter les accessoires ; 0.5/u ; adhésif
Poncer, reboucher et passer l'impression ; 1.25/u ; abrasif, enduit, impression
Peindre les fenêtres en deux couches ; 1.75/u ; laque ou lasure
Nettoyer les vitrages et remonter ; 0.4/u
# Décapage et peinture de volets | 1 paire/volet
~ lasur*: Décapage et lasure de volets
~ @peindre: Peinture de volets
= @peindre volet -roulant -pos*
= @deposer volet peint*/lasur*/repeind*/ponc*
= volet @peindre
= decap* volet
Déposer et repérer les volets ; 0.2/u
Décaper et poncer ; 1.65/u ; décapant, abrasif
Reboucher et passer l'impression ; 0.65/u ; enduit, impression
Peindre les volets en deux couches ; 1.65/u ; laque ou lasure
Reposer les volets et nettoyer ; 0.25/u
# Peinture de portail, de grille ou de garde-corps | 10 ml
~ portail: Peinture de portail
~ grille: Peinture de grille
~ gardecorp/rambarde: Peinture de garde-corps
= @peindre portail/grille/garde_corps/gardecorp/ferronnerie/rambarde/balustrade/cloture/metal/rampe
~ rampe: Peinture de rampe
~ cloture: Peinture de clôture
~ balustrade: Peinture de balustrade
= antirouille portail/grille/gardecorp/ferronnerie/rambarde/rampe/cloture/escalier
Protéger les abords et le sol ; 0.75 ; bâche
Brosser la rouille, dégraisser et poncer ; 0.75 + 0.3/u ; brosse, abrasif
Passer l'antirouille ; 0.25 + 0.2/u ; antirouille
Peindre en deux couches ; 0.5 + 0.4/u ; laque fer
Nettoyer et remettre en place ; 0.5
# Peinture de façade | 60 m²
= @peindre facade/pignon/mur_exterieur/exterieur/ravalement -gardecorp -portail -volet -grille -cage_escalier -porte
  -bois -cloture
= @peindre cloture/mur_cloture/muret
= @peindre #m² &facade/pignon -lasur* -boi -interieur -chambre -salon
= ravalement -cage_escalier -escalier
Monter et installer l'échafaudage ; 2 + 0.05/u
Laver et brosser le support ; 0.05/u ; produit antimousse
Reboucher et traiter les fissures ; 1 + 0.05/u ; enduit, mastic
Protéger les menuiseries et les abords ; 0.03/u ; bâche, adhésif
Appliquer le fixateur ; 0.05/u ; fixateur
Peindre en deux couches ; 0.2/u ; peinture façade
Démonter l'échafaudage et nettoyer ; 2 + 0.04/u
# Pose de papier peint | 20 m²
= @poser/@changer papier_peint/tapisserie/intisse/papier -verre
= tapiss*
= papier_panoramique/panoramique
Protéger, reboucher et préparer les murs ; 1 + 0.03/u ; bâche, enduit
Encoller et poser le papier peint ; 0.3/u ; papier peint, colle
Découper, maroufler et raccorder les motifs ; 0.5 + 0.04/u
Nettoyer et évacuer les chutes ; 0.5
# Pose de toile de verre | 25 m²
= @poser/@faire toile_verre/fibre_verre/toile/voile_verre/fibre
Protéger, reboucher et préparer les murs ; 1 + 0.05/u ; bâche, enduit
Coller et maroufler la toile de verre ; 0.2/u ; toile de verre, colle
Peindre la toile en deux couches ; 0.17/u ; peinture
Faire les finitions, retoucher, déprotéger et nettoyer ; 0.75
# Dépose de papier peint | 30 m²
~ crepi: Dépose de crépi intérieur
~ toile_verre: Dépose de toile de verre
= @deposer papier_peint/tapisserie/papier/toile_verre/revetement_mural/moquette_murale/frisette/crepi
Protéger les sols et les meubles ; 0.5 + 0.01/u ; bâche
Détremper et décoller le papier ; 0.15/u ; décolleuse
Gratter et laver les murs ; 0.05/u
Nettoyer, évacuer et remettre en place ; 0.75
# Enduit et ratissage de murs | 30 m²
= enduire/lisser/ratiss* mur
~ plafond: Enduit et ratissage de plafond
= enduit/enduire/ratiss*/lissage/lisser -facade -monocouche -exterieur -chaux -parpaing
= @faire/@poser enduit_decoratif/beton_cire/stuc/tadelakt/chaux
Protéger les sols et les ouvertures ; 0.75 ; bâche, adhésif
Gratter, reboucher et poncer ; 0.5 + 0.05/u ; enduit de rebouchage
Passer l'enduit en 2 passes ; 0.25/u ; enduit de lissage
Poncer et dépoussiérer ; 0.1/u ; abrasif
Nettoyer et remettre en place ; 0.5
# Peinture de sol | 20 m²
= @peindre sol/sol_garage/dalle/sol_beton/resine_sol
= resine sol/garage @poser/@faire/@peindre
Dégraisser et poncer le sol ; 0.75 + 0.05/u ; dégraissant
Reboucher et dépoussiérer ; 0.5 + 0.03/u ; mortier de réparation
Passer le primaire ; 0.06/u ; primaire
Peindre le sol en deux couches ; 0.13/u ; peinture de sol
# Peinture de meubles | 1 meuble/façade
= @peindre meuble/placard/armoire/facade_cuisine/commode/bibliotheque/cuisine_meuble
= relook* meuble/cuisine
Démonter les poignées et les façades ; 0.25/u
Dégraisser et poncer ; 0.5/u ; dégraissant, abrasif
Passer la sous-couche ; 0.4/u ; primaire d'accrochage
Laquer en deux couches ; 0.75/u ; laque
Remonter et régler ; 0.25/u
# Peinture d'escalier ou de cage d'escalier | 1 cage/escalier/étage
+ Lessivage de murs et de plafonds
~ cage_escalier/cage: Peinture de cage d'escalier
+ Peinture de murs, Peinture de plafond, Enduit et ratissage de murs
= @peindre escalier/cage_escalier/montee_escalier/marche
= @refaire cage_escalier/montee_escalier/hall_immeuble
Protéger les marches et la rampe, installer l'échafaudage ; 2/u ; bâche, adhésif
Lessiver les murs, reboucher, enduire et poncer ; 2 + 0.08/m² sinon 4.5/u ; enduit, abrasif
Appliquer la sous-couche d'impression ; 0.5 + 0.02/m² sinon 1/u ; impression
Appliquer la première couche sur les murs et le plafond ; 1 + 0.12/m² sinon 5/u ; peinture
Appliquer la deuxième couche sur les murs et le plafond ; 1 + 0.11/m² sinon 4.5/u ; peinture
Peindre les boiseries et la rampe ; 5/u ; laque
Faire les finitions, retoucher et nettoyer ; 1.5/u
# Lasure de bardage ou de terrasse bois | 20 m²
~ facade: Lasure de façade en bois
~ bardage: Lasure de bardage
~ terrasse: Saturateur de terrasse en bois
~ cabanon/abri/chalet: Lasure d'abri
= lasur*/lasure/@peindre facade/maison boi/lasure
= @peindre bardage/bois_exterieur/terrasse/terrasse_bois/cabanon/chalet/pergola/abri/avant_toit/dessous_toit
  /sous_face
= satur* terrasse/bardage/bois
= lasur* facade/maison/chalet/cabane bois
Protéger les abords et le sol ; 0.75 ; bâche
Laver, dégriser ou poncer ; 0.5 + 0.15/u ; dégriseur, abrasif
Appliquer la finition en deux couches ; 0.2/u ; lasure ou saturateur
Nettoyer et remettre en place ; 0.5
# Peinture de radiateurs | 1 radiateur
= @peindre radiateur/tuyau/tuyauterie
Protéger et nettoyer les radiateurs ; 0.5/u
Poncer et passer l'apprêt ; 0.75/u ; abrasif, primaire
Laquer en deux couches ; 1/u ; laque
Nettoyer et remettre en place ; 0.25
# Peinture de salle de bain ou de pièce humide | 1 salle de bain
= @peindre ~salle_bain/salle_eau plafond/mur
Protéger le sol et les sanitaires ; 0.75
Lessiver, traiter les moisissures et poncer ; 1.5 ; fongicide, enduit
Appliquer la sous-couche d'impression ; 1 ; impression
Peindre le plafond et les murs en deux couches ; 4 ; peinture pièces humides
Faire les finitions, retoucher, déprotéger et nettoyer ; 0.75
# Peinture de carrelage ou de faïence | 10 m²
= @peindre carrelage/faience/credence/baignoire
Lessiver, dégraisser et poncer ; 0.5 + 0.1/u ; dégraissant, abrasif
Appliquer la sous-couche d'accrochage ; 0.5 + 0.1/u ; primaire
Peindre en deux couches ; 0.5 + 0.25/u ; résine ou peinture à carrelage
Retoucher et nettoyer ; 0.5
# Traitement de moisissures | 10 m²
= moisi*/moisissure/champignon/salpetre
Protéger la pièce et aérer ; 0.5
Brosser et appliquer le fongicide ; 0.5 + 0.1/u ; fongicide
Passer la sous-couche isolante ; 0.25 + 0.07/u ; sous-couche
Peindre en deux couches ; 0.5 + 0.17/u ; peinture
Nettoyer et remettre en place ; 0.25
# Pose de moulures ou de corniches | 10 ml
= @poser/@changer moulure/corniche/cimaise/rosace/baguette
Tracer et couper les moulures ; 0.5 + 0.1/u ; moulures
Coller et fixer ; 0.25 + 0.15/u ; colle
Reboucher les joints et poncer ; 0.25 + 0.1/u ; enduit acrylique
Peindre en deux couches ; 0.25 + 0.15/u ; peinture
# Peinture décorative | 10 m²
= peinture/enduit decoratif/decorative/effet/beton_cire/chaux/ferree
= pochoir/fresque/tadelakt/stuc/trompe_oeil/patine
Protéger et préparer le support ; 0.75 + 0.08/u ; enduit
Faire les échantillons et valider la teinte ; 1
Appliquer le fond ; 0.12/u ; primaire
Appliquer l'effet décoratif ; 0.5/u ; enduit ou peinture décorative
Protéger et finir ; 0.1/u ; cire ou vernis
# Peinture de toiture | 80 m²
= @peindre toit/toiture/tuile/fibrociment
Sécuriser et protéger les abords ; 2
Nettoyer et traiter la toiture ; 1 + 0.06/u ; antimousse
Appliquer le fixateur ; 0.5 + 0.03/u ; fixateur
Peindre la toiture en deux couches ; 0.5 + 0.07/u ; peinture toiture
# Peinture de local professionnel | 80 m²
= @peindre local/bureau/magasin/boutique/atelier/entrepot/restaurant/hangar #m²
Protéger le sol et le mobilier ; 1 + 0.01/u
Reboucher, enduire et poncer ; 1 + 0.04/u ; enduit
Peindre les plafonds en deux couches ; 0.06/u ; peinture
Peindre les murs en deux couches ; 0.12/u ; peinture
Faire les finitions, retoucher, déprotéger et nettoyer ; 1 + 0.01/u
# Lessivage de murs et de plafonds | 30 m²
= lessiv*
Protéger le sol et les meubles ; 0.5
Lessiver les murs et le plafond ; 0.08/u ; lessive
Rincer et sécher ; 0.5 + 0.02/u`,
);
