import { DOCUMENT_KINDS } from "#domain/documents/document-kind.ts";
import { z } from "zod";
import { moneyCents, noAmount } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";

const invoicedSum = z.object({ count: z.number(), net_cents: moneyCents(), gross_cents: moneyCents() });
/** What is left to pay of invoices, the gross sum of quotes. */
const documentSum = z.object({ count: z.number(), amount_cents: moneyCents() });

/** The figures of the company, as `Figures` of the domain defines each. Cents, with credit notes subtracted. */
export const figures = z.object({
  year: invoicedSum,
  month: invoicedSum,
  months: z.array(invoicedSum.extend({ month: z.string() })),
  late: documentSum,
  to_collect: documentSum,
  collected: z.object({ year_cents: moneyCents(), month_cents: moneyCents() }),
  waiting_quotes: documentSum,
  quoted_projects: z.object({ count: z.number(), with_invoice: z.number() }),
  /** What makes these figures doubtful: documents found altered, which they count as they read, and missing numbers. */
  to_verify: z.object({ documents: noAmount(z.number()), missing_numbers: noAmount(z.number()) }),
});

/** The figures, as read by the web. */
export type FiguresAnswer = z.infer<typeof figures>;

export const getFigures = endpoint({
  method: "GET",
  path: "/api/figures",
  access: "signed-in",
  right: "amounts",
  summary: "What was invoiced and received, what is to collect and late, which quotes wait: in cents",
  answer: z.object({ figures }),
});

/** A thing that waits: its project, and a day or a document when it concerns one. */
const waitingItem = z.object({
  project_id: z.string(),
  name: z.string(),
  date: z.string().nullable(),
  kind: z.enum(DOCUMENT_KINDS).nullable(),
});

/** Things that wait for the same reason: their number, the first five, and what they amount to when it is known. */
const waitingList = z.object({ count: z.number(), amount_cents: moneyCents().nullable(), first: z.array(waitingItem) });

/** What waits today. A role without amounts reads what starts, and nothing about documents. */
export const brief = z.object({
  has_projects: z.boolean(),
  /** Found not to be what was kept, and not shown. */
  altered: waitingList,
  /** How many numbers of a series no document bears any more. */
  missing_numbers: noAmount(z.number()),
  set_aside: waitingList,
  /** Documents whose last mail did not arrive, and that are awaited. */
  lost_mails: waitingList,
  late: waitingList,
  /** Issued, not due yet, with something left to pay. */
  to_collect: waitingList,
  finished: waitingList,
  starting: waitingList,
  /** Quotes that were drawn up and not sent. */
  to_send: waitingList,
  unanswered: waitingList,
  to_estimate: waitingList,
});

/** What waits today, as read by the web. */
export type BriefAnswer = z.infer<typeof brief>;

export const getBrief = endpoint({
  method: "GET",
  path: "/api/figures/brief",
  access: "signed-in",
  summary:
    "What waits today: mails that did not arrive, late invoices, money to collect, work to invoice, what starts, " +
    "quotes to send, quotes without answer, what has no price",
  answer: z.object({ brief }),
});
