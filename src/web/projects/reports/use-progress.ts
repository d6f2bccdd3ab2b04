import type { PhotoAnswer } from "#api/photos.ts";
import { listPhotos } from "#api/photos.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { ReportProposalAnswer } from "#api/projects/site-reports.ts";
import { addSiteReport, proposeSiteReport } from "#api/projects/site-reports.ts";
import { REPORT_LIMITS } from "#domain/projects/reports/report-content.ts";
import { reportName } from "#domain/projects/reports/report-words.messages.ts";
import { reportMessages } from "#domain/projects/reports/report.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { dayInFigures } from "#domain/shared/french-format.ts";
import { useAnswer, useSingleChange, whenRefreshed } from "#web/client/answers.tsx";
import { CallError, call } from "#web/client/call.ts";
import { newId } from "#web/client/new-id.ts";
import { performOnSite } from "#web/client/outbox/page-outbox.ts";
import { isNotNow, reportBody } from "#web/client/outbox/send-act.ts";
import { todayInFrance } from "#web/client/today.ts";
import { readDateText } from "#web/ui/date-field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { useState } from "react";
import { useKeptDraft } from "./use-kept-draft.ts";

type ProgressDraft = {
  reportId: string;
  dayText: string;
  /** Null until somebody writes them: those who worked that day are then proposed. */
  people: string | null;
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
export function useProgress({ project, proposal: proposalOfToday, close }: ProgressProps) {
  const { draft, change, forget } = useKeptDraft(`site-report ${project.id}`, blankProgress);
  const proposal = useProposalOf(project.id, readDateText(draft.dayText, "past")) ?? proposalOfToday;
  const people = draft.people ?? proposal.people.join(", ").slice(0, REPORT_LIMITS.people);
  const photoList = useAnswer(listPhotos, { params: { id: project.id } });
  const photos = photoList.data?.photos;
  // A photo that is gone since is no longer chosen. Before they are read, the server alone knows.
  const photoIds = (draft.photoIds ?? photosOfDay(photos ?? [])).filter(
    (id) => !photos || photos.some((photo) => photo.id === id),
  );
  const doneTasks = proposal.tasks.filter(({ id }) => !draft.leftOutTaskIds.includes(id));
  const [isEmpty, setEmpty] = useState(false);
  const [dayProblem, setDayProblem] = useState<string>();
  const save = useSingleChange(
    async (day: CalendarDate) => {
      const report = {
        id: draft.reportId,
        day,
        people,
        doneTaskIds: doneTasks.map(({ id }) => id).slice(0, REPORT_LIMITS.tasks),
        showsTime: draft.showsHours,
        showsSupplies: (draft.showsSupplies ?? true) && proposal.supplies.length > 0,
        notes: draft.notes,
        photoIds,
      };
      try {
        const answer = await call(addSiteReport, { params: { id: project.id }, body: reportBody(report) });
        await whenRefreshed();
        return answer.report;
      } catch (error) {
        if (!isNotNow(error)) throw error;
        await performOnSite({ kind: "report", projectId: project.id, report }, project.name);
        return null;
      }
    },
    {
      onSuccess: (report) => {
        forget();
        showToast(
          report === null
            ? reportMessages.kept
            : reportMessages.made(reportName({ ...report, datedOn: report.dated_on })),
        );
        close();
      },
      onError: () => void photoList.refetch(),
    },
  );
  // Asked before it is kept: without a network the server could say so only when its author is gone.
  const submit = () => {
    const day = readDateText(draft.dayText, "past");
    const isEmpty = draft.notes.trim() === "" && doneTasks.length + photoIds.length === 0;
    setDayProblem(day === null ? reportMessages.noReportDay : undefined);
    setEmpty(isEmpty);
    if (day !== null && !isEmpty) save.mutate(day);
  };
  const fields = save.error instanceof CallError ? save.error.fields : {};
  return {
    proposal,
    people,
    draft,
    change,
    photos: photos ?? [],
    photoIds,
    save,
    submit,
    fields,
    dayProblem,
    problem: isEmpty ? reportMessages.empty : null,
  };
}

// What was photographed today is what a report of today shows.
function photosOfDay(photos: readonly PhotoAnswer[]): string[] {
  const today = todayInFrance();
  const chosenPhotos = photos.filter(({ added_on: addedOn }) => addedOn === today);
  return chosenPhotos.slice(-REPORT_LIMITS.photos).map(({ id }) => id);
}

// What a report of another day than today has to say: who worked then, and for how long.
function useProposalOf(projectId: string, day: CalendarDate | null): ReportProposalAnswer | undefined {
  const isOther = day !== null && day !== todayInFrance();
  const input = { params: { id: projectId }, query: { day: day ?? "" } };
  return useAnswer(proposeSiteReport, input, { enabled: isOther }).data;
}

function blankProgress(): ProgressDraft {
  return {
    reportId: newId(),
    dayText: dayInFigures(todayInFrance()),
    people: null,
    notes: "",
    leftOutTaskIds: [],
    // A customer with a fixed price is not shown hours by mistake.
    showsHours: false,
    photoIds: null,
  };
}
