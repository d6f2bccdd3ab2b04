import { tradeWorks } from "../work-template.ts";

/** Works of the trade « plombier ». Data in the public domain (CC0). */
export const plumberWorks = tradeWorks(
  "plombier",
  `# Remplacement d'un chauffe-eau | chauffe-eau, ballon, cumulus, eau chaude | 1 chauffe-eau
Vidange et dépose de l'ancien appareil ; 1.5
Adaptation des fixations et du support ; 1
Pose du chauffe-eau neuf ; 1.5
Raccordement eau et groupe de sécurité ; 1.5
Raccordement électrique et mise en service ; 1
Évacuation de l'ancien appareil ; 0.5
# Rénovation de salle de bain | salle de bain, salle d'eau, sdb
Dépose des sanitaires et protection des lieux ; 5
Reprise des alimentations et évacuations ; 10
Pose du receveur ou de la baignoire ; 5
Pose du meuble vasque et de la robinetterie ; 4
Pose du WC ; 2.5
Essais d'étanchéité et finitions au silicone ; 2
# Recherche et réparation de fuite | fuite, fuit, degat des eaux
Recherche de la fuite et mise hors d'eau ; 1.5
Dépose de la partie défectueuse ; 0.75
Réparation et remplacement des raccords ; 1.5
Essai sous pression et remise en eau ; 0.5
# Remplacement de WC | wc, toilette, cuvette, chasse d'eau | 1 WC
Coupure d'eau et dépose de l'ancien WC ; 1
Reprise de l'évacuation et de l'alimentation ; 1
Pose et fixation de la cuvette et du réservoir ; 1.5
Réglages, essais et joint de finition ; 0.5
# Installation de cuisine, partie plomberie | evier, cuisine, lave-vaisselle
Création des arrivées d'eau et de l'évacuation ; 5
Pose de l'évier et de la robinetterie ; 2
Raccordement du lave-vaisselle ; 1
Essais et contrôle d'étanchéité ; 0.75
# Pose d'une douche à l'italienne | douche, italienne, receveur
Dépose de l'existant ; 4
Réservation et pose du siphon ; 4
Réalisation de la forme de pente et de l'étanchéité ; 6
Pose de la robinetterie et de la colonne ; 2.5
Pose de la paroi et finitions ; 2.5`,
);
