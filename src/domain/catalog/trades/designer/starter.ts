import { starterCatalog } from "../../starter/read-starter.ts";

/** What a graphic designer usually sells. Data in the public domain (CC0). */
export const designerStarter = starterCatalog(
  "designer",
  `
# Temps passé
H Heure de création
H Heure d'exécution
P Journée de création ; jour
P Direction artistique ; jour
P Réunion ou atelier avec le client ; u
P Aller-retour supplémentaire ; u

# Identité visuelle
P Recherche et planche de tendances ; forfait
P Logo, trois pistes et une finalisation ; forfait
P Déclinaison de logo ; u
P Charte graphique ; forfait
P Refonte d'identité ; forfait
P Papeterie : carte, en-tête et signature ; forfait
P Carte de visite, mise en pages ; u

# Édition et impression
P Affiche ; u
P Flyer recto verso ; u
P Dépliant trois volets ; u
P Brochure, mise en pages d'une page ; u
P Catalogue, mise en pages d'une page ; u
P Menu de restaurant ; u
P Magazine ou rapport annuel, gabarits ; forfait
P Préparation des fichiers pour l'imprimeur ; forfait
P Suivi d'impression ; forfait
F Impression, sous-traitée ; forfait

# Emballage et signalétique
P Étiquette ou emballage ; u
P Enseigne ou vitrophanie ; u
P Marquage de véhicule ; u
P Stand ou kakémono ; u
P Panneau de chantier ; u

# Web et réseaux
P Maquette d'un gabarit de page web ; u
P Bannière publicitaire ; u
P Gabarits pour réseaux sociaux ; forfait
P Lettre d'information, gabarit ; u
P Animation courte ; u
P Présentation, mise en pages d'une page ; u

# Illustration et droits
P Illustration originale ; u
P Pictogramme ; u
P Infographie ; u
P Retouche d'image ; u
F Licence de police ou d'image ; u
P Cession de droits de reproduction ; forfait
O Carte de visite créée et imprimée ; u = 2 Heure de création + 0,5 Heure d'exécution + 1 Impression, sous-traitée
O Flyer créé et préparé pour l'imprimeur ; u = 4 Heure de création + 1 Heure d'exécution
`,
);
