import type { CalendarDate } from "../../shared/calendar-date.ts";
import { addDays } from "../../shared/calendar-date.ts";
import { formatDate } from "../../shared/french-format.ts";

/** The last day on which a customer may withdraw from what they signed, and whether they asked to begin before it. */
export type Withdrawable = { until: CalendarDate; wants_early_start: boolean };

/** What a project waits for while its customer may still withdraw. */
export const withdrawalNotes = {
  next: (withdrawable: Withdrawable) =>
    `Le client a dit oui, et peut renoncer jusqu'au ${day(withdrawable.until)}${
      withdrawable.wants_early_start ? " : il demande que tu commences sans attendre." : "."
    }`,
  orderWaits: (rank: number, { until }: Withdrawable) =>
    `L'avenant n°\u00A0${rank} s'envoie à partir du ${day(addDays(until, 1))}.`,
};

const day = (date: CalendarDate) => formatDate(date).replaceAll(" ", "\u00A0");
