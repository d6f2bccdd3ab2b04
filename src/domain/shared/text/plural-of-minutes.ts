/** What a word said of a duration ends with: « 22 min prévues », « 1 h 30 prévue », « 2 h libres ». */
export function pluralOfMinutes(minutes: number): "" | "s" {
  return minutes >= 120 || (minutes >= 2 && minutes < 60) ? "s" : "";
}
