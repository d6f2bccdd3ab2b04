/** A duration in minutes as « 1 h 30 », « 45 min » or « 3 h ». */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00A0min`;
  return rest === 0 ? `${hours}\u00A0h` : `${hours}\u00A0h\u00A0${String(rest).padStart(2, "0")}`;
}

/** What a word said of a duration ends with: « 22 min reportées », « 1 h 30 prévue », « 2 h libres ». */
export function pluralOfMinutes(minutes: number): "" | "s" {
  return minutes >= 120 || (minutes >= 2 && minutes < 60) ? "s" : "";
}
