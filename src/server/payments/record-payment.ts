import type { InvoiceFacts } from "#domain/documents/invoice-state.ts";
import type { Payment } from "#domain/payments/payment.ts";
import { checkDay, checkRefund, reversalOf } from "#domain/payments/payment.ts";
import { paymentMessages } from "#domain/payments/payment.messages.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import type { Refusal } from "#domain/shared/refusal.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { toInvoiceFacts } from "#server/documents/document-state.ts";
import { refuseClockAhead } from "#server/documents/issue-document.repository.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { refusalError } from "#server/http/refusals.ts";
import { lockProject } from "#server/projects/projects.repository.ts";
import type { DocumentToPay } from "./payments.repository.ts";
import { findDocumentToPay, findPayment, insertPayment } from "./payments.repository.ts";

/** Money as somebody noted it, received or given back. `receivedOn`: null for today. */
type NotedMoney = Pick<Payment, "amountCents" | "method" | "reference"> & { receivedOn: string | null };

/** Notes money received for an invoice, or given back (`isRefund`). Refuses a wrong day, and a refund not owed. */
export async function recordMoney(
  deps: Deps,
  tx: Db,
  caller: Caller,
  invoiceId: string,
  money: NotedMoney & { isRefund: boolean },
): Promise<void> {
  const { document, facts } = await lockInvoice(tx, invoiceId);
  const today = dayAt(deps.clock(), document.time_zone);
  const receivedOn = checkDay(money.receivedOn ?? today, { issuedOn: document.dated_on, today });
  if (!receivedOn.ok) throw fieldError("received_on", receivedOn.refusal);
  await refuseClockAhead(tx, receivedOn.value);
  if (money.isRefund) {
    const refund = checkRefund(money.amountCents, facts);
    if (!refund.ok) throw fieldError("amount_cents", refund.refusal);
  }
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

/** Takes back a payment noted by mistake. Answers the ID of its invoice. */
export async function reversePaymentOnce(deps: Deps, tx: Db, caller: Caller, paymentId: string): Promise<string> {
  const invoiceId = (await findPayment(tx, paymentId))?.invoiceId;
  if (invoiceId === undefined) throw notFound();
  const { document, facts } = await lockInvoice(tx, invoiceId);
  // Read again under the lock: another tab may have reversed it meanwhile.
  const { isReversed, ...payment } = (await findPayment(tx, paymentId))!;
  const today = dayAt(deps.clock(), document.time_zone);
  const reversal = reversalOf(payment, deps.ids(), { isReversed, paidCents: facts.paidCents, today });
  if (!reversal.ok) throw refusalError(reversal.refusal, paymentMessages);
  await refuseClockAhead(tx, reversal.value.receivedOn);
  await insertPayment(tx, reversal.value, caller.userId);
  return invoiceId;
}

/** The invoice, read while its project's row is locked, so that payments and credit notes come one after the other. */
async function lockInvoice(tx: Db, id: string): Promise<{ document: DocumentToPay; facts: InvoiceFacts }> {
  const { project_id } = await payableDocument(tx, id);
  await lockProject(tx, project_id);
  const document = await payableDocument(tx, id);
  return { document, facts: toInvoiceFacts(document.balance) };
}

/** The document of that ID, which has something to pay. Throws 404, or 422 for a quote or a credit note. */
export async function payableDocument(tx: Db, id: string) {
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
