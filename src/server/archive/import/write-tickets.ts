import { rowsPath } from "#domain/archive/archive-files.ts";
import { TICKET_ENDINGS, TICKET_MIMES } from "#domain/mail/invoices/purchase.ts";
import { contentTypeOf } from "#domain/mail/reading/file-content.ts";
import { isId } from "#server/ids.ts";
import { saveTicketOf } from "#server/mail/invoices/purchases.repository.ts";
import { sha256Hex } from "#server/sha256.ts";
import { ArchiveRefused } from "./archive-refused.ts";
import { readRows } from "./archived-lines.ts";
import type { OpenArchive } from "./open-archive.ts";
import type { Writing } from "./write-files.ts";
import { refuseContradiction } from "./write-rows.ts";

/** Writes the tickets of purchases byte for byte. What is not of the type that its row says is refused. */
export async function writeTickets({ tx, companyId, archive, onFile }: Writing): Promise<void> {
  const pathsById = ticketPaths(archive);
  for await (const row of readRows(archive, rowsPath("purchase_ticket"))) {
    const { invoice_id: invoiceId, name, sha256, mime: typeName, added_at: addedAt } = row;
    const id = String(invoiceId);
    const mime = TICKET_MIMES.find((one) => one === typeName);
    const path = pathsById.get(id);
    const moment = new Date(String(addedAt));
    if (!path || !mime || !isId(id) || typeof name !== "string" || Number.isNaN(moment.getTime()))
      throw new ArchiveRefused("rows", rowsPath("purchase_ticket"));
    pathsById.delete(id);
    const bytes = await archive.read(path);
    const isAsSaid = contentTypeOf(bytes) === mime && path.endsWith(`.${TICKET_ENDINGS[mime]}`);
    if (!isAsSaid || sha256Hex(bytes) !== sha256) throw new ArchiveRefused("damaged", path);
    await refuseContradiction(path, saveTicketOf(tx, companyId, id, { name, mime, bytes }, moment));
    await onFile();
  }
  for (const path of pathsById.values()) throw new ArchiveRefused("unsafe", path);
}

// The end of the name of a ticket is the ID of its purchase.
function ticketPaths(archive: OpenArchive): Map<string, string> {
  const paths = [...archive.files.keys()].filter((path) => path.startsWith("achats/"));
  return new Map(paths.map((path) => [/([0-9a-f-]{36})\.(?:jpg|png|pdf)$/.exec(path)?.[1] ?? path, path]));
}
