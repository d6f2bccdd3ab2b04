import { DRAFT_STATES } from "#domain/mail/writing/draft-state.ts";
import { MAIL_LIMITS } from "#domain/mail/writing/mail-limits.ts";
import { DRAFT_KINDS } from "#domain/mail/writing/start-mail.ts";
import { z } from "zod";
import { noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { id, limitedText, page } from "../fields.ts";

/**
 * What a file of a mail is: one of a mail that is forwarded, the PDF of a document or of a report of a site, or a photo
 * of a project.
 */
const FILE_KINDS = ["mail_file", "document", "report", "photo"] as const;

/** A file by its origin: a mail and its number among the files there, a document, a report, or a photo. */
const fileOrigin = z.object({
  kind: z.enum(FILE_KINDS),
  id,
  place: noAmount(z.number().int().min(0).max(100)).optional(),
});

/** A mail that somebody writes here. */
export const mailDraft = z.object({
  id: z.string(),
  mailbox_id: z.string(),
  /** The address that it leaves from. */
  from: z.string(),
  kind: z.enum(DRAFT_KINDS),
  /** The mail that it answers or forwards. */
  answered_id: z.string().nullable(),
  /** The document that it sends from its own screen. */
  document_id: z.string().nullable(),
  /** Lines of recipients, as they were typed. */
  to: z.string(),
  cc: z.string(),
  /** Those whom the others do not see. */
  bcc: z.string(),
  subject: z.string(),
  text: z.string(),
  /** What stands under the text: the mail that is answered or forwarded. */
  quote: z.string(),
  files: z.array(
    z.object({
      kind: z.enum(FILE_KINDS),
      id: z.string(),
      place: noAmount(z.number()),
      name: z.string(),
      size_bytes: noAmount(z.number()),
    }),
  ),
  revision: noAmount(z.number()),
  state: z.enum(DRAFT_STATES),
  /** When it leaves, while it waits. */
  send_at: z.string().nullable(),
  /** Why it did not leave, or for whom, and what becomes of it, in French. */
  problem: z.string().nullable(),
});

const answer = z.object({ draft: mailDraft });

/** Numbers of changes. */
const revision = noAmount(z.number().int().min(1).max(1_000_000_000));

export const listMailDrafts = endpoint({
  method: "GET",
  path: "/api/mail-drafts",
  access: "signed-in",
  right: "own",
  summary: "The mails in which something is written, those on their way and those that could not leave, newest first",
  query: z.object(page),
  answer: z.object({ drafts: z.array(mailDraft), next_cursor: z.string().nullable() }),
});

export const getMailDraft = endpoint({
  method: "GET",
  path: "/api/mail-drafts/{id}",
  access: "signed-in",
  right: "own",
  summary: "One mail that one is writing or that has left from here, and where it stands",
  answer,
});

export const startMailDraft = endpoint({
  method: "POST",
  path: "/api/mail-drafts",
  access: "signed-in",
  touches: ["/api/mail-drafts"],
  right: "own",
  quota: "proposal",
  summary:
    "Begins a mail: new, or an answer to `mail_id`, to all, or its forwarding, with recipients, subject, quote and " +
    "files; without `mailbox_id` it leaves from the mailbox of that mail, or from the first one",
  body: z.object({ kind: z.enum(DRAFT_KINDS), mail_id: id.optional(), mailbox_id: id.optional() }),
  answer,
});

export const saveMailDraft = endpoint({
  method: "PUT",
  path: "/api/mail-drafts/{id}",
  access: "signed-in",
  touches: ["/api/mail-drafts"],
  right: "own",
  summary:
    "Keeps what was written since `revision`; 409 draft_changed when another page kept something since, " +
    "already_left once it is on its way",
  body: z.object({
    revision,
    to: limitedText(MAIL_LIMITS.recipientsCharacters),
    cc: limitedText(MAIL_LIMITS.recipientsCharacters),
    /** Left as it is when it is not sent. */
    bcc: limitedText(MAIL_LIMITS.recipientsCharacters).optional(),
    subject: limitedText(MAIL_LIMITS.subjectCharacters),
    text: limitedText(MAIL_LIMITS.textCharacters),
    quote: limitedText(MAIL_LIMITS.quoteCharacters),
    /** The files that it keeps, documents whose PDF it takes along, and photos. */
    files: z.array(fileOrigin).max(MAIL_LIMITS.files),
  }),
  answer,
});

// A mail may send a document, and then says of it whether it left, and of its customer where they are reached.
const OF_DOCUMENTS = ["/api/mail-drafts", "/api/documents", "/api/projects", "/api/customers", "/api/figures"] as const;

export const deleteMailDraft = endpoint({
  method: "DELETE",
  path: "/api/mail-drafts/{id}",
  access: "signed-in",
  touches: OF_DOCUMENTS,
  right: "own",
  summary:
    "Throws a mail away that is not on its way; 409 already_left otherwise, mail_doubted for one that may have left: " +
    "its writer says first whether it arrived",
  answer: z.object({}),
});

export const sendMailDraft = endpoint({
  method: "POST",
  path: "/api/mail-drafts/{id}/send",
  access: "signed-in",
  touches: OF_DOCUMENTS,
  right: "own",
  quota: "proposal",
  summary:
    "Lets a mail leave in ten seconds, as it was kept at `revision`; 422 beside the field that hinders it. One that " +
    "sends a quote is refused as the quote itself is",
  body: z.object({ revision }),
  answer,
});

export const settleMailDraft = endpoint({
  method: "POST",
  path: "/api/mail-drafts/{id}/arrival",
  access: "signed-in",
  touches: OF_DOCUMENTS,
  right: "own",
  summary:
    "Says whether a mail that may have left has arrived: it is sent then, or a draft again; 409 already_left for any " +
    "other",
  body: z.object({ has_arrived: z.boolean() }),
  answer,
});

export const holdMailDraft = endpoint({
  method: "POST",
  path: "/api/mail-drafts/{id}/undo",
  access: "signed-in",
  touches: OF_DOCUMENTS,
  right: "own",
  summary: "Holds a mail back that has not left yet: it is a draft again; 409 already_left otherwise",
  answer,
});
