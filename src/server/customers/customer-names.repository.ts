import { CIVILITY_WORDS, customerName } from "#domain/customers/customer.ts";
import type { CustomerNames } from "#domain/customers/masking/name-phrases.ts";
import { nameWordsOf } from "#domain/customers/masking/name-phrases.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { MOST_ROWS } from "#server/db/search/searched-words.ts";
import { sql } from "kysely";

type NameRow = Pick<Row<"customer">, "company_name" | "first_name" | "last_name">;

/** The most customers whose names are looked for in one text. */
const MOST_CUSTOMERS = 1_000;

/**
 * The names of the customers whom a text may name: those with one of its words, alone or at the end of a longer one
 * (« Durand-Martin » for « Martin », and not « Baumartin »). A word of more customers than `MOST_ROWS` is a name by
 * itself, and so are the commonest words of a text that names more customers than `MOST_CUSTOMERS`.
 */
export async function listNamesIn(tx: Db, text: string, mostCustomers = MOST_CUSTOMERS): Promise<CustomerNames[]> {
  const words = nameWordsOf(text);
  if (words.length === 0) return [];
  const { rows } = await sql<{ word: string; ids: string[] }>`
    with known as materialized (
      select distinct part.word
      from unnest(${words}::text[]) said (word)
      join word_part part on part.part = left(said.word, 12)
      where right(part.word, length(said.word)) = said.word
        and left(part.word, -length(said.word)) !~ '[a-z0-9]$')
    select known.word, array(
      select used_by from word_use where word = known.word and kind = 'customer'
      limit ${rowLimit(MOST_ROWS + 1)}) as ids
    from known`.execute(tx);
  const ids = new Set<string>();
  const commonWords: string[] = [];
  for (const row of rows.toSorted((a, b) => a.ids.length - b.ids.length)) {
    if (row.ids.length > MOST_ROWS || ids.size + row.ids.length > mostCustomers) commonWords.push(row.word);
    else for (const id of row.ids) ids.add(id);
  }
  const customers = await sql<NameRow>`
    select company_name, first_name, last_name from customer where id = any(${[...ids]}::uuid[])`.execute(tx);
  return [
    ...customers.rows.map(({ company_name: companyName, first_name: firstName, last_name: lastName }) => {
      return { companyName, firstName, lastName };
    }),
    ...commonWords.map((companyName) => ({ companyName, firstName: "", lastName: "" })),
  ];
}

/** The name of the customer of each of these projects, as on an envelope, by the ID of the project. */
export async function listCustomerNamesOf(tx: Db, projectIds: readonly string[]): Promise<Map<string, string>> {
  if (projectIds.length === 0) return new Map();
  const { rows } = await sql<NameRow & Pick<Row<"customer">, "kind" | "civility"> & { project_id: string }>`
    select p.id as project_id, c.kind, c.civility, c.company_name, c.first_name, c.last_name
    from project p join customer c on c.company_id = p.company_id and c.id = p.customer_id
    where p.id = any(${[...new Set(projectIds)]}::uuid[])`.execute(tx);
  return new Map(
    rows.map(({ project_id, kind, civility, company_name: companyName, first_name, last_name: lastName }) => {
      const firstName = first_name === "" && lastName !== "" ? CIVILITY_WORDS[civility] : first_name;
      return [project_id, customerName({ kind, companyName, civility, firstName, lastName })];
    }),
  );
}
