import { rowsPath } from "#domain/archive/archive-files.ts";
import type { ReportContent } from "#domain/projects/reports/report-content.ts";
import { REPORT_KINDS } from "#domain/projects/reports/report-content.ts";
import { saveFile } from "#server/files/files.repository.ts";
import { reportSeal } from "#server/projects/reports/report-seal.ts";
import { saveReportToken } from "#server/projects/reports/site-reports.repository.ts";
import { sha256Hex } from "#server/sha256.ts";
import { z } from "zod";
import { ArchiveRefused } from "./archive-refused.ts";
import { readRows } from "./archived-lines.ts";
import { importRows } from "./archived-rows.repository.ts";
import type { OpenArchive } from "./open-archive.ts";
import type { Writing } from "./write-files.ts";
import { refuseContradiction } from "./write-rows.ts";

const PATH = rowsPath("site_report");

const party = z.strictObject({ heading: z.string(), name: z.string(), lines: z.array(z.string()) });
const photo = z.strictObject({ id: z.string(), caption: z.string(), beforeId: z.string().nullable() });
// As `readDrawing` writes it: moves and lines, and nothing else.
const drawing = z.string().regex(/^(?:[ML]\d{1,3} \d{1,3}(?: (?=[ML])|$))*$/);
const signature = z.strictObject({ signer: z.string(), drawing });

const head = {
  format: z.literal(1),
  place: z.number(),
  projectName: z.string(),
  siteAddress: z.string(),
  seller: party,
  buyer: party,
  footer: z.array(z.string()),
  logoId: z.string().nullable(),
  accent: z.string(),
};

const reportContent: z.ZodType<ReportContent> = z.discriminatedUnion("kind", [
  z.strictObject({
    ...head,
    kind: z.literal("progress"),
    datedOn: z.iso.date(),
    author: z.string(),
    people: z.string(),
    hours: z.array(z.strictObject({ name: z.string(), minutes: z.number() })),
    doneTasks: z.array(z.strictObject({ id: z.string(), title: z.string() })),
    notes: z.string(),
    photos: z.array(photo),
  }),
  z.strictObject({
    ...head,
    kind: z.literal("handover"),
    receivedOn: z.iso.date(),
    reserves: z.array(z.strictObject({ text: z.string(), dueOn: z.iso.date().nullable(), photo: photo.nullable() })),
    customer: signature,
    company: signature,
    signedAt: z.iso.datetime(),
    replacesOn: z.iso.date().nullable(),
  }),
]);

const reportRow = z.object({
  id: z.uuid(),
  project_id: z.uuid(),
  kind: z.enum(REPORT_KINDS),
  place: z.number(),
  dated_on: z.iso.date(),
  replaces: z.uuid().nullable(),
  content: reportContent,
  pdf_sha256: z.string(),
  created_at: z.string(),
});

/**
 * Writes reports of sites with their PDFs byte for byte, sealed anew: the seal of the archive was made with another
 * key, or for another company. Each gets a link of its own. Throws `ArchiveRefused` for a report whose row does not say
 * what its content does, whose PDF is another one, or that was signed later than now.
 */
export async function writeReports({ deps, tx, companyId, archive, onFile }: Writing): Promise<void> {
  const paths = reportPaths(archive);
  for await (const row of readRows(archive, PATH)) {
    const reading = reportRow.safeParse(row);
    if (!reading.success) throw new ArchiveRefused("rows", PATH);
    const { id, project_id: projectId, replaces, content, pdf_sha256: pdfSha256, created_at, ...facts } = reading.data;
    const datedOn = content.kind === "progress" ? content.datedOn : content.receivedOn;
    if (content.kind !== facts.kind || content.place !== facts.place || datedOn !== facts.dated_on)
      throw new ArchiveRefused("rows", PATH);
    const madeAt = new Date(created_at);
    if (!(madeAt <= deps.clock())) throw new ArchiveRefused("ahead", PATH);
    const path = paths.get(id);
    if (path === undefined) throw new ArchiveRefused("damaged", PATH);
    paths.delete(id);
    const bytes = await archive.read(path);
    if (sha256Hex(bytes) !== pdfSha256 || bytes.toString("latin1", 0, 5) !== "%PDF-")
      throw new ArchiveRefused("altered", path);
    await saveFile(tx, companyId, { bytes, mime: "application/pdf" }, madeAt);
    const mac = reportSeal(deps, { companyId, id, projectId, replaces, content, pdfSha256 });
    await refuseContradiction("site_report", importRows(tx, "site_report", [{ ...row, mac }]));
    await saveReportToken(tx, companyId, { id, token: deps.tokens() }, deps.clock());
    await onFile();
  }
  for (const path of paths.values()) throw new ArchiveRefused("unsafe", path);
}

// The end of the name of a report is its ID. Its project may bear another name since it was made.
function reportPaths(archive: OpenArchive): Map<string, string> {
  const paths = [...archive.files.keys()].filter((path) => path.startsWith("chantiers/"));
  return new Map(paths.map((path) => [path.slice(-40, -4), path]));
}
