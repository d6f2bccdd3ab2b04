// What the file of a flow says. It imports nothing, so that the reading of sentences knows the words of the flows.

/** The rules of a flow. Steps read them, and never test which flow is running. */
export type FlowRules = {
  /** The flow always creates a project. It asks for the name only, and ignores the project of the page. */
  createsProject?: boolean;
  /** The flow ticks the tasks that existed before it, not those it has just proposed. */
  ticksEarlierTasksOnly?: boolean;
  /** Prices by quantity that the order says become the lines of the quote, on a card. */
  takesLines?: boolean;
  /** The flow leads to a priced document: a quote that has priced lines needs neither description nor tasks. */
  pricesWork?: boolean;
  /** The flow only reads: a project that is not found is asked for again, and none is created. */
  readsOnly?: boolean;
};

/** The steps that a flow may name. `ALL_STEPS` of `script.ts` has the step of each name. */
export type StepName =
  | "askQuotePreference"
  | "askSeller"
  | "askTasksStarted"
  | "billAgreement"
  | "collectCore"
  | "collectDescription"
  | "collectDuration"
  | "confirmCreation"
  | "confirmInvoice"
  | "generateInvoice"
  | "generateQuote"
  | "generateTasks"
  | "identifyName"
  | "invoiceSummary"
  | "quoteCard"
  | "quoteDone"
  | "quoteSummary"
  | "recap"
  | "reopenCard"
  | "resolveProject"
  | "saveQuoteLines"
  | "syncChecklist"
  | "tasksSummary";

/**
 * A flow: what it does, and how it is ordered, offered and explained. `nouns` are the words that order it, without
 * accents, with a space between them. `question` is the answer to a noun alone. `chip` is the text of its button, shown
 * by `place`. `help` completes the sentence « Je peux … ».
 */
export type FlowDeclaration = FlowRules & {
  name: string;
  nouns: string;
  question: string;
  steps: readonly StepName[];
  chip: { text: string; place: number };
  help: string;
};

/** A flow with its own name as type, so that a fault of what it says is reported in its file. */
export function declareFlow<const Flow extends FlowDeclaration>(flow: Flow): Flow {
  return flow;
}
