import { PROJECT_EVENTS } from "#domain/projects/story/project-events.ts";
import { z } from "zod";
import { moneyCents } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";

const event = z.object({
  kind: z.enum(PROJECT_EVENTS),
  /** When it happened. Of time and of a report, noon of their day: the hour says nothing. */
  at: z.string(),
  /**
   * The number of the document concerned, how many photos, the title of a task, the minutes of work, the place of a
   * report, or empty.
   */
  number: z.string(),
  /** The title of the task that time was worked on. Empty for other events, and where no task is said. */
  title: z.string(),
  /** The first name of the member who did it, empty where it is not kept. */
  who: z.string(),
  amount_cents: moneyCents().nullable(),
});

export const readProjectStory = endpoint({
  method: "GET",
  path: "/api/projects/{id}/story",
  access: "signed-in",
  summary:
    "What a project amounts to (agreed, invoiced, collected and what is left, in cents with VAT), and what happened " +
    "last with it: its documents and their answers, payments, photos, tasks done, time and reports, with who did it",
  answer: z.object({
    statement: z.object({
      /** Null while no quote is accepted. */
      agreed_cents: moneyCents().nullable(),
      invoiced_cents: moneyCents().nullable(),
      collected_cents: moneyCents().nullable(),
      to_invoice_cents: moneyCents().nullable(),
      to_collect_cents: moneyCents().nullable(),
    }),
    events: z.array(event),
  }),
});

/** What a project amounts to, as read by the web. */
export type StatementAnswer = z.infer<typeof readProjectStory.answer>["statement"];
