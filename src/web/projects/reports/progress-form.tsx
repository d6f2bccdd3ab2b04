import type { PhotoAnswer } from "#api/photos.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { ReportProposalAnswer } from "#api/projects/site-reports.ts";
import { proposeSiteReport } from "#api/projects/site-reports.ts";
import { REPORT_LIMITS } from "#domain/projects/reports/report-content.ts";
import { reportMessages } from "#domain/projects/reports/report.messages.ts";
import { formatMinutes } from "#domain/shared/text/duration.ts";
import { nearDay } from "#domain/shared/text/near-day.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { actsOfKind, useWaitingActs } from "#web/client/outbox/page-outbox.ts";
import { isNotNow } from "#web/client/outbox/send-act.ts";
import { todayInFrance } from "#web/client/today.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { WaitingPhoto } from "../photos/waiting-photo.tsx";
import { PhotoPicker } from "./photo-picker.tsx";
import { TickLine } from "./tick-line.tsx";
import type { ProgressProps } from "./use-progress.ts";
import { useProgress } from "./use-progress.ts";

type Props = { project: ProjectAnswer; close: () => void };

/** Writes a report on the progress of a site: what it says is proposed, and its PDF is made at once. */
export function ProgressForm({ project, close }: Props) {
  const { data, error, refetch, fetchStatus } = useAnswer(proposeSiteReport, { params: { id: project.id } });
  // Without a network, what one has to say is written all the same.
  const proposal = data ?? (fetchStatus === "paused" || isNotNow(error) ? withoutProposal(project) : null);
  if (error && !proposal) return <Failure error={error} retry={() => void refetch()} />;
  if (!proposal) return <SheetSkeleton isBare />;
  return <FilledForm {...{ project, proposal, close }} />;
}

// The ticked tasks that this device knows.
function withoutProposal({ tasks }: ProjectAnswer): ReportProposalAnswer {
  return { since: null, tasks: tasks.filter(({ done }) => done), hours: [], people: [], supplies: [] };
}

function FilledForm(props: ProgressProps) {
  const { proposal, people, draft, change, photos, photoIds, save, submit, fields, dayProblem, problem } =
    useProgress(props);
  return (
    <form
      aria-label="Compte rendu de chantier"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p role="status" className="hidden rounded-card bg-sunk px-4 py-3 offline:block">
        {reportMessages.keptLater}
      </p>
      <DateField
        label="Date"
        side="past"
        text={draft.dayText}
        error={dayProblem ?? fields["dated_on"]}
        onText={(dayText) => change({ dayText })}
      />
      <TextField
        label="Présents"
        hint="Facultatif. Le client aussi, s'il était là."
        maxLength={REPORT_LIMITS.people}
        value={people}
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
      {proposal.hours.length + proposal.supplies.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-fine font-[550]">À montrer</legend>
          {proposal.hours.length > 0 && (
            <TickLine isTicked={draft.showsHours} onTick={(showsHours) => change({ showsHours })}>
              Montrer le temps passé ({formatMinutes(proposal.hours.reduce((sum, { minutes }) => sum + minutes, 0))}),
              sans aucun prix
            </TickLine>
          )}
          {proposal.supplies.length > 0 && (
            <TickLine isTicked={draft.showsSupplies ?? true} onTick={(showsSupplies) => change({ showsSupplies })}>
              Montrer le matériel utilisé ({proposal.supplies.length}), sans aucun prix
            </TickLine>
          )}
        </fieldset>
      )}
      {photos.length > 0 && (
        <ChosenPhotos photos={photos} chosenIds={photoIds} onChoose={(ids) => change({ photoIds: ids })} />
      )}
      <PhotosNotSent projectId={props.project.id} />
      {save.error && Object.keys(fields).every((field) => field === "photo_ids") && <Failure error={save.error} />}
      {problem !== null && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      <Button type="submit" look="primary" isBusy={save.isPending} busyLabel="Je fais le PDF…">
        Créer le compte rendu
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
  const title = since === null ? "Fait jusqu'ici" : `Fait depuis le ${nearDay(since, todayInFrance())}`;
  if (tasks.length === 0)
    return (
      <p className="text-quiet">
        {since === null
          ? "Aucune tâche n'est cochée pour l'instant."
          : `Aucune tâche cochée depuis le ${nearDay(since, todayInFrance())}`}
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

// A report names photos that the server has. Those of this device are seen, and said to be missing.
function PhotosNotSent({ projectId }: { projectId: string }) {
  const waitingPhotos = actsOfKind(useWaitingActs(projectId), "photo");
  if (waitingPhotos.length === 0) return null;
  return (
    <div role="status" className="flex flex-col gap-2 rounded-card bg-sunk px-4 py-3">
      <p>{reportMessages.photosNotSent(waitingPhotos.length)}</p>
      <ul aria-label="Photos pas encore envoyées" className="grid grid-cols-4 gap-2">
        {waitingPhotos.map(({ place, act }) => (
          <WaitingPhoto key={place} name={act.name} picture={act.picture} />
        ))}
      </ul>
    </div>
  );
}

type ChosenPhotosProps = {
  photos: readonly PhotoAnswer[];
  chosenIds: readonly string[];
  onChoose: (ids: string[]) => void;
};

function ChosenPhotos({ photos, chosenIds, onChoose }: ChosenPhotosProps) {
  const isFull = chosenIds.length >= REPORT_LIMITS.photos;
  const most = photos.slice(0, REPORT_LIMITS.photos).map(({ id }) => id);
  return (
    <fieldset className="min-w-0">
      <legend className="text-fine font-[550]">
        Photos · {chosenIds.length} sur {photos.length}
      </legend>
      <Button look="quiet" className="-ml-4" onClick={() => onChoose(chosenIds.length > 0 ? [] : most)}>
        {chosenIds.length > 0 ? "N'en choisir aucune" : "Tout choisir"}
      </Button>
      <PhotoPicker
        label="Photos du compte rendu"
        photos={photos}
        chosenIds={chosenIds}
        isFull={isFull}
        onToggle={(id) => onChoose(chosenIds.includes(id) ? chosenIds.filter((one) => one !== id) : [...chosenIds, id])}
      />
      <p className="mt-2 text-fine text-quiet">
        {isFull
          ? `${REPORT_LIMITS.photos} photos au plus dans un compte rendu.`
          : "Leurs légendes s'écrivent en ouvrant chaque photo dans «\u00A0Photos\u00A0»."}
      </p>
    </fieldset>
  );
}
