import type { Mailer } from "./mailer.ts";
import { outboxMailer } from "./outbox.mailer.ts";
import { smtpMailer } from "./smtp.mailer.ts";

/**
 * How letters leave: by the SMTP server of the settings, else into `<dataDir>/outbox`, where a developer reads them.
 */
export function openMailer(
  { smtpUrl, from }: { smtpUrl: string | null; from: string },
  dataDir: string,
  clock: () => Date,
): Mailer {
  return smtpUrl === null ? outboxMailer({ dataDir, from, clock }) : smtpMailer({ url: smtpUrl, from, clock });
}
