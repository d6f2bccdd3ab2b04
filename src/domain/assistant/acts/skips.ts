import type { QuestionName } from "../understanding.ts";
import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { fillersAt } from "./frames.ts";

// A question that is left open: « passe », « pas de mail », « c'est mon voisin » where a firm is asked for.

const LIVES_WITHOUT = /^(?:on|je|j') (?:s' |m' )?en (?:passe|passera|passerai|parlera)(?: |$)/;

/** True for « laisse, on s'en passera »: the question is left, and nothing else. */
export function livesWithout(clauses: readonly Clause[]): boolean {
  return clauses.some(({ words }) => LIVES_WITHOUT.test(words.join(" ")));
}

const SKIP: readonly RegExp[] = [
  pattern`
    ^(?:on |je |j' |tu |vous |nous |permettez |permets |moi |de |pouvons |pourrions |pouvez |pourriez |peux |peut |
    veux |prefere |prefererais |souhaite |voudrais |aimerais |bien )*
    (?:passe|passes|passer|passez|passons|skip|saute|sautes|sauter|sautez|next|suivant|suivante|
    continue|continuons|poursuis|poursuivons|poursuivre|avance|avancons|la suite|zappe|zapper|zappons|ignore|
    ignorer|(?:la )?(?:question|
    etape)\x20(?:suivante|d' apres))(?: (?:a|la|le|les|cette|cet|ce|point|information|l'|celle|pour|question|suite|
    etape|suivante|stp|ca|
    moment|instant|autre chose|moi|maintenant|on|sans|donc))*(?:$| (?:je|j'|c'|il|elle|on|parce|car)(?: |$))`,
  // « je préférerais laisser ce point de côté ».
  pattern`
    ^(?:(?:on|je|nous|peut|peux|pouvons|prefere|prefererais|preferons|souhaite|aimerais|veux) )*laiss(?:e|er|ez|ons)
    \x20(?:ce point|ce champ|cette (?:question|information|donnee|etape)|cela|ca) (?:de cote|pour plus tard)(?: |$)`,
  /^(?:aucune?|rien|neant|sans|inconnue?|nada)(?: (?:email|mail|@|<mail>|adresse|societe|entreprise|stp|merci))*$/,
  pattern`
    ^(?:(?:je|on|j') (?:prefere|prefererais|veux|voudrais|vais|peux|peut) )?(?:laisse|laisser|laissez)
    (?: (?:le|la|ca|ce|cette|cela))? (?:(?:champ|case|question|ligne) )?(?:vide|blanc|en blanc)`,
  pattern`
    ^(?:ca )?(?:on verra|plus tard|je verrai|a voir|on verra ca)(?: (?:plus tard|apres|ca|stp|(?:l[ea] |l' |
    son |sa )(?:e ?mail|
    date|nom|prenom|societe|adresse)|pour (?:la|le|l') ?\w+))*$`,
  pattern`
    ^(?:(?:on|tu|je|vous) )?(?:met|mets|mettez|mettra|note|notes|laisse) (?:rien|un tiret|un blanc|un point|neant|
    vide|nc)(?: (?:stp|du tout|ici|la|pour l' instant|pour le moment))*$`,
  pattern`
    ^(?:ca )?(?:on |je |j' |nous )?(?:s' en |m' en |y )?(?:verra|verrai|verrons|voit|occupera|occuperai|
    decidera|deciderai|
    fixera|fixerai|calera|calerai|choisira|choisirai|definira|remplira|remplirai|completera|completerai|
    ajoutera|ajouterai|mettra|mettrai|
    precisera|preciserai|fera|ferai|rajoutera|rajouterai|renseignera|renseignerai)(?: (?:ca|la|le|l'|les|son|sa|ce|
    cette|mail|
    email|e|date|adresse|nom|prenom|societe|boite))* (?:plus tard|apres|ensuite|une autre fois|a la fin)(?: .{0,20})?$`,
  LIVES_WITHOUT,
  // « on peut continuer sans », « faisons sans ».
  pattern`
    \b(?:continue|continuer|continuons|avance|avancer|avancons|poursuivre|poursuit|fait|faire|faisons|fera|passer)
    \x20sans(?: (?:ca|cela|lui|elle|son \w+|l[ea] \w+))?(?: (?:stp|merci|pour l' instant|pour le moment))*$`,
  // « il veut pas le donner ».
  pattern`
    ^(?:il|elle|ils|elles|le client|la cliente) (?:ne |n' )?(?:veut|voulait|veulent|souhaite|prefere) pas (?:(?:me|
    m'|le|la|l'|
    les|te|nous) )*(?:donner|dire|communiquer|filer|laisser|partager|transmettre)(?: |$)`,
  pattern`
    ^(?:je )?(?:prefere|prefererais|veux|souhaite|voudrais) (?:ne )?pas (?:repondre|renseigner|remplir|communiquer|
    preciser|indiquer|le communiquer|le preciser|le dire|la donner|le donner)(?: |$)`,
  pattern`
    ^(?:je|on|j'|il|elle|nous) (?:(?:te|vous|t'|le|la|l'|les|lui|y) )+(?:\w{2,14})(?:rai|ra|rons)(?: |$)`,
  pattern`
    ^(?:oublie|laisse|laisse tomber|arrete avec|zappe|zapper|on zappe|on s' en fiche (?:de|d'|du)|ignore|
    ignorer|saute|passe) (?:le |la |l' |son |sa )?(?:mail|email|adresse|societe|entreprise|date|prenom|nom|
    question)`,
];
// « pas de mail », « il n'en a pas »: the thing asked for does not exist.
const LACKS: readonly RegExp[] = [
  pattern`
    ^(?:(?:il|elle|ils|elles|on|y|lui) )?(?:n' )?(?:(?:ont|a|ai|y a) )?(?:pas|aucun|aucune|sans|point|zero) (?:de |
    d' |l' )?(?:adresse |nom de |date de )?(?:e mail|email|mail|courriel|adresse|societe|entreprise|boite|prenom|
    nom|date|internet|ordinateur|<mail>)`,
  pattern`
    \b(?:n' )?en (?:a|ai|ont|n') (?:pas|aucun|aucune|plus)\b(?! idee| souvenir| la moindre)(?! (?:encore |trop |
    vraiment )*(?:re)?(?:parle|discute|
    cause|decide))`,
  /\b(?:sans|pas de|pas d') (?:adresse )?(?:e mail|email|mail|courriel)\b/,
  pattern`
    \b(?:a|ont|ai|possede|utilise|y a) (?:pas|plus|aucune?|jamais) (?:de |d' |l' |son |sa |leur |encore )*(?:adresse|
    e mail|email|mail|courriel|internet)\b`,
  // « elle m'a pas donné son mail ».
  pattern`
    \b(?:pas|jamais|rien) (?:encore )?(?:voulu )?(?:donne|laisse|file|communique|transmis|envoye|dit|repondu)
    \x20(?:de |d' |l' |son |sa |le |la )*(?:adresse|e mail|email|mail|courriel|societe|entreprise|date|nom|prenom)\b`,
];

const LONGEST_LACK = 20;

/** True when the question is to be left open. `about` is the thing asked for. */
export function isSkip(clauses: readonly Clause[], about: QuestionName): boolean {
  return clauses.some(({ words }, index) => {
    const text = words.slice(fillersAt(words, 0)).join(" ");
    // « j'ai pas son mail sous la main »: it will be said.
    if (NOT_AT_HAND.test(text)) return false;
    if (about === "email" && /^(?:non|pas encore)(?: merci)?$/.test(words.join(" "))) return clauses.length === 1;
    if (!LACKLESS.has(about) && clauses.length === 1 && NEEDLESS.test(text)) return true;
    if (index <= 2 && SKIP.some((pattern) => pattern.test(text))) return true;
    if (about === "email" && words.length <= LONGEST_LACK && MAILLESS.test(text)) return true;
    if (words.length <= LONGEST_LACK && !LACKLESS.has(about) && LEFT_AT_END.test(text)) return true;
    return !LACKLESS.has(about) && LACKS.some((pattern) => pattern.test(text));
  });
}

const NOT_AT_HAND = pattern`
    \b(?:pas|plus) (?:\S+ ){0,5}(?:sous la main|sous les yeux|en tete|avec moi|sur moi)(?: |$)`;
const NEEDLESS = pattern`
    ^a (?:definir|determiner|preciser|fixer|completer|caler|confirmer)(?: (?:plus tard|apres|ensuite))?$|
    ^(?:c' est |ce n' est |y a |j' en ai |on en a )?pas (?:besoin|utile|necessaire|la peine)(?: merci| stp)?$`;
// « il marche pas avec les mails », « les mails c'est pas son truc ».
const MAILLESS = pattern`
    ^(?!.*(?:<mail>|\b(?:sais|connais|retrouve|main|yeux|cherche|regarde|demande|note|tout de suite|attends?|c' est pas
    (?:le|la|ce|cette))\b)).*(?:\b(?:pas|aucune?|jamais|plus|sans|ni)\b.*\b(?:e ?mails?|mails|courriels?|internet|
    ordinateur|ordi|informatique)\b|\b(?:mails|internet|ordinateur|ordi|informatique)\b.*\b(?:pas|aucun|jamais|ni)\b)`;
// « on n'a pas fixé la date alors passe ».
const LEFT_AT_END = /\b(?:alors|donc|et|on|du coup|sinon) (?:passe|passes|passez|passons|saute|zappe)$/;
const FIRMLESS = pattern`
  \b(?:est|ce soit) pas (?:une? |en |a )?(?:societe|entreprise|boite|pro|son compte)\b|\b(?:pas|jamais|rien) (?:de |d'
  |une? |en )(?:societe|entreprise|boite|pro)\b|^ni (?:societe|entreprise|boite)\b|\ben (?:son|
  leur) (?:nom )?propre(?: nom)?$|
  ^(?:c' est |ce sont |pour |chez |client |cliente |juste |simplement |seulement |pas pro )*(?:une? |mon |ma |mes |des )
  (?:(?:petite?s?|simples?|jeunes?|vieux|vieille|vieilles|gentille?) )*(?:couples?|voisine?s?|mamie|mamies|papi|papy|
  personnes?|retraitee?s?|dame|dames|monsieur|messieurs|amie?s?|copains?|copines?|potes?|cousine?s?|tante|oncle|
  mere|pere|
  soeur|frere|beau frere|belle soeur|belle mere|beau pere|parents|beaux parents|grands parents|enfants?|famille|
  proprio|proprietaires?|locataires?)
  (?: (?:a |de |du |d' |des |la |le |l' |en |au |qui )?(?:\w+ ?){0,3})?$|^c' est les (?:voisins?|parents|enfants|
  proprios?|proprietaires|locataires)(?: .*)?$|^c' est quelqu' un$|^quelqu' un$|
  ^(?:c' est |il est |elle est )?pas (?:un |une )?pros?$`;

// « c'est mon cousin, sa boîte c'est Elec Ouest » names a firm.
const NAMES_FIRM = /\b(?:boite|societe|entreprise|enseigne|sarl|sas|sasu|eurl|sci|asso|association|mairie|syndic)\b/;

/** True when the customer is said to be no firm: « c'est mon voisin », « elle n'est pas à son compte ». */
export function saysNoFirm(clauses: readonly Clause[]): boolean {
  const isSaid = clauses.some(({ words }) => FIRMLESS.test(words.slice(fillersAt(words, 0)).join(" ")));
  return isSaid && !clauses.some(namesFirm);
}

function namesFirm({ words }: Clause): boolean {
  const text = words.join(" ");
  return NAMES_FIRM.test(text) && !DENIES_FIRM.test(text);
}

const DENIES_FIRM = /\b(?:pas|jamais|ni|rien|aucune?|sans)\b/;

const LACKLESS: ReadonlySet<QuestionName> = new Set<QuestionName>([
  "description",
  "duration",
  "quotePreference",
  "tasksStarted",
  "invoiceConfirm",
  "projectMode",
]);
