import { isHostName, isPort } from "#domain/mail/mail-providers.ts";
import { mailboxMessages } from "#domain/mail/mailbox.messages.ts";
import { MAILBOX_KINDS, MAILBOX_STATES, MAIL_SECURITIES } from "#domain/mail/mailbox.ts";
import { MAIL_LIMITS } from "#domain/mail/writing/mail-limits.ts";
import { parseEmail } from "#domain/shared/email.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { z } from "zod";
import { noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { id, limitedText, requiredText, text } from "../fields.ts";

export const gmailStatus = endpoint({
  method: "GET",
  path: "/api/gmail/status",
  access: "signed-in",
  right: "own",
  summary: "Says whether a mailbox of the user is connected and its last check worked",
  answer: z.object({ connected: z.boolean() }),
});

const server = z.object({
  host: text(253)
    .transform((host) => host.toLowerCase())
    .refine((host) => isHostName(host) || host === "localhost", mailboxMessages.noHost),
  port: noAmount(z.number().min(1).max(65_535).refine(isPort, mailboxMessages.wrongPort)),
  security: z.enum(MAIL_SECURITIES),
});

const serverAnswer = z.object({ host: z.string(), port: noAmount(z.number()), security: z.enum(MAIL_SECURITIES) });

const email = requiredText(254, mailboxMessages.noAddress).transform((value, context) => {
  const address = parseEmail(value);
  if (address === null) context.addIssue({ code: "custom", message: fieldMessages.email });
  return address ?? z.NEVER;
});

// Providers show their passwords of applications in groups, which some accept with their spaces and others do not.
const password = limitedText(500).refine((value) => value.trim() !== "", mailboxMessages.noPassword);

/** A mailbox as its people see it. Its password is never answered. */
const mailbox = z.object({
  id: z.string(),
  address: z.string(),
  kind: z.enum(MAILBOX_KINDS),
  is_shared: z.boolean(),
  state: z.enum(MAILBOX_STATES),
  /** Why the last check failed, in French. Null: it worked, or there was none. */
  problem: z.string().nullable(),
  checked_at: z.string().nullable(),
  /** The share of its mails that was read, from 0 to 100. */
  read_percent: noAmount(z.number()),
  username: z.string(),
  imap: serverAnswer,
  smtp: serverAnswer,
  /** What stands under the mails that begin in it. Null: `default_signature` of the company. */
  signature: z.string().nullable(),
});

export const listMailboxes = endpoint({
  method: "GET",
  path: "/api/mailboxes",
  access: "signed-in",
  right: "own",
  summary: "One's own mailboxes, and the shared ones for those who manage the company",
  answer: z.object({
    mailboxes: z.array(mailbox),
    /** What stands under mails: the printed name of the company, its phone and what identifies it by law. */
    default_signature: z.string(),
    /** The caller may share a mailbox with those who manage the company. */
    may_share: z.boolean(),
  }),
});

export const findMailServers = endpoint({
  method: "POST",
  path: "/api/mailboxes/servers",
  access: "signed-in",
  touches: [],
  right: "own",
  quota: "proposal",
  summary: "Where the mail of an address is read and sent, and what its provider asks for, in French",
  body: z.object({ email }),
  answer: z.object({
    source: z.enum(["known", "published", "guessed"]),
    /** The name of the provider. Null for an unknown one. */
    provider: z.string().nullable(),
    advice: z.string(),
    /** False: its provider opens mailboxes by a permission alone. */
    takes_password: z.boolean(),
    /** What its provider says when it is asked for a permission, in French. Null: it cannot be asked here. */
    permission: z.object({ kind: z.enum(["gmail", "microsoft"]), text: z.string() }).nullable(),
    username: z.string(),
    imap: serverAnswer,
    smtp: serverAnswer,
  }),
});

export const connectMailbox = endpoint({
  method: "POST",
  path: "/api/mailboxes",
  access: "signed-in",
  touches: ["/api/mailboxes", "/api/gmail/status"],
  right: "own",
  quota: "proposal",
  guarded: { is_shared: { right: "manage", called: mailboxMessages.sharing } },
  summary: "Tries a mailbox, reading then sending, and keeps it when both work; without servers they are found",
  body: z.object({
    email,
    password,
    username: text(254).optional(),
    imap: server.optional(),
    smtp: server.optional(),
    /** Shared with those who manage the company. Otherwise it is read by its owner alone. */
    is_shared: z.boolean().optional(),
  }),
  answer: z.object({ mailbox }),
});

/** Whose mailbox is asked for, or which one is opened again. */
const askedPermission = z.object({
  email: email.optional(),
  mailbox_id: id.optional(),
  is_shared: z.boolean().optional(),
});

/** What a browser brought back from a provider. No code: its person said no. */
const givenPermission = z.object({
  state: requiredText(200, mailboxMessages.consentOver),
  code: limitedText(4_000),
});

export const askGmailPermission = endpoint({
  method: "POST",
  path: "/api/mailboxes/gmail",
  access: "signed-in",
  touches: [],
  right: "own",
  quota: "proposal",
  guarded: { is_shared: { right: "manage", called: mailboxMessages.sharing } },
  summary:
    "The page of Google where the caller lets the product open their mailbox, or one again (`mailbox_id`); 422 " +
    "gmail_off when the operator has no client there",
  body: askedPermission,
  answer: z.object({ url: z.string() }),
});

export const takeGmailPermission = endpoint({
  method: "POST",
  path: "/api/mailboxes/gmail/permission",
  access: "signed-in",
  touches: ["/api/mailboxes", "/api/gmail/status"],
  right: "own",
  quota: "proposal",
  summary:
    "Connects the mailbox for which Google gave `code`; `state` is good once, for the session and the company that " +
    "asked; 422 consent_over otherwise",
  body: givenPermission,
  answer: z.object({ address: z.string() }),
});

export const askMicrosoftPermission = endpoint({
  method: "POST",
  path: "/api/mailboxes/microsoft",
  access: "signed-in",
  touches: [],
  right: "own",
  quota: "proposal",
  guarded: { is_shared: { right: "manage", called: mailboxMessages.sharing } },
  summary:
    "The page of Microsoft where the caller lets the product open their mailbox, or one again (`mailbox_id`); 422 " +
    "microsoft_off when the operator has no client there",
  body: askedPermission,
  answer: z.object({ url: z.string() }),
});

export const takeMicrosoftPermission = endpoint({
  method: "POST",
  path: "/api/mailboxes/microsoft/permission",
  access: "signed-in",
  touches: ["/api/mailboxes", "/api/gmail/status"],
  right: "own",
  quota: "proposal",
  summary:
    "Connects the mailbox for which Microsoft gave `code`; `state` is good once, for the session and the company " +
    "that asked; 422 consent_over otherwise",
  body: givenPermission,
  answer: z.object({ address: z.string() }),
});

export const checkMailbox = endpoint({
  method: "POST",
  path: "/api/mailboxes/{id}/check",
  access: "signed-in",
  touches: ["/api/mailboxes", "/api/gmail/status"],
  right: "own",
  quota: "proposal",
  summary: "Tries a mailbox again now",
  answer: z.object({ mailbox }),
});

export const readSenderDomain = endpoint({
  method: "GET",
  path: "/api/mailboxes/{id}/sender-domain",
  access: "signed-in",
  right: "own",
  quota: "proposal",
  summary: "What the owner of the mailbox's domain may publish so that its mails arrive: SPF, DKIM and DMARC",
  answer: z.object({
    /** Null: the address is one of a usual provider, who publishes what is needed. */
    domain: z.string().nullable(),
    advice: z.array(
      z.object({
        state: z.enum(["good", "missing", "unknown"]),
        title: z.string(),
        text: z.string(),
        /** A TXT record to publish. */
        record: z.object({ name: z.string(), value: z.string() }).nullable(),
      }),
    ),
  }),
});

export const saveMailboxPassword = endpoint({
  method: "PUT",
  path: "/api/mailboxes/{id}/password",
  access: "signed-in",
  touches: ["/api/mailboxes", "/api/gmail/status"],
  right: "own",
  quota: "proposal",
  summary: "Tries a mailbox with another password, and keeps it when it works; what was read of it stays",
  body: z.object({ password }),
  answer: z.object({ mailbox }),
});

export const saveMailboxSignature = endpoint({
  method: "PUT",
  path: "/api/mailboxes/{id}/signature",
  access: "signed-in",
  touches: ["/api/mailboxes"],
  right: "own",
  summary: "Keeps what stands under the mails that begin in a mailbox; an empty one is that of the company again",
  body: z.object({ signature: limitedText(MAIL_LIMITS.signatureCharacters) }),
  answer: z.object({ mailbox }),
});

export const disconnectMailbox = endpoint({
  method: "DELETE",
  path: "/api/mailboxes/{id}",
  access: "signed-in",
  touches: ["/api/mailboxes", "/api/gmail/status"],
  right: "own",
  summary:
    "Erases a mailbox: its password or its permission, which Google is given back, and everything that was read; " +
    "nothing changes on its server; 409 mail_leaving while a mail of it leaves",
  answer: z.object({}),
});
