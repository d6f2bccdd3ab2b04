import { starterCatalog } from "../../starter/read-starter.ts";

/** What a web developer usually sells. Data in the public domain (CC0). */
export const developerStarter = starterCatalog(
  "developer",
  `
# Temps passé
H Heure de développement
P Journée de développement ; jour
P Journée de conseil ou d'audit ; jour
P Demi-journée d'atelier avec le client ; u
P Gestion de projet ; jour

# Cadrage et conception
P Cahier des charges ; forfait
P Arborescence et parcours ; forfait
P Maquette d'un gabarit de page ; u
P Prototype cliquable ; forfait
P Charte graphique web ; forfait
P Aller-retour de maquette supplémentaire ; u

# Sites et boutiques
P Site vitrine, jusqu'à cinq pages ; forfait
P Page supplémentaire ; u
P Site sur mesure ; forfait
P Boutique en ligne, installation et réglages ; forfait
P Intégration d'un gabarit ; u
P Formulaire de contact ou de devis ; u
P Blog ou actualités ; forfait
P Version dans une autre langue ; u
P Saisie de contenus ; h
P Reprise de contenus d'un ancien site ; forfait

# Développement et intégrations
P Connexion à un service tiers ou à une API ; u
P Paiement en ligne ; forfait
P Espace client avec comptes ; forfait
P Tableau de bord d'administration ; forfait
P Migration de données ; forfait
P Correction d'anomalies ; h

# Référencement et conformité
P Audit de référencement ; forfait
P Optimisation des performances ; forfait
P Mise en conformité RGPD et cookies ; forfait
P Audit d'accessibilité ; forfait
P Mesure d'audience, installation ; forfait

# Hébergement et suivi
F Nom de domaine, un an ; u
F Hébergement, un an ; u
F Licence d'extension ou de thème, un an ; u
P Mise en ligne ; forfait
P Maintenance et sauvegardes, forfait mensuel ; forfait
P Carnet de dix heures de support ; u
P Formation à la prise en main ; jour
O Domaine et hébergement, un an, avec mise en service ; u = 1 Nom de domaine, un an + 1 Hébergement, un an
  + 2 Heure de développement
`,
);
