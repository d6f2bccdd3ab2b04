import type { WireLine } from "#api/quotes.ts";
import { beginDraft, saveDraft, toDiscount, toLine } from "#api/quotes.ts";
import type { WireConditions } from "#api/quotes/quote-conditions.ts";
import { saveQuoteConditions, toWireDeposit } from "#api/quotes/quote-conditions.ts";
import { lotsOfLines } from "#domain/assistant/card/lots/lots-after.ts";
import { sayChangeQuoteLines } from "#domain/assistant/changes/line-change.messages.ts";
import { linesUnderRegime } from "#domain/lines/lines-under-regime.ts";
import { NO_TERMS, withPrices } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";
import { printsVat } from "#domain/lines/vat-treatment.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { findQuoteConditions } from "#server/quotes/conditions/quote-conditions.repository.ts";
import { readProjectDraft } from "#server/quotes/quote-drafts.ts";
import { action } from "../action.ts";
import type { CallAs } from "../call-as.ts";
import { findNamedProject } from "../named-project.ts";
import { drawUp, readVersionFacts } from "./draw-up.ts";
import type { LinesPatch } from "./lines-patch.ts";
import { linesPatch, patchedDiscount, patchedLines } from "./lines-patch.ts";

async function readFacts(tx: Db, { project_id }: { project_id: string }) {
  const namedProject = await findNamedProject(tx, project_id);
  if (!namedProject) return null;
  const { draft, first_lines } = await readProjectDraft(tx, project_id);
  const { vatRegime } = await findCompany(tx);
  const lines = linesUnderRegime((draft?.lines ?? first_lines ?? []).map(toLine), vatRegime);
  const lots = lotsOfLines(lines);
  const discount = toDiscount(draft?.discount ?? null);
  const { deposit = null, payment = null } = await findQuoteConditions(tx, project_id);
  const { netCents, grossCents } = addUp(lines, withPrices({ ...NO_TERMS, discount }, draft?.prices ?? "net"));
  return {
    ...namedProject.names,
    draftVersion: draft?.version ?? null,
    ...(await readVersionFacts(tx, project_id)),
    isTaxed: printsVat(vatRegime),
    lines: lines.flatMap((line) => {
      if (line.kind !== "item") return [];
      const { id: line_id, label, quantityE4, unit, unitPriceE6, discountBasisPoints } = line;
      const { grossCents: lineGrossCents } = addUp([{ ...line, isOption: false }], NO_TERMS);
      const words = { id: line_id, label, quantityE4, unit, unitPriceE6, grossCents: lineGrossCents };
      const lot = lots.find(({ rowIds }) => rowIds.includes(line_id))?.label ?? "";
      return [{ ...words, vatBasisPoints: line.vat.basisPoints, isOption: line.isOption, discountBasisPoints, lot }];
    }),
    discount,
    deposit,
    payment,
    paymentDays: payment?.dueDays ?? null,
    netCents,
    grossCents,
  };
}

const changeLines = action({
  kind: "change_quote_lines",
  right: "amounts",
  input: linesPatch,
  readFacts,
  run: async (call, patch, record) => {
    const { project_id: projectId } = patch;
    await saveConditions(call, patch, {
      ...(patch.deposit !== undefined && { deposit: patch.deposit }),
      ...(patch.payment_days !== undefined && {
        payment: { due_days: patch.payment_days, means: record.payment?.means ?? [] },
      }),
    });
    const outcome = hasOtherContent(patch) ? await changeContent(call, patch) : {};
    await drawUp(call, projectId, record);
    return outcome;
  },
  undo: async (call, patch, record, { id: draftId, version, lines, discount }) => {
    const { project_id: projectId } = patch;
    await saveConditions(call, patch, {
      ...(patch.deposit !== undefined && { deposit: record.deposit && toWireDeposit(record.deposit) }),
      ...(patch.payment_days !== undefined && {
        payment: record.payment && { due_days: record.payment.dueDays, means: record.payment.means },
      }),
    });
    if (draftId !== undefined)
      await call(saveDraft, { params: { id: String(draftId) }, body: { version, lines, discount } });
    await drawUp(call, projectId, record);
  },
  say: (_patch, record, nextRecord) => sayChangeQuoteLines(record, nextRecord),
});

// The lines of a quote that follows its estimation still follow it when its deposit alone is other.
function hasOtherContent({ changed_lines, added_lines, removed_ids, lots = [], ...patch }: LinesPatch): boolean {
  const isDiscounted = patch.discount_basis_points !== undefined || patch.discount_cents !== undefined;
  return changed_lines.length + added_lines.length + removed_ids.length + lots.length > 0 || isDiscounted;
}

async function saveConditions(
  call: CallAs,
  { project_id }: LinesPatch,
  body: Pick<Partial<WireConditions>, "deposit" | "payment">,
): Promise<void> {
  if (Object.keys(body).length > 0) await call(saveQuoteConditions, { params: { id: project_id }, body });
}

async function changeContent(call: CallAs, patch: LinesPatch) {
  const { draft } = await call(beginDraft, { params: { id: patch.project_id }, body: {} });
  const { lines, discount } = draft;
  const content = { lines: patchedLines(lines, patch), discount: patchedDiscount(discount, patch) };
  const version = await saveLines(call, { id: draft.id, version: draft.version }, content);
  return { id: draft.id, version, lines, discount };
}

type DraftContent = { lines: WireLine[]; discount: unknown };

async function saveLines(
  call: CallAs,
  { id: draftId, version }: { id: string; version: number },
  content: DraftContent,
): Promise<number> {
  const { draft } = await call(saveDraft, { params: { id: draftId }, body: { version, ...content } });
  return draft.version;
}

/** Changes of the lines of a quote that is made. */
export const QUOTE_LINES_ACTIONS = [changeLines];
