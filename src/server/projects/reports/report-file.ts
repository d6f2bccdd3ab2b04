import { reportName, reportMessages } from "#domain/projects/reports/report.messages.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { allowOwnFrame } from "#server/documents/document-files.ts";
import { streamFile } from "#server/documents/stream-file.ts";
import { findCheckedFile } from "#server/files/files.repository.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { FastifyInstance } from "fastify";
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
    const { report, file } = await inCompany(deps.db, companyId, async (tx) => {
      const row = await findReport(tx, place.report_id);
      return { report: row, file: row && (await findCheckedFile(tx, row.pdf_sha256)) };
    });
    if (!report || !file) throw notFound();
    const { id, project_id: projectId, replaces, content, pdf_sha256: pdfSha256 } = report;
    const sealedReport = { companyId, id, projectId, replaces, content, pdfSha256 };
    if (!file.isIntact || !isReportIntact(deps, sealedReport, report.mac)) {
      deps.log.error({ report: id }, "a report was altered after it was kept");
      throw new ApiError(503, "document_altered", reportMessages.altered);
    }
    return allowOwnFrame(reply)
      .type("application/pdf")
      .header("content-length", file.size)
      .header("content-disposition", `inline; filename*=UTF-8''${encodeURIComponent(`${fileNameOf(report)}.pdf`)}`)
      .send(streamFile(deps.db, companyId, file));
  });
}

function fileNameOf({ kind, place, dated_on: datedOn }: ReportRow): string {
  return reportName({ kind, place, datedOn }).replaceAll("\u00A0", " ");
}
