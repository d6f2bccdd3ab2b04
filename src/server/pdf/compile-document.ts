import { columnTitles } from "#domain/documents/columns-view.ts";
import type { EvidenceView, PrintedView } from "#domain/documents/printed-view.ts";
import { join } from "node:path";
import { latinOnly, replaceClusters } from "./printable-text.ts";
import { drawQrSvg } from "./qr-svg.ts";
import type { TemplateData } from "./template-data.ts";
import {
  isPlainText,
  logoFormat,
  longWordLetters,
  mapStrings,
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

const TEMPLATES = join(import.meta.dirname, "templates");
/** Marks and joiners are checked with the whole document, because they are shown with the letter before them. */
const RARE_LETTER = /[^\p{Script=Latin}\p{ASCII}\p{M}\p{Cf}\u00A0-\u00BF\u2010-\u2026\u202F\u20AC]/gu;
/** What `foot.typ` says of a document that ends on a later page than it was said to. */
const GOES_ON = "ends after the first page";
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
  try {
    const templateData = await mapData(compiler, job);
    const unknown = unknownLetters(compiler, templateData);
    const printable =
      unknown.length === 0
        ? templateData
        : { ...templateData, view: mapStrings(templateData.view, (text) => replaceClusters(text, unknown)) };
    const pdf = withRetries(compiler, job, printable);
    return job.attachment && !job.standard ? spliceFacturX(pdf) : pdf;
  } finally {
    compiler.resetShadow();
    compiler.evictCache(2);
  }
}

// Typst says which letters no font has only once all is laid out. The rare letters are checked alone first, so that a
// long document is laid out once and not twice.
function unknownLetters(compiler: TypstCompiler, { view }: TemplateData): string[] {
  const rare = [...new Set(JSON.stringify(view).match(RARE_LETTER))];
  if (rare.length === 0) return [];
  mapFile(compiler, "letters.json", JSON.stringify(rare.join(" ")));
  try {
    compiler.pdf({ mainFilePath: join(TEMPLATES, "letters.typ") }, { pdfStandard: "a-3b", creationTimestamp: 0 });
    return [];
  } catch (error) {
    const characters = undisplayable(typstProblem(error));
    return rare.filter((letter) => characters.includes(letter));
  }
}

async function mapData(compiler: TypstCompiler, job: PdfJob): Promise<TemplateData> {
  const qrText = job.view.payment?.qrText ?? "";
  const format = logoFormat(job.logo?.mime);
  if (job.logo && format) mapFile(compiler, `logo.${format}`, job.logo.bytes);
  if (qrText) mapFile(compiler, "qr.svg", await drawQrSvg(qrText));
  if (job.attachment) mapFile(compiler, "factur-x.xml", job.attachment.bytes);
  if (job.view.evidence?.drawing) mapFile(compiler, "drawing.svg", drawingSvg(job.view.evidence));
  const view = printableView(job.view);
  return {
    view,
    columnTitles: columnTitles(view.showsVat),
    longWordLetters: longWordLetters(view),
    isPlain: isPlainText(view),
    endsOnFirstPage: mayEndOnFirstPage(job.view),
    logoFormat: format,
    hasQr: qrText !== "",
    hasAttachment: job.attachment !== undefined,
    attachmentDescription: job.attachment?.description ?? "",
  };
}

// The path holds letters and numbers alone (`readDrawing`): it was written anew from what was sent.
function drawingSvg({ drawing, sheet: { width, height } }: EvidenceView): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path d="${drawing}" fill="none" stroke="#1d1b18" stroke-width="3" stroke-linecap="round" ` +
    `stroke-linejoin="round"/></svg>`
  );
}

function withRetries(compiler: TypstCompiler, job: PdfJob, first: TemplateData): Uint8Array {
  let templateData = first;
  let hasReplacedNamed = false;
  for (;;) {
    try {
      return compileOnce(compiler, job, templateData);
    } catch (error) {
      const problem = typstProblem(error);
      const clusters = undisplayable(problem);
      if (templateData.endsOnFirstPage && problem.includes(GOES_ON)) {
        templateData = { ...templateData, endsOnFirstPage: false };
      } else if (clusters.length > 0 && !hasReplacedNamed) {
        hasReplacedNamed = true;
        templateData = {
          ...templateData,
          view: mapStrings(templateData.view, (text) => replaceClusters(text, clusters)),
        };
      } else if (templateData.logoFormat) {
        templateData = { ...templateData, logoFormat: null };
      } else {
        return lastTry(compiler, job, templateData);
      }
    }
  }
}

function lastTry(compiler: TypstCompiler, job: PdfJob, templateData: TemplateData): Uint8Array {
  try {
    return compileOnce(compiler, job, { ...templateData, view: mapStrings(templateData.view, latinOnly) });
  } catch (error) {
    throw new Error(`Typst refused the document: ${typstProblem(error)}`);
  }
}

function compileOnce(compiler: TypstCompiler, job: PdfJob, templateData: TemplateData): Uint8Array {
  mapFile(compiler, "data.json", JSON.stringify(templateData));
  return compiler.pdf(
    { mainFilePath: join(TEMPLATES, "document.typ") },
    { pdfStandard: job.standard ?? "a-3b", creationTimestamp: Math.floor(job.createdAt.getTime() / 1000) },
  );
}

/**
 * The error of the binding holds the messages of Typst in `code` when the layout fails, and in `message` when the
 * writing fails.
 */
function typstProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.message, "code" in error ? error.code : ""].filter(Boolean).join(" ");
}

/** The texts that no font has, according to a failed compile. Typst names them all, in Rust's debug quoting. */
export function undisplayable(message: string): string[] {
  const matches = message.matchAll(/the text `\\*"(.+?)\\*"` could not be displayed/gu);
  const texts = Array.from(matches, ([, quote = ""]) =>
    quote.replace(/(?<!\\)\\+u\{([0-9a-f]+)\}/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16))),
  );
  return [...new Set(texts)];
}

function mapFile(compiler: TypstCompiler, name: string, content: string | Uint8Array): void {
  compiler.mapShadow(join(TEMPLATES, name), Buffer.from(content));
}
