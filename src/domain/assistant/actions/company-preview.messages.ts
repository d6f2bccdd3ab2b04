import { formatMoney, formatScaled } from "../../shared/french-format.ts";
import { proportionCents, ONE_UNIT_E4 } from "../../shared/money.ts";
import type { ActionPreview } from "./proposed-action.ts";

/** What of the seller changes. Hours of a day x 10^4. */
export type PreviewedCompany = { hourlyRateCents: number | null; dayHoursE4: number; iban: string };

/** Another price of an hour, or another account to be paid on. */
export function sayUpdateCompany(record: PreviewedCompany, nextRecord: PreviewedCompany): ActionPreview {
  const isOfAccount = record.iban !== nextRecord.iban;
  return {
    title: isOfAccount ? "Changer ton IBAN" : "Changer ton taux horaire",
    lines: isOfAccount
      ? [{ label: "IBAN", value: `${record.iban || "aucun"} → ${nextRecord.iban}` }]
      : [
          {
            label: "Taux horaire",
            value: `${rateWords(record.hourlyRateCents)} → ${rateWords(nextRecord.hourlyRateCents)}`,
          },
          { label: "Soit par jour", value: dayWords(nextRecord) },
        ],
    warning: isOfAccount
      ? "Une facture déjà émise garde l'ancien IBAN."
      : "Les projets et les devis déjà là gardent leur prix.",
    path: "/app/settings",
  };
}

function rateWords(cents: number | null): string {
  return cents === null ? "aucun" : formatMoney(cents);
}

// The price of a day is that of its hours: what rounding makes of it is shown.
function dayWords({ hourlyRateCents, dayHoursE4 }: PreviewedCompany): string {
  const cents = proportionCents(hourlyRateCents ?? 0, dayHoursE4, ONE_UNIT_E4);
  return `${formatMoney(cents)} (${formatScaled(dayHoursE4, 4, 0)} h)`;
}
