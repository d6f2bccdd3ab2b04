import { QUOTE_ANSWERS, QUOTE_STATES } from "#domain/documents/quote-state.ts";
import { z } from "zod";
import { money, noAmount } from "../amounts.ts";
import { withdrawable } from "../projects.ts";

/** A version of a quote on the wire, with what became of it. */
export const quoteVersion = z.object({
  id: z.string(),
  number: z.string(),
  version: noAmount(z.number().int()),
  /** What the version is called: versions that nobody was given are not counted. */
  edition: noAmount(z.number().int()),
  /** Of a change order, which one it is after the quote that was accepted; null for any other version. */
  change_order_rank: noAmount(z.number().int()).nullable(),
  status: z.enum(QUOTE_STATES),
  total: money(),
  dated_on: z.string(),
  valid_until: z.string(),
  url: z.string(),
  page_url: z.string(),
  /** Made out to another customer than the one of the project today. */
  is_of_other_customer: z.boolean(),
  sent_at: z.string().nullable(),
  /** When the customer first opened its page. */
  viewed_at: z.string().nullable(),
  /** The titles of what its customer certifies, one per reduced rate. */
  certificates: z.array(z.string()),
  /** The customer's answer; null while there is none. `is_by_customer`: they gave it on their page, nobody noted it. */
  decision: z
    .object({
      decision: z.enum(QUOTE_ANSWERS),
      signer: z.string(),
      decided_on: z.string(),
      is_by_customer: z.boolean(),
      /** Which of its certificates the seller has signed on paper, by title. Null: they did not say. */
      received_certificates: z.array(z.string()).nullable(),
      /** Until when they may withdraw from what they signed. Null where they may not. */
      withdrawable: withdrawable.nullable(),
    })
    .nullable(),
});
