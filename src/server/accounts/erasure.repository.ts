import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { idsOfCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { forgetFiles } from "#server/imports/imports.repository.ts";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";

// Rows looked up one owner at a time. A plain join may read the table of the whole company for one customer.
function heldOn(table: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`cross join lateral (select * from ${table} held where held.document_id = d.id offset 0)`;
}

function heldBy(table: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`own cross join lateral (select * from ${table} held where held.customer_id = own.id offset 0)`;
}

/** All that is held on a customer and on those whom they absorbed, to be given to them. */
export async function readPersonalData(tx: Db, id: string): Promise<unknown> {
  const { rows } = await sql<{ everything: unknown }>`
    with own as materialized (${idsOfCustomer(id)}),
      issued as materialized (select d.* from ${heldBy(sql`document`)} d)
    select jsonb_build_object(
      'cards', (select jsonb_agg(to_jsonb(c) - array['company_id', 'search_text', 'reach_text', 'merged_into'])
        from own cross join lateral (select * from customer held where held.id = own.id offset 0) c),
      'notes', (select jsonb_agg(jsonb_build_object('text', n.notes, 'sites', n.sites, 'updated_at', n.updated_at))
        from ${heldBy(sql`customer_note`)} n),
      'projects', (select jsonb_agg(jsonb_build_object('name', p.name, 'created_at', p.created_at,
          'start_date', p.start_date, 'end_date', p.end_date, 'site_address', p.site_address,
          'description', p.estimation_description,
          'notes', (select n.notes from project_note n where n.project_id = p.id),
          'tasks', (select jsonb_agg(jsonb_build_object('title', t.title, 'description', t.description)
            order by t.position) from task t where t.project_id = p.id)) order by p.created_at)
        from ${heldBy(sql`project`)} p),
      'documents', (select jsonb_agg(jsonb_build_object('kind', coalesce(d.invoice_kind, d.kind), 'number', d.number,
          'dated_on', d.dated_on, 'due_on', d.due_on, 'gross_cents', d.gross_cents, 'content', d.content)
          order by d.created_at) from issued d),
      'payments', (select jsonb_agg(jsonb_build_object('document', d.number, 'received_on', m.received_on,
          'amount_cents', m.amount_cents, 'method', m.method, 'reference', m.reference) order by m.created_at)
        from issued d ${heldOn(sql`payment`)} m),
      'answers', (select jsonb_agg(jsonb_build_object('document', d.number, 'decision', a.decision,
          'decided_on', a.decided_on, 'signer', a.signer) order by a.decided_at)
        from issued d ${heldOn(sql`quote_decision`)} a),
      'sendings', (select jsonb_agg(jsonb_build_object('document', d.number, 'sent_at', s.sent_at, 'to', s.to_line)
          order by s.sent_at) from issued d ${heldOn(sql`sending`)} s)) as everything`.execute(tx);
  return rows[0]?.everything ?? {};
}

/**
 * Holds back whoever writes words, until the end of the transaction: a word that somebody begins to use is not taken
 * away meanwhile. Asked first, before any row is held.
 */
export async function lockWords(tx: Db): Promise<void> {
  await sql`select hold_words()`.execute(tx);
}

/** The words by which a customer is found, and those whom they absorbed. */
export async function listWordsOf(tx: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select distinct w as word from customer c
    cross join lateral words_of(c.search_text || ' ' || c.email || ' ' || c.reach_text) w
    where c.id in (${idsOfCustomer(id)})`.execute(tx);
  return rows.map(({ word }) => word);
}

/** Empties the cards of a customer and of those whom they absorbed. Triggers forget by what they were found. */
export async function emptyCards(tx: Db, id: string, at: Date): Promise<void> {
  await sql`update customer set kind = 'person', company_name = '', civility = '', first_name = '', last_name = '',
      email = '', phone = '', siren = '', siret = '', vat_number = '', address = null, search_text = '',
      reach_text = '', updated_at = ${at}
    where id in (${idsOfCustomer(id)})`.execute(tx);
}

/** Empties what is written about a customer, where their work is done, and rows of files, which may be theirs. */
export async function emptyNotes(tx: Db, id: string, note: string, at: Date): Promise<void> {
  await sql`update customer_note set notes = '', sites = '[]', revision = revision + 1, updated_at = ${at}
    where customer_id in (${idsOfCustomer(id)})`.execute(tx);
  await sql`update customer_note set notes = ${note} where customer_id = ${id}`.execute(tx);
  await sql`update project set site_address = ''
    where site_address <> '' and customer_id in (${idsOfCustomer(id)})`.execute(tx);
  await sql`update project_note set notes = '', revision = revision + 1, updated_at = ${at}
    where notes <> '' and project_id in (select id from project where customer_id in (${idsOfCustomer(id)}))`.execute(
    tx,
  );
  await forgetFiles(tx, "customers");
  await sql`update customer_import set sample = '[]' where list = 'customers'`.execute(tx);
}

/** Forgets those of these words that nobody uses any more. */
export async function forgetWords(tx: Db, words: readonly string[]): Promise<void> {
  await sql`delete from word_part
    where word = any(${sql.val([...words])}::text[])
      and not exists (
        select from word_use u where u.company_id = word_part.company_id and u.word = word_part.word)`.execute(tx);
}

/** How many documents and projects a customer has, and the day of the last document. */
export async function countHeld(
  tx: Db,
  id: string,
): Promise<{ document_count: number; project_count: number; last_on: CalendarDate | null }> {
  const { rows } = await sql<{ document_count: number; project_count: number; last_on: CalendarDate | null }>`
    select (select count(*)::int from project where customer_id in (${idsOfCustomer(id)})) as project_count,
      count(*)::int as document_count, max(dated_on) as last_on
    from document where customer_id in (${idsOfCustomer(id)})`.execute(tx);
  return rows[0] ?? { document_count: 0, project_count: 0, last_on: null };
}
