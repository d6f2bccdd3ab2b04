import { matchBounces } from "#domain/mail/bounces/match-bounces.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import type { Db } from "#server/db/database.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { isId } from "#server/ids.ts";
import type { MailConnection } from "#server/mailbox/connector.ts";
import { TooManyJobs } from "#server/processes/worker-processes.ts";
import type { UnreadReport } from "./bounces.repository.ts";
import { findSentDocumentMail, insertBounces, listUnreadReports, noteReportRead } from "./bounces.repository.ts";
import type { MailboxPlace } from "./kept-mails.repository.ts";
import { draftIdIn } from "./writing/message-id.ts";

/** What reading reports needs. */
export type ReportDeps = Pick<Deps, "db" | "mailReader">;

/** Reports read at once: those beyond wait for the next reading of their folder. */
const MOST_AT_ONCE = 50;

/**
 * Reads the reports of a folder about mails that did not arrive, and keeps what they say of ours. Each is read once:
 * what breaks off is begun anew. Throws `MailFault`.
 */
export async function readReports(
  deps: ReportDeps,
  mailbox: MailboxPlace,
  connection: MailConnection,
  folderId: string,
): Promise<void> {
  const reports = await inCompany(deps.db, mailbox.companyId, (tx) => listUnreadReports(tx, folderId, MOST_AT_ONCE));
  for (const report of reports) {
    const mail = await connection.fetchBody(report.place, READING_LIMITS.mailBytes);
    try {
      await keepReport(deps, mailbox, report, mail);
    } catch (error) {
      if (error instanceof TooManyJobs) return;
      throw error;
    }
  }
}

async function keepReport(
  { db, mailReader }: ReportDeps,
  mailbox: MailboxPlace,
  { id, receivedAt }: UnreadReport,
  mail: Buffer | null,
): Promise<void> {
  const report = mail && (await mailReader.readReport(mail, mailbox.companyId));
  await inCompany(db, mailbox.companyId, async (tx) => {
    for (const messageId of report?.messageIds ?? []) {
      const sentMail = await findOurs(tx, mailbox, messageId);
      if (!report || !sentMail) continue;
      const bounces = matchBounces(report, sentMail).map((bounce) => ({ ...bounce, toldAt: receivedAt }));
      await insertBounces(tx, mailbox.companyId, sentMail, bounces);
    }
    await noteReportRead(tx, id);
  });
}

// The ID of a mail that is written here begins with that of its row.
function findOurs(tx: Db, mailbox: MailboxPlace, messageId: string) {
  const id = draftIdIn(messageId);
  return isId(id) ? findSentDocumentMail(tx, mailbox, id) : null;
}
