import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatDate, formatMoney } from "../../shared/french-format.ts";

/** What is said of change orders, in French. */
export const changeOrderMessages = {
  title: (rank: number): string => `Avenant n°\u00A0${rank}`,
  inSentence: (rank: number): string => `avenant n°\u00A0${rank}`,
  standsBefore: "Le devis accepté avant cet avenant tient toujours.",
  added: "Ajouté par cet avenant",
  changed: (former: string): string => `Modifié par cet avenant, était : ${former}`,
  withdrawn: (label: string, former: string): string => `Retiré par cet avenant : ${label} (${former})`,
  ofQuote: (quotedOn: CalendarDate): string => `dont devis du ${formatDate(quotedOn)}`,
  ofEarlier: (rank: number): string => `dont avenant n°\u00A0${rank}`,
  ofThis: "dont cet avenant",
  prepare: (addedCents: number): string => `Préparer l'avenant (${signedMoney(addedCents)})`,
  update: (addedCents: number): string => `Mettre l'avenant à jour (${signedMoney(addedCents)})`,
  toPrepare: "Ce changement fait un avenant.",
  notYetIn: "Pas encore dans l'avenant.",
  agreedAnd: (agreedCents: number, newCents: number): string =>
    `Ton client a accepté ${formatMoney(agreedCents)}, tes lignes donnent ${formatMoney(newCents)}.`,
  isReady: "Avenant préparé : il reste à l'envoyer.",
};

function signedMoney(cents: number): string {
  return cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents);
}
