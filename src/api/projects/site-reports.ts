import { MAX_DRAWING } from "#domain/documents/drawn-signature.ts";
import { REPORT_KINDS, REPORT_LIMITS } from "#domain/projects/reports/report-content.ts";
import { missingInReception } from "#domain/projects/reports/report-words.messages.ts";
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { day, id, limitedText, page, requiredText, text } from "../fields.ts";

// Not under the projects: a task that is ticked must not ask for reports again. No report says an amount.

const reserve = z.object({
  place: z.number(),
  text: z.string(),
  due_on: z.string().nullable(),
  lifted_on: z.string().nullable(),
});

const report = z.object({
  id: z.string(),
  kind: z.enum(REPORT_KINDS),
  place: z.number(),
  dated_on: z.string(),
  pdf_url: z.string(),
  /** Of a reception. */
  reserves: z.array(reserve),
  /** A later reception corrects this one. */
  is_replaced: z.boolean(),
});

/** A report as read by the web. */
export type SiteReportAnswer = z.infer<typeof report>;

export const listSiteReports = endpoint({
  method: "GET",
  path: "/api/site-reports/{id}",
  access: "signed-in",
  summary: "The reports of the site of a project and of the reception of its works, last made first",
  query: z.object(page),
  answer: z.object({
    reports: z.array(report),
    next_cursor: z.string().nullable(),
    /** The works of the project are received. */
    is_received: z.boolean(),
  }),
});

export const proposeSiteReport = endpoint({
  method: "GET",
  path: "/api/site-report-proposals/{id}",
  access: "signed-in",
  right: "work",
  summary:
    "What the report of a site on a day, today when it is not said, has to say: tasks ticked and time worked since " +
    "the last one before, and who worked that day",
  query: z.object({ day: day.optional() }),
  answer: z.object({
    /** The day of the last report. */
    since: z.string().nullable(),
    tasks: z.array(z.object({ id: z.string(), title: z.string() })),
    hours: z.array(z.object({ name: z.string(), minutes: z.number() })),
    /** The names of those who worked there that day. */
    people: z.array(z.string()),
    /** What was used on the site since it began, with how much of it in words. */
    supplies: z.array(z.object({ label: z.string(), quantity: z.string() })),
  }),
});

/** The proposal of a report as read by the web. */
export type ReportProposalAnswer = z.infer<(typeof proposeSiteReport)["answer"]>;

const photoIds = z.array(id).max(REPORT_LIMITS.photos, `${REPORT_LIMITS.photos} photos au plus.`);

export const addSiteReport = endpoint({
  method: "POST",
  path: "/api/site-reports/{id}",
  access: "signed-in",
  touches: ["/api/site-reports", "/api/site-report-proposals"],
  right: "work",
  quota: "document",
  summary:
    "Makes a report on the progress of a site, with its PDF. Sent again with the same `report_id`, it answers the " +
    "first one. 409 `photo_gone` when the project has a chosen photo no more",
  body: z.object({
    report_id: id,
    dated_on: day,
    people: text(REPORT_LIMITS.people),
    done_task_ids: z.array(id).max(REPORT_LIMITS.tasks),
    shows_time: z.boolean(),
    shows_supplies: z.boolean().optional(),
    notes: text(REPORT_LIMITS.notes),
    photo_ids: photoIds,
  }),
  answer: z.object({ report }),
});

const signer = requiredText(REPORT_LIMITS.signer, missingInReception.signer);

export const signHandover = endpoint({
  method: "POST",
  path: "/api/site-handovers/{id}",
  access: "signed-in",
  touches: ["/api/site-reports", "/api/projects", "/api/figures"],
  quota: "document",
  summary:
    "Keeps the reception of the works of a project (code civil, art. 1792-6), signed by the customer and the " +
    "company, with its PDF. Sent again with the same `report_id`, it answers the first one. 409 `already_signed` for " +
    "another one, unless it corrects the one of `replaces`. Without a reserve, it ticks the tasks that are left",
  body: z.object({
    report_id: id,
    received_on: day,
    has_reserves: z.boolean(),
    reserves: z
      .array(
        z.object({
          text: requiredText(REPORT_LIMITS.reserve, missingInReception.reserve),
          due_on: day.nullable(),
          photo_id: id.nullable(),
        }),
      )
      .max(REPORT_LIMITS.reserves),
    customer_signer: signer,
    customer_drawing: limitedText(MAX_DRAWING),
    company_signer: signer,
    company_drawing: limitedText(MAX_DRAWING),
    replaces: id.nullable(),
  }),
  answer: z.object({ report }),
});

export const liftReserve = endpoint({
  method: "POST",
  path: "/api/site-handovers/{id}/{reportId}/lifts",
  access: "signed-in",
  touches: ["/api/site-reports"],
  summary: "Notes the day on which a reserve of a reception was lifted, once. `place`: that of the reserve, from 1",
  body: z.object({ place: z.number().int().min(1).max(REPORT_LIMITS.reserves), lifted_on: day }),
  answer: z.object({ report }),
});

export const renewReportLink = endpoint({
  method: "POST",
  path: "/api/site-reports/{id}/{reportId}/link",
  access: "signed-in",
  touches: ["/api/site-reports"],
  summary: "Gives a report another address, and ends the one of before",
  answer: z.object({ report }),
});
