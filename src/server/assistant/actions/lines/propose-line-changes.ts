import { toDiscount, toLine } from "#api/quotes.ts";
import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import type { LineChange } from "#domain/assistant/actions/lines/said-lines.ts";
import { rateOrders } from "#domain/assistant/answered-order.ts";
import { rowOf } from "#domain/assistant/card/card-lines.ts";
import type { ChangedQuote, QuoteContent } from "#domain/assistant/changes/changed-quote.ts";
import { changedQuote } from "#domain/assistant/changes/changed-quote.ts";
import { lineChangeMessages } from "#domain/assistant/changes/line-change.messages.ts";
import type { LinePatch } from "#domain/assistant/changes/line-patch.ts";
import { linePatch } from "#domain/assistant/changes/line-patch.ts";
import { withLabel } from "#domain/assistant/changes/with-label.ts";
import { messages } from "#domain/assistant/conversation/assistant.messages.ts";
import type { CalendarDate } from "#domain/shared/calendar-date.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { readProjectDraft } from "#server/quotes/quote-drafts.ts";
import { isInvoiced, listVersionsOf } from "#server/quotes/quote-versions.repository.ts";
import type { TargetOrQuestion } from "../action-target.ts";
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
): Promise<TargetOrQuestion<LinePatch & { project_id: string }>> {
  if (await isInvoiced(tx, projectId)) return tell(lineChangeMessages.invoiced);
  // A version that came after the accepted one may still change.
  const [lastVersion] = await listVersionsOf(tx, projectId);
  if (lastVersion?.decision === "accepted") return tell(messages.changeAgreed(projectId));
  const content = await readContent(tx, projectId);
  if (content === null) return tell(proposalMessages.noQuote);
  const { vatRegime: regime } = await findCompany(tx);
  const nextQuote = changedQuote(content, changes, { regime, today });
  if (nextQuote.kind !== "changed") return ask(nextQuote, { projectId, isAlone: changes.length === 1, order });
  const patch = linePatch(content, nextQuote.content);
  if (patch === null) return tell(lineChangeMessages.partsOfCents(projectId));
  return { target: { project_id: projectId, ...patch } };
}

async function readContent(tx: Db, projectId: string): Promise<QuoteContent | null> {
  const { draft, first_lines } = await readProjectDraft(tx, projectId);
  const lines = (draft?.lines ?? first_lines ?? []).map(toLine);
  const rows = lines.flatMap((line) => (line.kind === "item" ? [rowOf(line)] : []));
  return rows.length === 0 ? null : { rows, discount: toDiscount(draft?.discount ?? null) };
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
  if (nextQuote.kind === "unread") return tell(lineChangeMessages.unread(nextQuote.text, projectId));
  return tell(SENTENCES[nextQuote.kind]);
}

const SENTENCES = {
  franchise: lineChangeMessages.franchise,
  last_line: lineChangeMessages.lastLine,
  same: lineChangeMessages.same,
};
