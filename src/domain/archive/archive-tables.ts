import type { NamedKind } from "../documents/document-kind.ts";
import { DOCUMENT_WORDS } from "../documents/document-kind.ts";
import { amountCell, csvLine, textCell } from "../imports/csv-cells.ts";
import { METHOD_WORDS } from "../payments/payment.messages.ts";
import type { PaymentMethod } from "../payments/payment.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { dayInFigures } from "../shared/french-format.ts";
import { archiveMessages } from "./archive.messages.ts";

/** The mark by which a spreadsheet reads a file as UTF-8. */
const MARK = "\uFEFF";

/** A customer, as the table of customers has it. */
export type CustomerLine = {
  company_name: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  siren: string;
  siret: string;
  vat_number: string;
  line1: string;
  line2: string;
  postal_code: string;
  city: string;
  country: string;
  notes: string;
};

/** A document, as the table of documents has it. Amounts in cents. */
export type DocumentLine = {
  kind: NamedKind;
  number: string;
  version: number;
  dated_on: CalendarDate;
  due_on: CalendarDate;
  customer: string;
  project: string;
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
  rest_cents: number | null;
};

/** A payment, as the table of payments has it. The amount in cents. */
export type PaymentLine = {
  number: string;
  received_on: CalendarDate;
  amount_cents: number;
  method: PaymentMethod;
  reference: string;
  is_reversal: boolean;
};

/** The lines of each table, by its name in the archive. */
export type TableLines = { customers: CustomerLine; documents: DocumentLine; payments: PaymentLine };

/**
 * The tables of an archive that a French spreadsheet opens: semicolons, decimal commas, days as « 03/12/2026 ». No text
 * of a cell is a formula.
 */
export const SPREADSHEETS: { [Name in keyof TableLines]: Spreadsheet<TableLines[Name]> } = {
  customers: {
    path: "clients.csv",
    head: MARK + csvLine(archiveMessages.customerColumns),
    line: (customer) =>
      csvLine(
        [
          customer.company_name,
          customer.first_name,
          customer.last_name,
          customer.email,
          customer.phone,
          customer.siren,
          customer.siret,
          customer.vat_number,
          customer.line1,
          customer.line2,
          customer.postal_code,
          customer.city,
          customer.country,
          customer.notes,
        ].map(textCell),
      ),
  },
  documents: {
    path: "documents.csv",
    head: MARK + csvLine(archiveMessages.documentColumns),
    line: (document) => {
      // What a credit note gives back counts against what was invoiced.
      const withSign = (cents: number) => amountCell(document.kind === "credit_note" ? 0 - cents : cents);
      return csvLine([
        textCell(DOCUMENT_WORDS[document.kind].name),
        textCell(document.number),
        String(document.version),
        dayInFigures(document.dated_on),
        dayInFigures(document.due_on),
        textCell(document.customer),
        textCell(document.project),
        withSign(document.net_cents),
        withSign(document.vat_cents),
        withSign(document.gross_cents),
        document.rest_cents === null ? "" : amountCell(document.rest_cents),
      ]);
    },
  },
  payments: {
    path: "paiements.csv",
    head: MARK + csvLine(archiveMessages.paymentColumns),
    line: (payment) =>
      csvLine([
        textCell(payment.number),
        dayInFigures(payment.received_on),
        amountCell(payment.amount_cents),
        textCell(METHOD_WORDS[payment.method]),
        textCell(payment.reference),
        payment.is_reversal ? archiveMessages.reversal : "",
      ]),
  },
};

type Spreadsheet<Line> = { path: string; head: string; line: (line: Line) => string };
