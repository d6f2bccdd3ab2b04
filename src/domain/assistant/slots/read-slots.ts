import type { SaidLine, Slot, Slots, UnderstandContext } from "../understanding.ts";
import { YES_NO_QUESTIONS } from "../understanding.ts";
import { leftOverWork, workAfterOrder, workBeforeCustomer, workOfDuration } from "./read-description.ts";
import type { LabelWords } from "./line-labels.ts";
import type { Measure } from "./measures.ts";
import { readMeasures } from "./measures.ts";
import type { NameField } from "./read-answer.ts";
import { readNameAnswer } from "./read-answer.ts";
import { readNamedField } from "./read-named-field.ts";
import { readMode, readRecurrence, readYesNo } from "./read-choices.ts";
import { readContacts } from "./read-contacts.ts";
import { readDates } from "./dates/read-dates.ts";
import { readStartAndEnd } from "./dates/start-and-end.ts";
import { readDurations } from "./read-durations.ts";
import { readLabels } from "./read-labels.ts";
import type { PricedWork } from "./read-lines.ts";
import { linesOf, readPricedWorks, readUnpricedWorks } from "./read-lines.ts";
import { readPeople } from "./people/read-people.ts";
import { readTown } from "./people/read-town.ts";
import type { SaidPercent } from "./read-percents.ts";
import { readPercents, readWholePercents } from "./read-percents.ts";
import { readPeriod } from "./dates/read-period.ts";
import { isAllWithVat, isInTotal, LEAST_ORDERED, readPrices } from "./read-prices.ts";
import { readDocumentNumber, readProject } from "./read-projects.ts";
import type { Span, Token } from "../words/tokens.ts";
import { tokenAt, tokensOf } from "../words/tokens.ts";

/**
 * What a text says. `labelled`: the values after a label (« Projet : … »). `answer`: what it says if it answers the
 * pending question. `free`: every other value of the sentence. `slotsOfAct` keeps those that its act may say.
 */
export type SaidValues = { labelled: Slots; answer: Slots; free: Slots };

/** Every value that a text says, with its place, whatever the text is for. */
export function readSlots(text: string, context: UnderstandContext): Slots {
  return mergeValues(readSaidValues(text, context));
}

/** The values together. A labelled value wins over the others. */
export function mergeValues({ labelled, answer, free }: SaidValues): Slots {
  return { ...free, ...answer, ...labelled };
}

/** What a text says, by where it says it (docs/specification.md#assistant). */
export function readSaidValues(text: string, context: UnderstandContext): SaidValues {
  const labelledText = text.slice(0, LONGEST_LABELLED_TEXT);
  const tokens = tokensOf(labelledText);
  const labels = readLabels(labelledText, tokens, context.today);
  return {
    labelled: labels.slots,
    answer: readAnswer(text, tokens, context),
    free: readFree(text, tokens, labels.spans, context),
  };
}

const NAMES: readonly NameField[] = ["projectName", "company", "firstName", "lastName"];
const LONGEST_NAME_ANSWER = 400;

// Half more than the longest description. What stands beyond is read by nobody.
const LONGEST_LABELLED_TEXT = 30_000;

// The text as the answer to the pending question.
function readAnswer(text: string, tokens: readonly Token[], { pending }: UnderstandContext): Slots {
  const about = pending?.about ?? null;
  if (about === "description") {
    const value = text.trim();
    return value === "" ? {} : { description: { value, at: [0, text.length] } };
  }
  if (text.length > LONGEST_NAME_ANSWER) return {};
  const name = NAMES.find((field) => field === about);
  if (name) return readNameAnswer(text, tokens, name);
  if (about !== null && YES_NO_QUESTIONS.has(about)) return readYesNo(text, tokens);
  return about === "projectMode" ? readMode(tokens) : {};
}

function readFree(
  whole: string,
  wholeTokens: readonly Token[],
  labels: readonly Span[],
  context: UnderstandContext,
): Slots {
  const text = headOf(whole);
  const tokens = text.length === whole.length ? wholeTokens : tokensOf(text);
  const { taken, take } = markTokens(tokens);
  for (const span of labels) take(span);
  const contacts = readContacts(text, tokens);
  for (const contact of Object.values(contacts)) take(tokensAt(tokens, contact.at));
  const allDates = readDates(tokens, context.today);
  const dates = allDates.filter(({ from, to }) => !taken(from) && !taken(to - 1));
  for (const date of dates) take(date);
  const { projectName, span } = readProject(text, tokens, taken);
  if (span) take(span);
  const document = readDocumentNumber(text, tokens);
  if (document.documentNumber) take(tokensAt(tokens, document.documentNumber.at));
  const measures = readMeasures(tokens).filter(({ from }) => !taken(from));
  const isMeasured = maskOf(tokens, measures);
  const people = readPeople(text, tokens, (index) => taken(index) || isMeasured(index));
  for (const person of people.spans) take(person);
  const customerEnd = Math.max(0, ...people.spans.map(({ to }) => to));
  const town = customerEnd === 0 ? {} : readTown(text, tokenAt(tokens, customerEnd - 1).end);
  if (town.city) take(tokensAt(tokens, town.city.at));
  const percents = readPercents(tokens, measures);
  for (const percent of percents) take(percent);
  const words = { text, tokens, isTaken: taken, isInMeasure: isMeasured };
  // « la TVA est à 20 »: a rate without its sign counts nothing.
  const counts = measures.filter(({ kind, from }) => kind !== "bare" || !percents.some((rate) => rate.from === from));
  const works = readPricedWorks(words, counts, percents);
  const prices = measures.filter((measure) => isInTotal(tokens, measure));
  const isDurationAsked = context.pending?.about === "duration";
  const lines = linesOf(works, isDurationAsked, prices.length);
  const amounts = readAmounts(words, { works, lines, percents, counts }, isDurationAsked);
  return {
    ...contacts,
    ...(projectName && { projectName }),
    ...document,
    ...people.slots,
    ...town,
    ...readStartAndEnd(tokens, dates, context.pending?.about === "startDate"),
    ...amounts,
    ...readRecurrence(tokens),
    ...readPeriod(tokens, context.today, allDates),
    ...(lines?.length === 0 && workBeforeCustomer(words)),
    ...workOfDuration(words, measures),
    ...(amounts.flatPriceEuros && (works.length === 1 ? workOfPrice(works) : {})),
    ...(amounts.flatPriceEuros && leftOverWork(words)),
    ...workAfterOrder(words, amounts.flatPriceEuros !== undefined),
    ...(text.length < LONGEST_NAME_ANSWER && readNamedField(text, tokens)),
  };
}

type SaidAmounts = {
  works: readonly PricedWork[];
  lines: readonly Slot<SaidLine>[] | null;
  percents: readonly SaidPercent[];
  counts: readonly Measure[];
};

// The lines of a text, or its prices and durations without lines, and the rates of the whole.
function readAmounts(
  words: LabelWords,
  { works, lines, percents, counts }: SaidAmounts,
  isDurationAsked: boolean,
): Slots {
  const { text, tokens } = words;
  const whole = readWholePercents(tokens, percents);
  const [work, ...otherWorks] = works;
  // « passe le carrelage à 70 € » asks for no document.
  const isOrdered = tokens.some(({ text: word }) => /^(devis|dvis|devi|factures?|fact|facturer)$/.test(word));
  const isNamed = isOrdered && work?.isImplied === true && work.line.label !== "" && otherWorks.length === 0;
  const leastWhole = isDurationAsked ? undefined : isNamed ? LEAST_NAMED : LEAST_ORDERED;
  if (lines === null) return { ...whole, unreadPrices: { value: true, at: [0, text.length] } };
  const [firstLine] = lines;
  if (!firstLine) return { ...readDurations(tokens, counts), ...readPrices(tokens, counts, leastWhole), ...whole };
  const isWithVat = works.every(({ taxes }) => taxes === "ttc") || isAllWithVat(tokens);
  if (works.some(({ line }) => line.vatPercent !== undefined)) delete whole.vatPercent;
  const allLines = [...lines, ...readUnpricedWorks(words, counts)].toSorted((one, other) => one.at[0] - other.at[0]);
  return { ...whole, lines: allLines, ...(isWithVat && { includesVat: { value: true as const, at: firstLine.at } }) };
}

// The least price of a work that is named beside it (« ouverture de porte 85 € »).
const LEAST_NAMED = 15;

// « 320 € de dépannage »: the only work is the description.
function workOfPrice([work]: readonly PricedWork[]): Slots {
  if (!work?.isImplied || work.line.label === "" || work.line.label === "forfait") return {};
  return { description: { value: work.line.label, at: [work.from, work.to] } };
}

// The tokens of a text, of which some are taken by a value already read.
function markTokens(tokens: readonly Token[]): { taken: (index: number) => boolean; take: (span: Span) => void } {
  const marks = new Uint8Array(tokens.length);
  return {
    taken: (index) => marks[index] === 1,
    take: ({ from, to }) => {
      marks.fill(1, from, to);
    },
  };
}

function maskOf(tokens: readonly Token[], spans: readonly Span[]): (index: number) => boolean {
  const marks = new Uint8Array(tokens.length);
  for (const { from, to } of spans) marks.fill(1, from, to);
  return (index) => marks[index] === 1;
}

function tokensAt(tokens: readonly Token[], [start, end]: [number, number]): Span {
  const from = tokens.findIndex((token) => token.end > start);
  const to = tokens.findIndex((token) => token.start >= end);
  return { from: from < 0 ? 0 : from, to: to < 0 ? tokens.length : to };
}

// An order is at the head of a message. What is pasted under it is cut at a line or a sentence, never in a number.
const LONGEST_HEAD = 4_000;

function headOf(text: string): string {
  if (text.length <= LONGEST_HEAD) return text;
  const head = text.slice(0, LONGEST_HEAD);
  return head.slice(0, Math.max(head.lastIndexOf("\n"), head.lastIndexOf(". ") + 1, 0));
}
