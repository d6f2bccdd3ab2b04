import { answerJobs } from "#server/processes/answer-jobs.ts";
import type { MailJob, MailJobDone } from "./open-mail.ts";
import { readMail, readMailFile } from "./read-mail.ts";

// The script of the process that reads mails.
answerJobs(async ({ mail, filePlace }: MailJob): Promise<MailJobDone> =>
  filePlace === null
    ? { kind: "mail", mail: await readMail(mail) }
    : { kind: "file", file: await readMailFile(mail, filePlace) },
);
