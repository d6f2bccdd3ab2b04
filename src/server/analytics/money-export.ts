import { MONEY_CSV_HEAD, moneyCsvLine } from "#domain/analytics/money-csv.ts";
import type { MoneyFilter } from "#domain/analytics/money-list.ts";
import { moneyMessages, periodListWords, MONEY_WORDS } from "#domain/analytics/money.messages.ts";
import type { Period } from "#domain/analytics/period.ts";
import { customerName } from "#domain/customers/customer.ts";
import { nameOfKind } from "#domain/documents/document-kind.ts";
import { savedAs } from "#domain/mail/reading/file-content.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { documentState } from "#server/documents/document-state.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Cursor } from "#server/http/cursor.ts";
import { boundDownloads } from "#server/http/downloads/bound-downloads.ts";
import { watchForHangUp } from "#server/http/hang-up.ts";
import { allowLongAnswer } from "#server/http/patience.ts";
import { leavePlace } from "#server/http/strangers.ts";
import type { FastifyInstance } from "fastify";
import { Readable } from "node:stream";
import { archivePdfs } from "./money-archive.ts";
import type { MoneyRow } from "./money-list.figures.ts";
import { listMoneyRows } from "./money-list.figures.ts";
import type { MoneyQuestion } from "./money-sources.figures.ts";
import { readMoneyQuestion } from "./read-money-question.ts";

/** A list of a company, to be saved as a table or with the PDFs of its documents. */
export type MoneyExport = {
  companyId: string;
  filter: MoneyFilter;
  q: string;
  format: "csv" | "zip";
  /** Of a list of a period, when one was chosen. */
  period: Period | undefined;
};

const PATH = "/documents/money-export";
/** Nothing else that the installation's key seals begins so. */
const USE = "export of money";
/** Long enough to follow the link, which is asked for at each press. */
const LINK_MS = 120_000;
const LONGEST_KEY = 2_000;
/** Rows read at once: an export holds one page of them, and no connection while its reader is slow. */
const PAGE_ROWS = 200;

/** The address of an export for who may see the amounts of the company. They may follow it for two minutes. */
export function sealExportLink({ seal, clock }: Pick<Deps, "seal" | "clock">, list: MoneyExport): string {
  const { companyId, filter, q, format, period = null } = list;
  const key = seal(JSON.stringify([USE, companyId, filter, q, format, period, clock().getTime() + LINK_MS]));
  return `${PATH}?key=${Buffer.from(key, "base64").toString("base64url")}`;
}

/** Serves the exports: read page by page, and sent as they are read. */
export function mountMoneyExports(app: FastifyInstance, deps: Deps): void {
  const downloads = boundDownloads();
  app.get<{ Querystring: { key?: unknown } }>(PATH, async (request, reply) => {
    const list = openExportLink(deps, request.query.key);
    if (list === null) throw notFound();
    const question = await inCompany(deps.db, list.companyId, (tx) =>
      readMoneyQuestion(deps, tx, { ...list, first_on: list.period?.from, last_on: list.period?.to }),
    );
    const hangUp = watchForHangUp(request, reply);
    leavePlace(reply);
    const pages = readPages(deps, list.companyId, question);
    const { filter, period, today } = question;
    const listName = period ? periodListWords(filter) : MONEY_WORDS[filter];
    const days = period ? `${period.from} ${period.to}` : today;
    const name = `${moneyMessages.fileName(listName)} ${days}.${list.format}`;
    void reply
      .type(list.format === "csv" ? "text/csv; charset=utf-8" : "application/zip")
      .headers({ "content-disposition": savedAs(name), "cache-control": "private, no-store" });
    if (list.format === "csv") return reply.send(Readable.from(writeCsv(pages, deps.clock())));
    const leave = downloads.begin(list.companyId, () => void reply.raw.destroy());
    allowLongAnswer(reply);
    const archive = archivePdfs(deps, list.companyId, pages);
    archive.once("close", leave);
    hangUp.addEventListener("abort", () => archive.destroy(), { once: true });
    return reply.send(archive);
  });
}

function openExportLink({ unseal, clock }: Deps, key: unknown): MoneyExport | null {
  if (typeof key !== "string" || key.length > LONGEST_KEY) return null;
  try {
    const text = unseal(Buffer.from(key, "base64url").toString("base64"));
    // What the key opens was sealed by us.
    const [use, companyId, filter, q, format, period, untilMs] = JSON.parse(text) as [
      string,
      string,
      MoneyFilter,
      string,
      MoneyExport["format"],
      Period | null,
      number,
    ];
    return use === USE && clock().getTime() <= untilMs
      ? { companyId, filter, q, format, period: period ?? undefined }
      : null;
  } catch {
    return null;
  }
}

async function* readPages(deps: Deps, companyId: string, question: MoneyQuestion): AsyncGenerator<MoneyRow[]> {
  let cursor: Cursor | null = null;
  do {
    const place: { cursor: Cursor | null; limit: number } = { cursor, limit: PAGE_ROWS };
    const rows = await inCompany(deps.db, companyId, (tx) => listMoneyRows(tx, question, place));
    const page = rows.slice(0, PAGE_ROWS);
    yield page;
    const last = page.at(-1);
    cursor = rows.length > PAGE_ROWS && last ? { at: last.at, id: last.id } : null;
  } while (cursor !== null);
}

async function* writeCsv(pages: AsyncIterable<MoneyRow[]>, now: Date): AsyncGenerator<string> {
  yield MONEY_CSV_HEAD;
  for await (const page of pages) yield page.map((row) => moneyCsvLine(toCsvRow(row, now))).join("");
}

function toCsvRow(row: MoneyRow, now: Date) {
  const kind = nameOfKind(row.kind, row.invoice_kind);
  // What a credit note gives back counts against what was invoiced.
  const withSign = (cents: number) => (kind === "credit_note" ? 0 - cents : cents);
  const { status, rest_cents, is_altered } = documentState(row, now);
  const { received_on, method } = row;
  return {
    kind,
    number: row.number,
    date: row.date,
    dueOn: row.due_on,
    customerName: customerName(toCustomer(row.customer)),
    projectName: row.project_name,
    state: status,
    isAltered: is_altered,
    netCents: withSign(row.net_cents),
    vatCents: withSign(row.vat_cents),
    grossCents: withSign(row.gross_cents),
    restCents: rest_cents,
    payment:
      received_on === null || method === null
        ? null
        : { receivedOn: received_on, method, amountCents: row.amount_cents },
  };
}
