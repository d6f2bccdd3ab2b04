import { inflateSync } from "node:zlib";

/**
 * A PDF as Typst writes it (classic xref, no object streams, no encryption), read far enough for tests. Offsets are
 * taken from the xref table, so a wrong table fails here.
 */
export type OpenPdf = {
  trailer: string;
  objectCount: number;
  /** The text of an object, up to its stream when it has one, as Latin-1. */
  object: (id: number) => string;
  /** The bytes of an object's stream, inflated when it is compressed. */
  stream: (id: number) => Buffer;
  /** The number N of the first `/Key N 0 R` in an object or dictionary text. */
  reference: (dictionary: string, key: string) => number;
};

export function openPdf(bytes: Uint8Array): OpenPdf {
  const buffer = Buffer.from(bytes);
  const text = buffer.toString("latin1");
  const xrefAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const [head = "", count = ""] = /^xref\s+0 (\d+)\s*\n/.exec(text.slice(xrefAt)) ?? [];
  if (!head) throw new Error("no xref table where startxref points");
  const entriesAt = xrefAt + head.length;
  const trailer = text.slice(entriesAt + 20 * Number(count));

  function start(id: number): number {
    const at = Number(text.slice(entriesAt + 20 * id, entriesAt + 20 * id + 10));
    if (!text.startsWith(`${id} 0 obj`, at)) throw new Error(`object ${id} is not at ${at}`);
    return at;
  }
  function object(id: number): string {
    const at = start(id);
    const streamAt = text.indexOf("stream", at);
    const end = text.indexOf("endobj", at);
    return text.slice(at, streamAt !== -1 && streamAt < end ? streamAt : end);
  }
  function stream(id: number): Buffer {
    const dictionary = object(id);
    const dataAt =
      start(id) + dictionary.length + (/^stream\r?\n/.exec(text.slice(start(id) + dictionary.length))?.[0].length ?? 0);
    const data = buffer.subarray(dataAt, dataAt + Number(/\/Length (\d+)/.exec(dictionary)?.[1]));
    if (!/^\s*endstream/.test(text.slice(dataAt + data.length))) throw new Error(`stream ${id} has a wrong length`);
    return /\/FlateDecode/.test(dictionary) ? inflateSync(data) : data;
  }
  return { trailer, objectCount: Number(count), object, stream, reference };
}

/**
 * The text of each page, one line for each run of glyphs. It is read through the tables of the fonts, as copy and paste
 * does.
 */
export function pdfText(bytes: Uint8Array): string[] {
  const pdf = openPdf(bytes);
  const catalog = pdf.object(pdf.reference(pdf.trailer, "Root"));
  return pagesUnder(pdf, pdf.reference(catalog, "Pages")).map((page) => pageText(pdf, page));
}

function reference(dictionary: string, key: string): number {
  const reference = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary);
  if (!reference) throw new Error(`no /${key} in ${dictionary.slice(0, 200)}`);
  return Number(reference[1]);
}

function pagesUnder(pdf: OpenPdf, id: number): string[] {
  const node = pdf.object(id);
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(node)?.[1];
  if (kids === undefined) return [node];
  return Array.from(kids.matchAll(/(\d+) 0 R/g)).flatMap(([, kid]) => pagesUnder(pdf, Number(kid)));
}

function pageText(pdf: OpenPdf, page: string): string {
  const fonts = new Map<string, Map<string, string>>();
  const fontList = /\/Font\s*<<([^>]*)>>/.exec(page)?.[1] ?? pdf.object(reference(page, "Font"));
  for (const [, name = "", id] of fontList.matchAll(/\/(\w+) (\d+) 0 R/g))
    fonts.set(name, unicodeTable(pdf, Number(id)));

  const content = pdf.stream(pdf.reference(page, "Contents")).toString("latin1");
  const runs: string[] = [];
  for (const [block] of content.matchAll(/^BT$[^]*?^ET$/gm)) {
    let table = new Map<string, string>();
    let run = "";
    for (const [, font, hex, literal] of block.matchAll(SHOWN)) {
      if (font) table = fonts.get(font) ?? new Map();
      const codes = hex ?? (literal === undefined ? "" : literalHex(literal));
      run += codes.replace(/.{4}/g, (glyph) => table.get(glyph.toLowerCase()) ?? "");
    }
    runs.push(run);
  }
  return runs.join("\n");
}

// A literal may hold balanced parentheses that are not escaped. Glyph codes never nest them deeper than this.
const FLAT = String.raw`(?:\\[^]|[^\\()])`;
const NESTED = String.raw`(?:${FLAT}|\((?:${FLAT}|\(${FLAT}*\))*\))`;
const SHOWN = new RegExp(String.raw`\/(\w+) [\d.]+ Tf|<([0-9a-fA-F]+)>|\((${NESTED}*)\)`, "g");
const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

function literalHex(literal: string): string {
  const bytes = literal.replace(/\\([0-7]{1,3}|[^])/g, (_, code: string) =>
    /^[0-7]/.test(code) ? String.fromCharCode(parseInt(code, 8)) : (ESCAPES[code] ?? code),
  );
  return Buffer.from(bytes, "latin1").toString("hex");
}

/** The glyph codes of a font with their text: `bfchar` and `bfrange` of its ToUnicode table. */
function unicodeTable(pdf: OpenPdf, fontId: number): Map<string, string> {
  const cmap = pdf.stream(pdf.reference(pdf.object(fontId), "ToUnicode")).toString("latin1");
  const table = new Map<string, string>();
  for (const [, body = ""] of cmap.matchAll(/beginbfchar([^]*?)endbfchar/g)) {
    for (const [, code = "", text = ""] of body.matchAll(/<(\w+)>\s*<(\w+)>/g))
      table.set(code.toLowerCase(), utf16(text));
  }
  for (const [, body = ""] of cmap.matchAll(/beginbfrange([^]*?)endbfrange/g)) {
    for (const [, first = "", last = "", text = ""] of body.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      for (let code = parseInt(first, 16); code <= parseInt(last, 16); code++) {
        const shift = code - parseInt(first, 16);
        const lastUnit = (parseInt(text.slice(-4), 16) + shift).toString(16).padStart(4, "0");
        table.set(code.toString(16).padStart(4, "0"), utf16(text.slice(0, -4) + lastUnit));
      }
    }
  }
  return table;
}

function utf16(hex: string): string {
  return Buffer.from(hex, "hex").swap16().toString("utf16le");
}
