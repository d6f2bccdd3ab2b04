import { thingWorks } from "../../thing-works.ts";

/** What the trade « graphiste » designs and updates. Data in the public domain (CC0). */
export const designerThings = thingWorks(
  "graphiste",
  `* Mise à jour {de} = mise_jour/modif*/actualis*/corrig*/adapt*/decli*/traduct*/traduire
Récupérer les fichiers et les changements ; 0.08
Modifier {le} ; 0.25
Faire valider et corriger ; 0.08
Exporter et livrer les fichiers ; 0.06
* Création {de} = @faire/@poser/@refaire/besoin/mise_page/maquett*/design*/composer/crea
Prendre le brief et recueillir les contenus ; 0.12
Chercher des pistes et concevoir {le} ; 0.5
Faire les corrections après retour ; 0.2
Préparer les fichiers pour l'impression et livrer ; 0.15
- la carte de fidélité/la carte cadeau/le bon cadeau/le chèque cadeau/le coupon/le ticket ; 3.5
- le diplôme/le certificat/l'attestation/le trophée/le badge/l'accréditation ; 3.5
- le dossier de presse/le livre blanc/l'ebook/le guide/le manuel/la notice/la mode d'emploi ; 16
- le dossier/le rapport/le mémoire/le bilan/le compte rendu/le catalogue/le programme/la brochure/le livret ; 14
- la carte/le plan/le plan d'accès/la carte illustrée/la carte touristique/l'itinéraire ; 10
- le set de table/le sous bock/le dessous de verre/la nappe ; 4.5
- le panneau de chantier/le panneau/la bâche/la banderole/l'oriflamme/le drapeau/le kakémono ; 4
- l'affiche/le poster/l'abribus/le 4x3/le panneau publicitaire ; 7
- la bande dessinée/la BD/la planche/le storyboard/le strip ; 16
- le jeu/le jeu de cartes/le jeu de société/la carte à jouer/le livret de jeux ; 30
- la mascotte/le personnage/l'avatar/le portrait/la caricature ; 12
- le motif/le papier peint/le textile/l'imprimé/le pattern ; 9
- l'étiquette/le packaging/le coffret/la boîte/le sachet/le pochon/le bouchon/la capsule ; 9
- le sticker/l'autocollant/l'adhésif/la vitrophanie/la vitrine ; 4
- l'enseigne/la plaque/le totem/la signalétique/le fléchage/le lettrage ; 7
- le faire part/l'invitation/le menu de mariage/le plan de table/le save the date/le carton ; 6
- la carte de vœux/la carte postale/le calendrier/l'agenda/la marque page ; 5
- la couverture/la couverture de livre/la jaquette/la pochette/l'affiche de film ; 9
- le livre/le roman/le recueil/le beau livre/l'album jeunesse/le manuscrit ; 24
- la présentation/le powerpoint/le diaporama/le pitch deck/le slide/le modèle de présentation ; 10
- l'infographie/le schéma/le graphique/le tableau/la frise/l'organigramme ; 8
- le modèle/le gabarit/le template/le canva/le modèle de facture/le modèle de devis/le papier à en tête
  /la signature mail ; 4.5
- la bannière/la bannière web/la publicité/l'encart/l'annonce/le gif/l'habillage de chaîne/la vignette
  /la miniature ; 3.5
- le visuel/le post/le story/la publication/le photo de profil/la couverture facebook ; 2.5 ; fichiers ; Mise à jour
- le t-shirt/le tee-shirt/le sweat/la casquette/le tote bag/le mug/la gourde/le stylo/les goodies/le vêtement ; 4
- la maquette/le wireframe/l'écran/l'interface/la landing page/la newsletter/la page web ; 9
- le stand/le mur d'images/le photocall/le comptoir/la borne/l'habillage de stand ; 10
- le véhicule/le camion/l'utilitaire/le vélo/le food truck/la remorque ; 8
- le menu/la carte des vins/la carte de restaurant/la carte des boissons/l'ardoise ; 6
- le flyer/le tract/le dépliant/le prospectus/le carton/le leaflet ; 6
- la carte de visite/la carte de correspondance/la carte commerciale ; 4
- l'identité/la charte/la charte graphique/l'univers graphique/la marque/le branding/le moodboard ; 26
- le logo/le logotype/le monogramme/l'emblème/le blason/le sigle ; 16
- l'animation/le motion design/le logo animé/la vidéo/le générique/l'intro ; 18
- la police/la typographie/le lettering/la calligraphie/la fresque/le tatouage ; 12
- l'icône/le pictogramme/le picto/l'emoji ; 2
- le plan de communication/la campagne/la campagne d'affichage/le kit de communication/le kit ; 22
- l'illustration/le dessin/l'aquarelle/le croquis/la gravure ; 9`,
);
