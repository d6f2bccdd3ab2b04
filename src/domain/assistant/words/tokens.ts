// Words, numbers and signs of a message, for the readers. Reading tokens keeps every reader linear, whatever the text.

/** A word, a number, a sign or a line end, without accents and in small letters. */
export type Token = {
  text: string;
  kind: "word" | "number" | "sign" | "line";
  start: number;
  end: number;
  /** True when a space, a line end or the beginning of the text stands before it. */
  isSpaced: boolean;
};

const NO_TOKEN: Token = { text: "", kind: "sign", start: 0, end: 0, isSpaced: true };

/** The token at an index. Outside of the text it is a sign without text. */
export function tokenAt(tokens: readonly Token[], index: number): Token {
  return tokens[index] ?? NO_TOKEN;
}

/** The text of the token at an index. Empty outside of the text. */
export function wordAt(tokens: readonly Token[], index: number): string {
  return tokens[index]?.text ?? "";
}

/** The words of a part of a text, with a space between them: from its first token to the one before its last. */
export function wordsBetween(tokens: readonly Token[], from: number, to: number): string {
  if (from < 0) return wordsBetween(tokens.slice(from, to), 0, tokens.length);
  const end = Math.min(to, tokens.length);
  let words = from < end ? wordAt(tokens, from) : "";
  for (let index = from + 1; index < end; index += 1) words += ` ${wordAt(tokens, index)}`;
  return words;
}

/** A part of a text: the indexes of its first token and of the one after its last. */
export type Span = { from: number; to: number };

const PART = /[a-z]+|\d+|\n|\S/g;

/** The tokens of a text. Their indexes are those of the text as given. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let lastEnd = -1;
  for (const match of foldText(text).matchAll(PART)) {
    const [part] = match;
    const start = match.index;
    if (GLUED_HOUSES.has(part)) {
      const isSpaced = start !== lastEnd || tokens.at(-1)?.kind === "line";
      tokens.push(
        { text: "l", kind: "word", start, end: start + 1, isSpaced },
        { text: "'", kind: "sign", start: start + 1, end: start + 1, isSpaced: false },
      );
      lastEnd = start + part.length;
      tokens.push({ text: part.slice(1), kind: "word", start: start + 1, end: lastEnd, isSpaced: false });
      continue;
    }
    const isSpaced = start !== lastEnd || tokens.at(-1)?.kind === "line";
    lastEnd = start + part.length;
    tokens.push({ text: MISTYPED_NOUNS.get(part) ?? part, kind: kindOf(part), start, end: lastEnd, isSpaced });
  }
  return tokens;
}

// « lecole Jules Renaud »: the article is glued to the house.
const GLUED_HOUSES = wordSet(
  "lecole lagence lassociation lasso lhotel linstitut latelier lauberge lepicerie lentreprise limprimerie lehpad " +
    "lhopital lamicale lopticien luniversite leglise",
);

/**
 * The documents and the word of one price for all, as people in a hurry write them.
 * Shorter than four letters, no nearest word may stand for them.
 */
export const MISTYPED_NOUNS: ReadonlyMap<string, string> = new Map([
  ...["dv", "dvi", "dvis", "dvs", "dvid", "deviss", "devsi", "deivs", "dveis"].map((word) => [word, "devis"] as const),
  ...[
    "fctur",
    "fctr",
    "factur",
    "fatcure",
    "facutre",
    "fcture",
    "facure",
    "factre",
    "fature",
    "facturre",
    "facturr",
    "factuer",
  ].map((word) => [word, "facture"] as const),
  // Numbers by ear.
  ...(
    "quarant:quarante karante:quarante karant:quarante cinquant:cinquante cinkante:cinquante trent:trente " +
    "trante:trente soixant:soixante soisante:soixante kinze:quinze quinz:quinze katre:quatre quatr:quatre douz:douze " +
    "mairi:mairie treiz:treize seiz:seize acompt:acompte accompte:acompte acomte:acompte"
  )
    .split(" ")
    .map((pair) => pair.split(":"))
    .map(([heardWord = "", word = ""]) => [heardWord, word] as const),
  ...["forfai", "forfais", "forfet", "forfe", "fofait", "forfaite"].map((word) => [word, "forfait"] as const),
]);

/** A text in small letters without accents. It keeps its length, so that indexes stay those of the text as given. */
function foldText(text: string): string {
  return text.replace(/[^\0-\x7F]/g, foldCharacter).toLowerCase();
}

/** A word without the letters that are held for long: « euuuh » is « euh ». */
export function shortWord(word: string): string {
  return word.replace(/([a-z])\1{2,20}/g, "$1");
}

/** A set of words, written without accents and parted by spaces. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

function kindOf(part: string): Token["kind"] {
  if (part === "\n") return "line";
  if (/^[a-z]/.test(part)) return "word";
  return /^\d/.test(part) ? "number" : "sign";
}

const SIGNS = new Map([
  ["²", "2"],
  ["³", "3"],
  ["’", "'"],
  ["‘", "'"],
  ["«", '"'],
  ["»", '"'],
  ["“", '"'],
  ["”", '"'],
  ["–", "-"],
  ["—", "-"],
  ["‑", "-"],
  ["\u2212", "-"],
  ["…", "."],
  ["×", "*"],
  ["œ", "o"],
  ["Œ", "o"],
  ["æ", "a"],
  ["Æ", "a"],
  ["•", "-"],
]);

// Each character is folded once: normalising a long text by characters takes most of the time of reading it.
const foldCache = new Map(SIGNS);

function foldCharacter(character: string): string {
  let letter = foldCache.get(character);
  if (letter === undefined) foldCache.set(character, (letter = plainCharacter(character)));
  return letter;
}

function plainCharacter(character: string): string {
  if (/\s/.test(character)) return " ";
  const base = character.normalize("NFD").charAt(0);
  return /^[A-Za-z]$/.test(base) ? base : character.toLowerCase().length === 1 ? character : "?";
}
