import { createInvoice } from "#api/documents.ts";
import { toDocumentLink } from "#server/documents/document-links.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { issueInvoice } from "./issue-invoice.ts";

/** Invoices of a project. */
export const invoiceRoutes: Route[] = [
  route(createInvoice, async (deps, { tx, caller, params }) =>
    toDocumentLink("invoice", await issueInvoice(deps, tx, caller.companyId, params.id)),
  ),
];
