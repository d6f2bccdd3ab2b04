import { starterCatalog } from "../../starter/read-starter.ts";

/** What a cleaning company usually sells. Data in the public domain (CC0). */
export const cleaningStarter = starterCatalog(
  "cleaning",
  `
# Heures et déplacements
H Heure d'agent de propreté
H Heure de chef d'équipe
H Heure de week-end ou de nuit
P Déplacement ; forfait
P Location d'une autolaveuse ; jour
P Location d'une nacelle ; jour

# Entretien régulier
P Entretien de bureaux, passage ; u
P Entretien de bureaux, forfait mensuel ; forfait
P Entretien de parties communes d'immeuble, forfait mensuel ; forfait
P Entretien des sanitaires, passage ; u
P Sortie et rentrée des conteneurs, forfait mensuel ; forfait
P Désinfection des points de contact ; u
P Ménage de logement entre deux locations ; u

# Remises en état
P Nettoyage de fin de chantier ; m²
P Remise en état après déménagement ; m²
P Remise en état après sinistre ; m²
P Débarras et évacuation ; m³
P Nettoyage de logement très encrassé ; m²
P Dégraissage de cuisine professionnelle ; forfait

# Sols et textiles
P Lavage mécanisé de sol ; m²
P Décapage et mise en cire ; m²
P Cristallisation de marbre ; m²
P Shampouinage de moquette ; m²
P Nettoyage de canapé ou de fauteuil ; u
P Nettoyage de matelas ; u

# Vitres et façades
P Lavage de vitres, deux faces ; m²
P Lavage de vitrine, passage ; u
P Lavage de vitres en hauteur ; m²
P Nettoyage de panneaux solaires ; m²
P Nettoyage à haute pression ; m²
P Traitement anti-mousse ; m²
P Nettoyage de bardage ou d'enseigne ; m²

# Consommables
F Papier hygiénique, carton ; u
F Essuie-mains, carton ; u
F Savon, bidon de 5 l ; u
F Sacs-poubelle, rouleau ; u
F Produits d'entretien ; forfait
O Bureau de 100 m², passage de deux heures ; u = 2 Heure d'agent de propreté
O Vitrerie et sols d'un commerce, passage de trois heures ; u = 3 Heure d'agent de propreté
`,
);
