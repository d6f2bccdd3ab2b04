import type { DraftAnswer, saveDraft as saveDraftEndpoint } from "#api/quotes.ts";
import { toDiscount, toLine, toWireDiscount, toWireLine } from "#api/quotes.ts";
import { checkVat } from "#domain/lines/check-vat.ts";
import type { Line } from "#domain/lines/line.ts";
import { draftLines } from "#domain/lines/lines-under-regime.ts";
import { lineMessages } from "#domain/lines/line.messages.ts";
import type { QuoteDraft } from "#domain/quotes/quote-draft.ts";
import { changedEstimate, draftFromEstimate } from "#domain/quotes/quote-draft.ts";
import { quoteMessages } from "#domain/quotes/quote.messages.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { canonicalSha256 } from "#server/documents/canonical-json.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import { loadEstimate } from "#server/projects/load-estimate.ts";
import { findProject, lockProject } from "#server/projects/projects.repository.ts";
import type { z } from "zod";
import { findDraft, insertDraft, findDraftOfProject, updateDraft } from "./quote-drafts.repository.ts";

/** The draft of a project's quote on the wire, or null. */
export async function projectDraftAnswer(deps: Deps, tx: Db, projectId: string): Promise<DraftAnswer | null> {
  if (!(await findProject(tx, projectId))) throw notFound();
  const draft = await findDraftOfProject(tx, projectId);
  return draft && draftAnswer(deps, tx, draft);
}

/** The draft of that id on the wire. */
export async function draftAnswerById(deps: Deps, tx: Db, id: string): Promise<DraftAnswer> {
  const draft = await findDraft(tx, id);
  if (!draft) throw notFound();
  return draftAnswer(deps, tx, draft);
}

/**
 * Gives a project its draft, the estimation's lines being its first ones; answers the one it has. Refuses an estimation
 * at 0 % whose reason nobody has said.
 */
export async function beginDraft(deps: Deps, tx: Db, companyId: string, projectId: string): Promise<DraftAnswer> {
  if (!(await lockProject(tx, projectId))) throw notFound();
  const lines = await estimateLinesOf(deps, tx, projectId);
  const vat = checkVat(lines);
  if (!vat.ok) throw refusalError(vat.refusal, lineMessages);
  const draft = draftFromEstimate(deps.ids(), projectId, lines);
  return draftAnswer(deps, tx, await insertDraft(tx, companyId, draft, deps.clock()));
}

/** Saves a draft over the version that was read. Refuses 409 `draft_stale` when another was saved since. */
export async function saveDraft(
  deps: Deps,
  tx: Db,
  id: string,
  body: z.output<typeof saveDraftEndpoint.body>,
): Promise<DraftAnswer> {
  const storedDraft = await findDraft(tx, id);
  if (!storedDraft) throw notFound();
  const { vatRegime } = await findCompany(tx);
  const lines = draftLines(body.lines.map(toLine), vatRegime);
  const vat = checkVat(lines);
  if (!vat.ok) throw refusalError(vat.refusal, lineMessages);
  const estimate = await estimateLinesOf(deps, tx, storedDraft.projectId);
  // Lines that the estimation gives only since the seller looked are still to be offered.
  const hasSeenEstimate = body.seen_estimate_version === canonicalSha256(estimate);
  const seed = hasSeenEstimate ? estimate : storedDraft.seed;
  const terms = { ...storedDraft.terms, discount: toDiscount(body.discount) };
  const draft = { ...storedDraft, version: body.version + 1, lines: withSources(lines, storedDraft), terms, seed };
  if (!(await updateDraft(tx, draft, deps.clock()))) throw new ApiError(409, "draft_stale", quoteMessages.draft_stale);
  return draftAnswer(deps, tx, draft);
}

async function draftAnswer(deps: Deps, tx: Db, draft: QuoteDraft): Promise<DraftAnswer> {
  const estimate = await estimateLinesOf(deps, tx, draft.projectId);
  const offeredLines = changedEstimate(draft, estimate);
  const { vatRegime } = await findCompany(tx);
  const onTheWire = (lines: readonly Line[]) => draftLines(lines, vatRegime).map(toWireLine);
  return {
    id: draft.id,
    project_id: draft.projectId,
    version: draft.version,
    lines: onTheWire(draft.lines),
    discount: toWireDiscount(draft.terms.discount),
    estimate_lines: offeredLines && onTheWire(offeredLines),
    estimate_version: canonicalSha256(estimate),
  };
}

// The lines of the estimation as they are now; none while there is no estimation.
async function estimateLinesOf(deps: Deps, tx: Db, projectId: string): Promise<Line[]> {
  const project = await findProject(tx, projectId);
  if (!project) throw notFound();
  const pricing = await loadEstimate(deps, tx, project);
  return pricing.ok ? pricing.value.lines : [];
}

// The wire says of a source the task alone: a line of the whole estimation keeps what it had.
function withSources(lines: readonly Line[], { lines: storedLines, seed }: QuoteDraft): Line[] {
  const sources = new Map(
    [...seed, ...storedLines].flatMap((line) => (line.kind === "item" ? [[line.id, line.source]] : [])),
  );
  return lines.map((line) =>
    line.kind === "item" && line.source === null ? { ...line, source: sources.get(line.id) ?? null } : line,
  );
}
