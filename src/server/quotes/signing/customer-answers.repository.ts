import type { AnswerContent, CustomerAct } from "#domain/quotes/signing/answer-content.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import { LIVE_LINK } from "#server/documents/state-facts.repository.ts";
import { sql } from "kysely";

/** The evidence of an answer, as it is kept. */
export type AnswerRow = Pick<Row<"customer_answer">, "id" | "document_id" | "act" | "decision_id" | "mac"> & {
  content: AnswerContent;
  created_at: Date;
};

const COLUMNS = sql`a.id, a.document_id, a.act, a.decision_id, a.content, a.mac, a.created_at`;

/** Keeps the evidence of an answer for ever. */
export async function insertCustomerAnswer(
  tx: Db,
  companyId: string,
  answer: { id: string; decisionId: string; content: AnswerContent; mac: string; at: Date },
): Promise<void> {
  const { content } = answer;
  await sql`
    insert into customer_answer
      (company_id, id, document_id, seen_document_id, act, decision_id, content, mac, created_at)
    values (${companyId}, ${answer.id}, ${content.document.id}, ${content.seenDocument.id}, ${content.act},
      ${answer.decisionId}, ${JSON.stringify(content)}::jsonb, ${answer.mac}, ${answer.at})`.execute(tx);
}

/** The evidence of that ID, or null. */
export async function findCustomerAnswer(tx: Db, id: string): Promise<AnswerRow | null> {
  const { rows } = await sql<AnswerRow>`select ${COLUMNS} from customer_answer a where a.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** When an archive was last written into this company after that moment: its answers were sealed anew then. Or null. */
export async function findImportAfter(tx: Db, at: Date): Promise<Date | null> {
  const { rows } = await sql<{ imported_at: Date | null }>`
    select max(imported_at) as imported_at from imported_archive where imported_at > ${at}`.execute(tx);
  return rows[0]!.imported_at;
}

/** The last answer of that sort about a document, or null. */
export async function findLastAnswer(tx: Db, documentId: string, act: CustomerAct): Promise<AnswerRow | null> {
  const { rows } = await sql<AnswerRow>`
    select ${COLUMNS} from customer_answer a
    where a.document_id = ${documentId} and a.act = ${act} order by a.created_at desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** The last answer about a document, whichever it is, or null. */
export async function findNewestAnswer(tx: Db, documentId: string): Promise<AnswerRow | null> {
  const { rows } = await sql<AnswerRow>`
    select ${COLUMNS} from customer_answer a
    where a.document_id = ${documentId} order by a.created_at desc, a.id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

const MOST_SHOWN = 100;

/** The evidence of an answer, with the token of the link of what it is about; null without any. */
export type ListedAnswer = AnswerRow & { token: string | null };

/** What the customer answered about the quotes of a project, the newest first. */
export async function listAnswers(tx: Db, projectId: string): Promise<ListedAnswer[]> {
  const { rows } = await sql<ListedAnswer>`
    select ${COLUMNS}, l.token from document d
    join customer_answer a on a.company_id = d.company_id and a.document_id = d.id
    ${LIVE_LINK}
    where d.project_id = ${projectId} and d.kind = 'quote'
    order by a.created_at desc, a.id desc limit ${sql.lit(MOST_SHOWN)}`.execute(tx);
  return rows;
}

/** A question that a customer asked about a version of a quote. */
export type QuestionRow = Pick<
  Row<"quote_question">,
  "id" | "document_id" | "name" | "email" | "question" | "asked_at"
>;

/** What was asked about the quotes of a project, the newest first. */
export async function listQuestions(tx: Db, projectId: string): Promise<QuestionRow[]> {
  const { rows } = await sql<QuestionRow>`
    select q.id, q.document_id, q.name, q.email, q.question, q.asked_at from document d
    join quote_question q on q.company_id = d.company_id and q.document_id = d.id
    where d.project_id = ${projectId} and d.kind = 'quote'
    order by q.asked_at desc, q.id desc limit ${sql.lit(MOST_SHOWN)}`.execute(tx);
  return rows;
}

/** What was asked about an invoice and its credit notes, the newest first. */
export async function listQuestionsOf(tx: Db, documentId: string): Promise<Omit<QuestionRow, "document_id">[]> {
  const { rows } = await sql<Omit<QuestionRow, "document_id">>`
    select q.id, q.name, q.email, q.question, q.asked_at from quote_question q
    where q.document_id = ${documentId} or q.document_id in (select id from document where refers_to = ${documentId})
    order by q.asked_at desc, q.id desc limit ${sql.lit(MOST_SHOWN)}`.execute(tx);
  return rows;
}

/** How many questions were asked about a document since then. */
export async function countQuestions(tx: Db, documentId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from quote_question
    where document_id = ${documentId} and asked_at > ${since}`.execute(tx);
  return rows[0]!.count;
}

/** Keeps a question. */
export async function insertQuestion(tx: Db, companyId: string, question: QuestionRow): Promise<void> {
  await sql`insert into quote_question (company_id, id, document_id, name, email, question, asked_at)
    values (${companyId}, ${question.id}, ${question.document_id}, ${question.name}, ${question.email},
      ${question.question}, ${question.asked_at})`.execute(tx);
}

/** The public token of the version that bears what was agreed on the page of that one with options, or null. */
export async function findAgreedToken(tx: Db, seenDocumentId: string): Promise<string | null> {
  const { rows } = await sql<Pick<Row<"public_link">, "token">>`
    select l.token from customer_answer a
    join public_link l on l.company_id = a.company_id and l.document_id = a.document_id and l.revoked_at is null
    where a.seen_document_id = ${seenDocumentId} and a.document_id <> a.seen_document_id and a.act = 'accepted'
    order by a.created_at desc limit 1`.execute(tx);
  return rows[0]?.token ?? null;
}
