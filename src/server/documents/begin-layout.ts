import type { Db } from "#server/db/database.ts";
import { enqueue, enqueueAfter } from "#server/db/jobs.ts";
import { afterCommit, inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { findFile } from "#server/files/files.repository.ts";
import { sha256Hex } from "#server/sha256.ts";
import { layoutKey } from "./document-files.repository.ts";
import type { DocumentSource } from "./lay-out.ts";
import { layOutOnce } from "./lay-out.ts";
import type { LinkedDocument } from "./links/public-links.repository.ts";
import { loadStoredDocument } from "./stored-document.ts";

/** How long a layout that this server began has before a job makes it. */
const JOB_SECONDS = 5;

/**
 * Begins the layout of a document that this transaction keeps, where this server lays documents out: it goes on while
 * the transaction ends, and its bytes are stored by whoever asks for them first, or once they are there. A job of the
 * same transaction lays out what was not: this server may be gone by then.
 */
export async function beginLayout(
  deps: Deps,
  tx: Db,
  document: LinkedDocument,
  { view, xml }: Pick<DocumentSource, "view" | "xml">,
): Promise<void> {
  const { companyId, id } = document;
  const { logoId } = view;
  const layout = deps.earlyLayouts?.begin(id, async () => {
    const logo = logoId && (await inCompany(deps.db, companyId, (logoTx) => findFile(logoTx, logoId)));
    if (logo && sha256Hex(logo.bytes) !== logoId) throw new Error("The logo is not the one that was kept.");
    return layOutOnce(deps, companyId, { view, xml, logo: logo || null });
  });
  if (!layout) return enqueueLayout(tx, document);
  afterCommit(tx, async () => {
    if (await layout.isLeft()) await loadStoredDocument(deps, document, "pdf");
  });
  await enqueueAfter(tx, "render-document", document, layoutKey(document.id), JOB_SECONDS);
}

/** Enqueues the layout of a document that this transaction keeps. */
export function enqueueLayout(tx: Db, document: LinkedDocument): Promise<void> {
  return enqueue(tx, "render-document", document, layoutKey(document.id));
}
