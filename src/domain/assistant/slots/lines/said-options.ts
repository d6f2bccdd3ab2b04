import type { SaidLine, Slot, Slots } from "../../understanding.ts";
import { blankPart } from "./blank-part.ts";

/** Where an order says that a work is an option. `isBefore`: the work stands after these words, else before them. */
export type OptionMark = { at: [number, number]; isBefore: boolean; isOfAll: boolean };

/** True for a text that may offer an option. */
export function saysOption(text: string): boolean {
  return text.length <= LONGEST && SOME.test(text);
}

/** The places where an order says « en option », and its text where these words are spaces. */
export function takeOptions(text: string): { options: OptionMark[]; rest: string } {
  if (!saysOption(text) || !(ORDERS.test(text) || PRICED.test(text))) return { options: [], rest: text };
  const options: OptionMark[] = [];
  let rest = text;
  for (const match of text.matchAll(MARK)) {
    const [words] = match;
    const at: [number, number] = [match.index, match.index + words.length];
    const textBefore = text.slice(0, at[0]);
    const isPlain = !/^(?:\(|(?:avec|avc|et|plus|puis|comme|pour) )*en /i.test(words);
    if (isPlain && !BEGINS.test(textBefore) && !(/:\s*$/.test(words) && OPENS.test(textBefore))) continue;
    // « en option », alone on its line: what stands under it.
    const isHeading = /(?:^|\n) *$/.test(textBefore) && /^ *\n *\S/.test(text.slice(at[1]));
    // « … 2 pièces à 120 €. En option, caniveau 5 ml à 45 € »: the words begin a sentence or a line.
    const [comma = ""] = OPENS.test(textBefore) ? (/^ *, *(?=\p{L})/u.exec(text.slice(at[1])) ?? []) : [];
    const isOpening = comma !== "";
    at[1] += comma.length;
    const isBefore = isHeading || isOpening || !ENDS.test(text.slice(at[1]));
    const isOfAll = isHeading || /options/i.test(words);
    options.push({ at, isBefore, isOfAll });
    rest = blankPart(rest, ...at);
  }
  return { options, rest };
}

const LONGEST = 4_000;
const SOME = /opt[io]{2}n/i;
const ORDERS = /devis|dvis|devi|chiffr|avenant|quote|dveis|devsi|factur/i;
// « en option carrelage 12 m² à 65 € », beside a card.
const PRICED = /\d ?(?:€|euros?(?!\p{L}))/iu;
const MARK = new RegExp(
  "(?<![\\p{L}'’])(?:(?:avec|avc|et|plus|puis|comme|pour) ){0,3}\\(?(?:en |une )?" +
    "(?:options?|optoin|optionnel(?:le)?s?)(?!\\p{L})(?: ?\\)|(?: possibles?)? ?:)? ?",
  "giu",
);
// « option peinture 300 € » begins a part. « l'option », « votre option » do not.
const BEGINS = new RegExp(
  "(?:^|[,;:.+\\n(-]|€|euros?|\\d|\\de|cents?|mille|vingts?|trente|quarante|cinquante|soixante|dix|cinq|deux|" +
    // « devis M. Tan option peinture 600 € ».
    "(?:mm?e|mlle|mr?|madame|monsieur)\\.? \\p{L}{2,30}|" +
    "pi[eè]ce|unit[eé]|chacune?|l['’]une?|heure|jour|journ[eé]e|m[eè]tre|carr[eé]|m²) *$",
  "iu",
);
// « en option, hébergement 120 € » and « ajoute en option, un robinet »: the words open what they are said of.
const OPENS = new RegExp(
  "(?:^|[.:\\n]) *(?:[-*•–] ?)?(?:(?:et|puis|alors|aussi|plus|r?ajoute[rz]?|mets|met|mettre|pr[ée]vois|compte|note)" +
    "(?:[- ](?:lui|moi|y))? +){0,3}$",
  "i",
);
const ENDS = new RegExp(
  "^ *(?:[,;.)\\n]|$|(?:tva|avec une tva|remise|acompte|un acompte|avec un acompte|d[eé]but|on commence|" +
    "[àa] partir|tout en|prix (?:ht|ttc)|ht|ttc|merci|stp|svp)(?!\\p{L}))",
  "iu",
);

/** The values of an order whose lines say which of them are options. Doubtful lines are asked whole beside one. */
export function withOptions(slots: Slots, options: readonly OptionMark[], text: string): Slots {
  if (options.length === 0) return slots;
  const { doubtfulLines: _doubt, ...sureSlots } = slots;
  const withLines = sureSlots.lines ? sureSlots : withOneLine(sureSlots);
  const { lines } = withLines;
  if (!lines) return sureSlots;
  const optionalLines = new Set(options.flatMap((mark) => linesOfMark(lines, mark, text)));
  return {
    ...withLines,
    lines: lines.map((line) =>
      optionalLines.has(line) ? { ...line, value: { ...line.value, isOption: true as const } } : line,
    ),
  };
}

// « peinture du couloir 300 €, en option »: the only work is a line, which alone says that it is an option.
function withOneLine(slots: Slots): Slots {
  const { hours, rate, days, dayRate, flatPriceEuros, description, ...others } = slots;
  const label = description?.value ?? "";
  const [count, price, unit] =
    hours && rate
      ? ([hours, rate, "h"] as const)
      : days && dayRate
        ? ([days, dayRate, "day"] as const)
        : ([null, flatPriceEuros, "flat"] as const);
  if (label === "" || !price) return slots;
  const value: SaidLine = { label, quantity: count?.value ?? 1, unit, unitPriceEuros: price.value };
  return { ...others, lines: [{ value, at: price.at }] };
}

function linesOfMark(
  lines: readonly Slot<SaidLine>[],
  { at, isBefore, isOfAll }: OptionMark,
  text: string,
): Slot<SaidLine>[] {
  if (!isBefore) return lines.filter(({ at: [, end] }) => end <= at[0]).slice(-1);
  const nextLines = lines.filter(({ at: [, end] }) => end > at[1]);
  if (isOfAll) return nextLines;
  // « en option la pose 90 € et le retrait 40 € ». What stands after a comma is counted.
  const last = nextLines.findIndex(
    (line, index) => index > 0 && /[,;.:\n]/.test(text.slice(nextLines[index - 1]?.at[1], line.at[0])),
  );
  return nextLines.slice(0, last < 0 ? nextLines.length : last);
}
