import type { MailConnectors } from "./connectors.ts";
import { openConnectors } from "./connectors.ts";
import type { FindSettings } from "./find-settings.ts";
import { openSettingsFinder } from "./find-settings.ts";
import type { MailboxReach } from "./mailbox-server.ts";
import type { SendMail } from "./send-mail.ts";
import { openSending } from "./send-mail.ts";
import type { TrySending } from "./try-sending.ts";
import { openSendingTrial } from "./try-sending.ts";

/** The mailboxes of people: how they are found, spoken to, and asked to let a mail leave. */
export type Mailboxes = {
  findSettings: FindSettings;
  connectors: MailConnectors;
  trySending: TrySending;
  sendMail: SendMail;
};

/** Opens them for an installation. */
export function openMailboxes(reach: MailboxReach): Mailboxes {
  return {
    findSettings: openSettingsFinder(),
    connectors: openConnectors(reach),
    trySending: openSendingTrial(reach),
    sendMail: openSending(reach),
  };
}
