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
