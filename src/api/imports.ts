import { fieldMessages } from "#domain/shared/field.messages.ts";
import { z } from "zod";
import { noAmount } from "./amounts.ts";
import { limit, limitedText, requiredText } from "./fields.ts";

// What the imports of lists from files share, whatever they list.

/** Where an import stands: its file arrives, its columns are chosen, its rows are added, it was stopped, or is over. */
const IMPORT_STATES = ["receiving", "ready", "running", "stopped", "done"] as const;

/** An import, without what its columns are for. */
export const importedFile = z.object({
  id: z.string(),
  file_name: z.string(),
  state: z.enum(IMPORT_STATES),
  headers: z.array(z.string()),
  /** The cells of the first rows. */
  sample: z.array(z.array(z.string())),
  row_count: noAmount(z.number()),
  added_count: noAmount(z.number()),
  known_count: noAmount(z.number()),
  refused_count: noAmount(z.number()),
  /** Cards that rows completed, and rows that were added without all they say. */
  completed_count: noAmount(z.number()),
  marked_count: noAmount(z.number()),
});

/** The same, as read by the web. */
export type ImportedFile = z.infer<typeof importedFile>;

/** How many bytes of a file come in one part, and how many parts a file has at most. */
export const PART_BYTES = 480_000;
export const MOST_PARTS = 40;

/** What begins an import. */
export const newFile = z.object({ file_name: requiredText(200, fieldMessages.required) });

/** A part of a file, base64. */
export const filePart = z.object({
  place: noAmount(
    z
      .number()
      .int()
      .min(0)
      .max(MOST_PARTS - 1),
  ),
  base64: limitedText(700_000),
  is_last: z.boolean(),
});

/** Which rows that were not added are wanted. */
export const unaddedQuery = z.object({
  after_line: noAmount(z.coerce.number().int().min(0).max(10_000_000)).default(0),
  limit: limit(200, 200),
});

/** Rows that were not added, or without all they say, each with the reason. */
export const unaddedAnswer = z.object({
  rows: z.array(z.object({ line: noAmount(z.number()), cells: z.array(z.string()), reason: z.string() })),
  /** The line after which the next page begins. */
  next_line: noAmount(z.number()).nullable(),
});
