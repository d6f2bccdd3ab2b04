import { reportName } from "#domain/projects/reports/report-words.messages.ts";
import { reportMessages } from "#domain/projects/reports/report.messages.ts";
import type { Db } from "#server/db/database.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { allowOwnFrame } from "#server/documents/document-files.ts";
import { streamFile } from "#server/documents/stream-file.ts";
import type { CheckedFile, DocumentAttachment } from "#server/files/files.repository.ts";
import { findCheckedFile } from "#server/files/files.repository.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { FastifyInstance } from "fastify";
import { buffer } from "node:stream/consumers";
import { isReportIntact } from "./report-seal.ts";
import type { ReportRow } from "./site-reports.repository.ts";
import { findReport, findReportByToken } from "./site-reports.repository.ts";

/**
 * Serves the PDF of a report to whoever has its link. A link that was renewed leads nowhere. A report that is not what
 * was kept is not shown.
 */
export function mountReportFile(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { link: string } }>("/documents/report/:link", async (request, reply) => {
    const [, token] = /^([\w-]{20,200})\.pdf$/.exec(request.params.link) ?? [];
    const place = token === undefined ? null : await findReportByToken(deps.db, token);
    if (!place) throw notFound();
    const companyId = place.company_id;
    const keptReport = await inCompany(deps.db, companyId, (tx) => findKeptReport(tx, place.report_id));
    if (!keptReport) throw notFound();
    const { report, file } = keptReport;
    if (!isKept(deps, companyId, keptReport)) {
      deps.log.error({ report: report.id }, "a report was altered after it was kept");
      throw new ApiError(503, "document_altered", reportMessages.altered);
    }
    return allowOwnFrame(reply)
      .type("application/pdf")
      .header("content-length", file.size)
      .header("content-disposition", `inline; filename*=UTF-8''${encodeURIComponent(`${fileNameOf(report)}.pdf`)}`)
      .send(streamFile(deps.db, companyId, file));
  });
}

/** The PDF of a report, for a mail. Null for an unknown one, and for one that is not what was kept. */
export async function loadReport(deps: Deps, companyId: string, id: string): Promise<DocumentAttachment | null> {
  const keptReport = await inCompany(deps.db, companyId, (tx) => findKeptReport(tx, id));
  if (!keptReport || !isKept(deps, companyId, keptReport)) return null;
  const { report, file } = keptReport;
  return {
    name: `${fileNameOf(report)}.pdf`,
    sizeBytes: file.size,
    readBytes: () => buffer(streamFile(deps.db, companyId, file)),
  };
}

type KeptReport = { report: ReportRow; file: CheckedFile };

async function findKeptReport(tx: Db, id: string): Promise<KeptReport | null> {
  const report = await findReport(tx, id);
  const file = report && (await findCheckedFile(tx, report.pdf_sha256));
  return report && file ? { report, file } : null;
}

function isKept(deps: Deps, companyId: string, { report, file }: KeptReport): boolean {
  const { id, project_id: projectId, replaces, content, pdf_sha256: pdfSha256, mac } = report;
  return file.isIntact && isReportIntact(deps, { companyId, id, projectId, replaces, content, pdfSha256 }, mac);
}

function fileNameOf({ kind, place, dated_on: datedOn }: ReportRow): string {
  return reportName({ kind, place, datedOn }).replaceAll("\u00A0", " ");
}
