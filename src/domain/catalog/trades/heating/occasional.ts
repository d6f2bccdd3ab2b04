import { tradeWorks } from "../../work-template.ts";

/** Studies, networks and larger works of the trade « chauffagiste ». Data in the public domain (CC0). */
export const heatingOccasionalWorks = tradeWorks(
  "chauffagiste",
  `> Protéger le sol et les lieux ; 0.25
< Nettoyer et évacuer ; 0.25
# Entretien de chaudière fioul | 1 chaudière
= @entretenir/ramon* chaudiere fioul/fuel/mazout
= @entretenir/@changer gicleur/bruleur_fioul
+ Entretien annuel de chaudière
Contrôler l'état général et l'étanchéité du circuit ; 0.25/u
Nettoyer le brûleur, remplacer le gicleur et le filtre ; 0.75/u ; gicleur, filtre fioul
Ramoner et nettoyer le corps de chauffe ; 0.75/u
Mesurer la combustion et régler ; 0.5/u
Établir et remettre l'attestation d'entretien ; 0.25/u
# Déplacement de radiateur | 1 radiateur
= deplac*/decal*/bouger radiateur
+ Pose de radiateurs, Remplacement de radiateurs
Vidanger le circuit de chauffage ; 0.75
Déposer le radiateur ; 0.5/u
Modifier et prolonger les tuyauteries ; 1.5/u ; tube, raccords
Poser les consoles et remettre le radiateur ; 0.75/u ; consoles
Remettre en eau, purger et contrôler ; 0.75
# Dépose et repose de radiateurs | 1 radiateur
= @deposer repos*/remont*/remis*/peint*/papier ~radiateur
= @deposer radiateur repos*/remont*/remett*/pendant/tapiss*
+ Dépose de radiateur, Pose de radiateurs, Remplacement de radiateurs
Vidanger le circuit de chauffage ; 0.75
Déposer et stocker les radiateurs ; 0.4/u
Reposer et raccorder les radiateurs ; 0.5/u ; joints
Remettre en eau, purger et contrôler ; 0.75
# Remise en pression du circuit
= remise_pression/remettre_pression/remettre_eau/pression basse/baisse/chute/zero
= pression chaudiere/chauffage/circuit
+ Dépannage de chaudière, Recherche de fuite sur chauffage
Contrôler la pression et le vase d'expansion ; 0.5
Regonfler le vase et remettre en pression ; 0.5
Purger, rechercher une fuite et contrôler ; 0.5
# Remplacement d'une chaudière fioul par une chaudière gaz
= chaudiere fioul/fuel/mazout gaz @changer/passer/passage/conver*
= passer/passage/conver* fioul/fuel gaz/granule
+ Remplacement de chaudière, Neutralisation de cuve à fioul
Couper, vidanger et déposer la chaudière fioul ; 4
Neutraliser ou déposer la cuve à fioul ; 6
Créer la ligne de gaz et son contrôle ; 4 ; tube cuivre, vannes
Poser la chaudière gaz et ses raccordements ; 6 ; chaudière, raccords, vannes
Tuber le conduit ou poser la ventouse ; 3 ; tubage ou ventouse
Raccorder la régulation et l'électricité ; 2 ; thermostat, sonde
Remettre en eau, mettre en service et régler ; 2.5
# Pompe à chaleur air-air multisplit | 3 unité/split
= pompe_chaleur air_air
= multisplit/tri_split/bi_split/bisplit/trisplit/quadri_split
+ Pose de climatisation réversible, Pose de pompe à chaleur air-eau
Choisir les emplacements et protéger ; 1
Poser et fixer le groupe extérieur ; 2.5 ; unité extérieure, support
Poser et fixer les unités intérieures ; 1.5/u ; splits, platines
Percer et passer les liaisons ; 2.5/u ; liaisons frigorifiques, goulotte
Raccorder l'électricité et les condensats ; 2.5 ; câble, disjoncteur, tube
Tirer au vide, mettre en service et expliquer ; 2
# Déplacement de climatisation
= deplac*/demontage_remontage/demonter_remonter clim*/split/groupe_exterieur/unite_exterieur
Récupérer le fluide et débrancher ; 1.25
Déposer les unités ; 1.5
Reposer et refaire les liaisons ; 3.5 ; liaisons frigorifiques, goulotte
Tirer au vide, recharger et mettre en service ; 1.5 ; fluide frigorigène
# Étude thermique et dimensionnement
= etude/bilan/dimensionn*/calcul/devis_comparatif thermique/deperdition/chauffage/chaufferie
= etude_thermique/bilan_thermique/audit_energetique
Visiter et relever les surfaces et les parois ; 2
Calculer les déperditions pièce par pièce ; 3
Dimensionner et comparer les solutions ; 2
Rédiger et remettre le rapport ; 1.5
# Désembouage de plancher chauffant | 8 boucle
= desembou*/rinc*/@nettoyer plancher_chauffant/plancher
+ Désembouage du circuit de chauffage, Entretien de plancher chauffant
Isoler le collecteur et raccorder la pompe ; 1.25
Désembouer boucle par boucle ; 0.5/u ; produit désembouant
Rincer et ajouter l'inhibiteur ; 1 ; inhibiteur
Régler les débits et contrôler la chauffe ; 1
# Rénovation de chaufferie | 1 chaufferie
= @refaire/@changer/modernis* chaufferie/sous_station
= chaufferie
Étudier, vidanger et consigner ; 6/u
Déposer et évacuer les anciens équipements ; 10/u
Poser les chaudières et les équipements ; 24/u ; chaudières, pompes, vannes
Refaire les tuyauteries et l'isolation ; 24/u ; tube acier, calorifuge
Raccorder l'électricité et la régulation ; 12/u ; armoire, sondes
Mettre en service, régler et contrôler ; 6/u
# Calorifugeage de tuyaux de chauffage | 10 ml
= calorifug*/@isoler tuyau/tuyauterie/canalisation/chaufferie/reseau
= calorifug*
Nettoyer et préparer les tuyaux ; 0.25 + 0.03/u
Poser l'isolant sur les tuyaux ; 0.15/u ; coquilles isolantes, adhésif
Contrôler et nettoyer ; 0.25
# Modification du réseau de chauffage | 6 ml
= @changer/@refaire/deplac*/@poser/encastr* tuyau/tuyauterie/canalisation/alimentation/bitube/monotube -gaz -eau_chaude
= tuyau/tuyauterie chauffage/radiateur @changer/@refaire/deplac*/cach*
Vidanger le circuit de chauffage ; 0.75
Déposer les anciennes tuyauteries ; 0.25/u
Poser et raccorder les tuyauteries ; 0.5/u ; tube cuivre ou multicouche, colliers
Remettre en eau, purger et contrôler l'étanchéité ; 1
# Équilibrage de chauffage collectif | 20 radiateur
= equilibr* collectif/copropriete/immeuble/colonne
Relever les températures et les débits ; 3 + 0.1/u
Régler les vannes et les tés ; 1 + 0.15/u
Contrôler et remettre le rapport ; 2
# Certificat et contrôle de gaz
= certificat/attestation/conformite/controle/verif* gaz/qualigaz
= fuit*/odeur/sent gaz
= qualigaz
Contrôler la tuyauterie et mesurer l'étanchéité ; 0.75
Reprendre les défauts ; 1 ; raccords, robinet, flexible
Remettre en service et établir le certificat ; 0.75`,
);
