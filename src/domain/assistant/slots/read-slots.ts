import type { Slots, UnderstandContext } from "../understanding.ts";
import { YES_NO_QUESTIONS } from "../understanding.ts";
import { blankHesitations, withoutHesitations } from "../words/hesitations.ts";
import type { Span, Token } from "../words/tokens.ts";
import { tokenAt, tokensOf, wordsBetween } from "../words/tokens.ts";
import { readDates } from "./dates/read-dates.ts";
import { readPeriod } from "./dates/read-period.ts";
import { readStartAndEnd } from "./dates/start-and-end.ts";
import { withPlaceApart } from "./lines/described-work.ts";
import { readAsides } from "./lines/read-asides.ts";
import { readWork } from "./lines/read-work.ts";
import type { SaidTable } from "./lines/table-lines.ts";
import { readTable } from "./lines/table-lines.ts";
import { readMeasures } from "./measures.ts";
import { recurrenceOfPrices } from "./numbers/each-time.ts";
import { readNamedDurations } from "./numbers/named-durations.ts";
import { readAddresses } from "./people/read-address.ts";
import { readPeople } from "./people/read-people.ts";
import { readTown } from "./people/read-town.ts";
import type { NameField } from "./read-answer.ts";
import { readNameAnswer } from "./read-answer.ts";
import { readMode, readRecurrence, readYesNo, recurrenceSpan, recursInPart } from "./read-choices.ts";
import { readContacts } from "./read-contacts.ts";
import { readDocumentNumber } from "./read-document-number.ts";
import { readLabels } from "./read-labels.ts";
import { readNamedField } from "./read-named-field.ts";
import { readPercents } from "./read-percents.ts";
import { readProject } from "./read-projects.ts";

/**
 * What a text says. `labelledSlots`: the values after a label (« Projet : … »). `answer`: what it says if it answers
 * the pending question. `free`: every other value of the sentence. `slotsOfAct` keeps those that its act may say.
 */
export type SaidValues = { labelledSlots: Slots; answer: Slots; free: Slots };

/** Every value that a text says, with its place, whatever the text is for. */
export function readSlots(text: string, context: UnderstandContext): Slots {
  return mergeValues(readSaidValues(text, context));
}

/** The values together. A labelled value wins over the others. */
export function mergeValues({ labelledSlots, answer, free }: SaidValues): Slots {
  return { ...free, ...answer, ...labelledSlots };
}

/** What a text says, by where it says it (docs/specification.md#assistant). */
export function readSaidValues(typedText: string, context: UnderstandContext): SaidValues {
  const { text: plainText, deposit } = readAsides(blankHesitations(typedText), context.pending !== null);
  const table = context.pending === null ? readTable(plainText) : null;
  const text = table?.rest ?? plainText;
  const labelledText = text.slice(0, LONGEST_LABELLED_TEXT);
  const tokens = tokensOf(labelledText);
  const labels = readLabels(labelledText, tokens, context.today);
  return {
    labelledSlots: labels.slots,
    answer: context.pending?.about === "description" ? readWholeAnswer(typedText) : readAnswer(text, tokens, context),
    free: {
      ...withTable(readFree(text, tokens, labels.spans, context), table),
      ...(deposit && { deposit }),
    },
  };
}

// What is priced beside a table is not on its lines: it is asked.
function withTable(free: Slots, table: SaidTable | null): Slots {
  if (table === null) return free;
  const { lines, hours, days, rate, dayRate, flatPriceEuros, hasUnreadPrices } = free;
  if (lines ?? hours ?? days ?? rate ?? dayRate ?? flatPriceEuros ?? hasUnreadPrices)
    return { ...free, hasUnreadPrices: { value: true, at: [0, 1] } };
  return { ...free, ...table.slots };
}

const NAMES: readonly NameField[] = ["projectName", "company", "firstName", "lastName"];
const LONGEST_NAME_ANSWER = 400;

// Half more than the longest description. The rest is not read.
const LONGEST_LABELLED_TEXT = 30_000;

// The text as the description that was asked for.
function readWholeAnswer(text: string): Slots {
  const value = workNeeded(withoutHesitations(text).trim().replace(NO_MORE, "")).replace(LONE_STOP, "$1");
  return value === "" ? {} : { description: { value, at: [0, text.length] } };
}

// « changement du tableau, rien d'autre », « …, c'est tout ».
const NO_MORE = new RegExp(
  "(?:,? (?:et )?(?:rien d['’]autre|rien de plus|c['’]est tout|point barre|et basta|s['’]il (?:te|vous) pla[iî]t|" +
    "stp|svp|merci(?: d['’]avance| beaucoup)?)|, je (?:vous|t['’]en|te) prie)[ .!]{0,3}$",
  "iu",
);
// The full stop of one sentence is no part of the work.
const LONE_STOP = /^([^.!?\n]{1,300}[\p{L}\d)])\.$/u;

// The text as the answer to the pending question.
function readAnswer(text: string, tokens: readonly Token[], { pending }: UnderstandContext): Slots {
  const about = pending?.about ?? null;
  if (text.length > LONGEST_NAME_ANSWER) return {};
  const name = NAMES.find((field) => field === about);
  if (name) {
    const head = nameBesideContact(text);
    const slots = head === "" ? readNameAnswer(text, tokens, name) : readNameAnswer(head, tokensOf(head), name);
    return name !== "projectName" && slots[name]?.value.includes("@") ? {} : slots;
  }
  if (about !== null && YES_NO_QUESTIONS.has(about)) return readYesNo(text, tokens, about);
  return about === "projectMode" ? { ...readMode(tokens), ...knownProject(text) } : {};
}

// « Jean, son mail c'est jean@dupont.fr »: a name, and how to reach whoever bears it.
function nameBesideContact(text: string): string {
  const [, name = ""] = /^([^,;@\d]{2,40})[,;] .{0,40}(?:@|\d\d[ .]?\d\d)/u.exec(text) ?? [];
  return name.trim().split(/\s+/).length <= 3 ? name.trim() : "";
}

// « sur un projet que j'ai déjà, Abri Chastel ».
function knownProject(text: string): Slots {
  const [, name = ""] = /(?:déjà|existe|existant|en cours) ?[,:] (\p{Lu}[\p{L}\d'’ -]{1,60})[.!]?$/u.exec(text) ?? [];
  const start = text.lastIndexOf(name);
  return name === "" ? {} : { projectName: { value: name.trim(), at: [start, start + name.length] } };
}

function workNeeded(text: string): string {
  const work = text.replace(SIGH, "").replace(NEEDED, "");
  if (work !== text) return work;
  const [lead = ""] = MATTER.exec(text) ?? [];
  return lead === "" ? text : text.slice(lead.length).replace(NEXT_MATTER, "$1").replace(/ ?\.$/, "");
}

// « pfiou, un gros chantier : … ».
const SIGH = /^(?:(?:pf+|pfi?o+u+f?|rho+|oh?la+|ouh?la+|hu?m+|euh+|heu+)[ ,.…!]+)+/iu;

// « il s'agit de poncer le parquet, puis de l'huiler »: each « de » belongs to the lead.
const MATTER = /^(?:(?:alors|donc|euh|ben|bon|et),? )*il s['’]agi(?:t|ra|rait) (?:de |d['’])(?=\p{L})/iu;
const NEXT_MATTER =
  /((?:,|, puis|, et| puis| et) )(?:de |d['’])(?=(?:l[ea]s? |l['’]|y )?\p{L}{2,20}(?:er|ir|re)(?![\p{L}]))/giu;

// « (il) faut casser la baignoire … »: the work is what is needed.
const NEEDED = new RegExp(
  [
    "^(?:(?:alors|donc|euh|ben|bon|et),? )*(?:",
    "(?:(?:il )?(?:faut|faudra|faudrait)|(?:je |on |j['’]?)(?:dois|doit)) (?:(?:leur|lui|y|juste|aussi|surtout) )?",
    "(?=\\p{L}{2,20}(?:er|ir|re) )|on part sur (?:une? |l[ea]s? )?|",
    "c['’ ]?est pour (?=\\p{L}{2,20}(?:er|ir|re) |l[ea]s? |l['’]|une? )|",
    "c['’ ]?est (?=(?:l[ae] |l['’]|une |du |des )\\p{L}{2,20} (?:de |du |d['’]|des )))",
  ].join(""),
  "iu",
);

function readFree(
  givenText: string,
  givenTokens: readonly Token[],
  labels: readonly Span[],
  context: UnderstandContext,
): Slots {
  const text = headOf(givenText);
  const tokens = text.length === givenText.length ? givenTokens : tokensOf(text);
  const readTokens = tokenMarks(tokens, labels);
  const contacts = readContacts(text, tokens);
  for (const contact of Object.values(contacts)) readTokens.add(tokensAt(tokens, contact.at));
  const addresses = readAddresses(text);
  for (const place of addresses.places) readTokens.add(tokensAt(tokens, place));
  const allDates = readDates(tokens, context.today);
  const dates = allDates.filter(({ from, to }) => !readTokens.has(from) && !readTokens.has(to - 1));
  for (const date of dates) readTokens.add(date);
  const { projectName, span } = readProject(text, tokens, readTokens.has);
  if (span) readTokens.add(span);
  const document = readDocumentNumber(text, tokens);
  if (document.documentNumber) readTokens.add(tokensAt(tokens, document.documentNumber.at));
  const measures = readMeasures(tokens).filter(
    ({ from }) => !readTokens.has(from) && !isNamedNumber(text, tokens, from) && !isTerm(tokens, from),
  );
  // « une borne de 7 kW », « deux faces »: a size or a manner is a part of the work.
  const counts = measures.filter((measure) => measure.kind !== "quantity" || measure.unit !== "other");
  const measuredTokens = tokenMarks(tokens, counts);
  const people = readPeople(text, tokens, (index) => readTokens.has(index) || measuredTokens.has(index));
  for (const person of people.spans) readTokens.add(person);
  const nameEnds = people.spans.map(({ to }) => tokenAt(tokens, to - 1).end);
  const town = readTown(text, nameEnds);
  if (town.city) readTokens.add(tokensAt(tokens, town.city.at));
  const howOften = recurrenceSpan(tokens);
  if (howOften) readTokens.add(howOften);
  const percents = readPercents(tokens, measures);
  for (const percent of percents) readTokens.add(percent);
  const words = { text, tokens, isTaken: readTokens.has, isInMeasure: measuredTokens.has };
  const work = readWork(words, measures, percents, context.pending?.about === "duration");
  const { amounts, description } = withPlaceApart(text, work);
  return {
    ...contacts,
    ...(projectName && { projectName }),
    ...document,
    ...people.slots,
    ...town,
    ...addresses.slots,
    ...readStartAndEnd(tokens, dates, context.pending?.about === "startDate"),
    ...(amounts.lines || amounts.hours || amounts.days ? {} : readNamedDurations(tokens, measures)),
    ...amounts,
    ...(recursInPart(
      tokens,
      (amounts.lines ?? []).map(({ value }) => value.label),
    )
      ? {}
      : { ...recurrenceOfPrices(measures), ...readRecurrence(tokens) }),
    ...readPeriod(tokens, context.today, allDates),
    ...description,
    ...(text.length < LONGEST_NAME_ANSWER && readNamedField(text, tokens)),
  };
}

// « Gîte des Trois Fontaines », « Aux Deux Épis »: a number in a name counts nothing.
function isNamedNumber(text: string, tokens: readonly Token[], index: number): boolean {
  const [number, noun] = [tokens[index], tokens[index + 1]];
  if (index === 0 || number?.kind !== "word" || noun?.kind !== "word" || tokenAt(tokens, index - 1).kind === "line")
    return false;
  const isCapital = (token: Token) => /^\p{Lu}\p{Ll}/u.test(text.slice(token.start, token.end));
  return isCapital(number) && isCapital(noun);
}

// « valable 30 jours », « payable à 30 jours »: a term of the document, and no work.
function isTerm(tokens: readonly Token[], index: number): boolean {
  return OF_TERM.test(wordsBetween(tokens, Math.max(0, index - 3), index));
}

const OF_TERM =
  /(?:^| )(?:valables?|validite|payables?|paiement|reglement|reglables?)(?: (?:pendant|de|a|sous|:|sur))*$/;

type TokenMarks = { has: (index: number) => boolean; add: (span: Span) => void };

// Marks on the tokens of a text, at first on those of these spans.
function tokenMarks(tokens: readonly Token[], spans: readonly Span[]): TokenMarks {
  const marks = new Uint8Array(tokens.length);
  const add = ({ from, to }: Span) => {
    marks.fill(1, from, to);
  };
  spans.forEach(add);
  return { has: (index) => marks[index] === 1, add };
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
