import { thingWorks } from "../../thing-works.ts";

/** What the trade « peintre » paints, restores and puts up. Data in the public domain (CC0). */
export const painterThings = thingWorks(
  "peintre",
  `* Peinture {de} = @peindre/@refaire
Protéger les abords et le sol ; 0.15 ; bâche, adhésif
Lessiver, reboucher et poncer ; 0.25 ; enduit, abrasif
Appliquer la sous-couche ; 0.15 ; impression
Peindre {le} en deux couches ; 0.4 ; {supplies}
Retoucher et nettoyer ; 0.1
* Décapage {de} = decap*/ponc*/@deposer
Protéger les abords et le sol ; 0.2 ; bâche, adhésif
Décaper et poncer {le} ; 0.8 ; décapant, abrasif
Dépoussiérer, nettoyer et évacuer ; 0.2
- le plafond de balcon/le balcon/la loggia/la sous-face de balcon | 10 m² ; 0.55 ; peinture façade
- la gouttière/la descente de gouttière/la descente d'eau | 10 ml ; 0.35 ; laque
- la charpente métallique/la structure métallique/la poutre métallique/l'IPN/le poteau métallique | 5 ml ; 0.8 ;
  antirouille, laque fer
- l'escalier métallique/l'escalier extérieur/l'escalier de secours ; 10 ; antirouille, laque fer
- le garde-corps/la rambarde/la balustrade/la main courante/le barreaudage | 6 ml ; 0.9 ; laque
- la clôture bois/la palissade/la barrière/le portillon | 10 ml ; 0.7 ; lasure
- le portail ; 8 ; laque
- l'abri de jardin/le cabanon/la pergola/le carport/le chalet ; 9 ; lasure
- la porte de placard/le placard/le dressing/la porte coulissante ; 2 ; laque
- la porte d'entrée/la porte palière/la porte de service/la porte de cave ; 4 ; laque
- la plinthe/la cimaise/la moulure/la corniche/la rosace | 10 ml ; 0.3 ; laque
- l'encadrement/l'encadrement de fenêtre/l'appui de fenêtre/le tableau de fenêtre/l'embrasure ; 1.5 ; peinture façade
- le coffre de volet/le coffre/la trappe/le caisson ; 1 ; laque
- la persienne/le volet métallique/la jalousie ; 3 ; laque
- la lucarne/l'œil de bœuf/le velux/la fenêtre de toit ; 3 ; lasure
- la véranda/la verrière ; 10 ; laque
- la cave/le sous-sol/la buanderie/le cellier/le local poubelle/le local à vélos/la chaufferie ; 9 ; peinture
- le garage/l'atelier ; 12 ; peinture
- la mezzanine/l'alcôve/la niche/le pan de mur/le mur d'accent ; 4 ; peinture
- la cheminée/le manteau de cheminée/l'insert ; 3.5 ; peinture
- le mur en brique/le mur de brique/la brique/le mur en pierre/la pierre | 10 m² ; 0.4 ; peinture minérale
- le parquet/le plancher | 15 m² ; 0.4 ; vernis ou peinture de sol
- la table/la chaise/le buffet/la commode/l'armoire/le lit/l'étagère/la bibliothèque ; 3 ; laque ou vernis
- la cuisine/le meuble de cuisine/la façade de cuisine/l'élément de cuisine/le placard de cuisine | 12 façade ;
  1.5 ; primaire, laque ; Peinture
- la salle de classe/la salle de réunion/la salle d'attente/le réfectoire/le hall/le hall d'entrée/l'accueil ; 16 ;
  peinture
- le crépi/le crépi intérieur/l'enduit intérieur | 20 m² ; 0.35 ; peinture
- la baignoire/l'évier/le lavabo ; 4 ; résine
- le poêle/le conduit/le tuyau/la canalisation ; 1.25 ; peinture haute température ou laque
- la boîte aux lettres/la grille/le portail en fer/le fer forgé/la ferronnerie | 4 m² ; 1.5 ; antirouille, laque fer
- la toiture terrasse/la tôle/le bac acier | 30 m² ; 0.2 ; peinture`,
);
