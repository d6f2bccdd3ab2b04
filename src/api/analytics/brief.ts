import { DOCUMENT_KINDS } from "#domain/documents/document-kind.ts";
import { z } from "zod";
import { moneyCents, noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";

/**
 * A thing that waits: its project, whom it is for, and a day or a document when it concerns one. `amount_cents`: what
 * is left of an invoice, the total of quotes, what is left to invoice of an accepted one. `kind`: of an accepted quote,
 * that a part of it is invoiced.
 */
const waitingItem = z.object({
  project_id: z.string(),
  name: z.string(),
  customer_name: z.string(),
  date: z.string().nullable(),
  kind: z.enum(DOCUMENT_KINDS).nullable(),
  amount_cents: moneyCents().nullable(),
  /** The deposit to invoice of an accepted quote; null where there is none. */
  deposit_cents: moneyCents().nullable(),
  /** Of an invoice: its customer has it, because it was sent or they opened its page. Null of anything else. */
  is_given: z.boolean().nullable(),
  /** Its quote waits for an answer and is no longer valid. */
  is_expired: z.boolean().optional(),
});

/** Things that wait for the same reason: their number, the first five, and what they amount to when it is known. */
const waitingList = z.object({
  count: noAmount(z.number()),
  amount_cents: moneyCents().nullable(),
  first: z.array(waitingItem),
  /** How many quotes that wait are no longer valid; absent when none is. */
  expired_count: noAmount(z.number()).optional(),
});

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
  /** Their customer paid too much: `amount_cents` is what is to give back. */
  to_refund: waitingList,
  /** Their quote was accepted in the last seven days: not done, not invoiced. */
  new_agreements: waitingList,
  /** Their quote was accepted before, and nothing is planned, done or invoiced. */
  unplanned_agreements: waitingList,
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
    "What waits today: mails that did not arrive, late invoices, money to collect or to give back, accepted quotes, " +
    "work to invoice, what starts, quotes to send, quotes without answer, what has no price",
  answer: z.object({ brief }),
});
