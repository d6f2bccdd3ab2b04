import { shownName } from "#domain/mail/mail-address.ts";

const SAME_YEAR = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "short" });
const WHOLE = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short" });
const HOUR = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit" });

/** Who wrote: a name that pretends to be another address is left out. */
export function senderWords(person: { name: string; address: string }): string {
  return shownName(person);
}

/** When a mail came, in a list: its hour today, its day otherwise. */
export function shortMoment(moment: string): string {
  const at = new Date(moment);
  return at.toDateString() === new Date().toDateString() ? HOUR.format(at) : SAME_YEAR.format(at);
}

/** When a mail came, in full. */
export function longMoment(moment: string): string {
  return WHOLE.format(new Date(moment));
}
