import { tradeWorks } from "../work-template.ts";

/** Works of the trade « développeur ». Data in the public domain (CC0). */
export const developerWorks = tradeWorks(
  "développeur",
  `# Site vitrine | site vitrine, site web, site internet
Atelier de cadrage et arborescence ; 7
Maquettes ; 14
Intégration et adaptation mobile ; 21
Formulaire de contact et mentions légales ; 5
Référencement de base et performances ; 5
Recette, mise en ligne et formation ; 7
# Boutique en ligne | boutique, e-commerce, ecommerce, woocommerce, shopify
Cadrage du catalogue et des parcours ; 10
Maquettes ; 18
Catalogue et fiches produits ; 24
Panier, paiement et livraison ; 21
Mails transactionnels et mentions légales ; 8
Recette et mise en ligne ; 12
# Application web sur mesure | application, application web, saas, logiciel
Cadrage et spécification ; 21
Maquettes et parcours ; 21
Modèle de données et interface de programmation ; 42
Écrans ; 56
Tests automatisés ; 21
Déploiement et documentation ; 14
# Maintenance applicative | maintenance, tma, mise a jour
Mises à jour de sécurité ; 4
Surveillance et sauvegardes ; 2
Corrections ; 6
Compte rendu mensuel ; 1
# Refonte de site | refonte, migration
Audit de l'existant ; 7
Reprise des contenus ; 12
Maquettes ; 14
Développement ; 28
Redirections et mise en ligne ; 7
# Intégration d'une API | api, connecteur, integration, interface
Étude de la documentation et du besoin ; 4
Développement du connecteur ; 14
Gestion des erreurs et journalisation ; 5
Tests et recette ; 6`,
);
