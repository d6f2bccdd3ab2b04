import { READING_LIMITS } from "#domain/mail/reading/reading-limits.ts";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import type { DrawnPage, DrawnPages, PagesJob } from "./draw-pages.ts";

type Library = Awaited<ReturnType<typeof PDFiumLibrary.init>>;
type PdfDocument = Awaited<ReturnType<Library["loadDocument"]>>;

/** Sharp on a phone that is zoomed, in pixels. */
const PAGE_WIDTH = 1_240;
/** A roll of paper is drawn smaller. */
const PAGE_HEIGHT = 5_000;
const JPEG_QUALITY = 80;

/** Once this time has passed no other page is begun: the reader asks for it next. */
const PATIENCE_MS = 4_000;

sharp.cache(false);
sharp.concurrency(1);

let library: Library | null = null;

/**
 * Draws the next pages of a PDF. The library is built without scripts, and runs in a memory of its own: what a PDF
 * would run, send or open stays words. Throws when the file cannot be read.
 */
export async function readPages({ bytes, first }: PagesJob): Promise<DrawnPages> {
  library ??= await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pageCount = document.getPageCount();
    const last = Math.min(pageCount, first + READING_LIMITS.pagesAtOnce);
    const until = performance.now() + PATIENCE_MS;
    const pages: DrawnPage[] = [];
    for (let place = first; place < last && (pages.length === 0 || performance.now() < until); place++)
      pages.push(await drawPage(document, place));
    document.destroy();
    return { kind: "drawn", pageCount, pages };
  } catch (error) {
    // What failed in the middle of its memory may have broken it.
    library = null;
    if (error instanceof Error && error.message.startsWith("Password")) return { kind: "locked" };
    throw error;
  }
}

async function drawPage(document: PdfDocument, place: number): Promise<DrawnPage> {
  const page = document.getPage(place);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  if (!(originalWidth >= 1 && originalHeight >= 1)) throw new Error(`page ${place} has no size`);
  // Drawing closes the page: its words come first.
  const text = page.getText().slice(0, READING_LIMITS.pageCharacters).toWellFormed();
  const scale = Math.min(PAGE_WIDTH / originalWidth, PAGE_HEIGHT / originalHeight);
  const { data, width, height } = await page.render({ scale, renderFormFields: true });
  const bytes = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  return { width, height, bytes, text };
}
