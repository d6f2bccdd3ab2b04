import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatDate, formatMoney } from "../../shared/french-format.ts";

/** What is said of change orders, in French. */
export const changeOrderMessages = {
  title: (rank: number): string => `Avenant n°\u00A0${rank}`,
  inSentence: (rank: number): string => `avenant n°\u00A0${rank}`,
  standsBefore: "Le devis accepté avant cet avenant tient toujours.",
  added: "Ajouté par cet avenant",
  changed: (former: string): string => `Modifié par cet avenant, était : ${former}`,
  withdrawn: "Retiré par cet avenant",
  /** The heading of what changes, over the total. */
  changes: "Ce que change cet avenant",
  becomes: (former: string, next: string): string => `Modifié : ${former}, devient ${next}`,
  /** What the total is called, the works being as this order leaves them. */
  after: (total: string): string => `${total} après avenant`,
  ofQuote: (quotedOn: CalendarDate): string => `Devis du ${formatDate(quotedOn)}`,
  ofEarlier: (rank: number): string => `Avenant n°\u00A0${rank}`,
  ofThis: "Cet avenant",
  prepare: (addedCents: number): string => `Préparer l'avenant (${signedMoney(addedCents)})`,
  update: (addedCents: number): string => `Mettre l'avenant à jour (${signedMoney(addedCents)})`,
  toPrepare: "Ce changement fait un avenant.",
  notYetIn: "Pas encore dans l'avenant.",
  agreedAnd: (agreedCents: number, newCents: number): string =>
    `Ton client a accepté ${formatMoney(agreedCents)}, tes lignes donnent ${formatMoney(newCents)}.`,
  notSent: (rank: number, addedCents: number): string =>
    `Avenant n°\u00A0${rank}, ${signedMoney(addedCents)} : pas encore envoyé au client`,
  whenAccepted: (agreedCents: number, newCents: number): string =>
    `Accepté, il portera le total de ${formatMoney(agreedCents)} à ${formatMoney(newCents)}. ` +
    "D'ici là, la facture reprend ce que le client a déjà accepté.",
  isReady: "Avenant préparé : il reste à l'envoyer.",
};

function signedMoney(cents: number): string {
  return cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents);
}
