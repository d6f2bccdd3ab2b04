import { MAIL_REASONS } from "#domain/projects/dossier/project-mails.ts";
import { MAX_PROJECT_NOTES } from "#domain/projects/dossier/project-notes.ts";
import { z } from "zod";
import { noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { text } from "../fields.ts";

// Not under the projects: a task that is ticked must not ask for notes and mails again.

const notes = z.object({ text: z.string(), revision: noAmount(z.number()) });

/** The notes of a project, as read by the web. */
export type ProjectNotesAnswer = z.infer<typeof notes>;

export const getProjectNotes = endpoint({
  method: "GET",
  path: "/api/project-notes/{id}",
  access: "signed-in",
  summary: "What is written down about a project, for everybody of the company: workers need it on the site",
  answer: z.object({ notes }),
});

export const saveProjectNotes = endpoint({
  method: "PUT",
  path: "/api/project-notes/{id}",
  access: "signed-in",
  touches: ["/api/project-notes"],
  right: "work",
  summary:
    "Keeps what is written down about a project; 409 notes_changed when something else was kept since `revision`, 0 " +
    "for what was never written",
  body: z.object({
    revision: noAmount(z.number().int().min(0).max(1_000_000_000)),
    text: text(MAX_PROJECT_NOTES),
  }),
  answer: z.object({ notes }),
});

const projectMail = z.object({
  /** Of its newest mail: what opens the conversation. */
  id: z.string(),
  from: z.object({ name: z.string(), address: z.string() }),
  subject: z.string(),
  received_at: z.string(),
  mail_count: noAmount(z.number()),
  unread_count: noAmount(z.number()),
  has_attachment: z.boolean(),
  reason: z.enum(MAIL_REASONS),
});

/** A conversation of a project, as read by the web. */
export type ProjectMailAnswer = z.infer<typeof projectMail>;

export const listProjectMails = endpoint({
  method: "GET",
  path: "/api/project-mails/{id}",
  access: "signed-in",
  right: "manage",
  summary:
    "The newest conversations about a project in the mailboxes that the caller sees: those put there, those with " +
    "which its documents left, and those that its customer wrote, but for those that were taken out. For who manages " +
    "alone: mails to customers say prices, which no mark can blank for a worker",
  answer: z.object({
    mails: z.array(projectMail),
    /** There are older ones, which are not listed. */
    has_more: z.boolean(),
    /** How many mailboxes the caller sees. */
    mailbox_count: noAmount(z.number()),
  }),
});

export const attachProjectMail = endpoint({
  method: "PUT",
  path: "/api/project-mails/{id}/mails/{mailId}",
  access: "signed-in",
  touches: ["/api/project-mails", "/api/mail-projects"],
  summary: "Puts the conversation of a mail with a project, or takes it out, whatever its people and documents say",
  body: z.object({ is_attached: z.boolean() }),
  answer: z.object({ is_attached: z.boolean() }),
});

const mailProject = z.object({ id: z.string(), name: z.string(), reason: z.enum(MAIL_REASONS) });

export const listMailProjects = endpoint({
  method: "GET",
  path: "/api/mail-projects/{id}",
  access: "signed-in",
  right: "manage",
  summary:
    "The projects that the conversation of a mail is with: those that it was put with by hand and those whose " +
    "documents left with it, else the newest ones of the customer who wrote it",
  answer: z.object({
    projects: z.array(mailProject),
    /** The customer who wrote in it. Null when no customer has the address, or when several do. */
    customer: z.object({ id: z.string(), name: z.string() }).nullable(),
  }),
});
