import type { Mailer } from "./mailer.ts";
import { outboxMailer } from "./outbox.mailer.ts";
import { smtpMailer } from "./smtp.mailer.ts";

/**
 * How letters are sent: through the SMTP server of the settings. Without one they are written to `<dataDir>/outbox`,
 * where a developer reads them.
 */
export function openMailer(
  { smtpUrl, from }: { smtpUrl: string | null; from: string },
  dataDir: string,
  clock: () => Date,
): Mailer {
  return smtpUrl === null ? outboxMailer({ dataDir, from, clock }) : smtpMailer({ url: smtpUrl, from, clock });
}
