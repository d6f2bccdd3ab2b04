import type { CustomerCard } from "../../customers/customer.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { lastDayOf } from "../../shared/calendar-date.ts";

/** Why a customer is not erased: they owe money, which is claimed from them (GDPR art. 17(3)(e)), or a file is read. */
export type ErasureRefusal = "money_due" | "import_running";

/** How many years documents are kept (Code de commerce, art. L123-22). */
const YEARS_KEPT = 10;

/** The card of a customer whose data was erased: they are nobody, and their documents still say who bought. */
export function erasedCard({ id }: Pick<CustomerCard, "id">): CustomerCard {
  return {
    id,
    kind: "person",
    companyName: "",
    civility: "",
    firstName: "",
    lastName: "",
    email: "",
    phone: "",
    siren: "",
    siret: "",
    vatNumber: "",
    address: null,
  };
}

/**
 * Until when documents are kept at least: ten years after the end of the financial year of the last one, which ends
 * with December for most.
 */
export function keptUntil(lastDocumentOn: CalendarDate): CalendarDate {
  return lastDayOf(Number(lastDocumentOn.slice(0, 4)) + YEARS_KEPT, 12);
}
