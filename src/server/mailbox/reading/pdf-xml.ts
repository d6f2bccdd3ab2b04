import { XML_LIMITS } from "#domain/mail/invoices/xml-element.ts";
import { inflateSync } from "node:zlib";

// PDF/A-3 (ISO 19005-3) says the type of a file that it carries, in the dictionary before its bytes; no PDF/A is
// encrypted. The dictionaries are looked for one by one: the structure of the PDF, which may lie, is not followed.

/** What the dictionary of a carried file says. */
const MARKS = ["/EmbeddedFile", "text#2Fxml", "text#2fxml"];
/** Of each mark. A PDF with more of them, or with more files, hides something. */
const MOST_MARKS = 60;
const MOST_FILES = 6;
const LONGEST_DICTIONARY = 4_000;
const MOST_BYTES = XML_LIMITS.characters;

/** The files that a PDF carries, unpacked. One that does not unpack, or is too large, is left out. */
export function carriedFiles(pdf: Uint8Array): Uint8Array[] {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const starts = new Map<number, string>();
  for (const mark of MARKS) {
    let at = bytes.indexOf(mark, 0, "latin1");
    for (let count = 0; at >= 0 && count < MOST_MARKS; count++) {
      const place = fileAround(bytes, at);
      if (place) starts.set(place.start, place.dictionary);
      at = bytes.indexOf(mark, at + mark.length, "latin1");
    }
  }
  const places = [...starts].slice(0, MOST_FILES);
  return places.flatMap(([start, dictionary]) => unpack(bytes, start, dictionary) ?? []);
}

// Where the bytes of a file begin, and its dictionary, around a mark of the dictionary.
function fileAround(bytes: Buffer, mark: number): { start: number; dictionary: string } | null {
  const first = Math.max(0, mark - LONGEST_DICTIONARY);
  const around = bytes.toString("latin1", first, mark + LONGEST_DICTIONARY);
  const begin = around.lastIndexOf("obj", mark - first);
  const end = around.indexOf("stream", mark - first);
  const dictionary = around.slice(Math.max(0, begin), end);
  // Another object ends before: the mark stands in a list of names.
  if (end < 0 || dictionary.includes("endobj")) return null;
  const word = first + end + "stream".length;
  const start = bytes[word] === 0x0d && bytes[word + 1] === 0x0a ? word + 2 : word + 1;
  return { start, dictionary };
}

function unpack(bytes: Buffer, start: number, dictionary: string): Uint8Array | null {
  const saidLength = /\/Length (\d{1,9})(?! \d{1,9} R)/.exec(dictionary)?.[1];
  const end = saidLength === undefined ? bytes.indexOf("endstream", start, "latin1") : start + Number(saidLength);
  if (end < start || end > bytes.length) return null;
  const packedBytes = bytes.subarray(start, end);
  if (!dictionary.includes("/Filter")) return packedBytes.length <= MOST_BYTES ? packedBytes : null;
  if (!dictionary.includes("/FlateDecode")) return null;
  try {
    return inflateSync(packedBytes, { maxOutputLength: MOST_BYTES });
  } catch {
    return null;
  }
}
