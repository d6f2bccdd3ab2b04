import type { BillingAnswer } from "#api/invoices/part-invoices.ts";
import { partMessages } from "#domain/invoices/parts/part.messages.ts";

/** What an invoice of a quote is called in its list: « Acompte », « Situation n° 2 », « Solde ». */
export function partName({ kind, rank }: Pick<BillingAnswer["invoices"][number], "kind" | "rank">): string {
  return rank === null ? partMessages.names[kind] : `${partMessages.names[kind]} n°\u00A0${rank}`;
}
