import { E_INVOICE_DOUBTS } from "#domain/mail/invoices/e-invoice.ts";
import { TICKET_MIMES } from "#domain/mail/invoices/purchase.ts";
import { FILE_KINDS } from "#domain/mail/reading/mail-file.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import { MAIL_KINDS, THREAD_LABELS } from "#domain/mail/recognition/mail-kinds.ts";
import { MAX_NAME } from "#domain/shared/max-name.ts";
import { z } from "zod";
import { moneyCents, noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { id, limitedText, page } from "../fields.ts";

/** The folders that a person looks into here. */
const FOLDERS = ["inbox", "waiting", "sent", "archive", "trash"] as const;

const person = z.object({ name: z.string(), address: z.string() });

/** A conversation, by its newest mail in the folder. */
const thread = z.object({
  /** Of its newest mail: what opens the conversation. */
  id: z.string(),
  mailbox_id: z.string(),
  from: person,
  /** The first three whom it was sent to. */
  to: z.array(person),
  subject: z.string(),
  snippet: z.string().nullable(),
  received_at: z.string(),
  /** Until when it is put aside, or since when it is back. Null: it never was. */
  snoozed_until: z.string().nullable(),
  mail_count: noAmount(z.number()),
  unread_count: noAmount(z.number()),
  is_flagged: z.boolean(),
  has_attachment: z.boolean(),
  /** What its head says that it is about: a guess, without its text. Null: nothing. */
  label: z.enum(THREAD_LABELS).nullable(),
  /** The number of the quote that it answers or names. */
  quote_number: z.string().nullable(),
});

export const listThreads = endpoint({
  method: "GET",
  path: "/api/mails",
  access: "signed-in",
  right: "own",
  summary:
    "Conversations of one's mailboxes, newest first; `waiting`: those that are put aside, the next one first; " +
    "`unread` keeps mails that were not read, `files` those with a " +
    "file; `q` looks for words in subjects, names and addresses, in every folder but the bins",
  query: z.object({
    ...page,
    folder: z.enum(FOLDERS).default("inbox"),
    /** Another folder, in place of `folder`. */
    folder_id: id.optional(),
    unread: z.enum(["yes"]).optional(),
    files: z.enum(["yes"]).optional(),
    q: limitedText(MAX_NAME).optional(),
  }),
  answer: z.object({
    threads: z.array(thread),
    /** When the next conversation that was put aside comes back into the inbox. */
    next_waking: z.string().nullable(),
    next_cursor: z.string().nullable(),
  }),
});

export const listOtherFolders = endpoint({
  method: "GET",
  path: "/api/mail-folders",
  access: "signed-in",
  right: "own",
  summary:
    "The folders of one's mailboxes beside those that `folder` names, by name, the unwanted mails last: two hundred " +
    "at most",
  answer: z.object({
    folders: z.array(z.object({ id: z.string(), name: z.string(), mailbox_address: z.string() })),
  }),
});

export const getThread = endpoint({
  method: "GET",
  path: "/api/mails/{id}",
  access: "signed-in",
  right: "own",
  summary: "The mails of the conversation of a mail, oldest first, without their bodies",
  answer: z.object({
    mails: z.array(
      z.object({
        id: z.string(),
        subject: z.string(),
        from: person,
        to: z.array(person),
        cc: z.array(person),
        /** By the clock of its server. */
        received_at: z.string(),
        is_seen: z.boolean(),
        is_flagged: z.boolean(),
        is_draft: z.boolean(),
        is_sent: z.boolean(),
        has_attachment: z.boolean(),
        size_bytes: noAmount(z.number()),
      }),
    ),
  }),
});

/** What an electronic invoice of a supplier says. Amounts are cents of its currency. */
const supplierInvoiceFacts = z.object({
  kind: z.enum(["invoice", "credit_note"]),
  number: z.string(),
  supplier_name: z.string(),
  supplier_siren: z.string(),
  supplier_vat_number: z.string(),
  issued_on: z.string(),
  due_on: z.string().nullable(),
  net_cents: moneyCents().nullable(),
  vat_cents: moneyCents().nullable(),
  gross_cents: moneyCents().nullable(),
  currency: z.string(),
  /** What is to be checked before it is paid. */
  doubts: z.array(z.enum(E_INVOICE_DOUBTS)),
});

export const readMailBody = endpoint({
  method: "GET",
  // Not under the mails: a mark that changes must not ask the server for the body again.
  path: "/api/mail-bodies/{id}",
  access: "signed-in",
  right: "own",
  quota: "proposal",
  summary: "One mail as its server has it, safe to show: text first, HTML for a frame without scripts, and its files",
  answer: z.object({
    text: z.string(),
    quoted_text: z.string(),
    /** For a frame of its own without scripts. Null for a mail without layout. */
    html: z.string().nullable(),
    /** Where the pictures come from that were not loaded. */
    picture_hosts: z.array(z.string()),
    /**
     * Those pictures: `blocked` until somebody asks for them, `kept` once they were loaded, `always` for a sender whose
     * pictures always are. `none`: there is none.
     */
    pictures: z.enum(["none", "blocked", "kept", "always"]),
    /** Who would have been told that the mail was read. */
    trackers: z.array(z.string()),
    /** Where links lead whose words name another host. */
    misleading_hosts: z.array(z.string()),
    files: z.array(
      z.object({
        /** Its number among the files of the mail, from 0. */
        place: noAmount(z.number()),
        name: z.string(),
        kind: z.enum(FILE_KINDS),
        size_bytes: noAmount(z.number()),
        /** It stands among the words of the HTML. */
        is_shown: z.boolean(),
      }),
    ),
    /** Why it is not shown whole, in French. */
    problems: z.array(z.string()),
    /**
     * What it seems to be about, as a guess by its words, and the quote that it is about: by its conversation, else by
     * the number that it says. `other` and no quote for who may not make projects.
     */
    about: z.object({
      kind: z.enum(MAIL_KINDS),
      quote: z.object({ number: z.string(), project_id: z.string(), is_answered: z.boolean() }).nullable(),
      /** The electronic invoices of its files, but those that the company issued itself. */
      invoices: z.array(
        z.object({
          /** The number of its file in the mail. */
          place: noAmount(z.number()),
          file_name: z.string(),
          /** Null when the file looks like an invoice and is not read. */
          facts: supplierInvoiceFacts.nullable(),
          /** Why it is not read, in French. Empty when it is. */
          problem: z.string(),
          /** Whether it is among the invoices received: `duplicate` when another mail brought it. */
          state: z.enum(["new", "kept", "duplicate"]),
          /** When the mail came that it is kept with. Null for a new one. */
          kept_from: z.string().nullable(),
        }),
      ),
    }),
  }),
});

export const openMailFile = endpoint({
  method: "GET",
  path: "/api/mail-files/{id}",
  access: "signed-in",
  right: "own",
  summary:
    "The address at which a file of a mail may be saved, for two minutes; `place` is its number in the mail; " +
    "`as=picture` gives a photo that no browser shows (HEIC) as JPEG",
  query: z.object({
    place: noAmount(z.coerce.number().int().min(0).max(READING_LIMITS.files).default(0)),
    as: z.enum(["file", "picture"]).default("file"),
  }),
  answer: z.object({ url: z.string() }),
});

const supplierInvoice = supplierInvoiceFacts.extend({
  id: z.string(),
  /** When its mail came. */
  received_at: z.string(),
  is_paid: z.boolean(),
  /** The project that it was for, as somebody said. Null without any. */
  project_id: z.string().nullable(),
  project_name: z.string().nullable(),
  /** Noted by hand: it has no number, and may be corrected and removed (`/api/purchases`). */
  is_by_hand: z.boolean(),
  note: z.string(),
  /** The type of its ticket. Null without any. */
  ticket_mime: z.enum(TICKET_MIMES).nullable(),
  /** Its mail. Null when it is gone, or in a mailbox that the caller does not see. */
  mail_id: z.string().nullable(),
});

/** An invoice of a supplier, as read by the web. */
export type SupplierInvoiceAnswer = z.infer<typeof supplierInvoice>;

/** The same before it is kept. */
export type SupplierInvoiceFacts = z.infer<typeof supplierInvoiceFacts>;

export const listSupplierInvoices = endpoint({
  method: "GET",
  path: "/api/supplier-invoices",
  access: "signed-in",
  right: "amounts",
  summary:
    "Invoices of suppliers that were kept or noted by hand, the last one first; `q` looks for words in names, " +
    "numbers and SIREN, `state` keeps those that are paid or not, `project_id` those of a project",
  query: z.object({
    ...page,
    q: limitedText(MAX_NAME).optional(),
    state: z.enum(["received", "paid"]).optional(),
    project_id: id.optional(),
  }),
  answer: z.object({ invoices: z.array(supplierInvoice), next_cursor: z.string().nullable() }),
});

export const keepSupplierInvoice = endpoint({
  method: "POST",
  path: "/api/supplier-invoices/mails/{mailId}",
  access: "signed-in",
  touches: ["/api/supplier-invoices", "/api/mail-bodies", "/api/figures"],
  quota: "proposal",
  summary:
    "Keeps the electronic invoice of a file of a mail, read again from its server; `place`: the number of the file. " +
    "409 when another mail brought the same number of the same supplier before",
  body: z.object({ place: noAmount(z.number().int().min(0).max(READING_LIMITS.files)) }),
  answer: z.object({ invoice_id: z.string() }),
});

export const markSupplierInvoice = endpoint({
  method: "PATCH",
  path: "/api/supplier-invoices/{id}",
  access: "signed-in",
  touches: ["/api/supplier-invoices", "/api/figures/margin"],
  summary: "Notes by hand that an invoice of a supplier is paid, or is not, and which project it was for, or none",
  body: z.object({ is_paid: z.boolean().optional(), project_id: id.nullable().optional() }),
  answer: z.object({ is_paid: z.boolean(), project_id: z.string().nullable() }),
});
