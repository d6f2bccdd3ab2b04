import type { Company } from "../company/company.ts";
import type { Customer } from "../customers/customer.ts";
import type { Line } from "../lines/line.ts";
import type { OperationKind } from "../lines/operation.ts";
import { operationKindOf } from "../lines/operation.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { formatDate } from "../shared/french-format.ts";
import { typeset } from "../shared/text/typeset.ts";
import type { DocumentKind } from "./document-kind.ts";
import type { FactView } from "./document-view.ts";

/**
 * The project as a document keeps it, to print the same words for ever. A document made before a field existed lacks
 * it, and the oldest keep nothing: each is optional.
 */
export type KeptProject = {
  name?: string;
  startDate?: CalendarDate | null;
  endDate?: CalendarDate | null;
};

/** What a document drawn up today keeps of a project. */
type ProjectFacts = Required<KeptProject>;

/** What a document drawn up today keeps of a project, and nothing else of it. */
export function keptProject({ name, startDate, endDate }: ProjectFacts): ProjectFacts {
  return { name, startDate, endDate };
}

/** What a fact is read from: the document with its project and its parties as they were when it was drawn up. */
export type FactSource = {
  project?: KeptProject;
  /** What the document is about: the project's name. */
  subject?: string;
  /** They say whether goods are delivered or a service is done. */
  lines?: readonly Line[];
  seller: Company;
  buyer: Customer;
  /** The version of a quote: its versions bear one number. */
  version?: number;
  /** True when the customer was given an earlier version. Quotes drawn up before this was kept lack it. */
  isRevision?: boolean;
  /** What the version is called. Quotes drawn up before this was kept print their version. */
  edition?: number;
  number?: string;
  /** Of a change order: the day of the quote that was accepted. */
  amends?: { quotedOn: CalendarDate };
  /** The day the document bears. */
  date: CalendarDate;
  validUntil?: CalendarDate;
  startsOn?: CalendarDate | null;
  servicedOn?: CalendarDate | null;
  dueOn?: CalendarDate;
  quoteNumber?: string | null;
  /** The invoice that a credit note credits. */
  refersTo?: { number: string; issuedOn: CalendarDate } | null;
};

/** Where a fact is said: in the head of a kind of document, in a note of the invoice's XML (« label : value »). */
export type FactPlace = DocumentKind | "xml-note";

/** One fact of a document's head. `value` gives French text; nothing is said where it is empty. */
export type PrintedFact = {
  label: string;
  value: (source: FactSource) => string;
  places: readonly FactPlace[];
};

// What the day of an invoice is called, by what it sells.
const WORK_DAY_LABELS = {
  B: "Livré le",
  S: "Prestation réalisée le",
  M: "Livraison ou prestation le",
} satisfies Partial<Record<OperationKind, string>>;

/** The day of the work among the facts that an invoice prints, or null. */
export function workDayFact(facts: readonly FactView[]): FactView | null {
  const labels: readonly string[] = Object.values(WORK_DAY_LABELS);
  return facts.find(({ label }) => labels.includes(label)) ?? null;
}

const TO_BE_AGREED = "à convenir";

/**
 * Every fact printed in the head of documents, in its order. Declared here, it is on the page, the PDF and the preview;
 * the XML says it in a note, unless an element of the standard does (BT-2, BT-72, BT-9, BT-14, BT-25 below).
 */
export const PRINTED_FACTS: readonly PrintedFact[] = [
  // Page and PDF print it under their title. BT-11 is for a reference that the buyer's software knows, not for a name.
  { label: "Objet", value: ({ subject }) => subject ?? "", places: ["xml-note"] },
  { label: "Au devis", value: amendedQuote, places: ["quote"] },
  { label: "Version", value: (source) => (source.amends ? "" : revision(source)), places: ["quote"] },
  // A change order is one of the versions of its quote, and has a rank of its own.
  { label: "Version du devis", value: (source) => (source.amends ? revision(source) : ""), places: ["quote"] },
  { label: "Date", value: ({ date }) => formatDate(date), places: ["quote", "invoice"] },
  { label: "Valable jusqu'au", value: ({ validUntil }) => day(validUntil), places: ["quote"] },
  // A quote says when the work begins (C. conso L111-1): a day that nobody chose is agreed on later. Work that began
  // before its quote is not planned any more: what is printed stays true.
  { label: "Début prévu", value: plannedStart, places: ["quote"] },
  { label: "Début", value: ({ startsOn, date }) => (hasBegun(startsOn, date) ? day(startsOn) : ""), places: ["quote"] },
  // With the start it says how long the work lasts (C. conso L111-1 3°).
  { label: "Fin prévue", value: plannedEnd, places: ["quote"] },
  { label: "Fin", value: pastEnd, places: ["quote"] },
  { label: WORK_DAY_LABELS.B, value: dayOf("B"), places: ["invoice"] },
  { label: WORK_DAY_LABELS.S, value: dayOf("S"), places: ["invoice"] },
  { label: WORK_DAY_LABELS.M, value: dayOf("M"), places: ["invoice"] },
  // An invoice of before the end says when it is expected; one of after says when it was.
  { label: "Livraison prévue le", value: expectedDayOf("B"), places: ["invoice", "xml-note"] },
  { label: "Fin prévue", value: expectedDayOf("S", "M"), places: ["invoice", "xml-note"] },
  // A credit note asks for nothing: it has a due date for the XML alone (BR-CO-25).
  { label: "Échéance", value: ({ dueOn, refersTo }) => (refersTo ? "" : day(dueOn)), places: ["invoice"] },
  { label: "Devis", value: ({ quoteNumber }) => quoteNumber ?? "", places: ["invoice"] },
  { label: "Avoir sur la facture", value: ({ refersTo }) => invoiceReference(refersTo), places: ["invoice"] },
];

/** The facts said in one place, in order, without those that have nothing to say. */
export function printedFacts(source: FactSource, place: FactPlace, facts = PRINTED_FACTS): FactView[] {
  return facts
    .filter(({ places }) => places.includes(place))
    .map(({ label, value }) => ({ label, value: typeset(value(source)) }))
    .filter(({ value }) => value !== "");
}

// The first version that reaches a customer bears no number, whatever was drawn up before it.
function revision({ version = 1, isRevision = version > 1, edition = version }: FactSource): string {
  return isRevision ? String(edition) : "";
}

// All versions of a quote bear its number.
function amendedQuote({ amends, number = "" }: FactSource): string {
  return amends ? `${number} du ${formatDate(amends.quotedOn)}` : "";
}

function day(date: CalendarDate | null | undefined): string {
  return date ? formatDate(date) : "";
}

function hasBegun(startsOn: CalendarDate | null | undefined, date: CalendarDate): boolean {
  return Boolean(startsOn) && (startsOn ?? "") < date;
}

// The day of what an invoice sells, where it sells that (CGI ann. II 242 nonies A I 10°).
function dayOf(operation: OperationKind): PrintedFact["value"] {
  return ({ lines = [], servicedOn }) => (operationKindOf(lines) === operation ? day(servicedOn) : "");
}

function expectedDayOf(...operations: OperationKind[]): PrintedFact["value"] {
  return (source) => (operations.includes(operationKindOf(source.lines ?? [])) ? expectedEnd(source) : "");
}

// Goods alone are delivered: no work begins.
function plannedStart({ startsOn, date, lines = [] }: FactSource): string {
  if (hasBegun(startsOn, date)) return "";
  if (startsOn === null) return operationKindOf(lines) === "B" ? "" : TO_BE_AGREED;
  return day(startsOn);
}

/** The day on which a quote says that its work will end, as it is printed; empty for none, or one that is over. */
export function plannedEnd({ project, date }: Pick<FactSource, "project" | "date">): string {
  const endDate = project?.endDate;
  return endDate && endDate >= date ? formatDate(endDate) : "";
}

// Work that began and ended before its quote: both days are said.
function pastEnd({ startsOn, project, date }: FactSource): string {
  const endDate = project?.endDate;
  return hasBegun(startsOn, date) && endDate && endDate < date ? formatDate(endDate) : "";
}

function expectedEnd({ servicedOn, project, date, refersTo }: FactSource): string {
  const endDate = project?.endDate;
  return !refersTo && !servicedOn && endDate && endDate > date ? formatDate(endDate) : "";
}

function invoiceReference(invoice: FactSource["refersTo"]): string {
  return invoice ? `${invoice.number} du ${formatDate(invoice.issuedOn)}` : "";
}
