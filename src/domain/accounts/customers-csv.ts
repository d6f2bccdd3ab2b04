import type { CustomerCard } from "../customers/customer.ts";
import { CIVILITY_WORDS } from "../customers/customer.ts";
import { csvLine, textCell } from "../imports/csv-cells.ts";
import type { ImportField } from "./import/import-fields.ts";
import { IMPORT_FIELD_WORDS } from "./import/import.messages.ts";

/** The columns of the table, which an import reads again. */
const COLUMNS = [
  "company",
  "civility",
  "first_name",
  "last_name",
  "email",
  "phone",
  "line1",
  "line2",
  "postal_code",
  "city",
  "country",
  "siren",
  "siret",
  "vat_number",
] as const satisfies readonly ImportField[];

/** Customers as CSV, for a French spreadsheet and for an import. No text of a cell is a formula. */
export function customersCsv(customers: readonly CustomerCard[]): string {
  const head = COLUMNS.map((column) => textCell(IMPORT_FIELD_WORDS[column]));
  return `\uFEFF${csvLine(head)}${customers.map(customerLine).join("")}`;
}

function customerLine(customer: CustomerCard): string {
  const { address } = customer;
  const cells: Record<(typeof COLUMNS)[number], string> = {
    company: customer.companyName,
    civility: CIVILITY_WORDS[customer.civility],
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    phone: customer.phone,
    line1: address?.line1 ?? "",
    line2: address?.line2 ?? "",
    postal_code: address?.postalCode ?? "",
    city: address?.city ?? "",
    country: address?.country ?? "",
    siren: customer.siren,
    siret: customer.siret,
    vat_number: customer.vatNumber,
  };
  return csvLine(COLUMNS.map((column) => textCell(cells[column])));
}
