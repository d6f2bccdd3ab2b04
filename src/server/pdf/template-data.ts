import type { ColumnTitles } from "#domain/documents/columns-view.ts";
import type { DocumentView, LineView } from "#domain/documents/document-view.ts";
import { BRAND_BLUE } from "#domain/shared/brand.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { printableText } from "./printable-text.ts";

/** The data that the templates read as `/data.json`. */
export type TemplateData = {
  view: Omit<DocumentView, "lines"> & { lines: (LineView & { runningTotal: string })[] };
  columnTitles: ColumnTitles;
  logoFormat: LogoFormat | null;
  /** How many letters make a word outside the lines that may be wider than its column. Null when there is none. */
  longWordLetters: number | null;
  /** The same of the lines: the many texts of a table are seldom searched, and an email stands elsewhere. */
  longWordLettersOfLines: number | null;
  /** No letter takes a mark or joins another, so fonts have nothing to compose: that takes a part of the layout. */
  isPlain: boolean;
  /** Lines and conclusion stand on the first page: nothing has to be measured to keep them together. */
  endsOnFirstPage: boolean;
  /** How high the conclusion is at least, tried where it may be on a later page. Null: it is measured. */
  leastConclusionMm: number | null;
  /** The conditions are short enough to stand above the place to sign, in one piece with the totals. */
  hasShortConditions: boolean;
  hasQr: boolean;
  hasAttachment: boolean;
  attachmentDescription: string;
};

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

function widthEm(letters: string[]): number {
  return letters.reduce((sum, letter) => sum + (LETTER_EM.find(({ kind }) => kind.test(letter))?.em ?? WIDEST_EM), 0);
}

const PLAIN = /^[\p{ASCII}\u00A0-\u00AC\u00AE-\u00FF\u0152\u0153\u0178\u2010-\u2026\u202F\u20AC]*$/u;

/** True when a view has only letters that fonts hold whole: Western ones with accents, figures and punctuation. */
export function isPlainText(view: unknown): boolean {
  return PLAIN.test(JSON.stringify(view));
}

// Millimetres of a page, and of its parts, as templates/*.typ set them.
const PAGE_MM = 252;
const HEAD_MM = 92;
const ROW_MM = { item: 7.4, section: 10, text: 9 } as const;
const SMALL_LINE_MM = 3.8;
const TOTAL_MM = 6;
const LETTERS = { label: 40, detail: 60, payment: 90, notice: 130, condition: 80 } as const;

/**
 * True when lines and conclusion of a view probably stand on the first page. It is a guess: `foot.typ` refuses to lay
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
  const payment = view.payment;
  const paymentMm = payment ? 7 + Math.max(32, 16 + SMALL_LINE_MM * rowsOf(payment.lines, LETTERS.payment)) : 0;
  const closingMm = Math.max(view.signature ? 50 : 0, 7 + SMALL_LINE_MM * rowsOf(view.notices, LETTERS.notice));
  return HEAD_MM + partiesMm + factsMm + linesMm + sumsMm + conditionsMm(view) + paymentMm + closingMm <= PAGE_MM;
}

// As high as they may be.
function conditionsMm({ conditions = [] }: DocumentView): number {
  if (conditions.length === 0) return 0;
  const rows = conditions.map(({ value }) => value);
  return 17 + SMALL_LINE_MM * rowsOf(rows, LETTERS.condition) + 2.8 * conditions.length;
}

const SHORT_CONDITIONS_MM = 40;

/** True when the conditions of a view may stand above the place to sign. Longer ones come after it. */
export function hasShortConditions(view: DocumentView): boolean {
  return conditionsMm(view) <= SHORT_CONDITIONS_MM;
}

// The same of its conclusion, each as small as it may be.
const LEAST_MM = {
  total: 5.6,
  strongTotal: 1.8,
  recapTitles: 4.8,
  rate: 5.1,
  gap: 6.5,
  code: 32,
  signature: 36,
  conditions: 11,
  condition: 4.2,
} as const;
const NOTICE_MM = { line: 1.9, leading: 1.5, gap: 2.3 } as const;
/** Letters of a line of notices: no more than the most of the page's width, and than the least beside a signature. */
const NOTICE_LETTERS = { most: 160, least: 45 } as const;
const SHORT_NOTICES_MM = 42;

/**
 * How high the conclusion of a view is at least: totals, payment, place to sign and short notices. A height within a
 * few millimetres of the true one spares measuring it: `foot.typ` refuses the documents for which that matters. A
 * greater height than the true one would only send lines to the next page that had room on theirs. Null: a compact
 * one, whose letters are smaller, is measured.
 */
export function leastConclusionMm(view: DocumentView): number | null {
  const { payment, look } = view;
  if (look === "compact") return null;
  const totalsMm = LEAST_MM.total * view.totals.length + LEAST_MM.strongTotal;
  const recapMm =
    view.showsVat && view.vatRecap.length > 0 ? LEAST_MM.recapTitles + LEAST_MM.rate * view.vatRecap.length : 0;
  const paymentMm = payment ? LEAST_MM.gap + (payment.qrText ? LEAST_MM.code : 10.5 + 4 * payment.lines.length) : 0;
  const areNoticesShort = noticesMm(view.notices, NOTICE_LETTERS.least) < SHORT_NOTICES_MM;
  const shortNoticesMm = areNoticesShort && view.notices.length > 0 ? noticesMm(view.notices, NOTICE_LETTERS.most) : 0;
  const closingMm = Math.max(view.signature ? LEAST_MM.signature : 0, shortNoticesMm);
  const shownConditions = hasShortConditions(view) ? (view.conditions ?? []) : [];
  const leastConditionsMm =
    shownConditions.length > 0 ? LEAST_MM.conditions + LEAST_MM.condition * shownConditions.length : 0;
  return Math.max(totalsMm, recapMm) + leastConditionsMm + paymentMm + (closingMm > 0 ? LEAST_MM.gap + closingMm : 0);
}

function noticesMm(notices: readonly string[], letters: number): number {
  const lines = rowsOf(notices, letters);
  return NOTICE_MM.line * lines + NOTICE_MM.leading * (lines - notices.length) + NOTICE_MM.gap * (notices.length - 1);
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
    return { ...line, runningTotal: formatMoney(runningCents) };
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
