import type { NamedKind } from "#domain/documents/document-kind.ts";
import { DOCUMENT_WORDS, NAMED_KINDS } from "#domain/documents/document-kind.ts";
import type { Numbering, Numberings } from "#domain/documents/numbering.ts";
import { usualNumbering } from "#domain/documents/numbering.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { sql } from "kysely";

/** A series of the company, with the number that comes next. */
export type StoredSeries = { kind: NamedKind; numbering: Numbering; nextNumber: string; isBegun: boolean };

type SeriesRow = Pick<Row<"document_counter">, "series"> & {
  prefix: string | null;
  has_year: boolean | null;
  digits: number | null;
  first_number: number | null;
  next_number: string;
  is_begun: boolean;
};

/** The series of the company. What comes next is what it is now: another document may take it. */
export async function listNumberedSeries(tx: Db): Promise<StoredSeries[]> {
  const { rows } = await sql<SeriesRow>`
    select s.series, n.prefix, n.has_year, n.digits, n.first_number, next.number as next_number,
      exists (select from document_counter c where c.series = s.series) as is_begun
    from (values ('D'), ('F'), ('A')) s (series)
    left join document_numbering n on n.company_id = current_company() and n.series = s.series
    cross join lateral next_number(s.series) next`.execute(tx);
  return NAMED_KINDS.flatMap((kind) => {
    const row = rows.find(({ series }) => series === DOCUMENT_WORDS[kind].series);
    return row ? [toSeries(kind, row)] : [];
  });
}

/** How the numbers of each kind read. */
export async function readNumberings(tx: Db): Promise<Numberings> {
  const { rows } = await sql<
    Pick<Row<"document_numbering">, "series" | "prefix" | "has_year" | "digits" | "first_number">
  >`select series, prefix, has_year, digits, first_number from document_numbering`.execute(tx);
  const numberingOf = (kind: NamedKind): Numbering => {
    const row = rows.find(({ series }) => series === DOCUMENT_WORDS[kind].series);
    if (!row) return usualNumbering(kind);
    return { prefix: row.prefix, hasYear: row.has_year, digits: row.digits, firstNumber: row.first_number };
  };
  return {
    quote: numberingOf("quote"),
    invoice: numberingOf("invoice"),
    credit_note: numberingOf("credit_note"),
  };
}

function toSeries(
  kind: NamedKind,
  { prefix, has_year, digits, first_number, next_number, is_begun }: SeriesRow,
): StoredSeries {
  const usual = usualNumbering(kind);
  const numbering = {
    prefix: prefix ?? usual.prefix,
    hasYear: has_year ?? usual.hasYear,
    digits: digits ?? usual.digits,
    firstNumber: first_number ?? usual.firstNumber,
  };
  return { kind, numbering, nextNumber: next_number, isBegun: is_begun };
}

/**
 * Holds every series until the end of the transaction: nothing is issued in them meanwhile. The order is always the
 * same, so that two transactions never wait for each other.
 */
export async function lockEverySeries(tx: Db): Promise<void> {
  for (const kind of NAMED_KINDS) await sql`select next_document(${DOCUMENT_WORDS[kind].series})`.execute(tx);
}

/** Keeps how the numbers of a series read. The database refuses it once the series has a document. */
export async function saveSeries(
  tx: Db,
  kind: NamedKind,
  { prefix, hasYear, digits, firstNumber }: Numbering,
  { companyId, userId }: { companyId: string; userId: string },
  at: Date,
): Promise<void> {
  await sql`insert into document_numbering (company_id, series, prefix, has_year, digits, first_number, chosen_by,
      chosen_at)
    values (${companyId}, ${DOCUMENT_WORDS[kind].series}, ${prefix}, ${hasYear}, ${digits}, ${firstNumber}, ${userId},
      ${at})
    on conflict (company_id, series) do update set prefix = excluded.prefix, has_year = excluded.has_year,
      digits = excluded.digits, first_number = excluded.first_number, chosen_by = excluded.chosen_by,
      chosen_at = excluded.chosen_at`.execute(tx);
}
