import { fromFormat1 } from "../documents/format-1.ts";
import type { UpcastStep } from "../documents/upcast.ts";
import { upcast } from "../documents/upcast.ts";
import type { IssuedInvoice } from "./invoice.ts";

/**
 * From format 1, which kept rates of VAT and no totals, to 2; from format 2, before credit notes, to 3; from 3 to 4,
 * whose seller may have the kind and the number of their insurance: what was kept has neither; from 4 to 5, whose
 * seller may have chosen how documents look: what was kept did not; from 5 to 6, which may bill a part of a quote: what
 * was kept bills all of it; from 6 to 7, which may bill a quote whose prices were typed with VAT: those of what was
 * kept were typed without it.
 */
const STEPS: readonly UpcastStep[] = [
  fromFormat1,
  (json) => ({ ...json, refersTo: null, creditReason: "" }),
  (json) => json,
  (json) => json,
  (json) => json,
  (json) => json,
];

/** The format invoices are kept in today. */
export const INVOICE_FORMAT = STEPS.length + 1;

/** An issued invoice, from the JSON kept in that format. */
export function readInvoice(json: unknown, format: number): IssuedInvoice {
  // Kept by this program, which reads only formats it knows.
  return upcast(json, format, STEPS) as IssuedInvoice;
}
