import { tradeWorks } from "../../work-template.ts";

/** Works of the trade « développeur web ». Data in the public domain (CC0). */
export const developerWorks = tradeWorks(
  "développeur web",
  `# Création de site vitrine | 5 page
~ portfolio: Création de portfolio
~ blog: Création de blog
+ Référencement naturel, Mise en conformité RGPD ou accessibilité, Nom de domaine et adresses mail, Réservation ou
  agenda en ligne, Newsletter et emails
+ Refonte d'une page
= @faire/@poser/@refaire/developp* site/site_internet/site_web/site_vitrine/wordpress -boutique -commerce -migr*
  -maintenance -photo
= site vitrine/wordpress/internet/web -migr* -boutique -commerce -maintenance -lent -pirat*
= @faire portfolio/blog/one_page/onepage
+ Formulaire de contact ou de devis, Référencement naturel
Cadrer le besoin, les contenus et l'arborescence ; 2.5
Maquetter les pages et faire valider ; 4 + 0.4/u
?wordpress: Installer et configurer WordPress et le thème ; 3.5
!wordpress: Installer et configurer le site et le thème ; 3.5
Intégrer les pages et les contenus ; 2 + 1.4/u
?formulaire/devi/contact: Créer et tester le formulaire de contact et les liens de rendez-vous ; 1.5
?blog/actualite: Configurer le blog ; 2
?multilingue/langue/anglai: Ajouter les langues ; 5
Optimiser le référencement de base, mentions légales et RGPD ; 2.5
Faire les tests, la mise en ligne et la prise en main ; 3.5
# Création de boutique en ligne | 30 produit/article/référence
+ Nom de domaine et adresses mail, Connexion entre outils, Référencement naturel, Formation à l'utilisation du site
= @faire/@poser/@refaire/developp* boutique/e_commerce/ecommerce/boutique_ligne/woocommerce/prestashop/shopify
  /vente_ligne -ajouter -ajout*
= boutique ligne/woocommerce/prestashop/shopify -photo -ajout* -ajouter -paiement -notre -module
= site e_commerce/ecommerce/marchand/vente
+ Création de site vitrine, Paiement en ligne, Saisie de produits ou de contenus
Cadrer le catalogue et le parcours d'achat ; 5
Maquetter accueil, catalogue et fiche produit ; 11
Installer et configurer la boutique ; 6
Intégrer le thème et les gabarits de pages ; 18
-saisi*/produit: Créer et saisir les fiches produits ; 1 + 0.2/u
Configurer paiement et livraison ; 6
Tester les commandes de bout en bout ; 5
Faire la mise en ligne et la formation ; 5
# Refonte de site | 6 page
+ Mise en conformité RGPD ou accessibilité, Référencement naturel, Saisie de produits ou de contenus, Réservation ou
  agenda en ligne, Formulaire de contact ou de devis, Migration d'hébergement
+ Refonte d'une page
= refonte/refont* site/wordpress/site_internet/web/vitrine
= @refaire/modernis*/relook* site/site_internet -page_accueil
+ Création de site vitrine
Analyser l'existant, cadrer et définir l'arborescence ; 4
Faire la maquette ; 5 + 0.5/u
Intégrer les pages ; 3 + 1.75/u
Reprendre les contenus et les redirections ; 2 + 0.5/u
Tester sur mobile et ordinateur ; 3
?accessib*/rgaa: Développer le thème accessible, contrôler et corriger l'accessibilité ; 16
?agenda/annuaire/calendrier/evenement: Développer l'agenda et l'annuaire ; 14
Faire la mise en ligne et la formation ; 3.5
# Refonte d'une page | 1 page
= @refaire/@faire/refonte page/page_accueil/landing/landing_page/accueil -site_vitrine
= page_accueil/landing
Cadrer le contenu de la page ; 0.5/u
Faire la maquette de la page ; 5/u
Intégrer la page ; 6/u
Tester et corriger ; 1.5/u
# Migration d'hébergement | 1 site
+ Création de site vitrine, Migration vers un autre outil, Maintenance de site, Nom de domaine et adresses mail
+ Transfert de messagerie ou de nom de domaine, Certificat HTTPS
= migr*/migration -produit
= migr*/migration/passer/bascul*/demenag* site/wordpress/prestashop/boutique &ovh/vps/hebergeur/hebergement/serveur
  /mutualise/o2switch/ionos/gandi/infomaniak
= transfer*/chang* hebergement/hebergeur/serveur/nom_domaine/domaine
Sauvegarder et préparer le nouvel hébergement ; 1.5/u
Transférer les fichiers et la base ; 2.5/u
?mail/boite/messagerie/email: Migrer les boîtes mail ; 1 + 0.25/boîte sinon 2
Basculer les DNS et activer HTTPS ; 1.5/u ; certificat, hébergement
Tester et corriger ; 1.5/u
# Maintenance de site | 12 mois
+ Création de site vitrine
= maintenance/tma/infogerance
= @entretenir site/wordpress/boutique
= mise_jour mensuel*/reguliere/mois
Sauvegarder le site ; 0.25/u
Mettre à jour le CMS, les extensions et le thème ; 0.5/u
Contrôler le site et la sécurité ; 0.25/u
Corriger les anomalies ; 0.5/u
Faire le compte rendu ; 0.25/u
# Dépannage ou correction de site
= mail/formulaire envoie/arrive/recoi*/part pas/plus
= site/page/wordpress affiche/marche/charge/blanche/panne/bug*
~ formulaire: Correction de formulaire
~ paiement: Correction du paiement en ligne
+ Création de site vitrine
= @reparer site/wordpress/boutique/formulaire/page/paiement/mail
= bug/bogue/erreur_500/page_blanche/erreur
= site @reparer/plante/plantage/inaccessible/casse
= corrig*/correction site/bug/affichage/page
Reproduire le problème, lire les logs et faire le diagnostic ; 1.5
Sauvegarder le site ; 0.5
Faire la correction du code ou du module ; 2.5
Tester et faire la mise en production ; 1
# Nettoyage de site piraté
+ Dépannage ou correction de site, Optimisation des performances
+ Création de site vitrine, Maintenance de site
= pirat*/hack*/malware/virus
Sauvegarder et isoler le site ; 1
Analyser et supprimer les fichiers infectés ; 4
Mettre à jour et changer les accès ; 2
Sécuriser et renforcer les accès ; 1.5
Contrôler et demander le déblocage ; 1
# Intégration de maquette | 5 écran/page/gabarit
= @poser/@faire/integr* maquette/figma/psd/design
Analyser la maquette et préparer le projet ; 2
Intégrer les gabarits de pages ; 4/u
Brancher les données et les formulaires ; 1.5/u
Tester sur mobile et corriger ; 1 + 0.5/u
# Référencement naturel
+ Création de site vitrine
= seo/referencement
= audit/optimis* referencement/seo/google
= fiche_google/google_business
Auditer le site et les mots-clés ; 4
Optimiser les balises et les contenus ; 6
Corriger la technique ; 4
Configurer le suivi ; 1.5
Remettre le rapport et les conseils ; 2
# Optimisation des performances
+ Création de site vitrine
= performance/lent/vitesse/core_web_vital/lenteur
= accelerer/optimis* site/vitesse/temp_chargement/chargement
Mesurer et diagnostiquer ; 2
Optimiser les images et les scripts ; 3.5
Configurer le cache et le serveur ; 2.5
Mesurer et faire le compte rendu ; 1.5
# Paiement en ligne
= paiement/stripe/paypal/abonnement_ligne @poser/@faire/integr*/ligne
= stripe/paypal
Sauvegarder et faire une copie de test ; 0.5
Installer et configurer le module de paiement ; 1.5
Intégrer le paiement au panier ; 4
Gérer les mails et les erreurs ; 2
Tester de bout en bout ; 2
# Saisie de produits ou de contenus | 20 produit/article/page/fiche
= saisi*/saisie/integr*/import* produit/article/contenu/catalogue/fiche
= @poser produit/article
Préparer le fichier et les images ; 1 + 0.05/u
Saisir les fiches ; 0.2/u
Relire et contrôler ; 0.5 + 0.03/u
# Formulaire de contact ou de devis | 1 formulaire
= @faire/@poser/@changer/ajout* formulaire
= formulaire contact/devi/inscription/demande
Définir les champs et les envois ; 0.5/u
Créer le formulaire ; 1.5/u
Tester les envois et l'antispam ; 0.75/u
# Réservation ou agenda en ligne
~ module: Ajout de module de réservation
~ reservation/rendez_vou/rdv: Réservation en ligne
+ Création de site vitrine
= prise_rendez_vou/reservation/prise_rdv
= reservation/rendez_vou/agenda/booking/prise_rdv @faire/@poser/ligne/module
= reservation_ligne/calendrier_reservation
Cadrer le besoin et les règles de réservation ; 2
Installer et configurer le module ; 5
Intégrer au site ; 3
Tester, mettre en ligne et former le client ; 2.5
# Développement d'application | 5 écran/fonctionnalité/module
~ mobile: Développement d'application mobile
~ web: Développement d'application web
~ intranet/extranet: Développement d'extranet
~ outil: Développement d'outil sur mesure
+ Paiement en ligne, Formation à l'utilisation du site, Formulaire de contact ou de devis
= @faire/developp* application/appli/app/logiciel/api/outil/plateforme/extranet/intranet/crm/tableau_bord/saas
= application metier/mobile/web/ios/android
Cadrer le besoin, écrire le cahier des charges et les maquettes ; 12 + 2/u
Préparer la base de données et les comptes utilisateurs ; 10
Développer les écrans et les modules ; 8 + 10/u
Faire les tests et la recette ; 4 + 2.5/u
Faire le déploiement et la formation ; 6
# Connexion entre outils | 1 connexion/API/automatisation
~ automatis*/zapier: Automatisation
~ synchronis*: Synchronisation entre outils
= connexion/connect*/synchronis* ~outil/logiciel/crm/caisse/stock/compta
= api/connecteur/synchronis*/automatis*/zapier/webhook/interfac* -application
= connect*/relier/lier outil/logiciel/crm/caisse/stock
Étudier les outils et les données ; 2/u
Développer la connexion ; 7/u
Gérer les erreurs et les reprises ; 2.5/u
Tester et documenter ; 2.5/u
# Formation à l'utilisation du site | 3 h
= former/formation site/wordpress/utilisation/back_office/boutique
= prise_main
Préparer et contrôler le support ; 1.5
Former le client ; 1/u
Répondre aux questions et suivre ; 0.75
# Mise en conformité RGPD ou accessibilité
+ Statistiques et suivi
~ accessibilite/rgaa: Mise en accessibilité
~ rgpd/cookie: Mise en conformité RGPD
= rgpd/cookie/accessibilite/rgaa/mention_legale
Auditer le site ; 3
Corriger les pages et les formulaires ; 5
Poser le bandeau et les pages légales ; 2
Contrôler et faire le compte rendu ; 1.5
# Newsletter et emails
= newsletter/mailing/emailing/campagne/brevo/mailchimp
Préparer le compte et les listes ; 1.5
Créer le modèle ; 3
Intégrer l'inscription au site ; 1.5
Tester les envois ; 1
# Nom de domaine et adresses mail | 1 adresse/domaine
~ hebergement: Hébergement du site
= @poser/@faire/configur* domaine/nom_domaine/adresse_mail/messagerie/boite_mail/mail/hebergement
Réserver ou transférer le domaine ; 0.5/u
Configurer les DNS et les adresses ; 1/u
Tester les envois et installer sur les appareils ; 0.75/u
# Ajout de fonctionnalité ou de page | 1 page/fonctionnalité/module
= ajout*/integr* page/rubrique/fonctionnalite/module/carte/galerie/chat/popup/onglet/menu -reservation -agenda
  -paiement
  -newsletter -boutique
= @faire page supplementaire
Recueillir et cadrer le besoin ; 1/u
Développer ou installer la fonctionnalité ; 4/u
Intégrer au site et au menu ; 1.5/u
Tester, corriger et mettre en ligne ; 1/u
# Site multilingue | 1 langue
+ Refonte d'une page, Création de site vitrine, Refonte de site
= site/page/wordpress/boutique/version/contenu anglais/espagnol/allemand/italien/langue/multilingue/bilingue/traduct*
  /traduire
= traduct*/traduire/multilingue/bilingue/anglais/langue site/page/wordpress/boutique/version
= version anglais/anglaise/allemand
Installer et configurer le module de langues ; 3
Intégrer les pages traduites ; 6/u
Adapter les menus et les adresses ; 2/u
Tester, corriger et mettre en ligne ; 1.5
# Statistiques et suivi
= statistique/analytic/google_analytic/matomo/suivi_conversion/tag_manager/pixel
Définir les indicateurs ; 1
Installer et configurer le suivi ; 2.5
Créer les objectifs et le tableau de bord ; 2
Tester, mettre en service et expliquer ; 1
# Sauvegarde et sécurité
= sauvegarde/backup/securis*/pare_feu/securite site/wordpress/serveur/donnees
= @faire/@poser sauvegarde
Auditer les accès et les versions ; 1.5
Configurer les sauvegardes automatiques ; 1.5
Renforcer la sécurité ; 2
Tester une restauration et documenter ; 1
# Rédaction de contenus web | 5 page/article
= redig*/redaction/rediger/article_blog page/texte/contenu/article/blog
Définir le plan et les mots-clés ; 1.5
Rédiger les textes ; 2/u
Intégrer et mettre en forme ; 0.5/u
Relire et corriger ; 0.75
# Espace client ou membre
~ espace_client/compte_client: Création d'espace client
~ espace_membre/espace_adherent: Création d'espace membre
= espace_client/espace_membre/espace_adherent/connexion_client/compte_client/espace_prive
Cadrer les droits et les contenus ; 3
Développer l'inscription et la connexion ; 8
Développer les pages privées ; 10
Tester et sécuriser ; 4
Mettre en ligne et former ; 2
# Audit technique de site
= audit/analyse/expertise site/code/technique/boutique/wordpress/prestashop/woocommerce/shopify -perf -performance
  -vitesse
Analyser la technique et la sécurité ; 3
Analyser les performances et le référencement ; 3
Rédiger le rapport et les priorités ; 3
Présenter les conclusions ; 1
# Migration vers un autre outil | 1 site
= migr*/migration/passer/bascul* wordpress/prestashop/shopify/wix/joomla/drupal/cms/magento -hebergeur -hebergement
  -vps
  -ovh -ionos -serveur -mutualise -domaine
Analyser l'existant et sauvegarder ; 2/u
Installer le nouvel outil et le thème ; 6/u
Transférer les contenus et les produits ; 8/u
Mettre en place les redirections ; 2/u
Tester, corriger et mettre en ligne ; 3/u
# Configurateur ou simulateur
= configurateur/simulateur/calculateur/devis_ligne
Cadrer les règles de calcul ; 3
Maquetter le parcours ; 4
Développer le simulateur ; 14
Tester et intégrer au site ; 4
# Catalogue en ligne | 30 produit
= catalogue ligne/site/pdf @faire/@poser
Cadrer les catégories et les fiches ; 2
Créer les gabarits ; 6
Saisir les fiches ; 0.2/u
Tester, corriger et mettre en ligne ; 2`,
);
