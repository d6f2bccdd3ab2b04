import { pattern } from "./pattern.ts";
import { fillersAt } from "./frames.ts";
import { nounIntent } from "./lexicon.ts";
import { nearestWord, wordsWithin } from "../../shared/typing-errors.ts";
import type { Clause } from "./words.ts";

// Acts that a few words say: cancel, back, skip, no answer, greeting, thanks.

const CANCEL_VARIANTS = wordsWithin([
  "annule",
  "annuler",
  "annulez",
  "arrete",
  "arreter",
  "laisse",
  "laisser",
  "abandonne",
]);

const WISH = pattern`
    ^(?:veuillez |merci (?:de |d' )|(?:pouvez|pourriez|peux|pourrais) (?:vous |tu )|il faut |faut )?(?:je |j' |on |
    nous |tu |
    vous )?(?:(?:veux|voudrais|vais|souhaite|prefere|peux|peut|va|allons|dois|
    aimerais|faut|il faut) )?(?:bien |tout |vouloir |merci de |que tu |qu' on |que vous )*`;
const CANCELS: readonly RegExp[] = [
  pattern`
    ^(?:annule|annules|annuler|annulez|annulons|cancel|stop|stoppe|stoppez|arrete|arretes|arreter|arretez|
    abandon|abandonne|abandonner|abandonnez)(?: |$)`,
  /^(?:laisse|laisses|laisser|laissez) (?:tomber|beton|ca|courir)(?: |$)/,
  /^(?:oublie|oublier|oubliez|oublions) (?:tout|ca|cela|cette|ce que)(?: |$)/,
  /^(?:on oublie|forget it|never mind|nevermind|drop it|abort|quitte|quitter|exit|renonce|renoncer|renoncons)(?: |$)/,
  /^(?:ferme|fermer|fermez|arretons|cessez|cesse|stoppons) (?:ca|tout|la|cette|le)(?: |$)/,
  pattern`
    ^(?:(?:n' |ne )?(?:ai |avons )?plus besoin(?: de (?:ca|rien|devis|facture|projet|ce devis|cette facture))?|
    (?:ne |n' )?(?:veux|veut|souhaite|souhaitons|desire|voulons) plus(?: continuer| le faire| rien| du tout|
     de ca)?)(?: |$)`,
  /^(?:laisse|laissez|oublie|oubliez)$/,
  /^(?:interromps|interrompre|interrompez|mettre fin|mets fin|en rester la|s' en tenir la)(?: |$)/,
];
// What may follow: the thing that runs, and politeness. Anything else is the object of another verb or a name.
const AFTER_CANCEL = new Set(
  (
    "stop tout ca cela la le les ce cet cette tous toutes flux devis facture projet taches demande commande-la " +
    "en cours stp merci va maintenant " +
    "suite de it que j' ai demande dit plus l' on y a bas tomber operation conversation questions " +
    "question-la pour moi aujourd' hui " +
    "alors donc finalement pas grave quoi tanpis tant pis la-dessus desole excuse et bon truc machin " +
    "creation process procedure du de d' demarche saisie dossier conversation a"
  ).split(" "),
);

/** True when the clauses cancel what runs. « Stop Feu SARL » and « arrêter l'infiltration » do not. */
export function isCancellation(clauses: readonly Clause[]): boolean {
  return clauses
    .flatMap(({ words }) => [words, afterBut(words), lastWords(words)])
    .some((words) => {
      const rest = words.slice(fillersAt(words, 0));
      if (words.length === 2 && words.join(" ") === "non stop") return false;
      const isOubli = rest[0] === "on" && rest[1] === "oublie";
      const text = isOubli ? rest.join(" ") : correctVerbs(rest).join(" ").replace(WISH, "");
      const head = CANCELS.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
      if (head === undefined) return false;
      const after = text.slice(head.length).split(" ").filter(Boolean);
      const excuse = after.findIndex((word) => EXCUSES.has(word));
      const object = excuse < 0 ? after : after.slice(0, excuse);
      if (object.some((word) => word === "pas" || word === "question")) return false;
      return object.length <= 8 && object.every((word) => AFTER_CANCEL.has(word));
    });
}

// « annule tout, je me suis trompé » needs no comma.
const EXCUSES = new Set("je j' c' il elle on tu parce car mais desole finalement y".split(" "));

function afterBut(words: readonly string[]): readonly string[] {
  const at = Math.max(words.lastIndexOf("mais"), words.lastIndexOf("donc"), words.lastIndexOf("et"));
  return at < 0 ? [] : words.slice(at + 1);
}

const ENDINGS = pattern`
    ^(?:(?:on |j' |je )?(?:arrete|arretons|annule|annulons|abandonne)(?: (?:tout|la|ca))?|on oublie|laisse tomber)$`;
const HELD = new Set("un une le la les l' d' de du pour ne n' pas que qui on je j' tu il elle ca et se s'".split(" "));
const LONGEST_HASTE = 10;

// « j'ai plus le temps on arrête là »: the last words, in a short clause without commas.
function lastWords(words: readonly string[]): readonly string[] {
  for (let size = 1; size <= 4 && words.length <= LONGEST_HASTE && size < words.length; size += 1) {
    const tail = words.slice(-size);
    if (ENDINGS.test(tail.join(" ")) && !HELD.has(words.at(-size - 1)!)) return tail;
  }
  return [];
}

function correctVerbs(words: readonly string[]): string[] {
  return words.map((word) =>
    word.length < 5 || word === "laisse" || /^(?:annul|arret)(?:ee?|e)s?$/.test(word)
      ? word
      : (nearestWord(word, CANCEL_VARIANTS) ?? word),
  );
}

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
    ^(?:on |je )?(?:passe|passes|passer|passez|passons|skip|saute|sautes|sauter|sautez|next|suivant|
    suivante)(?: (?:a |la |cette |l' |celle |pour |cette question|question|suite|etape|suivante|stp|ca|
    le moment|l' instant|autre chose|moi|maintenant|on))*(?:$| (?:je|j'|c'|il|elle|on|parce|car)(?: |$))`,
  /^(?:aucune?|rien|neant|sans|inconnue?|nada)(?: (?:email|mail|@|<mail>|adresse|societe|entreprise|stp|merci))*$/,
  /^(?:laisse|laisser|laissez) (?:le |la |ca )?(?:vide|blanc|en blanc)/,
  /^(?:on verra|plus tard|je verrai|a voir|on verra ca)(?: (?:plus tard|apres|ca|stp|pour (?:la|le|l') ?\w+))*$/,
  pattern`
    ^(?:je|on|j'|il|elle|nous) (?:(?:te|vous|t'|le|la|l'|les|lui|y) )+(?:\w{2,14})(?:rai|ra|rons)(?: |$)`,
  pattern`
    ^(?:oublie|laisse|arrete avec|zappe|zapper|on zappe) (?:le |la |l' )?(?:mail|email|adresse|societe|
    entreprise|date|prenom|nom|question)`,
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
    \b(?:a|ont|possede|utilise|y a) (?:pas|plus|aucune?) (?:de |d' |l' )?(?:adresse|e mail|email|mail|courriel|
    internet)\b`,
];

/** True when the question is to be left open. `about` is the thing asked for. */
export function isSkip(clauses: readonly Clause[], about: string): boolean {
  return clauses.some(({ words }, index) => {
    const text = words.slice(fillersAt(words, 0)).join(" ");
    if (about === "email" && /^(?:non|pas encore)(?: merci)?$/.test(words.join(" "))) return clauses.length === 1;
    if (index <= 2 && SKIP.some((pattern) => pattern.test(text))) return true;
    return !LACKLESS.has(about) && LACKS.some((pattern) => pattern.test(text));
  });
}

const LACKLESS = new Set([
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
    rappelle|retrouve|ai) (?:pas|plus|
    rien|aucune idee|pas encore)\b`,
  /\b(?:aucune|pas la moindre|aucune foutue|pas d'|no) idee?\b/,
  /^(?:sais|sait) (?:pas|plus)\b/,
  pattern`
    \b(?:trou de memoire|sous (?:les yeux|la main)|(?:je|j') (?:(?:l'|le|la|les|ne|n') )*ai (?:pas|plus|oublie)|
    je cherche|je regarde|une seconde|deux minutes|2 min|5 min|un instant|une minute|
    je reviens(?! (?:tous|toutes|chaque|une|deux|regul))|j' hesite|je reflechis|laisse moi)\b`,
  pattern`
    ^(?:peut etre|ca depend|bof|mouais|bientot|plus tard|on verra|idem|pareil|n' importe|comme tu veux|
    je m' en fous|peu importe|longtemps|tranquille|attends?|attendez|minute|difficile a dire|dur a dire|
    aucune? (?:souvenir|preference)|c' est toi qui vois|a toi de voir|va savoir|mystere)\b`,
  pattern`
    ^(?:oui|non|ok|d' accord|hein|quoi|euh|hum|comment|pardon|ah|bon|ben|et|alors|voila|super|
    parfait)(?: (?:oui|non|ok|d' accord|hein|quoi|euh|stp|ca|il en a un|elle en a un|bien sur|voila|il en a une|
    elle en a une))*$`,
];

/** True when the words answer no question: « je sais pas », « euh », « hein ? ». */
export function isNoAnswer(clauses: readonly Clause[]): boolean {
  if (clauses.length === 0) return true;
  return clauses.some(({ words }, index) => {
    const text = words.join(" ");
    const bare = words.slice(fillersAt(words, 0)).join(" ");
    if (bare === "") return clauses.length === 1;
    return (
      index <= 1 && NO_ANSWER.some((pattern) => pattern.test(bare) || (clauses.length === 1 && pattern.test(text)))
    );
  });
}

const GREETING = new Set(
  "bonjour salut bonsoir hello coucou hey hi yo good morning evening afternoon wesh re rebonjour bjr".split(" "),
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
  const words = lettersOf(clauses);
  const start = fillersAt(words, 0);
  const at = words.findIndex((word) => /^(?:me+r+ci+|thx|thanks|remercie|remercions|reconnaissante?s?)$/.test(word));
  const isBegun =
    at >= 0 && (at <= start || words[at]!.startsWith("re") || words.slice(0, at).every((word) => isPraise(word)));
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
  return words.length === 1 ? nounIntent(words[0]!) : null;
}

const ARTICLES = new Set(
  (
    "le la les l' un une des du mon ma mes the a ton ta ce cette nouveau nouvelle euh heu hum bon ben bah alors hein " +
    "quoi et donc"
  ).split(" "),
);
