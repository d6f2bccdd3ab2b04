import { tradeWorks } from "../../work-template.ts";

/** Smaller orders of the trade « développeur web ». Data in the public domain (CC0). */
export const developerOccasionalWorks = tradeWorks(
  "développeur web",
  `# Audit de performance
= audit/diagnosti*/analys* perf/performance/vitesse/lenteur/pagespeed/chargement
= audit &perf/performance/lent/lenteur/vitesse/pagespeed
+ Audit technique de site, Optimisation des performances
Mesurer et profiler les pages ; 2
Analyser le serveur, la base et les modules ; 3
Rédiger le rapport et les priorités ; 2
Restituer et répondre aux questions ; 1
# Mise à jour de contenus | 3 page/texte/photo
= @changer/mise_jour/modif*/corrig*/actualis*/@poser texte/photo/horaire/tarif/prix/telephone/adresse/menu/contenu/logo
  /image/faute/equipe/coordonnees
= mettre_jour/mise_jour page/contenu/texte
Sauvegarder le site ; 0.25
Modifier les contenus ; 0.5/u
Vérifier sur ordinateur et mobile ; 0.25
# Mise à jour du site et de ses extensions
= mise_jour/@changer/mettre_jour/montee_version wordpress/plugin/extension/theme/php/prestashop/version/cms/woocommerce
  /joomla/drupal/module
Sauvegarder et préparer une copie de test ; 0.75
Mettre à jour le cœur, le thème et les extensions ; 1.5
?sauvegarde: Mettre en place la sauvegarde automatique ; 0.75
Corriger les incompatibilités ; 1
Tester et mettre en ligne ; 0.75
# Transfert de messagerie ou de nom de domaine | 1 boîte/adresse/domaine
~ domaine/nom_domaine: Transfert de nom de domaine
= transfert/transfer*/migr*/bascul*/deplac* domaine/nom_domaine/dns/mail/boite/messagerie/email
Relever la configuration et les accès ; 0.5
Créer et transférer les boîtes ou le domaine ; 0.75/u
Configurer les DNS et les sécurités ; 0.75
Tester l'envoi et la réception ; 0.5
# Certificat HTTPS | 1 certificat/site
= certificat/ssl/https @poser/@changer/renouvel*/@reparer/expir*
Contrôler le domaine et l'hébergement ; 0.25
Installer et configurer le certificat ; 0.5/u
Rediriger et contrôler les pages ; 0.5
# Adaptation mobile du site | 5 page/écran/gabarit
= responsive/mobile/smartphone/tablette @refaire/adapt*/@faire/corrig*/optimis*/affich*
Relever les défauts sur mobile et tablette ; 1
Corriger les gabarits ; 0.75/u
Tester sur plusieurs appareils ; 1
# Import ou export de données | 1 fichier/base
= import*/export*/reprise donnee/produit/client/base/fichier/csv/excel/contact/catalogue
Analyser et nettoyer les fichiers ; 1.5/u
Écrire et tester l'import ; 2.5/u
Lancer, contrôler et corriger ; 1/u
# Script ou automatisation | 1 script/tâche/automatisation
= script/macro/automatis*/robot/scrap*/zapier/n8n
= automatis* saisie/envoi/tache/facture/mail/relance
Cadrer le besoin et les accès ; 1/u
Développer le script ; 4/u
Tester et documenter ; 1.5/u
# Mise à niveau de boutique Prestashop | 1 boutique
~ wordpress: Mise à niveau de WordPress
+ Import ou export de données, Migration vers un autre outil, Mise à jour du site et de ses extensions
= migr*/migration/passage/montee prestashop/magento/presta vers/version
Auditer la boutique et préparer une copie de travail ; 4/u
Migrer les produits, les clients et les commandes ; 12/u ; sauvegarde
Adapter le thème et les modules ; 14/u ; modules à jour
Tester, corriger et mettre en ligne ; 8/u
# Développement d'API | 3 endpoint/route
~ endpoint/route: Développement d'endpoints d'API
+ Connexion entre outils, Développement d'application
= endpoint/route_api/webservice -front
= api @faire/ajout*/developp*/endpoint/auth*/jwt -application
Prendre en main le code et le modèle de données ; 2
?auth*/jwt/oauth/connexion: Ajouter l'authentification ; 5
Développer les endpoints ; 3/u
Écrire les tests ; 1 + 0.75/u
?doc*/swagger/openapi: Mettre à jour la documentation ; 1.5`,
);
