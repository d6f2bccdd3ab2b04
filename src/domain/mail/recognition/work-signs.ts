import { sign } from "./sign.ts";

/** What asks for work, and what speaks of work that is under way. Words are without accents and capitals. */
export const WORK_SIGNS = {
  asking: [
    sign(
      1,
      "\\b(?:peintur\\w+|carrelage|faience|toitur\\w+|tuiles?|ardoises?|charpente|gouttieres?|chaudieres?|chauffe-?eau",
      "|robinet\\w*|evier|lavabo|wc|toilettes|douche|baignoire|salle de bains?|cuisine|tableau electrique|prises?",
      "|volets?|portes?|portail|fenetres?|baie|parquet|cloison|placo|haies?|pelouse|jardin|terrasse|cloture|escalier",
      "|facade|cheminee|poele|climatisation|pompe a chaleur|radiateurs?|placards?|dressing|bibliotheque|meubles?)\\b",
    ),
    sign(
      2,
      "\\b(?:(?:auriez|seriez|pourriez|pouvez|avez|prenez)[- ]vous|est-ce (?:que c'est )?possible|serait-il possible",
      "|vos disponibilites|votre disponibilite|une idee (?:de|du) (?:prix|cout|budget)|nous aurions|j'aurais besoin",
      "|a (?:refaire|changer|reparer|remplacer|poser|peindre|renover|installer)|ne (?:marche|fonctionne|ferme) plus)",
    ),
    sign(
      3,
      "\\b(?:demande (?:de )?(?:devis|prix|chiffrage|tarif|travaux)|dem\\. devis|pour un ",
      "devis|un devis\\b|votre (?:meilleur )?(?:devis|prix)\\b|des devis)",
    ),
    sign(
      3,
      "\\b(?:(?:faire|etablir|envoyer|preparer|realiser|proposer|transmettre|adresser) ",
      "(?:un|le|votre|vos|une)? ?(?:devis|chiffrage|estimation|proposition|meilleur prix))",
    ),
    sign(
      3,
      "\\b(?:chiffrer|chiffrage|proposition (?:chiffree|de prix|commerciale)|offre de prix|",
      "ordre de prix|remise des offres|faire une (?:offre|proposition|estimation)|une estimation|",
      "une fourchette)\\b",
    ),
    sign(
      3,
      "\\b(?:cb sa|c'?est combien|combien (?:ca|cela|vous|tu|coute|pour|il|faut|je)|couterait|",
      "couter combi[en]n?|vous prenez combien|(?:vos|tes|votre) tarifs?|le prix|quel (?:prix|",
      "tarif|budget)|un prix)\\b",
    ),
    sign(2, "\\b(?:re)?cherch(?:e|ons)\\b"),
    sign(
      2,
      "\\b(?:(?:je|on|nous) (?:souhait|voudr|desir|aimer|veu|voul|envisage)\\w*|j'aimerais|",
      "je veux|nous imaginons)",
    ),
    sign(2, "\\b(?:besoin d|il (?:me |nous )?(?:faudrait|faut)|faudrait|c'est pour (?:un|une|", "ma|mon|savoir))"),
    sign(
      2,
      "\\b(?:faites[- ]vous|(?:vous|vs) faites|est-ce que vous faites|intervenez[- ]vous|",
      "vous (?:deplacez|intervenez)|realisez[- ]vous|proposez[- ]vous|\\w{2,12}ez[- ]vous ",
      "(?:aussi|encore|egalement|du|des|de la|les|la|le)|(?:pos|fourniss|vend|lou|constru|",
      "entreten|repar|renov|install)(?:ez|iez)[- ]vous|etes[- ]vous (?:disponible|rge|libre)|",
      "es-tu (?:libre|dispo)|dispo ?\\?)",
    ),
    sign(
      2,
      "\\b(?:(?:pouvez|pourriez|peux|pourrais)[- ](?:vous|tu)|vous pou(?:vez|rriez)) (?:\\w+ ",
      ")?(?:passer|venir|intervenir|voir|reparer|remplacer|changer|regarder|vous en occuper|",
      "me dire|nous dire|preparer|chiffrer|nous faire|me faire)",
    ),
    sign(
      1,
      "\\b(?:passer voir|venir (?:voir|prendre|chez|constater)|prendre (?:les )?mesures|",
      "visite|se deplacer|intervention|intervenir|rdv|rendez-vous)\\b",
    ),
    sign(
      2,
      "\\b(?:remplace\\w*|refaire|refection|reparer|reparation|install\\w+|poser|pose de|",
      "renover|renovation|refonte|repeindre|changer (?:la|le|les|ma|mon|mes|une?)|deboucher|",
      "abattre|elaguer|tailler|demoussage|ramonage|depannage|creer un|mise aux normes|mise ",
      "en securite|amenag\\w+|construire|agrandi\\w+|isoler|raccorder|ravalement)\\b",
    ),
    sign(
      2,
      "\\b(?:fuite|fui[te]? de partout|fuit|infiltration|degat des eaux|en panne|panne|",
      "disjoncte|bouche|cass[e]+s?|coule|se decollent|tombees?|menace de tomber|pourri|",
      "plus (?:de courant|d'eau chaude|de chauffage))\\b",
    ),
    sign(
      2,
      "\\b(?:projet|chantier a|travaux (?:a|de|chez)|cahier des charges|consultation|appel ",
      "d'offres|cctp|dpgf|maitre d'oeuvre|lieu d'execution|adresse (?:du chantier|d'intervention)|",
      "lieu du sinistre)\\b",
    ),
    sign(1, "\\b\\d+ ?(?:m²|(?:m2|metres|ml|m lineaires)\\b)"),
    sign(1, "\\b\\d{5} [a-z]"),
    sign(1, "(?:\\+33|\\b0)[ .-]?[1-9](?:[ .-]?\\d\\d){4}"),
    sign(1, "\\b(?:urgent|urgence|rapidement|au plus vite|des que possible|cette semaine|avant ", "l'ete)\\b"),
    sign(
      2,
      "\\b(?:sur les conseils de|de la part de|on m'a (?:donne|parle)|recommande par|trouve ",
      "(?:vos coordonnees|votre (?:numero|annonce|site)))",
    ),
    sign(
      4,
      "\\b(?:could you (?:give|send|provide)|give us a quote|(?:a|an) (?:quote|estimate) ",
      "for|would like a quote|looking for (?:a|an|someone)|how much would)\\b",
    ),
    sign(1, "\\b(?:on se marie|mariage|seance|shooting|reportage|site (?:internet|vitrine|web)|", "logo)\\b"),
    sign(
      2,
      "\\b(?:jeter un (?:oeil|coup d'oeil)|y jeter|depecher|ordre de grandeur|a la louche|cotation",
      "|nous coter|tjm|cachet",
      "|vos (?:formules|honoraires|conditions)|a quel prix|intervention sous|nous (?:vous )?(?:missionnons",
      "|sollicitons)",
      "|vous confier|dce\\b|soumission\\w*|reconsult\\w+|remettre (?:un|votre) prix|est-ce (?:faisable",
      "|rattrapable|reparable))",
    ),
    sign(
      2,
      "\\b(?!avez|etes|aviez|etiez|savez|pensez)[a-z]{3,14}(?:ez|iez)[- ]vous (?:aussi|encore|egalement",
      "|bien|les|des|du|de|la|le|un|une|ce)",
    ),
  ],
  files: [sign(1, "\\.(?:jpe?g|heic|png|mp4|mov)\\b")],
  /** Of somebody whose mail answers another thing. */
  askingAgain: [
    sign(
      3,
      "\\b(?:(?:j'en profite|du coup|par ailleurs|autre (?:chose|projet|demande)|profite)[^?]{0,300}(?:de",
      "vis|chiffr|prix|install|refaire|pouvez|peux))",
    ),
    sign(3, "\\b(?:nouveau (?:projet|devis|chantier)|autre devis|deuxieme devis|un devis pour)\\b"),
  ],
  following: [
    sign(
      3,
      "\\b(?:toujours (?:pas|rien) (?:recu|eu)|pas (?:encore )?recu (?:le|votre|de) devis|",
      "que vous (?:nous |m')?aviez promis|sans nouvelles?|relance|pas de nouvelles|deja ",
      "(?:demande|relance))",
    ),
    sign(
      3,
      "\\b(?:vous venez (?:quand|toujours|bien|a quelle)|quand (?:venez|viens|passez|comptez|",
      "pensez|est-ce que vous (?:venez|commencez|passez|revenez))|a quelle heure|quand ",
      "finalement|vous aviez dit|reviennent-ils|revenez-vous|reviendrez)",
    ),
    sign(
      3,
      "\\b(?:vos (?:ouvriers|gars|collegues|equipes|compagnons)|votre (?:equipe|ouvrier|",
      "collegue|apprenti|passage|intervention|visite)|les travaux avancent|travaux en cours|",
      "le chantier avance|depuis votre)\\b",
    ),
    sign(
      3,
      "\\b(?:(?:votre|ta|la) facture (?:d'acompte|finale|de solde|n|f-)|un duplicata|attestation ",
      "(?:de tva|decennale|d'assurance)|votre (?:decennale|rib|iban|kbis)|(?:votre|le) ",
      "rib\\b|avez (?:bien )?recu mon (?:virement|cheque|reglement))",
    ),
    sign(
      3,
      "\\b(?:(?:decaler|deplacer|reporter|annuler|confirmer|avancer) (?:le|notre|votre|",
      "la|l') ?(?:rdv|rendez-vous|rendez vous|date|intervention|passage|visite|chantier|",
      "seance)|decaler|confirmez[- ]vous)",
    ),
    sign(
      2,
      "\\b(?:comme convenu|notre rendez-vous|(?:changer|change) d'avis|est-il encore temps|",
      "avez[- ]vous deja|vous avez (?:oublie|laisse|pose|fait|installe)|ont-ils|supplement|",
      "ou en (?:est|etes|sont))\\b",
    ),
    sign(
      2,
      "\\b(?:lundi|mardi|mercredi|jeudi|vendredi|demain) (?:matin )?(?:\\w+ )?(?:a \\d|",
      "comme prevu|c'est toujours)",
    ),
    sign(
      3,
      "\\b(?:vous|tu) (?:m'|nous l'|me l'|l'|nous )?(?:avez|aviez|as|avais) (?:deja |bien )?",
      "(?:install|pos|chang|refai|faite?s? |plant|repar|rempla|pein|livr|renov|promis|annonce)",
    ),
    sign(
      2,
      "\\b(?:compte rendu|rapport d'intervention|fin de chantier|notice|telecommande|badges?|mot de passe|galerie",
      "|certificat|duplicata|(?:me|nous) renvoyer|est-ce normal|c'est normal|me confirmer|nous confirmer)\\b",
    ),
  ],
};
