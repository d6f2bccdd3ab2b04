import { thingWorks } from "../../thing-works.ts";

/** What the trade « photographe » shoots, films and prepares. Data in the public domain (CC0). */
export const photographerThings = thingWorks(
  "photographe",
  `* Photos {de} = photo/photographier/shooting/reportage/seance/couvr*/couverture/prise_vue/image/cliche
Préparer la prise de vue et les besoins ; 0.12
Faire les photos {de} ; 0.35
Trier et sélectionner les images ; 0.13
Développer et retoucher ; 0.3
Livrer la galerie et les fichiers ; 0.1
* Vidéo {de} = video/film*/tourn*/clip/teaser/captation/montage_video/reel
Préparer le tournage et le plan des séquences ; 0.25
Tourner les images {de} ; 0.5
Monter et étalonner ; 0.8
Faire valider, corriger et livrer ; 0.2
- le groupe -portrait ; 1
- la fête/la soirée/le gala/l'anniversaire/le cocktail/le vernissage/l'inauguration/l'arbre de Noël ; 8
- le séminaire/la conférence/le congrès/le colloque/la table ronde/l'assemblée générale/le salon professionnel ; 12
- le concert/le spectacle/le festival/la pièce de théâtre/la danse/le gala de danse/l'opéra ; 8
- le baptême/le communion/le bar mitzvah/la cérémonie/le pacs/les fiançailles/la demande en mariage ; 8
- l'EVJF/l'enterrement de vie/la soirée entre amis ; 4
- le match/la course/le tournoi/la compétition/le concours/le trail/le concours hippique ; 8
- le chantier/les travaux/la construction/l'avancement ; 5
- l'usine/l'atelier/l'artisan/le savoir faire/le métier/la ferme/le vignoble/l'exploitation ; 8
- la boutique/le magasin/le restaurant/l'hôtel/le spa/la salle de sport/l'institut/le showroom/le salon de coiffure ; 6
- le bureau/les locaux/l'espace de travail/le coworking ; 6
- la maison/l'appartement/le gîte/la chambre d'hôtes/la location/la villa/le bien immobilier/le logement ; 3.5
- le bâtiment/la façade/l'architecture/le pont/l'église/le monument/le patrimoine ; 6
- le produit/le bijou/la bouteille/le vêtement/la chaussure/le sac/l'objet/le meuble/le cosmétique ; 8
- le plat/la recette/la pâtisserie/le gâteau/le menu/le cocktail ; 8
- le véhicule/la voiture/le moto/le bateau/le camion/le vélo/le tracteur ; 4
- le chien/le chat/le cheval/l'animal/l'élevage ; 3.5
- la famille/le couple/la fratrie/l'enfant/la grossesse/la maternité/le nouveau né/le bébé/le bambin ; 4
- le portrait/le book/le CV/le photo d'identité/le photo de profil/le profil linkedin/le mannequin/le comédien ; 3
- l'équipe/le trombinoscope/le dirigeant/le salarié/le collaborateur/l'élu ; 6
- la classe/l'école/la crèche/le club/l'association/la remise de diplômes ; 7
- l'œuvre/le tableau/la sculpture/l'exposition/le catalogue d'exposition/l'archive ; 7
- le mariage ; 24 ; fichiers ; Vidéo
- l'entreprise/le témoignage/l'interview/la présentation/l'événement/l'événement d'entreprise ; 8
- le jardin/le paysage/le parc/le terrain/le domaine/la piscine ; 4
- la mode/la collection/le lookbook/le défilé/la tenue ; 12
- la page/le site internet/les réseaux sociaux/l'instagram/la banque d'images ; 8 ; fichiers ; Photos
- le timelapse/le drone/la vue aérienne/le stop motion ; 6`,
);
