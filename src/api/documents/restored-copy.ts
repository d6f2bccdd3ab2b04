import { NAMED_KINDS } from "#domain/documents/document-kind.ts";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";

const copiedSeries = z.object({
  kind: z.enum(NAMED_KINDS),
  /** The last number that the copy knows. */
  known_number: z.string().nullable(),
  /** The first number that may have been sent since. */
  next_number: z.string(),
});

/** A series of a copy, as read by the web. */
export type CopiedSeries = z.infer<typeof copiedSeries>;

const restoredCopy = z.object({
  /** The day of the copy. */
  copied_on: z.string(),
  origin: z.enum(["backup", "archive"]),
  series: z.array(copiedSeries),
});

/** A copy that the company comes from, as read by the web. */
export type RestoredCopy = z.infer<typeof restoredCopy>;

const lostNumbers = z.object({
  kind: z.enum(NAMED_KINDS),
  copied_on: z.string(),
  first_number: z.string(),
  last_number: z.string(),
  /** Who said so. */
  by: z.string(),
  answered_at: z.string(),
});

const restoredCopyAnswer = z.object({
  /** What is asked before the next number is given. Null when nothing is. */
  copy: restoredCopy.nullable(),
  /** The copy whose answer may still be changed: no number was given since. */
  amendable: restoredCopy.nullable(),
  /** Numbers that were given after earlier copies, the newest first. */
  lost_numbers: z.array(lostNumbers),
});

export const getRestoredCopy = endpoint({
  method: "GET",
  path: "/api/company/restored-copy",
  access: "signed-in",
  summary: "The older copy that the company was restored from, while nobody said which numbers were sent since",
  answer: restoredCopyAnswer,
});

const lastSent = text(40).nullable();

export const answerRestoredCopy = endpoint({
  method: "PUT",
  path: "/api/company/restored-copy",
  access: "signed-in",
  touches: ["/api/company/restored-copy", "/api/company/numbering", "/api/documents/set-aside"],
  summary:
    "Says the last number of each series that was sent since the copy; null where none was. What was said is changed " +
    "by `is_correction`, until the next number is given",
  body: z.object({
    quote: lastSent,
    invoice: lastSent,
    credit_note: lastSent,
    is_correction: z.boolean().optional(),
  }),
  answer: restoredCopyAnswer,
});
