import type { WorkTemplate } from "../work-template.ts";
import type { Match } from "./match-works.ts";
import type { Operation } from "./operations.ts";
import { operationOf } from "./operations.ts";
import type { Reading } from "./reading.ts";
import type { Word } from "./words.ts";
import { plainWord, wordAt } from "./words.ts";

/**
 * False for a match that would do something else than the text asks: a class of work lumps « brancher » with « poser »,
 * and « diagnostiquer » with « réparer ». What a pattern says by the word itself fits.
 */
export function fitsOperations({ work, acts }: Match, { words }: Reading): boolean {
  const saidOperations = acts.flatMap((at) => operationOf(wordAt(words, at))?.operation ?? []);
  // « la VMC fait du bruit » asks for no new one.
  const isFault = acts.length > 0 && acts.every((at) => isOnlyFault(wordAt(words, at)));
  if (isFault) return !["put", "make"].includes(operationOfTitle(work) ?? "");
  if (saidOperations.length === 0 || saidOperations.length < acts.length) return true;
  const workOperation = operationOfTitle(work);
  return saidOperations.some((operation) => !(OTHERS[operation] ?? []).includes(workOperation));
}

function isOnlyFault({ actions, text, isPast }: Word): boolean {
  return actions.join() === "@reparer" && operationOf({ text, isPast }) === undefined;
}

/** True when a work does another operation than the one that a text says. */
export function isOtherOperation(operation: Operation | null, work: WorkTemplate): boolean {
  return operation !== null && (OTHERS[operation] ?? []).includes(operationOfTitle(work));
}

/** True when the title of a work begins with the operation that the text says. */
export function doesSameOperation({ work, acts }: Match, { words }: Reading): boolean {
  const workOperation = operationOfTitle(work);
  return workOperation !== null && acts.some((at) => operationOf(wordAt(words, at))?.operation === workOperation);
}

const OPERATIONS = new WeakMap<WorkTemplate, Operation | null>();

/** The operation that the title of a work begins with (« Dépose de … »), null for « Escalier en béton ». */
function operationOfTitle(work: WorkTemplate): Operation | null {
  const cachedOperation = OPERATIONS.get(work);
  if (cachedOperation !== undefined) return cachedOperation;
  const [first = ""] = work.title.split(/[ ,]/);
  const word = plainWord(first);
  const operation = /^(?:mise|remise)$/.test(word)
    ? null
    : (operationOf({ text: word, isPast: false })?.operation ?? null);
  OPERATIONS.set(work, operation);
  return operation;
}

// What each operation is not: the operations of titles that another work is meant by.
const OTHERS: Partial<Record<Operation, readonly (Operation | null)[]>> = {
  connect: ["replace", "renew", "remove", "make", "repair"],
  move: ["put", "replace", "make", "renew", "remove", "repair", "care", "clean", null],
  check: ["put", "replace", "make", "renew", "remove", "cover", "paint", "insulate", "clean", null],
  remove: ["put", "make", "paint", "repair", "clean", "care", "cover", "check"],
  repair: ["put", "make", "care", "clean"],
  adapt: ["put", "replace", "make", "renew"],
  clean: ["put", "replace", "make", "repair", "paint", "cover"],
  care: ["put", "replace", "make", "remove", "renew"],
  adjust: ["put", "replace", "make", "remove", "renew"],
  put: ["remove", "repair", "care", "clean", "check", "adjust"],
  replace: ["remove", "care", "clean", "check", "adjust"],
  make: ["remove", "repair", "care", "check", "adjust"],
};
