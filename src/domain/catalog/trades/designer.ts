import { tradeWorks } from "../work-template.ts";

/** Works of the trade « graphiste ». Data in the public domain (CC0). */
export const designerWorks = tradeWorks(
  "graphiste",
  `# Création de logo | 3 proposition/piste
= @faire/@refaire/@poser/moderni*/redessin*/vectoris* logo/logotype -fourni -charte
= logo -fourni -existant -charte -supports
Recueillir le besoin et chercher des pistes ; 3
Dessiner les propositions de logo ; 2.75/u
Affiner la piste retenue ; 3.5
Décliner et exporter le logo ; 1.5
# Refonte ou vectorisation de logo
= @refaire/refonte logo/logotype
= @refaire/moderni*/redessin*/refonte/rafraich* logo/logotype
= vectoris*
Analyser le logo existant ; 1
Redessiner le logo ; 4
Faire les corrections ; 1.5
Décliner et exporter le logo ; 1
# Charte graphique et identité visuelle
= charte/identite_visuelle/identite/image_marque/branding -existant*
= @faire/@refaire charte
+ Création de logo
Recueillir le besoin et étudier la concurrence ; 4
Dessiner les propositions ; 9
Affiner la piste retenue ; 4
Définir couleurs, polices et usages ; 4
Mettre en page la charte ; 5
Exporter et livrer les fichiers ; 1.5
# Création de carte de visite | 1 carte/modèle
= carte_visite/carte_correspondance
= @faire/@refaire carte_visite/carte
Mettre en page la carte de visite ; 2.75/u
Faire les corrections ; 0.5
Préparer les fichiers d'impression ; 0.75
# Création de flyer | 1 flyer/dépliant/tract
= flyer/tract/prospectus
= @faire flyer/prospectus
Prendre le brief et trier les contenus ; 0.75
Mettre en page le recto verso ; 3.25/u
Faire les corrections ; 1.25
Exporter le PDF d'impression ; 0.5
# Création d'affiche | 1 affiche/poster
= affiche/poster/kakemono/roll_up/rollup/banderole/bache
Prendre le brief et chercher des pistes ; 1.25
Composer l'affiche ; 4/u
Faire les corrections ; 1.25
Exporter le PDF d'impression ; 0.5
# Mise en page de brochure ou de dépliant | 8 page/volet
= brochure/plaquette/depliant/catalogue/livret/magazine/rapport_annuel/journal/bulletin/livre/guide
= mise_page/maquett* brochure/catalogue/livret/magazine/document/rapport
Prendre le brief et faire le chemin de fer ; 2
Créer la maquette et les gabarits ; 3.5
Mettre en page ; 1 + 0.85/u
Faire les corrections ; 0.75 + 0.2/u
Exporter le PDF d'impression ; 0.75
# Conception d'habillage de véhicule | 1 véhicule/utilitaire/camion
= habill*/flocage/marquage/covering/adhesif vehicule/utilitaire/camion/trafic/voiture/fourgon/kangoo/master
= vehicule/utilitaire/camionnette/fourgon
Prendre le brief et le gabarit du véhicule ; 1
Composer les vues ; 4.5/u
Faire les corrections ; 1.5
Préparer les fichiers vectoriels pour le poseur ; 1.5
# Enseigne et signalétique | 1 enseigne/panneau/vitrine
= enseigne/panneau/signaletique/vitrophanie/vitrine/plaque/totem
Relever les cotes et prendre le brief ; 1.25
Dessiner l'enseigne ou le panneau ; 3.5/u
Faire les corrections ; 1
Préparer les fichiers de fabrication ; 1
# Création de menu ou de carte de restaurant | 4 page
= menu/carte ~restaurant/bar/creperie/pizzeria/traiteur
= menu/carte_restaurant/carte restaurant/bar/pizzeria/creperie/traiteur
= carte_vin/carte_boisson/ardoise
Prendre le brief et trier les contenus ; 1
Créer la maquette ; 3
Mettre en page ; 0.9/u
Faire les corrections ; 1.25
Exporter le PDF d'impression ; 0.5
# Étiquette ou emballage | 1 étiquette/packaging/boîte/emballage
= etiquette/packaging/emballage/boite/pack/sachet/sticker
Prendre le brief et les contraintes d'impression ; 1.5
Chercher des pistes ; 3
Composer l'étiquette ou l'emballage ; 4/u
Faire les corrections ; 1.5
Préparer les fichiers d'impression ; 1
# Visuels pour réseaux sociaux | 5 visuel/post/bannière/publication/story
= visuel/post/banniere/reseaux_sociaux/reseau_social/instagram/facebook/story/template/linkedin
Prendre le brief et choisir le style ; 1
Créer le modèle ; 2
Décliner les visuels ; 0.6/u
Corriger et exporter ; 0.75
# Illustration | 1 illustration/dessin/personnage
= illustr*/dessin*/mascotte/personnage/aquarelle/croquis -logo
Prendre le brief et chercher des références ; 1
Faire les croquis ; 2/u
Dessiner l'illustration ; 4/u
Corriger et exporter ; 1.25
# Infographie ou présentation | 10 page/slide/diapo/diapositive
= infographie/presentation/powerpoint/ppt/keynote/slide/diaporama/dossier_presentation
Trier les contenus et faire le plan ; 1.5
Créer le modèle ; 3
Mettre en page ; 0.5/u
Corriger et exporter ; 1.25
# Maquette de site internet | 5 page/écran/gabarit
= maquett*/webdesign/design/ui/ux site/page/web/application/appli/ecran
= webdesign/wireframe
Cadrer le besoin et l'arborescence ; 2.5
Faire les zonings ; 1.5 + 0.5/u
Maquetter les pages ; 2 + 2.25/u
Décliner pour mobile ; 1 + 0.6/u
Corriger et livrer les fichiers ; 2
# Papeterie d'entreprise | 1 document/en-tête/tampon
= papeterie/tete_lettre/papier_tete/entete/tampon/enveloppe/chemise/signature_mail/facture_modele
Prendre le brief ; 0.5
Mettre en page les documents ; 1.5/u
Corriger et exporter ; 0.75
# Faire-part et invitation | 1 faire-part/invitation/carton/menu
= faire_part/invitation/carton/save_date/papeterie_mariage
Prendre le brief et chercher un style ; 1
Composer le faire-part ; 3/u
Faire les corrections ; 1
Préparer les fichiers d'impression ; 0.5
# Textile et objets | 1 t-shirt/tee-shirt/objet/mug
= t_shirt/tee_shirt/textile/vetement/objet/mug/goodies/casquette/sac/broderie
Prendre le brief et le gabarit ; 0.5
Dessiner le visuel ; 2.5/u
Corriger et préparer les fichiers ; 1
# Retouche et photomontage | 5 photo/image
= retouch*/photomontage/detour*
Recevoir et trier les images ; 0.5
Retoucher les images ; 0.4/u
Corriger et exporter ; 0.75
# Animation ou vidéo graphique | 1 vidéo/animation
= motion/animation/gif/video/anime
Écrire le scénario ; 2
Dessiner les éléments ; 4/u
Animer ; 8/u
Corriger et exporter ; 2`,
);
