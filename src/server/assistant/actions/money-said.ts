import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import { meansOrders } from "#domain/assistant/actions/asked-means.ts";
import type { SaidAction } from "#domain/assistant/actions/said-action.ts";
import { dayInFigures, formatMoney, formatPercent } from "#domain/shared/french-format.ts";
import { shareCents } from "#domain/shared/money.ts";
import type { Db } from "#server/db/database.ts";
import { listPaymentsOf } from "#server/payments/payments.repository.ts";
import type { ActionRequest, Place } from "./action-request.ts";
import { open, proposeOnProject, want } from "./action-request.ts";
import type { TargetOrQuestion } from "./action-target.ts";
import {
  findInvoiceToCredit,
  findInvoiceToPay,
  findProjectSaid,
  listInvoices,
  listInvoicesSaid,
  tell,
} from "./action-target.ts";
import { findLineToCredit, namesOfOwner } from "./line-to-credit.ts";

type MoneyKind = "record_payment" | "credit_invoice" | "correct_invoice" | "correct_payment";

/** What a sentence about money asks for: the arguments of its action, or what to ask first. */
export const MONEY_SAID: Record<
  MoneyKind,
  (tx: Db, saidAction: SaidAction, place: Place) => Promise<TargetOrQuestion<ActionRequest>>
> = {
  record_payment: async (tx, saidAction, place) => {
    if (Number.isNaN(saidAction.amountCents) && saidAction.shareBasisPoints === null)
      return tell(proposalMessages.unclearAmount);
    const invoice = await findInvoiceToPay(tx, saidAction, place);
    if ("ask" in invoice) return invoice;
    const { id, number, restCents, gross_cents: grossCents, balance } = invoice.target;
    const { shareBasisPoints, day, method } = saidAction;
    const hasCredit = balance !== null && balance.credited_cents > 0;
    const isShareUnsure = shareBasisPoints !== null && saidAction.shareBase === null && restCents !== grossCents;
    if (isShareUnsure && !hasCredit) return askShareBase(saidAction, { number, restCents, grossCents });
    const amount_cents = paidCents(saidAction, { restCents, grossCents, hasCredit });
    if (amount_cents === null) return tell(proposalMessages.howMuch(number, formatMoney(restCents)));
    const is_rest = saidAction.amountCents === null && saidAction.part === null;
    if (method === null) return askMeans(saidAction, { number, amountCents: amount_cents, isRest: is_rest });
    const received_on = day ?? undefined;
    const text =
      shareBasisPoints === null
        ? undefined
        : proposalMessages.shareOf(
            formatPercent(shareBasisPoints),
            formatMoney(saidAction.shareBase === "rest" ? restCents : grossCents),
            formatMoney(amount_cents),
          );
    const target = { invoice_id: id, amount_cents, received_on, method, is_rest };
    return { target: { kind: "record_payment", arguments: target, ...(text && { text }) } };
  },

  credit_invoice: async (tx, saidAction, place) => {
    const { amountCents, part, creditedWords } = saidAction;
    if (creditedWords !== "" && amountCents === null && part === null) {
      const line = await findLineToCredit(tx, saidAction, place);
      if (line !== null) return line;
    }
    const invoice = await findInvoiceToCredit(tx, await withOwnersAlone(tx, saidAction, place), place);
    if ("ask" in invoice) return invoice;
    if (Number.isNaN(amountCents) || (amountCents === null && part !== null))
      return tell(proposalMessages.unclearCredit);
    return want("credit_invoice", { invoice_id: invoice.target.id, amount_cents: amountCents });
  },

  correct_invoice: async (tx, saidAction, place) => {
    const invoices = await listInvoicesSaid(tx, saidAction, place);
    if ("ask" in invoices) return invoices;
    const { projectId, numbers } = invoices.target;
    return numbers.length === 0
      ? open(proposalMessages.nothingToCorrect, `/etape/${projectId}/quote`)
      : open(proposalMessages.correctInvoice(numbers), `/etape/${projectId}/invoice`);
  },

  correct_payment: (tx, saidAction, place) =>
    proposeOnProject(tx, saidAction, place, async (projectId) => {
      const { amountCents } = saidAction;
      const payments = await listStandingPayments(tx, projectId, saidAction);
      const meantPayments = payments.filter((payment) => amountCents === null || payment.amountCents === amountCents);
      const [single, ...others] = meantPayments;
      if (single && others.length === 0) return want("reverse_payment", { payment_id: single.id });
      return open(proposalMessages.correctPayment, `/etape/${projectId}/invoice`);
    }),
};

// « un avoir de 10 € sur le déplacement »: the words of no project are those of a line.
async function withOwnersAlone(tx: Db, saidAction: SaidAction, place: Place): Promise<SaidAction> {
  if (saidAction.creditedWords === "" || saidAction.documentNumber !== null) return saidAction;
  const project = await findProjectSaid(tx, saidAction, place);
  return "target" in project ? saidAction : { ...saidAction, names: namesOfOwner(saidAction) };
}

type InvoiceSums = { restCents: number; grossCents: number; hasCredit: boolean };

// « la moitié » of an invoice on which nothing was paid is half of it. Of another part the sum is asked. A share in
// percent is of the whole invoice, whatever was paid of it: one that a credit note reduced has no whole that is sure.
function paidCents(
  { part, amountCents, shareBasisPoints, shareBase }: SaidAction,
  { restCents, grossCents, hasCredit }: InvoiceSums,
): number | null {
  if (shareBasisPoints !== null && shareBase === "rest") return shareCents(restCents, shareBasisPoints);
  if (shareBasisPoints !== null) return hasCredit ? null : shareCents(grossCents, shareBasisPoints);
  if (part === null || amountCents !== null) return amountCents ?? restCents;
  return part === "unsaid" || restCents !== grossCents ? null : shareCents(grossCents, PART_BASIS_POINTS[part]);
}

const PART_BASIS_POINTS = { half: 5_000, quarter: 2_500 };

// The payments of a project that were neither given back nor taken back.
async function listStandingPayments(tx: Db, projectId: string, { documentNumber }: SaidAction) {
  const invoices = await listInvoices(tx, projectId);
  const meantInvoices = invoices.filter(({ number }) => documentNumber === null || number === documentNumber);
  const payments = [];
  for (const { id } of meantInvoices) payments.push(...(await listPaymentsOf(tx, id)));
  return payments.filter(
    ({ reverses, isReversed, amountCents }) => reverses === null && !isReversed && amountCents > 0,
  );
}

// Once something was paid, « 30 % » may be of the whole or of what is left.
function askShareBase(
  { shareBasisPoints, method, day }: SaidAction,
  { number, restCents, grossCents }: { number: string; restCents: number; grossCents: number },
): TargetOrQuestion<ActionRequest> {
  const percent = formatPercent(shareBasisPoints ?? 0);
  const amounts = [grossCents, restCents].map((cents) => formatMoney(shareCents(cents, shareBasisPoints ?? 0)));
  const orders = amounts.map((amount) => {
    const order = proposalMessages.payPart(amount, number);
    const datedOrder = day === null ? order : proposalMessages.paidOn(order, dayInFigures(day));
    return method === null ? datedOrder : proposalMessages.paidBy(datedOrder, method);
  });
  const [ofWhole = "", ofRest = ""] = amounts;
  return tell(proposalMessages.shareOfWhat(percent, ofWhole, ofRest), orders);
}

type Payment = { number: string; amountCents: number; isRest: boolean };

// No means is taken that was not said: an order for each is offered.
function askMeans({ day }: SaidAction, { number, amountCents, isRest }: Payment): TargetOrQuestion<ActionRequest> {
  const amount = formatMoney(amountCents);
  const order = isRest ? proposalMessages.payInvoice(number) : proposalMessages.payPart(amount, number);
  const followUps = meansOrders(day === null ? order : proposalMessages.paidOn(order, dayInFigures(day)));
  return { ask: { text: proposalMessages.whichMeans(amount, number), followUps } };
}
