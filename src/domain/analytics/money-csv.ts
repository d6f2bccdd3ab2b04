import type { NamedKind } from "../documents/document-kind.ts";
import { DOCUMENT_WORDS } from "../documents/document-kind.ts";
import { STATE_WORDS } from "../documents/document-state.messages.ts";
import type { DocumentState } from "../documents/document-state.ts";
import { amountCell, csvLine, textCell } from "../imports/csv-cells.ts";
import { METHOD_WORDS } from "../payments/payment.messages.ts";
import type { PaymentMethod } from "../payments/payment.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { dayInFigures } from "../shared/french-format.ts";
import { moneyMessages } from "./money.messages.ts";

/** A row of the money list as a spreadsheet has it, in cents. Amounts of credit notes and refunds are below zero. */
export type MoneyCsvRow = {
  kind: NamedKind;
  number: string;
  date: CalendarDate;
  dueOn: CalendarDate;
  customerName: string;
  projectName: string;
  state: DocumentState;
  isAltered: boolean;
  netCents: number;
  vatCents: number;
  grossCents: number;
  restCents: number | null;
  payment: { receivedOn: CalendarDate; method: PaymentMethod; amountCents: number } | null;
};

/** What a CSV file begins with: the mark by which a spreadsheet reads it as UTF-8, and the heads of its columns. */
export const MONEY_CSV_HEAD = `\uFEFF${csvLine(moneyMessages.columns)}`;

/** A row as a line of CSV, for a French spreadsheet: semicolons, decimal commas, days as « 03/12/2026 ». */
export function moneyCsvLine(row: MoneyCsvRow): string {
  const { payment } = row;
  return csvLine([
    textCell(DOCUMENT_WORDS[row.kind].name),
    textCell(row.number),
    dayInFigures(row.date),
    dayInFigures(row.dueOn),
    textCell(row.customerName),
    textCell(row.projectName),
    textCell(row.isAltered ? moneyMessages.toVerify : STATE_WORDS[row.state]),
    amountCell(row.netCents),
    amountCell(row.vatCents),
    amountCell(row.grossCents),
    row.restCents === null ? "" : amountCell(row.restCents),
    payment ? dayInFigures(payment.receivedOn) : "",
    payment ? textCell(METHOD_WORDS[payment.method]) : "",
    payment ? amountCell(payment.amountCents) : "",
  ]);
}
