import type { MailConnectors, OpenGoogle } from "./connectors.ts";
import { openConnectors } from "./connectors.ts";
import type { FindSettings } from "./find-settings.ts";
import { openSettingsFinder } from "./find-settings.ts";
import type { GoogleClient } from "./gmail/google-client.ts";
import type { GooglePermissions } from "./gmail/google-permission.ts";
import { openGooglePermissions } from "./gmail/google-permission.ts";
import { openGmailSending } from "./gmail/send-by-gmail.ts";
import type { MailboxReach } from "./mailbox-server.ts";
import type { MicrosoftClient } from "./microsoft/microsoft-client.ts";
import type { MicrosoftPermissions } from "./microsoft/microsoft-permission.ts";
import { openMicrosoftPermissions } from "./microsoft/microsoft-permission.ts";
import type { ReadSenderDomain } from "./read-sender-domain.ts";
import { openSenderDomains } from "./read-sender-domain.ts";
import type { SendMail } from "./send-mail.ts";
import { SendFault, openSending } from "./send-mail.ts";
import type { TrySending } from "./try-sending.ts";
import { openSendingTrial } from "./try-sending.ts";

/** The mailboxes of people: how they are found, spoken to, and asked to let a mail leave. */
export type Mailboxes = {
  findSettings: FindSettings;
  readSenderDomain: ReadSenderDomain;
  connectors: MailConnectors;
  /** The permissions that people give at Google. Null: the operator has no client there. */
  google: GooglePermissions | null;
  /** Those that they give at Microsoft. Null: the operator has no client there. */
  microsoft: MicrosoftPermissions | null;
  trySending: TrySending;
  sendMail: SendMail;
};

/** Our clients at the providers that open mailboxes by a permission. Null: the operator has none there. */
export type ProviderClients = { google: GoogleClient | null; microsoft: MicrosoftClient | null };

/** Opens them for an installation. */
export function openMailboxes(reach: MailboxReach, clients: ProviderClients): Mailboxes {
  const google = clients.google && { client: clients.google, permissions: openGooglePermissions(clients.google) };
  const microsoft = clients.microsoft && openMicrosoftPermissions(clients.microsoft);
  const trySmtp = openSendingTrial(reach);
  const sendBySmtp = openSending(reach);
  const sendByGmail = sendingOf(google);
  return {
    findSettings: openSettingsFinder(),
    readSenderDomain: openSenderDomains(),
    connectors: openConnectors(reach, google, microsoft !== null),
    google: google && google.permissions,
    microsoft,
    // What reads a mailbox of Gmail sends from it too.
    trySending: async (access, signal) => (access.kind === "gmail" ? undefined : trySmtp(access, signal)),
    sendMail: (access, ...mail) => (access.kind === "gmail" ? sendByGmail : sendBySmtp)(access, ...mail),
  };
}

function sendingOf(google: OpenGoogle | null): SendMail {
  if (google) return openGmailSending(google.client, google.permissions);
  return async () => Promise.reject(new SendFault("not_set_up"));
}
