import { answerJobs } from "#server/processes/answer-jobs.ts";
import type { MailJob, MailJobDone } from "./open-mail.ts";
import { readMail, readMailFile } from "./read-mail.ts";
import { readReport } from "./read-report.ts";

// The script of the process that reads mails.
answerJobs(async ({ mail, task }: MailJob): Promise<MailJobDone> => {
  if (task === "mail") return { kind: "mail", mail: await readMail(mail) };
  if (task === "report") return { kind: "report", report: await readReport(mail) };
  if ("webPictures" in task) return { kind: "mail", mail: await readMail(mail, task.webPictures) };
  return { kind: "file", file: await readMailFile(mail, task.filePlace) };
});
