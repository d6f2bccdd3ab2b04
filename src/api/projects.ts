import { MAX_WORK_DESCRIPTION } from "#domain/lines/line.ts";
import { AGREEMENTS } from "#domain/projects/agreement.ts";
import { projectMessages } from "#domain/projects/project.messages.ts";
import type { Project } from "#domain/projects/project.ts";
import { MAX_SITE_ADDRESS, PROJECT_STATUSES } from "#domain/projects/project.ts";
import { PROJECT_STAGES } from "#domain/projects/stages/stages.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { MAX_NAME } from "#domain/shared/max-name.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { MAX_HOURS_OR_RATE } from "#domain/shared/typed-number.ts";
import { z } from "zod";
import { amountsOnly, money, moneyCents, noAmount } from "./amounts.ts";
import { clientInfo, clientInfoAnswer } from "./customers.ts";
import { documentLink, projectDocuments } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { boundedNumber, day, id, limitedText, page, requiredText, text, vatBasisPoints, vatReason } from "./fields.ts";
import { task } from "./tasks.ts";

/** Until when a consumer may withdraw from what they signed, and whether they asked to begin before. */
export const withdrawable = z.object({ until: z.string(), wants_early_start: z.boolean() });

// The core of a project has four forms: as created, as sent, as answered, and in the domain. A new field needs a line
// in each of the four.

/** The core as sent. No field has a default: saving some fields leaves the others unchanged. */
const coreFields = {
  name: requiredText(MAX_NAME, fieldMessages.projectName),
  start_date: day.nullish(),
  end_date: day.nullish(),
  project_recurrence: z.enum(["single", "recurring"]),
  site_address: text(MAX_SITE_ADDRESS).optional(),
};

/** The core as answered. */
const coreAnswer = {
  name: z.string(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  project_recurrence: z.enum(["single", "recurring"]),
  site_address: z.string(),
};

/** The project with the core fields that were sent. */
export function withCore<Known extends Project>(current: Known, sentCore: SentCore): Known {
  return {
    ...current,
    name: sentCore.name ?? current.name,
    startDate: sentCore.start_date === undefined ? current.startDate : sentCore.start_date,
    endDate: sentCore.end_date === undefined ? current.endDate : sentCore.end_date,
    recurrence: sentCore.project_recurrence ?? current.recurrence,
    siteAddress: sentCore.site_address ?? current.siteAddress,
  };
}

/** The core of a project on the wire. */
export function toCoreAnswer({ name, startDate, endDate, recurrence, siteAddress }: Project): CoreAnswer {
  return { name, start_date: startDate, end_date: endDate, project_recurrence: recurrence, site_address: siteAddress };
}

type SentCore = { [Field in keyof typeof coreFields]?: z.output<(typeof coreFields)[Field]> | undefined };
type CoreAnswer = { [Field in keyof typeof coreAnswer]: z.input<(typeof coreAnswer)[Field]> };

/** A project as answered. Hours in hours. `estimation_rate` and `estimation_total` in euros without VAT. */
export const project = z.object({
  id: z.string(),
  ...coreAnswer,
  status: z.enum(PROJECT_STATUSES),
  customer_id: z.string(),
  client_info: clientInfoAnswer,
  estimation_description: z.string(),
  estimation_hours: z.number().nullable(),
  estimation_rate: money().nullable(),
  /** When the work is priced by the day: the price of a day, and the hours of that day. */
  estimation_day_rate_cents: moneyCents().nullable(),
  estimation_hours_a_day: z.number().nullable(),
  /** The price with VAT of an hour, or of a day for work that is priced so, when it was said with VAT. */
  estimation_gross_rate_cents: moneyCents().nullable(),
  estimation_total: money().nullable(),
  estimation_vat_basis_points: noAmount(z.number()).nullable(),
  estimation_vat_reason: vatReason.nullable(),
  // Proposed tasks: titles and hours.
  estimation_ai: z.object({ summary: z.string(), tasks: z.array(noAmount(z.unknown())) }).nullable(),
  tasks: z.array(task),
  quote: documentLink.nullable(),
  invoice: documentLink.nullable(),
  documents: projectDocuments,
  /** True when the invoice should go through the e-invoicing network and cannot. Only the seller may know. */
  not_transmissible: z.boolean(),
  /** Whether the quote's own lines have a price. Null while it has none: the estimation gives them. */
  has_priced_lines: z.boolean().nullable(),
  /** Whether the customer has the latest invoice: it was sent, or they opened its page. Null while there is none. */
  is_invoice_given: z.boolean().nullable(),
  /** The deposit that the accepted quote asks for, while nothing of it is invoiced. Null otherwise. */
  deposit_to_invoice_cents: moneyCents().nullable(),
  /** The rank of the change order that was drawn up and not sent. Null without one. */
  change_order_to_send: noAmount(z.number().int()).nullable(),
  /** The rank of the change order that the customer has and did not answer. Null without one. */
  change_order_asked: noAmount(z.number().int()).nullable(),
  /**
   * What the quote's own lines count in days and in hours, when the estimation has no hours. Null in a list that is no
   * planning (`starts_from`, `starts_before`).
   */
  lines_work: z.object({ days: z.number(), hours: z.number() }).nullable(),
  /** Until when the customer may withdraw from the quote that they signed. Null where they may not. */
  withdrawable: withdrawable.nullable(),
  /** When it was put away. Null while it is in the list. */
  archived_at: z.string().nullable(),
  created_at: z.string(),
});

/** A project as read by the web. */
export type ProjectAnswer = z.infer<typeof project>;

/** One row of the list: the number of tasks, without the tasks. */
export const projectRow = project
  .omit({
    tasks: true,
    documents: true,
    estimation_ai: true,
    estimation_description: true,
    not_transmissible: true,
    has_priced_lines: true,
    is_invoice_given: true,
    deposit_to_invoice_cents: true,
    change_order_to_send: true,
    change_order_asked: true,
    withdrawable: true,
    estimation_day_rate_cents: true,
    estimation_hours_a_day: true,
    estimation_gross_rate_cents: true,
  })
  .extend({
    tasks_total: noAmount(z.number()),
    tasks_done: z.number(),
    /** The IDs of the users who are on it. */
    people: z.array(z.string()),
    /** Where its quote stands with the customer, for whoever sees no amount too. */
    agreement: z.enum(AGREEMENTS),
    /** Where it stands. */
    stage: z.enum(PROJECT_STAGES),
    /** Since how many days something of its invoices is late. Null when nothing is left to collect. */
    late_days: amountsOnly(z.number()).nullable(),
    /**
     * The hours of its tasks, and of those that are left. `on_days`: what is left of those that have days of their own.
     * Null without any, and elsewhere than in a planning.
     */
    tasks_work: z
      .object({
        hours: z.number(),
        hours_left: z.number(),
        on_days: z.array(z.object({ first_day: z.string(), last_day: z.string(), hours: z.number() })),
      })
      .nullable(),
  });

/** One row of the list, as read by the web. */
export type ProjectListRow = z.infer<typeof projectRow>;

const core = z.object({ ...coreFields, client_info: clientInfo });

const hours = boundedNumber(MAX_HOURS_OR_RATE);
const rate = money(boundedNumber(MAX_HOURS_OR_RATE));
const dayRateCents = moneyCents(fieldMessages.notANumber)
  .min(0, fieldMessages.negative)
  .max(eurosToCents(MAX_HOURS_OR_RATE), fieldMessages.tooLarge);

export const listProjects = endpoint({
  method: "GET",
  path: "/api/projects",
  access: "signed-in",
  summary:
    "Projects of the company, newest first. `q` searches names and ignores case and accents. If no name has these " +
    "words, one wrong letter per word is accepted. `best` keeps only exact names, if there are any. " +
    "`starts_from` and `starts_before` filter by first day.",
  query: z.object({
    ...page,
    q: limitedText(MAX_NAME).optional(),
    best: z.enum(["true", "false"]).optional(),
    starts_from: day.optional(),
    starts_before: day.optional(),
  }),
  answer: z.object({ projects: z.array(projectRow), next_cursor: z.string().nullable() }),
});

export const getProject = endpoint({
  method: "GET",
  path: "/api/projects/{id}",
  access: "signed-in",
  summary: "One project with its tasks, quote and invoice",
  answer: z.object({ project }),
});

export const createProject = endpoint({
  method: "POST",
  path: "/api/projects",
  access: "signed-in",
  touches: ["/api/projects", "/api/customers", "/api/figures"],
  summary:
    "Creates a project, and its customer when unknown. With `customer_id` it is for this customer, who takes the " +
    "fields of `client_info` that are sent. With `is_new_customer` it is for a new one, whoever has the same name. " +
    "`description` is what there is to do",
  body: core.partial({ project_recurrence: true }).extend({
    customer_id: id.optional(),
    is_new_customer: z.boolean().optional(),
    description: text(MAX_WORK_DESCRIPTION).optional(),
  }),
  answer: z.object({ project, is_known_customer: z.boolean() }),
});

export const saveProjectCore = endpoint({
  method: "PATCH",
  path: "/api/projects/{id}/core",
  access: "signed-in",
  touches: ["/api/projects", "/api/customers", "/api/documents", "/api/figures"],
  summary:
    "Saves what is given of name, dates, customer and recurrence. With `customer_id` the project is for this " +
    "customer, who takes the fields of `client_info` that are sent. A project with an invoice keeps its customer. " +
    "With `of_customer` the fields of `client_info` are those of this customer, and are left aside once the project " +
    "is for another one",
  query: z.object({ of_customer: id.optional() }),
  body: core.partial().extend({ customer_id: id.optional() }),
  answer: z.object({ project }),
});

export const saveEstimation = endpoint({
  method: "PATCH",
  path: "/api/projects/{id}/estimation",
  access: "signed-in",
  touches: ["/api/projects", "/api/figures"],
  summary:
    "Saves the description, or the hours and the hourly rate in euros, or the days and the price of a day, " +
    "without VAT, or either price with it, or the VAT rate; " +
    "a rate of 0 is refused without its reason",
  body: z
    .object({
      description: requiredText(MAX_WORK_DESCRIPTION, fieldMessages.workDescription).optional(),
      hours: hours.optional(),
      rate: rate.optional(),
      days: hours.optional(),
      day_rate_cents: dayRateCents.optional(),
      /** With VAT: of a day when days are sent, or when the work is priced so; of an hour otherwise. */
      gross_rate_cents: dayRateCents.optional(),
      vat_basis_points: vatBasisPoints.nullable().optional(),
      vat_reason: vatReason.nullable().optional(),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), projectMessages.nothingToSave),
  answer: z.object({ project }),
});

export const sayVatReason = endpoint({
  method: "PUT",
  path: "/api/projects/{id}/vat-reason",
  access: "signed-in",
  touches: ["/api/projects"],
  summary: "Says why the estimation and the tasks at 0 % that have no reason yet bear no VAT",
  body: z.object({ vat_reason: vatReason }),
  answer: z.object({ project }),
});
