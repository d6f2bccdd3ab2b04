import fc from "fast-check";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { phrasesOf } from "../customers/masking/name-phrases.ts";
import { NO_TERMS } from "../lines/terms.ts";
import { verbKinds } from "../assistant/acts/lexicon.ts";
import { ALL_WORKS } from "../catalog/trades/all-trades.ts";
import { wordsWithin } from "./typing-errors.ts";
import { clausesOf } from "../assistant/acts/words.ts";
import { tokensOf } from "../assistant/slots/tokens.ts";
import { readMessage } from "../assistant/converse.ts";
import type { FlowState } from "../assistant/flow.ts";
import { IDLE } from "../assistant/flow.ts";
import { ALL_FLOWS, SCRIPT } from "../assistant/flows/all-flows.ts";
import { quoteFlow } from "../assistant/flows/quote.flow.ts";

// Reading a text takes time proportional to its length. The functions of the domain that read a text are found in its
// source. Each one reads 20,000 hostile characters of each kind, and 100,000 of mixed kinds. It is linear when it takes
// less than 50 ms, or less than three times what half the text takes: a quadratic reader takes four times as long.

const DOMAIN = join(import.meta.dirname, "..");
const LENGTH = 100_000;
const PIECE_LENGTH = 20_000;
const LIMIT_MS = 50;
const FEWEST_ROUNDS = 3;
const ROUNDS = 10;
const TODAY = "2026-11-21";

/** Values for the other parameters of these functions, by their written type. */
const GIVEN: Record<string, unknown> = {
  CalendarDate: TODAY,
  "CalendarDate | null": TODAY,
  number: 1,
  "number | null": 1,
  FlowState: IDLE,
  Flow: quoteFlow,
  "readonly Flow[]": ALL_FLOWS,
  "readonly CardRow[]": [
    { id: "line-1", label: "Pose", quantity: "6", unit: "h", unitPrice: "52", vat: "1000", vatReason: "" },
  ],
  Context: { today: TODAY, project: null },
  AskedState: { ...IDLE, pending: { step: "collect-core", about: "company", message: { type: "text", content: "" } } },
  "readonly Clause[]": clausesOf("non, le prénom c'est Jean"),
  "ReadonlySet<VerbKind>": verbKinds("fais"),
  "readonly NamePhrase[]": phrasesOf([{ companyName: "Roux & Fils", firstName: "a", lastName: "a a" }]),
  WordVariants: wordsWithin(["facture"]),
  "ReadonlySet<string>": new Set(["taux"]),
  "readonly ChosenWork[]": [],
  Slots: { lastName: { value: "Roux", at: [0, 10_000] } },
  "WaitingCounts | null": { late: 1, finished: 1, unanswered: 1 },
  "readonly Token[]": tokensOf("c'est Mme Anne Le Bris, au 12 h à 48 €"),
  "(index: number) => boolean": () => false,
  NameField: "company",
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
  SaidInvoice: {
    projectId: "1",
    projectName: "Mur",
    customerName: "Roux",
    number: "F2026-0001",
    dueCents: 1,
    paidCents: 0,
    restCents: 1,
  },
  SaidScope: { kind: "named", name: "roux", is_known: false },
  boolean: true,
  "readonly Member[]": [],
  "readonly Line[]": [],
  "VatRegime | null": null,
  Payment: { id: "1", documentId: "1", receivedOn: TODAY, amountCents: 1, reverses: null },
  "{ isReversed: boolean; paidCents: number; today: CalendarDate }": { isReversed: false, paidCents: 1, today: TODAY },
  Priced: { lines: [], terms: NO_TERMS },
  "readonly FormField[]": [],
  "FormField[]": [],
  "CardRow[]": [],
  QuoteCard: { type: "quote", content: "", fields: [], rows: [], submit: "" },
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

function repeatPiece(piece: string, length = PIECE_LENGTH): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

/** A function of the domain with text parameters, and the written types of all its parameters. */
type Reader = { name: string; file: string; types: string[] };

function readersOf(file: string, text: string): Reader[] {
  const functions = parseSync(file, text).program.body.flatMap((line) =>
    line.type === "ExportNamedDeclaration" && line.declaration?.type === "FunctionDeclaration"
      ? [line.declaration]
      : [],
  );
  const textParameters = functions.map(({ id, params }) => ({
    name: id!.name,
    file,
    types: params.map((param) =>
      text
        .slice(param.start, param.end)
        .replace(/^[^:]*: */, "")
        .replace(/ = .*$/, ""),
    ),
  }));
  return textParameters.filter(({ types }) => types.some((type) => /^(readonly )?string(\[\])?$/.test(type)));
}

const readers = readdirSync(DOMAIN, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .flatMap((name) => readersOf(name, readFileSync(join(DOMAIN, name), "utf8")));

type Read = (text: string) => unknown;

function msOf(work: () => unknown): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

// Other programs and the collector of memory only add time, so the shortest of several runs is kept, of the text and of
// its half in turn. A reader is called slow only when the shortest runs of all rounds say so.
function isLinear(text: string, read: Read): boolean {
  const half = text.slice(0, text.length / 2);
  let wholeMs = Infinity;
  let halfMs = Infinity;
  for (let round = 1; round <= ROUNDS; round++) {
    wholeMs = Math.min(
      wholeMs,
      msOf(() => read(text)),
    );
    if (wholeMs < LIMIT_MS) return true;
    halfMs = Math.min(
      halfMs,
      msOf(() => read(half)),
    );
    if (round >= FEWEST_ROUNDS && wholeMs < 3 * halfMs) return true;
  }
  return false;
}

function expectLinear(label: string, text: string, read: Read): void {
  expect(isLinear(text, read), `${label} of ${JSON.stringify(text.slice(0, 20))}…`).toBe(true);
}

function expectLinearReader(name: string, read: Read): void {
  const holds = (text: string) => expectLinear(name, text, read);
  for (const piece of PIECES)
    for (const text of [repeatPiece(piece), `a${repeatPiece(piece)}`, `${repeatPiece(piece)}!`]) holds(text);
  // fc.assert would print the whole text.
  const { errorInstance } = fc.check(fc.property(hostile, holds), { numRuns: 20 });
  if (errorInstance) throw errorInstance;
}

test("a reader whose time grows with the square of the text is not linear", () => {
  const spaces = " ".repeat(PIECE_LENGTH);
  expect(isLinear(spaces, (text) => / +!/.test(text))).toBe(false);
  expect(isLinear(spaces, (text) => text.trimEnd())).toBe(true);
});

test("the domain's functions that read text are all tested", () => {
  const source =
    "export function read(text: string, day: CalendarDate, ...more: string[]): null {}\n" +
    "export function sum(count: number) {}\nfunction inner(text: string) {}";
  expect(readersOf("planted.ts", source)).toEqual([
    { name: "read", file: "planted.ts", types: ["string", "CalendarDate", "string[]"] },
  ]);
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
  const abouts = [
    "mode",
    "name",
    "match",
    "same",
    "company",
    "firstName",
    "lastName",
    "email",
    "recurrence",
    "startDate",
    "description",
    "hours",
    "rate",
    "preference",
    "service_date_unknown",
    "buyer_siren_unknown",
  ];
  // Each piece answers every ninth question of a step. From one step to the next the questions change, so that every
  // piece answers every question in some step.
  const place = STEPS.indexOf(name);
  for (const [question, about] of abouts.entries()) {
    const state: FlowState = {
      ...IDLE,
      activeFlow: "quote",
      queue: [name],
      pending: { step: name, about, message: { type: "text", content: "" } },
    };
    for (const piece of PIECES.filter((_piece, index) => (index + question + place) % 9 === 0))
      expectLinear(about, repeatPiece(piece), (text) =>
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
