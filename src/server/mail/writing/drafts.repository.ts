import type { DraftState, SendFailure } from "#domain/mail/writing/draft-state.ts";
import type { Receptions } from "#domain/mail/writing/receptions.ts";
import type { DraftKind, StartedMail } from "#domain/mail/writing/start-mail.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { isAfterCursor, rowLimit } from "#server/db/row-limit.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { sql } from "kysely";

/**
 * A file that a mail takes along: of another mail, by its number among the files there, the PDF of a document or of a
 * report of a site, or a photo of a project.
 */
export type DraftFile = {
  kind: "mail_file" | "document" | "report" | "photo";
  id: string;
  place: number;
  name: string;
  sizeBytes: number;
};

/** A mail that is written here, as it is kept. `address`: that of its mailbox. */
export type StoredDraft = StartedMail & {
  companyId: string;
  id: string;
  mailboxId: string;
  userId: string;
  address: string;
  kind: DraftKind;
  answeredId: string | null;
  /** The document that it sends. */
  documentId: string | null;
  /** Those whom the others do not see. */
  bcc: string;
  text: string;
  files: DraftFile[];
  revision: number;
  /** The revision that nobody has touched: at it, its words follow its document. */
  untouchedRevision: number;
  /** What its writer has confirmed of the VAT of the quote that it sends. */
  confirmedDoubts: string[];
  state: DraftState;
  sendAt: Date | null;
  attemptCount: number;
  /** It grows with each attempt, also when the mail is sent again. */
  attemptNumber: number;
  failure: SendFailure | null;
  failureAbout: string | null;
  hasCopy: boolean;
  /** What became of each recipient of the mail as it is. */
  receptions: Receptions;
  createdAt: Date;
  smtpHost: string;
};

/** What a person changes of a mail. */
export type DraftContent = Pick<StoredDraft, "to" | "cc" | "bcc" | "subject" | "text" | "quote" | "files">;

type DraftRow = Row<"mail_draft"> & { address: string; smtp_host: string };

const COLUMNS = sql`d.*, m.address, m.smtp_host`;
const JOIN = sql`mail_draft d join mailbox m on m.company_id = d.company_id and m.id = d.mailbox_id`;

/** A mail that is written in the company, or null. */
export async function findMailDraft(tx: Db, id: string): Promise<StoredDraft | null> {
  const { rows } = await sql<DraftRow>`select ${COLUMNS} from ${JOIN} where d.id = ${id}`.execute(tx);
  return rows[0] ? draftOf(rows[0]) : null;
}

/** The mails of a document that have not left: those that are written, on their way, or that could not leave. */
export async function listDraftsOfDocument(tx: Db, documentId: string): Promise<StoredDraft[]> {
  const { rows } = await sql<DraftRow>`select ${COLUMNS} from ${JOIN}
    where d.document_id = ${documentId} and d.state <> 'sent' order by d.created_at desc, d.id desc`.execute(tx);
  return rows.map(draftOf);
}

/** The documents whose PDF a mail takes along. */
export function joinedDocumentsOf({ files }: Pick<StoredDraft, "files">): string[] {
  return files.filter(({ kind }) => kind === "document").map(({ id }) => id);
}

type Writer = { userId: string; mailboxIds: readonly string[]; seesAmounts: boolean };

/**
 * A page of the mails that a person writes in these mailboxes and that have not left, newest first. Those of documents
 * say their amount. One that was only opened is no draft yet: nothing is written in it.
 */
export async function listDraftPage(
  tx: Db,
  { userId, mailboxIds, seesAmounts }: Writer,
  cursor: Cursor | null,
  limit: number,
): Promise<StoredDraft[]> {
  const { rows } = await sql<DraftRow>`
    select ${COLUMNS} from (
      select * from mail_draft
      where user_id = ${userId} and state <> 'sent' and mailbox_id = any (${sql.val([...mailboxIds])}::uuid[])
        and (${seesAmounts}::boolean or document_id is null)
        and (state <> 'draft' or revision <> untouched_revision or attempt_number > 0) and ${isAfterCursor(cursor)}
      order by created_at desc, id desc limit ${rowLimit(limit + 1)}) d
    join mailbox m on m.company_id = d.company_id and m.id = d.mailbox_id
    order by d.created_at desc, d.id desc`.execute(tx);
  return rows.map(draftOf);
}

/** Keeps a mail that was just begun. */
export async function insertMailDraft(
  tx: Db,
  draft: Omit<
    StoredDraft,
    | "address"
    | "bcc"
    | "smtpHost"
    | "sendAt"
    | "failure"
    | "failureAbout"
    | "hasCopy"
    | "attemptCount"
    | "attemptNumber"
    | "receptions"
    | "revision"
    | "untouchedRevision"
    | "state"
  >,
): Promise<void> {
  await sql`insert into mail_draft (company_id, id, mailbox_id, user_id, kind, answered_id, document_id, to_line,
      cc_line, subject, body, quote, in_reply_to, reference_line, files, revision, state, send_at, attempt_until,
      attempt_count, failure, failure_about, sent_at, has_copy, created_at, updated_at, confirmed_doubts)
    values (${draft.companyId}, ${draft.id}, ${draft.mailboxId}, ${draft.userId}, ${draft.kind}, ${draft.answeredId},
      ${draft.documentId}, ${draft.to}, ${draft.cc}, ${draft.subject}, ${draft.text}, ${draft.quote},
      ${draft.inReplyTo}, ${draft.references}, ${JSON.stringify(draft.files)}::jsonb, 1, 'draft',
      null, null, 0, null, null, null, false, ${draft.createdAt}, ${draft.createdAt}, ${draft.confirmedDoubts})
    on conflict do nothing`.execute(tx);
}

/** Lets a mail that is written leave from another mailbox: another page that shows the former one is told. */
export async function saveMailboxOf(tx: Db, id: string, mailboxId: string, at: Date): Promise<void> {
  await sql`update mail_draft set mailbox_id = ${mailboxId}, revision = revision + 1, updated_at = ${at},
      untouched_revision = untouched_revision + case when untouched_revision = revision then 1 else 0 end
    where id = ${id} and mailbox_id <> ${mailboxId} and state in ('draft', 'failed')`.execute(tx);
}

/** Writes a mail anew that nobody has touched. False when somebody has since. */
export async function replaceUntouched(
  tx: Db,
  { id, revision }: Pick<StoredDraft, "id" | "revision">,
  { to, subject, text, files }: Pick<StoredDraft, "to" | "subject" | "text" | "files">,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update mail_draft set to_line = ${to}, subject = ${subject}, body = ${text},
      files = ${JSON.stringify(files)}::jsonb, revision = revision + 1, untouched_revision = revision + 1,
      updated_at = ${at}
    where id = ${id} and revision = ${revision} and untouched_revision = ${revision} and state = 'draft'`.execute(tx);
  return numAffectedRows === 1n;
}

/** Keeps what the writer of a mail has confirmed of the VAT of its quote, beside what they confirmed earlier. */
export async function addConfirmedDoubts(tx: Db, id: string, doubts: readonly string[]): Promise<void> {
  await sql`update mail_draft set confirmed_doubts = array(
      select distinct doubt from unnest(confirmed_doubts || ${sql.val([...doubts])}::text[]) doubt order by doubt)
    where id = ${id} and state in ('draft', 'failed')`.execute(tx);
}

/** Keeps what was written since a revision. False when another change came first, or when the mail is on its way. */
export async function saveContent(
  tx: Db,
  id: string,
  revision: number,
  { to, cc, bcc, subject, text, quote, files }: DraftContent,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update mail_draft set to_line = ${to}, cc_line = ${cc},
      bcc_line = ${bcc}, subject = ${subject}, body = ${text},
      quote = ${quote}, files = ${JSON.stringify(files)}::jsonb, revision = revision + 1,
      state = 'draft', failure = null, failure_about = null, receptions = '{}', updated_at = ${at}
    where id = ${id} and revision = ${revision} and state in ('draft', 'failed')`.execute(tx);
  return numAffectedRows === 1n;
}

/** Throws a mail away. False when it is on its way, has left or may have. */
export async function deleteDraft(tx: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from mail_draft
    where id = ${id} and state in ('draft', 'failed')`.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * Notes that a mail which may have left has arrived, as its writer says, `hasReachedCustomer` when not at the company
 * alone. False when nobody doubts it.
 */
export async function noteArrived(
  tx: Db,
  { id, receptions, hasReachedCustomer }: Pick<StoredDraft, "id" | "receptions"> & { hasReachedCustomer: boolean },
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update mail_draft set state = 'sent', sent_at = coalesce(doubted_at, updated_at),
      has_copy = true, failure = null, failure_about = null, receptions = ${JSON.stringify(receptions)}::jsonb,
      reaches_customer = ${hasReachedCustomer}, updated_at = ${at}
    where id = ${id} and state = 'unsure'`.execute(tx);
  return numAffectedRows === 1n;
}

/** Makes a mail in doubt a draft again, as its writer says that it did not arrive. False when nobody doubts it. */
export async function noteNotArrived(tx: Db, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update mail_draft set state = 'draft', doubted_at = null, send_at = null,
      failure = null, failure_about = null, updated_at = ${at}
    where id = ${id} and state = 'unsure'`.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * Lets a mail wait for its moment. False when it was changed since its revision, or is on its way. `receptions`: those
 * whom it reached before.
 */
export async function enqueueDraft(
  tx: Db,
  { id, revision, receptions }: Pick<StoredDraft, "id" | "revision" | "receptions">,
  seconds: number,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update mail_draft set state = 'queued', failure = null, failure_about = null,
      receptions = ${JSON.stringify(receptions)}::jsonb,
      send_at = now() + make_interval(secs => ${seconds}::float8), attempt_count = 0, updated_at = ${at}
    where id = ${id} and revision = ${revision} and state in ('draft', 'failed', 'unsure')`.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * Makes a mail that waits a draft again, or one in doubt when it may have left before. So is one whose attempt broke
 * off. False when it is on its way.
 */
export async function withdrawDraft(tx: Db, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update mail_draft
    set state = case when doubted_at is null then 'draft' else 'unsure' end, send_at = null, failure = null,
      failure_about = null, updated_at = ${at}
    where id = ${id} and (state = 'queued' or (state = 'sending' and attempt_until <= now()))`.execute(tx);
  return numAffectedRows === 1n;
}

function draftOf(row: DraftRow): StoredDraft {
  return {
    companyId: row.company_id,
    id: row.id,
    mailboxId: row.mailbox_id,
    userId: row.user_id,
    address: row.address,
    smtpHost: row.smtp_host,
    kind: row.kind,
    answeredId: row.answered_id,
    documentId: row.document_id,
    to: row.to_line,
    cc: row.cc_line,
    bcc: row.bcc_line,
    subject: row.subject,
    text: row.body,
    quote: row.quote,
    inReplyTo: row.in_reply_to,
    references: row.reference_line,
    // Written here alone.
    files: row.files as DraftFile[],
    revision: row.revision,
    untouchedRevision: row.untouched_revision,
    confirmedDoubts: row.confirmed_doubts,
    state: row.state,
    sendAt: row.send_at,
    attemptCount: row.attempt_count,
    attemptNumber: row.attempt_number,
    // As `receptions` below.
    failure: row.failure as SendFailure | null,
    failureAbout: row.failure_about,
    hasCopy: row.has_copy,
    // Written here and in `attempts.repository.ts` alone.
    receptions: row.receptions as Receptions,
    createdAt: row.created_at,
  };
}
