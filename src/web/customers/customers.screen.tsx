import type { CustomerAnswer } from "#api/customers.ts";
import { listCustomers } from "#api/customers.ts";
import { customerGapWords, customerLabel } from "#domain/customers/customer.messages.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { homonymMarks } from "#domain/customers/homonyms.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useSettled } from "#web/client/use-settled.ts";
import { useMay } from "#web/company/use-memberships.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { List, RowText, SearchBox, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { useState } from "react";
import { CustomerForm, NEW_CUSTOMER } from "./customer-form.tsx";

/** /app/customers: the list of customers. A customer opens beside the list. */
export default function CustomersScreen() {
  const [search, setSearch] = useState("");
  const [open, setOpen] = useState<CustomerAnswer | "new" | null>(null);
  const close = () => setOpen(null);
  const q = useSettled(search.trim());
  const list = useAnswerPages(listCustomers, { q, limit: 50 }, { keepsBefore: true });
  const customers = list.data?.pages.flatMap((page) => page.customers) ?? [];
  const marks = homonymMarks(customers.map((customer) => ({ ...customer, label: customerLabel(customer) })));
  const create = <NewCustomer open={() => setOpen("new")} />;
  return (
    <Page title="Clients" actions={customers.length > 0 && create}>
      {(customers.length > 0 || search !== "") && (
        <SearchBox label="Chercher un client" value={search} onChange={setSearch} />
      )}
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des clients…" />}
      {list.isSuccess && customers.length === 0 && (
        <Empty title={q ? "Aucun client à ce nom" : "Pas encore de client"} action={create}>
          Ajoute-le ici, ou crée-le avec son premier projet.
        </Empty>
      )}
      {customers.length > 0 && (
        <List label="Clients">
          {customers.map((customer, index) => (
            <Row key={customer.id} customer={customer} mark={marks[index] ?? ""} open={() => setOpen(customer)} />
          ))}
        </List>
      )}
      <NextPage list={list} />
      <Drawer
        title={open === "new" ? "Nouveau client" : open ? customerLabel(open) : ""}
        open={open !== null}
        onClose={close}
      >
        {open === "new" && <CustomerForm id={null} customer={NEW_CUSTOMER} onSaved={close} />}
        {open !== null && open !== "new" && (
          <>
            <Reach customer={open} />
            <CustomerForm id={open.id} customer={open} onSaved={close} />
          </>
        )}
      </Drawer>
    </Page>
  );
}

function Reach({ customer: { phone, email } }: { customer: CustomerAnswer }) {
  if (phone === "" && email === "") return null;
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {phone !== "" && (
        <a href={`tel:${phone.replace(/\s/g, "")}`} className={buttonLook()}>
          Appeler
        </a>
      )}
      {email !== "" && (
        <a href={`mailto:${email}`} className={buttonLook()}>
          Écrire
        </a>
      )}
    </div>
  );
}

function NewCustomer({ open }: { open: () => void }) {
  if (!useMay()("manage")) return null;
  return (
    <Button look="primary" aria-haspopup="dialog" onClick={open}>
      Nouveau client
    </Button>
  );
}

/** `mark`: what tells the customer from others of that name. The town stands there for who is alone of a name. */
function Row({ customer, mark, open }: { customer: CustomerAnswer; mark: string; open: () => void }) {
  const gaps = [...customer.missing, ...(customer.lacks_siren ? ["siren"] : [])];
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={open} className={rowLook}>
        <RowText
          what={customerLabel(customer)}
          who={[
            mark || customer.address?.city,
            clientNames(customer)[1],
            customer.email,
            customer.phone,
            gaps.length > 0 && customerGapWords(gaps),
          ]
            .filter(Boolean)
            .join(" · ")}
          state={gaps.length > 0 && <StateChip state="incomplete" />}
        />
      </button>
    </li>
  );
}
