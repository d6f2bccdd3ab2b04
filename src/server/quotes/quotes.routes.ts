import { createQuote as createQuoteEndpoint } from "#api/documents.ts";
import { toDocumentLink } from "#server/documents/document-links.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { createQuote } from "./create-quote.ts";

/** Quotes of a project. */
export const quoteRoutes: Route[] = [
  route(createQuoteEndpoint, async (deps, { tx, caller, params }) =>
    toDocumentLink("quote", await createQuote(deps, tx, caller.companyId, params.id)),
  ),
];
