import type { CalendarDate } from "../../shared/calendar-date.ts";
import { formatDate } from "../../shared/french-format.ts";
import { nearDay } from "../../shared/text/near-day.ts";
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

/** What has the reception of the works signed. */
export const HANDOVER_ACT = "Faire signer la réception";

/** How many reserves of a reception are still to be lifted: « 1 réserve à lever ». */
export function reservesLeftWords(count: number): string {
  return count === 1 ? "1 réserve à lever" : `${count} réserves à lever`;
}

/** That the works are received: « Réceptionné le 30 nov. · 1 réserve à lever ». */
export function receivedWords(day: CalendarDate, reservesLeft: number, today: CalendarDate): string {
  const words = `Réceptionné le ${nearDay(day, today)}`;
  return reservesLeft === 0 ? words : `${words} · ${reservesLeftWords(reservesLeft)}`;
}

/** Said of a reception that a later one corrects. */
export const REPLACED_WORDS = "Remplacé par un PV plus récent";

/** What is missing in a reception, under its field. */
export const missingInReception = {
  signer: "Écris le nom de la personne qui signe.",
  reserve: "Décris la réserve.",
};
