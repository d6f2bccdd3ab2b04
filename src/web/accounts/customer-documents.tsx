import { listAccountDocuments } from "#api/accounts.ts";
import type { MoneyRowAnswer } from "#api/analytics/money.ts";
import { sinceWords } from "#domain/analytics/money.messages.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { MoneyRowAction, PaymentSheet } from "#web/analytics/money-action.tsx";
import { RowState } from "#web/analytics/money-row-state.tsx";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { List } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

const SHOWN = 10;

/** Quotes, invoices and credit notes of a customer, the newest first, each with what can be done about it. */
export function CustomerDocuments({ customerId }: { customerId: string }) {
  const list = useAnswerPages(listAccountDocuments, { limit: SHOWN }, { params: { id: customerId } });
  const [paidRow, setPaidRow] = useState<MoneyRowAnswer | null>(null);
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section>
      <h2 className="mb-3 text-title">Devis et factures</h2>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton rows={2} label="Chargement des documents…" />}
      {list.isSuccess && rows.length === 0 && <p className="text-quiet">Ni devis ni facture à ce nom.</p>}
      {rows.length > 0 && (
        <List label="Devis et factures">
          {rows.map((row) => (
            <Row key={row.id} row={row} open={setPaidRow} />
          ))}
        </List>
      )}
      <NextPage list={list} />
      <PaymentSheet row={paidRow} close={() => setPaidRow(null)} />
    </section>
  );
}

function Row({ row, open }: { row: MoneyRowAnswer; open: (row: MoneyRowAnswer) => void }) {
  const { kind, number, project_name: projectName, rest_cents: rest, total_cents: total } = row;
  // What « Encaisser » is about stands above it.
  const isPartLeft = rest !== null && rest > 0 && rest !== total;
  return (
    <li className="relative px-4 py-3 hover:bg-sunk">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Link
          to="/etape/$id/$stepKey"
          params={{ id: row.project_id, stepKey: DOCUMENT_WORDS[kind].step }}
          className="font-[550] after:absolute after:inset-0 after:content-['']"
        >
          {DOCUMENT_WORDS[kind].name} {number}
        </Link>
        <span className="figures ml-auto text-right font-[550]">
          {isPartLeft ? (
            <>
              {formatMoney(rest)} <span className="text-tiny font-normal text-quiet">sur {formatMoney(total)}</span>
            </>
          ) : (
            formatMoney(total)
          )}
        </span>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 flex-[1_1_11rem] text-fine text-quiet">
          <span className="line-clamp-1 [overflow-wrap:anywhere]">{projectName}</span>
          <span className="flex flex-wrap items-baseline gap-x-3">
            <RowState row={row} />
            <span>{sinceWords(row)}</span>
          </span>
        </p>
        <MoneyRowAction row={row} open={open} />
      </div>
    </li>
  );
}
