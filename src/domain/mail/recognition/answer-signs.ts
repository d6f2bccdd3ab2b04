import { sign } from "./sign.ts";

/** What somebody answers to a quote. */
export const ANSWER_SIGNS = {
  yes: [
    sign(4, "\\bbon pour accord\\b"),
    sign(
      4,
      "\\b(?:(?:j'|nous )?(?<!n')accept(?:e|ons|ee?s?)\\b(?! (?:pas|que si))|(?:je|on|nous) ",
      "(?:vous |te |le |la )?(?:valid|confirm|retien|reten)\\w*|c'est valide|devis valide|",
      "(?:votre|ton) (?:devis|offre|proposition) (?:est|a ete) (?:accepte|retenu|valide)\\w*|",
      "le votre que nous retenons)",
    ),
    sign(
      4,
      "(?<!pas )\\b(?:(?:ok|bon|d'accord|c'est bon|parfait|oui|partant\\w*) (?:pour (?:moi|",
      "nous|le|la|ce|votre|ton|les|ton)|de notre cote|de mon cote)|cest ok|c'est ok|c'est ",
      "d'accord|c est d accord|d accord pour|d'accord (?:pour|avec)|ca (?:marche|roule|",
      "me va|nous va|me convient|nous convient)|(?:nous|me|lui) convient)\\b",
    ),
    sign(
      4,
      "\\b(?:allez[- ]y|vas[- ]y|on y va|on fonce|foncez|banco|go go|feu vert|top depart|",
      "c'est parti|on part (?:la dessus|sur)|c'est (?:vous|toi) qu'on (?:veut|prend)|on ",
      "vous (?:prend|fait confiance)|on te fait confiance|adjuge|vendu)\\b",
    ),
    sign(
      4,
      "\\b(?:(?:vous|tu|on) (?:pouvez|peux|peut) (?:y aller|commencer|demarrer|lancer|commander|",
      "programmer|planifier|bloquer|couper|venir|attaquer|prevoir)(?![^.!\\n]{0,80}\\?)|",
      "pouvez (?:commencer|demarrer|lancer|programmer))\\b",
    ),
    sign(
      4,
      "\\b(?:passons commande|vaut commande|bon de commande|ordre de service|a signe(?: ",
      "electroniquement)?|toutes les signatures|document signe|notification de marche|lettre ",
      "de commande|marche vous est attribue)\\b",
    ),
    sign(
      3,
      "\\b(?:(?:devis|contrat|proposition|exemplaire|document|scan) (?:\\S+ )?(?:date et ",
      ")?signee?s?|signee?s?,? (?:renvoye|en piece|en pj|ci-joint|et (?:scann|dat|tamponn))\\w*|",
      "renvoi(?:e|s) signe|retourne signe|ci-joint (?:le devis )?signe|signed and|retour ",
      "signe|signe le devis)",
    ),
    sign(
      3,
      "\\b(?:virement de l'acompte|acompte (?:parti|verse|vire|envoye|fait|paye|regle)|",
      "(?:verse|vire|envoye|fait|regle|paye) l'acompte|cheque d'acompte|arrhes)\\b",
    ),
    sign(
      4,
      "\\b(?:would like to go ahead|happy (?:with|to (?:go|proceed|accept))|go ahead|we ",
      "accept|please proceed|please book us)\\b",
    ),
    sign(2, "^(?:oui|ok|d'accord|parfait|top|super|nickel|impec\\w*|banco)[ ,.!]"),
    sign(2, "\\b(?:a quand|quand (?:pouvez-vous|pourriez-vous) (?:commencer|demarrer)|commencer ", "quand|hate de)\\b"),
  ],
  no: [
    sign(
      4,
      "\\b(?:(?:en )?(?:reste|resterons|restons|resterai) (?:la|comme)\\b",
      "|(?:nous sommes|s'est|on s'est) tournee?s? vers",
      "|(?:nous|on|je) (?:reporte|reportons|repousse|repoussons)\\b|sine die|(?:on|nous|je) gard(?:e|ons|erai|erons) ",
      "(?:la|le|l'|notre|mon|ma)|(?:me|se|nous) debrouill|(?:monte|fait|repare|regle) (?:moi|nous)-memes?)",
    ),
    sign(
      5,
      "\\b(?:(?:on|nous) (?:en )?(?:reste|restons|arrete|arretons) la|plus besoin|pris quelqu'un|change d'avis, on ne",
      "|(?:fils|gendre|beau-frere|voisin|cousin|mari|ami|pere) (?:va|s'en|le fera|fera|peut le)|sans vous",
      "|(?:vendons|vend) (?:finalement )?la maison",
      "|pas (?:le|les) moyens|ne (?:sera|serons|seront) pas (?:interesse|possible))",
    ),
    sign(
      5,
      "\\b(?:pas (?:donner )?(?:de )?suite|sans suite|ne (?:donner\\w*|donne|donnons) (?:donc ",
      ")?pas|n'a pas ete retenue?|pas (?:ete )?retenu|ne (?:retien\\w+|reten\\w+) pas|decliner?|",
      "declinons|regret de vous|pas d'accord|n'accept\\w+ pas|ne (?:valid|confirm)\\w+ ",
      "pas)\\b",
    ),
    sign(
      5,
      "\\b(?:(?:choisi|retenu|opte pour|prefere|pris|signe avec|trouve|attribue a|parti\\w* ",
      "sur|passer par|confie\\w* \\S+ \\S+ a|choisir) (?:une? )?(?:autre|l'autre|quelqu'un ",
      "d'autre|votre (?:confrere|concurrent)|un (?:confrere|concurrent|cousin|ami|voisin|",
      "collegue)|l'entreprise|(?:une?|l') (?:entreprise|artisan)))",
    ),
    sign(
      5,
      "\\b(?:(?:je|nous|on) (?:re)?nonc(?:e|ons)|renonc\\w+|abandonn(?:e|er|ons)|laisse ",
      "(?:tomber|beton)|annul(?:e|er|ons|ation)\\b(?! (?:le|notre) (?:rdv|rendez))|on (?:ne ",
      ")?(?:fera|fait) (?:pas|rien|plus)|ne (?:fera|ferons|ferai) (?:pas|rien|plus)|ne ",
      "se fera pas|plus d'actualite|tombe a l'eau)",
    ),
    sign(
      4,
      "\\b(?:(?<!pas )trop (?:cher|chere|eleve|elevee|haut|au-dessus)|bien trop|hors (?:de ",
      ")?(?:notre |mon |nos )?(?:budget|moyens|prix)|(?:depasse|au-dessus de|au dessus ",
      "de) (?:largement |de loin )?(?:notre|mon|nos|mes|le) (?:budget|moyens)|moins cher\\w*|",
      "mieux ailleurs|a ce prix)\\b",
    ),
    sign(
      3,
      "\\b(?:malheureusement|non merci|bonne continuation|desolee?s?|tant pis|merci quand ",
      "meme|a regret|navree?s?|on va (?:garder|attendre|s'en passer|se debrouiller|faire ",
      "sans)|faire (?:nous|moi|lui|soi)[- ]memes?|finir lui[- ]meme)\\b",
    ),
    sign(
      3,
      "\\b(?:un(?:e)? autre (?:entreprise|artisan|prestataire|societe|devis|photographe|",
      "peintre|macon|plombier)|quelqu'un d'autre|reporte[re]? (?:le projet|les travaux|",
      "a l'an)|projet est (?:annule|reporte|suspendu|abandonne))\\b",
    ),
    sign(
      1,
      "\\b(?:finalement|apres reflexion|tout bien reflechi|pour cette fois|l'annee prochaine|",
      "recontacter)\\b",
    ),
    sign(
      5,
      "\\b(?:we (?:have )?(?:decided|chosen) (?:not|another|to go with)|too expensive|not ",
      "go(?:ing)? ahead)\\b",
    ),
  ],
  /** What makes a « yes » something to talk about. */
  condition: [
    sign(
      3,
      "\\b(?:a condition|sous reserve|sous condition|uniquement si|seulement si|que si|",
      "pret\\w* a (?:signer|valider)|si (?:vous|tu) (?:pouvez|pouviez|peux|faites|baissez|",
      "enlevez|acceptez|nous faites|me faites)|si c'est (?:ok|possible)|un geste|remise|",
      "ristourne|arrondir|negocier|au lieu de)\\b",
    ),
    sign(
      3,
      "\\b(?:(?:mais|par contre|sauf|hormis|excepte|en revanche|cependant|toutefois)[^.!?\\n]{0,60}\\b(?:",
      "pas|sans|modif\\w*|chang\\w*|enlev\\w*|retir\\w*|suppr\\w*|ajout\\w*|trop|l'an prochain|",
      "plus tard|seulement))",
    ),
    sign(
      3,
      "\\b(?:devis (?:corrige|modifie|separe|rectifie|revu|a jour)|(?:corriger|modifier|",
      "refaire|revoir|reprendre|rectifier|actualiser|ajouter au|enlever du|retirer du) ",
      "(?:(?:le|ce|votre|un) )?devis|c'?est possible de modifier|sans (?:ces|la|le|les) ",
      "(?:deux )?(?:lignes?|postes?))\\b",
    ),
    sign(
      2,
      "\\b(?:en principe|sur le principe|dans l'idee|presque|a priori|avant de (?:signer|",
      "valider|m'engager|nous engager|me decider|nous decider|la soumettre))\\b",
    ),
    sign(2, "\\b(?:barre les lignes|en deux fois|plusieurs fois|echelonn\\w+|si possible de|variante)\\b"),
  ],
  /** « Well received »: nothing is answered yet. */
  receipt: [
    sign(1, "\\b(?:bien (?:recu|recue)|accuse reception|revien(?:s|drai|drons)|revenons|je vous (?:redis|rappelle))"),
  ],
  question: [
    sign(
      1,
      "\\b(?:merci de (?:me |nous |bien vouloir )?(?:preciser|confirmer|dire|renvoyer|rappeler|",
      "verifier|repondre|indiquer|communiquer|tenir|faire|ne pas)|(?:pouvez|pourriez|peux|",
      "pourrais)[- ](?:vous|tu)|dites[- ](?:moi|nous)|j'ai (?:une|un|quelques) (?:question|",
      "doute|remarque)|savoir (?:si|quand|combien)|rappelez|rappeler)",
    ),
  ],
  files: [sign(3, "(?:signe|signed|bon ?pour ?accord|bpa\\b|ordre de service|\\bos_)")],
};
