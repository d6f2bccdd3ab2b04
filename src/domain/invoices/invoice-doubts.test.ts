import { invoice, person, professional } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { NOTHING_ANSWERED } from "../lines/vat-advice/answered-vat.ts";
import { doubtQuestion, openDoubtsSentence } from "./invoice-doubts.messages.ts";
import type { AgreementFacts, InvoiceDoubt } from "./invoice-doubts.ts";
import { INVOICE_DOUBTS, invoiceDoubts } from "./invoice-doubts.ts";
import type { Invoice } from "./invoice.ts";
import type { PriceGap } from "./price-gap.ts";

const done = { ...invoice, issuedOn: "2026-11-21", servicedOn: "2026-11-20", buyer: person } satisfies Invoice;
const deposit = { ...done, kind: "deposit", servicedOn: null } satisfies Invoice;
const at = (endDate: string | null) => ({ project: { name: "Bain", startDate: null, endDate } });

const AGREED: AgreementFacts = {
  hasUnsignedCertificates: false,
  isAgreedByAnother: false,
  priceGap: null,
  wasInvoicedWithoutSiren: false,
  agreedByHandOn: null,
  hasOpenOrder: false,
  isNumberDerived: false,
};
const WITHOUT_SIREN = { ...done, buyer: { ...professional, siren: "" } };
const RAISED: PriceGap = {
  quoteNumber: "D2026-0001",
  isDeclined: false,
  quotedCents: 120_00,
  billedCents: 600_00,
  unquotedLabels: [],
};

test.each<[string, InvoiceDoubt[], Invoice, Partial<AgreementFacts>?]>([
  ["done", [], done],
  ["done the day it is issued", [], { ...done, servicedOn: "2026-11-21" }],
  ["of an unknown day", ["service_date_unknown"], { ...done, servicedOn: null, ...at(null) }],
  ["of a project that an older document does not keep", ["service_date_unknown"], { ...done, servicedOn: null }],
  ["of a day to come", ["service_date_future"], { ...done, servicedOn: null, ...at("2026-11-22") }],
  ["done a year ago", [], { ...done, servicedOn: "2025-11-21" }],
  ["done more than a year ago", ["service_date_long_ago"], { ...done, servicedOn: "2025-11-19" }],
  ["of an unknown day to a firm", ["service_date_unknown"], { ...done, buyer: professional, servicedOn: null }],
  ["to a French firm without SIREN", ["buyer_siren_unknown"], WITHOUT_SIREN],
  ["to a firm that was invoiced without SIREN before", [], WITHOUT_SIREN, { wasInvoicedWithoutSiren: true }],
  ["to a French firm with one", [], { ...done, buyer: professional }],
  ["with a certificate to sign", ["reduced_rate_unsigned"], done, { hasUnsignedCertificates: true }],
  ["whose quote another buyer accepted", ["agreed_by_another"], done, { isAgreedByAnother: true }],
  ["dearer than its quote", ["beyond_quote"], done, { priceGap: RAISED }],
  ["whose quote was declined", ["quote_declined"], done, { priceGap: { ...RAISED, isDeclined: true } }],
  ["of a deposit on the seventh day", ["within_seven_days"], deposit, { agreedByHandOn: "2026-11-14" }],
  ["of a deposit on the eighth day", [], deposit, { agreedByHandOn: "2026-11-13" }],
  ["of a deposit agreed on the page", [], deposit],
  [
    "of progress the same day",
    ["within_seven_days"],
    { ...deposit, kind: "progress" },
    { agreedByHandOn: "2026-11-21" },
  ],
  ["beside an open change order", ["order_unanswered"], done, { hasOpenOrder: true }],
  ["to a number computed from a SIREN", ["vat_number_derived"], done, { isNumberDerived: true }],
  ["of a deposit beside an open change order", [], deposit, { hasOpenOrder: true }],
  ["of works done the same day", [], done, { agreedByHandOn: "2026-11-21" }],
  ["of a deposit to a firm", [], { ...deposit, buyer: professional }, { agreedByHandOn: "2026-11-21" }],
])("an invoice %s raises %j", (_title, doubts, one, agreement = {}) => {
  expect(
    invoiceDoubts({ invoice: one, agreement: { ...AGREED, ...agreement }, answeredVat: NOTHING_ANSWERED }),
  ).toEqual(doubts);
});

test.each([null, RAISED])("each doubt has a question, whatever its price", (gap) => {
  for (const doubt of INVOICE_DOUBTS) expect(doubtQuestion(doubt, gap)).toMatch(/ \?$/);
});

test.each<[Partial<PriceGap>, RegExp]>([
  [{}, /D2026-0001 donné à ton client est de 120,00 €, et cette facture est de 600,00 €\. /],
  [{ isDeclined: true }, /a refusé le devis D2026-0001, de 120,00 €, et cette facture est de 600,00 €\. /],
  [{ unquotedLabels: ["Robinet"] }, /600,00 €, avec ce que ce devis n'avait pas : « Robinet »\. /],
  [{ unquotedLabels: ["a", "b", "c", "d"] }, /: « a », « b », « c » et d'autres\. /],
])("the question about a price says both totals: %j", (more, sentence) => {
  expect(doubtQuestion("beyond_quote", { ...RAISED, ...more }).replace(/[\u00A0\u202F]/g, " ")).toMatch(sentence);
});

test("the refusal for an open doubt says where to answer", () => {
  const refusal = openDoubtsSentence(["service_date_unknown"], null);
  expect(refusal).toMatch(/Quel jour était-ce \? .* sur la page de la facture/);
  expect(refusal).not.toContain("avenant");
});

test("the refusal for a price that was not agreed says what to send", () => {
  expect(openDoubtsSentence(["beyond_quote"], RAISED)).toMatch(/nouvelle version du devis ou un avenant/);
});
