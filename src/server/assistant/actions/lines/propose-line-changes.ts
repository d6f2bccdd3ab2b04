import { toDiscount, toLine } from "#api/quotes.ts";
import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import type { LineChange } from "#domain/assistant/actions/lines/said-lines.ts";
import { readSaidLines } from "#domain/assistant/actions/lines/said-lines.ts";
import type { SaidAction } from "#domain/assistant/actions/said-action.ts";
import { rateOrders } from "#domain/assistant/answered-order.ts";
import { rowOf } from "#domain/assistant/card/card-lines.ts";
import { lotsOfLines } from "#domain/assistant/card/lots/lots-after.ts";
import { rowsAfterRename } from "#domain/assistant/card/orders/renamed-line.ts";
import { changedQuote } from "#domain/assistant/changes/changed-quote.ts";
import { lineChangeMessages } from "#domain/assistant/changes/line-change.messages.ts";
import type { LinePatch } from "#domain/assistant/changes/line-patch.ts";
import { linePatch } from "#domain/assistant/changes/line-patch.ts";
import type { ChangedQuote, QuoteContent } from "#domain/assistant/changes/quote-content.ts";
import { withLabel } from "#domain/assistant/changes/with-label.ts";
import { messages } from "#domain/assistant/conversation/assistant.messages.ts";
import { cardMessages } from "#domain/assistant/conversation/card.messages.ts";
import { QUOTE_VALID_DAYS } from "#domain/quotes/quote.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { findQuoteConditions } from "#server/quotes/conditions/quote-conditions.repository.ts";
import { readProjectDraft } from "#server/quotes/quote-drafts.ts";
import { isInvoiced, listVersionsOf } from "#server/quotes/quote-versions.repository.ts";
import type { SaidPlace, TargetOrQuestion } from "../action-target.ts";
import { tell } from "../action-target.ts";

/**
 * What changes of the lines of a project's quote make of it, or what to ask first: nothing about money is guessed.
 * `order`: the whole sentence, which an answer to the question completes.
 */
export async function findLineChanges(
  tx: Db,
  projectId: string,
  changes: readonly LineChange[],
  { today, order }: { today: CalendarDate; order: string },
): Promise<TargetOrQuestion<{ patch: LinePatch & { project_id: string }; text: string }>> {
  if (await isInvoiced(tx, projectId)) return tell(lineChangeMessages.invoiced);
  // A version that came after the accepted one may still change.
  const [lastVersion] = await listVersionsOf(tx, projectId);
  const isAgreed = lastVersion?.decision === "accepted";
  const content = await readContent(tx, projectId);
  if (content === null) return tell(proposalMessages.noQuote);
  const { vatRegime: regime } = await findCompany(tx);
  const nextQuote = changedQuote(content, changes, { regime, today });
  if (nextQuote.kind !== "changed") return ask(nextQuote, { projectId, isAlone: changes.length === 1, order });
  const patch = linePatch(content, nextQuote.content);
  if (patch === null) return tell(lineChangeMessages.partsOfCents(projectId));
  // A change order is about works: what was agreed of its payment stays.
  if (isAgreed && patch.payment_days !== undefined) return tell(messages.changeAgreed(projectId));
  return { target: { patch: { project_id: projectId, ...patch }, text: wordsBeside(changes, order, isAgreed) } };
}

// What a sentence says besides what the card holds.
function wordsBeside(changes: readonly LineChange[], order: string, isAgreed: boolean): string {
  const unread = readSaidLines(order)?.unread ?? [];
  const isValiditySaid = changes.some(({ kind }) => kind === "validity");
  return [
    isAgreed ? lineChangeMessages.inChangeOrder : "",
    isValiditySaid ? cardMessages.validity(QUOTE_VALID_DAYS) : "",
    unread.length > 0 ? lineChangeMessages.unreadBeside(unread) : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** « renomme le receveur en … » is about a line of the quote on screen when one has that name, and about no project. */
export async function asLineChange(
  tx: Db,
  saidAction: SaidAction,
  { pageProjectId, recentProjectId }: SaidPlace,
): Promise<SaidAction> {
  const projectId = pageProjectId ?? recentProjectId;
  const rename = saidAction.lines.find(({ kind }) => kind === "rename");
  if (saidAction.kind !== "rename_project" || rename === undefined || projectId === null) return saidAction;
  const content = await readContent(tx, projectId);
  const isOfLine = content !== null && (rowsAfterRename(content.rows, rename.text)?.rows ?? null) !== null;
  return isOfLine ? { ...saidAction, kind: "change_quote_lines", names: [], projectName: null } : saidAction;
}

async function readContent(tx: Db, projectId: string): Promise<QuoteContent | null> {
  const { draft, first_lines } = await readProjectDraft(tx, projectId);
  const lines = (draft?.lines ?? first_lines ?? []).map(toLine);
  const rows = lines.flatMap((line) => (line.kind === "item" ? [rowOf(line)] : []));
  if (rows.length === 0) return null;
  const { payment } = await findQuoteConditions(tx, projectId);
  return {
    rows,
    discount: toDiscount(draft?.discount ?? null),
    lots: lotsOfLines(lines),
    paymentDays: payment?.dueDays ?? null,
    hasGrossPrices: draft?.prices === "gross",
  };
}

// `isAlone`: nothing else was said, which a button of one change would leave out.
function ask(
  nextQuote: Exclude<ChangedQuote, { kind: "changed" }>,
  { projectId, isAlone, order }: { projectId: string; isAlone: boolean; order: string },
): ReturnType<typeof tell> {
  if (nextQuote.kind === "which") {
    const labels = nextQuote.candidates.map(({ label }) => label);
    const { change } = nextQuote;
    const choices = isAlone ? labels.flatMap((label) => withLabel(change, label) ?? []) : [];
    return tell(lineChangeMessages.which(labels), choices.length === labels.length ? choices : []);
  }
  if (nextQuote.kind === "no_line") {
    const labels = nextQuote.rows.map(({ label }) => label);
    return tell(lineChangeMessages.noLine(nextQuote.label, labels, projectId));
  }
  if (nextQuote.kind === "no_price") return tell(lineChangeMessages.noPrice(nextQuote.label));
  if (nextQuote.kind === "no_rate") {
    const { label, rates } = nextQuote;
    return { ask: { text: lineChangeMessages.noRate(label, rates), followUps: rateOrders(order, label, rates) } };
  }
  if (nextQuote.kind === "asked") return tell(nextQuote.question);
  if (nextQuote.kind === "unread") return tell(lineChangeMessages.unread(nextQuote.text, projectId));
  return tell(SENTENCES[nextQuote.kind]);
}

const SENTENCES = {
  franchise: lineChangeMessages.franchise,
  last_line: lineChangeMessages.lastLine,
  same: lineChangeMessages.same,
};
