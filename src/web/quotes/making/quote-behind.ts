import type { previewQuote } from "#api/documents.ts";
import type { ProjectAnswer } from "#api/projects.ts";
import type { QuoteVersion } from "#api/quotes.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import type { Answer } from "#web/client/call.ts";
import type { AgreedBefore } from "../quote-changed.tsx";

/**
 * What the quote says and what it would come to, in cents. After an accepted version, the one that is prepared has a
 * total of its own.
 */
export function behindCents(
  quote: ProjectAnswer["quote"],
  [latest]: readonly QuoteVersion[],
  preview: { view: { amounts: { grossCents: number } } } | undefined,
) {
  if (!quote || !preview) return null;
  return { totalCents: eurosToCents(latest?.total ?? quote.total), newCents: preview.view.amounts.grossCents };
}

/** What the project's quote says and what its lines come to, in cents, and the parts of it that changed. */
export function whatChanged({ total }: { total: number }, { view, changed_parts }: Answer<typeof previewQuote>) {
  return { totalCents: eurosToCents(total), newCents: view.amounts.grossCents, parts: changed_parts };
}

/** What the customer agreed to, when the lines change it. */
export function whatWasAgreed(quote: ProjectAnswer["quote"], isPrepared: boolean): AgreedBefore | null {
  return quote && { agreedCents: eurosToCents(quote.total), isPrepared };
}

/** Whether the lines give the quote another price: one button updates it and says the new one. */
export function saysNewPrice(behind: { newCents: number; totalCents: number } | null): boolean {
  return behind !== null && behind.newCents !== behind.totalCents;
}
