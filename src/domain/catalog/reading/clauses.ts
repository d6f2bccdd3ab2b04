import { isInfinitive } from "./infinitives.ts";
import { ARTICLES, LEFT_OUT_WORDS, PERSON_WORDS, TRADE_PEOPLE } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { wordAt } from "./words.ts";

/**
 * A part of a description between two marks or conjunctions. `from` and `to` are places among its words. `sentence`
 * counts the sentences. What `isLeftOut` is done by others, exists already, or is not wanted.
 */
export type Clause = { from: number; to: number; sentence: number; isLeftOut: boolean; role: Role };

/**
 * What a clause is to the others: the work itself; an item of the list that follows a colon; equipment or a part that
 * goes with the work (« avec un variateur », « évacuation comprise »); an aside in parentheses.
 */
export type Role = "main" | "listed" | "part" | "aside";

const NO_CLAUSE: Clause = { from: 0, to: 0, sentence: -1, isLeftOut: true, role: "aside" };

/** The clause at a place. Elsewhere it is empty, and left out. */
export function clauseAt(clauses: readonly Clause[], place: number): Clause {
  return clauses[place] ?? NO_CLAUSE;
}

const SENTENCE_MARKS = new Set([".", ";", "!", "?", "\n"]);
const CONJUNCTIONS = new Set([
  "et",
  "pui",
  "puis",
  "ainsi",
  "mai",
  "mais",
  "car",
  "ou",
  "avec",
  "donc",
  "quand",
  "lorsque",
  "ensuite",
  "plu",
]);

/** The clauses of a description, for a company of these trades. */
export function splitClauses(words: readonly Word[], trades: readonly string[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let sentence = 0;
  let isAside = false;
  let isListed = false;
  const add = (to: number) => {
    if (to <= from) return;
    const role = isAside ? "aside" : isPart(words, from, to) ? "part" : isListed ? "listed" : "main";
    clauses.push({ from, to, sentence, isLeftOut: false, role });
  };
  words.forEach((word, at) => {
    if (LEAVING.test(word.text) && at > from) {
      add(at);
      from = at;
      return;
    }
    if (!word.isMark && !isConjunction(words, at)) return;
    add(at);
    from = at + 1;
    if (word.text === "(") isAside = true;
    if (word.text === ")" || word.text === "\n") isAside = false;
    if (word.text === ":") isListed = true;
    if (!SENTENCE_MARKS.has(word.text)) return;
    sentence += 1;
    isListed = false;
  });
  add(words.length);
  for (const [at, clause] of clauses.entries()) {
    const previous = clauses[at - 1];
    if (previous && clause.role === "part" && endsListAt(previous, clause, words)) previous.role = "part";
  }
  markLeftOut(clauses, words, trades);
  return clauses;
}

// « maison sans cheminée », « pose hors fourniture »: what is left out begins there.
const LEAVING = /^(?:san|sans|hor|hors|sauf|excepte|exceptee|hormi|hormis)$/;

function isPart(words: readonly Word[], from: number, to: number): boolean {
  // « une borne, différentiel dédié à prévoir », and not a sentence of its own.
  const isProvided = /^(?:,|et)$/.test(wordAt(words, from - 1).text) && wordAt(words, to - 1).text === "prevoir";
  return (
    isProvided ||
    words[from - 1]?.text === "avec" ||
    words.slice(from, to).some(({ text }) => /^(?:compri|inclu)/.test(text))
  );
}

function isConjunction(words: readonly Word[], at: number): boolean {
  const { text } = wordAt(words, at);
  // « pour » begins a clause when work follows: « un prix pour repeindre ».
  if (text === "pour")
    return (
      (words[at + 1]?.actions.length ?? 0) > 0 || (isInfinitive(wordAt(words, at + 1).text) && isOrdered(words, at))
    );
  // « dès que » loses its accent and its mark of the plural.
  if (text === "que") return /^des?$/.test(words[at - 1]?.text ?? "");
  // « le joint entre baignoire et faïence » is one place.
  if (text === "et" && words.slice(Math.max(0, at - 4), at).some((word) => word.text === "entre")) return false;
  return CONJUNCTIONS.has(text);
}

// « déplacer le WC pour agrandir … »: the words before begin with an order.
function isOrdered(words: readonly Word[], at: number): boolean {
  const from = words.findLastIndex(({ isMark }, place) => place < at && isMark) + 1;
  return at - from <= MOST_WORDS_OF_ORDER && isInfinitive(wordAt(words, from).text);
}

const MOST_WORDS_OF_ORDER = 12;

// What is left out stays so in the next parts of a list: « on garde les meubles, l'évier et la plaque ».
function markLeftOut(clauses: Clause[], words: readonly Word[], trades: readonly string[]): void {
  let isOpen = false;
  let sentence = -1;
  for (const [at, clause] of clauses.entries()) {
    const parts = words.slice(clause.from, clause.to);
    const texts = parts.map(({ text }) => text);
    const isSame = clause.sentence === sentence;
    const leaves = isLeftOut(parts, trades);
    const goesOn: boolean = isSame && isOpen && isContinuation(parts);
    clause.isLeftOut = leaves || goesOn || isCircumstance(words, clause) || isPurpose(words, clause, clauses[at - 1]);
    isOpen = goesOn || (leaves && opensList(texts));
    sentence = clause.sentence;
    const previous = clauses[at - 1];
    if (previous && leaves && (endsListAt(previous, clause, words) || isOfBoth(previous, clause, words)))
      previous.isLeftOut = true;
    if (previous && isSame && takesUp(texts)) previous.isLeftOut = true;
  }
}

// « la pelouse, mon fils s'en occupe »: what somebody takes up stands before.
function takesUp(texts: readonly string[]): boolean {
  return / (?:s|m) en (?:occupe|charge)|^(?:c est|je|mon|ma|le|la) .*(?:qui )?(?:le|la|les) (?:fait|fera|feront) /.test(
    `${texts.join(" ")} `,
  );
}

// « caissons et plan conservés », « logo et charte existants », « seuil et appui compris »: the adjective ends it.
function endsListAt(previous: Clause, clause: Clause, words: readonly Word[]): boolean {
  if (previous.sentence !== clause.sentence || wordAt(words, previous.to).text !== "et") return false;
  const isShort = clause.to - clause.from <= 4 && previous.to - previous.from <= 4;
  const endsList = /^(?:conserv|gard|exist|neuf|exclu|fourni|compri|inclu|prevoir)/.test(
    wordAt(words, clause.to - 1).text,
  );
  return isShort && endsList && countActions(words.slice(previous.from, previous.to)) === 0;
}

// « la fenêtre et la couverture sont au lot couvreur », « meubles et carrelage à protéger », « carrelage et peinture
// faits par nos soins »: two nouns are left out together.
function isOfBoth(previous: Clause, clause: Clause, words: readonly Word[]): boolean {
  const isJoined = previous.sentence === clause.sentence && wordAt(words, previous.to).text === "et";
  const nouns = words.slice(previous.from, previous.to);
  const isNoun = nouns.length <= 4 && !isInfinitive(wordAt(nouns, 0).text) && countActions(nouns) <= 1;
  const rest = ` ${words
    .slice(clause.from, clause.to)
    .map(({ text }) => text)
    .join(" ")} `;
  return isJoined && isNoun && !opensList(rest.trim().split(" ")) && OF_BOTH.test(rest);
}

const OF_BOTH =
  / (?:sont|seront|ont|restent) | a (?:proteger|garder|conserver|deplacer) |^ \S+ (?:\S+ )?(?:faite?|posee?) .*par /;

const OPENING = /^(?:on|je|nous|il|elle|ils|tu|vous|san|sans|ni|hor|hors|sauf|pa|pas|garder|conserver)$/;

function opensList(texts: readonly string[]): boolean {
  return OPENING.test(texts[0] ?? "");
}

// Nothing but a noun with its article: a verb of work begins something else.
function isContinuation(words: readonly Word[]): boolean {
  return words[0]?.text === "ni" || (words.length <= 5 && countActions(words) === 0);
}

// « ça disjoncte dès que je mets le four »: when it happens is no work.
function isCircumstance(words: readonly Word[], { from }: Clause): boolean {
  const last = words[from - 1]?.text ?? "";
  return /^(?:quand|lorsque|lorsqu)$/.test(last) || (last === "que" && /^des?$/.test(words[from - 2]?.text ?? ""));
}

// « déplacer le WC pour agrandir la douche »: what an order is for is no order. « Besoin de vous pour tailler » is one.
function isPurpose(words: readonly Word[], { from, sentence }: Clause, previous: Clause | undefined): boolean {
  if (previous?.sentence !== sentence || previous.isLeftOut) return false;
  const isFor = wordAt(words, from - 1).text === "pour" || wordAt(words, from - 2).text === "afin";
  const first = wordAt(words, previous.from);
  const isOrdered = isInfinitive(first.text) || (first.actions.length > 0 && ENDS_OF_WORK.test(first.text));
  return isFor && isInfinitive(wordAt(words, from).text) && isOrdered && previous.to - previous.from > 1;
}

const ENDS_OF_WORK = /(?:tion|age|ment|pose|depose)$/;

function isLeftOut(words: readonly Word[], trades: readonly string[]): boolean {
  const texts = words.map(({ text }) => text);
  const line = ` ${texts.join(" ")} `;
  return (
    NEGATIONS.some((pattern) => pattern.test(line)) ||
    texts.some((text) => LEFT_OUT_WORDS.has(text) || text.startsWith("conserv")) ||
    (/ exist/.test(line) && words.length <= 5 && saysNoWork(words)) ||
    isDoneByOthers(words, trades) ||
    isDoneBefore(words) ||
    (countActions(words) <= 1 && isDoneAlready(line)) ||
    (saysNoWork(words) && IN_ORDER.test(line)) ||
    (saysNoWork(words) && / (?:deja|en (?:tre |parfait )?bon etat|en parfait etat) /.test(line))
  );
}

// « la serrure est bonne », « volets non »: nothing is to be done there.
const IN_ORDER =
  / (?:est|sont) (?:encore |tre |bien )?(?:bon|bonne|saine?|propre|parfaite?|recente?|nickel|solide|seche?) | non $/;

// « motoriser le portail existant », « retoucher 80 photos déjà prises » order work, though no class knows it.
function saysNoWork(words: readonly Word[]): boolean {
  return countActions(words) === 0 && !isInfinitive(wordAt(words, 0).text);
}

// « vieille haie déjà arrachée », with no other work in the clause.
function isDoneBefore(words: readonly Word[]): boolean {
  const orders = words.some(({ actions, isPast }) => actions.length > 0 && !isPast);
  // « bandes sur 60 m² de placo déjà posé »: what is there is where the work is.
  const isDone = words.some(({ text }, at) => text === "deja" && wordAt(words, at + 1).isPast);
  return !orders && isDone && !words.some(({ text }, at) => at > 0 && text === "sur");
}

function countActions(words: readonly Word[]): number {
  return words.filter(({ actions }) => actions.length > 0).length;
}

// Words stand here without accents and without the mark of the plural.
const NEGATIONS = [
  / (?:pa|pas) (?:de |d |du |la |le |les |l |a |au |besoin|concern|prevu|inclu|compri|non |encore |touche|par )/,
  / (?:san|sans|hor|hors|sauf|excepte|exceptee|hormi|hormis|ni) /,
  / non (?:compri|inclu|prevu|concern|fourni |demand|necessaire)/,
  / (?:n|ne) (?:y |en |pas |pa |sont |est |sera |seront |faut |faite |touch|remplac|change|refai|pose|bouge)/,
  / (?:touche|touchez|toucher|change|changez|concernee?|prevue?|comprise?|incluse?|veux|souhaite) (?:pas|pa|rien) /,
  / (?:a la charge|s en (?:charge|occupe)|m en (?:charge|occupe)|se charge|s occupe) /,
  / (?:reste(?:nt)? en (?:place|l etat)|a part) /,
  / (?:plus tard|l an dernier|l annee derniere|une autre foi|dans un second temp|deuxieme temp|prochaine foi) /,
  / (?:elle|lui|eux|moi|nou|vou|nous|vous) meme /,
  / (?:a|bien) (?:proteger|preserver) /,
  / rien (?:a |sur |au |d autre)/,
  / par (?:me|mes|no|nos) soin /,
  / (?:au|est un|un autre) lot /,
  / (?:a|de) (?:deplacer|demenager) par (?:nou|vou|moi|le) /,
  / reste(?:nt|ra|ront)? (?:en place |dessous |derriere |ouverte? )?$/,
];

function isDoneAlready(line: string): boolean {
  return DONE.some((pattern) => pattern.test(line));
}

const DONE = [
  / deja (?:fait|pose|la|en attente|demont|tire|install|exist|en place|ok|change|refait|regle|raccord)/,
  / deja (?:branch|passe|depos)/,
  / (?:a|ont|est|sont) (?:ete |deja )+(?:fait|change|refait|remplac|pose|install|nettoy|repeint|ramon|repris)/,
  / (?<!s )(?:est|sont) (?:fait|faite|refait|refaite|neuf|neuve|recent|recente|en bon etat|ok) /,
  / (?:neuf|neuve|recent|recente|refait|refaite|pose|posee|change|changee|fait|faite) (?:de|en|depui) (?:20|19)\d\d/,
  / (?:neuf|neuve|refait|refaite|pose|posee|change|changee|fait|faite) (?:l an dernier|il y a \d+ (?:an|moi))/,
  / (?:neuf|neuve|refaite?|posee?|changee?|faite?) (?:l an passe|l annee (?:derniere|passee)|recemment|cet ete)/,
];

const PEOPLE = new Set(PERSON_WORDS);

// « le plombier pose le receveur », « faite par un autre ». A person of the company's own trade is the company.
function isDoneByOthers(words: readonly Word[], trades: readonly string[]): boolean {
  const texts = words.map(({ text }) => text);
  return texts.some((text, at) => {
    if (!isOther(text, trades)) return false;
    const start = beforeArticles(texts, at);
    if (texts[start] === "par") return isWorkOf(words.slice(0, start));
    const isSubject = start < 0 || /^(?:que|quand|c|est|mais)$/.test(texts[start] ?? "");
    return isSubject && words.slice(at + 1, at + 5).some(isVerbOfOthers);
  });
}

// « imprimés par la mairie » is their work, « fournis par le client » is a supply.
function isWorkOf(words: readonly Word[]): boolean {
  if (/^(?:fourni|achet|livr|demand|souhait|command|valid|choisi)/.test(words.at(-1)?.text ?? "")) return false;
  // « chape sur plancher posé par le chauffagiste »: what they did is where the work is.
  if (words.some(({ text }) => /^(?:sur|dans|dan|apre|avant|autour|contre|devant|derriere)$/.test(text))) return false;
  return countActions(words) <= 2;
}

function beforeArticles(texts: readonly string[], at: number): number {
  let start = at - 1;
  while (
    start >= 0 &&
    /^(?:le|la|les|l|un|une|mon|ma|notre|votre|son|sa|leur|nos|mes|d|autre|autres)$/.test(texts[start] ?? "")
  )
    start -= 1;
  return start;
}

function isOther(text: string, trades: readonly string[]): boolean {
  if (PEOPLE.has(text) || (text.length > 4 && PEOPLE.has(`${text}s`))) return true;
  const person = TRADE_PEOPLE.find(([beginning]) => text.startsWith(beginning));
  return person !== undefined && !trades.includes(person[1]);
}

// The present, the future or the past of a verb of doing: « pose », « fera », « a posé », « interviennent ».
function isVerbOfOthers({ text, actions }: Word): boolean {
  if (/(?:era|eront|ent)$/.test(text) || (actions.length > 0 && text.endsWith("e"))) return true;
  return OTHERS_DO.test(text) && !ARTICLES.has(text);
}

const OTHERS_DO =
  /^(?:a|fait|font|pass|interv|se|s|ont|va|vont|doit|vien|prend|prep|livr|prevoi|evacu|branch|raccord|peindr|repren)/;
