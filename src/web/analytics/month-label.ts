const SHORT_MONTH = new Intl.DateTimeFormat("fr-FR", { month: "short", year: "2-digit", timeZone: "UTC" });

/** A month, `YYYY-MM`, as a row names it: « nov. 26 ». */
export function monthLabel(month: string): string {
  return SHORT_MONTH.format(new Date(`${month}-01T00:00:00Z`));
}
