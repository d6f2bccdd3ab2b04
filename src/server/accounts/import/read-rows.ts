import { clientInfo } from "#api/customers.ts";
import type { ImportColumn } from "#domain/accounts/import/import-fields.ts";
import { IMPORT_FIELD_WORDS, importMessages, leftOutSentence } from "#domain/accounts/import/import.messages.ts";
import type { ImportedCustomer } from "#domain/accounts/import/imported-customer.ts";
import { readImportedCustomer } from "#domain/accounts/import/imported-customer.ts";
import type { PostalDoubt } from "#domain/accounts/import/imported-postal-code.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import type { CsvRow } from "#domain/imports/csv.ts";
import { newCustomer, withClientInfo } from "#server/customers/client-info.ts";
import { ApiError } from "#server/http/api-error.ts";
import { wrongInput } from "#server/http/error-answer.ts";

/** The customer of a row, with what the card lacks of it: numbers that are wrong, and a doubtful postal code. */
export type ReadRow = {
  line: number;
  card: CustomerCard;
  wrongNumbers: readonly OfficialNumber[];
  postalDoubt: PostalDoubt | null;
  /** What is to be corrected, in sentences. Empty when nothing is. */
  remark: string;
};

/** A row that no form would take. */
export type RefusedRow = { line: number; isNameless: boolean; reason: string };

/** The customers of some rows as a form would create them, and the rows that it would refuse. */
export function readCustomerRows(
  newId: () => string,
  columns: readonly ImportColumn[],
  rows: readonly CsvRow[],
): { readRows: ReadRow[]; refusedRows: RefusedRow[] } {
  const readings = rows.map((row) => readRow(newId, columns, row));
  return {
    readRows: readings.filter((reading) => "card" in reading),
    refusedRows: readings.filter((reading) => "reason" in reading),
  };
}

function readRow(newId: () => string, columns: readonly ImportColumn[], { line, cells }: CsvRow): ReadRow | RefusedRow {
  const row = readImportedCustomer(columns, cells);
  if (!row.ok) return { line, isNameless: row.refusal.code === "nameless", reason: importMessages[row.refusal.code] };
  const reading = readCard(newId, row.value);
  if (!(reading instanceof ApiError)) return withRemark(line, row.value, reading, []);
  const wrongNumbers = NUMBERS.filter((field) => reading.fields?.[field] !== undefined);
  const readingWithout = wrongNumbers.length > 0 ? readCard(newId, withoutNumbers(row.value)) : reading;
  return readingWithout instanceof ApiError
    ? { line, isNameless: false, reason: sentenceOf(readingWithout) }
    : withRemark(line, row.value, readingWithout, wrongNumbers);
}

const NUMBERS = ["siren", "siret", "vat_number"] as const;

type OfficialNumber = (typeof NUMBERS)[number];

// Numbers that contradict each other are all left out: nothing says which one is right.
function withoutNumbers(row: ImportedCustomer): ImportedCustomer {
  return { ...row, siren: "", siret: "", vat_number: "" };
}

function withRemark(
  line: number,
  row: ImportedCustomer,
  card: CustomerCard,
  wrongNumbers: readonly OfficialNumber[],
): ReadRow {
  const remarks = wrongNumbers.map((field) => leftOutSentence(IMPORT_FIELD_WORDS[field], row[field]));
  if (row.postal_doubt === "left_out") remarks.push(importMessages.postalCodeLeftOut);
  return { line, card, wrongNumbers, postalDoubt: row.postal_doubt, remark: remarks.join(" ") };
}

function readCard(newId: () => string, row: ImportedCustomer): CustomerCard | ApiError {
  const sentInfo = clientInfo.safeParse(row);
  if (!sentInfo.success) return wrongInput(sentInfo.error);
  try {
    return withClientInfo(newCustomer(newId()), sentInfo.data);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error;
  }
}

function sentenceOf({ fields, message }: ApiError): string {
  return fields ? [...new Set(Object.values(fields))].join(" ") : message;
}
