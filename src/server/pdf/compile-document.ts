import { besideTitle, columnTitles } from "#domain/documents/columns-view.ts";
import type { PrintedView } from "#domain/documents/printed-view.ts";
import { join } from "node:path";
import { TEMPLATES, compileSheet, drawingSvg, mapFile } from "./compile-sheet.ts";
import { drawFilledQrSvg } from "./qr-svg.ts";
import type { TemplateData } from "./template-data.ts";
import {
  hasSurelyShortNotices,
  isPlainText,
  leastConclusionMm,
  logoFormat,
  longWordLettersByPart,
  mayEndOnFirstPage,
  printableView,
} from "./template-data.ts";
import { loadTypst, type PdfStandard, type TypstCompiler } from "./typst-native.ts";
import { spliceFacturX } from "./xmp-splice.ts";

/** One document to make, as it is sent to the worker process. */
export type PdfJob = {
  view: PrintedView;
  attachment?: { name: "factur-x.xml"; bytes: Uint8Array; description: string };
  logo?: { bytes: Uint8Array; mime: string };
  createdAt: Date;
  /** Standards other than PDF/A-3b only check the templates. */
  standard?: PdfStandard;
};

const FONTS = join(import.meta.dirname, "fonts");

/** A compiler with our templates and our fonts. Keep one per process. */
export function openCompiler(): TypstCompiler {
  return loadTypst().NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontPaths: [FONTS] }] });
}

/**
 * Compiles one document and blocks its process. A character that none of our fonts has is replaced, and an unreadable
 * logo is left out, so that neither stops an invoice. With an attachment, the file carries the Factur-X metadata.
 */
export async function compileDocument(compiler: TypstCompiler, job: PdfJob): Promise<Uint8Array> {
  const { createdAt, standard } = job;
  try {
    const templateData = await mapData(compiler, job);
    const pdf = compileSheet(compiler, { template: "document.typ", createdAt, standard }, templateData);
    return job.attachment && !job.standard ? spliceFacturX(pdf) : pdf;
  } finally {
    compiler.resetShadow();
  }
}

async function mapData(compiler: TypstCompiler, job: PdfJob): Promise<TemplateData> {
  const qrText = job.view.payment?.qrText ?? "";
  const { evidence } = job.view;
  const format = logoFormat(job.logo?.mime);
  if (job.logo && format) mapFile(compiler, `logo.${format}`, job.logo.bytes);
  if (qrText) mapFile(compiler, "qr.svg", drawFilledQrSvg(qrText));
  if (job.attachment) mapFile(compiler, "factur-x.xml", job.attachment.bytes);
  if (evidence?.drawing) mapFile(compiler, "drawing.svg", drawingSvg(evidence.drawing, evidence.sheet));
  const view = printableView(job.view);
  return {
    view,
    columnTitles: columnTitles(view),
    besideTitle: besideTitle(view.kind),
    longWordLetters: longWordLettersByPart(view),
    isPlain: isPlainText(view),
    endsOnFirstPage: mayEndOnFirstPage(job.view),
    leastConclusionMm: leastConclusionMm(job.view),
    logoFormat: format,
    hasSurelyShortNotices: hasSurelyShortNotices(view),
    hasQr: qrText !== "",
    hasAttachment: job.attachment !== undefined,
    attachmentDescription: job.attachment?.description ?? "",
  };
}
