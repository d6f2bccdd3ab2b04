import { createInvoice } from "#api/documents.ts";
import { toDocumentLink } from "#server/documents/document-links.ts";
import { notAllowed } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { issueInvoice } from "./issue-invoice.ts";

/** Invoices of a project. */
export const invoiceRoutes: Route[] = [
  route(createInvoice, async (deps, { tx, caller, params }) => {
    if (caller.role === "worker" || caller.role === "accountant") throw notAllowed();
    return toDocumentLink("invoice", await issueInvoice(deps, tx, caller.companyId, params.id));
  }),
];
