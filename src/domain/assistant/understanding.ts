import { INVOICE_DOUBTS } from "../invoices/invoice-doubts.ts";
import type { DepositKind } from "../lines/deposit.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import type { FlowName } from "./flows/all-flows.ts";

// What a typed text means, and the questions that it may answer. `understand.ts` fills these types.

/**
 * Every question that a step asks, by what it is about. The name of an answer is the name of its question. Questions
 * about a card bear the name of the field that waits, or « card ».
 */
export const QUESTION_NAMES = [
  "projectMode",
  "projectName",
  "match",
  "same",
  "knownCustomer",
  "company",
  "firstName",
  "lastName",
  "email",
  "recurrence",
  "startDate",
  "description",
  "proposedTasks",
  "duration",
  "checklist",
  "card",
  "recap",
  "quoteDone",
  "vatRegime",
  "sellerName",
  "quotePreference",
  "acceptance",
  "tasksStarted",
  "company_incomplete",
  "customer_incomplete",
  "vat_reason_missing",
  ...INVOICE_DOUBTS,
  "iban",
  "invoiceConfirm",
] as const;

/** One of them. */
export type QuestionName = (typeof QUESTION_NAMES)[number];

/** The question of this name, or null. */
export function questionNamed(name: unknown): QuestionName | null {
  return QUESTION_NAMES.find((question) => question === name) ?? null;
}

/** The questions that a yes or a no answers, however it is said. */
export const YES_NO_QUESTIONS: ReadonlySet<QuestionName> = new Set([
  "quotePreference",
  "tasksStarted",
  "invoiceConfirm",
]);

/** The values that say how long the work takes, or what it costs. */
export const DURATION_SLOTS = ["hours", "days", "weeks", "rate", "dayRate", "flatPriceEuros", "lines"] as const;

/** A value read in a text, and its place: the indexes of its first character and of the one after its last. */
export type Slot<T> = { value: T; at: [start: number, end: number] };

/** The units of a line that is said. « flat » is one price for the whole (« forfait »). */
export type SaidUnit = "h" | "day" | "m2" | "m" | "m3" | "kg" | "t" | "km" | "stere" | "l" | "piece" | "flat" | "month";

/** A work priced by quantity, as said. Money in euros as typed: it becomes cents where lines are made. */
export type SaidLine = {
  label: string;
  quantity: number;
  unit: SaidUnit;
  unitPriceEuros: number | null;
  vatPercent?: number;
  /** The price has VAT in it, unlike that of another line. When all have, `includesVat` says it. */
  isWithVat?: true;
  /** Offered beside the others: it counts in no total. */
  isOption?: true;
  /** The name of the work that the line is a part of, at its price. Empty when it has none. */
  partOf?: string;
};

/** A deposit that is asked for at the order: a share of the total, or euros with VAT. */
export type SaidDeposit = { kind: DepositKind } & ({ percent: number } | { euros: number });

/** What a question is about. */
export type QuestionTopic =
  | "money_due"
  | "invoiced"
  | "quotes_waiting"
  | "late_invoices"
  | "hours"
  | "tasks"
  | "planning"
  | "customer"
  | "project"
  | "document"
  | "margin"
  | "vat"
  | "legal"
  | "help"
  | "other";

/** Every value that a text may say, by name. Only what the text really says is there. */
type SlotValues = {
  projectName: string;
  description: string;
  company: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** The number and the way of the customer's address, in France. */
  street: string;
  postalCode: string;
  /** The town of the customer, in France. */
  city: string;
  /** Where the work is, when that is said apart from the customer's address. */
  site: string;
  customerKind: "company" | "person";
  recurrence: "single" | "recurring";
  startDate: CalendarDate;
  endDate: CalendarDate;
  hours: number;
  days: number;
  weeks: number;
  /** Euros for an hour. */
  rate: number;
  /** Euros for a day. */
  dayRate: number;
  /** One price for the whole, in euros. */
  flatPriceEuros: number;
  includesVat: true;
  /** Several prices of which one could not be read: none is given, and the person is told. */
  hasUnreadPrices: true;
  /** What is sure of such a text, its doubtful lines without price, and the words that were not understood. */
  doubtfulLines: { lines: SaidLine[]; words: string[] };
  /** Works that are named among priced ones, without price and without quantity: no line is made of them. */
  leftOutWorks: string[];
  vatPercent: number;
  discountPercent: number;
  deposit: SaidDeposit;
  yes: boolean;
  mode: "existing" | "new";
  documentNumber: string;
  periodFrom: CalendarDate;
  periodTo: CalendarDate;
  /** For a question its topic, for a correction the field to change. */
  about: string;
};

/** The values read in a text, each with its place. */
export type Slots = { [Name in keyof SlotValues]?: Slot<SlotValues[Name]> } & { lines?: Slot<SaidLine>[] };

/** What a text does. */
export type Act =
  | "order"
  | "answer"
  | "correction"
  | "back"
  | "skip"
  | "non_answer"
  | "question"
  | "cancel"
  | "statement"
  | "greeting"
  | "thanks"
  | "unclear";

/** What an order asks for, when it starts no flow. */
export type OtherIntent =
  | "credit_note"
  | "open"
  | "send"
  | "remind"
  | "mark_paid"
  | "add_hours"
  | "move_date"
  | "change";

/** What an order asks for. */
export type Intent = FlowName | OtherIntent;

/**
 * What a text means. `intent` is set for an order, for a forbidden order (`isNegated`), and for a lone noun (act
 * « unclear »). `confidence` goes from 0 to 1.
 */
export type Understanding = {
  act: Act;
  intent: Intent | null;
  isNegated: boolean;
  isCancellation: boolean;
  confidence: number;
  slots: Slots;
};

/** Where a text is typed: the day, the flow that runs, and the question that waits. */
export type UnderstandContext = {
  today: CalendarDate;
  activeFlow: FlowName | null;
  pending: { step: string; about: QuestionName } | null;
};
