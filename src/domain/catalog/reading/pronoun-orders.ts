import type { Clause } from "./clauses.ts";
import { isInfinitive } from "./infinitives.ts";
import { operationOf } from "./operations.ts";
import { REQUEST_WORDS } from "./order-words.ts";
import type { Order } from "./orders.ts";
import type { Reading } from "./reading.ts";
import { AMOUNT_WORDS, ARTICLES, BEFORE_NOUN, ROOM_WORDS } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { wordAt } from "./words.ts";

/**
 * Orders whose thing was said before: « rideau métallique : le motoriser », « la gâche ne s'ouvre plus, diagnostic ».
 * The thing is the first one of the same sentence, else that of the text.
 */
export function readPronounOrders({ words, clauses }: Reading, nounsOfWork: ReadonlySet<string>): Order[] {
  return clauses.flatMap((clause, place) => {
    if (clause.isLeftOut || clause.role === "aside") return [];
    const at = pronounVerb(words, clause) ?? loneCheck(words, clause);
    if (at === null) return [];
    const saidOperation = operationOf(wordAt(words, at));
    const isOfSeveral = wordAt(words, at - 1).text === "les";
    const thingOf = (isCounted: boolean) => thingBefore(words, clauses, place, nounsOfWork, isCounted);
    const head = saidOperation ? ((isOfSeveral ? thingOf(true) : null) ?? thingOf(false)) : null;
    if (!saidOperation || head === null) return [];
    return [{ clause: place, at, operation: saidOperation.operation, from: head, head, end: head + 1 }];
  });
}

// « le motoriser », « pouvez-vous les remplacer »: nothing stands after the verb.
function pronounVerb(words: readonly Word[], { from, to }: Clause): number | null {
  const last = wordAt(words, to - 1);
  // « on a déjà les photos, juste retoucher ».
  const isAlone = to - from === 2 && /^(?:a|juste|seulement|y)$/.test(wordAt(words, from).text);
  if (isAlone && operationOf(last)?.form === "infinitive") return to - 1;
  for (let at = from + 1; at < to; at += 1) {
    const isVerb = isInfinitive(wordAt(words, at).text) && /^(?:le|la|les|l)$/.test(wordAt(words, at - 1).text);
    // « les faire poncer »: the second verb says the work.
    const verb = isVerb && wordAt(words, at).text === "faire" && isInfinitive(wordAt(words, at + 1).text) ? at + 1 : at;
    if (isVerb && to - verb <= MOST_WORDS_AFTER) return verb;
  }
  return null;
}

// « demande diagnostic », « vérification »: a check of what stands before.
function loneCheck(words: readonly Word[], { from, to }: Clause): number | null {
  const saidOperation = operationOf(wordAt(words, to - 1));
  const isCheck = saidOperation?.operation === "check" && saidOperation.form === "noun";
  // « fonctions de recherche » is a thing.
  const isOfNoun = /^(?:de|d)$/.test(wordAt(words, to - 2).text);
  const isComplement = isOfNoun && to - from > 2 && !REQUEST_WORDS.has(wordAt(words, to - 3).text);
  return isCheck && !isComplement && to - from <= MOST_WORDS_OF_CHECK ? to - 1 : null;
}

const CAUSES = /^(?:degat|sinistre|tempete|grele|inondation|cambriolage|incendie)$/;
const MOST_WORDS_AFTER = 3;
const MOST_WORDS_OF_CHECK = 5;

function isOfSeveralThings({ text, value }: Word): boolean {
  return (value !== null && value > 1) || /^(?:les|des|no|nos|me|mes|vo|vos|ces|leurs?)$/.test(text);
}

function isBefore({ text, value }: Word): boolean {
  return (
    value !== null ||
    ARTICLES.has(text) ||
    BEFORE_NOUN.has(text) ||
    AMOUNT_WORDS.has(text) ||
    REQUEST_WORDS.has(text) ||
    /^(?:deja|avon|ai|y)$/.test(text)
  );
}

function thingBefore(
  words: readonly Word[],
  clauses: readonly Clause[],
  place: number,
  nounsOfWork: ReadonlySet<string>,
  isCounted: boolean,
): number | null {
  const sentence = clauses[place]?.sentence ?? 0;
  // What is there already is the thing of the work only where nothing else is.
  for (const [isNear, isLeftOut] of [
    [true, false],
    [false, false],
    [true, true],
  ])
    for (const clause of clauses.slice(0, place)) {
      const isOther = clause.isLeftOut !== isLeftOut || clause.role === "aside";
      if ((clause.sentence === sentence) !== isNear || isOther) continue;
      let at = clause.from;
      while (at < clause.to && isBefore(wordAt(words, at))) at += 1;
      const { text, actions } = wordAt(words, at);
      // « l'escalier grince et deux marches sont fendues, les remplacer ».
      if (isCounted && !words.slice(clause.from, at).some(isOfSeveralThings)) continue;
      if (
        at < clause.to &&
        nounsOfWork.has(text) &&
        !CAUSES.test(text) &&
        !ROOM_WORDS.has(text) &&
        actions.length === 0 &&
        !isInfinitive(text)
      )
        return at;
    }
  return null;
}
