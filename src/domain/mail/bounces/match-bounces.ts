import { everyRecipient, recipientsOfMail } from "../writing/mail-refusal.ts";
import type { Bounce } from "./bounce.ts";
import type { DeliveryReport } from "./delivery-report.ts";

/**
 * A mail that was sent from here. `messageIds`, those that it may have left with, stand between angle brackets. `to`,
 * `cc` and `bcc` are lines of recipients.
 */
export type SentMail = { messageIds: readonly string[]; to: string; cc: string; bcc?: string };

/** The recipients of a mail whom it did not reach, by a report about that very mail. Others do not count. */
export function matchBounces(report: DeliveryReport, mail: SentMail): Omit<Bounce, "toldAt">[] {
  if (!report.messageIds.some((id) => mail.messageIds.includes(`<${id}>`))) return [];
  return everyRecipient(recipientsOfMail(mail)).flatMap(({ address }) =>
    report.notices
      .filter(({ addresses }) => addresses.includes(address))
      .slice(0, 1)
      .map(({ outcome, reason }) => ({ address, outcome, reason })),
  );
}
