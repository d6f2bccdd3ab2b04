import type { CustomerAnswer } from "#api/customers.ts";
import { listCustomers } from "#api/customers.ts";
import { call } from "#web/client/call.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Empty, Failure, Page, Waiting } from "#web/ui/page.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { CustomerForm } from "./customer-form.tsx";

/** /app/customers: every customer; a card opens in place. */
export default function CustomersScreen() {
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<string | null>(null);
  const q = useDeferredValue(search.trim());
  const list = useInfiniteQuery({
    queryKey: ["customers", q],
    queryFn: ({ pageParam, signal }) => call(listCustomers, { query: { q, cursor: pageParam, limit: 50 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: (before) => before,
  });
  const customers = list.data?.pages.flatMap((page) => page.customers) ?? [];
  return (
    <Page title="Clients">
      <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} placeholder="Chercher un client" aria-label="Chercher un client" className="mb-4 min-h-11 w-full rounded-inner border border-line bg-paper px-3" />
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <Waiting />}
      {list.isSuccess && customers.length === 0 && (
        <Empty
          title={q ? "Aucun client à ce nom" : "Pas encore de client"}
          action={
            <Link to="/project/new" className={buttonLook({ look: "primary" })}>
              Créer un projet
            </Link>
          }
        >
          Un client se crée avec son premier projet.
        </Empty>
      )}
      {customers.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-paper">
          {customers.map((customer) => (
            <Row key={customer.id} customer={customer} open={open === customer.id} toggle={() => setOpen(open === customer.id ? null : customer.id)} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button className="mt-4" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Voir la suite
        </Button>
      )}
    </Page>
  );
}

function Row({ customer, open, toggle }: { customer: CustomerAnswer; open: boolean; toggle: () => void }) {
  return (
    <li>
      <button type="button" aria-expanded={open} onClick={toggle} className="flex min-h-[72px] w-full items-center gap-4 px-4 py-2 text-left hover:bg-sunk md:min-h-14">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[550]">{customer.company || customer.full_name || "Sans nom"}</span>
          <span className="block truncate text-[0.87rem] text-quiet">{[customer.company && customer.full_name, customer.email, customer.phone].filter(Boolean).join(" · ")}</span>
        </span>
        {customer.missing.length > 0 && <span className="text-[0.87rem] text-alert">à compléter</span>}
      </button>
      {open && (
        <div className="border-t border-line bg-bench p-4">
          <CustomerForm id={customer.id} customer={customer} />
        </div>
      )}
    </li>
  );
}
