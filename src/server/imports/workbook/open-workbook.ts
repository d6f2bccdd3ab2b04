import { Parser } from "htmlparser2";
import type { Readable } from "node:stream";
import type { Entry, ZipFile } from "yauzl";
import { fromBufferPromise } from "yauzl";

/** What a workbook may unpack into: a few hundred kilobytes may hold gigabytes. */
const MOST_FILES = 2_000;
const PART_LIMIT_BYTES = 200_000_000;

/** Why a workbook is not read. */
export class WorkbookRefused extends Error {
  readonly code: "not_a_table" | "too_large";

  constructor(code: "not_a_table" | "too_large") {
    super(code);
    this.code = code;
  }
}

/** What is done with the elements of an XML file, by their names without prefix, as they come. */
export type XmlReader = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
  /** Whether the rest is needed no more. */
  isDone?: () => boolean;
};

/** An open workbook: its parts are read by name. False for one that it has not. */
export type Workbook = { read: (name: string, reader: XmlReader) => Promise<boolean> };

/** Opens a workbook of Excel. Throws `WorkbookRefused` for another file, and for one that unpacks into too much. */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const { zip, entries } = await readDirectory(bytes);
  return {
    read: async (name, reader) => {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return false;
      if (entry.uncompressedSize > PART_LIMIT_BYTES) throw new WorkbookRefused("too_large");
      if (entry.isEncrypted() || !entry.canDecodeFileData()) throw new WorkbookRefused("not_a_table");
      await readXml(await zip.openReadStreamPromise(entry).catch(refuse), reader);
      return true;
    },
  };
}

async function readDirectory(bytes: Buffer): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  const entries = new Map<string, Entry>();
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, validateEntrySizes: true });
    if (zip.entryCount > MOST_FILES) throw new WorkbookRefused("too_large");
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
    return { zip, entries };
  } catch (error) {
    return refuse(error);
  }
}

// Entities of a document are read by no rule of its own: only those that XML has are.
async function readXml(stream: Readable, { open, close, text, isDone }: XmlReader): Promise<void> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(bareName(name), attributes),
      onclosetag: (name) => close?.(bareName(name)),
      ontext: (part) => text?.(part),
    },
    { xmlMode: true },
  );
  stream.setEncoding("utf8");
  try {
    for await (const chunk of stream) {
      // A stream with an encoding gives texts.
      parser.write(chunk as string);
      if (isDone?.()) return;
    }
    parser.end();
  } catch (error) {
    refuse(error);
  }
}

function bareName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

// The library and zlib throw plain errors for what is no archive, or a damaged one.
function refuse(error: unknown): never {
  throw error instanceof WorkbookRefused ? error : new WorkbookRefused("not_a_table");
}
