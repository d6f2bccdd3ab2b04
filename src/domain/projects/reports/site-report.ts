import type { CalendarDate } from "../../shared/calendar-date.ts";
import type { Result } from "../../shared/refusal.ts";
import { ok, refused } from "../../shared/refusal.ts";
import type { Task } from "../task.ts";
import type { ProgressContent, ReportPhoto } from "./report-content.ts";

/** What somebody wants to write of a site. */
export type WantedProgress = Pick<ProgressContent, "datedOn" | "notes"> & {
  doneTaskIds: readonly string[];
  photoIds: readonly string[];
  hasSupplies?: boolean;
};

/**
 * Says whether a report on the progress of a site may be made on a day. Refuses « coming_day » for a day that is not
 * there yet, and « empty » for a report that says nothing.
 */
export function checkProgress(
  { datedOn, notes, doneTaskIds, photoIds, hasSupplies = false }: WantedProgress,
  today: CalendarDate,
): Result<null, "coming_day" | "empty"> {
  if (datedOn > today) return refused("coming_day", ["dated_on"]);
  if (notes.trim() === "" && doneTaskIds.length === 0 && photoIds.length === 0 && !hasSupplies)
    return refused("empty", ["notes"]);
  return ok(null);
}

/** The tasks that are done and that no earlier report of the project has named, in their order. */
export function newlyDone<DoneTask extends Pick<Task, "id" | "done">>(
  tasks: readonly DoneTask[],
  reportedIds: ReadonlySet<string>,
): DoneTask[] {
  return tasks.filter(({ id, done }) => done && !reportedIds.has(id));
}

/**
 * The chosen photos in the order in which they were taken, with what is said of them. A photo whose « before » was not
 * chosen stands alone. Refuses « photo_gone » when the project has one of them no more.
 */
export function chooseReportPhotos(
  photos: readonly { id: string; caption: string; before_id: string | null }[],
  photoIds: readonly string[],
): Result<ReportPhoto[], "photo_gone"> {
  const wantedIds = new Set(photoIds);
  const chosenPhotos = photos.filter(({ id }) => wantedIds.has(id));
  if (chosenPhotos.length < wantedIds.size) return refused("photo_gone", ["photo_ids"]);
  return ok(
    chosenPhotos.map(({ id, caption, before_id: beforeId }) => ({
      id,
      caption,
      beforeId: beforeId !== null && wantedIds.has(beforeId) ? beforeId : null,
    })),
  );
}
