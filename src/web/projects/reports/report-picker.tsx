import type { ProjectListRow } from "#api/projects.ts";
import { REPLACED_WORDS, reportName } from "#domain/projects/reports/report.messages.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import type { PickerProps } from "#web/mail/writing/compose-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { List } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { RowsSkeleton } from "#web/ui/skeleton.tsx";
import { Empty, Failure } from "#web/ui/states.tsx";
import { ChevronLeft, HardHat } from "lucide-react";
import { useState } from "react";
import { ChoiceRow, ProjectChooser } from "./project-chooser.tsx";
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
          <ProjectChooser>
            {(project, leave) => (
              <Reports
                project={project}
                leave={leave}
                choose={(file) => {
                  setOpen(false);
                  pick(file);
                }}
              />
            )}
          </ProjectChooser>
        )}
      </Drawer>
    </>
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
              <ChoiceRow
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
