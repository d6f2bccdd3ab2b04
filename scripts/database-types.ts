import { inMigratedDatabase } from "#test/throwaway-cluster.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Client } from "pg";

// Writes the row types of the database from the migrated database, so that the compiler knows its columns.

/** The written files, by schema. */
const FILES = {
  public: { path: "src/server/db/public-tables.ts", name: "PublicTables", what: "The tables of a company." },
  auth: { path: "src/server/db/auth-tables.ts", name: "AuthTables", what: "The tables of the sign-in server." },
};

/** The command that writes them again. */
const COMMAND = "node_modules/.bin/node scripts/database-types.ts";

/**
 * The TypeScript type of each PostgreSQL type, as `postgres-types.ts` and the driver give it. A `bigint` out of range
 * throws.
 */
const TYPES: Record<string, string> = {
  bool: "boolean",
  bytea: "Buffer",
  date: "CalendarDate",
  float8: "number",
  int4: "number",
  int8: "number",
  jsonb: "unknown",
  numeric: "string",
  text: "string",
  timestamptz: "Date",
  uuid: "string",
};

/** Columns whose type the domain knows better than PostgreSQL: the content of JSON, lists of named values. */
const DOMAIN_TYPES: Record<string, string> = {
  "company.legal_form": 'LegalForm | ""',
  "company.address": "Address",
  "company.document_style": "DocumentStyle",
  "company.quote_conditions": "QuoteConditions",
  "project.quote_conditions": "QuoteConditions",
  "quote_template.conditions": "QuoteConditions",
  "company.insurance": "TradeInsurance",
  "company.insurance_duty": "InsuranceDuty",
  "company.mediation": "Mediation",
  "company_import.refusal": "ImportRefusal",
  "customer.address": "Address",
  "customer_note.sites": "CustomerSite[]",
  "supplier_invoice.doubts": "EInvoiceDoubt",
  "task.vat_reason": "ChosenVatReason",
  "project.estimation_vat_reason": "ChosenVatReason",
  "project.estimation_ai": 'NonNullable<Estimation["ai"]>',
  "quote_draft.lines": "Line[]",
  "quote_draft.terms": "Terms",
  "quote_draft.origins": "LineOrigins",
  "quote_template.lines": "Line[]",
  "quote_template.terms": "Terms",
  "quote_draft.seed": "Line[]",
  "assistant_session.history": "HistoryMessage[]",
  "auth.users.app_metadata": "Record<string, unknown>",
  "auth.users.user_metadata": "Record<string, unknown>",
  "auth.identities.identity_data": "Record<string, unknown>",
  "auth.sign_ups.data": "Record<string, unknown>",
  "auth.flow_state.details": "Record<string, unknown>",
  "auth.login_changes.before": "Record<string, unknown>",
  "auth.signing_keys.public_jwk": "JWK",
};

/** Where these types are declared. */
const IMPORTS: Record<string, string> = {
  HistoryMessage: "#api/assistant/assistant.ts",
  Line: "#domain/lines/line.ts",
  Terms: "#domain/lines/terms.ts",
  ChosenVatReason: "#domain/lines/vat-reasons.ts",
  LegalForm: "#domain/company/legal-forms.ts",
  EInvoiceDoubt: "#domain/mail/invoices/e-invoice.ts",
  InsuranceDuty: "#domain/company/missing-seller-fields.ts",
  Mediation: "#domain/company/missing-seller-fields.ts",
  ImportRefusal: "#domain/archive/import-archive.ts",
  TradeInsurance: "#domain/company/company.ts",
  DocumentStyle: "#domain/company/style/document-style.ts",
  LineOrigins: "#domain/quotes/line-origins.ts",
  QuoteConditions: "#domain/quotes/conditions/quote-conditions.ts",
  Estimation: "#domain/projects/project.ts",
  Address: "#domain/shared/address.ts",
  CustomerSite: "#domain/customers/customer-site.ts",
  CalendarDate: "#domain/shared/calendar-date.ts",
  JWK: "jose",
  Generated: "kysely",
};

type Column = {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  check: string | null;
};

/** The text of each file of row types, by its path, for the database of a connection. */
export async function databaseTypes(client: Client): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const [schema, file] of Object.entries(FILES))
    files[file.path] = fileText(file, schema, (await client.query<Column>(COLUMNS, [schema])).rows);
  return files;
}

/** The sentence that says what to do when a committed file differs from the database, or null. */
export async function staleTypes(client: Client, root: string): Promise<string | null> {
  const files = Object.entries(await databaseTypes(client));
  const staleFiles = files.filter(([path, text]) => readFileSync(join(root, path), "utf8") !== text);
  if (staleFiles.length === 0) return null;
  const paths = staleFiles.map(([path]) => path).join(" and ");
  return `${paths} no longer match the migrations: run ${COMMAND}, then change what the compiler shows`;
}

const COLUMNS = `
  select c.relname as table, a.attname as column, t.typname as type, not a.attnotnull as "isNullable",
    a.atthasdef as "hasDefault", (
      select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as check
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v')
  order by c.relname, a.attnum`;

function fileText({ name, what }: (typeof FILES)["public"], schema: string, columns: Column[]): string {
  const prefix = schema === "public" ? "" : `${schema}.`;
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([table, tableColumns]) => {
    const lines = tableColumns.map(
      (column) => `    ${column.column}: ${columnType(`${prefix}${table}.${column.column}`, column)};`,
    );
    return `  ${prefix === "" ? table : `"${prefix}${table}"`}: {\n${lines.join("\n")}\n  };`;
  });
  const body = `export type ${name} = {\n${tables.join("\n")}\n};\n`;
  const heading =
    "// Written by scripts/database-types.ts from the migrations. Run that script again instead of editing this file.";
  const docstring = `/** ${what} PostgreSQL fills a \`Generated\` column by itself. */`;
  return `${imports(body)}\n${heading}\n\n${docstring}\n${body}`;
}

function columnType(path: string, { type, isNullable, hasDefault, check }: Column): string {
  const isArray = type.startsWith("_");
  const baseType = TYPES[isArray ? type.slice(1) : type];
  if (baseType === undefined)
    throw new Error(`${path} is a ${type}: add to TYPES of scripts/database-types.ts the type that the driver returns`);
  const plain = DOMAIN_TYPES[path] ?? (check === null ? baseType : allowedTexts(check));
  const value = `${plain}${isArray ? "[]" : ""}${isNullable && plain !== "unknown" ? " | null" : ""}`;
  return hasDefault ? `Generated<${value}>` : value;
}

/** The texts that a constraint `column = ANY (ARRAY['a'::text, …])` accepts. */
function allowedTexts(check: string): string {
  return [...check.matchAll(/'([^']*)'::text/g)].map(([, text]) => JSON.stringify(text)).join(" | ");
}

function imports(body: string): string {
  const usedNames = Object.keys(IMPORTS).filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const bySource = Map.groupBy(usedNames, (name) => IMPORTS[name]!);
  return [...bySource]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([source, names]) => `import type { ${names.join(", ")} } from "${source}";\n`)
    .join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  await inMigratedDatabase(async (client) => {
    for (const [path, text] of Object.entries(await databaseTypes(client))) {
      writeFileSync(join(root, path), text);
      console.log(`${path} written`);
    }
  });
}
