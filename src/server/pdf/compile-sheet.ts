import { join } from "node:path";
import { latinOnly, replaceClusters } from "./printable-text.ts";
import type { LogoFormat } from "./template-data.ts";
import { mapStrings } from "./template-data.ts";
import type { PdfStandard, TypstCompiler } from "./typst-native.ts";

/** The folder of the templates, which is all that a compiler may read. */
export const TEMPLATES = join(import.meta.dirname, "templates");

/** The data of a template, as far as another try changes it or the margins of its pages say it. */
export type SheetData = {
  view: { title: string; number: string; seller: { name: string }; footer: string[] };
  logoFormat: LogoFormat | null;
  endsOnFirstPage: boolean;
  leastConclusionMm: number | null;
};

/** A template that is filled, and what its file says of itself. */
export type SheetJob = { template: "document.typ" | "report.typ"; createdAt: Date; standard?: PdfStandard | undefined };

/** Marks and joiners are checked with the whole document, because they are shown with the letter before them. */
const RARE_LETTER = /[^\p{Script=Latin}\p{ASCII}\p{M}\p{Cf}\u00A0-\u00BF\u2010-\u2026\u202F\u20AC]/gu;

/** What `foot.typ` says of a document that ends on a later page than it was said to. */
const GOES_ON = "ends after the first page";

/** What it says of a document whose conclusion would leave the lines: it has to be measured. */
const STANDS_ALONE = "stands without a line";

/**
 * Lays out a template whose files are mapped. A character that none of our fonts has is replaced, and an unreadable
 * logo is left out, so that neither stops an invoice. Whoever calls forgets the files.
 */
export function compileSheet(compiler: TypstCompiler, job: SheetJob, sheet: SheetData): Uint8Array {
  const unknown = unknownLetters(compiler, sheet);
  const printable =
    unknown.length === 0 ? sheet : { ...sheet, view: mapStrings(sheet.view, (text) => replaceClusters(text, unknown)) };
  return withRetries(compiler, job, printable);
}

// Typst says which letters no font has only once all is laid out. The rare letters are checked alone first, so that a
// long document is laid out once and not twice.
function unknownLetters(compiler: TypstCompiler, { view }: SheetData): string[] {
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

function withRetries(compiler: TypstCompiler, job: SheetJob, first: SheetData): Uint8Array {
  let sheet = first;
  let hasReplacedNamed = false;
  for (;;) {
    try {
      return compileOnce(compiler, job, sheet);
    } catch (error) {
      const problem = typstProblem(error);
      const clusters = undisplayable(problem);
      if (sheet.endsOnFirstPage && problem.includes(GOES_ON)) {
        sheet = { ...sheet, endsOnFirstPage: false };
      } else if (sheet.leastConclusionMm !== null && problem.includes(STANDS_ALONE)) {
        sheet = { ...sheet, leastConclusionMm: null };
      } else if (clusters.length > 0 && !hasReplacedNamed) {
        hasReplacedNamed = true;
        sheet = { ...sheet, view: mapStrings(sheet.view, (text) => replaceClusters(text, clusters)) };
      } else if (sheet.logoFormat) {
        sheet = { ...sheet, logoFormat: null };
      } else {
        return lastTry(compiler, job, sheet);
      }
    }
  }
}

function lastTry(compiler: TypstCompiler, job: SheetJob, sheet: SheetData): Uint8Array {
  try {
    return compileOnce(compiler, job, { ...sheet, view: mapStrings(sheet.view, latinOnly) });
  } catch (error) {
    throw new Error(`Typst refused the document: ${typstProblem(error)}`);
  }
}

function compileOnce(compiler: TypstCompiler, { template, createdAt, standard }: SheetJob, sheet: SheetData) {
  mapFile(compiler, "data.json", JSON.stringify(sheet));
  mapFile(compiler, "margins.json", JSON.stringify(marginsData(sheet)));
  return compiler.pdf(
    { mainFilePath: join(TEMPLATES, template) },
    { pdfStandard: standard ?? "a-3b", creationTimestamp: Math.floor(createdAt.getTime() / 1000) },
  );
}

// What the margins of each page read again.
function marginsData({ view: { title, number, seller, footer }, endsOnFirstPage }: SheetData) {
  return { view: { title, number, seller: { name: seller.name }, footer }, endsOnFirstPage };
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

/** Gives a template a file of that name. */
export function mapFile(compiler: TypstCompiler, name: string, content: string | Uint8Array): void {
  compiler.mapShadow(join(TEMPLATES, name), Buffer.from(content));
}

/** A drawn signature as a picture. Its path holds letters and numbers alone (`readDrawing`): it was written anew. */
export function drawingSvg(drawing: string, { width, height }: { width: number; height: number }): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path d="${drawing}" fill="none" stroke="#1d1b18" stroke-width="3" stroke-linecap="round" ` +
    `stroke-linejoin="round"/></svg>`
  );
}
