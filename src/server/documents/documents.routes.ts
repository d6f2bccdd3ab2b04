import {
  getPublicInvoice,
  getPublicQuote,
  listDocuments,
  listSetAside,
  renewLink,
  retryDocument,
} from "#api/documents.ts";
import type { DocumentKind } from "#domain/documents/document-kind.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { notFound } from "#server/http/api-error.ts";
import { creationOf, pageOf, parseCursor } from "#server/http/cursor.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, publicRoute, route } from "#server/http/route.ts";
import { noteRecovery } from "./document-alterations.repository.ts";
import { listDocumentPage, toDocumentRow } from "./documents.repository.ts";
import { isRefusedForGood } from "./lay-out.ts";
import { checkShown } from "./links/check-shown.ts";
import { documentUrls, toDocumentLink } from "./links/document-links.ts";
import { renewLinkOf } from "./links/link-document.ts";
import { loadLinkedDocument } from "./links/linked-document.ts";
import { findDocumentByToken, noteViewed } from "./links/public-links.repository.ts";
import {
  findDocument,
  forgetRenderFailures,
  MOST_FAILURES,
  countRenderFailures,
  listSetAsideDocuments,
} from "./render-failures.repository.ts";
import { listKnownMissingNumbers } from "./seals/missing-numbers.repository.ts";
import { findNewerVersionToken } from "./state-facts.repository.ts";
import { loadStoredDocument } from "./stored-document.ts";

/** Documents across projects: the money list, public pages, those set aside. */
export const documentRoutes: Route[] = [
  route(listDocuments, async (deps, { tx, query }) => {
    const { page, next } = pageOf(
      await listDocumentPage(tx, query.kind, parseCursor(query.cursor), query.limit),
      query.limit,
      creationOf,
    );
    return { documents: page.map((row) => toDocumentRow(row, deps.clock())), next_cursor: next };
  }),

  route(listSetAside, async (_deps, { tx }) => ({
    documents: await listSetAsideDocuments(tx),
    missing_numbers: await listKnownMissingNumbers(tx),
  })),

  patientRoute(retryDocument, async (deps, { params, caller, inCompany: open }) => {
    const failedDocument = await open(async (tx) => {
      const document = await findDocument(tx, caller.companyId, params.id);
      if (!document) throw notFound();
      await forgetRenderFailures(tx, document);
      return document;
    });
    return loadStoredDocument(deps, failedDocument, "pdf").then(
      async () => {
        await open((tx) => noteRecovery(tx, failedDocument));
        return { set_aside: false };
      },
      (error: unknown) => {
        if (!isRefusedForGood(error)) throw error;
        return { set_aside: true };
      },
    );
  }),

  route(renewLink, async (deps, { tx, caller, params }) =>
    toDocumentLink(await renewLinkOf(deps, tx, caller.companyId, params.id), deps.clock()),
  ),

  publicRoute(getPublicQuote, async (deps, { params, authorization }) => {
    const { page, newerToken } = await readPublicPage(deps, "quote", params.quoteId, authorization);
    return { ...page, newer_page_url: newerToken && documentUrls("quote", newerToken).page_url };
  }),

  publicRoute(getPublicInvoice, async (deps, { params, authorization }) => {
    const { page } = await readPublicPage(deps, "invoice", params.token, authorization);
    return { ...page, xml_url: documentUrls("invoice", params.token).xml_url };
  }),
];

async function readPublicPage(deps: Deps, kind: DocumentKind, token: string, authorization: string | undefined) {
  const document = await findDocumentByToken(deps.db, token);
  if (!document || document.kind !== kind) throw notFound();
  const keptDocument = await loadLinkedDocument(deps, document);
  const { view, state, dueCents } = keptDocument;
  const looker = await deps.verifyAccessToken(authorization);
  const { isSetAside, newerToken } = await inCompany(deps.db, document.companyId, async (tx) => {
    await checkShown(tx, keptDocument, looker?.userId ?? null);
    await noteViewed(tx, token, looker?.userId ?? null, deps.clock());
    const failures = await countRenderFailures(tx, document);
    return { isSetAside: failures >= MOST_FAILURES, newerToken: await findNewerVersionToken(tx, document.id) };
  });
  // The code prepares a transfer of all that was due: it is not shown once a part of it was paid or credited.
  const isAllDue = state.rest_cents === dueCents;
  const page = {
    view,
    status: state.status,
    rest_cents: state.rest_cents,
    url: documentUrls(kind, token).url,
    qr_url: isAllDue && view.payment?.qrText ? `/documents/${token}.svg` : null,
    set_aside: isSetAside,
    logo_url: view.logoId && `/documents/${token}/logo/${view.logoId}`,
  };
  return { page, newerToken };
}
