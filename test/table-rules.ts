import type { Client } from "pg";

// The rules for every table of a company, checked in the catalogue. A fault is printed as SQL ready to paste.

/** Tables of the installation, which belong to no company. */
const OF_NO_COMPANY = ["migration"];

/** A key of no company: a public link is found by its token before its company is known. */
const KEY_OF_ITS_OWN = ["public_link"];

/** What triggers count of a project. */
const COUNTED_OF_PROJECT = [
  "tasks_total",
  "agreed_quotes",
  "stage",
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
];

/** Columns that the database alone fills in a new row: counts, moments and what comes later. */
const NEVER_INSERTED: Record<string, string[]> = {
  document_alteration: ["found_at"],
  document_recovery: ["recovered_at"],
  event: ["id", "happened_in", "happened_at"],
  project: [...COUNTED_OF_PROJECT, "archived_at"],
  public_link: ["revoked_at", "first_viewed_at"],
};

/** Columns that the product never changes once a row is written, and those that triggers alone write. */
const NEVER_CHANGED: Record<string, string[]> = {
  assistant_session: ["user_id"],
  catalog_item: ["match_key"],
  company: ["time_zone", "is_example"],
  company_archive: ["asked_by"],
  customer_import: ["list"],
  hour_cost: ["user_id"],
  project_photo: ["project_id", "name", "mime", "sha256", "bytes", "small_mime", "small_bytes", "added_by"],
  company_import: ["file_name", "size_bytes", "part_count", "fingerprint", "asked_by"],
  time_entry: ["project_id", "user_id"],
  invitation: ["email", "role", "invited_by", "inviter_name"],
  quote_template: ["format", "lines", "terms"],
  quote_signing: ["document_id", "signer", "email", "options", "gross_cents"],
  mail_consent: ["user_id", "session_id", "state_sha256", "sealed_verifier", "mailbox_id", "is_shared"],
  mail_draft: ["user_id", "kind", "answered_id", "document_id", "in_reply_to", "reference_line"],
  mail_folder: ["mailbox_id", "path"],
  mail_message: [
    "mailbox_id",
    "uid",
    "remote_id",
    "message_id",
    "subject",
    "from_name",
    "from_address",
    "to_people",
    "cc_people",
    "sent_at",
    "received_at",
    "has_attachment",
    "size_bytes",
    "search_text",
  ],
  mail_wish: [
    "mailbox_id",
    "mail_id",
    "message_id",
    "subject",
    "is_seen",
    "is_flagged",
    "target_path",
    "wished_by",
    "wished_at",
  ],
  mailbox: ["user_id", "address", "kind", "created_by"],
  model_consent: ["host", "given_at", "given_by", "given_by_email"],
  personal_token: ["user_id", "name", "token_sha256", "scopes"],
  project: COUNTED_OF_PROJECT,
  proposed_action: [
    "user_id",
    "kind",
    "arguments",
    "preview",
    "facts",
    "digest",
    "holds_amounts",
    "source",
    "source_name",
    "expires_at",
  ],
  public_link: ["document_kind", "document_id"],
  quote_decision: [
    "document_id",
    "decision",
    "decided_at",
    "signer",
    "decided_on",
    "recorded_by",
    "options",
    "evidence_document_id",
  ],
  quote_draft: ["project_id"],
  task: ["project_id", "line_id"],
  supplier_invoice: [
    "mailbox_id",
    "message_id",
    "file_name",
    "kind",
    "supplier_siren",
    "supplier_vat_number",
    "number_key",
    "number",
    "due_on",
    "currency",
    "doubts",
    "kept_at",
    "is_by_hand",
  ],
};

type ForeignKey = { name: string; columns: string[]; target: string; targetColumns: string[] };
type Table = {
  name: string;
  hasCompany: boolean;
  primaryKey: string[];
  foreignKeys: ForeignKey[];
  isEnabled: boolean;
  isForced: boolean;
  hasPolicy: boolean;
  /** Policies that let the application read more than the rows of its company. */
  widerPolicies: string[];
  isReadable: boolean;
  /** True when the application may change every column, a key among them. */
  isWhollyChanged: boolean;
  insertable: string[];
  changeable: string[];
  columns: string[];
};

/** What the tables lack, as SQL lines to add to the migration of each. Empty when nothing is missing. */
export async function missingSql(owner: Client): Promise<string> {
  const tables = (await owner.query<Table>(TABLES)).rows.filter(({ name }) => !OF_NO_COMPANY.includes(name));
  return tables
    .map((table) => ({ table, lines: linesMissing(table) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ table, lines }) =>
      [`-- Table ${table.name}: add to its migration, in src/server/db/migrations`, ...lines].join("\n"),
    )
    .join("\n\n");
}

function linesMissing({ name, ...table }: Table): string[] {
  const refersToCompany = name === "company" || table.foreignKeys.some(({ columns }) => columns[0] === "company_id");
  const isKeyedByCompany = table.primaryKey[0] === "company_id" || KEY_OF_ITS_OWN.includes(name);
  const [first] = table.primaryKey;
  return [
    ...when(!table.hasCompany, `alter table ${name} add column company_id uuid not null;`),
    ...when(!refersToCompany, `alter table ${name} add foreign key (company_id) references company;`),
    ...when(!isKeyedByCompany && first !== undefined, `alter table ${name} drop constraint ${name}_pkey cascade;`),
    ...when(!isKeyedByCompany, `alter table ${name} add primary key (company_id, ${first ?? "id"});`),
    ...table.foreignKeys.filter(({ columns }) => columns[0] !== "company_id").flatMap((key) => withCompany(name, key)),
    ...when(!table.isEnabled, `alter table ${name} enable row level security;`),
    ...when(!table.isForced, `alter table ${name} force row level security;`),
    ...table.widerPolicies.map((policy) => `drop policy ${policy} on ${name};`),
    ...when(
      !table.hasPolicy,
      `create policy own_company on ${name}`,
      "  using (company_id = current_company()) with check (company_id = current_company());",
    ),
    ...when(
      !table.isReadable,
      `grant select, insert on ${name} to etabli_app;`,
      "-- and delete, when the product deletes its rows",
    ),
    ...insertsMissing(name, table),
    ...changesMissing(name, table),
  ];
}

// A new column of a table whose columns are granted one by one: without its right, every creation is refused.
function insertsMissing(name: string, { insertable, columns }: Pick<Table, "insertable" | "columns">): string[] {
  const unsaid = columns.filter(
    (column) => !insertable.includes(column) && !(NEVER_INSERTED[name] ?? []).includes(column),
  );
  if (insertable.length === 0 || unsaid.length === 0) return [];
  return [
    `grant insert (${unsaid.join(", ")}) on ${name} to etabli_app;`,
    "-- or name the columns that no creation says in NEVER_INSERTED of test/table-rules.ts",
  ];
}

// A right to change every column would let the application move a row to another company, or a link to another one.
function changesMissing(
  name: string,
  { isWhollyChanged, changeable, columns, primaryKey }: Omit<Table, "name">,
): string[] {
  const frozen = new Set(["company_id", "created_at", ...primaryKey, ...(NEVER_CHANGED[name] ?? [])]);
  if (isWhollyChanged)
    return [
      `revoke update on ${name} from etabli_app;`,
      `grant update (${columns.filter((column) => !frozen.has(column)).join(", ")}) on ${name} to etabli_app;`,
    ];
  if (changeable.length === 0) return [];
  const unsaid = columns.filter((column) => !frozen.has(column) && !changeable.includes(column));
  const wrong = changeable.filter((column) => frozen.has(column));
  return [
    ...when(
      unsaid.length > 0,
      `grant update (${unsaid.join(", ")}) on ${name} to etabli_app;`,
      "-- or name the columns that never change in NEVER_CHANGED of test/table-rules.ts",
    ),
    ...when(wrong.length > 0, `revoke update (${wrong.join(", ")}) on ${name} from etabli_app;`),
  ];
}

// A foreign key without the company would let a row refer to another company's row.
function withCompany(table: string, { name, columns, target, targetColumns }: ForeignKey): string[] {
  return [
    `alter table ${table} drop constraint ${name};`,
    `alter table ${table} add foreign key (company_id, ${columns.join(", ")})`,
    `  references ${target} (company_id, ${targetColumns.join(", ")});`,
  ];
}

function when(isMissing: boolean, ...lines: string[]): string[] {
  return isMissing ? lines : [];
}

const IS_OWN = `pg_get_expr(p.polqual, c.oid) = '(company_id = current_company())'
  and pg_get_expr(p.polwithcheck, c.oid) = '(company_id = current_company())'`;

const TABLES = `
  select c.relname as name, c.relrowsecurity as "isEnabled", c.relforcerowsecurity as "isForced",
    exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    ) as "hasCompany",
    coalesce((
      select ${columnNames("k.conrelid", "k.conkey")} from pg_constraint k where k.conrelid = c.oid and k.contype = 'p'
    ), '[]') as "primaryKey",
    coalesce((
      select json_agg(json_build_object(
        'name', k.conname, 'target', k.confrelid::regclass::text,
        'columns', ${columnNames("k.conrelid", "k.conkey")},
        'targetColumns', ${columnNames("k.confrelid", "k.confkey")}))
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
    ), '[]') as "foreignKeys",
    exists (
      select 1 from pg_policy p where p.polrelid = c.oid and p.polcmd = '*' and 0 = any(p.polroles) and ${IS_OWN}
    ) as "hasPolicy",
    coalesce((
      select json_agg(p.polname) from pg_policy p
      where p.polrelid = c.oid and p.polpermissive and (${IS_OWN}) is not true
        and (0 = any(p.polroles) or 'etabli_app'::regrole = any(p.polroles))
    ), '[]') as "widerPolicies",
    has_table_privilege('etabli_app', c.oid, 'select') as "isReadable",
    has_table_privilege('etabli_app', c.oid, 'update') as "isWhollyChanged",
    coalesce((
      select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ), '[]') as "columns",
    ${columnsWithRight("insert")} as "insertable",
    ${columnsWithRight("update")} as "changeable"
  from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
  order by 1`;

function columnsWithRight(right: "insert" | "update"): string {
  return `coalesce((
      select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and has_column_privilege('etabli_app', c.oid, a.attnum, '${right}')
    ), '[]')`;
}

function columnNames(table: string, numbers: string): string {
  return `(
    select json_agg(a.attname order by n.place) from unnest(${numbers}) with ordinality n (number, place)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number)`;
}
