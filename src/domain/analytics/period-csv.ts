import { amountCell, csvLine, textCell } from "../imports/csv-cells.ts";
import type { PeriodMonth } from "./period-figures.ts";

const COLUMNS = ["Mois", "Factures", "Facturé HT", "Facturé TTC", "Encaissé TTC"];

/** The months of a period as CSV, for a French spreadsheet. */
export function periodCsv(months: readonly PeriodMonth[]): string {
  return `\uFEFF${csvLine(COLUMNS)}${months.map(monthLine).join("")}`;
}

function monthLine({ month, count, netCents, grossCents, collectedCents }: PeriodMonth): string {
  const [year = "", rank = ""] = month.split("-");
  return csvLine([
    textCell(`${rank}/${year}`),
    String(count),
    amountCell(netCents),
    amountCell(grossCents),
    amountCell(collectedCents),
  ]);
}
