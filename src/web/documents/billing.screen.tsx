import type { DocumentRow } from "#api/documents.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { Empty, Failure, Page } from "#web/ui/page.tsx";
import { RowsComing } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { SetAsideAlert } from "./set-aside-alert.tsx";
import { useDocuments } from "./use-documents.ts";
import { useSetAside } from "./use-set-aside.ts";

const KINDS = [
  { value: "invoice", label: "Factures" },
  { value: "quote", label: "Devis" },
] as const;

/** /app/billing: the quotes and invoices of every project. */
export default function BillingScreen() {
  const [kind, setKind] = useState<(typeof KINDS)[number]["value"]>("invoice");
  const list = useDocuments(kind);
  const setAside = useSetAside();
  const documents = list.data?.pages.flatMap((page) => page.documents) ?? [];
  return (
    <Page title="Argent">
      <div className="flex flex-col gap-3 not-empty:mb-4">
        {setAside.documents.map((document) => (
          <SetAsideAlert key={document.id} document={document} />
        ))}
      </div>
      <div className="mb-4 md:max-w-80">
        <Choice label="Type de document" hideLabel options={KINDS} value={kind} onChange={setKind} />
      </div>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsComing label="Chargement des documents…" />}
      {list.isSuccess && documents.length === 0 && (
        <Empty
          title={kind === "invoice" ? "Aucune facture pour l'instant" : "Aucun devis pour l'instant"}
          action={
            <Link to="/app/projects" className={buttonLook({ look: "primary" })}>
              Voir les projets
            </Link>
          }
        >
          {kind === "invoice"
            ? "Une facture s'émet depuis la dernière étape d'un projet."
            : "Un devis s'établit depuis l'étape Devis d'un projet."}
        </Empty>
      )}
      {documents.length > 0 && (
        <List label={kind === "invoice" ? "Factures" : "Devis"}>
          {documents.map((document) => (
            <Row key={document.id} document={document} />
          ))}
        </List>
      )}
      {list.hasNextPage && (
        <Button className="mt-4" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Voir la suite
        </Button>
      )}
    </Page>
  );
}

function Row({ document }: { document: DocumentRow }) {
  const today = dayAt(new Date(), "Europe/Paris");
  const state =
    document.kind === "invoice" && document.due_on < today
      ? "late"
      : document.kind === "quote" && document.due_on < today
        ? "expired"
        : document.status;
  return (
    <li>
      <Link to="/etape/$id/$stepKey" params={{ id: document.project_id, stepKey: document.kind }} className={rowLook}>
        <RowText
          what={`${document.number} · ${document.project_name}`}
          who={`${document.customer_name} · ${formatDate(document.date)}`}
          amount={formatMoney(Math.round(document.total * 100))}
          state={<StateChip state={state} />}
        />
      </Link>
    </li>
  );
}
