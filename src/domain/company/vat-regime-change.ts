import type { CalendarDate } from "../shared/calendar-date.ts";
import { addMonths } from "../shared/calendar-date.ts";
import type { Refusal } from "../shared/refusal.ts";
import type { VatDueOn, VatRegime } from "./company.ts";

/** A regime of VAT, from a day on. */
export type VatRegimeChange = { vatRegime: VatRegime; vatDueOn: VatDueOn; appliesOn: CalendarDate };

/** Why a change of regime is refused. */
export type VatRegimeRefusal = "same_regime" | "invoices_since" | "earlier_change" | "too_far";

/**
 * What is known before a change. `vatRegime` and `vatDueOn`: those of today. `lastChangeOn`: the last change that
 * applies already. `lastInvoiceOn`: the day of the last invoice or credit note.
 */
export type RegimeFacts = {
  vatRegime: VatRegime | null;
  vatDueOn: VatDueOn;
  lastChangeOn: CalendarDate | null;
  lastInvoiceOn: CalendarDate | null;
  today: CalendarDate;
};

const MOST_MONTHS_AHEAD = 12;

/**
 * Why a regime may not apply from a day on, or null. Invoices bear the VAT of their day: a regime does not reach back
 * over one that was issued (CGI 283-3 has VAT that was billed without right paid).
 */
export function refuseVatRegime(
  { vatRegime, vatDueOn, appliesOn }: Omit<VatRegimeChange, "vatRegime"> & { vatRegime: VatRegime | null },
  facts: RegimeFacts,
): Refusal<VatRegimeRefusal> | null {
  const isSame = vatRegime === facts.vatRegime && (vatRegime === "franchise" || vatDueOn === facts.vatDueOn);
  if (isSame) return { code: "same_regime" };
  if (appliesOn > addMonths(facts.today, MOST_MONTHS_AHEAD)) return { code: "too_far" };
  if (facts.lastInvoiceOn !== null && facts.lastInvoiceOn >= appliesOn) return { code: "invoices_since" };
  if (facts.lastChangeOn !== null && facts.lastChangeOn >= appliesOn) return { code: "earlier_change" };
  return null;
}
