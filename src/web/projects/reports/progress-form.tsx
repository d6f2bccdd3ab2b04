import { listPhotos } from "#api/photos.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { ReportProposalAnswer } from "#api/projects/site-reports.ts";
import { addSiteReport, proposeSiteReport } from "#api/projects/site-reports.ts";
import { REPORT_LIMITS } from "#domain/projects/reports/report-content.ts";
import { reportName } from "#domain/projects/reports/report.messages.ts";
import { formatMinutes } from "#domain/shared/duration.ts";
import { dayInFigures, formatDate } from "#domain/shared/french-format.ts";
import { useAnswer, useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { todayInFrance } from "#web/client/today.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField, readDateText } from "#web/ui/date-field.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import { TickLine } from "./tick-line.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";

type Props = { project: ProjectAnswer; close: () => void };

/** Writes a report on the progress of a site: what it says is proposed, and its PDF is made at once. */
export function ProgressForm({ project, close }: Props) {
  const { data, error, refetch } = useAnswer(proposeSiteReport, { params: { id: project.id } });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <SheetSkeleton isBare />;
  return <FilledForm project={project} proposal={data} close={close} />;
}

type Draft = {
  reportId: string;
  dayText: string;
  people: string;
  notes: string;
  leftOutTaskIds: string[];
  showsHours: boolean;
  photoIds: string[];
};

function FilledForm({ project, proposal, close }: Props & { proposal: ReportProposalAnswer }) {
  const { draft, change, forget } = useKeptDraft<Draft>(`site-report ${project.id}`, () => ({
    reportId: newId(),
    dayText: dayInFigures(todayInFrance()),
    people: proposal.hours.map(({ name }) => name).join(", "),
    notes: "",
    leftOutTaskIds: [],
    showsHours: proposal.hours.length > 0,
    photoIds: [],
  }));
  const photoList = useAnswer(listPhotos, { params: { id: project.id } });
  const photos = photoList.data?.photos ?? [];
  // A photo that is gone since is no longer chosen.
  const photoIds = draft.photoIds.filter((id) => photos.some((photo) => photo.id === id));
  const doneTasks = proposal.tasks.filter(({ id }) => !draft.leftOutTaskIds.includes(id));
  const save = useSingleChange(
    async () => {
      const body = {
        report_id: draft.reportId,
        dated_on: readDateText(draft.dayText, "past") ?? "",
        people: draft.people,
        done_task_ids: doneTasks.map(({ id }) => id).slice(0, REPORT_LIMITS.tasks),
        shows_hours: draft.showsHours,
        notes: draft.notes,
        photo_ids: photoIds,
      };
      const answer = await call(addSiteReport, { params: { id: project.id }, body });
      await whenRefreshed();
      return answer.report;
    },
    {
      onSuccess: ({ kind, place, dated_on: datedOn }) => {
        forget();
        showToast(`${reportName({ kind, place, datedOn })} : le PDF est prêt.`);
        close();
      },
      onError: () => void photoList.refetch(),
    },
  );
  const fields = save.error instanceof CallError ? save.error.fields : {};
  return (
    <form
      aria-label="Compte rendu de chantier"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <DateField
        label="Date"
        side="past"
        text={draft.dayText}
        error={fields["dated_on"]}
        onText={(dayText) => change({ dayText })}
      />
      <TextField
        label="Présents"
        hint="Facultatif. Le client aussi, s'il était là."
        maxLength={REPORT_LIMITS.people}
        value={draft.people}
        error={fields["people"]}
        onChange={(event) => change({ people: event.target.value })}
      />
      <TextAreaField
        label="Observations"
        hint="Ce qui s'est passé, ce qui bloque, ce que le client a décidé."
        maxLength={REPORT_LIMITS.notes}
        value={draft.notes}
        error={fields["notes"]}
        onChange={(event) => change({ notes: event.target.value })}
      />
      <DoneTasks
        proposal={proposal}
        leftOutIds={draft.leftOutTaskIds}
        onLeaveOut={(leftOutTaskIds) => change({ leftOutTaskIds })}
      />
      {proposal.hours.length > 0 && (
        <TickLine isTicked={draft.showsHours} onTick={(showsHours) => change({ showsHours })}>
          Montrer le temps passé ({formatMinutes(proposal.hours.reduce((sum, { minutes }) => sum + minutes, 0))}), sans
          aucun prix
        </TickLine>
      )}
      {photos.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-fine font-[550]">
            Photos · {photoIds.length} sur {photos.length}
          </legend>
          <PhotoPicker
            label="Photos du compte rendu"
            photos={photos}
            chosenIds={photoIds}
            isFull={photoIds.length >= REPORT_LIMITS.photos}
            onToggle={(id) =>
              change({ photoIds: photoIds.includes(id) ? photoIds.filter((one) => one !== id) : [...photoIds, id] })
            }
          />
          <p className="mt-2 text-fine text-quiet">
            {photoIds.length >= REPORT_LIMITS.photos
              ? `${REPORT_LIMITS.photos} photos au plus dans un compte rendu.`
              : "Leurs légendes s'écrivent en ouvrant chaque photo dans «\u00A0Chantier\u00A0»."}
          </p>
        </fieldset>
      )}
      {save.error && Object.keys(fields).every((field) => field === "photo_ids") && <Failure error={save.error} />}
      <Button type="submit" look="primary" isBusy={save.isPending} busyLabel="Je fais le PDF…">
        Faire le PDF
      </Button>
    </form>
  );
}

type DoneTasksProps = {
  proposal: ReportProposalAnswer;
  leftOutIds: readonly string[];
  onLeaveOut: (ids: string[]) => void;
};

function DoneTasks({ proposal: { tasks, since }, leftOutIds, onLeaveOut }: DoneTasksProps) {
  const title = since === null ? "Fait jusqu'ici" : `Fait depuis le ${formatDate(since)}`;
  if (tasks.length === 0)
    return (
      <p className="text-quiet">
        {since === null
          ? "Aucune tâche n'est cochée pour l'instant."
          : `Aucune tâche cochée depuis le ${formatDate(since)}.`}
      </p>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-fine font-[550]">{title}</legend>
      {tasks.map(({ id, title: taskTitle }) => (
        <TickLine
          key={id}
          isTicked={!leftOutIds.includes(id)}
          onTick={(isTicked) => onLeaveOut(isTicked ? leftOutIds.filter((one) => one !== id) : [...leftOutIds, id])}
        >
          {taskTitle}
        </TickLine>
      ))}
    </fieldset>
  );
}
