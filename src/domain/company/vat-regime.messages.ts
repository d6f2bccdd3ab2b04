import type { CalendarDate } from "../shared/calendar-date.ts";
import { addDays } from "../shared/calendar-date.ts";
import { formatDate } from "../shared/french-format.ts";
import type { VatRegime } from "./company.ts";
import type { RegimeFacts, VatRegimeRefusal } from "./vat-regime-change.ts";

/** The regimes in a sentence. */
const REGIME_WORDS: Record<VatRegime, string> = {
  franchise: "franchise en base, sans TVA",
  standard: "régime réel, TVA facturée",
};

/** The sentence beside the day of a change of regime that is refused, with what to do. */
export function vatRegimeRefusal(code: VatRegimeRefusal, { lastInvoiceOn, lastChangeOn }: RegimeFacts): string {
  switch (code) {
    case "same_regime":
      return "C'est déjà ton régime.";
    case "too_far":
      return "C'est dans plus d'un an : note-le quand la date sera proche.";
    case "earlier_change":
      return `Ton régime a déjà changé le ${dayWords(lastChangeOn)} : choisis un jour après.`;
    case "invoices_since":
      return (
        `Une facture est déjà émise le ${dayWords(lastInvoiceOn)} sous l'ancien régime : choisis un jour à partir ` +
        `du ${dayWords(lastInvoiceOn && addDays(lastInvoiceOn, 1))}. Si le nouveau régime s'appliquait avant, ` +
        "annule par un avoir chaque facture émise depuis, et émets-la de nouveau."
      );
  }
}

/** What is planned: « À partir du 1er janv. 2027 : régime réel, TVA facturée. ». */
export function plannedRegimeWords(regime: VatRegime, appliesOn: CalendarDate): string {
  return `À partir du ${formatDate(appliesOn)} : ${REGIME_WORDS[regime]}.`;
}

/** The regime is taken away once it has changed on a day. */
export const REGIME_NEEDED = "Ton régime de TVA a une date de début : choisis-en un autre au lieu de l'effacer.";

/** What a change of regime does to what is already there. */
export const CHANGE_EFFECTS =
  "Chaque document prend le régime de son jour. Ce qui est émis ne change pas. Un devis déjà accepté se refait si " +
  "sa TVA change.";

function dayWords(day: CalendarDate | null): string {
  return day === null ? "" : formatDate(day);
}
