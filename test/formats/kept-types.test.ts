import { VIEW_FORMAT } from "#domain/documents/view-formats.ts";
import { INVOICE_FORMAT } from "#domain/invoices/invoice-formats.ts";
import { QUOTE_FORMAT } from "#domain/quotes/quote-formats.ts";
import { sha256Hex } from "#server/sha256.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { typeSource } from "./kept-types.ts";

// A type that is kept for ten years has a format. Its source is known here by its hash. A change of the type needs a
// new format, with a step that brings stored rows to it.

const ROOT = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

const KEPT = [
  ["src/domain/invoices/invoice.ts", "IssuedInvoice", INVOICE_FORMAT],
  ["src/domain/quotes/quote.ts", "NumberedQuote", QUOTE_FORMAT],
  ["src/domain/documents/document-view.ts", "DocumentView", VIEW_FORMAT],
] as const;

const hashes = JSON.parse(read("test/formats/kept-types.json")) as Record<string, string>;

/** The sentence to show for a type that is not the one of its format, or null. */
function changedType(name: string, format: number, source: string): string | null {
  const key = `${name} ${format}`;
  if (hashes[key] === sha256Hex(source)) return null;
  return (
    `${name} is no longer what format ${format} keeps: add a step to its *-formats.ts, a golden reading here, ` +
    `and "${name} ${format + 1}": "${sha256Hex(source)}" to test/formats/kept-types.json`
  );
}

test.each(KEPT)("%s: %s is the kept type of format %i", (path, name, format) => {
  expect(changedType(name, format, typeSource(path, name, read))).toBeNull();
});

test.each([
  [
    "a field of the invoice",
    "src/domain/invoices/invoice.ts",
    "  number: string;",
    "  number: string;\n  note: string;",
  ],
  ["a type it names", "src/domain/lines/terms.ts", "prepaidCents: number", "prepaidEuros: number"],
  ["a key of a table it names", "src/domain/company/legal-forms.ts", "  SARL:", "  LIMITED:"],
])("%s that changes without a new format is reported", (_what, changedPath, before, after) => {
  const planted = (path: string) => (path === changedPath ? read(path).replace(before, after) : read(path));
  expect(planted(changedPath)).not.toBe(read(changedPath));
  const [path, name, format] = KEPT[0];
  expect(changedType(name, format, typeSource(path, name, planted))).toContain("add a step to its *-formats.ts");
});

test("a label in a table that is named by its keys changes nothing kept", () => {
  const [path, name, format] = KEPT[0];
  const planted = (file: string) => read(file).replace('withCapital("SARL", "SARL")', 'withCapital("Sarl", "SARL")');
  expect(planted("src/domain/company/legal-forms.ts")).not.toBe(read("src/domain/company/legal-forms.ts"));
  expect(changedType(name, format, typeSource(path, name, planted))).toBeNull();
});
