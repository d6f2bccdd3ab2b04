import { capitaliseName } from "../../customers/person-name.ts";
import { firmName } from "../slots/people/company-name-in.ts";
import { numberAt } from "../slots/numbers/number-at.ts";
import { placeOf } from "../slots/read-durations.ts";
import type { Intent, QuestionName, SaidLine, Slot, Slots, Understanding } from "../understanding.ts";
import { blankHesitations } from "../words/hesitations.ts";
import type { Span, Token } from "../words/tokens.ts";
import { tokensOf, wordAt } from "../words/tokens.ts";
import type { Spanned } from "./lines-of-spans.ts";
import { linesOfSpans } from "./lines-of-spans.ts";
import type { ReadSpan } from "./read-spans.ts";
import { readSpans } from "./read-spans.ts";
import type { KnownWords } from "./span-features.ts";
import { knownWords, spanFeatures } from "./span-features.ts";
import type { SpanKind } from "./span-tags.ts";
import type { ReadingWeights } from "./weights.ts";
import { isPlainKind, wordKind } from "./word-kinds.ts";

export const OPTIONS = { name: 0.85, work: 0.6, same: 0.8, replace: 0.95, label: 0.8, company: 0.85 };

/** The words of a message. Null of a long one: what is pasted is read by the rules alone. */
export function wordsToGuess(typedText: string, about: QuestionName | null): KnownWords | null {
  if (typedText.length > LONGEST_TEXT) return null;
  const text = blankHesitations(typedText);
  return knownWords(text, tokensOf(text), about);
}

const LONGEST_TEXT = 1_000;

/** The values of a message, with the names and the works that its words show and that the rules did not read. */
export function withSpans(words: KnownWords, meaning: Understanding, weights: ReadingWeights): Understanding {
  const { act, intent, slots } = meaning;
  const isDescribing = act === "answer" && slots.description !== undefined;
  if (!NAMING.has(act) && !isDescribing) return meaning;
  const { text, tokens } = words;
  const source: Spanned = { text, tokens, ...readSpans(tokens, spanFeatures(words), weights) };
  if (isDescribing) return { ...meaning, slots: withoutLead(source, slots) };
  const named = withNames(source, withFirm(source, slots));
  return { ...meaning, slots: act === "order" && OF_WORK.has(intent) ? withWork(source, named) : named };
}

const NAMING = new Set(["order", "statement", "question"]);
const OF_WORK = new Set<Intent | null>(["quote", "invoice", "project", "tasks", "add_hours"]);

// « c'est du débarras complet », « il faudrait refaire le mur »: what stands before the work says nothing.
function withoutLead(source: Spanned, slots: Slots): Slots {
  const { text, tokens, spans, workChances } = source;
  const [work] = spans.filter(({ kind }) => kind === "work");
  const isWhole = slots.description?.at[0] === 0 && slots.description.at[1] === text.length;
  if (!work || !isWhole || work.from === 0 || work.from > LONGEST_LEAD || work.certainty < OPTIONS.same) return slots;
  const isTalk = tokens.slice(0, work.from).every((token, at) => (workChances[at] ?? 1) < 0.1 && !isPlainKind(wordKind(token)));
  const end = text.trimEnd().length;
  const value = text.slice(tokens[work.from]?.start ?? 0, end);
  return isTalk ? { ...slots, description: { value, at: [tokens[work.from]?.start ?? 0, end] } } : slots;
}

const LONGEST_LEAD = 6;

// A firm that the rules cut short, or took for a person.
function withFirm(source: Spanned, slots: Slots): Slots {
  const span = only(source, "company", OPTIONS.company);
  if (!span) return slots;
  const at = placeOf(source.tokens, span);
  const company = { value: firmName({ ...source, isTaken: () => false }, span), at };
  const { firstName, lastName, ...others } = slots;
  const isCut = slots.company !== undefined && isPart(slots.company.value, company.value) && overlaps(slots.company.at, at);
  if (isCut) return { ...slots, company };
  const isPerson = [firstName, lastName].some((slot) => slot && overlaps(slot.at, at));
  return isPerson && !slots.company ? { ...others, company } : slots;
}

function withNames(source: Spanned, slots: Slots): Slots {
  const { text, tokens } = source;
  const added: Slots = {};
  const isFree = (span: Span) =>
    Object.entries(slots).every(([name, slot]) => {
      const isWide = name === "description" || name === "about" || name === "leftOutWorks" || Array.isArray(slot);
      return isWide || !overlaps(slot.at, placeOf(tokens, span));
    });
  const freeSpan = (kind: SpanKind) => {
    const span = only(source, kind, OPTIONS.name);
    return span && isFree(span) ? { at: placeOf(tokens, span), span } : null;
  };
  const company = slots.company || slots.lastName || slots.firstName ? null : freeSpan("company");
  if (company)
    added.company = { value: firmName({ ...source, isTaken: () => false }, company.span), at: company.at };
  const project = slots.projectName ? null : freeSpan("projectName");
  if (project) added.projectName = { value: text.slice(...project.at), at: project.at };
  for (const kind of ["lastName", "firstName"] as const) {
    const name = slots[kind] || slots.company ? null : freeSpan(kind);
    if (name) added[kind] = { value: capitaliseName(text.slice(...name.at)), at: name.at };
  }
  return { ...slots, ...added };
}

function only({ spans }: Spanned, kind: SpanKind, least: number): ReadSpan | undefined {
  const [span, ...others] = spans.filter((one) => one.kind === kind && one.certainty >= least);
  return others.length === 0 ? span : undefined;
}

function overlaps([start, end]: readonly [number, number], [otherStart, otherEnd]: readonly [number, number]): boolean {
  return start < otherEnd && otherStart < end;
}

function withWork(source: Spanned, slots: Slots): Slots {
  const lines = betterLines(source, slots);
  if (lines) {
    const { hasUnreadPrices: _unread, leftOutWorks: _left, ...others } = slots;
    return { ...others, lines };
  }
  if (slots.lines) return withoutTalk(source, { ...slots, lines: withLabels(source, slots.lines) });
  const works = source.spans.filter(({ kind }) => kind === "work");
  const [first] = works;
  const last = works.at(-1);
  if (!first || !last) return slots;
  const isOne = works.every(({ from }, at) => at === 0 || isJoined(source, works[at - 1]?.to ?? 0, from));
  const value = workText(source, { from: first.from, to: last.to });
  const sure = Math.min(...works.map(({ certainty }) => certainty));
  const said = slots.description?.value;
  const isSame = said !== undefined && isPart(said, value);
  if (isSame && !isBetterText(source, said, value)) return slots;
  const least = said === undefined ? OPTIONS.work : isSame ? OPTIONS.same : OPTIONS.replace;
  if (!isOne || value === "" || /[%:]/.test(value) || sure < least) return slots;
  return { ...slots, description: { value, at: placeOf(source.tokens, { from: first.from, to: last.to }) } };
}

const MOST_BETWEEN = 2;

function isJoined({ tokens }: Spanned, from: number, to: number): boolean {
  return to - from <= MOST_BETWEEN && tokens.slice(from, to).every(({ kind }) => kind !== "line");
}

// Lines where the rules could not read a price, or one more than theirs.
function betterLines(source: Spanned, { lines, hasUnreadPrices }: Slots): Slot<SaidLine>[] | null {
  if (!lines && !hasUnreadPrices) return null;
  const read = linesOfSpans(source);
  if (!read || !lines) return read;
  const isSame = (one: SaidLine, other: SaidLine) =>
    one.quantity === other.quantity && one.unit === other.unit && one.unitPriceEuros === other.unitPriceEuros;
  const hasAll = lines.every(({ value }) => read.some((line) => isSame(line.value, value)));
  return hasAll && read.length > lines.length ? read : null;
}

// A label that is cut short, or too long, by the words of its work.
function withLabels(source: Spanned, lines: readonly Slot<SaidLine>[]): Slot<SaidLine>[] {
  const works = source.spans.filter(({ kind }) => kind === "work");
  if (works.length !== lines.length) return [...lines];
  return lines.map(({ value, at }, index) => {
    const work = works[index];
    const label = work && work.certainty >= OPTIONS.label ? labelText(source, work, value.quantity) : "";
    const isBetter = label !== "" && !/[\d%:]/.test(label) && isBetterText(source, value.label, label);
    return { value: isBetter ? { ...value, label } : value, at };
  });
}

// Words beside the lines that name no work at all (« récurrent »).
function withoutTalk(source: Spanned, slots: Slots): Slots {
  const { leftOutWorks, ...others } = slots;
  if (!leftOutWorks) return slots;
  const named = new Set(source.tokens.filter((_token, at) => (source.workChances[at] ?? 0) > 0.2).map(({ text }) => text));
  const value = leftOutWorks.value.filter((work) => tokensOf(work).some(({ text }) => text.length > 2 && named.has(text)));
  return value.length > 0 ? { ...slots, leftOutWorks: { ...leftOutWorks, value } } : others;
}

// A text that says more of the same, or the same without a name.
function isBetterText({ text, tokens, spans }: Spanned, said: string, value: string): boolean {
  if (!isPart(said, value) || plain(said) === plain(value)) return false;
  if (plain(value).length > plain(said).length) return true;
  if (SMALL_HEAD.test(plain(said)) && plain(said).replace(SMALL_HEAD, "") === plain(value)) return true;
  return spans.some((span) => {
    const isName = span.kind !== "work" && span.certainty >= OPTIONS.label;
    const name = plain(text.slice(...placeOf(tokens, span)));
    return isName && ` ${plain(said)} `.includes(` ${name} `) && !` ${plain(value)} `.includes(` ${name} `);
  });
}

// True when the words of one are within those of the other.
function isPart(one: string, other: string): boolean {
  const [words, others] = [` ${plain(one)} `, ` ${plain(other)} `];
  return words.trim() !== "" && others.trim() !== "" && (words.includes(others) || others.includes(words));
}

function plain(text: string): string {
  return tokensOf(text)
    .map(({ text: word }) => word)
    .join(" ");
}

const SMALL_HEAD = /^(?:sa|son|ses|mon|ma|mes|notre|nos|leur|leurs|cette|ce|cet|aussi|au|aux) /;

// The words of a work without the number of its line: « remplacement de trois serrures ».
function labelText(source: Spanned, span: Span, quantity: number): string {
  const { tokens } = source;
  for (let at = span.from + 1; at < span.to - 1; at++) {
    const number = numberAt(tokens, at);
    if (number?.value !== quantity || number.next >= span.to) continue;
    return `${workText(source, { from: span.from, to: at })} ${workText(source, { from: number.next, to: span.to })}`;
  }
  return workText(source, span);
}

// The words of a work, without its first article.
function workText({ text, tokens }: Spanned, { from, to }: Span): string {
  let start = from;
  while (start < to - 1 && /^(l|le|la|les|'|du|des|sa|son|ses)$/.test(wordAt(tokens, start))) start += 1;
  return text
    .slice(...placeOf(tokens, { from: start, to }))
    .replace(/\s+/g, " ")
    .trim();
}
