import type { MoneyRowAnswer } from "#api/analytics/money.ts";
import { exportMoney, getMoneyFigures, listMoney } from "#api/analytics/money.ts";
import type { ListedMoney } from "#domain/analytics/figures.ts";
import { hasSum } from "#domain/analytics/money-list.ts";
import { customerName } from "#domain/customers/customer.ts";
import { nameOfKind } from "#domain/documents/document-kind.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import { toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import { documentState } from "#server/documents/document-state.ts";
import { documentUrls } from "#server/documents/links/document-links.ts";
import { pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { sealExportLink } from "./money-export.ts";
import type { MoneyRow } from "./money-list.figures.ts";
import { listMoneyRows, readFoundSum, readListSum, readMoneyFigures } from "./money-list.figures.ts";
import { isWalked } from "./money-search.figures.ts";
import type { MoneyQuestion } from "./money-sources.figures.ts";
import { readMoneyQuestion } from "./read-money-question.ts";

/** The money screen: its figures, and the list behind each. */
export const moneyRoutes: Route[] = [
  route(listMoney, async (deps, { tx, query }) => {
    const question = await readMoneyQuestion(deps, tx, query);
    const place = { cursor: parseCursor(query.cursor), limit: query.limit };
    const [rows, sum] = await Promise.all([listMoneyRows(tx, question, place), readSum(tx, question)]);
    const { page, next } = pageOf(rows, query.limit, ({ at }) => at);
    return {
      filter: question.filter,
      rows: page.map((row) => toMoneyRow(row, deps.clock())),
      sum: sum && toSum(sum),
      next_cursor: next,
    };
  }),

  route(exportMoney, async (deps, { tx, caller, query: { format, q = "", ...rest } }) => {
    const { filter, period } = await readMoneyQuestion(deps, tx, { ...rest, q });
    return { url: sealExportLink(deps, { companyId: caller.companyId, filter, q, format, period }) };
  }),

  route(getMoneyFigures, async (deps, { tx }) => {
    const figures = await readMoneyFigures(tx, dayAt(deps.clock(), await readTimeZone(tx)));
    return {
      figures: {
        to_collect: toSum(figures.to_collect),
        late: toSum(figures.late),
        waiting: toSum(figures.waiting),
        collected: toSum(figures.collected),
      },
    };
  }),
];

async function readSum(tx: Db, question: MoneyQuestion): Promise<ListedMoney | null> {
  const { filter, today, search, period } = question;
  if (!hasSum(filter) || (search && isWalked(search))) return null;
  if (search) return readFoundSum(tx, question);
  if (filter === "waiting" || ((filter === "to_collect" || filter === "late") && period === undefined))
    return (await readMoneyFigures(tx, today))[filter];
  return readListSum(tx, question);
}

function toSum({ count, amountCents, refunds, expiredCount = 0 }: ListedMoney) {
  return { count, amount_cents: amountCents, refunds, ...(expiredCount > 0 && { expired_count: expiredCount }) };
}

/** One row on the wire, in its state at that moment. */
export function toMoneyRow(row: MoneyRow, now: Date): MoneyRowAnswer {
  const kind = nameOfKind(row.kind, row.invoice_kind);
  const { received_on, method } = row;
  return {
    id: row.id,
    document_id: row.document_id,
    kind,
    number: row.number,
    ...documentState(row, now),
    project_id: row.project_id,
    project_name: row.project_name,
    is_project_invoiced: row.is_project_invoiced,
    has_work_left: row.has_work_left,
    customer_name: customerName(toCustomer(row.customer)),
    customer_email: row.customer.email,
    customer_phone: row.customer.phone,
    date: row.date,
    due_on: row.due_on,
    sent_on: row.sent_on,
    payment: received_on === null || method === null ? null : { received_on, method },
    amount_cents: row.amount_cents,
    total_cents: kind === "credit_note" ? -row.gross_cents : row.gross_cents,
    ...documentUrls(row.kind, row.token),
  };
}
