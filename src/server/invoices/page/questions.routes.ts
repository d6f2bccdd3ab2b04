import { listInvoiceQuestions } from "#api/invoices/invoice-page.ts";
import { notFound } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findDocumentToPay } from "#server/payments/payments.repository.ts";
import { listQuestionsOf } from "#server/quotes/signing/customer-answers.repository.ts";

/** What customers asked on the pages of invoices, for the seller. */
export const questionRoutes: Route[] = [
  route(listInvoiceQuestions, async (_deps, { tx, params }) => {
    if ((await findDocumentToPay(tx, params.id))?.kind !== "invoice") throw notFound();
    const questions = await listQuestionsOf(tx, params.id);
    return { questions: questions.map(({ asked_at, ...rest }) => ({ ...rest, asked_at: asked_at.toISOString() })) };
  }),
];
