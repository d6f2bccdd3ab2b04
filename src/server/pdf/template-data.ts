import type { DocumentView, LineView } from "#domain/documents/document-view.ts";
import { BRAND_BLUE } from "#domain/shared/brand.ts";
import { formatMoney } from "#domain/shared/french-format.ts";
import { printableText } from "./printable-text.ts";

/** The data that the templates read as `/data.json`. */
export type TemplateData = {
  view: Omit<DocumentView, "lines"> & { lines: (LineView & { runningTotal: string })[] };
  logoFormat: LogoFormat | null;
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
