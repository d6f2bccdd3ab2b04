import type { CalendarDate } from "../../shared/calendar-date.ts";
import { addDays } from "../../shared/calendar-date.ts";
import { formatDate } from "../../shared/french-format.ts";
import type { Withdrawable } from "./withdrawal-notes.messages.ts";

// No payment is asked before seven days off premises (C. conso L221-10).
const DAYS_WITHOUT_PAYMENT = 7;

/** What the seller of a quote is told while their customer may still withdraw from it. */
export const withdrawalTerms = {
  until: ({ until }: Withdrawable) => `Ton client peut renoncer jusqu'au ${day(until)}`,
  /** When a change order may be sent: what is withdrawn from is one contract. */
  sendableFrom: ({ until }: Withdrawable) =>
    `À envoyer à partir du ${day(addDays(until, 1))}\u00A0: d'ici là, ton client peut encore renoncer.`,
  orderPrepared: ({ until }: Withdrawable) => `Avenant préparé : il s'envoie à partir du ${day(addDays(until, 1))}.`,
  /** C. conso L221-25: what was done before the end is due only to whoever was asked for it. */
  begin: ({ wants_early_start: wantsEarlyStart }: Withdrawable) =>
    wantsEarlyStart
      ? "On t'a demandé de commencer avant : si ton client renonce, ce qui est fait t'est payé."
      : "On ne t'a pas demandé de commencer avant : si ton client renonce, rien de ce qui est fait ne t'est dû.",
  payment: (signedOn: CalendarDate) =>
    "Signé à distance, sans toi\u00A0: l'acompte peut se payer dès aujourd'hui. Signé avec toi hors de ton local, " +
    `chez ton client par exemple\u00A0: aucun paiement avant le ${day(addDays(signedOn, DAYS_WITHOUT_PAYMENT))}, ` +
    "sauf dépannage urgent.",
};

const day = (date: CalendarDate) => formatDate(date).replaceAll(" ", "\u00A0");
