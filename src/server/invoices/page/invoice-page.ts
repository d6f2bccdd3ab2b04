import type { NoticeRenderer, PageAssets } from "#api/documents/customer-page.ts";
import type { InvoicePage, InvoicePageRenderer } from "#api/invoices/invoice-page.ts";
import { invoicePageNotices } from "#domain/invoices/invoice-page.messages.ts";
import { signingMessages } from "#domain/quotes/signing/signing.messages.ts";
import type { Refusal } from "#domain/shared/refusal.ts";
import type { Deps } from "#server/deps.ts";
import { answerFaultsByPages, asPrivatePage } from "#server/documents/pages/fault-pages.ts";
import { acceptForms, readForm } from "#server/documents/pages/page-forms.ts";
import type { FastifyInstance } from "fastify";
import { askAboutInvoice } from "./ask-about-invoice.ts";
import { loadLinkedInvoice, loadInvoicePage } from "./page-data.ts";

/** How the page is written, and where its script and its style are. */
export type InvoicePageWriter = InvoicePageRenderer & NoticeRenderer & { assets: PageAssets };

type Params = { Params: { token: string }; Querystring: Record<string, unknown> };

/**
 * Serves the page of an invoice or of a credit note to its customer: what is due, how to pay it, the document, and a
 * question to the company. All of it works without a script.
 */
export async function mountInvoicePage(app: FastifyInstance, deps: Deps, writer: InvoicePageWriter): Promise<void> {
  await app.register(async (scope) => {
    acceptForms(scope);
    answerFaultsByPages(scope, writer, invoicePageNotices);
    scope.get<Params>("/invoice/:token", async ({ params, query }, reply) => {
      const news = query.sent === "1" ? "question" : null;
      const page = await loadInvoicePage(deps, await loadLinkedInvoice(deps, params.token), writer.assets);
      return asPrivatePage(reply).send(writer.renderInvoicePage({ ...page, news }));
    });
    scope.post<Params>("/invoice/:token/question", async ({ params, body }, reply) => {
      const linkedInvoice = await loadLinkedInvoice(deps, params.token);
      const form = readForm(body);
      const outcome = form.ok ? await askAboutInvoice(deps, linkedInvoice, form.value) : form;
      if (outcome.ok) return reply.redirect(`/invoice/${params.token}?sent=1#question`, 303);
      const page = await loadInvoicePage(deps, linkedInvoice, writer.assets);
      const typedTexts = form.ok ? form.value.typedTexts : {};
      const refusal = sayRefusal(outcome.refusal);
      return asPrivatePage(reply.status(422)).send(writer.renderInvoicePage({ ...page, typedTexts, refusal }));
    });
  });
}

function sayRefusal({ code, fields }: Refusal): InvoicePage["refusal"] {
  const sentence = signingMessages[code];
  if (sentence === undefined) throw new Error(`no French sentence for refusal ${code}`);
  return { code, sentence, field: fields?.[0] ?? null, form: "question" };
}
