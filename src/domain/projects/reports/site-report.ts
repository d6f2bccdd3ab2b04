import type { PartyView } from "../../documents/document-view.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import type { Result } from "../../shared/refusal.ts";
import { ok, refused } from "../../shared/refusal.ts";
import type { HandoverContent } from "./handover.ts";

/** What a report of a site holds at most. `photoSide`: in pixels, of the longer side of a photo on its page. */
export const REPORT_LIMITS = {
  photos: 40,
  tasks: 200,
  notes: 5_000,
  people: 200,
  signer: 120,
  reserves: 30,
  reserve: 500,
  photoSide: 800,
  /** Above these bytes an opaque photo becomes JPEG. */
  photoBytes: 60_000,
} as const;

/** The kinds of reports: the progress of a site, and the reception of its works by the customer. */
export const REPORT_KINDS = ["progress", "handover"] as const;

/** One of them. */
export type ReportKind = (typeof REPORT_KINDS)[number];

/** A photo as a report names it, with what was said of it then. `beforeId`: the one taken before the work, or null. */
export type ReportPhoto = { id: string; caption: string; beforeId: string | null };

/** What stands in every report: whose works they are, for whom, and which report of the project it is. */
export type ReportHead = {
  format: 1;
  place: number;
  projectName: string;
  siteAddress: string;
  seller: PartyView;
  buyer: PartyView;
  footer: string[];
  logoId: string | null;
  accent: string;
};

/** What a report on the progress of a site says, frozen when it is made. It has no amount. */
export type ProgressContent = ReportHead & {
  kind: "progress";
  datedOn: CalendarDate;
  author: string;
  people: string;
  hours: { name: string; minutes: number }[];
  doneTasks: { id: string; title: string }[];
  notes: string;
  photos: ReportPhoto[];
};

/** What a report says, frozen when it is made. */
export type ReportContent = ProgressContent | HandoverContent;

/** What somebody wants to write of a site. */
export type WantedProgress = Pick<ProgressContent, "datedOn" | "notes"> & {
  doneTaskIds: readonly string[];
  photoIds: readonly string[];
};

/**
 * Says whether a report on the progress of a site may be made on a day. Refuses « coming_day » for a day that is not
 * there yet, and « empty » for a report that says nothing.
 */
export function checkProgress(
  { datedOn, notes, doneTaskIds, photoIds }: WantedProgress,
  today: CalendarDate,
): Result<null, "coming_day" | "empty"> {
  if (datedOn > today) return refused("coming_day", ["dated_on"]);
  if (notes.trim() === "" && doneTaskIds.length === 0 && photoIds.length === 0) return refused("empty", ["notes"]);
  return ok(null);
}

/** The tasks that are done and that no earlier report of the project has named, in their order. */
export function newlyDone<Task extends { id: string; done: boolean }>(
  tasks: readonly Task[],
  reportedIds: ReadonlySet<string>,
): Task[] {
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
