import { KNOWN_CHOICES } from "#domain/imports/known-choice.ts";
import { z } from "zod";
import { noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { limitedText } from "../fields.ts";

const line = noAmount(z.number().int().min(0).max(10_000_000));

/** What becomes of the rows whose customer is there already: all of them, but for some lines. */
export const knownChoices = z.object({
  choice: z.enum(KNOWN_CHOICES),
  lines: z.array(z.object({ line, choice: z.enum(KNOWN_CHOICES) })).max(200),
});

/** What some rows of a file would do. `number_count`: rows with a wrong SIREN, SIRET or VAT number, added without. */
export const customerPreviewAnswer = z.object({
  new_count: noAmount(z.number()),
  known_count: noAmount(z.number()),
  nameless_count: noAmount(z.number()),
  refused_count: noAmount(z.number()),
  number_count: noAmount(z.number()),
  restored_zero_count: noAmount(z.number()),
  left_out_code_count: noAmount(z.number()),
  /** The first ones whose customer is there already, or stands higher in the file. */
  known_rows: z.array(z.object({ line: noAmount(z.number()), name: z.string(), reason: z.string() })),
  /** The line after which the next page begins. */
  next_line: noAmount(z.number()).nullable(),
});

/** The same, as read by the web. */
export type CustomerPreview = z.infer<typeof customerPreviewAnswer>;

export const previewImport = endpoint({
  method: "GET",
  path: "/api/customer-imports/{id}/preview",
  access: "signed-in",
  right: "manage",
  summary:
    "What the rows of a file would do with these columns, parted by commas: two thousand rows after a line. Nothing " +
    "is added",
  query: z.object({
    columns: limitedText(1_500).default(""),
    after_line: noAmount(z.coerce.number().int().min(0).max(10_000_000)).default(0),
  }),
  answer: customerPreviewAnswer,
});
