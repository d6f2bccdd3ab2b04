import { PROJECT_SORTS, PROJECT_STAGES } from "#domain/projects/stages/stages.ts";
import { MAX_NAME } from "#domain/shared/max-name.ts";
import { z } from "zod";
import { amountsOnly, moneyCents, noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { limitedText, page } from "../fields.ts";
import { project, projectRow } from "../projects.ts";

const listedProject = projectRow.extend({
  /** Whether the quote's own lines have a price. Null while it has none: the estimation gives them. */
  has_priced_lines: z.boolean().nullable(),
  /** What these lines come to with VAT, while no document was made of them. */
  draft_total_cents: moneyCents().nullable(),
  /** All invoices of the project together, in cents with VAT: what credit notes left to pay, and what was received. */
  invoiced_cents: moneyCents().nullable(),
  collected_cents: moneyCents().nullable(),
  /** The first day on which something that is left to collect was or will be due. Null when nothing is left. */
  first_due_on: amountsOnly(z.string()).nullable(),
  /** The last day of its tasks. Null while none has days. */
  ends_on: z.string().nullable(),
});

/** A row of the list of projects, as read by the web. */
export type ListedProject = z.infer<typeof listedProject>;

const search = { q: limitedText(MAX_NAME).optional(), archived: z.enum(["true", "false"]).optional() };

export const listProjectRows = endpoint({
  method: "GET",
  path: "/api/projects/rows",
  access: "signed-in",
  summary:
    "Projects of the list and of the board, with where each stands and its money. `q` searches names, towns, places " +
    "of the works and numbers of documents, forgiving accents and one wrong letter of each word. `stage` keeps those " +
    "of one stage, `to_collect` those of any stage that leave something to collect. Those put away are listed with " +
    "`archived` alone",
  query: z.object({
    ...page,
    ...search,
    stage: z.enum(PROJECT_STAGES).optional(),
    to_collect: z.enum(["true"]).optional(),
    sort: z.enum(PROJECT_SORTS).optional(),
  }),
  answer: z.object({ projects: z.array(listedProject), next_cursor: z.string().nullable() }),
});

export const countProjectRows = endpoint({
  method: "GET",
  path: "/api/projects/rows/counts",
  access: "signed-in",
  summary: "How many projects of the list are at each stage, and how many are put away. No count goes beyond 10,000",
  query: z.object({ q: search.q }),
  answer: z.object({
    stages: z.array(z.object({ stage: z.enum(PROJECT_STAGES), count: noAmount(z.number()) })),
    /** How many leave something to collect, whatever their stage. */
    to_collect_count: noAmount(z.number()),
    /** What those leave whose work is not wholly invoiced. */
    open_due_cents: moneyCents().nullable(),
    archived_count: noAmount(z.number()),
  }),
});

export const archiveProject = endpoint({
  method: "PUT",
  path: "/api/projects/{id}/archive",
  access: "signed-in",
  touches: ["/api/projects"],
  summary: "Puts a project away, or back in the list. 422 while something is left to collect",
  body: z.object({ is_archived: z.boolean() }),
  answer: z.object({ project }),
});

export const copyProject = endpoint({
  method: "POST",
  path: "/api/projects/{id}/copy",
  access: "signed-in",
  touches: ["/api/projects", "/api/customers", "/api/figures"],
  summary: "A new project for the same customer, with the tasks, the estimation and the lines of this one: no document",
  answer: z.object({ project }),
});
