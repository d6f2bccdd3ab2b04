import { openPdf } from "#test/pdf-text.ts";
import { sampleInvoice } from "#test/sample-views.ts";
import { expect, test } from "vitest";
import { compileDocument, openCompiler } from "./compile-document.ts";
import { spliceFacturX } from "./xmp-splice.ts";

const createdAt = new Date("2026-12-03T10:00:00Z");
const attachment = { name: "factur-x.xml", bytes: Buffer.from("<a/>"), description: "Facture" } as const;
const odd = { ...sampleInvoice().seller, name: "fx: endobj </rdf:RDF> stream" };
const compiler = openCompiler();
const plain = await compileDocument(compiler, { view: sampleInvoice(), createdAt });
const done = await compileDocument(compiler, { view: sampleInvoice(), createdAt, attachment });

const editFile = (from: string | RegExp, to: string) => {
  const text = Buffer.from(plain).toString("latin1");
  const newText = text.replace(from, () => to);
  expect(newText).not.toBe(text);
  return Buffer.from(newText, "latin1");
};

test("after the edit every object is where the xref table says", () => {
  const before = openPdf(plain);
  const after = openPdf(spliceFacturX(plain));
  const metadata = before.reference(before.object(before.reference(before.trailer, "Root")), "Metadata");
  expect(after.objectCount).toBe(before.objectCount);
  for (let id = 1; id < after.objectCount; id++) if (id !== metadata) expect(after.object(id)).toBe(before.object(id));
  expect(after.stream(metadata).toString("utf8")).toContain("<fx:DocumentType>INVOICE</fx:DocumentType>");
});

test("an XMP that was already edited is refused", () => {
  expect(() => spliceFacturX(done)).toThrow("already there");
});

test("a name that looks like metadata or PDF syntax changes nothing", async () => {
  const pdf = openPdf(await compileDocument(compiler, { view: sampleInvoice({ seller: odd }), createdAt, attachment }));
  const xmp = pdf.stream(pdf.reference(pdf.object(pdf.reference(pdf.trailer, "Root")), "Metadata")).toString("utf8");
  expect(xmp.split("xmlns:fx=")).toHaveLength(2);
  expect(xmp).toContain("fx: endobj &lt;/rdf:RDF&gt; stream");
});

test("a file of another shape is refused", () => {
  expect(() => spliceFacturX(editFile(/startxref\n\d+/, "startxref\n12"))).toThrow("no classic xref");
  expect(() => spliceFacturX(editFile("/Root", "/Prev 1 /Root"))).toThrow("updated or encrypted");
  expect(() => spliceFacturX(editFile("/Root", "/Encrypt 1 0 R /Root"))).toThrow("updated or encrypted");
  expect(() => spliceFacturX(editFile("/Metadata ", "/Metadato "))).toThrow("no /Metadata");
  expect(() => spliceFacturX(editFile("</pdfaExtension:schemas>", "</pdfaExtension:schemaz>"))).toThrow(
    "list of extension schemas",
  );
  expect(() => spliceFacturX(editFile("<pdfaExtension:schemas>", "<pdfaExtension:schemaz>"))).toThrow(
    "list of extension schemas",
  );
  expect(() => spliceFacturX(editFile("%PDF-1.7\n", "%PDF-1.7\n\n"))).toThrow();
  expect(() => spliceFacturX(new Uint8Array())).toThrow();
});
