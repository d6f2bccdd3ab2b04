import { isPartOfWork, isPartToo, MOST_WORDS_OF_SUPPLY } from "./clause-parts.ts";
import { isInfinitive } from "./infinitives.ts";
import { isLeftOut } from "./left-out.ts";
import { operationOf } from "./operations.ts";
import { REQUEST_WORDS } from "./order-words.ts";
import { BEFORE_NOUN, TRADE_PEOPLE } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { countActions, wordAt } from "./words.ts";

/**
 * A part of a description between two marks or conjunctions. `from` and `to` are places among its words. `sentence`
 * counts the sentences. What `isLeftOut` is done by others, exists already, or is not wanted.
 */
export type Clause = { from: number; to: number; sentence: number; isLeftOut: boolean; role: ClauseRole };

/**
 * What a clause is to the others: the work itself; an item of the list that follows a colon; equipment or a part that
 * goes with the work (« avec un variateur », « évacuation comprise »); an aside in parentheses.
 */
export type ClauseRole = "main" | "listed" | "part" | "aside";

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
    const role = isAside
      ? "aside"
      : isPartOfWork(words, from, to) || isPartToo(words, from, to, clauses.at(-1))
        ? "part"
        : isListed
          ? "listed"
          : "main";
    clauses.push({ from, to, sentence, isLeftOut: false, role });
  };
  words.forEach((word, at) => {
    if ((LEAVING.test(word.text) || isSince(words, at)) && at > from) {
      add(at);
      from = at;
      return;
    }
    if (!word.isMark && !isConjunction(words, at)) return;
    if (word.text === "," && at > from && isBareMeasure(words, at + 1)) return;
    add(at);
    from = at + 1;
    if (word.text === "(") isAside = true;
    if (word.text === ")" || word.text === "\n") isAside = false;
    if (word.text === ":") isListed = !isAddress(words.slice(clauses.at(-1)?.from ?? 0, at));
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

// « gouttières à changer, 22 ml »: a measure alone is that of what stands before.
function isBareMeasure(words: readonly Word[], from: number): boolean {
  let at = from;
  while (
    /^(?:env|environ|soit|surface|longueur|total|a|peu|pre|a peu pres|approx|en|tout)$/.test(wordAt(words, at).text)
  )
    at += 1;
  if (wordAt(words, at).value === null || !/^(?:m²|ml|m³)$/.test(wordAt(words, at + 1).text)) return false;
  let next = at + 2;
  while (/^(?:env|environ|total|en|tout|au|sol)$/.test(wordAt(words, next).text)) next += 1;
  const { isMark, text } = wordAt(words, next);
  return isMark || CONJUNCTIONS.has(text);
}

// « maison sans cheminée », « pose hors fourniture »: what is left out begins there.
const LEAVING = /^(?:san|sans|hor|hors|sauf|excepte|exceptee|hormi|hormis|sinon)$/;

// « Chez Mme Carlier : changer le mitigeur », « Dans le salon : … »: who and where head no list.
function isAddress(words: readonly Word[]): boolean {
  const first = wordAt(words, 0).text;
  const isPlace = words.length <= MOST_WORDS_OF_SUPPLY + 1 && /^(?:dans|chez|a)$/.test(first);
  return countActions(words) === 0 && (isPlace || /^(?:bonjour|bonsoir|client|cliente|quelqu)$/.test(first));
}

// « en panne depuis la mise à jour »: what happened before begins there.
function isSince(words: readonly Word[], at: number): boolean {
  if (wordAt(words, at).text !== "depui") return false;
  return [1, 2].some((step) =>
    /^(?:mise|maj|pose|changement|remplacement|migration)$/.test(wordAt(words, at + step).text),
  );
}

function isConjunction(words: readonly Word[], at: number): boolean {
  const { text } = wordAt(words, at);
  // « pour » begins a clause when work follows: « un prix pour repeindre ».
  if (text === "pour") {
    const next = wordAt(words, at + 1);
    return next.actions.length > 0 || isInfinitive(next.text) || /^pas?$/.test(next.text);
  }
  // « viendront plus tard » says when.
  if (text === "plu") return wordAt(words, at + 1).text !== "tard";
  // « traitement curatif et préventif de la charpente » is one treatment.
  if (text === "et" && KINDS.test(wordAt(words, at - 1).text) && KINDS.test(wordAt(words, at + 1).text)) return false;
  // « dès que » loses its accent and its mark of the plural.
  if (text === "que") return /^des?$/.test(words[at - 1]?.text ?? "");
  // « le joint entre baignoire et faïence » is one place.
  if (text === "et" && words.slice(Math.max(0, at - 4), at).some((word) => word.text === "entre")) return false;
  return CONJUNCTIONS.has(text);
}

const KINDS = new RegExp(
  "^(?:preventi|curati|interieur|exterieur|theorique|pratique|technique|administrati|financi)|" +
    "^(?:avant|arriere|nord|sud|est|ouest|gauche|droite)$",
);

// What is left out stays so in the next parts of a list: « on garde les meubles, l'évier et la plaque ».
function markLeftOut(clauses: Clause[], words: readonly Word[], trades: readonly string[]): void {
  let isOpen = false;
  let sentence = -1;
  for (const [at, clause] of clauses.entries()) {
    const parts = words.slice(clause.from, clause.to);
    const texts = parts.map(({ text }) => text);
    const isSame = clause.sentence === sentence;
    const leaves = isLeftOut(parts, trades);
    const isAlso =
      isSame && clauses[at - 1]?.isLeftOut === true && /^(?:aussi|egalement|idem|pareil)$/.test(texts.at(-1) ?? "");
    const goesOn: boolean = isSame && (isOpen || isAlso) && isContinuation(parts);
    const isReason = isPurpose(words, clause, clauses[at - 1]);
    clause.isLeftOut = leaves || goesOn || isReason || isCircumstance(words, clause) || isCompositionOf(clause, words);
    isOpen = goesOn || isReason || (leaves && opensList(texts));
    sentence = clause.sentence;
    const previous = clauses[at - 1];
    if (previous && leaves && (endsListAt(previous, clause, words) || isOfBoth(previous, clause, words)))
      previous.isLeftOut = true;
    if (previous && isSame && (takesUp(texts) || isOnlyLater(texts))) previous.isLeftOut = true;
  }
}

// « 2 portes-fenêtres aussi, mais l'an prochain »: what waits stands before.
function isOnlyLater(texts: readonly string[]): boolean {
  const text = texts.join(" ");
  return texts.length <= MOST_WORDS_OF_LATER && [LATER, NOT_NOW, NOT_BY_US].some((pattern) => pattern.test(text));
}

const MOST_WORDS_OF_LATER = 5;
const LATER = /^(?:ca |ce sera |on verra )?(?:(?:pour )?l (?:an|annee) prochaine?|pas? maintenant|plus? tard)$/;
const NOT_NOW = /^(?:ca |ce sera |on verra )?(?:pas? pour l instant|on verra.*|dans un second temp)$/;
const NOT_BY_US = /^(?:ca |ce sera |on verra )?(?:c est )?pas? (?:par |pour )?(?:vou|toi|nou)$/;

// « Points : cuisine, 1 wc »: a list of what there is orders nothing.
function isCompositionOf(clause: Clause, words: readonly Word[]): boolean {
  if (clause.role !== "listed" || countActions(words.slice(clause.from, clause.to)) > 0) return false;
  const colon = words.findLastIndex(({ text }, at) => at < clause.from && text === ":");
  return COMPOSITION.has(wordAt(words, colon - 1).text);
}

const COMPOSITION = new Set(
  (
    "point piece composition comprenant surface dimension detail configuration adresse acce lieu contact contexte " +
    "delai budget info nb note"
  ).split(" "),
);

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

const OF_BOTH = new RegExp(
  " (?:sont|seront|ont|restent|viendront|suivront|attendront) | a (?:proteger|garder|conserver|deplacer) |" +
    "^ \\S+ (?:\\S+ )?(?:faite?|posee?) .*par ",
);

const OPENING = /^(?:on|je|nous|il|elle|ils|tu|vous|san|sans|ni|hor|hors|sauf|pa|pas|garder|conserver)$/;

function opensList(texts: readonly string[]): boolean {
  return OPENING.test(texts[0] ?? "");
}

// Nothing but a noun with its article: a verb of work begins something else.
function isContinuation(words: readonly Word[]): boolean {
  if (words[0]?.text === "ni") return true;
  return (
    words.length <= 5 && countActions(words) === 0 && !words.some((word) => operationOf(word)?.form === "infinitive")
  );
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
  if (!isFor || asks(words.slice(previous.from, previous.to))) return false;
  return isInfinitive(wordAt(words, from).text) || /^pas?$/.test(wordAt(words, from).text);
}

// « besoin de vous pour tailler », « je cherche un plombier pour changer »: nothing but a request.
function asks(words: readonly Word[]): boolean {
  return words.every(
    ({ text, value }) =>
      value !== null ||
      text.length < 4 ||
      REQUEST_WORDS.has(text) ||
      BEFORE_NOUN.has(text) ||
      ASKING_BEGINNINGS.some((beginning) => text.startsWith(beginning)) ||
      TRADE_PEOPLE.some(([person]) => text.startsWith(person)),
  );
}

const ASKING_BEGINNINGS = (
  "etre accompagn " +
  "profit appel contact ecri recherch cherch artisan entreprise professionnel quelqu personne equipe devi aide " +
  "passer venir vien dispo interven rdv rendez solli revien permet aimer souhait voudr besoin merci estim chiffr " +
  "propos offre tarif prix cout"
).split(" ");
