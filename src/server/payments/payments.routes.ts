import type { PaymentAnswer, SettlementAnswer } from "#api/payments.ts";
import { listPayments, recordPayment, recordRefund, reversePayment } from "#api/payments.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { documentState } from "#server/documents/document-state.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import type { StoredPayment } from "./payments.repository.ts";
import { listPaymentsOf } from "./payments.repository.ts";
import { loadPayableDocument, recordMoney, reversePaymentOnce } from "./record-payment.ts";

/** Money received for invoices, given back, and taken back. */
export const paymentRoutes: Route[] = [
  route(listPayments, (deps, { tx, params }) => readSettlement(deps, tx, params.id)),

  route(recordPayment, async (deps, { tx, caller, params, body }) => {
    await recordMoney(deps, tx, caller, params.id, { ...moneyOf(body), isRefund: false });
    return readSettlement(deps, tx, params.id);
  }),

  route(recordRefund, async (deps, { tx, caller, params, body }) => {
    await recordMoney(deps, tx, caller, params.id, { ...moneyOf(body), isRefund: true });
    return readSettlement(deps, tx, params.id);
  }),

  route(reversePayment, async (deps, { tx, caller, params }) =>
    readSettlement(deps, tx, await reversePaymentOnce(deps, tx, caller, params.id)),
  ),
];

type SentMoney = {
  received_on?: string | undefined;
  amount_cents: number;
  method: StoredPayment["method"];
  reference: string;
  known_rest_cents?: number | undefined;
};

function moneyOf({ received_on, amount_cents, method, reference, known_rest_cents }: SentMoney) {
  const knownRestCents = known_rest_cents ?? null;
  return { receivedOn: received_on ?? null, amountCents: amount_cents, method, reference, knownRestCents };
}

async function readSettlement(deps: Deps, tx: Db, invoiceId: string): Promise<{ settlement: SettlementAnswer }> {
  const document = await loadPayableDocument(tx, invoiceId);
  const { due_on, due_cents, credited_cents, paid_cents } = document.balance;
  const payments = (await listPaymentsOf(tx, invoiceId)).map(toPaymentAnswer);
  const state = documentState(document, deps.clock());
  const { has_bank_details, dated_on: issued_on } = document;
  return {
    settlement: { ...state, due_on, issued_on, due_cents, credited_cents, paid_cents, has_bank_details, payments },
  };
}

function toPaymentAnswer(payment: StoredPayment): PaymentAnswer {
  return {
    id: payment.id,
    kind: payment.reverses !== null ? "reversal" : payment.amountCents < 0 ? "refund" : "payment",
    received_on: payment.receivedOn,
    amount_cents: payment.amountCents,
    method: payment.method,
    reference: payment.reference,
    is_reversed: payment.isReversed,
  };
}
