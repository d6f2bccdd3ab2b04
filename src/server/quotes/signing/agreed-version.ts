import { addUp } from "#domain/lines/totals.ts";
import { quoteView } from "#domain/quotes/quote-view.ts";
import type { NumberedQuote } from "#domain/quotes/quote.ts";
import type { NamedDocument } from "#domain/quotes/signing/answer-content.ts";
import { withChosenOptions } from "#domain/quotes/signing/offer.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { enqueueLayout } from "#server/documents/begin-layout.ts";
import { canonicalSha256 } from "#server/documents/canonical-sha256.ts";
import { takeNextNumber } from "#server/documents/issue-document.repository.ts";
import { linkDocument } from "#server/documents/links/link-document.ts";
import { insertQuote } from "../kept-quotes.ts";
import { findDraftOfProject, updateDraft } from "../quote-drafts.repository.ts";
import { findLastVersionNumber } from "../quote-versions.repository.ts";

/** The version that bears what was agreed, and the token of its link. */
export type AgreedVersion = { namedDocument: NamedDocument; token: string };

/**
 * Draws up the version that bears what the customer agreed to: that which they read, whose chosen options count as the
 * other lines do. So the document, its PDF, the invoice and every figure say the same total. Its layout is a job of the
 * same transaction.
 */
export async function keepAgreedVersion(
  deps: Deps,
  tx: Db,
  companyId: string,
  quote: NumberedQuote,
  { options, today }: { options: readonly string[]; today: string },
): Promise<AgreedVersion> {
  const { date } = await takeNextNumber(deps, tx, "quote", today);
  const lines = withChosenOptions(quote.lines, options);
  const agreedQuote: NumberedQuote = {
    ...quote,
    id: deps.ids(),
    version: (await findLastVersionNumber(tx, quote.number)) + 1,
    // What was agreed is the version that was read, and bears its name: a first one has none.
    isRevision: quote.isRevision ?? quote.version > 1,
    quotedOn: date,
    lines,
    totals: addUp(lines, quote.terms),
  };
  await insertQuote(deps, tx, companyId, agreedQuote);
  await takeOptionsIntoDraft(deps, tx, quote.projectId, options);
  const document = { companyId, kind: "quote", id: agreedQuote.id } as const;
  await enqueueLayout(tx, document);
  const { token } = await linkDocument(deps, tx, document);
  return { namedDocument: nameAgreed(agreedQuote), token: token! };
}

// Without this the draft would differ from what was just agreed, and offer it again as a change.
async function takeOptionsIntoDraft(deps: Deps, tx: Db, projectId: string, options: readonly string[]): Promise<void> {
  const draft = await findDraftOfProject(tx, projectId);
  if (!draft) return;
  const lines = withChosenOptions(draft.lines, options);
  await updateDraft(tx, { ...draft, version: draft.version + 1, lines }, deps.clock());
}

function nameAgreed(quote: NumberedQuote): NamedDocument {
  return {
    id: quote.id,
    number: quote.number,
    version: quote.version,
    contentSha256: canonicalSha256(quote),
    viewSha256: canonicalSha256(quoteView(quote)),
    pdfSha256: null,
  };
}
