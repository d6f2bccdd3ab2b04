import type { ColumnTitles } from "#domain/documents/columns-view.ts";
import type { DocumentView, LineView } from "#domain/documents/document-view.ts";
import { isOffered } from "#domain/documents/lines-view.ts";
import { BRAND_BLUE } from "#domain/shared/brand.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { printableText } from "./printable-text.ts";

/** The data that the templates read as `/data.json`. */
export type TemplateData = {
  view: Omit<DocumentView, "lines"> & { lines: PrintedLine[] };
  columnTitles: ColumnTitles;
  /** The title over what the document says beside its lines. */
  besideTitle: string;
  logoFormat: LogoFormat | null;
  longWordLetters: LongWordLetters;
  /** No letter takes a mark or joins another, so fonts have nothing to compose: that takes a part of the layout. */
  isPlain: boolean;
  /** Lines and totals stand on the first page: nothing has to be measured to keep them together. */
  endsOnFirstPage: boolean;
  /** How high the totals are at least, tried where they may be on a later page. Null: they are measured. */
  leastConclusionMm: number | null;
  /** The notices are surely low enough to keep to what stands beside them. False: they are measured. */
  hasSurelyShortNotices: boolean;
  hasQr: boolean;
  hasAttachment: boolean;
  attachmentDescription: string;
};

/**
 * How many letters make a word that may be wider than its column, in each part of a document. Null for a part that has
 * none: its texts are not searched, and the email of a seller stands in one part alone.
 */
export type LongWordLetters = Record<"margins" | "head" | "lines" | "conclusion" | "ending", number | null>;

/** A line with the running total after it. `isOffered`: an option, whose amount counts in no total. */
type PrintedLine = LineView & { runningTotal: string; isOffered: boolean };

/** File endings of the pictures Typst can place. */
export type LogoFormat = "png" | "jpg" | "svg" | "webp";

const LOGO_FORMATS: Record<string, LogoFormat> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/svg+xml": "svg",
  "image/webp": "webp",
};

/** The file ending of a logo, or null when its type cannot be placed in a document. */
export function logoFormat(mime: string | undefined): LogoFormat | null {
  return LOGO_FORMATS[mime ?? ""] ?? null;
}

// The narrowest column (templates/sheet.typ) in units of its text size, and how wide a letter of each kind may be.
const COLUMN_EM = 10.7;
const LETTER_EM = [
  { kind: /^[a-ln-vx-z0-9à-åç-öø-ÿ.,:;'’/()-]$/u, em: 0.68 },
  { kind: /^[mwA-LN-VX-Z]$/, em: 0.95 },
  { kind: /^[ \n\u00A0\u202F]$/, em: 0.35 },
  { kind: /^[\p{Script=Latin}\p{ASCII}\p{M}]$/u, em: 1.15 },
] as const;
const WIDEST_EM = 2;
const NOT_PRINTED = ["qrText", "logoId"];

/**
 * The letters of the shortest word of a view that may be wider than the narrowest column, or null. The templates
 * measure the words of that length alone, because each one they measure takes a layout.
 */
export function longWordLetters(view: unknown): number | null {
  const viewText = JSON.stringify(view, (key, value: unknown) => (NOT_PRINTED.includes(key) ? null : value));
  const words = viewText.match(/[^\p{White_Space}\u200B"]{6,}/gu) ?? [];
  const lengths = words.map((word) => [...word]).filter((letters) => widthEm(letters) > COLUMN_EM);
  return lengths.length === 0 ? null : Math.min(...lengths.map((letters) => letters.length));
}

/** The same of each part of a document. What no other part has is in its ending. */
export function longWordLettersByPart(view: TemplateData["view"]): LongWordLetters {
  const { title, number, seller, buyer, facts, subject, footer, lines, totals, vatRecap, ...ending } = view;
  return {
    margins: longWordLetters([title, number, seller.name, footer]),
    head: longWordLetters([title, number, seller, buyer, facts, subject]),
    lines: longWordLetters(lines),
    conclusion: longWordLetters([totals, vatRecap]),
    ending: longWordLetters(ending),
  };
}

function widthEm(letters: string[]): number {
  return letters.reduce((sum, letter) => sum + letterEm(letter), 0);
}

function letterEm(letter: string): number {
  const knownEm = knownEms.get(letter);
  if (knownEm !== undefined) return knownEm;
  const em = LETTER_EM.find(({ kind }) => kind.test(letter))?.em ?? WIDEST_EM;
  if (knownEms.size >= MOST_KEPT_LETTERS) knownEms.clear();
  knownEms.set(letter, em);
  return em;
}

// A document has thousands of letters, most of them the same few, and each is tried against four patterns.
const knownEms = new Map<string, number>();
const MOST_KEPT_LETTERS = 1_000;

const PLAIN = /^[\p{ASCII}\u00A0-\u00AC\u00AE-\u00FF\u0152\u0153\u0178\u2010-\u2026\u202F\u20AC]*$/u;

/** True when a view has only letters that fonts hold whole: Western ones with accents, figures and punctuation. */
export function isPlainText(view: unknown): boolean {
  return PLAIN.test(JSON.stringify(view));
}

// Millimetres of a page, and of its parts, as templates/*.typ set them.
const PAGE_MM = 252;
const HEAD_MM = 88;
const ROW_MM = { item: 6.8, section: 9, text: 8.2 } as const;
const SMALL_LINE_MM = 3.8;
const TOTAL_MM = 5.4;
const LETTERS = { label: 40, detail: 60 } as const;

/**
 * True when lines and totals of a view probably stand on the first page. It is a guess: `foot.typ` refuses to lay
 * out a document of which it is wrong, which is then laid out as one that goes on.
 */
export function mayEndOnFirstPage(view: DocumentView): boolean {
  const linesMm = sumOf(view.lines, (line) => {
    const details = line.kind === "item" ? line.details : [];
    return (
      ROW_MM[line.kind] + SMALL_LINE_MM * (rowsOf([line.label], LETTERS.label) - 1 + rowsOf(details, LETTERS.detail))
    );
  });
  const partiesMm =
    SMALL_LINE_MM * Math.max(0, view.buyer.lines.length - 5, view.seller.lines.length - (view.logoId ? 7 : 12));
  const factsMm = 12 * Math.max(0, Math.ceil(view.facts.length / 4) - 1);
  const sumsMm = 10 + TOTAL_MM * Math.max(view.totals.length, view.vatRecap.length);
  return HEAD_MM + partiesMm + factsMm + linesMm + sumsMm <= PAGE_MM;
}

// The same of its totals, each as small as it may be.
const LEAST_MM = { total: 5, strongTotal: 1.8, recapTitles: 4.8, rate: 5.1 } as const;

/**
 * How high the totals of a view are at least. A height within a few millimetres of the true one spares measuring them:
 * `foot.typ` refuses the documents for which that matters. A greater height than the true one would only send lines to
 * the next page that had room on theirs. Null: those of a compact one, whose letters are smaller, are measured.
 */
export function leastConclusionMm(view: DocumentView): number | null {
  if (view.look === "compact") return null;
  const totalsMm = LEAST_MM.total * view.totals.length + LEAST_MM.strongTotal;
  const recapMm =
    view.showsVat && view.vatRecap.length > 0 ? LEAST_MM.recapTitles + LEAST_MM.rate * view.vatRecap.length : 0;
  return Math.max(totalsMm, recapMm);
}

// How wide and high the notices of `foot.typ` may be, in units of their text size or in millimetres.
const NOTICE_EM = { alone: 64, besideSignature: 27.9 } as const;
const NOTICE_WORD_EM = 14;
const NOTICE_ROW_MM = 3.6;
const NOTICE_SPACE_MM = 2.5;
const SURELY_SHORT_MM = 38;

/** True when the notices of a view stand on few rows, whatever their letters. False: they have to be measured. */
export function hasSurelyShortNotices({ notices, signature }: Pick<DocumentView, "notices" | "signature">): boolean {
  // A row ends where its next word does not fit: all but the last hold the width less the longest word.
  const rowEm = (signature ? NOTICE_EM.besideSignature : NOTICE_EM.alone) - NOTICE_WORD_EM;
  const paragraphs = notices.flatMap((notice) => notice.split("\n"));
  const hasLongWord = paragraphs.some((text) => text.split(" ").some((word) => widthEm([...word]) > NOTICE_WORD_EM));
  const rows = sumOf(paragraphs, (text) => Math.max(1, Math.ceil(widthEm([...text]) / rowEm)));
  return (
    isPlainText(notices) && !hasLongWord && NOTICE_ROW_MM * rows + NOTICE_SPACE_MM * notices.length <= SURELY_SHORT_MM
  );
}

function rowsOf(texts: readonly string[], letters: number): number {
  return sumOf(texts, (text) => Math.max(1, Math.ceil(text.length / letters)));
}

function sumOf<Item>(items: readonly Item[], size: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + size(item), 0);
}

/** The view with its running totals (« À reporter ») as text, and with every string made printable. */
export function printableView(view: DocumentView): TemplateData["view"] {
  let runningCents = 0;
  const lines = view.lines.map((line) => {
    if (line.kind === "item") runningCents += line.netCents;
    return { ...line, runningTotal: formatMoney(runningCents), isOffered: isOffered(line) };
  });
  const accent = /^#[0-9a-f]{6}$/i.test(view.accent) ? view.accent : BRAND_BLUE;
  return mapStrings({ ...view, accent, lines }, printableText);
}

/** A copy of plain data with every string passed through `change`. */
export function mapStrings<T>(value: T, change: (text: string) => string): T {
  return mapUnknown(value, change) as T;
}

function mapUnknown(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapUnknown(item, change));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapUnknown(item, change)]));
}
