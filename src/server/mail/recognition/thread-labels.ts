import { documentNumbersIn } from "#domain/mail/recognition/document-numbers.ts";
import type { ThreadLabel } from "#domain/mail/recognition/mail-kinds.ts";
import { threadLabel } from "#domain/mail/recognition/thread-label.ts";
import type { Db } from "#server/db/database.ts";
import { isId } from "#server/ids.ts";
import type { ThreadRow } from "../threads.repository.ts";
import { draftIdIn } from "../writing/message-id.ts";
import { listNamedDocuments } from "./answered-document.repository.ts";

/** What a listed conversation is marked with. */
export type LabelledThread = ThreadRow & { label: ThreadLabel | null; quoteNumber: string | null };

/**
 * Marks the conversations of a page with what their heads say, and the quote that each answers or names. What its own
 * mailbox wrote is not marked.
 */
export async function listLabels(
  tx: Db,
  rows: readonly ThreadRow[],
  ownAddresses: ReadonlySet<string>,
): Promise<LabelledThread[]> {
  const heads = rows.map((row) => {
    const draftId = draftIdIn(row.thread_key);
    const isOurs = ownAddresses.has(row.from_address.toLowerCase());
    const numbers = isOurs ? [] : documentNumbersIn(row.subject);
    return { row, isOurs, keys: isOurs ? [] : [...(isId(draftId) ? [draftId] : []), ...numbers] };
  });
  const documents = await listNamedDocuments(
    tx,
    heads.flatMap(({ keys }) => keys),
  );
  return heads.map(({ row, isOurs, keys }) => {
    if (isOurs) return { ...row, label: null, quoteNumber: null };
    const [document = null] = keys.flatMap((key) => documents.get(key) ?? []);
    const label = threadLabel({
      fromAddress: row.from_address,
      subject: row.subject,
      beginning: row.snippet ?? "",
      hasFile: row.has_attachment,
      document: document?.kind === "quote" || document?.kind === "invoice" ? document.kind : null,
    });
    return { ...row, label, quoteNumber: label === "quote" ? (document?.number ?? null) : null };
  });
}
