import { invoice, quote } from "#test/demo-company.ts";
import { BUILDING_CASES } from "#test/mentions/building-cases.ts";
import { CONDITION_CASES } from "#test/mentions/condition-cases.ts";
import type { MentionCase } from "#test/mentions/mention-case.ts";
import {
  MENTIONS,
  missingAlways,
  namedMentions,
  readForMentions,
  saidMentions,
} from "#test/mentions/mention-catalogue.ts";
import { OTHER_CASES } from "#test/mentions/other-cases.ts";
import { CONDITIONS } from "#test/mentions/said-conditions.ts";
import { BUYERS, SELLERS, WORKS } from "#test/mentions/sales.ts";
import { expect, test } from "vitest";
import { withMediator } from "../company/mediator.ts";
import { invoiceView } from "../invoices/invoice-view.ts";
import { withReverseChargeNumber } from "../lines/check-vat.ts";
import { reverseChargedServices, sellsAbroadUnderFranchise } from "../lines/franchise-abroad.ts";
import { linesUnderRegime } from "../lines/lines-under-regime.ts";
import { quoteView } from "../quotes/quote-view.ts";
import type { DocumentView } from "./document-view.ts";

// Every mention of the catalogue is printed when the law wants it, and only then: a row lists those that are due, and
// any other one is a fault too. What is due was read in the law, not in the code.

const MENTION_CASES = [...BUILDING_CASES, ...OTHER_CASES, ...CONDITION_CASES];

const MEDIATED = { mediation: "named", mediator: "CM2C, 49 rue de Ponthieu, 75008 Paris, cm2c.net" } as const;

/** The documents of a sale, with what the server makes of its parties and lines before it prints them. */
function documentsOf({ seller: sellerName, buyer: buyerName, works, days, conditions: conditionsName }: MentionCase) {
  const buyer = BUYERS[buyerName];
  const seller = withMediator(SELLERS[sellerName], MEDIATED, buyer);
  const chosen = linesUnderRegime(WORKS[works], seller.vatRegime);
  const lines = sellsAbroadUnderFranchise({ seller, buyer }) ? reverseChargedServices(chosen) : chosen;
  const startsOn = days === "none" ? null : "2026-12-01";
  const project = { name: "Chantier", startDate: startsOn, endDate: days ? null : "2026-12-18" };
  const sale = { seller, lines, project };
  const conditions = conditionsName ? CONDITIONS[conditionsName] : {};
  const whole = { ...invoice, ...sale, buyer: withReverseChargeNumber(buyer, lines) };
  return {
    quote: quoteView({ ...quote, ...sale, buyer, startsOn, conditions }),
    invoice: seller.vatRegime === null ? null : invoiceView(whole),
    credit: invoiceView({
      ...whole,
      kind: "credit_note",
      number: "A2026-0001",
      refersTo: { id: whole.id, number: whole.number, issuedOn: whole.issuedOn },
      creditReason: "Erreur de prix",
    }),
  };
}

/** What is wrong with the mentions of a document: due and not said, or said and not due. */
function faultsOf(view: DocumentView, due: string): string[] {
  const dueMentions = namedMentions(due);
  const mentions = saidMentions(view);
  return [
    ...dueMentions.filter((mention) => !mentions.includes(mention)).map((mention) => `${mention} is due and not said`),
    ...mentions.filter((mention) => !dueMentions.includes(mention)).map((mention) => `${mention} is said and not due`),
    ...missingAlways(readForMentions(view)).map((what) => `${what} is missing`),
  ];
}

const rows = MENTION_CASES.map((row) => [`${row.seller}, for a ${row.buyer}: ${row.works}`, row] as const);

test.each(rows)("mentions are said when due and only then: %s", (_what, row) => {
  const views = documentsOf(row);
  expect(faultsOf(views.quote, row.quote)).toEqual([]);
  if (views.invoice) expect(faultsOf(views.invoice, row.invoice)).toEqual([]);
  if (row.credit !== undefined) expect(faultsOf(views.credit, row.credit)).toEqual([]);
});

test("the table has thirty sales, with every seller, buyer, work and mention", () => {
  expect(MENTION_CASES.length).toBeGreaterThanOrEqual(30);
  const missingFrom = (key: "seller" | "buyer" | "works" | "conditions", all: object) =>
    Object.keys(all).filter((name) => !MENTION_CASES.some((row) => row[key] === name));
  expect(missingFrom("seller", SELLERS)).toEqual([]);
  expect(missingFrom("buyer", BUYERS)).toEqual([]);
  expect(missingFrom("works", WORKS)).toEqual([]);
  expect(missingFrom("conditions", CONDITIONS)).toEqual([]);
  const due = MENTION_CASES.flatMap(({ quote: ofQuote, invoice: ofInvoice, credit = "" }) =>
    namedMentions(`${ofQuote} ${ofInvoice} ${credit}`),
  );
  expect(Object.keys(MENTIONS).filter((name) => !due.some((mention) => mention === name))).toEqual([]);
});

test("a mention that a document loses, or says without owing it, fails its row", () => {
  const [row] = MENTION_CASES;
  const { invoice: firm } = documentsOf(MENTION_CASES[1]!);
  expect(firm!.notices.length).toBeGreaterThan(0);
  for (const lostNotice of firm!.notices) {
    const notices = firm!.notices.filter((notice) => notice !== lostNotice);
    expect([lostNotice, faultsOf({ ...firm!, notices }, MENTION_CASES[1]!.invoice)]).toEqual([
      lostNotice,
      [expect.stringMatching(/ is due and not said$/)],
    ]);
  }
  const consumer = documentsOf(row!).invoice!;
  const penalties = { ...consumer, notices: [...consumer.notices, ...firm!.notices] };
  expect(faultsOf(penalties, row!.invoice)).toEqual([
    "penalties is said and not due",
    "forty-euros is said and not due",
    "no-discount is said and not due",
  ]);
  expect(() => namedMentions("vat mediatr")).toThrow("mediatr");
});
