import type { ReportContent, ReportPhoto } from "#domain/projects/reports/report-content.ts";
import { reportView } from "#domain/projects/reports/report-view.ts";
import { reportMessages } from "#domain/projects/reports/report.messages.ts";
import { readPrintableLogo } from "#server/company/logo.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findFile, saveFile } from "#server/files/files.repository.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { JobFailed } from "#server/processes/worker-process.ts";
import { sha256Hex } from "#server/sha256.ts";
import { lockProject } from "../projects.repository.ts";
import { finishTasks } from "../tasks.repository.ts";
import { drawReportPictures } from "./report-pictures.ts";
import { reportSeal } from "./report-seal.ts";
import type { ReportRow } from "./site-reports.repository.ts";
import { countReports, findReception, findReport, insertReport } from "./site-reports.repository.ts";

/** How a report is kept: by whom, where, and in transactions of its own. */
export type Keeping = {
  deps: Deps;
  caller: Caller;
  projectId: string;
  timeZone: string;
  inCompany: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
};

/**
 * Makes the PDF of a report, then keeps both in one transaction: nothing is written or signed whose PDF is not there.
 * The place of the report among those of its project is that of this moment: when another one came first meanwhile, the
 * PDF is made again. Answers the first one for an ID that is kept already. Throws 409 « already_signed » for a
 * reception of works that are received, unless it corrects the standing one.
 */
export async function keepReport(
  keeping: Keeping,
  { id, replaces, content }: { id: string; replaces: string | null; content: ReportContent },
): Promise<ReportRow> {
  const { deps, caller, projectId, inCompany } = keeping;
  const pictures = await drawReportPictures(deps, caller.companyId, {
    projectId,
    photos: photosOf(content),
    inCompany,
  });
  let wantedContent = content;
  for (;;) {
    const pdf = await layOutReport(keeping, wantedContent, pictures);
    const answer = await inCompany((tx) => insertOnce(keeping, tx, { id, replaces, content: wantedContent, pdf }));
    if (typeof answer !== "number") return answer;
    wantedContent = { ...wantedContent, place: answer };
  }
}

function photosOf(content: ReportContent): ReportPhoto[] {
  if (content.kind === "progress") return content.photos;
  const photos = content.reserves.flatMap(({ photo }) => (photo === null ? [] : [photo]));
  return [...new Map(photos.map((photo) => [photo.id, photo])).values()];
}

async function layOutReport(
  { deps, caller: { companyId }, timeZone, inCompany }: Keeping,
  content: ReportContent,
  pictures: Awaited<ReturnType<typeof drawReportPictures>>,
): Promise<Uint8Array> {
  const { logoId } = content;
  const logo = logoId === null ? null : await inCompany((tx) => findFile(tx, logoId));
  const printableLogo = logo && (await readPrintableLogo(deps, companyId, logo));
  try {
    return await deps.renderReport(
      {
        report: reportView(content, timeZone),
        pictures,
        createdAt: deps.clock(),
        ...(printableLogo && { logo: printableLogo }),
      },
      companyId,
    );
  } catch (error) {
    if (!(error instanceof JobFailed)) throw error;
    deps.log.error({ err: error }, "a report could not be laid out");
    throw new ApiError(503, "report_not_made", reportMessages.layoutFailed);
  }
}

type MadeReport = { id: string; replaces: string | null; content: ReportContent; pdf: Uint8Array };

// The row of the project is held: of two reports that are made at once, the second one sees the first. A number is the
// place that the report has to bear instead.
async function insertOnce(
  { deps, caller, projectId }: Keeping,
  tx: Db,
  { id, replaces, content, pdf }: MadeReport,
): Promise<ReportRow | number> {
  if (!(await lockProject(tx, projectId))) throw notFound();
  const storedReport = await findReport(tx, id);
  if (storedReport) return ofProject(storedReport, projectId);
  if (content.kind === "handover") await checkReception(tx, projectId, { id, replaces });
  const place = (await countReports(tx, projectId, content.kind)) + 1;
  if (place !== content.place) return place;
  const at = deps.clock();
  await saveFile(tx, caller.companyId, { bytes: pdf, mime: "application/pdf" }, at);
  const pdfSha256 = sha256Hex(pdf);
  const mac = reportSeal(deps, { companyId: caller.companyId, id, projectId, replaces, content, pdfSha256 });
  const report = {
    id,
    project_id: projectId,
    kind: content.kind,
    place,
    dated_on: content.kind === "progress" ? content.datedOn : content.receivedOn,
    replaces,
    content,
    pdf_sha256: pdfSha256,
    mac,
    made_by: caller.userId,
    token: deps.tokens(),
  };
  await insertReport(tx, caller.companyId, report, at);
  // Works that are accepted whole leave no task to do: the project waits for its invoice.
  if (content.kind === "handover" && content.reserves.length === 0) await finishTasks(tx, projectId, caller.userId, at);
  const keptReport = await findReport(tx, id);
  if (!keptReport) throw new Error("a report that was just kept is not there");
  return keptReport;
}

/** The report, when it is one of that project. Throws 404 otherwise. */
export function ofProject(report: ReportRow | null, projectId: string): ReportRow {
  if (report?.project_id !== projectId) throw notFound();
  return report;
}

/**
 * The reception that another one corrects, or null. Throws 409 « already_signed » for another reception of works that
 * are received. `id`: that of the new one, which a double click may have kept already. `replaces`: the reception that
 * it corrects, which has to be the standing one, or null.
 */
export async function checkReception(
  tx: Db,
  projectId: string,
  { id, replaces }: { id: string; replaces: string | null },
): Promise<ReportRow | null> {
  const standingReception = await findReception(tx, projectId);
  if (standingReception?.id === id) return null;
  if (standingReception && replaces === null) throw new ApiError(409, "already_signed", reportMessages.already_signed);
  if (replaces !== null && standingReception?.id !== replaces)
    throw new ApiError(409, "already_signed", reportMessages.unknownReplaced);
  return standingReception;
}
