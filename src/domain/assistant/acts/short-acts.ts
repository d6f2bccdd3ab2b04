import { plainWords } from "../../shared/search-text.ts";
import type { QuestionName } from "../understanding.ts";
import type { Clause } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import { fillersAt } from "./frames.ts";
import { nounIntent } from "./lexicon.ts";

// Acts that a few words say: back, skip, no answer, greeting, thanks.

const BACK: readonly RegExp[] = [
  pattern`
    ^(?:(?:fais |on fait )?(?:un )?retour|back|go back|undo|reviens|revenez|arriere(?: toute)?|precedent|precedente|
    (?:la |l' )?(?:question|etape) (?:precedente|
    d' avant)|marche arriere)(?: (?:stp|merci|arriere|en arriere|svp))*(?:$| (?:je|j'|c'|il|on|parce|car|
    a la question)(?: |$))`,
  pattern`
    \b(?:reviens|reviennent|revenir|revenons|revenez|revient|recule|reculer|reculez|retourne|retourner|retournez|
    remonte|remonter|remontez|repasse|repasser|repars|repartir) (?:\w+'? ){0,4}?(?:question|etape|arriere|cran|
    precedente|ecran precedent|avant)\b`,
  pattern`
    \b(?:reprends?|reprenons|refais|repose|reposez|remets)(?: moi)? (?:a )?la (?:question|reponse) (?:precedente|
    d' avant)\b`,
  /\b(?:reponse|question) (?:precedente|d' avant|juste avant)$/,
  pattern`
    \b(?:annule|annuler|annulez|efface|effacer|effacez|supprime|supprimer|oublie|oublier|enleve|enlever|retire|
    vire) (?:moi )?(?:(?:ma|la|mes) (?:derniere )?reponses?|(?:tout )?(?:ce que je viens|ce que j' ai|
    mon dernier|le dernier message))\b`,
  /\brepose moi la question\b/,
];

/** True when the question before is wanted again. */
export function isBack(clauses: readonly Clause[]): boolean {
  return clauses.some(({ words }) => {
    const text = words.slice(fillersAt(words, 0)).join(" ");
    return BACK.some((pattern) => pattern.test(text));
  });
}

const SKIP: readonly RegExp[] = [
  pattern`
    ^(?:on |je |j' |tu |vous |peux |peut |veux |prefere |prefererais |souhaite |voudrais |aimerais |bien )*
    (?:passe|passes|passer|passez|passons|skip|saute|sautes|sauter|sautez|next|suivant|suivante|
    continue|continuons|avance|avancons|la suite|zappe|zapper|zappons|ignore|ignorer|(?:la )?(?:question|
    etape)\x20(?:suivante|d' apres))(?: (?:a|la|le|les|cette|l'|celle|pour|question|suite|etape|suivante|stp|ca|
    moment|instant|autre chose|moi|maintenant|on|sans|donc))*(?:$| (?:je|j'|c'|il|elle|on|parce|car)(?: |$))`,
  /^(?:aucune?|rien|neant|sans|inconnue?|nada)(?: (?:email|mail|@|<mail>|adresse|societe|entreprise|stp|merci))*$/,
  /^(?:laisse|laisser|laissez) (?:le |la |ca )?(?:vide|blanc|en blanc)/,
  /^(?:on verra|plus tard|je verrai|a voir|on verra ca)(?: (?:plus tard|apres|ca|stp|pour (?:la|le|l') ?\w+))*$/,
  /^(?:on|je|j') (?:s' |m' )?en (?:passe|passera|passerai|parlera)(?: |$)/,
  /^(?:je )?(?:prefere|prefererais|veux|souhaite|voudrais) (?:ne )?pas (?:repondre|le dire|la donner|le donner)(?: |$)/,
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
    ^(?:(?:il|elle|ils|elles|on|y|lui) )?(?:n' )?(?:(?:ont|a|ai|y a) )?(?:pas|aucun|aucune|sans|point) (?:de |
    d' |l' )?(?:adresse |nom de |date de )?(?:e mail|email|mail|courriel|adresse|societe|entreprise|boite|prenom|
    nom|date|internet|ordinateur|<mail>)`,
  /\b(?:n' )?en (?:a|ai|ont|n') (?:pas|aucun|aucune|plus)\b/,
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
    if (about === "email" && /^(?:non|pas encore)(?: merci)?$/.test(words.join(" "))) return clauses.length === 1;
    if (index <= 2 && SKIP.some((pattern) => pattern.test(text))) return true;
    if (about === "email" && words.length <= LONGEST_LACK && MAILLESS.test(text)) return true;
    if (about === "company" && FIRMLESS.test(text)) return true;
    if (words.length <= LONGEST_LACK && !LACKLESS.has(about) && LEFT_AT_END.test(text)) return true;
    return !LACKLESS.has(about) && LACKS.some((pattern) => pattern.test(text));
  });
}

// « il marche pas avec les mails », « les mails c'est pas son truc ».
const MAILLESS = pattern`
    ^(?!.*(?:<mail>|\b(?:sais|connais|retrouve|main|yeux|cherche|regarde|demande|note|tout de suite|attends?|c' est pas
    (?:le|la|ce|cette))\b)).*(?:\b(?:pas|aucune?|jamais|plus|sans|ni)\b.*\b(?:e ?mails?|mails|courriels?|internet|
    ordinateur|ordi|informatique)\b|\b(?:mails|internet|ordinateur|ordi|informatique)\b.*\b(?:pas|aucun|jamais|ni)\b)`;
// « on n'a pas fixé la date alors passe ».
const LEFT_AT_END = /\b(?:alors|donc|et|on|du coup|sinon) (?:passe|passes|passez|passons|saute|zappe)$/;
const FIRMLESS = pattern`
  \bc' est pas une (?:societe|entreprise|boite|pro)\b|\b(?:pas|jamais) de (?:societe|entreprise|boite)\b`;

const LACKLESS: ReadonlySet<QuestionName> = new Set<QuestionName>([
  "description",
  "duration",
  "quotePreference",
  "tasksStarted",
  "invoiceConfirm",
  "projectMode",
]);

const NO_ANSWER: readonly RegExp[] = [
  pattern`
    \b(?:je|j'|on|c') ?(?:ne |n' )?(?:en |me |m' |le |y )?(?:sais|sait|saurais|connais|vois|comprends|pige|souviens|
    rappelle|retrouve|ai) (?:(?:trop|vraiment|strictement|absolument|franchement|meme|toujours) )?(?:pas|plus|rien|
    aucune idee|pas encore)\b`,
  pattern`
    \b(?:pas|plus) (?:(?:tres|trop|vraiment|tout a fait|encore|bien) )*(?:sure?(?= (?:de|d'|que|du)|$)|certaine?|
    compris|saisi|suivi)(?: |$)`,
  /\b(?:aucune|pas la moindre|aucune foutue|pas d'|no) idee?\b/,
  /^(?:sais|sait) (?:pas|plus)\b/,
  pattern`
    \b(?:trou de memoire|sous (?:les yeux|la main)|(?:je|j') (?:(?:l'|le|la|les|ne|n') )*ai (?:pas|plus|oublie)|
    je (?:cherche|regarde|verifie|reflechis|me renseigne|demande|fouille)|(?:une|deux|trois|quelques) secondes?|
    bout de la langue|bouge pas|quittez? pas|deux minutes|2 min|5 min|un instant|une minute|
    je reviens(?! (?:pas|plus|tous|toutes|chaque|une|deux|regul))|j' hesite|laisse moi)\b`,
  pattern`
    ^(?:(?:il )?(?:faut|faudra|faudrait|va falloir) que (?:je|j') (?:(?:lui|leur|l[ea']|les|y|me|m') )*(?:voie|vois|
    demande|redemande|regarde|verifie|reflechisse|retrouve|cherche|appelle|rappelle|renseigne|consulte|calcule|check|
    ouvre|pose|recherche)|faut voir|voir avec|pas (?:d' )?inspiration|
    rien (?:de |d')(?:special|particulier|plus|autre)|je dois (?:demander|voir avec|verifier|lui demander|
    leur demander|regarder)|peut etre|(?:c' est |c' etait )?(?:quoi|comment) ca$|c' est quoi$|
    (?:tu )?veux dire quoi|ca depend|bof|mouais|bientot|plus tard|on verra|idem|pareil|c' est (?:complique|flou|long|
    delicat|pas simple|confidentiel)$|n' importe|comme tu veux|
    je m' en fous|peux? importe|longtemps|tranquille|attends?|attendez|minute|patience|patiente|difficile a dire|
    dur a dire|
    aucune? (?:souvenir|preference)|c' est toi qui vois|a toi de voir|va savoir|mystere)\b`,
  pattern`
    ^(?:oui|non|ok|d' accord|hein|quoi|comment|pardon|ah|bon|ben|et|alors|voila|super|
    parfait)(?: (?:oui|non|ok|d' accord|hein|quoi|stp|deja|ca|il en a un|elle en a un|bien sur|voila|il en a une|
    elle en a une))*$`,
];

/** True when the words answer nothing, whatever « attends » stands before them. */
export function isNoAnswerAfterWait(clauses: readonly Clause[]): boolean {
  return isNoAnswer(
    clauses.map((clause) => {
      const start = clause.words.findIndex((word) => !/^(?:attends?|attendez|minute|ah|oh|bon|euh)$/.test(word));
      return start > 0 ? { ...clause, words: clause.words.slice(start) } : clause;
    }),
  );
}

/** True when the words answer no question: « je sais pas », « euh », « hein ? ». */
export function isNoAnswer(clauses: readonly Clause[]): boolean {
  if (clauses.length === 0) return true;
  return clauses.some(({ words }, index) => {
    const text = words.join(" ");
    const bare = words.slice(fillersAt(words, 0)).join(" ");
    if (bare === "") return clauses.length === 1;
    if (index === clauses.length - 1 && index <= LATEST_DOUBT && LAST_DOUBT.test(bare)) return true;
    return (
      index <= 1 && NO_ANSWER.some((pattern) => pattern.test(bare) || (clauses.length === 1 && pattern.test(text)))
    );
  });
}

// « deux jours, ou trois, j'en sais rien »: what was said before it is no answer either.
const LAST_DOUBT =
  /^(?:(?:je|j') )?(?:(?:n' |ne )?(?:en )?sais (?:rien|pas|plus)|hesite|aucune idee)(?: (?:trop|du tout))?$/;
const LATEST_DOUBT = 5;

const GREETING = new Set(
  (
    "bonjour salut bonsoir hello coucou hey hi yo good morning evening afternoon wesh re rebonjour bjr adishatz " +
    "adieu demat kaixo egun salam hola ciao holla salutations bonswar bonjou"
  ).split(" "),
);
const AROUND_GREETING = new Set(
  (
    "ca va c' est moi encore comment tu vas vous allez chef a tous toi l' equipe tout le monde bien et cv " +
    "quoi de neuf la forme roule gaze baigne allo bien ou bien " +
    "assistant dis etabli mon ami there how are you today j' espere que oui"
  ).split(" "),
);

/** True when the message only greets. */
export function isGreeting(clauses: readonly Clause[]): boolean {
  const words = lettersOf(clauses);
  const isHello = GREETING.has(words[0] ?? "") && words.length <= 6 && words.join(" ").includes("ca va");
  if (isHello) return true;
  const isPolite = words.every((word) => GREETING.has(word) || AROUND_GREETING.has(word));
  return isPolite && words.some((word) => GREETING.has(word)) && words.length <= 9;
}

const THANKS = pattern`
    ^(?:me+r+ci+|thx|thanks|thank|remercie|remercions|nickel|super|parfait|genial|top|impec|impeccable|bravo|
    cimer|mci)$`;
const AROUND_THANKS = new Set(
  (
    "beaucoup bien c' est bon tout ca marche je te vous t' l' infiniment mille fois pour ton votre aide you " +
    "so much a toi bonne journee " +
    "soiree fin de et d' accord ok oui grand un sympa gentil cool la va chef top voila rien d' autre que du " +
    "coup fait salut bcp " +
    "it great perfect very many super au revoir bientot demain plus"
  ).split(" "),
);

/** True when the message only thanks. */
export function isThanks(clauses: readonly Clause[]): boolean {
  // « JULIE@STUDIO.COM merci » answers.
  if (clauses.some(({ words }) => words.includes("<mail>"))) return false;
  const words = lettersOf(clauses);
  const start = fillersAt(words, 0);
  const at = words.findIndex((word) => /^(?:me+r+ci+|thx|thanks|remercie|remercions|reconnaissante?s?)$/.test(word));
  const isBegun =
    at >= 0 &&
    (at <= start || words[at]?.startsWith("re") === true || words.slice(0, at).every((word) => isPraise(word)));
  if (isBegun && words.length <= 14 && !/^(?:de|d')$/.test(words[at + 1] ?? "")) return true;
  const isPolite = words.every((word) => THANKS.test(word) || AROUND_THANKS.has(word));
  return isPolite && words.some((word) => THANKS.test(word)) && words.length <= 16;
}

function isPraise(word: string): boolean {
  return THANKS.test(word) || AROUND_THANKS.has(word) || FILLER_PRAISE.has(word);
}

const FILLER_PRAISE = new Set("ah ben bon trop fort gere hein suis vraiment tres".split(" "));

function lettersOf(clauses: readonly Clause[]): string[] {
  return clauses.flatMap(({ words }) => words).filter((word) => /^[a-z']/.test(word) && word !== "stp");
}

/** The document of a message that holds its noun alone (« facture », « le devis stp »), or null. */
export function loneNoun(clauses: readonly Clause[]): ReturnType<typeof nounIntent> {
  const words = lettersOf(clauses).filter((word) => !ARTICLES.has(word));
  if (words.length > 12) return null;
  const [word = "", ...others] = words;
  return others.length === 0 ? nounIntent(word) : null;
}

const ARTICLES = new Set(
  (
    "le la les l' un une des du mon ma mes the a ton ta ce cette nouveau nouvelle bon ben bah alors hein " +
    "quoi et donc"
  ).split(" "),
);

const PUTS_OFF = pattern`
    ^(?:(?:bon|ok|euh|ben|bah|non|alors|enfin|attends?),? )*(?:demain )?
    (?:(?:on|je|j'|nous) ?(?:(?:te|t'|vous|lui|leur|l'|les|me|en|y|re) ?)*(?:verra|verrai|verrons|voit|vois|regarde|
    regardera|regarderai|regarderons|reparle|reparlera|reparlerai|parle|parlera|dis|dirai|redis|redirai|rappelle|
    rappellerai|appelle|appellerai|demande|demanderai|redemande|confirme|confirmerai|tiens au courant)|
    (?:rappelle|redemande|relance|reparle)[ -](?:moi|m'en))(?: (?:ca|cela))?(?: (?:avec|a) (?:\w+ ){0,2}\w+)?
    (?: (?:demain|apres demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|plus tard|ce soir|ce week ?end|
    la semaine prochaine)){0,2}(?: (?:pour (?:savoir|la date|ca)|matin|soir))*[ .!]{0,3}$`;
const LONGEST_DELAY = 100;

/** True for « on verra ça demain »: the day is that of an answer to come, and answers nothing. */
export function putsOff(text: string): boolean {
  return text.length <= LONGEST_DELAY && PUTS_OFF.test(plainWords(text).replaceAll("’", "'"));
}
