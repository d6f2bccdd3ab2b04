import { formatMoney } from "../shared/french-format.ts";
import { changePercent } from "./period-figures.ts";
import type { PeriodName } from "./period-names.ts";
import type { Period } from "./period.ts";
import { periodText } from "./period.ts";

/** What is said of a period that cannot be shown. */
export const periodMessages = {
  reversed: "La fin de la période vient avant son début.",
  tooLong: "Choisis trois ans au plus.",
};

/** The ready-made periods, as their buttons name them. */
export const PERIOD_WORDS: Record<PeriodName, string> = {
  month: "Ce mois-ci",
  last_month: "Le mois dernier",
  quarter: "Ce trimestre",
  last_quarter: "Le trimestre dernier",
  year: "Cette année",
  last_year: "L'an dernier",
  twelve_months: "12 mois",
};

/** An amount compared with the one of the period before: « + 12 % » with the period, or why there is no per cent. */
export function comparisonText(nowCents: number, beforeCents: number, formerPeriod: Period): string {
  const percent = changePercent(beforeCents, nowCents);
  if (beforeCents < 0) return `contre ${formatMoney(beforeCents)} ${periodText(formerPeriod)}`;
  if (percent === null) return `rien ${periodText(formerPeriod)}`;
  if (percent === 0) return `autant que ${periodText(formerPeriod)}`;
  return `${percent > 0 ? "+" : "−"} ${Math.abs(percent)} % par rapport à la période ${periodText(formerPeriod)}`;
}

/** The share of the answered quotes that were accepted: « 7 acceptés sur 9 réponses ». */
export function acceptedText(acceptedCount: number, declinedCount: number): string {
  const answers = acceptedCount + declinedCount;
  if (answers === 0) return "Aucune réponse sur la période.";
  return `${acceptedCount} accepté${acceptedCount > 1 ? "s" : ""} sur ${answers} réponse${answers > 1 ? "s" : ""}`;
}
