import type { MoneyRowAnswer } from "#api/analytics/money.ts";
import { getMoneyFigures, listMoney } from "#api/analytics/money.ts";
import type { MoneyFilter } from "#domain/analytics/money-list.ts";
import { hasSum, isInvoiceList, isOfPeriod } from "#domain/analytics/money-list.ts";
import {
  invoicePeriodWords,
  MONEY_WORDS,
  NOTHING_LISTED,
  moneyCount,
  periodListWords,
} from "#domain/analytics/money.messages.ts";
import { periodMessages } from "#domain/analytics/period.messages.ts";
import type { Period } from "#domain/analytics/period.ts";
import { periodText } from "#domain/analytics/period.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useTypedWords } from "#web/client/use-typed-words.ts";
import { ForRole } from "#web/company/roles/for-role.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { MissingNumbersAlert } from "#web/documents/missing-numbers-alert.tsx";
import { SetAsideAlert } from "#web/documents/set-aside-alert.tsx";
import { useSetAside } from "#web/documents/use-set-aside.ts";
import { ProjectsLink } from "#web/projects/projects-link.tsx";
import { buttonLook, linkLook } from "#web/ui/button.tsx";
import { SearchBox } from "#web/ui/list.tsx";
import { EmptyScreen } from "#web/ui/loading/empty-screen.tsx";
import { onDemand } from "#web/ui/loading/on-demand.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { Wallet } from "lucide-react";
import { useCallback, useState } from "react";
import { PaymentSheet } from "./money-action.tsx";
import { InvoiceLists } from "./money-acts/invoice-lists.tsx";
import { ListFilters } from "./money-acts/list-filters.tsx";
import { NewDocument } from "./money-acts/new-document.tsx";
import { periodInMoneyAddress } from "./money-address.ts";
import { MoneyExport } from "./money-export-menu.tsx";
import { FiguresSkeleton, MoneyFigures } from "./money-figures.tsx";
import { MoneyList, MoneyTable } from "./money-rows.tsx";

// Its sheets are read when they are asked for.
const RemindAll = onDemand(
  async () => (await import("./money-acts/remind-all.tsx")).RemindAll,
  (words) => words,
  "when shown",
);

const VIEWS = ["all", "invoices", "quotes"] as const;

/** /app/billing: who owes what, which quotes wait, what came in. What is shown and searched is in the address. */
export default function BillingScreen() {
  return (
    <ForRole right="amounts" title="Argent">
      <BillingContent />
    </ForRole>
  );
}

function BillingContent() {
  const address = useSearch({ from: "/signed-in/app/billing" });
  const { show, q = "" } = address;
  const period = periodInMoneyAddress(address);
  const [paidRow, setPaidRow] = useState<MoneyRowAnswer | null>(null);
  const figures = useAnswer(getMoneyFigures);
  const days = period ? { first_on: period.from, last_on: period.to } : {};
  const list = useAnswerPages(listMoney, { filter: show, q, limit: 50, ...days }, { keepsBefore: true });
  const onPhone = useOnPhone();
  const manages = useMay()("manage");
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.rows);
  const filter = show ?? pages[0]?.filter ?? null;
  const sum = pages[0]?.sum ?? null;
  const Rows = onPhone ? MoneyList : MoneyTable;
  const isNew = list.isSuccess && !list.isPlaceholderData && filter === "all" && q === "" && rows.length === 0;
  return (
    <Page
      title="Argent"
      actions={
        <>
          <Link to="/app/mails/invoices" className={buttonLook({ look: "quiet", className: "-mr-2 max-md:hidden" })}>
            Achats
          </Link>
          {manages && !isNew && <NewDocument />}
          {rows.length > 0 && filter && <MoneyExport {...{ filter, q, period }} />}
        </>
      }
    >
      <Alerts />
      {!isNew &&
        (figures.data ? (
          <MoneyFigures
            figures={figures.data.figures}
            filter={period ? null : filter}
            isSmall={show !== undefined || q !== ""}
          />
        ) : null)}
      {figures.isPending && <FiguresSkeleton />}
      {figures.error && !figures.data && <Failure error={figures.error} retry={() => void figures.refetch()} />}
      {!isNew && (
        <ListFilters title={filter ? MONEY_WORDS[filter] : ""} isNarrowed={q !== "" || period !== null}>
          <Toolbar filter={filter} q={q} />
          {filter && isInvoiceList(filter) && <InvoiceLists list={filter} {...{ q, period }} />}
        </ListFilters>
      )}
      {filter && isOfPeriod(filter) && (filter !== "collected" || period) && (
        <PeriodHead {...{ filter, period, sum }} />
      )}
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des documents…" />}
      {list.isSuccess && rows.length === 0 && filter && <NothingListed {...{ filter, q, period }} />}
      {filter === "late" && manages && <RemindAll rows={rows} />}
      {rows.length > 0 && filter && (
        <div aria-busy={list.isPlaceholderData}>
          <Rows label={MONEY_WORDS[filter]} rows={rows} open={setPaidRow} />
        </div>
      )}
      <ListFoot {...{ filter, sum }} shownCount={rows.length} isWhole={!list.hasNextPage} />
      <NextPage list={list} />
      <Link to="/app/mails/invoices" className={buttonLook({ look: "quiet", className: "mt-4 w-full md:hidden" })}>
        Achats
      </Link>
      <PaymentSheet row={paidRow} close={() => setPaidRow(null)} />
    </Page>
  );
}

/** Which list of a period is shown, and the way back to its figure. */
function PeriodHead({ filter, period, sum }: { filter: MoneyFilter; period: Period | null; sum: ListSum | null }) {
  return (
    <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 max-md:mt-4 md:mt-4">
      <span>
        <strong className="font-[550]">{periodListWords(filter)}</strong>
        {period && ` ${periodText(period)}`}
        {sum && ` : ${sumWords(filter, sum)}`}
      </span>
      <Link to="/app/analytics" search={period ?? {}} className={linkLook}>
        Revenir aux chiffres
      </Link>
    </p>
  );
}

function Alerts() {
  const setAside = useSetAside();
  return (
    <div className="flex flex-col gap-3 not-empty:mb-4">
      {setAside.documents.map((document) => (
        <SetAsideAlert key={document.id} document={document} />
      ))}
      {setAside.missingNumbers.length > 0 && <MissingNumbersAlert numbers={setAside.missingNumbers} />}
    </div>
  );
}

function Toolbar({ filter, q }: { filter: MoneyFilter | null; q: string }) {
  const navigate = useNavigate({ from: "/app/billing" });
  // What is searched is searched everywhere, unless a list was chosen.
  const write = useCallback(
    (words: string) =>
      void navigate({
        search: ({ q: _former, ...list }) => ({ ...list, ...(words !== "" && { q: words }) }),
        replace: true,
      }),
    [navigate],
  );
  const [text, setText] = useTypedWords(q, write);
  return (
    <div className="flex items-start gap-x-4 gap-y-3 max-md:flex-col-reverse max-md:items-stretch md:flex-wrap">
      <nav aria-label="Documents" className="flex gap-1 max-md:mb-3 max-md:overflow-x-auto md:flex-wrap">
        {VIEWS.map((view) => (
          <Link
            key={view}
            to="/app/billing"
            search={{ show: view, ...(q !== "" && { q }) }}
            aria-current={isOfView(view, filter) ? "true" : undefined}
            className={cx(
              "inline-flex min-h-11 shrink-0 items-center rounded-full border px-4 font-[550] transition-colors",
              "duration-150 max-md:px-3 max-md:text-fine",
              isOfView(view, filter)
                ? "border-act bg-act-pale text-act"
                : "border-line bg-paper text-quiet hover:bg-sunk",
            )}
          >
            {MONEY_WORDS[view]}
          </Link>
        ))}
      </nav>
      <div className="min-w-0 flex-1 md:max-w-96 md:ml-auto max-md:-mb-4">
        <SearchBox label="Client, numéro ou montant" value={text} onChange={setText} />
      </div>
    </div>
  );
}

// The parts of the invoices are invoices.
function isOfView(view: (typeof VIEWS)[number], filter: MoneyFilter | null): boolean {
  return filter === view || (view === "invoices" && filter !== null && isInvoiceList(filter));
}

type NothingProps = { filter: MoneyFilter; q: string; period: Period | null };

function NothingListed({ filter, q, period }: NothingProps) {
  const { title, text } = NOTHING_LISTED[filter];
  if (q === "" && period !== null && isInvoiceList(filter))
    return (
      <Empty
        title={periodMessages.nothing}
        action={
          <Link to="/app/billing" search={{ show: filter }} className={buttonLook()}>
            {invoicePeriodWords.any}
          </Link>
        }
      >
        {invoicePeriodWords.nothingText}
      </Empty>
    );
  if (q !== "")
    return (
      <Empty
        title={`Rien ne répond à « ${q} »`}
        action={
          <Link to="/app/billing" search={{ show: "all" }} className={buttonLook()}>
            Tout voir
          </Link>
        }
      >
        Essaie un nom de client ou de projet, un numéro comme F2026-0012, ou un montant comme 1 234,56.
      </Empty>
    );
  const leadsToAll = hasSum(filter);
  return (
    <EmptyScreen
      icon={Wallet}
      title={title}
      action={
        leadsToAll ? (
          <Link to="/app/billing" search={{ show: "all" }} className={buttonLook()}>
            Voir tous les documents
          </Link>
        ) : (
          <span className="flex flex-wrap items-center justify-center gap-2">
            <ProjectsLink />
            <NewDocument />
          </span>
        )
      }
    >
      {text}
    </EmptyScreen>
  );
}

type ListSum = { count: number; amount_cents: number; refunds: number; expired_count?: number | undefined };

function sumWords(filter: MoneyFilter, { count, amount_cents, refunds, expired_count: expiredCount }: ListSum): string {
  const countText = hasSum(filter) ? moneyCount(filter, count, refunds, expiredCount) : "";
  return countText === "" ? "" : `${countText} · ${formatMoney(amount_cents)}`;
}

type FootProps = {
  filter: MoneyFilter | null;
  sum: ListSum | null;
  shownCount: number;
  isWhole: boolean;
};

/** The sum of the whole list, as the server adds it up, and how much of it is shown. */
function ListFoot({ filter, sum, shownCount, isWhole }: FootProps) {
  if (filter === null || shownCount === 0) return null;
  const total = sum ? sumWords(filter, sum) : "";
  const shownPart = isWhole ? (total === "" ? "Fin de la liste" : "") : `${shownCount} affichés`;
  return (
    <p role="status" className="mt-3 px-1 text-fine text-quiet tabular-nums">
      {[total, shownPart].filter((words) => words !== "").join(" · ")}
    </p>
  );
}
