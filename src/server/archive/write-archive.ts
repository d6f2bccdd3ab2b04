import type { ArchivedDocument } from "#domain/archive/archive-files.ts";
import {
  documentPath,
  logoPath,
  originalPath,
  photoPath,
  reportPath,
  rowsPath,
  ticketPath,
} from "#domain/archive/archive-files.ts";
import type { TableLines } from "#domain/archive/archive-tables.ts";
import { SPREADSHEETS } from "#domain/archive/archive-tables.ts";
import { archiveReadMe } from "#domain/archive/archive.messages.ts";
import { ARCHIVE_FORMAT } from "#domain/archive/import-archive.ts";
import type { Customer } from "#domain/customers/customer.ts";
import { customerName } from "#domain/customers/customer.ts";
import type { TicketMime } from "#domain/mail/invoices/purchase.ts";
import type { ReportKind } from "#domain/projects/reports/report-content.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { streamFile } from "#server/documents/stream-file.ts";
import { waitingLine } from "#server/http/strangers.ts";
import { createHash } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import { LIST, WITHOUT_ORIGINALS } from "./archive-rows.repository.ts";
import type { ArchiveRow } from "./archive.repository.ts";
import {
  countParts,
  listPartNames,
  readOriginalPart,
  readPart,
  readPhotoPart,
  readTicketPart,
} from "./archive.repository.ts";

const PART_BYTES = 262_144;

/** A company whose archive is written. `day` is that on which its rows were read. */
export type ArchivedCompany = { companyId: string; companyName: string; day: string; archive: ArchiveRow };

/**
 * An archive of a company, written while it is read: a slow reader holds one part of one file, and no connection. The
 * list of its files comes last, so an archive that was cut has none. `onFile` is told how many files were written so
 * far, as their bytes leave.
 */
export function writeArchive(deps: Deps, company: ArchivedCompany, onFile: (count: number) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const fail = (error: Error) => void output.destroy(error);
  zip.on("error", fail);
  const mtime = company.archive.read_at ?? company.archive.created_at;
  const entries = openEntries(zip, output, mtime, onFile);
  writeEntries(deps, company, entries).then(() => {
    zip.addBuffer(Buffer.from(manifestOf(company, entries.files)), "manifest.json", { mtime });
    zip.end();
  }, fail);
  return output;
}

async function writeEntries(deps: Deps, company: ArchivedCompany, entries: Entries): Promise<void> {
  const { companyId, companyName, day, archive } = company;
  const names = await inCompany(deps.db, companyId, (tx) => listPartNames(tx, archive.id));
  const areOriginalsOut = names.includes(WITHOUT_ORIGINALS);
  const readMe = archiveReadMe({ companyName, day, faultyNumbers: archive.faulty_numbers, areOriginalsOut });
  await entries.add("LISEZMOI.txt", Readable.from([Buffer.from(`\uFEFF${readMe}`)]), true);
  for (const { path, lines } of spreadsheetsOf(deps, company)) await entries.add(path, Readable.from(lines), true);
  for (const name of names.filter((one) => !one.startsWith(LIST)))
    await entries.add(rowsPath(name), Readable.from(readParts(deps, company, name)), true);
  for await (const file of readLines<ArchivedFile>(deps, company, `${LIST}files`))
    // PDFs and pictures are compressed inside: doing it again would cost time and save little.
    await entries.add(pathOf(file), bytesOf(deps, companyId, file), file.of === "document" && file.format === "xml");
}

function manifestOf({ companyId, companyName, archive }: ArchivedCompany, files: readonly ListedFile[]): string {
  const manifest = {
    format: "etabli-archive",
    format_version: ARCHIVE_FORMAT,
    made_at: archive.read_at?.toISOString() ?? null,
    company: { id: companyId, name: companyName },
    document_count: archive.document_count,
    files,
  };
  return JSON.stringify(manifest, null, 1);
}

/** Adds the files of an archive one after the other, and notes what each of them is. */
function openEntries(
  zip: ZipFile,
  output: PassThrough,
  mtime: Date,
  onFile: (count: number) => Promise<void>,
): Entries {
  const files: ListedFile[] = [];
  return {
    files,
    add: async (path, content, isCompressed) => {
      if (output.destroyed) throw new Error("the reader of the archive has left");
      // A large file on a slow line takes minutes: it is told while it leaves.
      const { bytes, measure } = measureBytes(content, () => onFile(files.length));
      const stop = () => void bytes.destroy();
      output.once("close", stop);
      zip.addReadStream(bytes, path, { compress: isCompressed, mtime });
      await finished(bytes).finally(() => output.off("close", stop));
      files.push({ path, ...measure() });
      await onFile(files.length);
    },
  };
}

type ListedFile = { path: string; size: number; sha256: string };
type Entries = {
  files: readonly ListedFile[];
  add: (path: string, content: Readable, isCompressed: boolean) => Promise<void>;
};

function measureBytes(
  content: Readable,
  onBytes: () => Promise<void>,
): { bytes: Readable; measure: () => Omit<ListedFile, "path"> } {
  const hash = createHash("sha256");
  let size = 0;
  async function* readMeasured(): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      // Files come as bytes, and tables as texts.
      const bytes = Buffer.from(chunk as Buffer | string);
      hash.update(bytes);
      size += bytes.length;
      yield bytes;
      await onBytes();
    }
  }
  return {
    bytes: Readable.from(readMeasured(), { objectMode: false }),
    measure: () => ({ size, sha256: hash.digest("hex") }),
  };
}

type DocumentFile = { of: "document"; sha256: string; size: number; mime: string } & ArchivedDocument;
type PhotoFile = {
  of: "photo";
  id: string;
  name: string;
  project_name: string;
  mime: "image/jpeg" | "image/png";
  size: number;
};
type OriginalFile = Omit<PhotoFile, "of" | "mime"> & { of: "original"; mime: string };
type ReportFile = {
  of: "report";
  id: string;
  kind: ReportKind;
  dated_on: CalendarDate;
  project_name: string;
  mime: string;
  sha256: string;
  size: number;
};
type TicketFile = {
  of: "ticket";
  id: string;
  supplier_name: string;
  bought_on: CalendarDate;
  mime: TicketMime;
  size: number;
};
type LogoFile = { of: "logo"; sha256: string; mime: string; size: number };
type ArchivedFile = DocumentFile | PhotoFile | OriginalFile | ReportFile | TicketFile | LogoFile;

function pathOf(file: ArchivedFile): string {
  if (file.of === "document") return documentPath(file);
  if (file.of === "logo") return logoPath(file);
  if (file.of === "ticket") {
    const { id, supplier_name: supplierName, bought_on: boughtOn, mime } = file;
    return ticketPath({ id, supplierName, boughtOn, mime });
  }
  if (file.of === "report") {
    const { id, kind, dated_on: datedOn, project_name: projectName } = file;
    return reportPath({ id, kind, datedOn, projectName });
  }
  const { id, name, project_name: projectName } = file;
  if (file.of === "original") return originalPath({ id, name, projectName, mime: file.mime });
  return photoPath({ id, name, projectName, mime: file.mime });
}

function bytesOf(deps: Deps, companyId: string, file: ArchivedFile): Readable {
  if (file.of === "photo" || file.of === "original" || file.of === "ticket")
    return Readable.from(readBytesOf(deps, companyId, file));
  return streamFile(deps.db, companyId, file);
}

const PART_READERS = { photo: readPhotoPart, original: readOriginalPart, ticket: readTicketPart };

async function* readBytesOf(
  deps: Deps,
  companyId: string,
  { of, id, size }: PhotoFile | OriginalFile | TicketFile,
): AsyncGenerator<Buffer> {
  const readBytes = PART_READERS[of];
  for (let offset = 0; offset < size; offset += PART_BYTES)
    yield await readInTurn(() => inCompany(deps.db, companyId, (tx) => readBytes(tx, id, offset, PART_BYTES)));
}

// However many archives leave at once, most connections to the database stay for the rest.
const reading = waitingLine({ atOnce: 2, waiting: 1_000, patienceMs: 60_000 });

async function readInTurn<T>(read: () => Promise<T>): Promise<T> {
  const leave = await reading.enter(AbortSignal.timeout(60_000));
  try {
    return await read();
  } finally {
    leave();
  }
}

async function* readParts(deps: Deps, { companyId, archive }: ArchivedCompany, name: string): AsyncGenerator<Buffer> {
  const count = await inCompany(deps.db, companyId, (tx) => countParts(tx, archive.id, name));
  for (let place = 0; place < count; place++) {
    const part = await readInTurn(() => inCompany(deps.db, companyId, (tx) => readPart(tx, archive.id, name, place)));
    if (part === null) throw new Error("a newer archive has taken the place of this one");
    yield part;
  }
}

async function* readLines<Line>(deps: Deps, company: ArchivedCompany, name: string): AsyncGenerator<Line> {
  for await (const part of readParts(deps, company, name))
    for (const line of part.toString("utf8").split("\n"))
      // `keepRows` wrote each line of this list with the fields of its type.
      if (line !== "") yield JSON.parse(line) as Line;
}

function spreadsheetsOf(deps: Deps, company: ArchivedCompany): { path: string; lines: AsyncGenerator<string> }[] {
  const { customers, documents, payments } = SPREADSHEETS;
  return [
    {
      path: customers.path,
      lines: writeTable(customers, readLines<TableLines["customers"]>(deps, company, `${LIST}customers`)),
    },
    { path: documents.path, lines: writeTable(documents, readDocuments(deps, company)) },
    {
      path: payments.path,
      lines: writeTable(payments, readLines<TableLines["payments"]>(deps, company, `${LIST}payments`)),
    },
  ];
}

async function* readDocuments(deps: Deps, company: ArchivedCompany): AsyncGenerator<TableLines["documents"]> {
  type KeptLine = Omit<TableLines["documents"], "customer"> & { buyer: Customer };
  for await (const { buyer, ...line } of readLines<KeptLine>(deps, company, `${LIST}documents`))
    yield { ...line, customer: customerName(buyer) };
}

async function* writeTable<Line>(
  { head, line }: { head: string; line: (one: Line) => string },
  lines: AsyncGenerator<Line>,
): AsyncGenerator<string> {
  yield head;
  for await (const one of lines) yield line(one);
}
