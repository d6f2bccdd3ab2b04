import { SIGNATURE_SHEET } from "#domain/documents/drawn-signature.ts";
import type { BlockView, PhotoView, ReportView } from "#domain/projects/reports/report-view.ts";
import { BRAND_BLUE } from "#domain/shared/brand.ts";
import { compileSheet, drawingSvg, mapFile } from "./compile-sheet.ts";
import { printableText } from "./printable-text.ts";
import type { LogoFormat } from "./template-data.ts";
import { isPlainText, logoFormat, longWordLetters, mapStrings } from "./template-data.ts";
import type { PdfStandard, TypstCompiler } from "./typst-native.ts";

/** A report to make, as it is sent to the worker process. `pictures`: its photos by their IDs, small already. */
export type ReportJob = {
  report: ReportView;
  pictures: ReadonlyMap<string, { bytes: Uint8Array; mime: string }>;
  logo?: { bytes: Uint8Array; mime: string };
  createdAt: Date;
  /** Standards other than PDF/A-3b only check the template. */
  standard?: PdfStandard;
};

/** The data that `report.typ` reads: a view whose photos and drawings are names of files. */
type ReportData = {
  view: ReportView;
  logoFormat: LogoFormat | null;
  longWordLetters: number | null;
  isPlain: boolean;
  endsOnFirstPage: false;
  leastConclusionMm: null;
};

/** Compiles one report and blocks its process. A photo without a picture is left out, with its caption. */
export async function compileReport(compiler: TypstCompiler, job: ReportJob): Promise<Uint8Array> {
  const { createdAt, standard } = job;
  try {
    return compileSheet(compiler, { template: "report.typ", createdAt, standard }, mapReport(compiler, job));
  } finally {
    compiler.resetShadow();
  }
}

function mapReport(compiler: TypstCompiler, { report, pictures, logo }: ReportJob): ReportData {
  const format = logoFormat(logo?.mime);
  if (logo && format) mapFile(compiler, `logo.${format}`, logo.bytes);
  const files = new Map<string, string>();
  for (const [id, { bytes, mime }] of pictures) {
    const file = `photo-${files.size}.${logoFormat(mime) ?? "jpg"}`;
    mapFile(compiler, file, bytes);
    files.set(id, file);
  }
  // The names of files replace drawings, which no font has to read, before texts are made printable.
  const blocks = report.blocks.map((block) => withFiles(compiler, block, files));
  const accent = /^#[0-9a-f]{6}$/i.test(report.accent) ? report.accent : BRAND_BLUE;
  const view = mapStrings({ ...report, blocks, accent }, printableText);
  return {
    view,
    logoFormat: format,
    longWordLetters: longWordLetters(view),
    isPlain: isPlainText(view),
    endsOnFirstPage: false,
    leastConclusionMm: null,
  };
}

function withFiles(compiler: TypstCompiler, block: BlockView, files: ReadonlyMap<string, string>): BlockView {
  const fileOf = (photo: PhotoView): PhotoView[] => {
    const id = files.get(photo.id);
    return id === undefined ? [] : [{ ...photo, id }];
  };
  switch (block.kind) {
    case "photos":
      return { ...block, rows: block.rows.map((row) => row.flatMap(fileOf)).filter((row) => row.length > 0) };
    case "reserves":
      return {
        ...block,
        rows: block.rows.map((row) => ({ ...row, photo: row.photo && (fileOf(row.photo)[0] ?? null) })),
      };
    case "signatures":
      return {
        ...block,
        boxes: block.boxes.map((box, index) => {
          const drawing = `drawing-${index}.svg`;
          mapFile(compiler, drawing, drawingSvg(box.drawing, SIGNATURE_SHEET));
          return { ...box, drawing };
        }),
      };
    default:
      return block;
  }
}
