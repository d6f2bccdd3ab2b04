import type { NamedKind } from "../documents/document-kind.ts";
import { DOCUMENT_WORDS } from "../documents/document-kind.ts";
import type { TicketMime } from "../mail/invoices/purchase.ts";
import { TICKET_ENDINGS } from "../mail/invoices/purchase.ts";
import { originalName } from "../projects/originals/original-name.ts";
import type { ReportKind } from "../projects/reports/report-content.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";

/** A file of a document that an archive holds. */
export type ArchivedDocument = { kind: NamedKind; number: string; version: number; format: "pdf" | "xml" };

/** A photo of a project that an archive holds. */
export type ArchivedPhoto = { id: string; projectName: string; name: string; mime: "image/jpeg" | "image/png" };

/** The ticket of a purchase that an archive holds. */
export type ArchivedTicket = { id: string; supplierName: string; boughtOn: CalendarDate; mime: TicketMime };

/** A report of a site that an archive holds. */
export type ArchivedReport = { id: string; projectName: string; kind: ReportKind; datedOn: CalendarDate };

/** Where a file of a document stands in an archive: « documents/facture-F2026-0001.pdf ». */
export function documentPath({ kind, number, version, format }: ArchivedDocument): string {
  const suffix = version > 1 ? `-v${version}` : "";
  return `documents/${DOCUMENT_WORDS[kind].fileName}-${plainName(number)}${suffix}.${format}`;
}

/**
 * Where a photo stands in an archive: by project, under its own name. Its ID keeps two photos of one name apart, and
 * the ending says what it is, whatever its name says.
 */
export function photoPath({ id, projectName, name, mime }: ArchivedPhoto): string {
  const title = plainName(name.replace(/\.[a-z0-9]{1,5}$/i, ""));
  return `photos/${plainName(projectName)}/${title}-${id.slice(-12)}.${mime === "image/png" ? "png" : "jpg"}`;
}

/** Where the original of a photo stands in an archive: as the photo does, in a folder of its own. */
export function originalPath({ mime, ...photo }: Omit<ArchivedPhoto, "mime"> & { mime: string }): string {
  return originalName(photoPath({ ...photo, mime: "image/jpeg" }).replace(/^photos/, "originaux"), mime);
}

/**
 * Where the PDF of a report of a site stands in an archive: by project. Its ID keeps two reports of one day apart.
 */
export function reportPath({ id, projectName, kind, datedOn }: ArchivedReport): string {
  const title = kind === "progress" ? "compte-rendu" : "pv-de-reception";
  return `chantiers/${plainName(projectName)}/${title}-${datedOn}-${id}.pdf`;
}

/** Where the ticket of a purchase stands in an archive: by its day. Its ID keeps two tickets of one day apart. */
export function ticketPath({ id, supplierName, boughtOn, mime }: ArchivedTicket): string {
  return `achats/${boughtOn}-${plainName(supplierName)}-${id}.${TICKET_ENDINGS[mime]}`;
}

/** Where a logo stands in an archive. */
export function logoPath({ sha256, mime }: { sha256: string; mime: string }): string {
  return `logos/${sha256.slice(0, 12)}.${mime.split("/").at(-1) ?? "png"}`;
}

/** Where the rows of a table stand in an archive, one JSON object a line. */
export function rowsPath(table: string): string {
  return `donnees/${table}.jsonl`;
}

const LONGEST = 60;

// A name that every system can write in a folder, and that leads to no other folder.
function plainName(text: string): string {
  const name = text
    .slice(0, 300)
    .replace(/[^\p{L}\p{N}_-]+/gu, " ")
    .trim()
    .slice(0, LONGEST)
    .trim();
  return name === "" ? "sans nom" : name;
}
