import type { SaidLine, Slot } from "../../understanding.ts";
import type { LabelWords } from "../labels/label-words.ts";
import { clauseStart, cleanLabel } from "../line-labels.ts";
import { placeOf } from "../read-durations.ts";

type Lines = readonly Slot<SaidLine>[];

/**
 * The lines whose supplies bear the name of what is supplied: « remplacement du ballon : fourniture 480 €, pose 220 € »
 * and « ballon 200 L fourniture 480 € » have « ballon 200 L (fourniture) ». `work`: what the whole is for.
 */
export function withSupplyNames(lines: Lines, work: string | undefined): Slot<SaidLine>[] {
  return lines.map(({ value, at }, index) => {
    const label = BARE.test(value.label) ? nameOfSupply(lines, index, work) : value.label.replace(AT_END, "$1 ($2)");
    return { value: { ...value, label: label ?? value.label }, at };
  });
}

/**
 * What a list of parts is of, that stands before its first one: « un ballon 200 litres, fourniture 480 € et pose
 * 220 € ». Null where the first line names its work.
 */
export function workBeforeParts(words: LabelWords, lines: Lines): Slot<string> | null {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0 || !PART.test(first.value.label)) return null;
  const end = words.tokens.findIndex(({ start }) => start >= first.at[0]) - 1;
  if (end < 1 || !/^[,:]$/.test(words.tokens[end]?.text ?? "")) return null;
  let from = clauseStart(words, end, 0);
  for (let index = from; index < end; index += 1) if (words.isTaken(index)) from = index + 1;
  while (FOR.test(words.tokens[from]?.text ?? "")) from += 1;
  const label = cleanLabel(words, from, end).replace(OF_ORDER, "");
  const place = placeOf(words.tokens, { from, to: end });
  return /^\p{Ll}{3}/u.test(label) ? { value: label, at: place } : null;
}

const BARE = /^fourniture$/i;
const PART = /^(?:fourniture|pose|d[ée]pose|main[ -]d['’][oœ]e?uvre)$/i;
const FOR = /^(?:pour|pr|une?|le|la|les)$/;
const AT_END = /^(.{3,60}?),? (fourniture)$/i;
const OF_ORDER = /^(?:.{0,30} )?(?:devis|facture)(?: (?:pour|de|du))? /i;

// That of the whole, or of the work beside it: « pose d'un WC 350 €, fourniture 280 € ».
function nameOfSupply(lines: Lines, index: number, work: string | undefined): string | null {
  const works = [work, lines[index - 1]?.value.label, lines[index + 1]?.value.label];
  const supplies = works.flatMap((one) => thingOf(one ?? "") ?? []);
  return supplies[0] === undefined ? null : `${supplies[0]} (${lines[index]?.value.label ?? ""})`;
}

// What is put in: « remplacement du chauffe-eau » is of one, « débouchage d'un évier » supplies none.
function thingOf(work: string): string | null {
  const [, supply] = PUT_IN.exec(work) ?? [];
  if (supply !== undefined) return supply;
  const [head = ""] = work.split(/[\s'’]/);
  return /^\p{Ll}{3}/u.test(work) && !PART.test(work) && !DONE.test(head) && work.length <= LONGEST ? work : null;
}

const LONGEST = 50;
const ACTION =
  "(?:re)?pose|remplacement|changement|installation|mise en place|achat|poser|remplacer|changer|installer|mettre";
const PUT_IN = new RegExp(
  `^(?:${ACTION})(?: et (?:${ACTION}))? (?:d['’]une? |du |de la |de l['’]|d['’]|de |des |une? |l[ae] |l['’]|les )?` +
    "(\\p{L}[^,:;]{2,50})$",
  "iu",
);
// An action is no thing.
const DONE = /(?:age|ement|ation|ition|er|ir|re|tion|fection|pose|pannage|ture|retien)s?$/i;
