import { ACTION_NAMES } from "./action-words.ts";
import { plainWord } from "./words.ts";

/** One way to say a term: an action (« @poser »), or words that follow each other, of which the last may be cut. */
export type Choice = { action: string } | { words: string[]; isBeginning: boolean };

/**
 * A term of a pattern. `kind`: said in the clause, said anywhere (`&`), not said in the clause (`-`), or a surface of
 * the clause of that sort (`#`).
 */
export type Term = {
  kind: "here" | "anywhere" | "absent" | "measure";
  choices: Choice[];
  measure: string;
  isPlace: boolean;
};

/** What recognises a work: all of its terms. The anchor is the first term that is no action. */
export type Pattern = { terms: Term[]; anchor: Term };

/** A line of the library: we write it, no caller sends it. */
type LibraryLine = string;

/**
 * Reads a pattern: terms between spaces, choices between « / », groups joined by « _ », « * » for any ending.
 * « &term » may be said anywhere, « -term » must not be said, « #sol » or « #m² » asks for a surface, « ~term » may say
 * a place. Throws on an unknown action.
 */
export function readPattern(text: LibraryLine): Pattern {
  const terms = text.split(/\s+/).map(readTerm);
  const here = terms.filter(({ kind }) => kind === "here");
  const isPlain = (term: Term) => !term.isPlace && !term.choices.some(isAction);
  const isAction = (choice: Choice) => "action" in choice;
  const anchor = here.find(isPlain) ?? here.find((term) => !term.isPlace && !term.choices.every(isAction)) ?? here[0];
  if (!anchor) throw new Error(`« ${text} » says no word: write at least one term without a mark`);
  return { terms, anchor };
}

const KINDS: Record<string, Term["kind"]> = { "&": "anywhere", "-": "absent", "#": "measure" };

function readTerm(text: string): Term {
  const kind = KINDS[text[0] ?? ""] ?? "here";
  const isPlace = text.startsWith("~");
  const words = kind === "here" && !isPlace ? text : text.slice(1);
  if (kind === "measure") return { kind, choices: [], measure: words, isPlace };
  return { kind, choices: words.split("/").map(readChoice), measure: "", isPlace };
}

/** Reads one choice of a term or of a condition: « @poser », « porte_entree », « peintur* ». */
export function readChoice(text: string): Choice {
  if (text.startsWith("@")) {
    if (!ACTION_NAMES.has(text)) throw new Error(`« ${text} » is no action: see reading/action-words.ts`);
    return { action: text };
  }
  const isBeginning = text.endsWith("*");
  const word = isBeginning ? text.slice(0, -1) : plainWord(text);
  return { words: word.split("_"), isBeginning };
}
