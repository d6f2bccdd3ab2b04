import type { MoneyRowAnswer } from "#api/analytics/money.ts";
import { sinceWords } from "#domain/analytics/money.messages.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { List } from "#web/ui/list.tsx";
import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { MoneyRowAction } from "./money-action.tsx";
import { RowState } from "./money-row-state.tsx";

type Props = { label: string; rows: readonly MoneyRowAnswer[]; open: (row: MoneyRowAnswer) => void };

// The link of a row covers it; its button stands above.
const COVERING = "after:absolute after:inset-0 after:content-['']";

function DocumentLink({ row, children }: { row: MoneyRowAnswer; children: string }) {
  return (
    <Link
      to="/etape/$id/$stepKey"
      params={{ id: row.project_id, stepKey: DOCUMENT_WORDS[row.kind].step }}
      className={cx("font-[550] [overflow-wrap:anywhere]", COVERING)}
    >
      {children}
    </Link>
  );
}

/** What is left of an invoice paid in part is said « sur » its total. */
function totalWords({ payment, amount_cents, total_cents }: MoneyRowAnswer): string {
  return payment === null && amount_cents !== total_cents ? `sur ${formatMoney(total_cents)}` : "";
}

// A late invoice that its customer has: the two have a line of their own on a phone.
const hasTwoActions = ({ status, sent_on }: MoneyRowAnswer) => status === "late" && sent_on !== null;

/** The rows on a phone: who and how much, which document, since when, and what to do. */
export function MoneyList({ label, rows, open }: Props) {
  return (
    <List label={label}>
      {rows.map((row) => (
        <li key={row.id} className="relative flex flex-wrap items-stretch gap-x-3 py-2 pr-2 pl-4 hover:bg-sunk">
          <div className="flex min-w-0 flex-1 flex-col justify-center">
            <span className="truncate">
              <DocumentLink row={row}>{row.customer_name}</DocumentLink>
            </span>
            <span className="min-w-0 truncate text-fine text-quiet">
              {row.number} · {row.project_name}
            </span>
            <span className="flex min-w-0 items-baseline gap-x-2 py-0.5">
              <RowState row={row} />
              {(row.status !== "late" || row.payment !== null) && (
                <span className="min-w-0 truncate text-tiny text-quiet">{sinceWords(row)}</span>
              )}
            </span>
          </div>
          <div className="flex shrink-0 flex-col items-end justify-between">
            <Amount row={row} />
            {!hasTwoActions(row) && <MoneyRowAction row={row} open={open} />}
          </div>
          {hasTwoActions(row) && (
            <div className="flex basis-full justify-end">
              <MoneyRowAction row={row} open={open} />
            </div>
          )}
        </li>
      ))}
    </List>
  );
}

function Amount({ row }: { row: MoneyRowAnswer }) {
  const total = totalWords(row);
  return (
    <span className="ml-auto shrink-0 pr-2 text-right leading-tight md:pr-0">
      <span className="figures font-[550]">{formatMoney(row.amount_cents)}</span>
      {total !== "" && <span className="figures block text-tiny text-quiet">{total}</span>}
    </span>
  );
}

const HEAD = "px-4 py-2 text-left font-[550]";
const CELL = "px-4 py-2";

// Beside the assistant's panel the number joins the name.
const UNLESS_BESIDE = "beside-panel:hidden";

/** The rows on a wide screen. */
export function MoneyTable({ label, rows, open }: Props) {
  return (
    <div className="@container overflow-clip rounded-card border border-line bg-paper">
      <table className="w-full">
        <caption className="sr-only">{label}</caption>
        <thead className="border-b border-line text-fine text-quiet">
          <tr>
            <th scope="col" className={HEAD}>
              Client
            </th>
            <th scope="col" className={cx(HEAD, UNLESS_BESIDE)}>
              Document
            </th>
            <th scope="col" className={HEAD}>
              État
            </th>
            <th scope="col" className={cx(HEAD, "text-right")}>
              Montant
            </th>
            <th scope="col" className={HEAD}>
              <span className="sr-only">À faire</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.id} className="relative h-14 hover:bg-sunk">
              <td className={CELL}>
                <DocumentLink row={row}>{row.customer_name}</DocumentLink>
                <span className="line-clamp-1 text-fine text-quiet [overflow-wrap:anywhere]">
                  <span aria-hidden className="hidden beside-panel:inline">
                    {row.number}
                  </span>
                  <span className={UNLESS_BESIDE}>{row.project_name}</span>
                </span>
              </td>
              <td className={cx(CELL, UNLESS_BESIDE, "whitespace-nowrap")}>
                {row.number}
                <span className="block text-fine text-quiet">{DOCUMENT_WORDS[row.kind].name}</span>
              </td>
              <td className={CELL}>
                <RowState row={row} />
                <span className="block text-fine text-quiet">{sinceWords(row)}</span>
              </td>
              <td className={cx(CELL, "text-right")}>
                <Amount row={row} />
              </td>
              <td className={cx(CELL, "w-px text-right beside-panel:px-2 beside-panel:[&>*]:flex-col")}>
                <MoneyRowAction row={row} open={open} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
