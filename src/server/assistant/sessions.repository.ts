import type { AssistantSession, HistoryMessage } from "#api/assistant/assistant.ts";
import { LONGEST_MESSAGE } from "#api/assistant/assistant.ts";
import { withExchange } from "#domain/assistant/conversation/exchange.ts";
import { MAX_HISTORY } from "#domain/assistant/conversation/message.ts";
import type { MisreadKind } from "#domain/assistant/measures/misread.ts";
import { cutAnswer } from "#domain/assistant/model/cut-answer.ts";
import { subjectOf } from "#domain/assistant/subject.ts";
import { hasRight } from "#domain/company/team.ts";
import { dayAt, FRENCH_TIME_ZONE } from "#domain/shared/calendar-date.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { rowLimit } from "#server/db/row-limit.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { isId } from "#server/ids.ts";
import { sql } from "kysely";
import type { Count } from "./measures/counts.repository.ts";
import { addCounts } from "./measures/counts.repository.ts";

/** Conversations without a message that are kept, because a tab may have one open. */
const MAX_EMPTY = 10;

type SessionRow = Pick<
  Row<"assistant_session">,
  "id" | "history" | "last_message" | "state" | "version" | "updated_at"
>;
type SessionTitle = Pick<Row<"assistant_session">, "id" | "subject" | "last_message" | "updated_at">;

function toSession({ id, history, last_message, state, version, updated_at }: SessionRow): AssistantSession {
  // Answers of before 23 November 2026 were stored whole, however long.
  const messages = history.map((message) => ({ ...message, content: cutAnswer(message.content, LONGEST_MESSAGE) }));
  return { id, history: messages, last_message, state, version, updated_at: updated_at.toISOString() };
}

/** The user whose conversations are read, and the role they have now. */
type Reader = Pick<Caller, "userId" | "role">;

// Messages written for a user who saw amounts are hidden from a user who does not see them.
const readBy = ({ userId, role }: Reader) =>
  sql`user_id = ${userId} and (not holds_amounts or ${hasRight(role, "amounts")})`;

/** A page of the user's conversations that have messages, last used first. */
export async function listRecentSessions(
  tx: Db,
  reader: Reader,
  cursor: Cursor | null,
  limit: number,
): Promise<SessionTitle[]> {
  const nextPage = cursor ? sql`(updated_at, id) < (${cursor.at}, ${cursor.id}::uuid)` : sql`true`;
  const { rows } = await sql<SessionTitle>`select id, subject, last_message, updated_at from assistant_session
    where ${readBy(reader)} and version > 0 and ${nextPage}
    order by updated_at desc, id desc limit ${rowLimit(limit + 1)}`.execute(tx);
  return rows;
}

/** One conversation of the user, or null. */
export async function findSession(tx: Db, reader: Reader, id: string): Promise<AssistantSession | null> {
  if (!isId(id)) return null;
  const { rows } = await sql<SessionRow>`
    select * from assistant_session where id = ${id} and ${readBy(reader)}
  `.execute(tx);
  return rows[0] ? toSession(rows[0]) : null;
}

/** The conversation used last, or null. */
export async function findLastSession(tx: Db, reader: Reader): Promise<AssistantSession | null> {
  const sessions = await sql<SessionRow>`
    select * from assistant_session where ${readBy(reader)} order by updated_at desc, id desc limit 1
  `.execute(tx);
  return sessions.rows[0] ? toSession(sessions.rows[0]) : null;
}

/** Removes the user's conversations without a message, except the last few. */
export async function dropEmptySessions(tx: Db, userId: string): Promise<void> {
  // Version 0 means never saved. Looking for messages instead would read the history of every conversation.
  const empty = sql`user_id = ${userId} and version = 0`;
  await sql`
    delete from assistant_session
    where ${empty} and id not in (
      select id from assistant_session where ${empty} order by updated_at desc, id desc limit ${rowLimit(MAX_EMPTY - 1)}
    )
  `.execute(tx);
}

/** Starts a conversation. */
export async function insertSession(
  tx: Db,
  companyId: string,
  userId: string,
  id: string,
  at: Date,
): Promise<AssistantSession> {
  await sql`
    insert into assistant_session (company_id, id, user_id, created_at, updated_at)
    values (${companyId}, ${id}, ${userId}, ${at}, ${at})
  `.execute(tx);
  return { id, history: [], last_message: "", state: null, version: 0, updated_at: at.toISOString() };
}

/** What happened in a conversation since its last save, in numbers. */
export type SessionCounts = { answers: number; documents: number; misread: readonly Count[] };

const NOTHING_COUNTED: SessionCounts = { answers: 0, documents: 0, misread: [] };

type SavedSession = { id: string; history: HistoryMessage[]; state: unknown; version: number };

/**
 * Saves a conversation when `version` is still the stored one, and counts what happened in it. Gives the new version,
 * or null when the conversation was saved meanwhile.
 */
export async function saveSession(
  tx: Db,
  reader: Reader,
  session: SavedSession & { counts?: SessionCounts | undefined },
  at: Date,
): Promise<number | null> {
  const { answers, documents, misread } = session.counts ?? NOTHING_COUNTED;
  const history = session.history.slice(-MAX_HISTORY);
  const preview = history.findLast((message) => message.content !== "")?.content.slice(0, 160) ?? "";
  const state = session.state == null ? null : JSON.stringify(session.state);
  const { order, project } = subjectOf(session.history, session.state);
  const result = await sql<Pick<Row<"assistant_session">, "version" | "answers" | "documents">>`
    update assistant_session
    set history = ${JSON.stringify(history)}, last_message = ${preview}, state = ${state},
      subject = ${subjectWith(order, project)},
      version = version + 1, updated_at = ${at},
      answers = answers + ${answers}::int, documents = documents + ${documents}::int,
      holds_amounts = holds_amounts or ${hasRight(reader.role, "amounts")}
    where id = ${session.id} and ${readBy(reader)} and version = ${session.version}
    returning version, answers, documents
  `.execute(tx);
  const [row] = result.rows;
  if (!row) return null;
  await addCounts(tx, dayAt(at, FRENCH_TIME_ZONE), [
    { kind: "answers", count: answers },
    { kind: "documents", count: documents },
    // A conversation counts once: with its first answer, and with its first document.
    { kind: "conversations", count: answers > 0 && row.answers === answers ? 1 : 0 },
    { kind: "with_document", count: documents > 0 && row.documents === documents ? 1 : 0 },
    ...misread,
  ]);
  return row.version;
}

// The first order stays, although the history drops its oldest messages. The first project is added once it is known.
function subjectWith(order: string, project: string) {
  const subject = sql`coalesce(nullif(subject, ''), ${order}::text)`;
  return sql`case when ${project}::text = '' or position(${BESIDE} in ${subject}) > 0
    or position(lower(${project}) in lower(${subject})) > 0
    then ${subject} else concat_ws(${BESIDE}, nullif(${subject}, ''), ${project}::text) end`;
}

/** Stands between the order and the project. */
const BESIDE = " · ";

/** A question, its answer, and why it was not understood, when it was not. */
type Exchange = { question: HistoryMessage; answer: HistoryMessage; misread: MisreadKind | null };

/**
 * Adds a question and its answer to a conversation of any version, without what is there already. Gives the version
 * after it, or null when the conversation does not exist.
 */
export async function appendToSession(
  tx: Db,
  reader: Reader,
  id: string,
  { question, answer, misread }: Exchange,
  at: Date,
): Promise<number | null> {
  const { rows } = await sql<SessionRow>`
    select * from assistant_session where id = ${id} and ${readBy(reader)} for update
  `.execute(tx);
  const savedSession = rows[0];
  if (!savedSession) return null;
  const history = withExchange(savedSession.history, question, answer);
  if (history === savedSession.history) return savedSession.version;
  const counts = { answers: 1, documents: 0, misread: misread === null ? [] : [{ kind: misread, count: 1 }] };
  return saveSession(tx, reader, { ...savedSession, history: [...history], counts }, at);
}
