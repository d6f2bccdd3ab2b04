import type { Customer } from "#domain/customers/customer.ts";
import { isInFrance } from "#domain/customers/customer.ts";
import type { InvoiceFacts } from "#domain/documents/invoice-state.ts";
import { paymentMessages } from "#domain/payments/payment.messages.ts";
import type { Payment } from "#domain/payments/payment.ts";
import { checkCash, checkDay, checkKnownRest, checkRefund, reversalOf } from "#domain/payments/payment.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import type { Refusal } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findDocumentRow } from "#server/documents/document-content.repository.ts";
import { toInvoiceFacts } from "#server/documents/document-state.ts";
import { refuseClockAhead } from "#server/documents/issue-document.repository.ts";
import { readDocument } from "#server/documents/read-document.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { refusalError } from "#server/http/refusals.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import type { DocumentToPay } from "./payments.repository.ts";
import { findDocumentToPay, findPayment, insertPayment, listPaymentsOf } from "./payments.repository.ts";

/** Money as a user noted it, received or given back. `receivedOn`: null for today. */
type NotedMoney = Pick<Payment, "amountCents" | "method" | "reference"> & {
  receivedOn: string | null;
  knownRestCents: number | null;
};

/**
 * Notes money received for an invoice, or given back (`isRefund`). Refuses a wrong day, a refund not owed, a rest
 * that changed since it was seen, and an invoice that was altered.
 */
export async function recordMoney(
  deps: Deps,
  tx: Db,
  caller: Caller,
  invoiceId: string,
  money: NotedMoney & { isRefund: boolean },
): Promise<void> {
  const { document, facts, buyer } = await lockInvoice(deps, tx, invoiceId);
  const rest = checkKnownRest(money.knownRestCents, facts);
  if (!rest.ok) throw fieldError("amount_cents", rest.refusal);
  const today = dayAt(deps.clock(), document.time_zone);
  const receivedOn = checkDay(money.receivedOn ?? today, { issuedOn: document.dated_on, today });
  if (!receivedOn.ok) throw fieldError("received_on", receivedOn.refusal);
  await refuseClockAhead(tx, receivedOn.value);
  if (money.isRefund) {
    const refund = checkRefund(money.amountCents, facts);
    if (!refund.ok) throw fieldError("amount_cents", refund.refusal);
  }
  if (money.method === "cash") await refuseTooMuchCash(tx, invoiceId, money, buyer);
  const payment = {
    id: deps.ids(),
    invoiceId,
    receivedOn: receivedOn.value,
    amountCents: money.isRefund ? -money.amountCents : money.amountCents,
    method: money.method,
    reference: money.reference,
    reverses: null,
  };
  await insertPayment(tx, payment, caller.userId);
}

type SentCash = { amountCents: number; isRefund: boolean };

async function refuseTooMuchCash(tx: Db, invoiceId: string, { amountCents, isRefund }: SentCash, buyer: Customer) {
  const inCash = (await listPaymentsOf(tx, invoiceId)).filter(({ method }) => method === "cash");
  // What was noted by mistake and taken back counts no more; what was given back is another debt, the seller's.
  const standingPayments = inCash.filter(({ reverses, isReversed }) => reverses === null && !isReversed);
  const paymentsOfThisWay = standingPayments.filter((payment) => payment.amountCents < 0 === isRefund);
  const cashCents = paymentsOfThisWay.reduce((sum, payment) => sum + Math.abs(payment.amountCents), 0);
  const isFromAbroad = !isRefund && buyer.kind === "person" && !isInFrance(buyer);
  const cash = checkCash(amountCents, { cashCents, isFromAbroad });
  if (!cash.ok) throw fieldError("amount_cents", cash.refusal);
}

/** Takes back a payment noted by mistake. Answers the ID of its invoice. */
export async function reversePaymentOnce(deps: Deps, tx: Db, caller: Caller, paymentId: string): Promise<string> {
  const invoiceId = (await findPayment(tx, paymentId))?.invoiceId;
  if (invoiceId === undefined) throw notFound();
  const { document, facts } = await lockInvoice(deps, tx, invoiceId);
  // Read again under the lock: another tab may have reversed it meanwhile.
  const { isReversed, ...payment } = (await findPayment(tx, paymentId))!;
  const today = dayAt(deps.clock(), document.time_zone);
  const reversal = reversalOf(payment, deps.ids(), { isReversed, paidCents: facts.paidCents, today });
  if (!reversal.ok) throw refusalError(reversal.refusal, paymentMessages);
  await refuseClockAhead(tx, reversal.value.receivedOn);
  await insertPayment(tx, reversal.value, caller.userId);
  return invoiceId;
}

/**
 * The invoice, read while its project's row is locked, so that payments and credit notes come one after the other.
 * Throws 503 « document_altered » when it is not what was kept: what is to be paid is not known.
 */
async function lockInvoice(
  deps: Deps,
  tx: Db,
  id: string,
): Promise<{ document: DocumentToPay; facts: InvoiceFacts; buyer: Customer }> {
  const { project_id } = await loadPayableDocument(tx, id);
  const row = await findDocumentRow(tx, id);
  if (!row) throw notFound();
  // The buyer is written alike in every format.
  const { buyer } = (await readDocument(deps, row)).content as { buyer: Customer };
  await lockProject(tx, project_id);
  const document = await loadPayableDocument(tx, id);
  return { document, facts: toInvoiceFacts(document.balance), buyer };
}

/** The document of that ID, which has something to pay. Throws 404, or 422 for a quote or a credit note. */
export async function loadPayableDocument(tx: Db, id: string) {
  const document = await findDocumentToPay(tx, id);
  if (!document) throw notFound();
  const { balance } = document;
  if (balance) return { ...document, balance };
  throw refusalError(
    { code: document.kind === "quote" ? "payment_of_quote" : "payment_of_credit_note" },
    paymentMessages,
  );
}

function fieldError(field: string, { code }: Refusal<keyof typeof paymentMessages>): ApiError {
  return new ApiError(422, code, paymentMessages[code], { [field]: paymentMessages[code] });
}
