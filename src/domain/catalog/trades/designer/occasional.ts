import { tradeWorks } from "../../work-template.ts";

/** Smaller orders of the trade « graphiste ». Data in the public domain (CC0). */
export const designerOccasionalWorks = tradeWorks(
  "graphiste",
  `# Détourage de photos | 10 photo/image/visuel
~ fond: Détourage de photos, fond neutre
= detour*
= @deposer/supprimer/effacer/@changer/remplac* fond/arriere_plan
= fond photo/image/packshot
+ Retouche et photomontage
Trier et préparer les fichiers ; 0.25
Détourer les images ; 0.2/u
Poser le fond et l'ombre ; 0.05/u
Exporter aux formats demandés ; 0.5
# Préparation de fichiers pour l'impression | 1 fichier/format
= export*/convert*/prepar*/exporter fichier/pdf/format/impression
= pdf_interactif/pdf_imprimeur/bon_tirer/fichier_impression/fichier_imprimeur
Contrôler les fichiers et les polices ; 0.5
Mettre aux normes et exporter ; 0.75/u
Suivre le bon à tirer ; 0.5
# Déclinaison de formats | 3 format/déclinaison
= declin*/declinaison
= adapt* format/dimension/taille
Préparer le gabarit des formats ; 0.5
Décliner chaque format ; 1/u
Exporter et livrer ; 0.5
# Correction d'un support existant | 1 document
= @changer/modif*/corrig*/correction/actualis*/mise_jour/rectifi* date/adresse/telephone/texte/prix/horaire/numero/tarif
  /menu/nom/couleur/photo/faute/coordonnees
Ouvrir et contrôler les fichiers sources ; 0.25
Modifier les textes et la mise en page ; 0.75/u
Exporter les nouveaux fichiers ; 0.25
# Signature de mail | 1 signature
= signature mail/email/electronique/courriel
Préparer la mise en page ; 0.75
Intégrer et tester la signature ; 1/u
Livrer avec le mode d'emploi ; 0.25
# Modèle de document bureautique | 1 modèle/document
= modele/gabarit/template word/powerpoint/excel/canva/bureautique/devis/facture/courrier
Définir les styles et la mise en page ; 1
Construire le modèle ; 2/u
Tester et remettre le mode d'emploi ; 0.75`,
);
