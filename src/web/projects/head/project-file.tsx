import type { ProjectAnswer } from "#api/projects.ts";
import type { StatementAnswer } from "#api/projects/project-story.ts";
import { readProjectStory } from "#api/projects/project-story.ts";
import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import { REPORTS_TITLE } from "#domain/projects/reports/report-words.messages.ts";
import { eventWords } from "#domain/projects/story/event.messages.ts";
import { STATEMENT_WORDS, nextStepMessages } from "#domain/projects/story/next-step.messages.ts";
import { formatDate, formatMoney, withCapital } from "#domain/shared/french-format.ts";
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
import { ProjectMails } from "../dossier/project-mails.tsx";
import { ProjectNotes } from "../dossier/project-notes.tsx";
import { Timeline } from "../dossier/timeline.tsx";
import { SiteCard } from "../photos/site-card.tsx";
import { ProjectPurchases } from "../purchases/project-purchases.tsx";
import { ReportList } from "../reports/report-list.tsx";

const PARTS = [
  { value: "money", label: "Suivi", right: "amounts" },
  { value: "notes", label: "Notes", right: "read" },
  { value: "photos", label: "Chantier", right: "read" },
  { value: "mails", label: "Mails", right: "manage" },
] as const;

/** All that is kept about a project. Whoever sees no amount has its notes and photos: mails say prices. */
export function ProjectFile({ project }: { project: ProjectAnswer }) {
  const words = useTradeWords();
  const may = useMay();
  const parts = PARTS.filter(({ right }) => may(right));
  const [part, setPart] = useState(parts[0]?.value ?? "notes");
  return (
    <div className="flex flex-col gap-6">
      <Choice
        label="Partie du dossier"
        hidesLabel
        options={parts.map((one) => (one.value === "photos" ? { ...one, label: withCapital(words.site) } : one))}
        value={part}
        onChange={setPart}
      />
      {part === "money" && <Story project={project} />}
      {part === "notes" && <ProjectNotes projectId={project.id} />}
      {part === "photos" && (
        <>
          <SiteCard project={project} />
          <section>
            <h3 className="mb-3 text-title">{REPORTS_TITLE}</h3>
            <ReportList project={project} />
          </section>
        </>
      )}
      {part === "mails" && <ProjectMails projectId={project.id} />}
    </div>
  );
}

/** What a project amounts to, its documents and what happened with it. */
function Story({ project }: { project: ProjectAnswer }) {
  const may = useMay();
  const { data, error, refetch } = useAnswer(readProjectStory, { params: { id: project.id } });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton isBare />;
  return (
    <div className="flex flex-col gap-8">
      <StatementList statement={data.statement} />
      <Documents projectId={project.id} documents={project.documents} />
      {may("manage") && <ProjectPurchases project={project} />}
      <section>
        <h3 className="mb-3 text-title">Historique</h3>
        <Timeline
          label="Historique"
          events={data.events.map(({ kind, at, number, title, who, amount_cents: amountCents }, place) => ({
            key: `${kind} ${at} ${number} ${place}`,
            at: new Date(at),
            words: eventWords(kind, number, amountCents, who, title),
            amountCents,
            isDayAlone: kind === "time",
            ...(who !== "" && kind !== "photos" && { about: who }),
          }))}
        />
      </section>
    </div>
  );
}

function StatementList({ statement }: { statement: StatementAnswer }) {
  const rows = [
    [STATEMENT_WORDS.agreed, statement.agreed_cents],
    [STATEMENT_WORDS.invoiced, statement.invoiced_cents],
    [STATEMENT_WORDS.toInvoice, statement.to_invoice_cents],
    [STATEMENT_WORDS.collected, statement.collected_cents],
    [STATEMENT_WORDS.toCollect, statement.to_collect_cents],
  ] as const;
  const knownRows = rows.filter(([, cents]) => cents !== null);
  if (knownRows.length === 0) return null;
  // What is left is said when something is: two zeros say no more than the sentence.
  const isSettled =
    (statement.invoiced_cents ?? 0) > 0 && !statement.to_invoice_cents && statement.to_collect_cents === 0;
  const shownRows = isSettled
    ? knownRows.filter(([name]) => name !== STATEMENT_WORDS.toInvoice && name !== STATEMENT_WORDS.toCollect)
    : knownRows;
  return (
    <section>
      <h3 className="mb-3 text-title">Relevé</h3>
      <dl className="divide-y divide-line rounded-card border border-line bg-paper px-4">
        {shownRows.map(([name, cents]) => (
          <div key={name} className="flex min-h-11 items-center justify-between gap-4">
            <dt className="text-quiet">{name}</dt>
            <dd className="figures font-[550]">{formatMoney(cents ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {isSettled && (
        <p className="mt-2 flex items-center gap-2 text-fine font-[550] text-good">
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          {nextStepMessages.paid}
        </p>
      )}
      <p className="mt-2 text-fine text-quiet">TVA comprise, avoirs déduits.</p>
    </section>
  );
}

// Two versions have one number while nobody was given the first: it is no paper of the project.
function isStanding(documents: ProjectAnswer["documents"]) {
  return ({ number, version, edition }: ProjectAnswer["documents"][number]) =>
    !documents.some((other) => other.number === number && other.edition === edition && other.version > version);
}

type DocumentsProps = { projectId: string; documents: ProjectAnswer["documents"] };

function Documents({ projectId, documents }: DocumentsProps) {
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
