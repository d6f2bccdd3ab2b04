import { proposalMessages } from "#domain/assistant/actions/action.messages.ts";
import { isTitleOf } from "#domain/assistant/actions/named-apart.ts";
import type { SaidAction } from "#domain/assistant/actions/said-action.ts";
import { searchText } from "#domain/shared/search-text.ts";
import type { StatedDocument } from "#server/analytics/question.figures.ts";
import type { Db } from "#server/db/database.ts";
import { readCreditDraft } from "#server/invoices/credit-draft.ts";
import type { ActionRequest, Place } from "./action-request.ts";
import { open, want } from "./action-request.ts";
import type { TargetOrQuestion } from "./action-target.ts";
import { findInvoiceToCredit, findProjectSaid, listCreditable, tell } from "./action-target.ts";

/**
 * The credit note on the line of an invoice that a sentence names: on the invoice of this number, of the customer who
 * is named, or of the page. Null when the words may be those of a project, and no invoice is meant.
 */
export async function findLineToCredit(
  tx: Db,
  saidAction: SaidAction,
  place: Place,
): Promise<TargetOrQuestion<ActionRequest> | null> {
  const { creditedWords } = saidAction;
  const invoices = await listMeant(tx, saidAction, place);
  if (invoices === null || "ask" in invoices) return invoices;
  const lines: { invoice: StatedDocument; id: string; label: string }[] = [];
  for (const invoice of invoices.target) {
    const draft = await readCreditDraft(place.deps, tx, invoice.id);
    const leftLines = draft.lines.filter(({ left_e4 }) => left_e4 !== 0);
    lines.push(...leftLines.map(({ line_id, label }) => ({ invoice, id: line_id, label })));
  }
  const namedLines = lines.filter(({ label }) => isTitleOf(label, creditedWords));
  const exactLines = namedLines.filter(({ label }) => searchText(label) === searchText(creditedWords));
  const [line, ...others] = exactLines.length > 0 ? exactLines : namedLines;
  if (line && others.length > 0) {
    const names = [line, ...others].map(({ label, invoice }) => proposalMessages.lineOf(label, invoice.number));
    return open(proposalMessages.whichCreditedLine(names), `/etape/${line.invoice.project_id}/invoice`);
  }
  if (line) return want("credit_invoice", { invoice_id: line.invoice.id, line_ids: [line.id] });
  const project = await findProjectSaid(tx, saidAction, place);
  const [invoice] = invoices.target;
  return "target" in project || !invoice ? null : tell(proposalMessages.noCreditedLine(creditedWords, invoice.number));
}

/** The names of a sentence without the words of the line that it credits. */
export function namesOfOwner({ names, creditedWords }: SaidAction): string[] {
  const lineWords = new Set(searchText(creditedWords).split(/[^a-z0-9]+/));
  return names.filter((name) => !lineWords.has(name));
}

async function listMeant(
  tx: Db,
  saidAction: SaidAction,
  place: Place,
): Promise<TargetOrQuestion<StatedDocument[]> | null> {
  if (saidAction.documentNumber !== null) {
    const invoice = await findInvoiceToCredit(tx, saidAction, place);
    return "ask" in invoice ? invoice : { target: [invoice.target] };
  }
  const names = namesOfOwner(saidAction);
  const meantId = place.pageProjectId ?? place.recentProjectId;
  if (names.length === 0) return meantId === null ? null : { target: await listCreditable(tx, meantId, place) };
  const project = await findProjectSaid(tx, { ...saidAction, names }, place);
  return "ask" in project ? project : { target: await listCreditable(tx, project.target, place) };
}
