import { thingWorks } from "../../thing-works.ts";

/** What the trade « développeur web » builds, connects and mends. Data in the public domain (CC0). */
export const developerThings = thingWorks(
  "développeur web",
  `* Création {de} = @faire/@poser/developp*/ajout*/integr*/configur*
Cadrer le besoin et rédiger le cahier des charges ; 0.15
Concevoir et maquetter ; 0.15
Développer et intégrer {le} ; 0.5
Tester et corriger ; 0.12
Mettre en ligne et former ; 0.08
* Refonte {de} = @refaire/@changer/refonte/ameliore*/optimis*/evolution
Auditer l'existant et cadrer ; 0.15
Développer les changements ; 0.5
Tester et corriger ; 0.12
Mettre en ligne ; 0.06
* Correction {de} = @reparer/bug*/bogue/corrig*/correction/debogu*
Reproduire et diagnostiquer le problème ; 0.08
Corriger {le} ; 0.15
Tester et mettre en ligne ; 0.06
- la carte interactive/la carte google maps/le plan interactif/la géolocalisation/le store locator ; 9
- le chatbot/l'assistant virtuel/le chat/la messagerie instantanée/l'intelligence artificielle ; 20
- la galerie/la galerie photo/le portfolio/le diaporama/le slider/le carrousel ; 6
- le blog/les actualités/le magazine en ligne/l'agenda culturel ; 12
- le forum/la communauté/le réseau social interne/l'espace membre/l'espace adhérent ; 28
- le moteur de recherche/la recherche/le filtre/la recherche à facettes ; 10
- l'annuaire/le répertoire/la place de marché/la marketplace/les petites annonces ; 55
- le tunnel de vente/la landing page/la page de vente/la page d'atterrissage/la page de capture ; 10
- la page/la page produit/la page équipe/la page contact/les mentions légales/la rubrique/l'onglet/le menu ; 4 ;
  contenus ; Création, Correction
- le formulaire/le questionnaire/le sondage/le quiz/le jeu concours/le jeu ; 8
- l'import/l'export/le flux/la synchronisation/le script/la macro/l'automatisation ; 10
- la base de données/le serveur/l'infrastructure/le docker/l'environnement de test/la préproduction ; 14
- l'API/le webhook/le connecteur/l'interface/la passerelle ; 16
- le plugin/le module/l'extension/le thème/le thème enfant/le template/le composant ; 12
- le tableau de bord/le back office/l'interface d'administration/le reporting/les statistiques ; 24
- l'application mobile/l'application/l'appli/la PWA/le logiciel/l'outil interne/l'ERP/le CRM/l'intranet/l'extranet
  /la plateforme ; 90
- le site de réservation/le calendrier/le planning en ligne/la prise de rendez vous/la billetterie ; 22
- le paiement/le panier/le tunnel d'achat/l'abonnement/la facturation/le devis en ligne ; 14
- l'espace client/le compte client/l'authentification/la connexion/le mot de passe/le SSO ; 22
- le système d'emails/les emails transactionnels/la notification/le SMS/l'alerte ; 8
- la signature mail/l'email/la newsletter/le modèle d'email ; 5
- le site/le site internet/le site web/le site vitrine/la page d'accueil ; 30 ; contenus ; Correction
- la boutique/la boutique en ligne/le site e-commerce/la fiche produit/le catalogue ; 40 ; contenus ; Correction,
  Refonte
- le certificat ssl/le https/le nom de domaine/le dns/la redirection/la redirection 301/la messagerie ; 3
- la bannière cookies/le bandeau cookies/le consentement/le pixel/le google analytics/le matomo/la balise ; 4
- le référencement/le seo/la balise meta/le sitemap/les données structurées/la fiche google ; 8
- l'accessibilité/le responsive/la version mobile/l'affichage mobile/le mode sombre ; 12
- le multilingue/la traduction/la version anglaise/la version espagnole/la langue ; 14
- le configurateur/le simulateur/le calculateur/le comparateur ; 28
- le lecteur vidéo/le streaming/le podcast/la webradio/la visioconférence ; 14
- le captcha/l'anti-spam/le spam/le pare feu/la sauvegarde/la sécurité ; 4
- le prototype/le MVP/la maquette cliquable/la preuve de concept ; 40
- le scraping/l'extraction de données/le robot/la veille de prix ; 18
- la signature électronique/la génération de PDF/le PDF/l'export excel/l'édition de documents ; 10
- la marketplace/la connexion amazon/le flux google shopping/le google shopping ; 14`,
);
