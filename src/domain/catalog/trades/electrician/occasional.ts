import { tradeWorks } from "../../work-template.ts";

/** Rooms, networks and larger works of the trade « électricien ». Data in the public domain (CC0). */
export const electricianOccasionalWorks = tradeWorks(
  "électricien",
  `> Repérer, couper et consigner le circuit, protéger les lieux ; 0.25
# Électricité de cuisine | 1 cuisine
= @refaire/@faire/@poser electricite/electrique/alimentation/circuit/ligne ~cuisine
= electricite cuisine
+ Création d'une ligne électrique, Ajout de prises de courant, Rénovation électrique complète
Faire le plan et tracer les points ; 1/u
Faire les saignées et passer les gaines ; 5/u ; gaines, boîtes
Tirer les lignes dédiées (plaque, four, lave-vaisselle) ; 4/u ; câble, disjoncteurs
Poser les prises, les interrupteurs et l'éclairage ; 3.5/u ; appareillage, luminaires
Raccorder au tableau, tester et contrôler ; 1.5/u ; disjoncteurs
# Électricité de salle de bain | 1 salle de bain
= @refaire/@faire/@poser electricite/electrique/alimentation/prise/eclairage ~salle_bain/salle_eau
= recabl*/cabl*/norme/normes ~salle_bain/salle_eau
= electricite salle_bain/salle_eau
+ Rénovation électrique complète, Ajout de prises de courant, Pose de points lumineux
Contrôler les volumes et tracer les points ; 0.75/u
Passer les gaines et les câbles ; 2.5/u ; gaine, câble
Poser les prises, l'éclairage et le sèche-serviettes ; 2.5/u ; appareillage, luminaires
Faire la liaison équipotentielle ; 1/u ; fil de terre, bornes
Raccorder au tableau, tester et contrôler ; 1/u ; différentiel, disjoncteurs
# Électricité d'une pièce ou d'une extension | 1 pièce/extension/chambre/garage/véranda/combles
= @refaire/@faire/@poser electricite/electrique ~chambre/piece/extension/veranda/comble/garage/cave/sous_sol/studio
  /bureau/salon/sejour/etage/grenier
= electricite chambre/piece/extension/veranda/comble/garage/sous_sol/bureau/salon/sejour/etage
+ Rénovation électrique complète, Alimentation d'une dépendance
Faire le plan et tracer les points ; 1/u
Passer les gaines et les câbles ; 4/u ; gaine, fils
Poser les prises et les interrupteurs ; 2.5/u ; appareillage
Poser les points lumineux ; 1/u ; DCL, luminaires
Raccorder au tableau, tester et contrôler ; 1.25/u ; disjoncteurs
# Électricité de local professionnel | 80 m² habitables
= electricite/electrique/eclairage/courant magasin/boutique/bureaux/restaurant/atelier/local/hangar/salon_coiffure
  @refaire/@faire/@poser
+ Rénovation électrique complète, Pose de points lumineux, Électricité d'une pièce ou d'une extension
Faire le plan et repérer les circuits ; 2 + 0.02/u
Poser le tableau et ses protections ; 5 + 0.04/u ; tableau, disjoncteurs
Passer les chemins de câbles et les câbles ; 2 + 0.2/u ; chemins de câbles, câble
Poser les prises et l'éclairage ; 2 + 0.2/u ; appareillage, luminaires
Poser les blocs de secours ; 1.5 ; blocs de secours
Tester, mettre en service et remettre le dossier ; 2 + 0.01/u
# Installation électrique de logement neuf | 100 m² habitables
= electricite/installation_electrique/electrique maison_neuf/neuf/neuve/construction/villa
= @faire/@poser installation_electrique/electricite ~maison/neuf/neuve/construction
+ Rénovation électrique complète, Remplacement de tableau électrique, Pose de prises réseau RJ45
Faire le plan et repérer les points ; 2 + 0.03/u
Passer les gaines et poser les boîtes ; 4 + 0.3/u ; gaine ICTA, boîtes
Tirer les fils et les câbles ; 2 + 0.15/u ; fils, câble
Poser la GTL et le tableau ; 6 + 0.05/u ; GTL, tableau, disjoncteurs
Poser les prises, les interrupteurs et les RJ45 ; 0.18/u ; appareillage, plaques
Tester et préparer le Consuel ; 3 ; dossier Consuel
# Changement de puissance ou passage en monophasé
= triphase/monophase/tri_mono/puissance @changer/passer/passage/augment*/modif*
= passage/passer monophase/triphase
= augment* puissance/abonnement
Étudier les puissances et équilibrer les phases ; 1.25
Modifier le tableau et les protections ; 3 ; disjoncteurs, peignes
Coordonner avec le gestionnaire du réseau ; 0.75
Tester et contrôler ; 0.75
# Déplacement de tableau ou de compteur | 1 tableau/compteur
= deplac*/decal* tableau/compteur/disjoncteur
+ Remplacement de tableau électrique
Consigner et repérer les circuits ; 1.5/u
Prolonger les circuits et passer les gaines ; 4/u ; câble, gaine, boîtes
Reposer et câbler le tableau ; 3.5/u ; tableau, peignes
Tester et étiqueter ; 1/u
# Déplacement de prises ou d'interrupteurs | 1 prise/interrupteur/point lumineux/luminaire
~ prise: Déplacement de prises
~ interrupteur: Déplacement d'interrupteurs
= deplac*/decal*/remont*/bouger prise/interrupteur/point_lumineux/luminaire/applique/lampe -solaire
+ Ajout de prises de courant
Couper le courant et tracer ; 0.25 + 0.1/u
Faire la saignée et prolonger l'alimentation ; 0.75/u ; gaine, fil, boîte
Poser et raccorder l'appareillage ; 0.4/u ; appareillage
Reboucher et tester ; 0.25 + 0.15/u ; plâtre
# Création d'un va-et-vient ou d'une commande | 1 commande/interrupteur/va-et-vient
= @faire/@poser/ajout* va_et_vient/va_vient/commande/interrupteur/point_allumage
= va_et_vient
Couper le courant et tracer ; 0.5
Faire le passage et le tirage des fils ; 1.25/u ; fil, gaine ou goulotte
Poser et raccorder les interrupteurs ; 0.5/u ; interrupteurs, boîtes
Tester et reboucher ; 0.5 ; plâtre
# Encastrement de câbles et de gaines | 6 ml
= encastr*/cach*/saigne* fil/cable/gaine/tele/goulotte
= saignee/saigner
+ Ajout de prises de courant
Tracer et faire les saignées ; 0.25 + 0.3/u
Passer les gaines et les câbles ; 0.25 + 0.12/u ; gaine, câble
Reboucher au plâtre et nettoyer ; 0.25 + 0.15/u ; plâtre
# Remplacement d'éclairage par des LED | 10 luminaire/tube/néon/dalle/spot/réglette
= relamping/led @changer/passage/passer/conver*/remplacer neon/halogene/tube/fluo/spot/reglette/luminaire
  -plafonnier -lustre
= passage/passer led
= @changer neon/halogene/fluo led
+ Pose de points lumineux, Pose de spots encastrés, Remplacement de tube néon
Repérer et couper les circuits ; 0.5
Déposer les anciens luminaires ; 0.15/u
Poser et raccorder les luminaires LED ; 0.35/u ; luminaires LED
Tester et évacuer les anciens ; 0.5 + 0.03/u
# Dépose d'installation électrique | 60 m² habitables
= @deposer installation_electrique/electricite/electrique/circuit/cable
= consign*/neutralis*/mise_hors_tension installation/electrique/circuit/courant
Consigner et mettre hors tension ; 1
Déposer l'appareillage et les câbles ; 1 + 0.08/u
Poser un branchement provisoire ; 1.5 ; coffret de chantier
Trier, évacuer et nettoyer ; 0.5 + 0.02/u
# Passage de fibre ou débouchage de gaine | 15 ml
= fibre @poser/@faire/tirer/passer/tirage/bloqu*/bouch*/raccord*
= aiguill*/debouch* gaine/fourreau
= gaine/fourreau bouche/ecrase/ecrasee/bloque/bouchee
Repérer et contrôler la gaine ; 0.75
Aiguiller ou déboucher la gaine ; 1 + 0.05/u
Tirer la fibre ou le câble ; 0.5 + 0.04/u ; fibre ou câble
Poser la prise et tester ; 0.75 ; prise optique
# Réparation de câble coupé ou arraché
= cable/fil/ligne/gaine coupe/coupee/arrache/arrachee/sectionne/ronge/brule/denude/perce
= @reparer cable/fil/ligne/gaine
+ Recherche de panne électrique, Dépannage de câble
Couper le courant et localiser le défaut ; 0.75
Ouvrir et dégager le câble ; 0.5
Réparer ou remplacer la liaison ; 1 ; câble, boîte, manchons
Remettre sous tension et tester ; 0.5
# Attestation et mise en conformité Consuel
= consuel/attestation_conformite/qualifelec
= mise_conformite/conformite electrique/tableau/installation/logement
Contrôler l'installation et relever les défauts ; 1.5
Reprendre les défauts ; 3 ; protections, appareillage
Préparer et déposer le dossier Consuel ; 1
Accompagner la visite ; 1
# Électricité de piscine ou de spa | 1 piscine/spa
= piscine/spa/jacuzzi/sauna/hammam @poser/raccord*/branch*/alimentation/electrique/electricite/coffret/eclairage
Consigner et préparer le tracé ; 0.75
Passer la gaine et le câble ; 3/u ; câble, gaine
Poser le coffret et les protections ; 2/u ; coffret, différentiel
Raccorder la pompe, l'éclairage et la terre ; 2/u ; boîtes, transformateur
Tester et contrôler ; 0.5
# Vérification périodique d'installation | 1 site/local
= verification_periodique/q18/thermographi*/controle_periodique/verification_annuelle
Préparer et contrôler les documents ; 0.75
Contrôler les tableaux, les protections et la terre ; 2.5/u
Mesurer et tester les circuits ; 1.5/u
Rédiger et remettre le rapport ; 1.5
# Raccordement de volets roulants | 1 volet/store
~ store: Raccordement de stores
= raccord*/branch*/@poser/aliment*/cabl* volet/volet_roulant/store -motoris* -moteur
= centralis*/commande_centralisee/commande_generale volet/volet_roulant/store
Couper le courant et repérer les lignes ; 0.5
Tirer l'alimentation des volets ; 0.5/u ; câble, gaine
Poser et raccorder les commandes ; 0.5/u ; interrupteurs de volet
Régler les fins de course et tester ; 0.25/u
# Pose d'éclairage extérieur à détecteur | 1 projecteur/applique/lumière/éclairage/spot/luminaire
+ Éclairage extérieur, Pose de points lumineux, Pose de détecteur de mouvement
= projecteur/lumiere/applique/eclairage/spot/luminaire/lampe ~detecteur -fumee -changer
Couper le courant et repérer l'alimentation ; 0.25
Tirer l'alimentation ; 1/u ; câble R2V, gaine
Poser et raccorder l'éclairage à détecteur ; 0.75/u ; applique ou projecteur à détecteur
Régler la détection et tester ; 0.25`,
);
