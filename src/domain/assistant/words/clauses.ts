import { withoutAccents } from "../../shared/search-text.ts";
import { spelledWords } from "./spellings.ts";

// A message as clauses of plain words, for who looks for its act. Quoted text is masked: it says what somebody wrote,
// not what is wanted.

/** A part of a sentence between two signs. `isQuestion`: its sentence ends with a question mark. */
export type Clause = { words: string[]; isQuestion: boolean };

/** What is wanted is said at the beginning. A pasted mail may follow it. */
const LONGEST_READ = 2_000;

/** The word that stands for a quoted text. */
const QUOTED = "<quoted>";
/** The word that stands for an email. */
const MAIL = "<mail>";

// « cé pas 20 », « sé 14 h »: written as it is heard. Without its accent the word would be another one.
const BY_EAR = /(?<![\p{L}\d'’-])[cs]é(?![\p{L}\d'’-])/giu;

// « Page événement annulé »: what is cancelled is named, and nothing is ordered. « bon ben annulé » is « annuler ».
const CANCELLED = /([\p{L}'’]{1,30}) (annul|arrêt)é(e?s?)(?=[\s.!]{0,5}$)/iu;
const BEFORE_ORDER = /^(?:bon|ben|bah|allez|ok|oui|non|finalement|fait|donc|alors|stp|tout|voil[àa]|on|je|j['’]ai)$/i;

function markDone(words: string, wordBefore: string, stem: string, end: string): string {
  return BEFORE_ORDER.test(wordBefore) ? words : `${wordBefore} ${stem}ee${end}`;
}

const TO_DO = /\b(?:to[ -]?do(?:[ -]?list)?s?|check[ -]?list)\b/g;

// « fac pr Mme Roux »: a faculty has its article.
const SHORT_INVOICE =
  /(^|[,.;:!?] ?|\bune |\bstp |\b(?:bonjour|salut|slt|bjr|moi) )fac(?= (?:pr|pour|mr?|mme|mlle|madame|monsieur)\b)/g;

const BREAKS = new Set([",", ";", ":", "\n", "(", ")", "|"]);
const ENDS = new Set([".", "!", "?"]);

/** The clauses of a message, in order. */
export function clausesOf(message: string): Clause[] {
  const text = maskQuotes(
    withoutAccents(message.slice(0, LONGEST_READ).replace(BY_EAR, "c'est").replace(CANCELLED, markDone))
      .toLowerCase()
      .replaceAll("œ", "oe")
      .replaceAll("æ", "ae")
      .replaceAll("’", "'")
      .replaceAll("…", ".")
      .replace(TO_DO, "taches")
      .replace(SHORT_INVOICE, "$1facture"),
  );
  const clauses: Clause[] = [];
  let words: string[] = [];
  let sentenceStart = 0;
  const endClause = () => {
    if (words.length > 0) clauses.push({ words, isQuestion: false });
    words = [];
  };
  for (const part of partsOf(text)) {
    if (BREAKS.has(part)) endClause();
    else if (ENDS.has(part)) {
      endClause();
      if (part === "?") for (const clause of clauses.slice(sentenceStart)) clause.isQuestion = true;
      sentenceStart = clauses.length;
    } else words.push(...spelledWords(part));
    if (words.at(-1) === "plait") joinPoliteness(words);
  }
  endClause();
  return clauses;
}

// « s'il te plaît » is one word, like « stp ».
function joinPoliteness(words: string[]): void {
  if (/^s'? ?il (?:te|vous) plait$/.test(words.slice(-4).join(" "))) words.splice(-4, 4, "stp");
}

// A word, a number, a sign that ends something, or the sign of a price. Emoji and hyphens are left out.
const KEPT = /^[a-z\d.!?,;:\n()|€%+=]/;
const PART = /[a-z]+'?|\d+(?:[.,:/]\d+)*|\n|[^\s]/gu;

// An emoji parts what stands around it, like a comma.
const EMOJI = /^[\u{1f300}-\u{1faff}]$/u;

// An email is one word. A sign between letters (« fais-moi », « d'un ») separates words and is left out.
function partsOf(text: string): string[] {
  return text
    .replaceAll("\n", " \n ")
    .split(/[^\S\n]+/)
    .flatMap((chunk) => {
      if (chunk.includes("@")) return [MAIL];
      if (chunk === QUOTED) return [QUOTED];
      // « M. Roux » ends no sentence.
      if (TITLE.test(chunk)) return [chunk.slice(0, -1)];
      const number = DOCUMENT.exec(chunk);
      if (number) return [documentWord(number[1] ?? ""), ...(number[2] ?? "")];
      const parts = (chunk.match(PART) ?? []).map((part) => (EMOJI.test(part) ? "," : part));
      return parts.filter((part) => KEPT.test(part));
    });
}

const TITLE = /^(?:m|mr|dr|me|st|ste)\.$/;

// « D-2026-014 », « F2026-066, »: the number of a document is one word, that says which kind of document it is.
const DOCUMENT = /^([a-z]{1,4})-?20\d\d-\d{1,6}([.,;:!?)]{0,3})$/;

function documentWord(letters: string): string {
  return letters.startsWith("f") ? "<invoice>" : letters.startsWith("d") ? "<quote>" : "<document>";
}

const CLOSING = new Map([
  ["«", "»"],
  ["“", "”"],
  ['"', '"'],
]);

function maskQuotes(text: string): string {
  const pieces: string[] = [];
  let start = 0;
  while (start < text.length) {
    const open = nextQuote(text, start);
    const closing = CLOSING.get(text.charAt(open));
    const close = closing === undefined ? -1 : text.indexOf(closing, open + 1);
    if (close < 0) break;
    pieces.push(text.slice(start, open), ` ${QUOTED} `);
    start = close + 1;
  }
  return pieces.join("") + text.slice(start);
}

function nextQuote(text: string, from: number): number {
  for (let at = from; at < text.length; at++) if (CLOSING.has(text.charAt(at))) return at;
  return -1;
}
