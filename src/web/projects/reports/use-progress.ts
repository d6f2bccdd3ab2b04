import type { PhotoAnswer } from "#api/photos.ts";
import { listPhotos } from "#api/photos.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { ReportProposalAnswer } from "#api/projects/site-reports.ts";
import { addSiteReport } from "#api/projects/site-reports.ts";
import { REPORT_LIMITS } from "#domain/projects/reports/report-content.ts";
import { reportMessages, reportName } from "#domain/projects/reports/report.messages.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { useAnswer, useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { todayInFrance } from "#web/client/today.ts";
import { readDateText } from "#web/ui/date-field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

type ProgressDraft = {
  reportId: string;
  dayText: string;
  people: string;
  notes: string;
  leftOutTaskIds: string[];
  showsHours: boolean;
  showsSupplies?: boolean;
  /** Null until some are chosen: those of the day are then proposed. */
  photoIds: string[] | null;
};

/** A report while it is filled, from what is proposed for it. */
export type ProgressProps = { project: ProjectAnswer; proposal: ReportProposalAnswer; close: () => void };

/** What is filled of a report on the progress of a site, the photos it may have, and what makes it. */
export function useProgress({ project, proposal, close }: ProgressProps) {
  const { draft, change, forget } = useKeptDraft(`site-report ${project.id}`, () => blankProgress(proposal));
  const photoList = useAnswer(listPhotos, { params: { id: project.id } });
  const photos = photoList.data?.photos;
  // A photo that is gone since is no longer chosen. Before they are read, the server alone knows.
  const photoIds = (draft.photoIds ?? photosOfDay(photos ?? [])).filter(
    (id) => !photos || photos.some((photo) => photo.id === id),
  );
  const doneTasks = proposal.tasks.filter(({ id }) => !draft.leftOutTaskIds.includes(id));
  const save = useSingleChange(
    async () => {
      const body = {
        report_id: draft.reportId,
        dated_on: readDateText(draft.dayText, "past") ?? "",
        people: draft.people,
        done_task_ids: doneTasks.map(({ id }) => id).slice(0, REPORT_LIMITS.tasks),
        shows_time: draft.showsHours,
        shows_supplies: (draft.showsSupplies ?? true) && proposal.supplies.length > 0,
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
        showToast(reportMessages.made(reportName({ kind, place, datedOn })));
        close();
      },
      onError: () => void photoList.refetch(),
    },
  );
  const fields = save.error instanceof CallError ? save.error.fields : {};
  return { draft, change, photos: photos ?? [], photoIds, save, fields };
}

// What was photographed today is what a report of today shows.
function photosOfDay(photos: readonly PhotoAnswer[]): string[] {
  const today = todayInFrance();
  const chosenPhotos = photos.filter(({ added_on: addedOn }) => addedOn === today);
  return chosenPhotos.slice(-REPORT_LIMITS.photos).map(({ id }) => id);
}

function blankProgress({ hours }: ReportProposalAnswer): ProgressDraft {
  return {
    reportId: newId(),
    dayText: dayInFigures(todayInFrance()),
    people: hours.map(({ name }) => name).join(", "),
    notes: "",
    leftOutTaskIds: [],
    // A customer with a fixed price is not shown hours by mistake.
    showsHours: false,
    photoIds: null,
  };
}
