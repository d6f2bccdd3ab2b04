import type { CopyOrigin } from "#domain/documents/copies/restored-copy.messages.ts";
import { restoredCopyMessages } from "#domain/documents/copies/restored-copy.messages.ts";
import type { DocumentKind, NamedKind } from "#domain/documents/document-kind.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import { documentMessages } from "#domain/documents/document.messages.ts";
import { VIEW_FORMAT } from "#domain/documents/view-formats.ts";
import type { Totals } from "#domain/lines/totals.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { canonicalJson } from "#domain/shared/canonical-json.ts";
import type { Row } from "#server/db/database-types.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import { sha256Hex } from "#server/sha256.ts";
import { sql } from "kysely";
import { documentMac } from "./seals/document-seal.ts";

/** The number a document will bear, and its day: that of the database, which is never before the last of its series. */
export type DocumentPlace = { number: string; date: CalendarDate };

/** A document to be kept for ever. `xml`: its electronic invoice, null where its kind has none. */
export type NewDocument = {
  id: string;
  kind: DocumentKind;
  version: number;
  projectId: string;
  customerId: string;
  datedOn: CalendarDate;
  /** The last day on which an invoice is to be paid, or a quote is valid. Column and wire call it `due_on`. */
  dueOn: CalendarDate;
  content: { number: string; totals: Totals; kind?: Row<"document">["invoice_kind"]; refersTo?: { id: string } | null };
  contentFormat: number;
  view: DocumentView;
  xml: string | null;
  /** The seller has confirmed that the SIREN of a buying firm in France is not known. The database refuses it else. */
  isWithoutBuyerSiren?: boolean;
};

/**
 * The next number of a kind of document and the day it bears, as `lockSeries` and `takePlace` give them. Call it last:
 * others wait for the series until the transaction ends.
 */
export async function takeNextNumber(
  deps: Pick<Deps, "log">,
  tx: Db,
  kind: NamedKind,
  today: CalendarDate,
): Promise<DocumentPlace> {
  return takePlace(deps, await lockSeries(tx, kind), today);
}

/**
 * Holds the series of a kind of document until the transaction ends, so numbers follow each other without gap: a
 * transaction that rolls back takes none (CGI ann. II 242 nonies A I-7°). The seller's VAT regime does not change
 * meanwhile: what is read of it from now on is that of the document.
 */
export async function lockSeries(tx: Db, kind: NamedKind): Promise<NextDocument> {
  const { series } = DOCUMENT_WORDS[kind];
  // Said to be one row: for the thousand that a function may give, PostgreSQL would read every number of the company.
  const { rows } = await sql<NextDocument>`
    select next.*, exists (select from document d where d.number = next.number) as is_taken,
      (select jsonb_build_object('copied_on', company_day(c.copied_at), 'origin', c.origin, 'known_number', (
          select document_number(k.series, k.year, k.last_number) from document_counter k
          where k.series = ${series} order by k.year desc limit 1))
        from unanswered_copy() c) as copy, ${kind}::text as kind
    from (select * from next_document(${series}) limit 1) next`.execute(tx);
  return rows[0]!;
}

/**
 * The number and the day that the next document of a held series bears. The database says the day. `today` is the day
 * by the clock of this server, which the seller was shown. Throws 503 « document_date_ahead » when the clock of the
 * server or the last day of the series is ahead of the database's, 503 « clock_behind » when the clock of the server is
 * behind it, and 503 « number_taken », which is logged, when the counter of the series was put back. Throws 422
 * « copy_unanswered » while nobody said which numbers were sent since the copy that the company was restored from.
 */
export function takePlace(
  { log }: Pick<Deps, "log">,
  { number, dated_on, latest_day, first_day, last_day, is_taken, copy, kind }: NextDocument,
  today: CalendarDate,
): DocumentPlace {
  if (copy !== null) {
    const { copied_on: copiedOn, origin, known_number: knownNumber } = copy;
    throw new ApiError(422, "copy_unanswered", restoredCopyMessages.refused(kind, copiedOn, origin, knownNumber));
  }
  if (is_taken) {
    log.error({ number }, "the counter of a series was put back: the next number is taken");
    throw new ApiError(503, "number_taken", documentMessages.numberTaken(number));
  }
  if (dated_on > latest_day)
    throw new ApiError(503, "document_date_ahead", documentMessages.seriesAhead(dated_on, latest_day));
  if (today > last_day) throw new ApiError(503, "document_date_ahead", documentMessages.dateAhead(today, latest_day));
  if (today < first_day) throw new ApiError(503, "clock_behind", documentMessages.dateBehind(today, latest_day));
  return { number, date: dated_on };
}

/** What the database says of the next document of a series. A right clock is between `first_day` and `last_day`. */
export type NextDocument = {
  number: string;
  dated_on: CalendarDate;
  latest_day: CalendarDate;
  first_day: CalendarDate;
  last_day: CalendarDate;
  is_taken: boolean;
  kind: NamedKind;
  /** The copy that the company was restored from, while nobody answered for it. */
  copy: { copied_on: CalendarDate; origin: CopyOrigin; known_number: string | null } | null;
};

/**
 * Throws 503 « clock_ahead » for a fact of a day that has not begun by the clock of the database, which would not keep
 * it: the clock of the server is ahead.
 */
export async function refuseClockAhead(tx: Db, day: CalendarDate): Promise<void> {
  const { rows } = await sql<{ latest_day: CalendarDate }>`select database_day() as latest_day`.execute(tx);
  const { latest_day } = rows[0]!;
  if (day > latest_day) throw new ApiError(503, "clock_ahead", documentMessages.clockAhead(day, latest_day));
}

/**
 * Keeps a document: number, day, content, view, XML, their hashes and its seal together. The role of the application
 * may write documents and counters by this one function of the database alone, which refuses a number that is not the
 * next one, and a document that contradicts itself. The database says when it was made.
 */
export async function insertDocument(
  deps: Pick<Deps, "documentMac">,
  tx: Db,
  companyId: string,
  { content, view, xml, isWithoutBuyerSiren = false, ...document }: NewDocument,
): Promise<void> {
  const texts = { content: canonicalJson(content), view: canonicalJson(view), xml };
  const facts = {
    id: document.id,
    kind: document.kind,
    version: document.version,
    number: content.number,
    project_id: document.projectId,
    customer_id: document.customerId,
    dated_on: document.datedOn,
    due_on: document.dueOn,
    content_format: document.contentFormat,
    view_format: VIEW_FORMAT,
  };
  const { netCents, vatCents, grossCents, dueCents } = content.totals;
  const mac = documentMac(deps, {
    ...facts,
    company_id: companyId,
    invoice_kind: document.kind === "invoice" ? content.kind! : null,
    refers_to: content.refersTo?.id ?? null,
    content_sha256: sha256Hex(texts.content),
    view_sha256: sha256Hex(texts.view),
    xml_sha256: xml === null ? null : sha256Hex(xml),
    net_cents: netCents,
    vat_cents: vatCents,
    gross_cents: grossCents,
    due_cents: dueCents,
  });
  const sentFacts = { ...facts, without_buyer_siren: isWithoutBuyerSiren };
  await sql`select issue_document(${JSON.stringify(sentFacts)}::jsonb, ${texts.content}, ${texts.view}, ${texts.xml},
    ${mac})`.execute(tx);
}
