import { moneyCents } from "#api/amounts.ts";
import { day, id, limitedText, text } from "#api/fields.ts";
import { createCreditNote } from "#api/invoices.ts";
import { recordPayment, reversePayment } from "#api/payments.ts";
import { sayCreditInvoice, sayRecordPayment, sayReversePayment } from "#domain/assistant/actions/preview.messages.ts";
import { restCents } from "#domain/documents/invoice-state.ts";
import { creditMessages } from "#domain/invoices/credit.messages.ts";
import { MAX_PAYMENT_EUROS, PAYMENT_METHODS } from "#domain/payments/payment.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { findDocumentById } from "#server/analytics/question.figures.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { toInvoiceFacts } from "#server/documents/document-state.ts";
import { readCreditDraft } from "#server/invoices/credit-draft.ts";
import { findPayment } from "#server/payments/payments.repository.ts";
import { z } from "zod";
import { action } from "./action.ts";
import { findNamedProject } from "./named-project.ts";

const invoiceInput = { invoice_id: id };

async function readInvoiceFacts(tx: Db, { invoice_id }: { invoice_id: string }) {
  const document = await findDocumentById(tx, invoice_id);
  const namedProject = document && (await findNamedProject(tx, document.project_id));
  if (!document?.balance || !namedProject) return null;
  const facts = toInvoiceFacts(document.balance);
  return {
    ...namedProject.names,
    number: document.number,
    isTaxed: document.net_cents !== document.gross_cents,
    dueCents: facts.dueCents - facts.creditedCents,
    paidCents: facts.paidCents,
    restCents: restCents(facts),
  };
}

const payment = action({
  kind: "record_payment",
  right: "amounts",
  input: z.object({
    ...invoiceInput,
    amount_cents: moneyCents().int().min(1),
    received_on: day.optional(),
    method: z.enum(PAYMENT_METHODS).default("transfer"),
    reference: text(140).default(""),
    /** The amount is all that was left to pay: a new preview has what is left then. */
    is_rest: z.boolean().default(false),
  }),
  complete: (input, today) => ({ ...input, received_on: input.received_on ?? today }),
  readFacts: readInvoiceFacts,
  renewInput: (input, { restCents }) => (input.is_rest ? { ...input, amount_cents: restCents } : input),
  run: async (call, { invoice_id, is_rest: _said, ...body }) => {
    const { settlement } = await call(recordPayment, { params: { id: invoice_id }, body });
    return { payment_id: settlement.payments.at(-1)!.id };
  },
  isDoneSince: ({ amount_cents }, { paidCents, restCents }, formerRecord) =>
    paidCents >= formerRecord.paidCents + amount_cents || (restCents <= 0 && formerRecord.restCents > 0),
  undo: (call, _input, _before, { payment_id }) =>
    call(reversePayment, { params: { id: String(payment_id) }, body: {} }),
  say: ({ amount_cents, received_on, method }, record, nextRecord) =>
    sayRecordPayment(record, nextRecord, { amountCents: amount_cents, receivedOn: received_on!, method }),
});

async function readPaymentFacts(tx: Db, { payment_id }: { payment_id: string }) {
  const payment = await findPayment(tx, payment_id);
  const invoice = payment && (await readInvoiceFacts(tx, { invoice_id: payment.invoiceId }));
  if (!payment || !invoice) return null;
  const { amountCents, receivedOn, method, isReversed } = payment;
  return { ...invoice, amountCents, receivedOn, method, isReversed };
}

const reversal = action({
  kind: "reverse_payment",
  right: "amounts",
  input: z.object({ payment_id: id }),
  readFacts: readPaymentFacts,
  run: async (call, { payment_id }) => {
    await call(reversePayment, { params: { id: payment_id }, body: {} });
    return {};
  },
  isDoneSince: (_input, { isReversed }) => isReversed,
  undo: null,
  say: (_input, record, nextRecord) => sayReversePayment(record, nextRecord, record),
});

const MOST_CREDITED_LINES = 50;

type CreditInput = { invoice_id: string; line_ids: string[] | null };

// The labels are those of the invoice, whoever proposes: a card says what is credited.
async function readCreditFacts(tx: Db, { invoice_id, line_ids }: CreditInput, _now: Date, deps: Deps) {
  const facts = await readInvoiceFacts(tx, { invoice_id });
  if (facts === null || line_ids === null) return facts && { ...facts, labels: [] };
  const { lines } = await readCreditDraft(deps, tx, invoice_id);
  return { ...facts, labels: lines.flatMap(({ line_id, label }) => (line_ids.includes(line_id) ? [label] : [])) };
}

const credit = action({
  kind: "credit_invoice",
  right: "amounts",
  // `line_ids`: whole lines of the invoice. `amount_cents`: a sum with VAT. All that is left when both are null.
  input: z.object({
    ...invoiceInput,
    amount_cents: moneyCents()
      .min(1, creditMessages.sumOfZero)
      .max(eurosToCents(MAX_PAYMENT_EUROS))
      .nullable()
      .default(null),
    line_ids: z.array(limitedText(64)).min(1).max(MOST_CREDITED_LINES).nullable().default(null),
    reason: text(500).default(""),
  }),
  readFacts: readCreditFacts,
  run: async (call, { invoice_id, amount_cents, line_ids, reason }) => {
    const lines = line_ids?.map((line_id) => ({ line_id, quantity_e4: null })) ?? null;
    const body = { lines, gross_cents: amount_cents, ...(reason !== "" && { reason }) };
    const { credit_note } = await call(createCreditNote, { params: { id: invoice_id }, body });
    return { number: credit_note.number };
  },
  isDoneSince: ({ amount_cents, line_ids }, { dueCents }, formerRecord) =>
    line_ids === null && dueCents <= formerRecord.dueCents - (amount_cents ?? formerRecord.dueCents),
  undo: null,
  say: ({ reason }, record, nextRecord) => sayCreditInvoice(record, nextRecord, reason),
});

/** Actions on an invoice. */
export const MONEY_ACTIONS = [payment, reversal, credit];
