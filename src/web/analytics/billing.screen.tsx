import type { FiguresAnswer } from "#api/analytics.ts";
import { getFigures } from "#api/analytics.ts";
import type { DocumentRow } from "#api/documents.ts";
import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { MissingNumbersAlert } from "#web/documents/missing-numbers-alert.tsx";
import { SetAsideAlert } from "#web/documents/set-aside-alert.tsx";
import { useDocuments } from "#web/documents/use-documents.ts";
import { useSetAside } from "#web/documents/use-set-aside.ts";
import { ProjectsLink } from "#web/projects/projects-link.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { List, RowText, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { Page } from "#web/ui/page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

const KINDS = (["invoice", "quote"] as const).map((value) => ({ value, label: DOCUMENT_WORDS[value].plural }));

type Figure = { label: string; cents: number; note: string; isLate?: boolean };

/** What the server adds up of each kind, over all pages; what comes to nothing is left out. */
const FIGURES: Record<DocumentKind, (figures: FiguresAnswer) => Figure[]> = {
  invoice: ({ late, to_collect, collected }) => [
    { label: "À encaisser", cents: to_collect.amount_cents, note: countOf(to_collect.count, "facture") },
    { label: "Échu", cents: late.amount_cents, note: countOf(late.count, "facture"), isLate: true },
    { label: "Encaissé ce mois-ci", cents: collected.month_cents, note: "" },
  ],
  quote: ({ waiting_quotes: { count, amount_cents: cents } }) => [
    { label: "Devis sans facture", cents, note: `${count} devis` },
  ],
};

function countOf(count: number, word: string): string {
  return `${count} ${word}${count > 1 ? "s" : ""}`;
}

function FigureLine({ figures }: { figures: readonly Figure[] }) {
  const shownFigures = figures.filter(({ cents }) => cents !== 0);
  if (shownFigures.length === 0) return null;
  return (
    <dl className="mb-4 flex flex-wrap gap-x-10 gap-y-3 rounded-card border border-line bg-paper px-4 py-3">
      {shownFigures.map(({ label, cents, note, isLate = false }) => (
        <div key={label}>
          <dt className="text-fine text-quiet">{label}</dt>
          <dd>
            <span className={`figures text-title font-[700] ${isLate ? "text-bad" : ""}`}>{formatMoney(cents)}</span>
            {note !== "" && <span className="ml-2 text-fine text-quiet">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** /app/billing: the quotes and invoices of every project. */
export default function BillingScreen() {
  const [kind, setKind] = useState<DocumentKind>("invoice");
  const list = useDocuments(kind);
  const { data } = useAnswer(getFigures);
  const setAside = useSetAside();
  const documents = list.data?.pages.flatMap((page) => page.documents) ?? [];
  return (
    <Page title="Argent">
      <div className="flex flex-col gap-3 not-empty:mb-4">
        {setAside.documents.map((document) => (
          <SetAsideAlert key={document.id} document={document} />
        ))}
        {setAside.missingNumbers.length > 0 && <MissingNumbersAlert numbers={setAside.missingNumbers} />}
      </div>
      {data && <FigureLine figures={FIGURES[kind](data.figures)} />}
      <div className="mb-4 md:max-w-80">
        <Choice label="Type de document" hidesLabel options={KINDS} value={kind} onChange={setKind} />
      </div>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des documents…" />}
      {list.isSuccess && documents.length === 0 && (
        <Empty title={DOCUMENT_WORDS[kind].noneYet} action={<ProjectsLink />}>
          {DOCUMENT_WORDS[kind].howToMake}
        </Empty>
      )}
      {documents.length > 0 && (
        <List label={DOCUMENT_WORDS[kind].plural}>
          {documents.map((document) => (
            <Row key={document.id} document={document} />
          ))}
        </List>
      )}
      <NextPage list={list} />
    </Page>
  );
}

function Row({ document }: { document: DocumentRow }) {
  return (
    <li>
      <Link
        to="/etape/$id/$stepKey"
        params={{ id: document.project_id, stepKey: DOCUMENT_WORDS[document.kind].step }}
        className={rowLook}
      >
        <RowText
          what={`${document.number} · ${document.project_name}`}
          who={`${document.customer_name} · ${formatDate(document.date).replaceAll(" ", "\u00A0")}`}
          {...amountOf(document)}
          state={<DocumentChip document={document} />}
        />
      </Link>
    </li>
  );
}

function DocumentChip({ document }: { document: DocumentRow }) {
  if (document.is_altered) return <StateChip state="altered" />;
  return <StateChip state={document.status} lateDays={document.late_days} />;
}

/** The total of a document, below zero for a credit note; of an invoice paid or credited in part, what is left. */
function amountOf({ kind, rest_cents, total }: DocumentRow): { amount: string; unit?: string } {
  const totalCents = kind === "credit_note" ? -eurosToCents(total) : eurosToCents(total);
  if (rest_cents === null || rest_cents <= 0 || rest_cents >= totalCents) return { amount: formatMoney(totalCents) };
  return { amount: `reste ${formatMoney(rest_cents)}`, unit: `sur ${formatMoney(totalCents)}` };
}
