import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « graphiste ». Data in the public domain (CC0). */
export const designerWorks = tradeWorks(
  "graphiste",
  `# Création de logo | 3 proposition/piste
+ Papeterie d'entreprise
= @faire/@poser logo/logotype -fourni -charte -moderni* -redessin* -vectoris*
= logo -fourni -existant -charte -supports -moderni* -redessin* -vectoris* -@refaire
Recueillir le besoin, rechercher et analyser les concurrents ; 3
Esquisser et réaliser les pistes de logo ; 2.75/u
Présenter et faire les corrections après retours ; 3.5
Mettre au net et exporter les fichiers du logo ; 1.5
# Refonte ou vectorisation de logo
= @refaire/refonte logo/logotype
= @refaire/moderni*/redessin*/refonte/rafraich* logo/logotype
= vectoris*
Analyser le logo existant ; 1
Redessiner le logo ; 4
Présenter et faire les corrections en deux tours ; 1.5
Décliner et exporter le logo ; 1
# Charte graphique et identité visuelle
+ Papeterie d'entreprise, Création de carte de visite
~ identite/identite_visuelle: Création d'identité visuelle
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
Présenter et faire les corrections en deux tours ; 0.5
Préparer et exporter les fichiers pour l'impression ; 0.75
# Création de flyer | 1 flyer/dépliant/tract
~ tract: Création de tract
= flyer/tract/prospectus
= @faire/mise_page/maquette flyer/prospectus/tract
Recueillir le brief, les contenus et les éléments ; 0.75
Faire la maquette et mettre en page le flyer recto verso ; 3.25/u
Présenter et faire les corrections en deux tours ; 1.25
Préparer et exporter les fichiers PDF d'impression ; 0.5
# Création d'affiche | 1 affiche/poster
~ kakemono/roll_up/rollup: Création de kakémono ou roll-up
~ banderole/bache: Création de banderole
= affiche/poster/kakemono/roll_up/rollup/banderole/bache
Recueillir le brief, les éléments et chercher des pistes ; 1.25
Créer le visuel et composer l'affiche ; 4/u
Présenter et faire les corrections en deux tours ; 1.25
Préparer et exporter les fichiers PDF d'impression ; 0.5
# Mise en page de brochure ou de dépliant | 8 page/volet
+ Infographie ou présentation
~ rapport_activite: Mise en page de rapport d'activité
~ plaquette: Création de plaquette
~ depliant: Création de dépliant
~ catalogue: Mise en page de catalogue
~ livret: Mise en page de livret
~ magazine/journal/bulletin: Mise en page de magazine
~ rapport_annuel: Mise en page de rapport annuel
~ brochure: Mise en page de brochure
= brochure/plaquette/depliant/catalogue/livret/magazine/rapport_annuel/rapport_activite/journal/bulletin/livre/guide
= mise_page/maquett* brochure/catalogue/livret/magazine/document/rapport
Recueillir le brief et faire le chemin de fer ; 2
Créer la maquette et les gabarits ; 3.5
Mettre en page le document ; 1 + 0.85/u
Présenter et faire les corrections en deux tours ; 0.75 + 0.2/u
Préparer et exporter les fichiers PDF d'impression ; 0.75
# Conception d'habillage de véhicule | 1 véhicule/utilitaire/camion
= habill*/flocage/marquage/covering/adhesif vehicule/utilitaire/camion/trafic/voiture/fourgon/kangoo/master
= vehicule/utilitaire/camionnette/fourgon
+ Création de maquette
Recueillir le brief et le gabarit du véhicule ; 1
Composer les vues ; 4.5/u
Présenter et faire les corrections en deux tours ; 1.5
Préparer les fichiers vectoriels pour le poseur ; 1.5
# Enseigne et signalétique | 1 enseigne/panneau/vitrine
= enseigne/panneau/signaletique/vitrophanie/vitrine/plaque/totem
Relever les cotes et prendre le brief ; 1.25
Dessiner l'enseigne ou le panneau ; 3.5/u
Présenter et faire les corrections en deux tours ; 1
Préparer les fichiers de fabrication ; 1
# Création de menu ou de carte de restaurant | 4 page
= menu/carte ~restaurant/bar/creperie/pizzeria/traiteur
= menu/carte_restaurant/carte restaurant/bar/pizzeria/creperie/traiteur
= carte_vin/carte_boisson/ardoise
Recueillir le brief et choisir le style ; 1
Créer la maquette ; 3
Mettre en page le document ; 0.9/u
Présenter et faire les corrections en deux tours ; 1.25
Préparer et exporter les fichiers PDF d'impression ; 0.5
# Étiquette ou emballage | 1 étiquette/packaging/boîte/emballage/bière/confiture/bouteille/parfum
~ etiquette: Création d'étiquette
~ packaging/emballage: Création d'emballage
~ sticker: Création de stickers
= etiquette/packaging/emballage/boite/pack/sachet/sticker
Recueillir le brief et faire la planche d'inspiration ; 1.5
Chercher des pistes et créer le principe graphique ; 3
Composer et décliner les étiquettes ou les emballages ; 4/u
Poser les mentions légales et faire les corrections ; 1.5
Préparer les fichiers d'impression ; 1
# Visuels pour réseaux sociaux | 5 visuel/post/bannière/publication/story
= visuel/post/banniere/reseaux_sociaux/reseau_social/instagram/facebook/story/template/linkedin
Recueillir le brief et choisir le style ; 1
Créer le modèle ; 2
Décliner les visuels ; 0.6/u
Corriger, exporter et livrer les fichiers ; 0.75
# Illustration | 1 illustration/dessin/personnage
= illustr*/dessin*/mascotte/personnage/aquarelle/croquis -logo
Recueillir le brief et chercher des références ; 1
Faire les croquis ; 2/u
Dessiner l'illustration ; 4/u
Corriger, exporter et livrer les fichiers ; 1.25
# Infographie ou présentation | 10 page/slide/diapo/diapositive/infographie
~ powerpoint/presentation/keynote/slide: Mise en page de présentation
~ infographie: Création d'infographie
= infographie/presentation/powerpoint/ppt/keynote/slide/diaporama/dossier_presentation
Trier les contenus et faire le plan ; 1.5
Créer le modèle ; 3
Mettre en page le document ; 0.5/u
Corriger, exporter et livrer les fichiers ; 1.25
# Maquette de site internet | 5 page/écran/gabarit
= maquett*/webdesign/design/ui/ux site/page/web/application/appli/ecran
= webdesign/wireframe
Cadrer le besoin et l'arborescence ; 2.5
Faire les zonings ; 1.5 + 0.5/u
Maquetter les pages ; 2 + 2.25/u
Décliner pour mobile ; 1 + 0.6/u
Corriger et livrer les fichiers ; 2
# Papeterie d'entreprise | 1 document/en-tête/tampon
~ papier_tete/tete_lettre/entete: Papier à en-tête
= papier tete/entete
= papeterie/tete_lettre/papier_tete/entete/tampon/enveloppe/chemise/signature_mail/facture_modele
Recueillir le brief et les contenus ; 0.5
Mettre en page les documents ; 1.5/u
Corriger, exporter et livrer les fichiers ; 0.75
# Faire-part et invitation | 1 faire-part/invitation/carton/menu
~ faire_part: Création de faire-part
~ invitation/carton: Création d'invitation
= faire_part/invitation/carton/save_date/papeterie_mariage
Recueillir le brief et chercher un style ; 1
Composer le faire-part ; 3/u
Présenter et faire les corrections en deux tours ; 1
Préparer et exporter les fichiers pour l'impression ; 0.5
# Textile et objets | 1 t-shirt/tee-shirt/objet/mug
= t_shirt/tee_shirt/textile/vetement/objet/mug/goodies/casquette/sac/broderie
Recueillir le brief et le gabarit ; 0.5
Dessiner le visuel ; 2.5/u
Corriger et préparer les fichiers ; 1
# Retouche et photomontage | 5 photo/image
= retouch*/photomontage/detour*
Recevoir et trier les images ; 0.5
Retoucher les images ; 0.4/u
Corriger, exporter et livrer les fichiers ; 0.75
# Animation ou vidéo graphique | 1 vidéo/animation
= motion/animation/gif/video/anime
Écrire le scénario ; 2
Dessiner les éléments ; 4/u
Animer ; 8/u
Corriger, exporter et livrer les fichiers ; 2
# Mise à jour de support existant | 1 document
= mise_jour/modif*/actualis*/adapt*/corrig* affiche/flyer/plaquette/brochure/carte/document/support/catalogue
Récupérer les fichiers et les changements ; 0.5
Modifier la mise en page ; 1.5/u
Faire relire et corriger ; 0.5
Exporter les fichiers ; 0.25
# Couverture de livre | 1 couverture
= couverture livre/roman/album/pochette/disque/cd
= pochette
Recueillir le brief et chercher des pistes ; 1.5
Composer la couverture ; 5/u
Présenter et faire les corrections en deux tours ; 1.5
Préparer les fichiers pour l'impression ; 0.75
# Pictogrammes ou icônes | 6 icône/pictogramme
= picto*/icone/pictogramme
Recueillir le brief et définir le style ; 1
Dessiner les icônes ; 0.75/u
Corriger, exporter et livrer les fichiers ; 1
# Stand et salon | 1 stand
= stand/salon/exposition @faire/habillage/concev*/visuel/design
Recueillir le brief et les cotes ; 1.5
Créer la maquette du stand ; 6/u
Décliner les panneaux ; 3/u
Corriger et préparer les fichiers ; 2
# Bannières publicitaires | 4 bannière/format
= banniere/publicite/annonce/encart @faire/concev*/decli*
Recueillir le brief et les contenus ; 0.75
Créer le visuel maître ; 2.5
Décliner les formats ; 0.5/u
Corriger, exporter et livrer les fichiers ; 0.75
# Calendrier ou agenda | 12 page
= calendrier/agenda/carte_voeux/voeux @faire/concev*/mise_page/imprim*
Recueillir les contenus et les photos ; 1
Mettre en page le document ; 1.5 + 0.35/u
Présenter et faire les corrections en deux tours ; 1
Préparer les fichiers pour l'impression ; 0.5`,
);
