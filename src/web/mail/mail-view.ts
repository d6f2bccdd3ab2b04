import { shownName } from "#domain/mail/mail-address.ts";

const SAME_YEAR = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "short" });
const OTHER_YEAR = new Intl.DateTimeFormat("fr-FR", { day: "2-digit", month: "2-digit", year: "numeric" });
const WHOLE = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short" });
const HOUR = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit" });

type Person = { name: string; address: string };

/** Who wrote: a name that pretends to be another address is left out. */
export function senderWords(person: Person): string {
  return shownName(person) || "Expéditeur inconnu";
}

/** To whom a mail was sent: « à Claire Roux, Paul et 3 autres ». Empty when nobody is named. */
export function recipientsWords(people: readonly Person[], most = 3): string {
  const names = people.map(shownName).filter((name) => name !== "");
  return names.length === 0 ? "" : `à ${someOf(names, most)}`;
}

/** The first names of a list, and how many others there are. */
export function someOf(names: readonly string[], most = 3): string {
  const restCount = names.length - most;
  // « et 1 autre » is no shorter than the name itself.
  if (restCount <= 1) return names.join(", ");
  return `${names.slice(0, most).join(", ")} et ${restCount} autres`;
}

/** When a mail came, in a list: its hour today, its day otherwise. */
export function shortMoment(moment: string, now = new Date()): string {
  const at = new Date(moment);
  if (at.toDateString() === now.toDateString()) return HOUR.format(at);
  return (at.getFullYear() === now.getFullYear() ? SAME_YEAR : OTHER_YEAR).format(at);
}

const WEEKDAY = new Intl.DateTimeFormat("fr-FR", { weekday: "short", day: "numeric", month: "short" });

/** When a mail that was put aside comes back: « ven. 27 nov. », its hour today. Once it is back: « Rappel ». */
export function shortSnooze(until: string, now = new Date()): string {
  const at = new Date(until);
  if (at <= now) return "Rappel";
  return at.toDateString() === now.toDateString() ? HOUR.format(at) : WEEKDAY.format(at);
}

/** How long ago something was done: « à l'instant », « il y a 2 min », « il y a 3 h », then its day. */
export function agoWords(moment: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(moment).getTime()) / 60_000);
  if (minutes < 1) return "à l'instant";
  if (minutes < 60) return `il y a ${minutes}\u00A0min`;
  if (minutes < 24 * 60) return `il y a ${Math.floor(minutes / 60)}\u00A0h`;
  return `le ${shortMoment(moment, now)}`;
}

/** When a mail came, in full. */
export function longMoment(moment: string): string {
  return WHOLE.format(new Date(moment));
}

/** The size of a file: « 12 ko », « 3,4 Mo ». */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000) return `${bytes} octet${bytes > 1 ? "s" : ""}`;
  const [size, unit] = bytes < 1_000_000 ? [Math.round(bytes / 1_000), "ko"] : [Math.round(bytes / 100_000) / 10, "Mo"];
  return `${size.toLocaleString("fr-FR")} ${unit}`;
}
