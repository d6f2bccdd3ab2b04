import type { Civility } from "../../customers/customer.ts";
import type { InvoiceDoubt } from "../../invoices/invoice-doubts.ts";
import type { ProposedRow } from "../../projects/proposed-rows.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import type { ToldAcceptance } from "../actions/answers/told-acceptance.ts";
import type { FlowRules } from "../flows/flow-declaration.ts";
import type { QuestionName } from "../understanding.ts";
import type {
  AssistantDocument,
  AssistantProject,
  AssistantTask,
  FoundCustomer,
  FoundProject,
  KnownSeller,
} from "./assistant-project.ts";
import type { EffectName, Effects } from "./effect.ts";
import type { CardRow, FormField, PastedSection } from "./message.ts";
import type { SaidBill } from "./said-bill.ts";
import type { SaidQuote } from "./said-quote.ts";
import type { SaidWork } from "./said-work.ts";
import type { AnyStepOf, EffectEndOf, FlowOf, MoveOf, PendingOf, ScriptOf, StateOf, StepOf, TurnOf } from "./world.ts";

// Établi's conversations: the types of the engine, filled with our facts, effects and rules.

/** The lines among which it was asked which one is meant, and for each the sentence that means it alone. */
export type AskedLine = { labels: string[]; orders: string[] };

/** The price that was said of a line that counts several things, when it was asked whether it is that of each. */
export type AskedPrice = { rowId: string; euros: number; isWithVat: boolean };

/** What the user has answered so far (docs/specification.md#data). */
export type Answers = {
  projectMode?: "existing" | "new";
  projectName?: string;
  projectDescription?: string;
  company?: string;
  customerKind?: "company" | "person";
  /** How a private person is named while their first name is not known: « Mme Lefèvre ». */
  civility?: Civility;
  firstName?: string;
  lastName?: string;
  /** They were said to be somebody else than a known customer of that name. */
  isNewCustomer?: true;
  /** The known customer whom a new project is for, once that was asked or is sure. */
  customerId?: string;
  /** The address of a new customer, in France: its number and way, its postal code and its town. */
  street?: string;
  postalCode?: string;
  city?: string;
  /** The digits of the customer's SIREN or SIRET. */
  siren?: string;
  email?: string;
  phone?: string;
  recurrence?: "single" | "recurring";
  startDate?: CalendarDate;
  endDate?: CalendarDate;
  durationHours?: number;
  durationRate?: number;
  /** What the order said of the duration and of the price. It is said back before it is saved. */
  durationSaid?: SaidWork;
  /** The price of the day that was said without its days, in euros: the days that are asked for then cost it. */
  dayRateSaid?: number;
  /** The priced lines that were said, as typed. They are written once the card that shows them is confirmed. */
  quoteSaid?: SaidQuote;
  /** The deposit at the order, as the card shows it: « 30 % », « 500 € ». */
  depositSaid?: string;
  /** The order said that the works are in a home of more than two years. */
  isOldHome?: true;
  /** The standard rate was said beside the card, or is the answer to its question about the home. */
  isHomeRateSaid?: true;
  /** The lines without a price on the card are given for nothing, as the person said. */
  areFreeLinesMeant?: true;
  /** The titles that stand above its lines on the quote. The card does not show them. */
  sectionsSaid?: PastedSection[];
  quoteConfirmed?: true;
  /** Which line of the card is meant: it was asked just before. */
  askedLine?: AskedLine;
  /** Whether a price is that of each thing or of all: it was asked just before. */
  askedPrice?: AskedPrice;
  /** The card that waits while the project of these words is looked for: its lines were said to be for it. */
  waitingCard?: { fields: FormField[]; rows: CardRow[]; project: string };
  /** The card before its last change, in words or by hand, which « annule » takes back. */
  cardBefore?: { fields: FormField[]; rows: CardRow[]; answers?: Answers };
  /** The whole order that was said beside the card, while it is asked whether it is for the same quote. */
  askedOrder?: string;
  /** What is to be changed on the quote, as typed. Empty when the card is only opened again. */
  correction?: string;
  /** The order of an invoice, or the answer to its question, told that the customer accepted its quote. */
  acceptanceTold?: ToldAcceptance;
  /** What the order of an invoice, or a sentence before it, said of its price. */
  billSaid?: SaidBill;
  /** What the seller said of their VAT, or what the card asked of it. « later » leaves the regime open. */
  vatRegime?: "standard" | "franchise" | "later";
  sellerName?: string;
  tasksGenerationAttempted?: boolean;
  quotePreference?: boolean;
  tasksStarted?: boolean;
  invoiceConfirm?: boolean;
  /** What the invoice was asked about, and the seller said is right. */
  confirmedDoubts?: InvoiceDoubt[];
};

/**
 * Works that were told with their prices, without an order: as typed, the project of the page, and what was told of
 * them afterwards. `changes`: the sentences that corrected them, as typed, and what these say of the customer
 * and of the days.
 */
export type ToldWork = {
  text: string;
  projectId: string | null;
  later: Answers;
  changes?: { texts: string[]; answers: Answers };
};

/** What a conversation knows. */
export type Facts = {
  answers: Answers;
  project: AssistantProject | null;
  /** What was known of the seller when the flow began. Null when it could not be read: nothing is asked of it then. */
  seller: KnownSeller | null;
  projectMatches: FoundProject[];
  /** The known customers of the name that was said, while it is asked which one is meant. */
  customerMatches?: FoundCustomer[];
  /** The project that the conversation spoke of last, for an order that names none. */
  recentProjectId: string | null;
  /** The project of the page where the flow began. It is not always the one that the flow is about. */
  begunOnProjectId?: string | null;
  /** The flow of a card that was given up: « reviens » takes it up. */
  droppedCard?: FlowState;
  /** Another flow that was ordered meanwhile, in the words of the order: the next message may ask for it. */
  meanwhileOrder?: string;
  /** Held until the order that follows. Whatever begins a flow ends them. */
  toldWork?: ToldWork;
  tasks: AssistantTask[];
  hadTasks: boolean;
  requireQuote: boolean;
  /** Whether work has started. Null while unknown. */
  tasksStarted: boolean | null;
  latestQuote: AssistantDocument | null;
  latestInvoice: AssistantDocument | null;
  /** What the invoice was said to come to, before it was issued. */
  invoiceTotals: { label: string; value: string }[];
  /** What was to be paid of it then: « 120,00 € TTC ». */
  invoiceSum?: string;
  /** The same in cents. */
  invoiceCents?: number;
  /** The form being saved, as filled. It is shown again when saving fails. */
  form: FormField[];
  /** The proposed tasks being kept, as ticked. They are shown again when saving fails. */
  proposedRows: ProposedRow[];
  /** Prerequisites already inserted, so that none is inserted twice. */
  inserted: string[];
};

type Conversations = { facts: Facts; effects: Effects; rules: FlowRules; questions: QuestionName };

/** The state of a conversation's flow: plain data, saved with the conversation. */
export type FlowState = StateOf<Conversations>;

/** The state while a question is pending. */
export type AskedState = FlowState & { pending: PendingOf<Conversations> };

/** A flow as the engine plays it. */
export type Flow = FlowOf<Conversations>;

/** A step, with the names of its effects. */
export type Step<Runs extends EffectName = never> = StepOf<Conversations, Runs>;

/** A step with any effects. */
export type AnyStep = AnyStepOf<Conversations>;

/** What a step does next, with the names of the effects it may run. */
export type Move<Runs extends EffectName = never> = MoveOf<Conversations, Runs>;

/** The result of a transition. */
export type Turn = TurnOf<Conversations>;

/** An effect that ended, and how. */
export type EffectEnd<Name extends EffectName = EffectName> = EffectEndOf<Conversations, Name>;

/** All flows and steps, for the engine. */
export type Script = ScriptOf<Conversations>;

/** No flow and no question. */
export const IDLE: FlowState = {
  activeFlow: null,
  queue: [],
  pending: null,
  running: null,
  answers: {},
  project: null,
  seller: null,
  projectMatches: [],
  recentProjectId: null,
  tasks: [],
  hadTasks: false,
  requireQuote: true,
  tasksStarted: null,
  latestQuote: null,
  latestInvoice: null,
  invoiceTotals: [],
  form: [],
  proposedRows: [],
  inserted: [],
};
