/**
 * Adds the Factur-X metadata to a PDF/A-3 that Typst wrote, byte by byte. Typst cannot write custom XMP (its issue
 * 5667). Delete this file once it can. A file whose structure differs from Typst's is refused with a thrown error.
 */
export function spliceFacturX(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString("latin1");
  const table = readXref(text);
  const catalog = objectAt(text, table, reference(table.trailer, "Root"));
  const metadata = metadataStream(text, table, reference(catalog.text, "Metadata"));
  const xmp = withFacturX(Buffer.from(metadata.content, "latin1").toString("utf8"));
  const xmpBytes = Buffer.from(xmp, "utf8").toString("latin1");
  return Buffer.from(rewrite(text, table, metadata, xmpBytes), "latin1");
}

type Xref = { at: number; firstEntryAt: number; offsets: number[]; trailer: string };
type Metadata = { content: string; contentAt: number; lengthAt: number; lengthText: string };

function readXref(text: string): Xref {
  const start = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text);
  const at = Number(start?.[1] ?? Number.NaN);
  require(text.startsWith("xref", at), "no classic xref table where startxref points");
  const head = /^xref\s+0 (\d+)\s*\n/.exec(text.slice(at, at + 40));
  require(head !== null, "the xref table does not begin at object 0");
  const count = Number(head?.[1]);
  const firstEntryAt = at + (head?.[0].length ?? 0);
  const offsets = Array.from({ length: count }, (_, index) => entryOffset(text, firstEntryAt + 20 * index));
  const trailer = text.slice(firstEntryAt + 20 * count);
  require(trailer.startsWith("trailer"), "the xref table has more than one section");
  require(!/\/(Prev|Encrypt|XRefStm)\b/.test(trailer), "an updated or encrypted file");
  return { at, firstEntryAt, offsets, trailer };
}

function entryOffset(text: string, at: number): number {
  const entry = /^(\d{10}) \d{5} [nf][ \r]\n?/.exec(text.slice(at, at + 20));
  require(entry !== null, "an xref entry is not twenty bytes long");
  return Number(entry?.[1]);
}

function reference(dictionary: string, key: string): number {
  const match = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary);
  require(match !== null, `no /${key}`);
  return Number(match?.[1]);
}

function objectAt(text: string, table: Xref, id: number): { text: string; at: number } {
  const at = table.offsets[id] ?? Number.NaN;
  require(text.startsWith(`${id} 0 obj`, at), `object ${id} is not where the xref table says`);
  return { text: text.slice(at, text.indexOf("endobj", at)), at };
}

function metadataStream(text: string, table: Xref, id: number): Metadata {
  const object = objectAt(text, table, id);
  const head = /^[^]*?stream\r?\n/.exec(object.text)?.[0] ?? "";
  require(/\/Type\s*\/Metadata/.test(head) && !/\/Filter/.test(head), "the metadata is not a plain stream");
  const length = /\/Length (\d+)(?! \d+ R)/.exec(head);
  require(length !== null, "the metadata has no direct length");
  const contentAt = object.at + head.length;
  const lengthText = length?.[1] ?? "";
  const content = text.slice(contentAt, contentAt + Number(lengthText));
  require(/^\s*endstream/.test(text.slice(contentAt + content.length)), "the metadata length is wrong");
  return { content, contentAt, lengthAt: object.at + (length?.index ?? 0) + "/Length ".length, lengthText };
}

/** PDF/A allows one list of extension schemas, so ours goes inside the list that Typst wrote. */
function withFacturX(xmp: string): string {
  // A company may be called « fx: ». Typed text is escaped, so only the declaration identifies the metadata.
  require(!xmp.includes("xmlns:fx=") && !xmp.includes(`>${NAMESPACE}<`), "the Factur-X metadata is already there");
  require(count(xmp, "<pdfaExtension:schemas>") === 1, "not exactly one list of extension schemas");
  const bagEnd = /<\/rdf:Bag>\s*<\/pdfaExtension:schemas>/g;
  require(count(xmp, bagEnd) === 1, "the list of extension schemas does not end as expected");
  require(count(xmp, "</rdf:RDF>") === 1, "not exactly one RDF block");
  return xmp.replace(bagEnd, (end) => EXTENSION_SCHEMA + end).replace("</rdf:RDF>", () => `${DESCRIPTION}</rdf:RDF>`);
}

function rewrite(text: string, table: Xref, metadata: Metadata, content: string): string {
  const lengthText = String(content.length);
  const lengthEnd = metadata.lengthAt + metadata.lengthText.length;
  const contentEnd = metadata.contentAt + metadata.content.length;
  const lengthShift = lengthText.length - metadata.lengthText.length;
  const contentShift = content.length - metadata.content.length;
  const newOffset = (at: number) => at + (at >= lengthEnd ? lengthShift : 0) + (at >= contentEnd ? contentShift : 0);

  const entries = table.offsets.map((offset, id) => {
    const entryAt = table.firstEntryAt + 20 * id;
    return String(newOffset(offset)).padStart(10, "0") + text.slice(entryAt + 10, entryAt + 20);
  });
  return [
    text.slice(0, metadata.lengthAt),
    lengthText,
    text.slice(lengthEnd, metadata.contentAt),
    content,
    text.slice(contentEnd, table.firstEntryAt),
    ...entries,
    table.trailer.replace(/startxref(\s+)\d+/, (_, space: string) => `startxref${space}${newOffset(table.at)}`),
  ].join("");
}

const NAMESPACE = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

const PROPERTIES: [name: string, value: string, description: string][] = [
  ["DocumentFileName", "factur-x.xml", "The name of the embedded XML document"],
  // The same for credit notes, because the XML holds their type.
  ["DocumentType", "INVOICE", "The type of the hybrid document in capital letters, e.g. INVOICE or ORDER"],
  ["Version", "1.0", "The actual version of the standard applying to the embedded XML document"],
  ["ConformanceLevel", "EN 16931", "The conformance level of the embedded XML document"],
];

const EXTENSION_SCHEMA = [
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>',
  `<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>`,
  "<pdfaSchema:property><rdf:Seq>",
  ...PROPERTIES.flatMap(([name, , description]) => [
    `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>`,
    "<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>",
    `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  ]),
  "</rdf:Seq></pdfaSchema:property></rdf:li>",
].join("");

const DESCRIPTION = `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">${PROPERTIES.map(
  ([name, value]) => `<fx:${name}>${value}</fx:${name}>`,
).join("")}</rdf:Description>`;

function count(text: string, part: string | RegExp): number {
  return text.split(part).length - 1;
}

function require(isTrue: boolean, problem: string): void {
  if (!isTrue) throw new Error(`Factur-X metadata not added: ${problem}`);
}
