import type { DepositKind } from "../../lines/deposit.ts";
import { countedItems } from "../../lines/line.ts";
import { isVatDueOnPayment } from "../../lines/lines-under-regime.ts";
import type { Refusal } from "../../shared/refusal.ts";
import type { IssuedInvoice } from "../invoice.ts";
import type { PartRefusal, QuoteBooks } from "./quote-books.ts";
import { listProgressInvoices, listStandingInvoices } from "./quote-books.ts";

/** What was noted about a part invoice since it was issued. */
export type NotedPart = { paidCents: number; isOfEarlierVersion: boolean };

/** What decides whether a part may be invoiced, besides what is left of its quote. */
export type PartFacts = {
  /** What the quote asks at the order; null when it asks nothing. */
  depositKind: DepositKind | null;
  /** The customer was given a change order, and has not answered. */
  hasOpenChangeOrder: boolean;
  /** By the ID of the invoice. */
  notedParts: ReadonlyMap<string, NotedPart>;
};

/** Why such a part of the quote cannot be invoiced, or null when it can. */
export function refusePart(
  kind: "deposit" | "progress" | "final",
  { invoices }: QuoteBooks,
  facts: PartFacts,
): Refusal<PartRefusal> | null {
  if (kind === "deposit") return facts.depositKind === "earnest_money" ? { code: "deposit_is_earnest_money" } : null;
  if (kind === "progress") return isProgressOutdated(invoices, facts) ? { code: "progress_of_earlier_version" } : null;
  if (facts.hasOpenChangeOrder) return { code: "change_order_unanswered" };
  return hasUnpaidDepositOfGoods(invoices, facts) ? { code: "deposit_unpaid" } : null;
}

/** Whether a progress invoice that stands was made on another version than the one accepted now. */
export function isProgressOutdated(
  invoices: readonly IssuedInvoice[],
  { notedParts }: Pick<PartFacts, "notedParts">,
): boolean {
  return listProgressInvoices(invoices).some(({ invoice }) => notedParts.get(invoice.id)?.isOfEarlierVersion);
}

// VAT on goods is due with the final invoice, and that of a deposit only when it is paid: unpaid, it would never be.
function hasUnpaidDepositOfGoods(invoices: readonly IssuedInvoice[], { notedParts }: PartFacts): boolean {
  return listStandingInvoices(invoices).some(
    ({ invoice: { id, kind, seller, lines }, grossCents }) =>
      kind === "deposit" &&
      isVatDueOnPayment(seller) &&
      countedItems(lines).some(({ nature }) => nature === "goods") &&
      (notedParts.get(id)?.paidCents ?? 0) < grossCents,
  );
}
