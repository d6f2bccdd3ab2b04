import type { ProjectListRow } from "#api/projects.ts";
import { listProjects } from "#api/projects.ts";
import { clientNames } from "#domain/customers/customer.ts";
import { REPLACED_WORDS, reportName } from "#domain/projects/reports/report.messages.ts";
import { formatDate, withCapital } from "#domain/shared/french-format.ts";
import { useAnswerPages } from "#web/client/answer-pages.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import type { PickerProps } from "#web/mail/writing/compose-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { List, rowLook } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { ChevronLeft, HardHat } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useReports } from "./use-reports.ts";

const TITLE = "Joindre un compte rendu ou un PV";

/** Joins the PDF of a report of a site, or of a reception, to a mail. */
export function ReportPicker({ pick }: PickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="-my-2 self-start" onClick={() => setOpen(true)}>
        <HardHat aria-hidden className="size-5" />
        {TITLE}
      </Button>
      <Drawer title={TITLE} open={isOpen} onClose={() => setOpen(false)}>
        {isOpen && (
          <Projects
            choose={(file) => {
              setOpen(false);
              pick(file);
            }}
          />
        )}
      </Drawer>
    </>
  );
}

// First whose site, then which of its reports.
function Projects({ choose }: { choose: PickerProps["pick"] }) {
  const trade = useTradeWords();
  const [project, setProject] = useState<ProjectListRow | null>(null);
  const [searchText, setSearchText] = useState("");
  const words = useDeferredValue(searchText.trim());
  const list = useAnswerPages(listProjects, { limit: 20, ...(words !== "" && { q: words }) }, { keepsBefore: true });
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? [];
  if (project !== null) return <Reports project={project} choose={choose} leave={() => setProject(null)} />;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={withCapital(trade.site)}
        type="search"
        value={searchText}
        onChange={(event) => setSearchText(event.target.value)}
      />
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement…" />}
      {list.isSuccess && projects.length === 0 && <p className="text-quiet">Aucun {trade.site} à ce nom.</p>}
      {projects.length > 0 && (
        <List label={withCapital(trade.sites)}>
          {projects.map((one) => (
            <Row key={one.id} what={one.name} who={clientNames(one.client_info)[0] ?? ""} act={() => setProject(one)} />
          ))}
        </List>
      )}
      <NextPage list={list} />
    </div>
  );
}

function Reports({
  project,
  choose,
  leave,
}: {
  project: ProjectListRow;
  choose: PickerProps["pick"];
  leave: () => void;
}) {
  const words = useTradeWords();
  const list = useReports(project.id);
  const reports = list.data?.pages.flatMap((page) => page.reports) ?? [];
  return (
    <div className="flex flex-col gap-4">
      <Button look="quiet" className="-ml-4 self-start" onClick={leave}>
        <ChevronLeft aria-hidden className="size-5" />
        {project.name}
      </Button>
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <RowsSkeleton label="Chargement des comptes rendus…" />}
      {list.isSuccess && reports.length === 0 && (
        <Empty title="Rien à joindre">
          Un compte rendu ou un PV s'écrit depuis l'étape {words.works} du {words.site}.
        </Empty>
      )}
      {reports.length > 0 && (
        <List label="Comptes rendus et PV">
          {reports.map(({ id, kind, place, dated_on: datedOn, is_replaced: isReplaced }) => {
            const name = reportName({ kind, place, datedOn });
            return (
              <Row
                key={id}
                what={name}
                who={isReplaced ? REPLACED_WORDS : formatDate(datedOn)}
                act={() => choose({ kind: "report", id, place: 0, name, size_bytes: 0 })}
              />
            );
          })}
        </List>
      )}
      <NextPage list={list} />
    </div>
  );
}

function Row({ what, who, act }: { what: string; who: string; act: () => void }) {
  return (
    <li>
      <button type="button" className={rowLook} onClick={act}>
        <span className="min-w-0 flex-1">
          <span className="block font-[550] [overflow-wrap:anywhere]">{what}</span>
          <span className="line-clamp-1 text-fine text-quiet">{who}</span>
        </span>
      </button>
    </li>
  );
}
