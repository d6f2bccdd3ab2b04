import type { PartyView } from "../../documents/document-view.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";

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
  /** What was used, with how much of it in words. Absent from reports of before. */
  supplies?: { label: string; quantity: string }[];
  notes: string;
  photos: ReportPhoto[];
};

/** A flaw that the customer notes at the reception, with the day by which it is to be put right, or null. */
export type Reserve = { text: string; dueOn: CalendarDate | null; photo: ReportPhoto | null };

/** Who signed, with what they drew as an SVG path (`readDrawing`). */
export type DrawnSignature = { signer: string; drawing: string };

/** What the report of a reception says, frozen once both have signed. `replacesOn`: the day of the one it replaces. */
export type HandoverContent = ReportHead & {
  kind: "handover";
  receivedOn: CalendarDate;
  reserves: Reserve[];
  customer: DrawnSignature;
  company: DrawnSignature;
  /** When both had signed, as an ISO date. */
  signedAt: string;
  replacesOn: CalendarDate | null;
};

/** What a report says, frozen when it is made. */
export type ReportContent = ProgressContent | HandoverContent;
