import type { Clause } from "./clauses.ts";
import { isInfinitive } from "./infinitives.ts";
import { isFirstOf, isRequest, placeOf } from "./noun-places.ts";
import type { Operation } from "./operations.ts";
import { operationOf } from "./operations.ts";
import { NO_ORDER, NO_THINGS, ORDERED, OTHER_NOUNS, REQUEST_WORDS } from "./order-words.ts";
import type { Reading } from "./reading.ts";
import { isLightVerb, isPlainAction } from "./spread-actions.ts";
import {
  AMOUNT_WORDS,
  ARTICLES,
  BEFORE_NOUN,
  DWELLING_WORDS,
  PERSON_WORDS,
  PLACE_WORDS,
  ROOM_WORDS,
  TRADE_PEOPLE,
} from "./word-lists.ts";
import type { Word } from "./words.ts";
import { wordAt } from "./words.ts";

/**
 * Something that a clause orders: the place of the word that says the work (« refermer ») with its operation, null for
 * a verb that no trade knows; the place of the noun that it is done to (« trémie »); and the place after the last word
 * that belongs to this noun (« de l'ancien escalier »). `from` is where the words of the noun begin. A noun may stand
 * before its verb (« chaudière à raccorder »).
 */
export type Order = {
  clause: number;
  at: number;
  operation: Operation | null;
  from: number;
  head: number;
  end: number;
};

/**
 * What the clauses order in words that stand for themselves: a verb or a noun of work, and the thing that it is done
 * to. A verb that no trade knows needs one of `nounsOfWork`, which trades work on; a room or a dwelling is the place of
 * most works.
 */
export function readOrders({ words, clauses }: Reading, nounsOfWork: ReadonlySet<string>): Order[] {
  return clauses.flatMap((clause, place) => {
    if (clause.isLeftOut || clause.role === "aside" || isReason(words, clause.from)) return [];
    const orders: Order[] = [];
    for (let at = clause.from; at < clause.to; at += 1) {
      const order = orderAt(words, at, clause, place, nounsOfWork);
      if (order === null) continue;
      orders.push(order);
      at = Math.max(at, order.end - 1);
    }
    return orders;
  });
}

function orderAt(
  words: readonly Word[],
  at: number,
  clause: Clause,
  place: number,
  nounsOfWork: ReadonlySet<string>,
): Order | null {
  if (!isOrder(words, at, clause)) return null;
  const operation = operationOf(wordAt(words, at))?.operation ?? null;
  const ahead = isAfterNoun(words, at, clause) ? null : thingAfter(words, at, clause.to, nounsOfWork);
  const isThingAhead = ahead !== null && isThing(words, ahead, clause, operation, nounsOfWork);
  if (isThingAhead) {
    const end = endOfNoun(words, ahead, clause.to);
    const newThing =
      operation === "replace" && wordAt(words, end).text === "par" ? headAfter(words, end, clause.to) : null;
    const last = newThing === null ? end : endOfNoun(words, newThing, clause.to);
    return { clause: place, at, operation, from: at + 1, head: ahead, end: last };
  }
  const behind = isInfinitive(wordAt(words, at).text) ? thingBefore(words, at, clause) : null;
  if (behind === null || !isThing(words, behind, clause, operation, nounsOfWork)) return null;
  return { clause: place, at, operation, from: startOfNoun(words, behind, clause.from), head: behind, end: at - 1 };
}

// « audit perf de notre boutique »: what no work knows is passed over for its complement.
function thingAfter(words: readonly Word[], at: number, to: number, nounsOfWork: ReadonlySet<string>): number | null {
  const head = headAfter(words, at, to) ?? (isInfinitive(wordAt(words, at).text) ? null : headFor(words, at, to));
  const isOther = head !== null && !nounsOfWork.has(wordAt(words, head).text) && wordAt(words, head + 1).text === "de";
  const complement = isOther ? headAfter(words, head + 1, to) : null;
  return complement !== null && nounsOfWork.has(wordAt(words, complement).text) ? complement : head;
}

// « 9 appuis de fenêtre à rallonger », « la chaudière existante est à raccorder ».
function isAfterNoun(words: readonly Word[], at: number, clause: Clause): boolean {
  return wordAt(words, at - 1).text === "a" && thingBefore(words, at, clause) !== null;
}

function thingBefore(words: readonly Word[], at: number, { from }: Clause): number | null {
  if (wordAt(words, at - 1).text !== "a") return null;
  let start = from;
  while (start < at - 1 && isBeforeNoun(words, start)) start += 1;
  const { isMark, actions, isPast, text } = wordAt(words, start);
  const isReady = READY.test(wordAt(words, at - 2).text);
  const isVerb = /^(?:est|sont|reste)$/.test(wordAt(words, start).text);
  const isNoun =
    start < at - 1 && !isReady && !isVerb && !isMark && !isPast && !isInfinitive(text) && !PLACE_WORDS.has(text);
  return isNoun && (actions.length === 0 || at - start > 1) ? start : null;
}

// « prêt à peindre », « le meuble commence à gonfler » order nothing.
const READY = /^(?:pret|commenc|continu|cherch|menac|hesit)/;

function startOfNoun(words: readonly Word[], head: number, from: number): number {
  let start = head;
  while (start > from && isBeforeNoun(words, start - 1)) start -= 1;
  return start;
}

function isBeforeNoun(words: readonly Word[], at: number): boolean {
  const { text, value } = wordAt(words, at);
  return value !== null || ARTICLES.has(text) || BEFORE_NOUN.has(text) || AMOUNT_WORDS.has(text);
}

// What a room or a dwelling may be ordered for itself.
const ROOM_OPERATIONS: ReadonlySet<Operation | null> = new Set<Operation>([
  "renew",
  "clean",
  "insulate",
  "check",
  "treat",
  "care",
]);

function isThing(
  words: readonly Word[],
  head: number,
  clause: Clause,
  operation: Operation | null,
  nounsOfWork: ReadonlySet<string>,
): boolean {
  const { text, isMark, value, isPast } = wordAt(words, head);
  if (isMark || value !== null || isPast || (text.length < 3 && !SHORT_THINGS.test(text))) return false;
  if (
    NO_THINGS.has(text) ||
    STANDS.test(text) ||
    /(?:era|erait|eront|erai)$/.test(text) ||
    isInfinitive(text) ||
    TRADE_PEOPLE.some(([person]) => text.startsWith(person))
  )
    return false;
  if (placeOf(words, head, clause, nounsOfWork) === "place") return false;
  const isRoom = ROOM_WORDS.has(text) || DWELLING_WORDS.has(text);
  if (isRoom) return ROOM_OPERATIONS.has(operation);
  return operation !== null || nounsOfWork.has(text);
}

const SHORT_THINGS = /^(?:wc|tv|va)$/;

// « couper », « renforcement »: a participle tells what is there, and « pour couper » why.
function isOrder(words: readonly Word[], at: number, { from, to }: Clause): boolean {
  const word = wordAt(words, at);
  const { text, isPast, actions } = word;
  const saidOperation = operationOf(word);
  // « peinture qui cloque » tells how it is.
  if (isLightVerb(words, at) || wordAt(words, at + 1).text === "qui") return false;
  if (isPast || !isPlainAction(words, at) || (!saidOperation && NO_ORDER.has(text))) return false;
  if (saidOperation?.form === "imperative")
    return at === from || /^(?:vou|vous|y|en|les|le|la|et)$/.test(wordAt(words, at - 1).text);
  if (isInfinitive(text)) return at === from || ORDERED.has(wordAt(words, at - 1).text);
  if (isStated(words, at, to)) return false;
  const isFirst = isOnlyRequest(words, from, at);
  // « sablage d'une façade »: what begins with a noun of work and « de » orders it.
  const next = wordAt(words, at + 1);
  const isBeforeDe = /^(?:de|d|du|des)$/.test(next.text);
  if (at === from && isBeforeDe && /(?:age|ation|ement)$/.test(text)) return true;
  const isNounOfWork =
    saidOperation?.form === "noun" ||
    (actions.length > 0 && NOUN_OF_WORK.test(text)) ||
    OTHER_NOUNS.some((beginning) => text.startsWith(beginning));
  if (!isNounOfWork) return false;
  return isFirst
    ? !ADJECTIVE.test(next.text)
    : BEFORE_NOUN.has(wordAt(words, at - 1).text) && isBeforeDe && !PLACE_WORDS.has(wordAt(words, at - 2).text);
}

// « l'alimentation du portail est en attente » says how it stands, « la pose est à prévoir » orders it.
function isStated(words: readonly Word[], at: number, to: number): boolean {
  const place = words.findIndex(({ text }, index) => index > at && index < to && STANDS.test(text));
  if (place < 0 || place - at > MOST_OF_SUBJECT) return false;
  if (words.slice(at + 1, place).some(({ text, isMark }) => isMark || OTHER_SUBJECT.test(text))) return false;
  return !(wordAt(words, place + 1).text === "a" && isInfinitive(wordAt(words, place + 2).text));
}

const STANDS = /^(?:est|sont|etait|etaient|sera|seront|reste|restent)$/;
const OTHER_SUBJECT = /^(?:qui|que|qu|dont|ou|il|elle|ils|elles|on|ce|c|car|parce|puisque|comme|si|quand|et|mais)$/;
const MOST_OF_SUBJECT = 6;

// « installation électrique » is a thing, « installation d'un four » orders one.
const ADJECTIVE = /^(?:electrique|existante?|actuelle?|neuve?|sanitaire|gaz|solaire)$/;

// « devis pour la pose », « prévoir le remplacement », « il faudrait aussi la dépose ».
function isOnlyRequest(words: readonly Word[], from: number, at: number): boolean {
  if (at - from > MOST_WORDS_OF_REQUEST) return false;
  return words
    .slice(from, at)
    .every(({ text, value }) => value !== null || ASIDE_WORDS.some((list) => list.has(text)) || PEOPLE.has(text));
}

const MOST_WORDS_OF_REQUEST = 14;
const ASIDE_WORDS = [ARTICLES, BEFORE_NOUN, REQUEST_WORDS];
const PEOPLE: ReadonlySet<string> = new Set(PERSON_WORDS);

// « pour arroser le jardin et remplir la piscine »: what a thing is for orders nothing.
function isReason(words: readonly Word[], from: number): boolean {
  const start = words.findLastIndex(({ isMark }, at) => at < from && isMark) + 1;
  const place = words.findLastIndex(({ text }, at) => at >= start && at < from && text === "pour");
  return place > 0 && isInfinitive(wordAt(words, place + 1).text) && !isRequest(words, place);
}

const NOUN_OF_WORK = /(?:tion|sion|age|ment|pose|depose|ture|refonte|reprise|entretien|maintenance|coupe|taille)$/;

// « alimentation pour un lave-linge ».
function headFor(words: readonly Word[], at: number, to: number): number | null {
  return wordAt(words, at + 1).text === "pour" ? headAfter(words, at + 1, to) : null;
}

/** The place of the noun that work is done to, after articles and amounts: « dépose de 20 ml de plinthes ». */
export function headAfter(words: readonly Word[], at: number, to: number): number | null {
  for (let place = at + 1; place < to; place += 1) {
    const { text, value, isMark } = wordAt(words, place);
    if (isFirstOf(words, place, place + 2)) continue;
    if (isMark || PLACE_WORDS.has(text)) return null;
    const isBefore = ARTICLES.has(text) || BEFORE_NOUN.has(text) || AMOUNT_WORDS.has(text) || value !== null;
    if (!isBefore && !SKIPPED.has(text)) return place;
  }
  return null;
}

const SKIPPED = new Set(
  (
    "que " +
    "complet complete totale total partielle partiel et aussi juste environ env provisoire general egalement bien x " +
    "cm mm"
  ).split(" "),
);

function endOfNoun(words: readonly Word[], head: number, to: number): number {
  let end = head + 1;
  while (end < to && end - head < LONGEST_NOUN) {
    const { text, isPast, value } = wordAt(words, end);
    const isEnd = (PLACE_WORDS.has(text) && text !== "a") || isPast || value !== null || ENDS.test(text);
    if (isEnd) break;
    end += 1;
  }
  while (end > head + 1 && (ARTICLES.has(wordAt(words, end - 1).text) || BEFORE_NOUN.has(wordAt(words, end - 1).text)))
    end -= 1;
  return end;
}

const LONGEST_NOUN = 7;
const ENDS = /^(?:qui|que|dont|ou|si|car|afin|svp|merci|est|sont|a|an|ca|c|je|on|nou|vou|avec|x|san|hor|par|pour)$/;
