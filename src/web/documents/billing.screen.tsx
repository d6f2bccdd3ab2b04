import type { DocumentRow } from "#api/documents.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Empty, Failure, Page, Waiting } from "#web/ui/page.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useDocuments } from "./use-documents.ts";

const KINDS = [
  { kind: "invoice", label: "Factures" },
  { kind: "quote", label: "Devis" },
] as const;

/** /app/billing: the quotes and invoices of every project. */
export default function BillingScreen() {
  const [kind, setKind] = useState<"invoice" | "quote">("invoice");
  const list = useDocuments(kind);
  const documents = list.data?.pages.flatMap((page) => page.documents) ?? [];
  return (
    <Page title="Argent">
      <div role="group" aria-label="Type de document" className="mb-4 flex gap-2">
        {KINDS.map((one) => (
          <Button key={one.kind} look={one.kind === kind ? "primary" : "plain"} aria-pressed={one.kind === kind} onClick={() => setKind(one.kind)}>
            {one.label}
          </Button>
        ))}
      </div>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <Waiting />}
      {list.isSuccess && documents.length === 0 && (
        <Empty
          title={kind === "invoice" ? "Aucune facture pour l'instant" : "Aucun devis pour l'instant"}
          action={
            <Link to="/app/projects" className={buttonLook({ look: "primary" })}>
              Voir les projets
            </Link>
          }
        >
          {kind === "invoice" ? "Une facture s'émet depuis la dernière étape d'un projet." : "Un devis s'établit depuis l'étape Devis d'un projet."}
        </Empty>
      )}
      {documents.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-paper">
          {documents.map((document) => (
            <Row key={document.id} document={document} />
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

function Row({ document }: { document: DocumentRow }) {
  const today = new Date().toISOString().slice(0, 10);
  const state = document.kind === "invoice" && document.due_on < today ? "late" : document.kind === "quote" && document.due_on < today ? "expired" : document.status;
  return (
    <li>
      <Link to="/etape/$id/$stepKey" params={{ id: document.project_id, stepKey: document.kind }} className="flex min-h-[72px] items-center gap-4 px-4 py-2 hover:bg-sunk md:min-h-14">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-[550]">
            {document.number} · {document.project_name}
          </span>
          <span className="block truncate text-[0.87rem] text-quiet">
            {document.customer_name} · {formatDate(document.date)}
          </span>
        </span>
        <span className="flex flex-col items-end gap-0.5">
          <span className="figures font-[550]">{formatMoney(Math.round(document.total * 100))}</span>
          <StateChip state={state} />
        </span>
      </Link>
    </li>
  );
}
