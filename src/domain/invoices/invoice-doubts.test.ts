import { invoice, person, professional } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { doubtQuestions, openDoubtsSentence } from "./invoice-doubts.messages.ts";
import type { InvoiceDoubt } from "./invoice-doubts.ts";
import { INVOICE_DOUBTS, invoiceDoubts } from "./invoice-doubts.ts";
import type { Invoice } from "./invoice.ts";

const done = { ...invoice, issuedOn: "2026-11-21", servicedOn: "2026-11-20", buyer: person } satisfies Invoice;
const at = (endDate: string | null) => ({ project: { name: "Bain", startDate: null, endDate } });

const AGREED = { hasUnsignedCertificates: false, isAgreedByAnother: false };

test.each<[string, InvoiceDoubt[], Invoice, Partial<typeof AGREED>?]>([
  ["done", [], done],
  ["done the day it is issued", [], { ...done, servicedOn: "2026-11-21" }],
  ["of an unknown day", ["service_date_unknown"], { ...done, servicedOn: null, ...at(null) }],
  ["of a project that an older document does not keep", ["service_date_unknown"], { ...done, servicedOn: null }],
  ["of a day to come", ["service_date_future"], { ...done, servicedOn: null, ...at("2026-11-22") }],
  ["done a year ago", [], { ...done, servicedOn: "2025-11-21" }],
  ["done more than a year ago", ["service_date_long_ago"], { ...done, servicedOn: "2025-11-19" }],
  ["of an unknown day to a firm", ["service_date_unknown"], { ...done, buyer: professional, servicedOn: null }],
  ["to a French firm without SIREN", ["buyer_siren_unknown"], { ...done, buyer: { ...professional, siren: "" } }],
  ["to a French firm with one", [], { ...done, buyer: professional }],
  ["with a certificate to sign", ["reduced_rate_unsigned"], done, { hasUnsignedCertificates: true }],
  ["whose quote another buyer accepted", ["agreed_by_another"], done, { isAgreedByAnother: true }],
])("an invoice %s raises %j", (_title, doubts, one, agreement = {}) => {
  expect(invoiceDoubts(one, { ...AGREED, ...agreement })).toEqual(doubts);
});

test("each doubt has a question", () => {
  for (const doubt of INVOICE_DOUBTS) expect(doubtQuestions[doubt]).toMatch(/ \?$/);
});

test("the refusal for an open doubt says where to answer", () => {
  expect(openDoubtsSentence(["service_date_unknown"])).toMatch(/Quel jour était-ce \? .* sur la page de la facture/);
});
