import { moneyCents } from "#api/amounts.ts";
import { day, id, text } from "#api/fields.ts";
import { createCreditNote } from "#api/invoices.ts";
import { recordPayment, reversePayment } from "#api/payments.ts";
import { sayCreditInvoice, sayRecordPayment } from "#domain/assistant/actions/preview.messages.ts";
import { restCents } from "#domain/documents/invoice-state.ts";
import { creditMessages } from "#domain/invoices/credit.messages.ts";
import { MAX_PAYMENT_EUROS, PAYMENT_METHODS } from "#domain/payments/payment.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { findDocumentById } from "#server/analytics/question.figures.ts";
import type { Db } from "#server/db/database.ts";
import { toInvoiceFacts } from "#server/documents/document-state.ts";
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
  }),
  complete: (input, today) => ({ ...input, received_on: input.received_on ?? today }),
  readFacts: readInvoiceFacts,
  run: async (call, { invoice_id, ...body }) => {
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

const credit = action({
  kind: "credit_invoice",
  right: "amounts",
  // `amount_cents`: a sum with VAT, or all that is left when null.
  input: z.object({
    ...invoiceInput,
    amount_cents: moneyCents()
      .min(1, creditMessages.sumOfZero)
      .max(eurosToCents(MAX_PAYMENT_EUROS))
      .nullable()
      .default(null),
    reason: text(500).default(""),
  }),
  readFacts: readInvoiceFacts,
  run: async (call, { invoice_id, amount_cents, reason }) => {
    const body = { lines: null, gross_cents: amount_cents, ...(reason !== "" && { reason }) };
    const { credit_note } = await call(createCreditNote, { params: { id: invoice_id }, body });
    return { number: credit_note.number };
  },
  isDoneSince: ({ amount_cents }, { dueCents }, formerRecord) =>
    dueCents <= formerRecord.dueCents - (amount_cents ?? formerRecord.dueCents),
  undo: null,
  say: ({ reason }, record, nextRecord) => sayCreditInvoice(record, nextRecord, reason),
});

/** Actions on an invoice. */
export const MONEY_ACTIONS = [payment, credit];
