const DAY = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "short" });
const DAY_AND_YEAR = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "short", year: "numeric" });
const HOUR = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit" });

/** A moment in words: « à l'instant », « aujourd'hui à 14:32 », « 3 nov. à 09:12 », « 3 nov. 2025 ». */
export function momentOf(at: Date, now: Date): string {
  if (now.getTime() - at.getTime() < 120_000) return "à l'instant";
  if (at.toDateString() === now.toDateString()) return `aujourd'hui à ${HOUR.format(at)}`;
  return at.getFullYear() === now.getFullYear() ? `${DAY.format(at)} à ${HOUR.format(at)}` : DAY_AND_YEAR.format(at);
}
