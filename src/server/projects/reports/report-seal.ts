import type { ReportContent } from "#domain/projects/reports/report-content.ts";
import { canonicalJson } from "#domain/shared/canonical-json.ts";
import type { Deps } from "#server/deps.ts";
import { isSameText } from "#server/same-text.ts";

/** What the seal of a report binds together: whose it is, what it says, and its PDF. */
export type SealedReport = {
  companyId: string;
  id: string;
  projectId: string;
  replaces: string | null;
  content: ReportContent;
  pdfSha256: string;
};

/** The code of the seal of a report, made with a key that the database does not hold. */
export function reportSeal(deps: Pick<Deps, "reportMac">, report: SealedReport): string {
  const { companyId, id, projectId, replaces, content, pdfSha256 } = report;
  return deps.reportMac(["1", companyId, id, projectId, replaces ?? "", pdfSha256, canonicalJson(content)].join("\n"));
}

/** Whether a report and its PDF are those that were kept. */
export function isReportIntact(deps: Pick<Deps, "reportMac">, report: SealedReport, mac: string): boolean {
  return isSameText(mac, reportSeal(deps, report));
}
