import type { ProjectAnswer } from "#api/projects.ts";
import type { StatementAnswer } from "#api/projects/project-story.ts";
import { readProjectStory } from "#api/projects/project-story.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { REPORTS_TITLE } from "#domain/projects/reports/report-words.messages.ts";
import { STATEMENT_WORDS, nextStepMessages } from "#domain/projects/story/next-step.messages.ts";
import { formatDate, formatMoney } from "#domain/shared/french-format.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { useMay } from "#web/company/use-memberships.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import { Choice } from "#web/ui/choice.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { StateChip } from "#web/ui/state-chip.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { ProjectHistory } from "../dossier/project-history.tsx";
import { ProjectMails } from "../dossier/project-mails.tsx";
import { ProjectNotes } from "../dossier/project-notes.tsx";
import { PhotosCard } from "../photos/site-card.tsx";
import { ProjectPurchases } from "../purchases/project-purchases.tsx";
import { ReportList } from "../reports/report-list.tsx";

// What is still to come, in a line of the statement after what was accepted and what was invoiced.
const LEFT_TO_PAY = { toInvoice: "reste à facturer", toCollect: "reste dû" };

const PARTS = [
  { value: "documents", label: "Documents", right: "read" },
  { value: "history", label: "Historique", right: "amounts" },
  { value: "photos", label: "Photos", right: "read" },
  { value: "notes", label: "Notes", right: "read" },
  { value: "mails", label: "Mails", right: "manage" },
] as const;

type Props = {
  project: ProjectAnswer;
  /** Closes the file, of whoever goes to what one of its lines is about. */
  close: () => void;
};

/** All that is kept about a project. Whoever sees no amount has its reports, photos and notes: mails say prices. */
export function ProjectFile({ project, close }: Props) {
  const may = useMay();
  const parts = PARTS.filter(({ right }) => may(right));
  const [part, setPart] = useState<(typeof PARTS)[number]["value"]>(may("amounts") ? "documents" : "notes");
  return (
    <div className="flex flex-col gap-6">
      {/* Five parts fit on a phone in a smaller letter. */}
      <div className="max-md:text-fine [&_label]:px-1">
        <Choice label="Partie du dossier" hidesLabel options={parts} value={part} onChange={setPart} />
      </div>
      {part === "documents" && <Papers project={project} close={close} />}
      {part === "history" && (
        <ProjectHistory
          project={project}
          close={close}
          showPhotos={() => setPart("photos")}
          showReports={() => setPart("documents")}
        />
      )}
      {part === "photos" && <PhotosCard project={project} />}
      {part === "notes" && <ProjectNotes projectId={project.id} />}
      {part === "mails" && <ProjectMails projectId={project.id} />}
    </div>
  );
}

/** What a project amounts to, its documents, its purchases and its reports. */
function Papers({ project, close }: Props) {
  const may = useMay();
  return (
    <div className="flex flex-col gap-8">
      {may("amounts") && <Statement projectId={project.id} />}
      {may("amounts") && <Documents projectId={project.id} documents={project.documents} close={close} />}
      {may("manage") && <ProjectPurchases project={project} />}
      <section>
        <h3 className="mb-3 text-title">{REPORTS_TITLE}</h3>
        <ReportList project={project} />
      </section>
    </div>
  );
}

function Statement({ projectId }: { projectId: string }) {
  const { data, error, refetch } = useAnswer(readProjectStory, { params: { id: projectId } });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  return data ? <StatementList statement={data.statement} /> : <SheetSkeleton isBare />;
}

type StatementPart = readonly [name: string, cents: number | null];

// Two lines: what was agreed and is still to invoice, then what was invoiced, paid and is still owed. What comes to
// nothing is not said.
function StatementList({ statement }: { statement: StatementAnswer }) {
  const { agreed_cents: agreedCents, invoiced_cents: invoicedCents, to_collect_cents: toCollectCents } = statement;
  const lines: StatementPart[][] = [
    [
      [STATEMENT_WORDS.agreed, agreedCents],
      [LEFT_TO_PAY.toInvoice, statement.to_invoice_cents],
    ],
    [
      [STATEMENT_WORDS.invoiced, invoicedCents],
      [STATEMENT_WORDS.collected, statement.collected_cents],
      [LEFT_TO_PAY.toCollect, toCollectCents],
    ],
  ];
  const shownLines = lines.map((parts) => parts.filter(([, cents]) => cents !== null && cents !== 0));
  if (shownLines.every((parts) => parts.length === 0)) return null;
  const isSettled = (invoicedCents ?? 0) > 0 && !statement.to_invoice_cents && toCollectCents === 0;
  return (
    <section>
      <h3 className="mb-2 text-title">Relevé</h3>
      <div className="rounded-card border border-line bg-paper px-4 py-2">
        {shownLines.map(
          (parts) =>
            parts.length > 0 && (
              <p key={parts[0]?.[0]} className="flex flex-wrap items-baseline gap-x-1.5 py-0.5 max-md:text-fine">
                {parts.map(([name, cents], place) => (
                  <span key={name} className="whitespace-nowrap">
                    <span className="text-quiet">{place > 0 ? name.toLowerCase() : name}</span>{" "}
                    <span className="figures font-[550]">{formatMoney(cents ?? 0)}</span>
                    {place < parts.length - 1 && " ·"}
                  </span>
                ))}
              </p>
            ),
        )}
        {isSettled && (
          <p className="flex items-center gap-2 py-0.5 text-fine font-[550] text-good">
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            {nextStepMessages.paid}
          </p>
        )}
      </div>
      <p className="mt-1 text-tiny text-quiet">TVA comprise, avoirs déduits.</p>
    </section>
  );
}

// Two versions have one number while nobody was given the first: it is no paper of the project.
function isStanding(documents: ProjectAnswer["documents"]) {
  return ({ number, version, edition }: ProjectAnswer["documents"][number]) =>
    !documents.some((other) => other.number === number && other.edition === edition && other.version > version);
}

type DocumentsProps = { projectId: string; documents: ProjectAnswer["documents"]; close: () => void };

function Documents({ projectId, documents, close }: DocumentsProps) {
  const words = useTradeWords();
  return (
    <section>
      <h3 className="mb-3 text-title">Documents</h3>
      {documents.length === 0 && <p className="text-quiet">Ni devis, ni facture pour l'instant.</p>}
      <ul className="divide-y divide-line rounded-card border border-line bg-paper empty:hidden">
        {documents.filter(isStanding(documents)).map((one) => (
          <li key={one.id}>
            <Link
              to="/etape/$id/$stepKey"
              params={{ id: projectId, stepKey: DOCUMENT_WORDS[one.kind].step }}
              onClick={close}
              className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sunk"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-[550]">
                  {one.part === null
                    ? DOCUMENT_WORDS[one.kind].name
                    : one.part === "deposit"
                      ? "Acompte"
                      : words.progress}{" "}
                  {one.number}
                  {one.kind === "quote" && one.edition > 1 && ` (version ${one.edition})`}
                </span>
                <span className="text-fine text-quiet">{formatDate(one.date)}</span>
              </span>
              <span className="flex flex-col items-end">
                <span className="figures font-[550]">{formatMoney(eurosToCents(one.total))}</span>
                <StateChip state={one.status} lateDays={one.late_days} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
