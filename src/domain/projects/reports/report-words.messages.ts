import { formatDate } from "../../shared/french-format.ts";
import type { ReportKind } from "./report-content.ts";

/** What each kind of report is called. */
export const REPORT_WORDS: Record<ReportKind, string> = {
  progress: "Compte rendu de chantier",
  handover: "Procès-verbal de réception",
};

/** The title of what was used on a site. */
export const SUPPLIES_TITLE = "Matériel utilisé";

/** The title of the list of reports. */
export const REPORTS_TITLE = "Comptes rendus et réception";

/** The name of a report: « Compte rendu de chantier n° 3 », « Procès-verbal de réception du 3 déc. 2026 ». */
export function reportName(report: { kind: ReportKind; place: number; datedOn: string }): string {
  if (report.kind === "progress") return `${REPORT_WORDS.progress} n°\u00A0${report.place}`;
  return `${REPORT_WORDS.handover} du ${formatDate(report.datedOn)}`;
}

/** Said of a reception that a later one corrects. */
export const REPLACED_WORDS = "Remplacé par un PV plus récent";

/** What is missing in a reception, under its field. */
export const missingInReception = {
  signer: "Écris le nom de la personne qui signe.",
  reserve: "Décris la réserve.",
};
