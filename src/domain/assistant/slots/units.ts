import { keysOf } from "../../shared/keys-of.ts";
import type { SaidUnit } from "../understanding.ts";
import type { Token } from "../words/tokens.ts";

/** What a number counts. « other » is a unit that is never priced nor counted as work (« 60 cm », « 3 couches »). */
export type CountedUnit = SaidUnit | "min" | "week" | "other";

/** A unit of a text, and the index of the token after it. */
export type TypedUnit = { unit: CountedUnit; next: number };

const WORDS: Record<CountedUnit, string> = {
  h: "h hr hrs heure heures heur heurs hour hours lh lheure leure dheure dheures",
  min: "min mins mn minute minutes",
  day: "j jr jrs jour jours jorus juors jous jurs journee journees day days",
  week: "semaine semaines sem week weeks",
  month: "mois month months",
  m2: "mq mcarre",
  m: "m ml metre metres lm",
  m3: "mcube",
  stere: "stere steres",
  kg: "kg kgs kilo kilos kilogramme kilogrammes",
  t: "",
  km: "",
  l: "l litre litres",
  piece: "piece pieces pce pces pcs unite unites unit units u lot lots",
  flat: "forfait forfaits fft",
  other:
    "an ans annee annees cm mm km kms kilometre kilometres dm hectare hectares ha g gr gramme grammes t tonne " +
    "tonnes w kw kwh kva v volt volts a " +
    "amperes bar bars mo go px pts fois couche couches faces passes etage etages pourcent degre degres personne " +
    "personnes",
};

const UNITS = new Map(
  keysOf(WORDS).flatMap((unit) =>
    WORDS[unit]
      .split(" ")
      .filter(Boolean)
      .map((word) => [word, unit] as const),
  ),
);

/** The unit that begins at a token (« h », « m² », « mètres linéaires », « jours »), or null. */
export function unitAt(tokens: readonly Token[], index: number): TypedUnit | null {
  const token = tokens[index];
  if (token?.kind !== "word") return null;
  const next = tokens[index + 1];
  if (/^(m|metres?)$/.test(token.text)) {
    if (next && !next.isSpaced && /^[23]$/.test(next.text))
      return { unit: next.text === "2" ? "m2" : "m3", next: index + 2 };
    if (/^carres?$/.test(next?.text ?? "")) return { unit: "m2", next: index + 2 };
    if (/^cubes?$/.test(next?.text ?? "")) return { unit: "m3", next: index + 2 };
    if (/^(lineaires?|lin|courants?)$/.test(next?.text ?? "")) return { unit: "m", next: index + 2 };
  }
  // « M. Dupont » and « l'entrée » are no units.
  if (/^[ml]$/.test(token.text) && /^['.]$/.test(next?.text ?? "") && next?.isSpaced === false)
    if (next.text === "'" || isTitle(tokens, index)) return null;
  const unit = UNITS.get(token.text) ?? closeUnit(token.text);
  return unit ? { unit, next: index + 1 } : null;
}

function isTitle(tokens: readonly Token[], index: number): boolean {
  return tokens[index + 2]?.kind === "word" && tokens[index]?.isSpaced === true;
}

// One letter wrong in a long word. Shorter words have neighbours (« tours » is not « jours »).
const CLOSE = [
  ["h", "heures"],
  ["week", "semaine"],
  ["week", "semaines"],
  ["day", "journee"],
  ["day", "journees"],
  ["min", "minutes"],
  ["flat", "forfait"],
] as const;

const NOT_CLOSE = new Set(["heurts", "heurte", "beures", "heureux"]);

function closeUnit(word: string): CountedUnit | null {
  if (word.length < 5 || word.length > 10 || NOT_CLOSE.has(word)) return null;
  return CLOSE.find(([, target]) => isOneLetterAway(word, target))?.[0] ?? null;
}

/** True when one letter is missing, too many, wrong, or swapped with the next. */
export function isOneLetterAway(word: string, target: string): boolean {
  if (Math.abs(word.length - target.length) > 1) return false;
  let head = 0;
  while (head < word.length && word[head] === target[head]) head += 1;
  const rest = word.slice(head);
  const expected = target.slice(head);
  return (
    rest.slice(1) === expected.slice(1) ||
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    (rest[0] === expected[1] && rest[1] === expected[0] && rest.slice(2) === expected.slice(2))
  );
}
