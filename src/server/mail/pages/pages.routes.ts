import * as api from "#api/mail/mail-pages.ts";
import { contentTypeOf } from "#domain/mail/reading/file-content.ts";
import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import { readingMessages } from "#domain/mail/reading/reading.messages.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute } from "#server/http/route.ts";
import { JobFailed } from "#server/processes/worker-process.ts";
import { findVisibleMail } from "../find-visible-mail.ts";
import { withMailbox } from "../use-mail-server.ts";

/** The pages of PDFs of mails, as pictures: a browser never opens the file itself here. */
export const pagesRoutes: Route[] = [
  patientRoute(api.drawMailPages, async (deps, { caller, params, query, inCompany, signal }) => {
    const { mailbox, place } = await inCompany((tx) => findVisibleMail(tx, caller, params.id));
    const mail = await withMailbox(deps, mailbox, signal, (connection) =>
      connection.fetchBody(place, READING_LIMITS.mailBytes),
    );
    const mailFile = mail && (await deps.mailReader.readFile(mail, query.place, caller.companyId));
    if (!mailFile) throw notFound();
    if (contentTypeOf(mailFile.bytes) !== "application/pdf") throw unreadablePdf(readingMessages.noPdf);
    const job = { bytes: mailFile.bytes, first: query.first };
    const answer = await deps.drawPages(job, caller.companyId).catch((error: unknown) => {
      throw error instanceof JobFailed ? unreadablePdf(readingMessages.brokenPdf) : error;
    });
    if (answer.kind === "locked") throw unreadablePdf(readingMessages.lockedPdf);
    return {
      page_count: answer.pageCount,
      pages: answer.pages.map(({ width, height, bytes, text }) => ({
        width,
        height,
        data: Buffer.from(bytes).toString("base64"),
        text,
      })),
    };
  }),
];

function unreadablePdf(sentence: string): ApiError {
  return new ApiError(422, "unreadable_pdf", sentence);
}
