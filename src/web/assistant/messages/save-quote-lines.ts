import { beginDraft, saveDraft, toWireDiscount, toWireLine } from "#api/quotes.ts";
import { discountOf, lineOf } from "#domain/assistant/card/card-lines.ts";
import type { Effect } from "#domain/assistant/effect.ts";
import { call } from "#web/client/call.ts";

/** Writes the rows of a card as the lines of a project's quote. A second try writes the same lines again. */
export async function saveQuoteLines({ id, rows, discount }: Effect<"saveQuoteLines">): Promise<unknown> {
  const { draft } = await call(beginDraft, { params: { id }, body: {} });
  const content = { lines: rows.map(lineOf).map(toWireLine), discount: toWireDiscount(discountOf(discount)) };
  return call(saveDraft, { params: { id: draft.id }, body: { version: draft.version, ...content } });
}
