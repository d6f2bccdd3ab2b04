import type { AccountSums } from "#api/accounts.ts";
import { listAccounts } from "#api/accounts.ts";
import type { AccountFilter } from "#domain/accounts/account-list.ts";
import { ACCOUNT_FILTERS } from "#domain/accounts/account-list.ts";
import type { AccountOrder } from "#domain/accounts/account-order.ts";
import { ACCOUNT_ORDERS } from "#domain/accounts/account-order.ts";
import { ACCOUNT_ORDER_WORDS, ACCOUNT_WORDS, NOBODY_LISTED, owingWords } from "#domain/accounts/account.messages.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useTypedWords } from "#web/client/use-typed-words.ts";
import { useSureRight } from "#web/company/roles/use-sure-right.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { CustomerForm, NEW_CUSTOMER } from "#web/customers/customer-form.tsx";
import { useUsualKind } from "#web/customers/usual-kind.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { SearchBox } from "#web/ui/list.tsx";
import { EmptyScreen } from "#web/ui/loading/empty-screen.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { useOnPhone } from "#web/ui/on-phone.ts";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { User } from "lucide-react";
import { useCallback, useState } from "react";
import { AccountList, AccountTable } from "./account-rows.tsx";
import { SaveCustomers } from "./save-customers.tsx";
import { TwinsCard } from "./twins-card.tsx";

/** /app/customers: who they are, where, and what they owe. What is shown and searched is in the address. */
export default function CustomersScreen() {
  const { show: wantedFilter, q = "", by } = useSearch({ from: "/signed-in/app/customers" });
  const [isNew, setNew] = useState(false);
  const may = useMay();
  const hasRight = useSureRight();
  const { usualKind } = useUsualKind();
  const show = may("amounts") ? wantedFilter : undefined;
  const list = useAnswerPages(listAccounts, { show, q, by: show && by, limit: 50 }, { keepsBefore: true });
  const onPhone = useOnPhone();
  const pages = list.data?.pages ?? [];
  const accounts = pages.flatMap((page) => page.accounts);
  const sums = pages[0]?.sums ?? null;
  const Rows = onPhone ? AccountList : AccountTable;
  const isNobody = list.isSuccess && accounts.length === 0;
  const hasNone = isNobody && !list.isPlaceholderData && show === undefined && q === "";
  const create = may("manage") && (
    <Button look="primary" aria-haspopup="dialog" onClick={() => setNew(true)}>
      Nouveau client
    </Button>
  );
  const bring = may("manage") && (
    <Link to="/app/customers/import" className={buttonLook({ look: "quiet" })}>
      Importer des clients
    </Link>
  );
  return (
    <Page
      title="Clients"
      actions={
        !hasNone &&
        !list.isPending && (
          <>
            {!onPhone && bring}
            {create}
          </>
        )
      }
    >
      {!hasNone && <Toolbar show={show} q={q} sums={sums} />}
      {hasRight("manage") && show === undefined && q === "" && <TwinsCard />}
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des clients…" />}
      {isNobody && <Nobody show={show} q={q} create={create} bring={bring} />}
      {show && sums && accounts.length > 0 && <OwingHead {...{ show, q, sums }} order={by ?? "due"} />}
      {accounts.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <Rows accounts={accounts} />
        </div>
      )}
      <NextPage list={list} />
      {!hasNone && !list.isPending && (
        <div className="mt-4 -ml-4 flex flex-wrap">
          {onPhone && bring}
          {may("manage") && <SaveCustomers />}
        </div>
      )}
      <Drawer title="Nouveau client" open={isNew} onClose={() => setNew(false)}>
        {isNew && (
          <CustomerForm
            id={null}
            customer={{ ...NEW_CUSTOMER, kind: usualKind ?? "company" }}
            onSaved={() => setNew(false)}
          />
        )}
      </Drawer>
    </Page>
  );
}

function Toolbar({ show, q, sums }: { show: AccountFilter | undefined; q: string; sums: AccountSums | null }) {
  const navigate = useNavigate({ from: "/app/customers" });
  const write = useCallback(
    (words: string) =>
      void navigate({
        search: ({ q: _q, ...address }) => ({ ...address, ...(words !== "" && { q: words }) }),
        replace: true,
      }),
    [navigate],
  );
  const [text, setText] = useTypedWords(q, write);
  return (
    <div className="flex items-start gap-x-4 gap-y-3 max-md:flex-col-reverse max-md:items-stretch md:flex-wrap">
      {sums && (
        <nav aria-label="Listes" className="flex gap-1 max-md:mb-3 max-md:overflow-x-auto md:flex-wrap">
          <Chip isShown={show === undefined} search={{ ...(q !== "" && { q }) }}>
            {ACCOUNT_WORDS.all}
            <span className="ml-1.5 tabular-nums">{sums.customer_count}</span>
          </Chip>
          {ACCOUNT_FILTERS.map((filter) => (
            <Chip key={filter} isShown={show === filter} search={{ show: filter, ...(q !== "" && { q }) }}>
              {ACCOUNT_WORDS[filter]}
              <span className="ml-1.5 tabular-nums">{sums[filter].count}</span>
            </Chip>
          ))}
        </nav>
      )}
      <div className="min-w-0 flex-1 md:ml-auto md:max-w-96 max-md:-mb-4">
        <SearchBox label="Nom, ville, téléphone, email" value={text} onChange={setText} />
      </div>
    </div>
  );
}

type HeadProps = { show: AccountFilter; q: string; sums: AccountSums; order: AccountOrder };

// What they owe together, and who comes first.
function OwingHead({ show, q, sums, order }: HeadProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
      <p role="status" className="text-fine tabular-nums">
        {q === "" && owingWords(show, sums[show].count, sums[show].amount_cents)}
      </p>
      <nav aria-label="Ordre" className="flex gap-4">
        {ACCOUNT_ORDERS.map((one) => (
          <Link
            key={one}
            to="/app/customers"
            search={{ show, ...(q !== "" && { q }), ...(one === "amount" && { by: one }) }}
            replace
            aria-current={one === order ? "true" : undefined}
            className={cx(
              "inline-flex min-h-11 items-center text-fine",
              one === order ? "font-[550] underline decoration-2 underline-offset-4" : "text-act hover:underline",
            )}
          >
            {ACCOUNT_ORDER_WORDS[one]}
          </Link>
        ))}
      </nav>
    </div>
  );
}

type ChipProps = { isShown: boolean; search: { show?: AccountFilter; q?: string }; children: React.ReactNode };

function Chip({ isShown, search, children }: ChipProps) {
  return (
    <Link
      to="/app/customers"
      search={search}
      aria-current={isShown ? "true" : undefined}
      className={cx(
        "inline-flex min-h-11 shrink-0 items-center rounded-full border px-3 text-fine font-[550]",
        "transition-colors duration-150 md:px-4 md:text-body",
        isShown ? "border-act bg-act-pale text-act" : "border-line bg-paper text-quiet hover:bg-sunk",
      )}
    >
      {children}
    </Link>
  );
}

type NobodyProps = { show: AccountFilter | undefined; q: string; create: React.ReactNode; bring: React.ReactNode };

function Nobody({ show, q, create, bring }: NobodyProps) {
  const all = (
    <Link to="/app/customers" className={buttonLook()}>
      Voir tous les clients
    </Link>
  );
  if (q !== "")
    return (
      <Empty title={`Aucun client ne répond à « ${q} »`} action={show ? all : create}>
        Essaie un nom, un contact, une ville, un téléphone ou un email.
      </Empty>
    );
  if (show)
    return (
      <Empty title={NOBODY_LISTED[show].title} action={all}>
        {NOBODY_LISTED[show].text}
      </Empty>
    );
  return (
    <EmptyScreen
      icon={User}
      title="Pas encore de client"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {create}
          {bring}
        </div>
      }
    >
      Ajoute-le ici, ou crée-le avec son premier projet : ses devis, ses factures et ce qu'il te doit viennent sur sa
      fiche.
    </EmptyScreen>
  );
}
