import type { DocumentView } from "#domain/documents/document-view.ts";
import { documentMessages } from "#domain/documents/document.messages.ts";
import { readPrintableLogo } from "#server/company/logo.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import type { StoredFile } from "#server/files/files.repository.ts";
import { ApiError } from "#server/http/api-error.ts";
import { JobFailed } from "#server/processes/worker-process.ts";
import type { LinkedDocument } from "./links/public-links.repository.ts";
import { MOST_FAILURES, noteRenderFailure } from "./render-failures.repository.ts";

/** What a document is made of. `failures`: how often laying it out failed. */
export type DocumentSource = {
  view: DocumentView;
  xml: Uint8Array | null;
  logo: StoredFile | null;
  failures: number;
};

const SET_ASIDE = "document_set_aside";

/**
 * The PDF of a document. After a failure, tries once more without the logo, the only part uploaded by users. After a
 * second failure the document is set aside: nothing tries it again until a member of the company asks. Throws 503
 * « document_set_aside ».
 */
export async function layOut(
  deps: Deps,
  document: LinkedDocument,
  { view, xml, logo, failures }: DocumentSource,
): Promise<Uint8Array> {
  let failureCount = failures;
  while (failureCount < MOST_FAILURES) {
    try {
      return await layOutOnce(deps, document.companyId, { view, xml, logo: failureCount === 0 ? logo : null });
    } catch (error) {
      if (!(error instanceof JobFailed)) throw error;
      deps.log.error({ err: error, document: document.id }, "a document could not be laid out");
      failureCount = await inCompany(deps.db, document.companyId, (tx) =>
        noteRenderFailure(tx, document, error.message, deps.clock()),
      );
    }
  }
  throw new ApiError(503, SET_ASIDE, documentMessages.layoutFailed);
}

/** The PDF of a document, laid out once. Rejects with `JobFailed` when it cannot be. */
export async function layOutOnce(
  deps: Deps,
  companyId: string,
  { view, xml, logo }: Omit<DocumentSource, "failures">,
): Promise<Uint8Array> {
  const attachment = xml && {
    name: "factur-x.xml" as const,
    bytes: xml,
    description: `${view.title} ${view.number} au format Factur-X`,
  };
  const printable = logo && (await readPrintableLogo(deps, companyId, logo));
  return deps.renderDocument(view, {
    companyId,
    createdAt: deps.clock(),
    ...(attachment && { attachment }),
    ...(printable && { logo: printable }),
  });
}

/** True for the error of a document that is set aside or was found altered: trying again changes nothing. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof ApiError && [SET_ASIDE, "document_altered"].includes(error.code);
}
