import type { ProjectListRow } from "#api/projects.ts";
import { REPLACED_WORDS, reportName } from "#domain/projects/reports/report-words.messages.ts";
import { formatDate } from "#domain/shared/french-format.ts";
import { useTradeWords } from "#web/company/words/use-trade-words.ts";
import type { PickerProps } from "#web/mail/writing/compose-form.tsx";
import { List } from "#web/ui/list.tsx";
import { NextPage } from "#web/ui/next-page.tsx";
import { HardHat } from "lucide-react";
import { AttachmentPicker, AttachmentsOf } from "./attachment-picker.tsx";
import { ChoiceRow } from "./project-chooser.tsx";
import { useReports } from "./use-reports.ts";

/** Joins the PDF of a report of a site, or of a reception, to a mail. */
export function ReportPicker({ pick }: PickerProps) {
  return (
    <AttachmentPicker title="Joindre un compte rendu ou un PV" icon={HardHat}>
      {(project, { leave, close }) => (
        <Reports
          project={project}
          leave={leave}
          choose={(file) => {
            close();
            pick(file);
          }}
        />
      )}
    </AttachmentPicker>
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
  const emptyWords = `Un compte rendu ou un PV s'écrit depuis l'étape ${words.works} du ${words.site}.`;
  return (
    <AttachmentsOf
      {...{ project, leave }}
      error={list.error}
      retry={() => void list.refetch()}
      isPending={list.isPending}
      loadingWords="Chargement des comptes rendus…"
      emptyWords={list.isSuccess && reports.length === 0 ? emptyWords : null}
    >
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
    </AttachmentsOf>
  );
}
