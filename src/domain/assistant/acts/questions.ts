import type { QuestionTopic } from "../understanding.ts";
import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { fillersAt } from "./frames.ts";
import { nounIntent } from "./lexicon.ts";

const ASKING: readonly RegExp[] = [
  /^(?:combien|quels?|quelles?|pourquoi|comment|lequel|laquelle|lesquels|lesquelles)\b/,
  pattern`
    ^(?:qu' est ce|est ce|c' est quoi|c' est combien|c' est qui|ca veut dire quoi|ca sert a quoi|a quoi|a qui|
    de quoi|qui|ou(?! (?:une?|deux|trois|quatre|cinq|six|sept|huit|dix|\d|peut etre|bien|sinon|plutot|alors))|
    d' ou)\b`,
  /^(?:voir|donc|deja) (?:combien|quel|quelle)\b/,
  // « c'est lesquelles les factures pas payées ».
  /^(?:c'|ce|ca) (?:est|sont|etait|serait) (?:quel(?:le)?s?|lequel|laquelle|lesquel(?:le)?s)\b/,
  /^(?:a|de|pour|sur|dans|depuis|chez) (?:quel(?:le)?s?|combien|quand|qui|quoi)\b/,
  /\b(?:fini|finie|termine|terminee|prevu|prevue|livre|parti|partie|envoye|signe) quand\b/,
  /\b(?:rapporte|donne|reste|fait|manque|prevu|change|implique|entraine) quoi\b/,
  pattern`
    ^(?:(?:mon|ma|mes|le|la|les|l'|notre|nos|total) )?(?:chiffre(?: d' affaires)?(?= de| du| ce| cette|$)|
    ca (?:de|du|d'|en) |(?:numero|telephone|tel|coordonnees)(?: de telephone| de tel| de portable)? (?:de|du|d') |
    factures (?:en retard|impayees|en attente|non payees)|devis (?:en attente|(?:non|pas(?: encore)?|
    toujours pas) signes|sans reponse)|impayes|marges? |
    planning|agenda|benefices?|benefs?|gagne|degage|degagee?|combien net|net sur|
    montant (?:facture|du|encaisse|(?:de la |des? )?(?:tva|factures?|impayes))|tva a (?:reverser|payer|declarer)|
    total (?:facture|des factures|du|encaisse)|
    solde client)`,
  /\b(?:je|on) (?:fais|fait|vais|va|mets|met) (?:faire )?quoi\b/,
  /^(?:il|elle|c'|ils|elles) (?:est|sont) (?:passee?s? )?ou (?:l[ea]|l'|les|mon|ma|mes|ce|cette|son|sa) /,
  /^(?:y a|c' est|ca fait|il y a) (?:qui|quand|quoi|comment|pour quand|ou)(?: |$)/,
  /^(?:quand est ce|quand (?:est|sont|dois|doit|faut|commence|finit))\b/,
  pattern`
    ^(?:y a t il|ai je|as tu|suis je|est il|est elle|a t il|a t on|dois je|puis je|peut on|avons nous|faut il|
    sais tu|tu sais (?:si|ou|quand|comment|combien|quel|quelle|qui|faire|ce qu)|tu sais$)(?: |$|\b)`,
  /^(?:t'|tu|vous) (?:as|avez) (?:toujours |encore )?(?:l[ea']|les|son|sa|ses|leur|leurs) (?!temps|moyen)/,
  pattern`
    ^(?:j'|je|on|nous) (?:voudrais|voudrait|aimerais|aimerait|veux|veut|souhaite|
    souhaiterais) (?:bien )?(?:savoir|connaitre|comprendre)\b`,
  /\b(?:faire|fais|sais faire|savez faire) quoi\b/,
  // « ça avance le projet Villa », « tu peux m'aider pour quoi au juste ».
  /^(?:ca|cela) (?:avance|roule|progresse|traine)(?: bien| encore)?(?: \S|$)/,
  /\b(?:pour|a|en|de|sur|avec) quoi(?: (?:au juste|exactement|en fait|precisement))?$/,
  /^(?:what|how|when|where|who|which|why|am i|is|are|do|does|did|have|has)\b/,
  /^(?:a partir de (?:quel|quelle|combien)|le total (?:de|des|du)) /,
  /^que (?:dit|dois|doit|faut|se|fait|veut|vaut|reste)\b/,
  pattern`
    ^(?:j' ai|on a|il (?:me )?reste|y a|j' en ai|il s' eleve a|tu as|ca fait|on en est a|
    il y a) (?:\w+ ){0,3}(?:combien|quoi|quels?|quelles?)\b`,
  pattern`
    ^(?:dis|dites|donne|explique|rappelle|indique)(?: moi| nous| voir| d' abord| deja| vite)* (?:combien|quels?|
    quelles?|si|ce que|ce qu'|ou|quand|comment|qui|mon|ma|mes|le|la|les|l'(?= ))(?![a-z])`,
];
const ASKING_REQUEST = pattern`
    ^(?:merci de|merci d'|veuillez|(?:je|j') (?:voudrais|aimerais|souhaite|souhaiterais) que (?:tu|vous)|
    (?:tu |vous |est ce que tu |est ce que vous )?(?:peux|pourrais|pouvez|pourriez|peut)(?: tu| vous)?) (?:me |
    nous |m' )?(?:le |la )?(?:dire|donner|expliquer|rappeler|indiquer|calculer|confirmer|preciser|communiquer|indiques|
    dises|donnes)\b`;

/** True when a clause begins as a question does, with or without its mark. */
export function asksPlainly(clauses: readonly Clause[]): boolean {
  return isQuestion(clauses.map(({ words }) => ({ words, isQuestion: false })));
}

function asks(text: string): boolean {
  if (COUNT_LABEL.test(text)) return false;
  if (ASKING_REQUEST.test(text) || ASKING.some((pattern) => pattern.test(text))) return true;
  return ASKED_INSIDE.test(text) && !UNKNOWN.test(text);
}

// « nb heures : 14 », « nb d'heures 12 »: a label.
const COUNT_LABEL = /^combien (?:(?:heures|jours|h|j)$|(?:d' |de )?(?:heures|jours|h|j) \d)/;

// « Mme Roux me doit combien », « le projet en est où », « ça commence quand ».
const ASKED_INSIDE = pattern`
    \b(?:combien|(?:ai|as|a|est|fais|fait|reste|y a) (?:quoi|quel(?:le)?s?)|en (?:est|sont|suis) ou|c' est (?:qui|quand|
    quoi)|pour quand|ca fait quoi|donne quoi|
    (?:commence|demarre|finit|termine|part|arrive|tombe|debute)s? quand)(?: |$)|
    \S+ quel(?:le)?s? \S+|
    ^(?:on|je|tu|vous) (?:fais|fait|peut|peux|faites) comment|
    (?:a|de|pour|avec|chez|par|sur) qui(?: (?:pour|sur|cette|ce|la|le|demain|aujourd' hui|lundi|mardi|mercredi|jeudi|
    vendredi|encore|deja|exactement)(?: .*)?)?$|
    ^(?:je|on|tu) (?:\w+ )?(?:bosse|travaille|vais|va|suis|est|interviens|commence|passe|dois aller|doit aller) ou
    (?: (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|aujourd' hui|cette|ce|la semaine|apres)
    (?: .*)?)?$|
    (?:^| )(?:quoi|quand|comment|pourquoi|ou|lequel|laquelle|lesquels|lesquelles|ou (?:pas|non))(?: (?:deja|stp|du coup|
    en fait|hein))?$`;
const UNKNOWN = /\b(?:sais|sait|importe|depend|ignore)\b/;

/** True when the message asks for information. */
export function isQuestion(clauses: readonly Clause[]): boolean {
  return clauses.some(({ words, isQuestion: hasMark }, index) => {
    const text = words.slice(fillersAt(words, 0)).join(" ");
    // « j'ai tout livré, quel soulagement ».
    // « le tel de la cliente c'est 06 31 77 04 98 » says it.
    if (!hasMark && /(?:^| )0\d(?: ?\d\d){4}(?: |$)/.test(text)) return false;
    if (!hasMark && index === 0 && COMPLAINED.test(words.join(" "))) return false;
    if (!hasMark && (index > 0 ? EXCLAMATION : SIGHED).test(index > 0 ? text : words.join(" "))) return false;
    return (hasMark && words.length > 1) || asks(FILLED.test(text) ? text.slice(0, -" quoi".length) : text);
  });
}

// « c'est de la pose de lambris quoi »: the last word asks nothing.
const FILLED = pattern`
    ^(?:c' est|il faut|faut|on) (?:\S+ ){2,12}(?!(?:est|fais|fait|reste|donne|a|ai|as|dit|faut|sert|vaut|prevu|manque|
    pour|de|en|sur|avec|d'|rapporte|comprend|veut|prend|doit|dois|doivent) )\S+ quoi$`;
// « ah quelle journée », « oh quelle galère ce chantier ».
const SIGHED = pattern`
    ^(?:(?:ah|oh|pf+|pfiou|ouf|rho+|eh|ben|mon dieu|punaise|puree|la vache) )+quel(?:le)?s? [a-z]{4,20}
    (?: (?:ce|cet|cette|aujourd' hui|quand meme|encore)(?: [a-z]{2,20})?)?$`;
// « pfff quelle lumière pourrie pour les photos aujourd'hui ».
const COMPLAINED = pattern`
    ^(?:(?:pf+|pfiou|ouf|rho+|punaise|puree|la vache|mon dieu) )+quel(?:le)?s?
    \x20(?!.* (?:mon|ma|mes|le|la) (?:devis|facture|client|cliente|projet)\b)`;
const EXCLAMATION = /^quel(?:le)?s? [a-z' ]{2,30}$/;

/** « entretien chaudière quoi »: in the words of a work, the last one asks nothing. */
export function withoutFilledEnd(clause: Clause): Clause {
  const { words, isQuestion: hasMark } = clause;
  const isFilled = !hasMark && words.length > 2 && words.at(-1) === "quoi" && !SPEAKS.test(words.join(" "));
  return isFilled ? { ...clause, words: words.slice(0, -1) } : clause;
}

const SPEAKS = pattern`
    (?:^| )(?:je|j'|tu|il|elle|on|ca|c'|nous|vous|qu'|que|faut|mettre|mets|ecrire|dire|fait|fais|faire|a|pour|de|en|sur|
    avec|dans|quoi de) (?:\S+ ){0,3}quoi$|^(?:quoi|que|qu'|mais|et|non|oui) `;

// The first topic whose words are there. What is precise stands before what is wide.
const TOPICS: readonly [QuestionTopic, RegExp, RegExp?][] = [
  [
    "help",
    pattern`
      \b(?:(?:on|je|tu|vous) (?:fais|fait|peut|peux|met|mets|faites) comment|
      comment (?:je |on |tu )?(?:fais?|fait|peut|peux|puis|faire|creer|ajouter|changer|modifier|supprimer|
      envoyer|marche|ca marche|exporter|importer)|comment (?:je |j'|on |tu )(?!joins?|joint|contacte|s' appelle) ?\w+|
      ou est ce qu(?:e|(?='))|(?:je|on) (?:mets?|ecris|tape|note|reponds|dois (?:mettre|ecrire|repondre)) quoi|
      (?:c' est|est ce|est il|serait il|ce serait) possible (?:de|d') (?:mettre|ajouter|joindre|importer|exporter|
      inserer)|comment (?:dois|dois je|m' y|puis je|proceder|on (?:s' y|procede)|s' y)|ou (?:je |
      on )?(?:trouve|change|modifie|regle|clique|peux|vois)|tu (?:sais|peux) faire quoi|que (?:sais|peux|savez|
      pouvez) (?:tu|vous)|
      qu' est ce que tu (?:sais|peux)|ca (?:sert a|change|implique) quoi|
      pourquoi (?:tu|vous|avez vous|as tu|me|est ce que (?:tu|vous)|(?:il (?:te|vous) )?faut)|
      tu en as besoin|veut dire|
      tu veux dire|
      a quoi (?:ca |tu )?sers?t?|m' aider (?:a|en|pour|sur) quoi|what can you)\b`,
  ],
  [
    "legal",
    pattern`
      \b(?:obligatoires?|obligatoirement|obligation|
      obliges?|tenus? de|engage(?:nt|r)? (?:le|la|les|mon|ma|l'|a)|ai droit|legal|
      legale|legalement|juridiques?|juridiquement|
      valables?|validite|remboursables?|remboursee?|(?:j' ai|ai je|on a|a t on) le droit|sans devis|
      signature electronique|sanctions?|amende|combien de temps (?:j' ai|ai je|on a) pour|prescription|prescrit|
      droit a combien|fournisseurs?|plafonds?|micro|auto entrepreneur|cfe|
      garder (?:mes|les|ses|une|un|ma|des|le|la)|archiver|urssaf|cgv|delais? (?:\w+ ){0,8}(?:payer|regler)|loi|le droit|
      mentions?|delais? (?:de )?paiement|penalites?|delai (?:\w+ )?(?:de|pour) paiement|indemnites?|seuils?|
      attestation|tva reduite|quelle tva (?!(?:m|mme|monsieur|madame) )(?:\w+'? ){0,6}(?:pour|sur) (?!l[ea] (?:projet|
      chantier|facture|devis))(?!(?:m|mme|monsieur|madame) )|la tva c' est combien pour |la tva (?:sur|pour|
      dans) (?:un |une |du |de la |des |les )\w+ (?:\w+ ){0,3}c' est (?:combien|quoi|quel)|
      demander (?:\w+'? ){0,4}acompte|
      facturation electronique|decennale|interdit|conserver|conservation|franchise|taux de tva|
      auto ?liquidation|retractation|retracter?|quel taux|tva (?:a|de) (?:10|20|5[.,]5|dix|vingt|cinq))\b`,
  ],
  ["planning", /^(?:et |alors |voir )?(?:mon|le|notre|l') (?:planning|agenda|calendrier|emploi du temps)\b/],
  ["planning", /^(?:\w+ ){0,2}(?:ma|la) (?:semaine|journee)(?: \w+)? (?:\w+ )?(?:ca donne|ressemble)\b/],
  ["customer", /\bqui (?:est |c' est )?(?:le|la) (?:client|cliente)\b/],
  [
    "margin",
    pattern`
      \b(?:marge|marges|rentable|rentabilite|rentables|benefices?|je gagne|gagne combien|rapporte(?:nt)? combien|
      rapporte|dans la poche|(?:ai|ai je|a t on|on a|avons nous) (?:gagne|perdu) de l' argent|
      combien (?:\w+'? ){0,3}gagne)\b`,
  ],
  ["vat", /\b(?:tva|vat)\b/],
  [
    "money_due",
    pattern`
      \bqui (?:qui )?(?:ne |n' )?(?:(?:m'|me|ma|nous) ?)?(?:a |ont )?(?:toujours |encore )?(?:pas|
      jamais) (?:encore )?(?:paye|regle)e?$`,
  ],
  ["document", /\becheance (?:de |du )?(?:la |le |l' )?(?:facture|devis|<)/, /<document>/],
  [
    "late_invoices",
    pattern`
      \b(?:retard|retards|(?:depasse|depassee|depassent|passe|passee) (?:la date|l' echeance|le delai)|impaye|impayes|
      impayees|echues?|late|overdue|en souffrance|a relancer|echeance|echue|(?:pas|
      jamais|toujours pas) (?:encore )?(?:payee?s?|reglee?s?)|traine|trainent)\b`,
  ],
  ["invoiced", /\b(?:qu' )?on (?:m'|nous|me) (?:a|ait|aura) (?:deja |bien )?(?:paye|regle|verse|rapporte)\b/],
  ["hours", /\b(?:combien d'|nb d'|nombre d') (?:h|heures)\b/],
  ["document", /<document>/],
  [
    "quotes_waiting",
    /\b(?:devis|quotes|estimates)\b/,
    pattern`
      \b(?:attente|attendent|attends|waiting|pending|signed|accepted|answered|unsigned|ou en sont (?:mes|les)|
      sans retour|reponses?|signes?|acceptes?|en cours|repondu|repondre|
      (?:pas|rien|encore|toujours) (?:\w+ )?repond|valides?|suspens)\b`,
  ],
  [
    "money_due",
    pattern`
      \b(?:(?:me|nous|m'|vous) (?:doit|dois|doivent|doive|devait|devaient|devrait)|reste(?:nt)? (?:\w+ )?(?:dues?|dus?|
      a payer|a encaisser|a toucher|a regler)|me devait|on me doit|solde client|dehors|thunes?|des sous|
      de l' argent|argent|du fric|doit encore|dues?|dus|est du(?= par| a| encore|$)|encaisser|percevoir|a recevoir|
      toucher|
      reste a payer|combien de (?:paiements?|reglements?|virements?)|owes?|owed|creances?|impayes|regle ou|
      tout regle|qui me doit|qui (?:nous )?doit|ete payee?s?|(?:elle|il|[a-z]{3,}) (?:m' )?(?:a|ont) (?:deja |
      bien |enfin )?(?:paye|regle)|payer)\b`,
  ],
  [
    "invoiced",
    pattern`
      \b(?:factures?|facturer|facturee?s?|chiffre|ca|invoiced?|combien (?:j' ai|on a|ai je|
      a t on) (?:fait(?! d')|rentre|
      realise)|encaisse|turnover|revenue|revenus)\b`,
    pattern`
      \b(?:t'? ?[1-4]|combien|mois|an|annee|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|
      decembre|trimestre|semestre|total|qu' est ce que|en 20\d\d|depuis|entre|semaine|month|year|montant|du|premier|
      realise|quel|
      how much|january|february|march|april|may|june|july|august|september|october|november|december)\b`,
  ],
  ["invoiced", /\bchiffre d' affaires\b|\b(?:ai|a) fait combien (?:le|ce|en|au|cette|l'|depuis)\b/],
  [
    "quotes_waiting",
    /\bqui (?:ne )?(?:m'|nous|me) (?:a|ont) (?:toujours |encore )?(?:pas|jamais) (?:encore )?repondu\b/,
  ],
  ["planning", /\b(?:sur|dans) quel(?:le)?s? (?:chantiers?|projets?) (?:je|on|j'|nous)(?: |$)/],
  ["planning", /\b(?:bosse|travaille|vais|va|suis|interviens|dois aller|passe) ou\b/],
  ["hours", /\b(?:combien d' h|heures|temps passe|combien de temps|temps consacre|heure|hours|bosse|travaille)\b/],
  ["tasks", /\b(?:taches?|tasks?|checklist|cochees?|a faire (?:sur|pour|chez))\b/],
  [
    "customer",
    pattern`
      \b(?:habite|habitent|loge|reside|domicile|telephone|numero|tel|adresse|mail|email|coordonnees|<mail>|
      siret|siren|joindre|contact|appeler|phone|address)\b`,
  ],
  [
    "planning",
    pattern`
      \b(?:planning|agenda|absente?s?|absences?|en (?:conges?|vacances)|prevus?|prevues?|c' est quand|
      quoi demain|(?:je|on) (?:fais|fait|vais|
      va) (?:faire )?quoi|quel jour|demain|
      aujourd' hui|semaine|pris|libre|dispo|disponible|
      busy|free|rendez|rdv|calendrier|emploi du temps|intervention|quand (?:est ce que |qu' ?|que )?(?:je|j'|on|ca|
      nous) (?:\w+ )?(?:commence|demarre|attaque|passe|vais|va|dois|interviens|finis|finit))\b`,
  ],
  [
    "planning",
    pattern`
      \bj' ai quoi\b|\bau programme\b|
      \b(?:y a|est) quoi (?:de prevu |de cale )?(?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi)\b`,
  ],
  ["project", /\b(?:projets?|chantiers?|project|en est ou|avancement)\b/],
  ["document", /\b(?:factures?|devis|invoice|quote|avoir)\b/],
  ["customer", /\b(?:clients?|clientes?|customers?)\b/],
];
const WEATHER = pattern`
    \b(?:pleuvoir|meteo|pleut|neiger|capitale|(?:fait|faire|fera) (?:beau|chaud|froid|moche|quel temps)|
    temps qu' il fait|blague|recette de|match|weather)\b`;

// « devi », « factur ».
function plainNoun(word: string): string {
  const intent = word.length < 4 ? null : nounIntent(word);
  if (intent === "quote" && word.startsWith("d")) return "devis";
  return intent === "invoice" && word.startsWith("f") ? "facture" : word;
}

/** What a question is about. « <document> » stands for the number of a document. */
export function topicOf(clauses: readonly Clause[], hasDocumentNumber: boolean): QuestionTopic {
  const words = clauses.flatMap((clause) => clause.words.map(plainNoun)).join(" ");
  if (WEATHER.test(words)) return "other";
  const text = hasDocumentNumber ? `${words} <document>` : words;
  return TOPICS.find(([, words, moreWords]) => words.test(text) && (moreWords?.test(text) ?? true))?.[0] ?? "other";
}
