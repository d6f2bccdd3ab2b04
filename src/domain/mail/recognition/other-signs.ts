import { sign } from "./sign.ts";

/** What no customer writes about work. */
export const OTHER_SIGNS = {
  automatic: [
    sign(
      3,
      "(?:reponse automatique|automatic reply|auto-?reply|out of office|absence du bureau|",
      "message d'absence)",
    ),
    sign(
      3,
      "\\b(?:absente? (?:du bureau|jusqu|du \\d)|suis (?:actuellement )?(?:absente?|en ",
      "conges?|en vacances)|en conges? (?:jusqu|du)|de retour le \\d)",
    ),
    sign(
      3,
      "(?:undeliver|mail delivery|delivery status|failure notice|non remis|n'a pas pu etre ",
      "(?:remis|distribue|delivre)|accuse de lecture|^lu ?:)",
    ),
  ],
  lead: [
    sign(
      3,
      "\\b(?:nouvelle demande (?:de|d')|nouveau (?:contact|lead|prospect)|lead #|recherche ",
      "un (?:professionnel|artisan)|formulaire de contact|cout du lead|nouveau message ",
      "(?:vocal|de)|message vocal|depuis votre site|a propos de votre annonce)",
    ),
  ],
  fraud: [
    sign(
      3,
      "\\b(?:vos identifiants|votre mot de passe|mot de passe (?:expire|a expire)|compte ",
      "(?:\\w+ )?(?:sera |a ete |est )?(?:suspendu|bloque|limite|desactive)|regulariser ",
      "(?:maintenant|votre)|avant coupure|coordonnees bancaires (?:ont change|sont a jour)|",
      "mettre a jour vos (?:informations|coordonnees)|cliquez (?:ici|sur le lien) pour ",
      "(?:regulariser|confirmer|verifier|debloquer|recuperer|payer)|gagne(?:z|r)? un|remboursement ",
      "en attente|votre colis|frais de (?:douane|livraison) (?:de|a)|heritage|bitcoin)",
    ),
    sign(3, "\\b(?:consigne pour l'assistant|message prioritaire de l'administrateur|reponds ", "simplement)"),
    sign(
      2,
      "\\b(?:identite|identifiants?|mot de passe|sous 24 ?h|suspen\\w+|crypto|gagnent|legue|succession|virement urgent",
      "|n'en parlez a personne|suivant ce lien|lien ci-dessous)\\b",
    ),
  ],
  applying: [
    sign(
      3,
      "\\b(?:candidature|candidater|mon cv|cv et (?:ma )?lettre|lettre de motivation|travailler ",
      "chez vous|recherche (?:un|d'un) (?:emploi|stage|apprentissage|contrat|poste)|en ",
      "alternance|recrutez[- ]vous|stage (?:de|d'observation|en entreprise)|interimaires?)\\b",
    ),
    sign(
      3,
      "\\b(?:apprentis?|apprentie|stagiaires?|pfmp|periode de formation|immersion|reconversion|cherche (?:du |de )?",
      "(?:travail\\w*|taf|boulot|emploi|un patron|un maitre)|bac pro|bts|j'ai 1\\d ans|mes services",
      "|manoeuvre|embauch\\w*",
      "|profils? (?:disponible|a retenu)|je recrute|chef d'equipe disponible)\\b",
    ),
  ],
  letter: [
    sign(
      4,
      "(?:desinscri|desabonn|unsubscribe|ne (?:plus|souhaitez plus) recevoir|vous ne (?:voulez|",
      "souhaitez) plus|gerer mes (?:preferences|abonnements)|on ne vous embete plus)",
    ),
    sign(
      3,
      "\\b(?:newsletter n|lettre d'info\\w*|infolettre|version en ligne|voir (?:ce mail ",
      ")?dans (?:le|votre) navigateur|au sommaire|chers adherents|lire (?:l'article|la ",
      "suite)|vous recevez cet e-?mail)",
    ),
    sign(
      2,
      "\\b(?:je reserve ma place|offre valable|(?:jusqu'a|-) ?\\d\\d ?%|jusqu'a dimanche|",
      "code promo|ventes? flash|soldes|webinaire|en direct|inscription (?:gratuite|obligatoire)|",
      "nouveautes|profitez)",
    ),
    sign(
      3,
      "(?:repondez stop|ne plus (?:le |les |la )?recevoir|manage notifications|gerer (?:mes|vos|les) \\w+|preferences",
      "|vous recevez ce|vous (?:etes|etiez) (?:inscrit|abonne|present)|bonne (?:lecture|ecoute)",
      "|cliquez pour vous|me desabonner)",
    ),
    sign(
      2,
      "\\b(?:decouvrez|l'article complet|a ecouter|episode|guide gratuit|telechargez|feuilletez",
      "|notre (?:palette|magazine)",
      "|au menu|au programme|a la une|numero \\d+|retrouvez|chers (?:adherents|exposants|collegues|amis)",
      "|le mag\\b|ventes privees)",
    ),
  ],
  letterSender: [
    sign(2, "(?:newsletter|promo|lettre@|news\\.|news@|actu\\w*@|infos?@|marketing|hello@mail\\.|", "offres@)"),
  ],
  selling: [
    sign(
      3,
      "\\b(?:premiere page|referencement (?:google|naturel|local)|vos concurrents|(?:nous ",
      ")?(?:avons )?accompagn(?:e|ons|ee?s?) (?:de nombreux |plus de |deja |les |des |\\d+ ",
      ")?(?:\\d+ )?(?:artisans|entreprises|pros|professionnels|tpe)|audit gratuit|devis ",
      "gratuit pour (?:la|votre|un)|generer (?:plus )?(?:de|des) (?:leads|demandes|clients|",
      "contacts)|souhaitez-vous recevoir|boostez|developper votre (?:chiffre|activite|visibilite|",
      "clientele)|votre visibilite|chantiers qualifies|contacts qualifies)",
    ),
    sign(
      2,
      "\\b(?:growth|business developer|account manager|charge[e]? (?:d'affaires|de developpement)|",
      "commerciale? (?:secteur|terrain)|conseiller[e]? (?:commercial|en))",
    ),
    sign(
      2,
      "\\b(?:je me permets de vous contacter car|notre (?:solution|logiciel|plateforme|",
      "agence|application|gamme)|sans engagement|essai gratuit|\\d+ minutes (?:au telephone|",
      "cette semaine|pour)|une demo\\b|demonstration|nous proposons|tarifs? preferentiel|",
      "partenariat)",
    ),
    sign(
      3,
      "\\b(?:souhaitez-vous (?:emprunter|que je|recevoir)|quand puis-je (?:vous|passer)",
      "|puis-je vous (?:appeler|joindre)",
      "|(?:on en parle|on s'appelle) ?\\?|je vous (?:reserve|inscri\\w+) (?:des |une |un |la )?(?:place",
      "|emplacement|page)",
      "|(?:des|cherchons des|recherchons des) (?:installateurs|poseurs|partenaires|equipes de pose)|devenez|eligibles?",
      "|leurs coordonnees|vos premiers contacts|avec notre abonnement|par mois|nous financons|des \\d+ ?€)\\b",
    ),
  ],
  office: [
    sign(
      3,
      "\\b(?:urssaf|cotisations|impots\\.gouv|dgfip|declaration (?:de tva|sociale)|cfe\\b|",
      "releve de compte|votre banque|votre conseiller|greffe|chambre (?:de|des) metiers|",
      "caisse des conges|mutuelle|votre contrat d'assurance|avis d'echeance|nouveau document ",
      "est disponible|code de (?:verification|connexion|securite)|connexion (?:inhabituelle|",
      "a votre compte)|reinitialis)",
    ),
  ],
  theirQuote: [
    sign(
      3,
      "\\b(?:notre (?:devis|offre|cotation|proposition) (?:n|\\d|de prix|ref|ci-joint)|",
      "ci-joint(?:e|s)? notre (?:devis|offre|cotation|proposition|catalogue|tarif)|suite ",
      "a votre demande[^.]{0,60}notre (?:devis|offre|cotation))",
    ),
  ],
  invoice: [
    sign(
      3,
      "\\b(?:(?:votre|notre|nos) factures?|factures? (?:n°|no|num|ref|[a-z]{1,4}-?\\d|de ",
      "(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|",
      "d'achat|location|plants|proforma|disponible|en pj|en piece|ci-joint|jointe|echue|",
      "impayee|electronique)|facture \\S+ (?:est )?disponible|la facture (?:pour|du|des|",
      "de)|invoice [a-z0-9]|avoir n)",
    ),
    sign(
      3,
      "\\b(?:confirmation de (?:votre )?commande|commande n° ?\\S+ (?:validee|expediee|",
      "confirmee)|votre commande|accuse de reception de commande|bon de livraison|bordereau ",
      "de livraison|releve de factures?)\\b",
    ),
    sign(
      2,
      "\\b(?:total (?:ttc|ht)|montant (?:ttc|ht|total)|echeance|prelevement|reglee? par ",
      "(?:carte|prelevement|virement)|reglement (?:a|sous) \\d+|a regler|net a payer|livraison|",
      "factur-?x|ubl)\\b",
    ),
    sign(1, "\\b(?:virement|cheque|payer|regler|€|eur|ttc|cher client|espace client|compta\\w*|", "recouvrement)"),
    sign(
      3,
      "\\b(?:appel de (?:prime|cotisation|loyer|provision|fonds)|avis d'echeance|quittance|loyer|(?:ma|notre|la) note",
      "|votre recu|receipt|situation (?:n\\S* ?)?\\d|demande de provision|credit-bail|releve-facture",
      "|restent? d(?:u|ue|us|ues))\\b",
    ),
  ],
  invoiceFiles: [sign(2, "(?:facture|invoice|factur-x|duplicata|^fa?c?t?[-_ ]?\\d|\\bavoir|^ar_|^bl_|releve)")],
  /** Who asks for something, and for no work that is paid. */
  giving: [
    sign(
      3,
      "\\b(?:tombola|kermesse|sponsor\\w*|mecen\\w+|benevol\\w+|collecte|appel aux? dons?|un don|casting",
      "|interview|these|enquete",
      "|sondage|votre avis nous|encart|voeux|ceremonie|prete[rz]?|covoit\\w+)\\b",
    ),
  ],
  complaining: [
    sign(
      3,
      "\\b(?:inadmissible|scandaleux|inacceptable|honteux|tribunal|avocat|mise en demeure|",
      "litige|conciliateur|vos frais|votre assurance|decennale en cause|malfacon\\w*|(?:revenir|",
      "reveniez|reprendre) [^.\\n]{0,40}frais|fuit (?:de nouveau|encore|toujours)|reserves? ",
      "non levees?|sav\\b)",
    ),
    sign(
      3,
      "\\b(?:rembours\\w+|porte plainte|recommande|tiens pour responsable|pas serieux|penalites",
      "|a l'abandon|mediateur|decu\\w*",
      "|degrade|abime|raye|votre assurance|j'en ai assez|mal (?:fait|pose|refait)|n'avez (?:jamais|pas) respecte)\\b",
    ),
  ],
  friendly: [
    sign(
      3,
      "\\b(?:raclette|apero|barbecue|anniversaire|tu viens (?:toujours )?(?:manger|diner|",
      "dejeuner|boire)|on (?:mange|dine|boit)|petit mot pour (?:vous|te) (?:dire|remercier)|",
      "5 etoiles|cinq etoiles|laisse un avis|bonne annee|joyeux|meilleurs voeux|foot|peche|",
      "vacances a)\\b",
    ),
    sign(3, "^(?:merci|un grand merci|mille mercis|encore merci)[ !.]{0,4}$"),
    sign(
      2,
      "\\b(?:superbe|magnifique|tres content\\w*|ravie?s?|beau travail|travail soigne|je ",
      "plaisante|bises|bisous)\\b",
    ),
  ],
};
