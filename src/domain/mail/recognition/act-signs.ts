/** An act that a mail does or tells, by words without accents and capitals. « ~ » stands for some words of a sentence. */
type Act = readonly [name: string, ...patterns: string[]];

const US = "(?:je|j'|nous|on|mon \\w+|ma \\w+|notre \\w+)";
const YOU = "(?:vous|tu|t'|votre \\w+|vos \\w+|ton \\w+|ta \\w+)";
const PAPER =
  "(?:attestations?|certificats?|consuel|duplicata|copie|factures?|rib|iban|kbis|rapport|pv|proces-verbal|ppsps|notice|" +
  "decennale|fiches? techniques?|compte rendu|releve d'heures|bordereau|numero de tva|siret|justificatif|photos apres)";
const QUOTE = "(?:devis|chiffrage|proposition|estimation|offre|prix)";
const SEND =
  "(?:envo[yi]\\w+|renvo[yi]\\w+|adress\\w+|transm\\w+|fourni\\w*|faire parvenir|communiqu\\w+|retourn\\w+|redonn\\w+|" +
  "refai\\w+|produire|remettre|me l\\w+|retrouver|suivre)";
const MAKE =
  "(?:install|pos|chang|refai|fai|plant|repar|rempla|pein|livr|renov|coul|mont|construi|intervenu|venu|pass|branch|" +
  "regl|fabriqu|achet|tir|cree|realis|repein|reprise?)\\w*";
const MEND =
  "(?:ne \\w+ plus|ne \\w+ pas bien|marche (?:plus|pas)|fui\\w*|goutte|coule|bloque|coince|en panne|casse\\w*|hs|lache|" +
  "fissur\\w*|tombe\\w*|decroch\\w*|descell\\w*|saute|disjoncte|a l'arret|s'ecroul\\w*|eteint\\w*|effondr\\w*|bouche\\w*|" +
  "pourri\\w*|cloqu\\w*|decoll\\w*|frotte|grince|sonne creux|inonde\\w*|ecaill\\w*|pele|fendu\\w*|clignot\\w*)";
const DAY = "(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|semaine|date|jour)";

const ACTS: readonly Act[] = [
  // What stands between us already.
  [
    "you made",
    `\\b(?:vous|tu|t')~(?:avez|aviez|as|avais|etes|etiez|es)~${MAKE}`,
    `\\bque vous (?:avez|aviez|nous avez|m'avez)~${MAKE}`,
  ],
  [
    "you came",
    "\\bvotre (?:passage|visite|venue|intervention|equipe|ouvrier|collegue)|\\b(?:vous|tu) (?:etes|etiez|es) (?:venu|passe)",
  ],
  [
    "you promised",
    "\\b(?:promis|deviez|devais|m'avi?ez (?:dit|assure)|nous avi?ez (?:dit|assure|parle)|m'avez assure|annonce)\\b",
  ],
  ["bought from you", "\\b(?:achete|pris|commande)~chez vous\\b"],
  [
    "works under way",
    "\\b(?:chantier|travaux|pose|equipe|ouvriers?)~(?:finir|fini\\w*|avance\\w*|reprend\\w*|termin\\w*|revien\\w*|dure\\w*)",
    "\\b(?:fini\\w*|termin\\w*)~(?:avant|d'ici|pour quand|a temps)",
  ],
  // Asking what is no new job.
  [
    "asks paper",
    `\\b${PAPER}~${SEND}`,
    `\\b${SEND}~${PAPER}`,
    `\\b(?:manque|reclame\\w*|demande\\w*|besoin|exige\\w*|attend\\w*)~${PAPER}`,
    `\\b${PAPER}~(?:manque\\w*|reclame\\w*|egare\\w*|perdu\\w*|come through)`,
  ],
  [
    "waits quote",
    `\\b(?:toujours pas|jamais|pas encore|rien|attends|attendons|attente|promis|deviez|relance|rappel|espere\\w*|recevrai|avanc\\w+|ou en)~${QUOTE}`,
    `\\b${QUOTE}~(?:toujours pas|jamais (?:recu|arrive)|pas recu|promis|attends|attendons|attente|se fait attendre|quand je|recevrai|ou en|est parti|n'est pas arrive)`,
    "\\b(?:rien recu|sans nouvelles?|pas (?:eu )?de nouvelles|boite est vide|rien vu venir)",
  ],
  [
    "moves date",
    `\\b(?:decal\\w+|deplac\\w+|report\\w+|avancer|repouss\\w+|chang\\w+)~(?:rdv|rendez|pose|passage|intervention|visite|${DAY})`,
    "\\b(?:decaler|reporter)\\b",
  ],
  [
    "asks date",
    `\\b(?:quand|quel jour|quelle date|quelle heure|a quelle|toujours (?:bon|ok|d'accord|pour))\\b~${YOU}?`,
    `\\b(?:tjrs|toujours)~(?:${DAY}|ce soir|prevu)`,
  ],
  [
    "asks advice",
    "\\b(?:est-ce normal|c'est normal|c normal|quel produit|avec quoi|lequel (?:prendre|choisir|me)|vous (?:nous |me )?conseill\\w+|conseillez|faut-il|dois-je|doit-on|est-ce qu'il faut|comment (?:je|on|faire|dois))",
  ],
  [
    "asks terms",
    "\\b(?:horaires|le (?:samedi|week-?end)|carte bancaire|facilites|plusieurs fois|deux fois|trois fois|deux cheques|delais? (?:en general|habituel)|vous deplacez|intervenez|secteur|zone)\\b",
  ],
  ["guarantee", "\\bgaranti\\w*"],
  [
    "asks invoice",
    "\\bfacture\\w*~(?:erreur|corrig\\w+|rectif\\w+|nom de|libell\\w+|comprends pas|correspond\\w*|difference|ecart|ligne|pourquoi|rejetee|numero d'engagement)",
    "\\b(?:erreur|corrig\\w+|rectif\\w+|pourquoi|ecart|difference|comprends pas|refaire)~factur\\w*",
  ],
  // About a quote of ours.
  [
    "changes quote",
    `\\b(?:reprendre|repreniez|reprenez|refa\\w+|modifi\\w+|revo\\w+|corrig\\w+|rectifi\\w+|scind\\w+|separ\\w+|actualis\\w+|mettre a jour|renvo\\w+|refonte|ajout\\w+|preciser)~${QUOTE}`,
    `\\b${QUOTE}~(?:modifi\\w+|corrige\\w*|rectifie\\w*|revu\\w*|separe\\w*|actualise\\w*|scinde\\w*|refai\\w+|a refaire|mis a jour|ainsi)`,
    "\\bnouvelle version\\b|\\bautre version\\b|\\bnouveau devis\\b|\\bvotre copie\\b",
  ],
  [
    "swaps in quote",
    "\\b(?:au lieu|a la place|substitu\\w+|plutot qu\\w*|sans (?:la|le|les)|en remplac\\w+|enlev\\w+|retir\\w+|suppr\\w+|exclu\\w*|laisse de cote|pas (?:la|le|les|pour))\\b",
  ],
  [
    "bargains",
    "\\b(?:moins cher|geste|remise|ristourne|effort|negoci\\w+|rabais|align\\w+|baiss\\w+|descendre|meilleur prix|marge|tout rond|arrondi\\w*|combien de moins|faire mieux)\\b",
  ],
  [
    "asks line",
    "\\b(?:ligne|poste|detail|option|compris|comprise|inclus|incluse|tva|prime|aide|garantie|delai|acompte|difference|epaisseur|marque|reference|norme)\\b[^.!\\n]{0,80}\\?",
  ],
  [
    "condition",
    "\\b(?:sous reserve|a (?:la )?condition|si vous|des que|avant de|pourvu|a ceci pres|sauf|seulement|uniquement)\\b",
  ],
  [
    "yes now",
    "\\b(?:c'est (?:oui|bon|ok|d'accord|entendu|valide|parfait)|c ok|c bon|ok pour|on y va|allez-?y|vas-?y|banco|go\\b|faites\\b|on (?:se lance|signe|valide|prend|part)|je (?:valide|signe|prends)|nous (?:validons|acceptons|signons)|bon pour accord|feu vert|accord du|d'accord|partant)",
  ],
  [
    "yes given",
    "\\b(?:(?:devis|proposition|offre|commande)~(?:accepte\\w*|valide\\w*|approuve\\w*|retenue?|vote\\w*|entine\\w*|signe\\w*)|(?:accepte\\w*|valide\\w*|approuve\\w*|vote\\w*|signe\\w*|retenu\\w*|entine\\w*)~(?:devis|proposition|offre))",
  ],
  [
    "yes by us",
    "\\b(?:vous (?:suivons|suis|confions|faisons confiance|choisi\\w*|pouvez (?:y aller|commencer|demarrer|lancer|commander|reserver|programmer|intervenir|approvisionner))|passons? commande|notre commande|bon de commande|ordre de service|nous vous attribu\\w+|vous (?:est|etes) (?:attribu\\w+|retenu\\w*)|notifi\\w+)",
  ],
  [
    "signed by them",
    "\\b(?:ma signature|signe ce|signe en ligne|vient de signer|a signe|tous les signataires|signature (?:complete\\w*|terminee)|document (?:signe|complet\\w*|termine)|ci-joint signe|devis signe|revetu)",
  ],
  [
    "deposit paid",
    "\\bacompte~(?:vire\\w*|parti\\w*|verse\\w*|envoye\\w*|regle\\w*|fait|ordonnance|sera)|(?:vire\\w*|verse\\w*|envoye\\w*|regle\\w*|cheque)~(?:acompte|arrhes)|\\bdeposit sent",
  ],
  [
    "no now",
    "\\b(?:non merci|sans facon|c mort|merci mais non|ne (?:donn\\w+|donnerons|donnerai)~suite|pas (?:donner )?suite|decline\\w*|renonc\\w+|abandonn\\w+|laisse\\w* tomber|en rester? la|restons la|passe mon tour|ce sera pour une autre|une prochaine fois|ne pourrons? (?:donc )?pas)",
  ],
  [
    "others chosen",
    `\\b(?:(?:sommes|suis|est|avons|ai|a|etre) (?:finalement |donc |deja |hier )?(?:parti|signe|pass|choisi|retenu|opte|pris|confie|attribu|trouv|tourn)\\w*~(?:avec|par|chez|vers|a|une?|l'|le|sur) (?!vous|votre|toi|tous|ce\\b))`,
    "\\b(?:signe|signons|parti\\w*|traite\\w*) (?:\\w+ )?(?:avec|chez) (?!vous|toi)",
    "\\b(?:choix s'est porte|porte son choix|autre (?:choix|entreprise|artisan|prestataire|solution)|quelqu'un d'autre|concurrent|confrere|moins disant)\\b",
    "\\b(?:frere|beau-frere|beau-pere|neveu|cousin|fils|gendre|voisin|ami|collegue|paroissien)~(?:s'en (?:charge|occupe)|le fera|fera|pose|propose|s'offre|va le)",
    "\\bc'est (?:deja )?fait depuis",
  ],
  [
    "gives up",
    "\\b(?:annul\\w+|desist\\w+|contraint\\w* d'annuler|tout arreter|n'a plus lieu|plus lieu d'etre|plus besoin|plus d'actualite|ne se fera pas|ne ferons pas|ferons pas|mis\\w* en vente|vend\\w* (?:la maison|le bien|en l'etat)|rejete|refuse (?:notre|la)|vote contre|a dit non|pas retenu\\w*|dossier (?:est )?(?:clos|classe)|suspendu)",
  ],
  [
    "too dear",
    "\\b(?:trop (?:cher|lourd|eleve)\\w*|hors de (?:prix|portee)|depasse\\w*|pas les moyens|budget (?:trop )?serre|prix (?:are |sont )?(?:just )?too high|au-dessus)",
  ],
  [
    "put off for good",
    "\\b(?:l'an(?:nee)? prochaine?|plus tard|une autre (?:fois|annee)|au printemps|cette annee|tiendra (?:bien )?encore|on verra)\\b",
  ],
  [
    "decides later",
    "\\b(?:etudi\\w+|examin\\w+|reflechi\\w*|transm\\w+~(?:conseil|direction|proprietaire)|commission|decid\\w+|deliber\\w+|en cours d'analyse|fer(?:ons|ai) le point|reviens vers|reviendr\\w+|tiens au courant|tiendr\\w+ (?:au courant|informe)|regarde\\w* (?:ca|cela|ce))",
  ],
  [
    "received",
    "\\b(?:bien (?:recu|arrive|parvenu\\w*)|bonne reception|accus\\w+ (?:bonne )?reception|ai (?:bien )?(?:recu|eu))",
  ],
  // A new job.
  ["broken", `\\b${MEND}`],
  [
    "asks to come",
    "\\b(?:pass(?:er|ez|iez)|ven(?:ir|ez|iez)|interven(?:ir|ez|iez)|envoy(?:er|ez) (?:un|une|quelqu'un)|deplac(?:er|ez)|jeter un (?:oeil|coup)|rendre (?:sur place|compte)|voir (?:sur place|quand)|visite\\w*|depann\\w+)\\b",
  ],
  [
    "asks price",
    "\\b(?:devis|chiffr\\w+|estim\\w+|tarifs?|combien|prix|cout\\w*|budget|cotation|honoraires|tjm|offre)\\b",
  ],
  [
    "do you do",
    "\\b(?:faites-vous|vous (?:faites|posez|montez|refaites|occupez|reprenez|prenez|reparez|tournez)|tu (?:fais|poses|repares|peux|pourrais)|est-ce (?:que c'est )?votre rayon|dans vos cordes|prendriez|accepteriez)\\b",
  ],
  [
    "wants done",
    `\\b${US} ?(?:souhait|voudr|aimer|desir|cherch|recherch|envisag|veux|veut|voul|rev|besoin|prevo|projet)\\w*`,
    "\\b(?:besoin d|il (?:me |nous )?fau(?:t|drait)|a (?:refaire|changer|remplacer|reprendre|poser|faire)|pour (?:refaire|changer|remplacer|poser|faire))",
  ],
  [
    "place for job",
    "\\b(?:maison|appartement|appart|immeuble|residence|copropriete|lot|batiment|local|bureaux|boutique|salon|magasin|gite|ferme|terrain|jardin|studio|logements?|m2|m²|ml)\\b",
  ],
  [
    "yearly",
    "\\b(?:entretien|revision|ramonage|contrat annuel|comme (?:chaque annee|l'an|tous les ans)|annuelle?|verification|contrat d'entretien|faire contr[ô]ler|maintenance)\\b",
  ],
  [
    "sends what was asked",
    "\\b(?:voici|voila|ci-joint\\w*|je vous (?:envoie|transmets|transfere)|en piece)~(?:photos?|mesures?|dimensions?|plans?|plaque|cotes)",
  ],
  [
    "asked by you",
    "\\b(?:comme (?:demande|convenu|vous me l'avez demande)|que vous (?:m'avez|m'aviez|avez|aviez|nous aviez) demand\\w+|suite a (?:notre|votre) appel)",
  ],
  [
    "tender",
    "\\b(?:consultation|dce|dpgf|cctp|appel d'offres|lots? \\w{1,3}\\b|remise des offres|remettre (?:une|votre|leur) offre|retourner votre offre|consultons|mise en concurrence|demande de prix|missionnons|ordre de service)\\b",
  ],
  [
    "lead",
    "\\b(?:mise en relation|souhaite (?:etre rappele|echanger)|vous a choisi|recu un contact|nouvelle? (?:demande|message|projet)|besoin ?:|projet ?:|client ?:|prestation ?:|message ?:|son message|telephone ?:)",
  ],
  [
    "no names",
    "\\b(?:debloquez|coordonnees avec vos credits|correspondent a votre profil|chantiers (?:publies|pres de)|nouvelles demandes dans|consultez-les|connectez-vous pour les voir)",
  ],
  [
    "recommended",
    "\\b(?:de la part de|recommand\\w+|m'a (?:donne|dit|parle|conseille)|vos coordonnees|votre nom|votre numero|bouche a oreille)",
  ],
  [
    "other job",
    "\\b(?:par ailleurs|au fait|autre chose|du coup|pendant (?:que|ce)|maintenant|tant qu'on y est|aussi|l'autre|la meme|le meme|en profiter)\\b",
  ],
  [
    "passes customer",
    "\\b(?:client\\w*|cliente|voisine?|ma (?:mere|tante|soeur|belle-\\w+)|mon (?:pere|frere|beau-\\w+|gendre))~(?:cherche|voudrait|aimerait|souhaite|veut|a besoin)",
  ],
  [
    "subcontract",
    "\\b(?:sous-?trait\\w+|coup de main|tu (?:peux|pourrais|aurais|saurais)~(?:gars|equipe|prendre|caser|jours)|besoin (?:d'|de )?(?:peintres?|renfort|bras)|donneurs? d'ordre)",
  ],
  // Others who write.
  [
    "offers self",
    "\\b(?:cherche (?:un|une|du|des) (?:stage|emploi|travail|poste|patron|entreprise|contrat|apprenti\\w*)|candidat\\w*|mon cv|stagiaires?|apprenti\\w*|alternance|pfmp|experience|disponible de suite|convention de stage|embauch\\w*|tutrice?)\\b",
  ],
  [
    "sells",
    "\\b(?:je (?:vous propose|vous aide|travaille avec|me permets de vous (?:contacter|proposer|presenter))|puis-je vous|vous (?:montrer|presenter|appeler|rappeler)|dix minutes|10 minutes|votre (?:site|visibilite|activite|conseill\\w+|interlocut\\w+|courtier)|etude comparative|economis\\w+|nous sommes une (?:equipe|societe))",
  ],
  [
    "for many",
    "\\b(?:chers? (?:clients?|adherents?|partenaires?|amis)|bonjour a tous|tous nos|nos (?:equipes|clients|agences|conseillers)|l'equipe|venez|nombreux|rejoignez|participez|inscri\\w+|reserv\\w+ (?:votre|vos|sur)|places? (?:limitees|restantes?)|dernieres places|il reste \\w+ places?|ne manquez|vous etes invites|portes ouvertes)",
  ],
  [
    "promotes",
    "\\b(?:promo\\w*|soldes?|offert\\w*|gratuit\\w*|a partir de|jusqu'au|jusqu'a|prix casses|destock\\w*|nouveau(?:te|tes|x)?|decouvr\\w+|profit\\w+|catalogue|collection|gamme|bons plans|black friday|exclusi\\w+|des \\d+)\\b",
  ],
  [
    "informs",
    "\\b(?:replay|webinaire|guide|dossier ?:|numero|a la une|au sommaire|lire|edito|actu\\w*|episode|podcast|conference|sessions?|formation|reglementation|ce qui change|zoom sur|agenda|matinales?|fiche|appel a projets|salon)\\b",
  ],
  [
    "leaves list",
    "\\b(?:desinscri\\w*|desabonn\\w*|repondez stop|stop\\b|ne (?:plus|souhaitez plus) recevoir|pour ne plus|vous recevez|version en ligne|publicitaire|car vous etes (?:client|inscrit))",
  ],
  [
    "machine",
    "\\b(?:message automatique|ne pas repondre|ne repondez pas|boite non relevee|ticket|suivi|code de|notification|nouvelle connexion|votre compte|votre espace|votre solde)\\b",
  ],
  [
    "absence",
    "\\b(?:absent\\w*|absence|conges|vacances|ferme\\w* du|de retour|a (?:mon|notre) retour|acces limite|hopital)\\b",
  ],
  [
    "supplier asks",
    "\\b(?:rupture|equivalent|livrer|en stock|votre commande|reparation s'eleve\\w*|on la fait|pret\\w* au (?:comptoir|depot)|disponibles? semaine|souhaitez-vous (?:le|une)|racines|teinte prete)",
  ],
  [
    "office",
    "\\b(?:cotisation|urssaf|impots?|cfe|tva|greffe|declaration|caisse|bilan|comptes annuels|arrete|urbanisme|banque|contrat|echeance|compta\\w*)\\b",
  ],
  [
    "claims",
    "\\b(?:mise? en demeure|huissier|avocat|tribunal|rembours\\w+|inadmissible|inacceptable|honteux|honte|scandal\\w+|recommande\\b|responsabilite|litige|amateur|bacle|saccage|exige|conteste|refuse de payer|sinistre en|protection juridique|ufc|se moquer|porter plainte)",
  ],
  [
    "thanks",
    "\\b(?:mille mercis?|un grand merci|merci (?:pour (?:tout|votre travail)|d'etre venu|encore|infiniment)|magnifi\\w+|superbe\\w*|impeccable|ravi\\w*|bravo|compliments|tout fonctionne|tres content\\w*)",
  ],
  [
    "confirms",
    "\\b(?:c'est note|note pour|je (?:vous )?confirme|bien note|a (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|demain)\\b|vous attendr\\w+|cle sera|cles? (?:sont|est|chez))",
  ],
  [
    "paid",
    "\\b(?:virement|cheque|regle\\w*|paye\\w*|reglement)~(?:fait|parti|effectue|ce (?:matin|jour|midi)|demain|boite|envoye)|\\bc'est (?:paye|regle|vire)",
  ],
  [
    "private",
    "\\b(?:apero|anniv\\w*|barbecue|foot|soiree|bises|bisous|ski|cremaillere|manger|fete|match|chalet|salle jeudi|photos de la fete)\\b",
  ],
  [
    "lends",
    "\\b(?:preter|prete|remorque|echafaudage|echelle|tondeuse|perceuse|sangles|je vends|a vendre|reprendre quand)\\b",
  ],
];

/** Some words of one sentence. */
const SOME_WORDS = "[^.!?\\n]{0,60}?\\b";

const PATTERNS = ACTS.map(([name, ...patterns]) => ({
  name,
  pattern: new RegExp(patterns.map((pattern) => pattern.replaceAll("~", SOME_WORDS)).join("|")),
}));

/** The acts of a text without accents and capitals. */
export function actsIn(words: string): string[] {
  return PATTERNS.filter(({ pattern }) => pattern.test(words)).map(({ name }) => name);
}
