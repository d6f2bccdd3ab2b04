import { hashOfWord } from "#domain/assistant/spans/span-features.ts";
import { trainedWeights } from "#domain/assistant/spans/weights.ts";
import { ANSWERED_MAIL, FOR_MAILS, PROPOSED, SAID_INVOICE } from "#test/given-values.ts";
import type { Read } from "#test/linear-reading.ts";
import { isLinear, readersOf, repeatPiece } from "#test/linear-reading.ts";
import { OFFICE_VALUES } from "#test/office-values.ts";
import fc from "fast-check";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { verbKinds } from "../assistant/acts/lexicon.ts";
import type { FlowState } from "../assistant/conversation/flow.ts";
import { IDLE } from "../assistant/conversation/flow.ts";
import { readMessage } from "../assistant/converse.ts";
import { ALL_FLOWS } from "../assistant/flows/all-flows.ts";
import { quoteFlow } from "../assistant/flows/quote.flow.ts";
import { legalForm } from "../assistant/legal/legal-form.ts";
import { flowOf, SCRIPT } from "../assistant/script.ts";
import { understand } from "../assistant/understand.ts";
import type { QuestionName } from "../assistant/understanding.ts";
import { clausesOf } from "../assistant/words/clauses.ts";
import { tokensOf } from "../assistant/words/tokens.ts";
import { ALL_WORKS } from "../catalog/trades/all-trades.ts";
import { NO_TERMS } from "../lines/terms.ts";
import { MAIL_PROVIDERS } from "../mail/mail-providers.ts";
import { ANSWER_SIGNS } from "../mail/recognition/answer-signs.ts";
import { OTHER_SIGNS } from "../mail/recognition/other-signs.ts";
import { WORK_SIGNS } from "../mail/recognition/work-signs.ts";
import { wordsWithin } from "./text/typing-errors.ts";

// Each function of the domain that reads a text reads 12,000 hostile characters of each kind, and 100,000 mixed ones.

const DOMAIN = join(import.meta.dirname, "..");
const LENGTH = 100_000;
/** Half of what a single function reads: an answer is read by many of them, each of which is tried alone. */
const ANSWER_LENGTH = 6_000;
const TODAY = "2026-11-21";

/** Values for the other parameters of these functions, by their written type. */
const GIVEN: Record<string, unknown> = {
  TemplateValues: {},
  LineChange: { kind: "price", label: "pose", text: "la pose c'est 50 €" },
  "readonly HistoryMessage[]": [{ role: "assistant", type: "pdf", next: { href: `/etape/${"0".repeat(36)}/quote` } }],
  "readonly M[]": [{ id: "m1", role: "assistant", answer_to: "q1" }],
  '"quote" | "invoice"': "quote",
  ...OFFICE_VALUES,
  CardRegime: "asked",
  "AskedPrice | undefined": undefined,
  CardPerson: { civility: "mme", firstName: "Sophie", lastName: "Delorme" },
  AssistantMessage: legalForm(["siren", "address.line1", "address.postal_code", "address.city"], ""),
  CalendarDate: TODAY,
  Period: { from: "2026-01-01", to: TODAY },
  "CalendarDate | null": TODAY,
  "QuestionName | null": null,
  "ReadingWeights | null": trainedWeights(),
  "(token: Token) => number": hashOfWord,
  number: 1,
  "number | null": 1,
  FlowState: IDLE,
  Flow: flowOf(quoteFlow),
  "readonly FlowDeclaration[]": ALL_FLOWS,
  "readonly CardRow[]": [
    { id: "line-1", label: "Pose", quantity: "6", unit: "h", unitPrice: "52", vatBasisPoints: 1000, vatReason: null },
  ],
  Context: { today: TODAY, project: null },
  AssistantProject: {
    id: "p1",
    name: "Bain",
    start_date: TODAY,
    client_info: { company: "Roux", first_name: "", last_name: "", email: "" },
    project_recurrence: "single",
    estimation_description: "",
    estimation_hours: null,
    estimation_rate: null,
  },
  DaySpan: { firstDay: TODAY, lastDay: TODAY },
  AskedState: { ...IDLE, pending: { step: "collect-core", about: "company", message: { type: "text", content: "" } } },
  'AskedState["pending"]': { step: "generate-tasks", about: "proposedTasks", message: PROPOSED },
  "readonly ProposedRow[]": PROPOSED.tasks,
  "readonly ListRow[]": PROPOSED.tasks,
  BounceOutcome: "failed",
  Recipients: { to: [], cc: [] },
  Receptions: { "claire@roux.fr": "taken" },
  "readonly Rejection[]": [{ address: "claire@roux.fr", isForGood: true }],
  DraftKind: "reply",
  ...FOR_MAILS,
  "AnsweredMail | null": ANSWERED_MAIL,
  ProposedWorks: { works: ["Pose de carrelage"], tasks: PROPOSED.tasks },
  "readonly number[]": [12],
  "readonly Clause[]": clausesOf("non, le prénom c'est Jean"),
  "ReadonlySet<VerbKind>": verbKinds("fais"),
  WordVariants: wordsWithin(["facture"]),
  "readonly Sign[]": [WORK_SIGNS, ANSWER_SIGNS, OTHER_SIGNS].flatMap((signs) => Object.values(signs).flat()),
  "ReadonlySet<string>": new Set(["taux"]),
  "readonly ChosenWork[]": [],
  "readonly Order[]": [],
  Order: { clause: 0, at: 0, operation: "put", from: 1, head: 1, end: 2 },
  Slots: { lastName: { value: "Roux", at: [0, 10_000] } },
  "readonly (Slot<unknown> | undefined)[]": [undefined, { value: "12", at: [0, 4] }],
  "(facts: Facts) => AssistantDocument | null": () => null,
  DocumentWords: {},
  "WaitingCounts | null": { late: 1, finished: 1, unanswered: 1 },
  "readonly Token[]": tokensOf("c'est Mme Anne Le Bris, au 12 h à 48 €"),
  "Token | undefined": tokensOf("Anne")[0],
  "(index: number) => boolean": () => false,
  NameField: "company",
  QuestionName: "email",
  Understanding: understand("je ne sais pas", { today: TODAY, activeFlow: "quote", pending: null }),
  DateSide: "past",
  UnderstandContext: { today: TODAY, activeFlow: null, pending: null },
  Answers: {},
  Code: "some_code",
  Date: new Date("2026-11-21T12:00:00Z"),
  Role: "worker",
  Right: "read",
  "{ right: Right; holdsAmounts: boolean }": { right: "read", holdsAmounts: true },
  LegalCode: "company_incomplete",
  InvoiceDoubt: "service_date_unknown",
  "AssistantProject | null": null,
  "ReadonlySet<number>": new Set([12_000]),
  'CreditRefusal["code"]': "credit_of_zero",
  SaidLines: {
    projectId: "p1",
    projectName: "Atelier",
    customerName: "Roux",
    lines: [{ id: "1", label: "Pose", isSection: false }],
  },
  SaidInvoice: SAID_INVOICE,
  SaidCredit: { ...SAID_INVOICE, isTaxed: true, labels: ["Pose"] },
  SaidScope: { kind: "named", name: "roux", is_known: false },
  boolean: true,
  MailProvider: MAIL_PROVIDERS[0],
  "MailProvider | null": null,
  "readonly Member[]": [],
  "readonly Line[]": [],
  "VatRegime | null": null,
  Payment: { id: "1", documentId: "1", receivedOn: TODAY, amountCents: 1, reverses: null },
  "{ isReversed: boolean; paidCents: number; today: CalendarDate }": { isReversed: false, paidCents: 1, today: TODAY },
  PricedLines: { lines: [], terms: NO_TERMS },
  "readonly FormField[]": [],
  "FormField[]": [],
  "CardRow[]": [],
  QuoteCard: { type: "quote_card", content: "", fields: [], rows: [], submit: "" },
  "readonly WorkTemplate[]": ALL_WORKS,
  "readonly Word[]": [],
  Reading: { words: [], clauses: [], measures: [] },
};

const PIECES = [
  "a",
  "A",
  "é",
  "1",
  " ",
  "\n",
  "\t",
  "\u00A0",
  "-",
  "/",
  ".",
  ",",
  ";",
  ":",
  "=",
  "@",
  "«",
  "»",
  '"',
  "'",
  "’",
  "(",
  "[",
  "]",
  "h",
  "€",
  "\\",
  "\u0301",
  "\u0323",
  "\u0301\u0323",
  "e\u0301\u0323",
  "한",
  "😀",
  "\uD83D",
  "œ",
  "1 ",
  "1a",
  "a ",
  "ne ",
  "n'",
  "un ",
  "une",
  "3 radiateurs ",
  "m² ",
  "25 m",
  "projet ",
  "projet : ",
  "projet - ",
  "client : a, ",
  "taux = 45 €/h;",
  "x@x.",
  "a.a.",
  " @",
  "« a",
  "facture ",
  "combien ",
  "1h",
  "1.",
  "Version/ ",
  "12/",
  "dans 2 ",
];
const hostile = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 })
  .map((pieces) => repeatPiece(pieces.join(""), LENGTH));

/** It writes a pattern from the code's own pieces, and reads nobody's text. */
const NO_READER = "sign";

const readers = readdirSync(DOMAIN, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .flatMap((name) => readersOf(name, readFileSync(join(DOMAIN, name), "utf8")))
  .filter(({ name }) => name !== NO_READER);

function expectLinear(label: string, text: string, read: Read): void {
  expect(isLinear(text, read), `${label} of ${JSON.stringify(text.slice(0, 20))}…`).toBe(true);
}

function expectLinearReader(name: string, read: Read): void {
  const holds = (text: string) => expectLinear(name, text, read);
  // One text has another start, the next one another end, at which what was read may be read again.
  PIECES.forEach((piece, at) => holds(at % 2 === 0 ? `a${repeatPiece(piece)}` : `${repeatPiece(piece)}!`));
  // fc.assert would print the whole text.
  const { errorInstance } = fc.check(fc.property(hostile, holds), { numRuns: 2 });
  if (errorInstance) throw errorInstance;
}

test("the domain's functions that read text are all tested", () => {
  expect(readers.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["parseCalendarDate", "proposeFromTemplates", "searchText", "typeset", "understand"]),
  );
});

test.each(readers.map((reader) => [reader.name, reader] as const))(
  "%s reads any text in linear time",
  { timeout: 60_000 },
  async (name, { file, types }) => {
    const unknown = types.filter((type) => !/string/.test(type) && !(type in GIVEN));
    expect(unknown, "types this test gives nothing for: add a value of each to GIVEN").toEqual([]);
    const module = (await import(join(DOMAIN, file))) as Record<string, (...given: unknown[]) => unknown>;
    expectLinearReader(name, (text) =>
      attempt(() => module[name]!(...types.map((type) => (/string/.test(type) ? text : GIVEN[type])))),
    );
  },
);

const STEPS = [...SCRIPT.steps.keys()];
test.each(STEPS)("the answer to the step %s is read in linear time", { timeout: 60_000 }, (name) => {
  const abouts: QuestionName[] = [
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
    "duration",
    "recap",
    "quotePreference",
    "service_date_unknown",
    "buyer_siren_unknown",
  ];
  // Each piece answers one question of a step. From one step to the next it is the next question, so that every piece
  // answers every question in some step.
  const place = STEPS.indexOf(name);
  for (const [question, about] of abouts.entries()) {
    const state: FlowState = {
      ...IDLE,
      activeFlow: "quote",
      queue: [name],
      pending: { step: name, about, message: { type: "text", content: "" } },
    };
    for (const piece of PIECES.filter((_piece, index) => (index + question + place) % abouts.length === 0))
      expectLinear(about, repeatPiece(piece, ANSWER_LENGTH), (text) =>
        attempt(() => readMessage(state, text, { today: TODAY, project: null })),
      );
  }
});

// A step called outside its flow may throw: only its time counts here.
function attempt(work: () => unknown): void {
  try {
    work();
  } catch {}
}
