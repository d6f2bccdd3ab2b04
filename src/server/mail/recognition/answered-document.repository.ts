import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import { isId } from "#server/ids.ts";
import { sql } from "kysely";

/** What of a stored mail says what it is about. `is_ours`: it was written in its own mailbox. */
export type MailHead = Pick<
  Row<"mail_message">,
  "subject" | "from_address" | "thread_key" | "mailbox_id" | "message_id" | "received_at"
> & { is_ours: boolean };

/** The head of a mail, or null when it is gone. */
export async function findMailHead(tx: Db, id: string): Promise<MailHead | null> {
  const { rows } = await sql<MailHead>`
    select m.subject, m.from_address, m.thread_key, m.mailbox_id, m.message_id, m.received_at,
      (m.is_draft or f.role in ('sent', 'drafts')) as is_ours
    from mail_message m join mail_folder f on f.id = m.folder_id where m.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** A document that a mail is about. `is_answered`: a version of the quote was accepted or declined. */
export type AnsweredDocument = Pick<Row<"document">, "kind" | "number" | "project_id"> & { is_answered: boolean };

/**
 * The document that left with the mail of that draft, else the newest version of a quote with one of these numbers, or
 * null.
 */
export async function findAnsweredDocument(
  tx: Db,
  draftId: string | null,
  numbers: readonly string[],
): Promise<AnsweredDocument | null> {
  const { rows } = await sql<AnsweredDocument>`
    select d.kind, d.number, d.project_id, exists (
      select from document v join quote_decision q on q.company_id = v.company_id and q.document_id = v.id
      where v.number = d.number and q.withdrawn_at is null) as is_answered
    from (
      select m.document_id, 0 as place from mail_draft m
      where m.id = ${draftId}::uuid and m.document_id is not null and m.state in ('handed', 'sent', 'unsure')
      union all (
        select n.id, 1 from document n
        where n.kind = 'quote' and n.number = any (${sql.val([...numbers])}::text[])
        order by n.number, n.version desc limit 1)
    ) wanted join document d on d.id = wanted.document_id
    order by wanted.place limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** A document that a key names: its kind and number. */
export type RecalledDocument = Pick<Row<"document">, "kind" | "number">;

/** The documents that left with those drafts and the quotes of those numbers, by the key that names each. */
export async function listNamedDocuments(tx: Db, keys: readonly string[]): Promise<Map<string, RecalledDocument>> {
  const draftIds = keys.filter(isId);
  const numbers = keys.filter((key) => !isId(key));
  if (keys.length === 0) return new Map();
  const { rows } = await sql<RecalledDocument & { key: string }>`
    select m.id::text as key, d.kind, d.number from mail_draft m join document d on d.id = m.document_id
    where m.id = any (${sql.val(draftIds)}::uuid[]) and m.state in ('handed', 'sent', 'unsure')
    union
    select n.number as key, n.kind, n.number from document n
    where n.kind = 'quote' and n.number = any (${sql.val(numbers)}::text[])
    limit ${rowLimit(keys.length)}`.execute(tx);
  return new Map(rows.map(({ key, kind, number }) => [key, { kind, number }]));
}
