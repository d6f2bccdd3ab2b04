import { VAT_DOUBTS } from "#domain/lines/vat-doubts.ts";
import { BOUNCE_OUTCOMES } from "#domain/mail/bounces/bounce.ts";
import { DRAFT_STATES } from "#domain/mail/writing/draft-state.ts";
import { z } from "zod";
import { noAmount } from "./amounts.ts";
import { endpoint } from "./endpoint.ts";
import { id } from "./fields.ts";
import { mailDraft } from "./mail/mail-drafts.ts";

export const startDocumentMail = endpoint({
  method: "POST",
  path: "/api/documents/{id}/mail",
  access: "signed-in",
  touches: ["/api/mail-drafts", "/api/documents"],
  quota: "document",
  summary:
    "Begins the mail that sends a document to its customer with its PDF and its link, or answers the one that its " +
    "sender has not finished; with `mailbox_id` it leaves from that mailbox",
  body: z
    .object({
      mailbox_id: id.optional(),
      /** The doubts about the VAT of a quote to which the seller answered that it is right. */
      confirmed_doubts: z.array(z.enum(VAT_DOUBTS)).max(VAT_DOUBTS.length).optional(),
    })
    .default({}),
  answer: z.object({
    draft: mailDraft,
    /** Why the mail has no link to the page of its document, in French. Null when it has one, or needs none. */
    link_problem: z.string().nullable(),
  }),
});

const documentMails = z.object({
  /** How it reached its customer, the oldest first. */
  sendings: z.array(
    z.object({
      how: z.enum(["by_hand", "by_mail"]),
      sent_at: z.string(),
      /** Its mail may have left: nobody said whether it did, before its mailbox or its writer went. */
      is_doubtful: z.boolean(),
      /** The line of recipients of a mail, empty for what was given by hand. */
      to: z.string(),
      /** The recipient that its server refused, while others received it. */
      refused_address: z.string().nullable(),
      /** Whom it did not reach, as a mail server said since. */
      bounces: z.array(
        z.object({
          address: z.string(),
          outcome: z.enum(BOUNCE_OUTCOMES),
          /** Nothing arrives there: another address is needed. */
          is_address_wrong: z.boolean(),
          /** To whom and why, in French. */
          sentence: z.string(),
        }),
      ),
    }),
  ),
  /** The mails that have not left, the newest first. Those of others are on their way or in doubt. */
  mails: z.array(
    z.object({
      id: z.string(),
      /** Written by the caller: nobody else opens it. */
      is_own: z.boolean(),
      state: z.enum(DRAFT_STATES),
      to: z.string(),
      /** In how many seconds it leaves, while it waits. */
      leaves_in: noAmount(z.number()).nullable(),
      problem: z.string().nullable(),
    }),
  ),
});

/** Where the mails of a document stand. */
export type DocumentMails = z.infer<typeof documentMails>;

export const listDocumentMails = endpoint({
  method: "GET",
  path: "/api/documents/{id}/mails",
  access: "signed-in",
  right: "amounts",
  summary: "To whom a document was sent, and where the mails stand that have not left",
  answer: documentMails,
});
