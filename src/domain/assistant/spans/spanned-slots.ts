import { capitaliseName } from "../../customers/person-name.ts";
import { readAsides } from "../slots/lines/read-asides.ts";
import { numberAt } from "../slots/numbers/number-at.ts";
import { firmName } from "../slots/people/company-name-in.ts";
import { isCommonSurname } from "../slots/people/lone-name.ts";
import { placeOf } from "../slots/read-durations.ts";
import { unitAt } from "../slots/units.ts";
import type { Intent, QuestionName, SaidLine, Slot, Slots, Understanding } from "../understanding.ts";
import { blankHesitations } from "../words/hesitations.ts";
import type { Span, Token } from "../words/tokens.ts";
import { tokensOf, wordAt } from "../words/tokens.ts";
import { linesOfSpans } from "./lines-of-spans.ts";
import { hasKindOfHouse, isDiscount, isNamed, isOfHours, isThingOfWork, withoutFirm } from "./named-apart.ts";
import type { ReadSpan } from "./read-spans.ts";
import type { KnownWords } from "./span-features.ts";
import { knownWords } from "./span-features.ts";
import type { SpanKind } from "./span-tags.ts";
import type { SpannedText } from "./spanned-text.ts";
import { isPart, plain, spannedText } from "./spanned-text.ts";
import type { ReadingWeights } from "./weights.ts";
import { isListKind, isPlainKind, wordKind } from "./word-kinds.ts";
import { withoutName } from "./work-without-name.ts";

// How certain a span has to be: to name, to say the work, to say more of the work that was read, to replace it.
const CERTAIN = { name: 0.85, project: 0.95, work: 0.6, same: 0.8, replace: 0.95 };

/** Gives the words of a message when they are needed. Null of a long one: what is pasted is read by the rules alone. */
export type WordsToGuess = () => KnownWords | null;

/** The words of a message, found once. */
export function wordsToGuess(typedText: string, about: QuestionName | null): WordsToGuess {
  let words: KnownWords | null = null;
  return () => {
    if (typedText.length > LONGEST_TEXT) return null;
    const { text } = readAsides(blankHesitations(typedText), about !== null);
    words ??= knownWords(text, tokensOf(text), about);
    return words;
  };
}

const LONGEST_TEXT = 1_000;

/** The values of a message, with the names and the works that its words show and that the rules did not read. */
export function withSpans(findWords: WordsToGuess, meaning: Understanding, weights: ReadingWeights): Understanding {
  const { act, intent, slots } = meaning;
  const isDescribing = act === "answer" && slots.description !== undefined;
  if (!NAMING.has(act) && !isDescribing) return meaning;
  const words = findWords();
  if (!words) return meaning;
  if (isWhole(words, slots)) return { ...meaning, slots: { ...slots, ...withPlainLabels(slots) } };
  const source = spannedText(words, slots, weights);
  if (isDescribing) return { ...meaning, slots: withoutLead(source, slots) };
  const otherSlots = withNames(source, withFirm(source, withProject(source, slots)));
  const namedSlots = slots.company ? otherSlots : withoutFirm(words.text, otherSlots);
  return { ...meaning, slots: act === "order" && OF_WORK.has(intent) ? withWork(source, namedSlots) : namedSlots };
}

const NAMING = new Set(["order", "statement", "question"]);
const OF_WORK = new Set<Intent | null>(["quote", "invoice", "project", "tasks", "add_hours"]);

// A customer and lines that leave nothing out: the rules have read all that there is.
function isWhole({ tokens }: KnownWords, slots: Slots): boolean {
  const { lines, hasUnreadPrices, leftOutWorks, company, firstName, lastName } = slots;
  const hasCustomer = (company ?? firstName ?? lastName) !== undefined;
  return hasCustomer && lines !== undefined && !hasUnreadPrices && !leftOutWorks && !hasMorePrices(tokens, lines);
}

// The labels of the rules, without what stands around them.
function withPlainLabels({ lines = [] }: Slots): Pick<Slots, "lines"> {
  return { lines: lines.map(({ value, at }) => ({ value: { ...value, label: withoutEdges(value.label) }, at })) };
}

// « c'est du débarras complet », « il faudrait refaire le mur »: what stands before the work says nothing.
function withoutLead(source: SpannedText, slots: Slots): Slots {
  const { text, tokens, spans, workChances } = source;
  const [work] = spans.filter(({ kind }) => kind === "work");
  const isWhole = slots.description?.at[0] === 0 && slots.description.at[1] === text.length;
  if (!work || !isWhole || work.from === 0 || work.from > LONGEST_LEAD || work.certainty < CERTAIN.same) return slots;
  const isTalk = tokens
    .slice(0, work.from)
    .every((token, at) => (workChances[at] ?? 1) < 0.1 && !isPlainKind(wordKind(token)));
  const end = text.trimEnd().length;
  const value = text.slice(tokens[work.from]?.start ?? 0, end);
  return isTalk ? { ...slots, description: { value, at: [tokens[work.from]?.start ?? 0, end] } } : slots;
}

const LONGEST_LEAD = 6;

// A project that the rules took for a firm: « repousse le début de Terrasse Beaumont ».
function withProject(source: SpannedText, slots: Slots): Slots {
  const span = only(source, "projectName", CERTAIN.project);
  const { company, ...others } = slots;
  if (!span || !company || slots.projectName) return slots;
  const at = placeOf(source.tokens, span);
  const isSame = company.at[0] >= at[0] && company.at[1] <= at[1];
  return isSame ? { ...others, projectName: { value: source.text.slice(...at), at } } : slots;
}

// A firm that the rules cut short, or took for a person.
function withFirm(source: SpannedText, slots: Slots): Slots {
  const span = only(source, "company", CERTAIN.name);
  if (!span) return slots;
  const at = placeOf(source.tokens, span);
  const company = { value: firmName({ ...source, isTaken: () => false }, span), at };
  const { firstName, lastName, ...others } = slots;
  const isCut =
    slots.company !== undefined &&
    isPart(slots.company.value, company.value) &&
    overlaps(slots.company.at, at) &&
    !hasKindOfHouse(source.text, slots.company, at) &&
    !OF_PLACE.test(slots.company.value.slice(company.value.length)) &&
    !OF_FAMILY.test(slots.company.value.slice(company.value.length)) &&
    // « lycée Jean-Moulin » and « Mot à Mot » are not cut in two.
    !/^(?:-\S| à \p{Lu})/u.test(source.text.slice(at[1], slots.company.at[1]));
  if (isCut) return { ...slots, company };
  const isPerson =
    [firstName, lastName].some((slot) => slot && overlaps(slot.at, at)) && !isCommonSurname(plain(company.value));
  const isPrivate = slots.customerKind?.value === "person";
  return isPerson && !slots.company && !isPrivate ? { ...others, company } : slots;
}

// « Garcia père et fils » is the whole name.
const OF_FAMILY = /^ (?:p[eè]re|m[eè]re|et|&|fr[eè]res|fils) ?/iu;

// « Les Saveurs du Monde » is the whole sign.
const OF_PLACE = /^ (?:du|de la|de l['’]|des|d['’]) ?\p{Lu}/u;

function withNames(source: SpannedText, slots: Slots): Slots {
  const { text, tokens } = source;
  const newSlots: Slots = {};
  const isFree = (span: Span) =>
    Object.entries(slots).every(([name, slot]) => {
      const isWide = name === "description" || name === "about" || name === "leftOutWorks" || Array.isArray(slot);
      // What the whole text says stands at no place of it.
      return isWide || slot.at[1] - slot.at[0] >= text.length || !overlaps(slot.at, placeOf(tokens, span));
    });
  const freeSpan = (kind: SpanKind) => {
    const span = only(source, kind, CERTAIN.name);
    return span && isFree(span) && !isThingOfWork(source, span) ? { at: placeOf(tokens, span), span } : null;
  };
  const company = slots.company || slots.lastName || slots.firstName ? null : freeSpan("company");
  // « FACTURE À FAIRE » names nobody.
  const isSurname = company !== null && isCommonSurname(plain(text.slice(...company.at)));
  if (company && isSurname) newSlots.lastName = { value: capitaliseName(text.slice(...company.at)), at: company.at };
  else if (company && !/^[aà] \p{L}+(?:er|ir|re)$/iu.test(text.slice(...company.at)))
    newSlots.company = { value: firmName({ ...source, isTaken: () => false }, company.span), at: company.at };
  const project = slots.projectName ? null : freeSpan("projectName");
  if (project) newSlots.projectName = { value: text.slice(...project.at), at: project.at };
  for (const kind of ["lastName", "firstName"] as const) {
    const name = slots[kind] || slots.company ? null : freeSpan(kind);
    if (name) newSlots[kind] = { value: capitaliseName(text.slice(...name.at)), at: name.at };
  }
  return { ...slots, ...newSlots };
}

function only({ spans }: SpannedText, kind: SpanKind, least: number): ReadSpan | undefined {
  const [span, ...others] = spans.filter((one) => one.kind === kind && one.certainty >= least);
  return others.length === 0 ? span : undefined;
}

function overlaps([start, end]: readonly [number, number], [otherStart, otherEnd]: readonly [number, number]): boolean {
  return start < otherEnd && otherStart < end;
}

function withWork(source: SpannedText, slots: Slots): Slots {
  const lines = betterLines(source, slots);
  if (lines) {
    const {
      hasUnreadPrices: _unread,
      leftOutWorks: _left,
      description: _description,
      doubtfulLines: _doubt,
      ...others
    } = slots;
    return { ...others, lines };
  }
  if (slots.lines) return withoutTalk({ ...slots, lines: withLabels(source, slots.lines) });
  const works = source.spans.filter(
    (span) =>
      span.kind === "work" && !isDiscount(source, span) && !isListed(source, span) && !isNamed(source, span, slots),
  );
  const [first] = works;
  const last = works.at(-1);
  if (!first || !last) return slots;
  const isOne = works.every(({ from }, at) => at === 0 || isJoined(source, works[at - 1]?.to ?? 0, from));
  const value = workText(source, { from: first.from, to: last.to });
  const sure = Math.min(...works.map(({ certainty }) => certainty));
  const saidWork = slots.description?.value;
  const isSame = saidWork !== undefined && isPart(saidWork, value);
  if (isSame && !isBetterText(source, saidWork, value)) return slots;
  const least = saidWork === undefined ? CERTAIN.work : isSame ? CERTAIN.same : CERTAIN.replace;
  if (!isOne || value === "" || NO_WORK.test(value) || sure < least) return slots;
  return {
    ...slots,
    ...withoutName(source.text, slots, value, placeOf(source.tokens, { from: first.from, to: last.to })),
  };
}

// A price is no part of a work.
const NO_WORK = /[%:]|\d ?(?:€|euros?(?!\p{L}))/iu;

// « un TJM »: words of an order alone are no work.
function isListed({ tokens }: SpannedText, { from, to }: Span): boolean {
  return tokens.slice(from, to).every((token) => isListKind(wordKind(token)));
}

const MOST_BETWEEN = 2;

function isJoined({ tokens }: SpannedText, from: number, to: number): boolean {
  return to - from <= MOST_BETWEEN && tokens.slice(from, to).every(({ kind }) => kind !== "line");
}

// Lines where the rules could not read a price, or one more than theirs.
function betterLines(source: SpannedText, slots: Slots): Slot<SaidLine>[] | null {
  const { lines, hasUnreadPrices } = slots;
  const isUnread = !lines && AMOUNTS.every((name) => slots[name] === undefined);
  if (!hasUnreadPrices && !isUnread && !hasMorePrices(source.tokens, lines ?? [])) return null;
  const newLines = linesOfSpans(source);
  if (newLines?.some(({ value }) => isOfHours(value))) return null;
  if (isUnread && !hasUnreadPrices && (newLines ?? []).length < 2) return null;
  if (!newLines || !lines) return newLines;
  const isSame = (one: SaidLine, other: SaidLine) =>
    one.quantity === other.quantity && one.unit === other.unit && one.unitPriceEuros === other.unitPriceEuros;
  const hasAll = lines.every(({ value }) => newLines.some((line) => isSame(line.value, value)));
  return hasAll && newLines.length > lines.length ? newLines : null;
}

const AMOUNTS = ["flatPriceEuros", "hours", "rate", "days", "dayRate", "weeks"] as const;

function hasMorePrices(tokens: readonly Token[], lines: readonly unknown[]): boolean {
  const isMoney = ({ text }: Token, at: number) => /^(€|euros?|e)$/.test(text) && tokens[at - 1]?.text !== "/";
  return lines.length > 0 && tokens.filter(isMoney).length > lines.length;
}

// A label that is cut short, or too long, by the words of its work.
function withLabels(source: SpannedText, lines: readonly Slot<SaidLine>[]): Slot<SaidLine>[] {
  const spans = source.spans.filter(({ kind }) => kind === "work");
  return lines.map(({ value, at }, index) => {
    const work = spans.length === lines.length ? spans[index] : undefined;
    const label = work && work.certainty >= CERTAIN.same ? labelText(source, work, value.quantity) : "";
    const isClean = label !== "" && !/[\d%:]/.test(label);
    const isBetter = isClean && isBetterText(source, value.label, label);
    return { value: { ...value, label: isBetter ? label : withoutEdges(value.label) }, at };
  });
}

// « sa motorisation », « évacuation des gravats ? ».
function withoutEdges(label: string): string {
  return label.replace(/^(?:sa|son|ses) (?=.)/i, "").replace(/ ?[?!]$/, "");
}

// Words beside the lines that name no work at all (« récurrent »).
function withoutTalk(slots: Slots): Slots {
  const { leftOutWorks, ...others } = slots;
  if (!leftOutWorks) return slots;
  const value = leftOutWorks.value.filter((work) => tokensOf(work).some((token) => !isListKind(wordKind(token))));
  return value.length > 0 ? { ...slots, leftOutWorks: { ...leftOutWorks, value } } : others;
}

// A text that says more of the same, or the same without a name.
function isBetterText({ text, tokens, spans }: SpannedText, oldText: string, value: string): boolean {
  if (oldText === value || !isPart(oldText, value) || plain(oldText) === plain(value)) return false;
  if (plain(value).length > plain(oldText).length) return true;
  if (plain(oldText).replace(SMALL_HEAD, "").replace(LOOSE_END, "") === plain(value)) return true;
  return spans.some((span) => {
    const isName = span.kind !== "work" && span.certainty >= CERTAIN.same;
    const name = plain(text.slice(...placeOf(tokens, span)));
    return isName && ` ${plain(oldText)} `.includes(` ${name} `) && !` ${plain(value)} `.includes(` ${name} `);
  });
}

const LOOSE_END = / [?!.;,:]$/;
const SMALL_HEAD = /^(?:sa|son|ses|mon|ma|mes|notre|nos|leur|leurs|cette|ce|cet|aussi|au|aux) /;

// The words of a work without the number of its line: « remplacement de trois serrures ».
function labelText(source: SpannedText, span: Span, quantity: number): string {
  const { tokens } = source;
  for (let at = span.from + 1; at < span.to - 1; at++) {
    const number = numberAt(tokens, at);
    if (number?.value !== quantity || number.next >= span.to) continue;
    // « remplacement de trois serrures », but « balayage 3 passages »: what is counted there is no part of the work.
    if (unitAt(tokens, number.next) || !/^(?:de|des|d|')$/.test(wordAt(tokens, at - 1))) return "";
    return `${workText(source, { from: span.from, to: at })} ${workText(source, { from: number.next, to: span.to })}`;
  }
  return workText(source, span);
}

// The words of a work, without its first article.
function workText({ text, tokens }: SpannedText, { from, to }: Span): string {
  let start = from;
  while (start < to - 1 && /^(l|le|la|les|'|du|des|sa|son|ses|lheure|leure)$/.test(wordAt(tokens, start))) start += 1;
  return text
    .slice(...placeOf(tokens, { from: start, to }))
    .replace(/\s+/g, " ")
    .trim();
}
