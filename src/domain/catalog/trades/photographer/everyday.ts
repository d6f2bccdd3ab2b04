import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « photographe ». Data in the public domain (CC0). */
export const photographerWorks = tradeWorks(
  "photographe",
  `# Reportage de mariage | 10 h
+ Reportage d'événement, Séance portrait ou famille, Vidéo ou film court
= mariage -faire_part -video -film
= photo/reportage mariage/pac/noce/ceremonie
= marion/marient/epouson -video -film
+ Galerie en ligne, Retouche de photos, Mise en page d'album
Préparer la journée, rendez-vous avec les mariés ; 2.25
?lieu/manoir/domaine/chateau/reperage/salle/mairie/eglise: Repérer les lieux ; 1.5
Faire le reportage et les prises de vue le jour du mariage ; 1.04/u
Sauvegarder, trier et sélectionner les images ; 0.45/u
Développer et retoucher les photos ; 1 + 0.032/photo sinon 1 + 1.25/u
?album/livre: Mettre en page l'album ; 4 ; album
Faire la galerie en ligne et livrer les fichiers ; 2 ; galerie en ligne
# Reportage d'événement | 4 h
= anniversaire/anniversaire_mariage/fete/soiree photo/photographe/reportage/@faire -entreprise
~ anniversaire: Reportage d'anniversaire
~ bapteme: Reportage de baptême
~ seminaire/conference: Reportage de séminaire
~ concert/spectacle: Reportage de concert ou de spectacle
~ anniversaire: Reportage d'anniversaire
= photo/reportage/couvr*/couverture/shooting evenement/soiree/seminaire/anniversaire/concert/spectacle/salon
  /inauguration/conference/bapteme/gala/festival/match/entreprise_evenement/fete
= bapteme/seminaire/inauguration photo/reportage/shooting
= bapteme/gala/anniversaire/communion/soiree -retouch* -tirage
= reportage/shooting #h
= reportage -immobilier -mariage -chantier
+ Galerie en ligne, Retouche de photos
Préparer le déroulé avec le client ; 1
Photographier l'événement ; 1.05/u
Sauvegarder, trier et sélectionner ; 0.3/u
Développer et retoucher les photos ; 0.5 + 0.75/u
Mettre en galerie et livrer ; 0.75
# Photos de produits | 10 produit/bijou/article/objet/référence/création/pièce/plat/modèle/bouteille
~ plat/culinaire/recette: Photos culinaires
~ packshot: Packshots de produits
~ bijou: Photos de bijoux
+ Portraits d'entreprise, Reportage d'entreprise ou de chantier
= photo/packshot/photographier/shooting produit/bijou/article/objet/creation/catalogue/vetement/bouteille
  /packshot -retouch*
= packshot/fond_blanc
+ Photos pour site ou réseaux sociaux
= photo/shooting/photographier ~plat/culinaire/recette/cuisine/assiette
+ Retouche de photos, Mise en page d'album
Préparer la liste des vues, installer le studio et les lumières ; 1.5
Faire la prise de vue des références ; 0.5 + 0.19/u
Trier et sélectionner ; 0.5 + 0.025/u
?detour*/fond_blanc: Détourer et retoucher les images ; 0.5 + 0.25/u
!detour*/fond_blanc: Retoucher les images ; 0.5 + 0.15/u
Exporter et livrer les fichiers ; 0.75
# Photos immobilières | 20 photo/vue
~ gite: Photos immobilières de gîte
~ airbnb/chambre_hote/hotel/location: Photos de location ou d'hébergement
= photo/reportage/shooting immobilier/appartement/maison/bien/villa/gite/airbnb/location/logement/chambre_hote/hotel
= immobilier*
+ Retouche de photos
Repérer et préparer les pièces ; 0.25
Faire les prises de vues intérieures et extérieures ; 0.5 + 0.045/u
?hdr: Trier, fusionner les HDR et retoucher les vues ; 0.5 + 0.1/u
!hdr: Trier et retoucher les photos ; 0.5 + 0.06/u
Faire l'export et la livraison des fichiers ; 0.25
# Vues par drone
= vue/photo/video ~drone
= drone/aerien/aerienne
Préparer le vol et les autorisations ; 0.75
Faire les vues drone ; 1
Traiter les vues drone ; 0.75
# Séance portrait ou famille | 1 h
~ famille: Séance famille
~ couple: Séance couple
~ grossesse: Séance grossesse
~ portrait: Séance portrait
= seance/shooting/photo famille/couple/portrait/enfant/grossesse/boudoir/adolescent/book/fratrie
= portrait/book -entreprise -equipe -corporate
+ Retouche de photos
Préparer la séance et le matériel ; 0.75
Photographier la séance ; 1.15/u
Trier, sélectionner et faire choisir ; 1
Retoucher les photos ; 2.5
?album/livre: Mettre en page l'album ; 3 ; album
Livrer les fichiers ; 0.5
# Séance naissance | 2 h
= naissance/nouveau_ne/bebe/grossesse_naissance
+ Séance portrait ou famille, Retouche de photos, Mise en page d'album
Préparer la séance avec les parents ; 0.75
Photographier la séance ; 1/u
Trier, sélectionner et faire choisir ; 1
Retoucher les photos ; 1 + 0.12/photo sinon 2.5
?album/livre: Mettre en page l'album ; 3 ; album
Commander et livrer ; 0.5
# Portraits d'entreprise | 5 personne/collaborateur/portrait/salarié/associé
= portrait/photo/photographier/trombinoscope entreprise/equipe/corporate/collaborateur/salarie/linkedin
  /associe/dirigeant/cabinet
= trombinoscope/corporate
+ Retouche de photos, Séance portrait ou famille
Préparer le planning, le matériel et la prise de vue ; 0.75
Installer le studio, le fond et les lumières ; 0.75
Photographier l'équipe et les personnes ; 0.25/u
Trier, sélectionner et faire choisir ; 0.5 + 0.05/u
Retoucher les portraits ; 0.25/u
Exporter et livrer les fichiers ; 0.5
# Reportage d'entreprise ou de chantier | 4 h
~ chantier: Reportage de chantier
~ atelier/artisan: Reportage d'atelier
= photo/reportage chantier/atelier/usine/metier/savoir_faire/entreprise/artisan/boutique/magasin -mariage
= photo site/communication/plaquette
+ Retouche de photos, Reportage d'événement
Cadrer les besoins et repérer les lieux ; 1.5
Photographier et faire le reportage ; 1.05/u
Sauvegarder, trier et sélectionner ; 0.25/u
Retoucher les photos ; 0.5 + 0.6/u
Exporter et livrer les fichiers ; 0.5
# Retouche de photos | 10 photo/image/visuel
= retouch*/detour*/restaur*/colorier
= @reparer photo
Recevoir et trier les images ; 0.5
?detour*/fond/restaur*/colorier/colori*: Détourer et retoucher les images ; 0.2/u
!detour*/fond/restaur*/colorier/colori*: Retoucher les images ; 0.75 + 0.065/u
Corriger après relecture ; 0.25 + 0.01/u
Exporter et livrer les fichiers ; 0.25
# Photos scolaires ou d'identité | 25 élève/enfant/classe/photo/personne
= photo/photographier scolaire/ecole/classe/eleve/creche/club/identite
= photo_identite/photo_scolaire
Préparer l'organisation ; 1
Installer le studio ; 0.75
Photographier les élèves ; 0.08/u
Trier et retoucher ; 0.5 + 0.06/u
Préparer les commandes et livrer ; 1 + 0.05/u ; tirages
# Mise en page d'album | 20 page
= mise_page album
= page album
= album/livre_photo/livre @faire/@poser/page/mise_page/concev*/conception
= album
Trier et choisir les photos ; 0.5 + 0.03/u
Mettre en page l'album ; 0.75 + 0.1/u
Présenter et corriger en deux tours ; 0.5
Commander et livrer ; 0.5 ; album
# Tirages et cadres | 5 tirage/cadre/impression
= tirage/encadr*/agrandissement/impression_photo/toile
Préparer les fichiers ; 0.25 + 0.1/u
Commander et contrôler les tirages ; 0.75 ; tirages, cadres
Encadrer et livrer ; 0.25 + 0.15/u
# Galerie en ligne
= galerie @faire/@poser/ligne/privee
Trier et préparer les fichiers ; 0.75
Envoyer les accès au client ; 0.25
Mettre en galerie et livrer ; 0.75
# Vidéo ou film court | 2 minute/min
= video/film/clip/teaser/interview/reel @faire/@poser/montag*/tourn*/mariage/evenement/entreprise/realis*/drone
= tournage/montage_video
Écrire le déroulé et préparer ; 2
Tourner ; 5
Monter ; 4 + 2.5/u
Étalonner et mixer le son ; 2
Corriger et livrer ; 1.5
# Visite virtuelle | 6 pièce/point/vue
= visite_virtuelle/360/matterport
Préparer les lieux ; 0.5
Prendre les vues à 360° ; 0.5 + 0.15/u
Assembler et corriger ; 0.5 + 0.25/u
Mettre en ligne et livrer ; 0.75
# Reproduction d'œuvres | 5 oeuvre/tableau/document/diapositive/peinture
= reproduction/numeris*/oeuvre/tableau photo/photographier/scan*/@faire
= numeris*
Installer les éclairages et la charte ; 1
Photographier ou numériser ; 0.5 + 0.15/u
Corriger les couleurs ; 0.25 + 0.2/u
Exporter et livrer les fichiers ; 0.5
# Cours de photographie | 2 h
= cours/stage/atelier/initiation photo/photographie/lightroom/retouche
Préparer le contenu ; 1.5
Animer le cours ; 1/u
Remettre le support et les conseils ; 0.5
# Photos de restaurant et de plats | 12 plat
= photo/photographier/shooting plat/carte/menu/restaurant/resto/bistrot/brasserie/traiteur
= photo culinaire
+ Séance portrait ou famille, Portraits d'entreprise, Reportage d'entreprise ou de chantier, Photos de produits
~ plat/carte/menu: Photos culinaires pour restaurant
Préparer la liste des vues et le stylisme ; 1
Installer les lumières ; 0.75
Photographier les plats ; 0.25 + 0.2/u
?salle/ambiance/chef/portrait: Photographier la salle et le chef ; 1.25
Trier et retoucher ; 0.5 + 0.15/u
Exporter et livrer les fichiers ; 0.5
# Photos de voiture ou de véhicule | 1 véhicule/voiture/moto
= photo/shooting/photographier voiture/vehicule/moto/bateau/camion
Repérer le lieu et préparer ; 0.75
Photographier l'extérieur et l'intérieur ; 1.25/u
Trier et retoucher ; 1.25/u
Exporter et livrer les fichiers ; 0.25
# Photos d'animaux | 1 h
= photo/shooting/seance/photographier chien/chat/animal/animaux/cheval
Préparer la séance et le matériel ; 0.5
Photographier la séance ; 1.15/u
Trier et retoucher ; 2
Exporter et livrer les fichiers ; 0.5
# Photos de mode ou de lookbook | 10 tenue/look
= photo/shooting mode/lookbook/collection/mannequin/vetement_porte/tenue
Préparer l'équipe et le déroulé ; 1.5
Installer le décor et les lumières ; 1
Photographier les tenues ; 0.35/u
Trier et retoucher ; 1 + 0.4/u
Exporter et livrer les fichiers ; 0.5
# Photos d'architecture ou d'intérieur | 12 vue
= photo/reportage/photographier architecture/architecte/decoration/decorateur/batiment/interieur/facade
Repérer le lieu et la lumière ; 1
Photographier les espaces ; 1 + 0.15/u
Retoucher et corriger les perspectives ; 0.5 + 0.25/u
Exporter et livrer les fichiers ; 0.5
# Photos pour site ou réseaux sociaux | 20 photo
= photo/shooting/banque_image site/reseaux/reseau/instagram/facebook/communication/lifestyle
Cadrer les besoins et la liste des vues ; 1
Photographier ; 1 + 0.08/u
Trier et retoucher ; 0.5 + 0.12/u
Livrer les fichiers aux bons formats ; 0.5
# Photos aériennes de chantier ou de terrain | 10 vue
= aerien/aerienne/drone chantier/terrain/toiture/domaine
Préparer le vol et les autorisations ; 1
Faire les vues aériennes ; 1 + 0.04/u
Trier et retoucher ; 0.5 + 0.1/u
Exporter et livrer les fichiers ; 0.25
# Photobooth ou studio d'événement | 4 h
= photobooth/borne_photo/studio_mobile/photomaton
Préparer et livrer le matériel ; 1.5
Installer et tester ; 1
Animer le studio ; 1/u
Démonter et livrer les fichiers ; 1.5
# Droits et cession d'images
= cession/droit_auteur/licence photo/image/droit
Définir les usages et la durée ; 0.5
Rédiger la cession ; 0.75
Livrer les fichiers en haute définition ; 0.25`,
);
