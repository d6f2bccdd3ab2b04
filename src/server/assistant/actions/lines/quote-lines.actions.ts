import { moneyCents } from "#api/amounts.ts";
import { boundedNumber, id, limitedText, requiredText, units, vatBasisPoints } from "#api/fields.ts";
import type { WireLine } from "#api/quotes.ts";
import { beginDraft, saveDraft, toDiscount, toLine } from "#api/quotes.ts";
import { quoteConditions, saveQuoteConditions, toWireDeposit } from "#api/quotes/quote-conditions.ts";
import { sayChangeQuoteLines } from "#domain/assistant/changes/line-change.messages.ts";
import { MAX_WORK_DESCRIPTION } from "#domain/lines/line.ts";
import { linesUnderRegime } from "#domain/lines/lines-under-regime.ts";
import { NO_TERMS, withPrices } from "#domain/lines/terms.ts";
import { addUp } from "#domain/lines/totals.ts";
import { printsVat } from "#domain/lines/vat-treatment.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { centsToE6, eurosToCents, scaleDecimal } from "#domain/shared/money.ts";
import { MAX_QUANTITY, MAX_UNIT_PRICE_EUROS } from "#domain/shared/typed-number.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";
import { findQuoteConditions } from "#server/quotes/conditions/quote-conditions.repository.ts";
import { readProjectDraft } from "#server/quotes/quote-drafts.ts";
import { z } from "zod";
import { action } from "../action.ts";
import type { CallAs } from "../call-as.ts";
import { findNamedProject } from "../named-project.ts";
import { drawUp, readVersionFacts } from "./draw-up.ts";

// A person reads each of them before they confirm.
const MOST_CHANGED = 50;

const lineId = limitedText(64);
const quantity = boundedNumber(MAX_QUANTITY);
const unitPrice = moneyCents().int().min(0).max(eurosToCents(MAX_UNIT_PRICE_EUROS));

const discountShare = z.number().int().min(0).max(10_000);

const changedLine = z.object({
  line_id: lineId,
  quantity: quantity.optional(),
  unit_price_cents: unitPrice.optional(),
  vat_basis_points: vatBasisPoints.optional(),
  discount_basis_points: discountShare.optional(),
});

const addedLine = z.object({
  label: requiredText(MAX_WORK_DESCRIPTION, fieldMessages.lineLabel),
  quantity,
  unit: z.enum(units),
  unit_price_cents: unitPrice,
  vat_basis_points: vatBasisPoints,
  is_option: z.literal(true).optional(),
});

const input = z.object({
  project_id: id,
  changed_lines: z.array(changedLine).max(MOST_CHANGED).default([]),
  added_lines: z.array(addedLine).max(MOST_CHANGED).default([]),
  removed_ids: z.array(lineId).max(MOST_CHANGED).default([]),
  discount_basis_points: discountShare.optional(),
  deposit: quoteConditions.shape.deposit.optional(),
});

type Patch = z.output<typeof input>;

async function readFacts(tx: Db, { project_id }: { project_id: string }) {
  const namedProject = await findNamedProject(tx, project_id);
  if (!namedProject) return null;
  const { draft, first_lines } = await readProjectDraft(tx, project_id);
  const { vatRegime } = await findCompany(tx);
  const lines = linesUnderRegime((draft?.lines ?? first_lines ?? []).map(toLine), vatRegime);
  const discount = toDiscount(draft?.discount ?? null);
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
      return [{ ...words, vatBasisPoints: line.vat.basisPoints, isOption: line.isOption, discountBasisPoints }];
    }),
    discount,
    deposit: (await findQuoteConditions(tx, project_id)).deposit ?? null,
    netCents,
    grossCents,
  };
}

const changeLines = action({
  kind: "change_quote_lines",
  right: "amounts",
  input,
  readFacts,
  run: async (call, patch, record) => {
    const { project_id: projectId, deposit } = patch;
    if (deposit !== undefined) await call(saveQuoteConditions, { params: { id: projectId }, body: { deposit } });
    const outcome = hasOtherContent(patch) ? await changeContent(call, patch) : {};
    await drawUp(call, projectId, record);
    return outcome;
  },
  undo: async (call, { project_id: projectId, deposit }, record, { id: draftId, version, lines, discount }) => {
    if (deposit !== undefined) {
      const body = { deposit: record.deposit && toWireDeposit(record.deposit) };
      await call(saveQuoteConditions, { params: { id: projectId }, body });
    }
    if (draftId !== undefined)
      await call(saveDraft, { params: { id: String(draftId) }, body: { version, lines, discount } });
    await drawUp(call, projectId, record);
  },
  say: (_patch, record, nextRecord) => sayChangeQuoteLines(record, nextRecord),
});

// The lines of a quote that follows its estimation still follow it when its deposit alone is other.
function hasOtherContent({ changed_lines, added_lines, removed_ids, discount_basis_points }: Patch): boolean {
  return changed_lines.length + added_lines.length + removed_ids.length > 0 || discount_basis_points !== undefined;
}

async function changeContent(call: CallAs, patch: Patch) {
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

// A line that is not there any more changes nothing: the card is then no longer the one that was shown.
function patchedLines(lines: readonly WireLine[], { changed_lines, added_lines, removed_ids }: Patch): WireLine[] {
  const keptLines = lines.filter((line) => !removed_ids.includes(line.id));
  const changes = new Map(changed_lines.map((change) => [change.line_id, change]));
  const nextLines = keptLines.map((line): WireLine => {
    const change = changes.get(line.id);
    if (line.kind !== "item" || !change) return line;
    const { quantity: count, unit_price_cents, vat_basis_points, discount_basis_points } = change;
    return {
      ...line,
      ...(count !== undefined && { quantity_e4: scaleDecimal(count, 4) }),
      ...(unit_price_cents !== undefined && { unit_price_e6: centsToE6(unit_price_cents) }),
      ...(vat_basis_points !== undefined && { vat_basis_points, vat_reason: null }),
      ...(discount_basis_points !== undefined && { discount_basis_points }),
    };
  });
  const last = lines.findLast((line) => line.kind === "item");
  const reason = last?.kind === "item" && last.vat_basis_points === 0 ? last.vat_reason : null;
  const ids = new Set(lines.map((line) => line.id));
  return [
    ...nextLines,
    ...added_lines.map((line): WireLine => {
      const lineIdOfNew = freeId(ids);
      return {
        kind: "item",
        id: lineIdOfNew,
        label: line.label,
        details: [],
        nature: "service",
        quantity_e4: scaleDecimal(line.quantity, 4),
        unit: line.unit,
        unit_price_e6: centsToE6(line.unit_price_cents),
        discount_basis_points: 0,
        vat_basis_points: line.vat_basis_points,
        vat_reason: line.vat_basis_points === 0 ? reason : null,
        is_option: line.is_option ?? false,
        task_id: null,
      };
    }),
  ];
}

function patchedDiscount(discount: unknown, { discount_basis_points: basis_points }: Patch): unknown {
  if (basis_points === undefined) return discount;
  return basis_points === 0 ? null : { kind: "share", basis_points };
}

function freeId(ids: Set<string>): string {
  let rank = 1;
  while (ids.has(`added-${rank}`)) rank += 1;
  const lineIdOfNew = `added-${rank}`;
  ids.add(lineIdOfNew);
  return lineIdOfNew;
}

/** Changes of the lines of a quote that is made. */
export const QUOTE_LINES_ACTIONS = [changeLines];
