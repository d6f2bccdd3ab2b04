import { itemKeys } from "#domain/catalog/items/catalog-item.ts";
import { personName } from "#domain/customers/customer.ts";
import type { Civility, Customer } from "#domain/customers/customer.ts";
import { reachText } from "#domain/customers/reach-text.ts";
import { numberKey, supplierKey } from "#domain/mail/invoices/e-invoice.ts";
import { purchaseKeys } from "#domain/mail/invoices/purchase.ts";
import { searchText } from "#domain/shared/search-text.ts";
import { NOT_ARCHIVED } from "../archive-rows.repository.ts";
import type { ArchivedRow } from "./archived-rows.repository.ts";

/** Tables of an archive whose rows are not written again, each with the reason. */
export const NOT_IMPORTED: Readonly<Record<string, string>> = {
  invitation: "its link is not in the archive",
  membership: "members are invited again",
  model_consent: "a consent was given to the model of the other installation",
  project_person: "members are invited again",
  public_link: "its secret is not in the archive: a new link is made when one is needed",
};

/** Tables whose rows are written by a way of their own. */
const WRITTEN_APART = [
  "company",
  "customer_answer",
  "document",
  "document_file",
  "project_photo",
  "purchase_ticket",
  "site_report",
];

/** What is counted or derived of a project by the database. */
const COUNTED_OF_PROJECTS = [
  "tasks_total",
  "tasks_left",
  "quoted",
  "invoiced",
  "waiting_quotes",
  "waiting_cents",
  "waiting_since",
  "quotes_to_send",
  "to_send_cents",
  "unanswered_quotes",
  "unanswered_cents",
  "agreed_quotes",
  "stage",
];

/** Tables whose rows documents need, in an order in which each finds what it names. */
export const BEFORE_DOCUMENTS = [
  "document_numbering",
  "vat_regime_change",
  "company_closure",
  "customer",
  "customer_distinct",
  "customer_note",
  "project",
  "project_note",
  "task",
  "quote_draft",
  "time_entry",
  // With those of people who are not members here, so that what they worked keeps its cost.
  "hour_cost",
  "supplier_invoice",
  "mail_template",
  "quote_template",
  "catalog_item",
  "catalog_component",
  "document_counter",
] as const;

/** Tables whose rows name documents. */
export const AFTER_DOCUMENTS = [
  "missing_number",
  "restored_copy",
  "restored_copy_answer",
  "sending",
  "quote_decision",
  "quote_question",
  "payment",
  "document_alteration",
  "document_recovery",
  "siren_correction",
  "imported_archive",
  "reserve_lift",
] as const;

/** A table whose rows are written as they stand in an archive. */
export type ArchivedTable = (typeof BEFORE_DOCUMENTS)[number] | (typeof AFTER_DOCUMENTS)[number];

const KNOWN: ReadonlySet<string> = new Set([
  ...BEFORE_DOCUMENTS,
  ...AFTER_DOCUMENTS,
  ...WRITTEN_APART,
  ...Object.keys(NOT_IMPORTED),
  // What an earlier version put into archives.
  ...Object.keys(NOT_ARCHIVED),
]);

/** True for a table that this version knows. */
export function isKnownTable(table: string): boolean {
  return KNOWN.has(table);
}

/** False for a row that is left out: an absence without its person would close the whole company. */
export function isRowWritten(table: ArchivedTable, row: ArchivedRow): boolean {
  return table !== "company_closure" || (row.user_id ?? null) === null;
}

/** A row as it is written: without what the database counts, and with the words by which it is found. */
export function toWrittenRow(table: ArchivedTable, row: ArchivedRow): ArchivedRow {
  switch (table) {
    case "customer":
      return { ...row, ...customerTexts(row) };
    case "project":
      return {
        ...Object.fromEntries(Object.entries(row).filter(([column]) => !COUNTED_OF_PROJECTS.includes(column))),
        search_text: searchText(textOf(row, "name")),
        place_text: searchText(textOf(row, "site_address")),
      };
    case "task":
      return { ...row, search_text: searchText(textOf(row, "title")) };
    case "catalog_item":
      return { ...row, ...catalogTexts(row) };
    case "supplier_invoice":
      return { ...row, ...supplierTexts(row) };
    case "imported_archive":
      return { ...row, written_in: 0 };
    default:
      return row;
  }
}

function customerTexts(row: ArchivedRow) {
  // The columns of an address and of a name are checked by the database.
  const address = row.address as Customer["address"];
  const names = {
    // The database refuses another one.
    civility: row.civility as Civility,
    firstName: textOf(row, "first_name"),
    lastName: textOf(row, "last_name"),
  };
  return {
    search_text: searchText(textOf(row, "company_name"), personName(names)),
    reach_text: reachText({ phone: textOf(row, "phone"), address }),
  };
}

function catalogTexts(row: ArchivedRow) {
  const keys = itemKeys({
    label: textOf(row, "label"),
    reference: textOf(row, "reference"),
    supplier: textOf(row, "supplier"),
  });
  return {
    label_key: keys.labelKey,
    reference_key: keys.referenceKey,
    supplier_key: keys.supplierKey,
    search_text: keys.searchText,
  };
}

function supplierTexts(row: ArchivedRow) {
  const supplier = {
    name: textOf(row, "supplier_name"),
    siren: textOf(row, "supplier_siren"),
    vatNumber: textOf(row, "supplier_vat_number"),
  };
  const number = textOf(row, "number");
  if (row.is_by_hand === true) {
    const keys = purchaseKeys({ id: textOf(row, "id"), supplierName: supplier.name });
    return {
      mailbox_id: null,
      supplier_key: keys.supplierKey,
      number_key: keys.numberKey,
      search_text: searchText(supplier.name, textOf(row, "note")),
    };
  }
  return {
    mailbox_id: null,
    supplier_key: supplierKey(supplier),
    number_key: numberKey(number),
    search_text: searchText(supplier.name, number, supplier.siren),
  };
}

function textOf(row: ArchivedRow, column: string): string {
  const value = row[column];
  return typeof value === "string" ? value : "";
}
