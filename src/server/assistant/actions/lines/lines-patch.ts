import { moneyCents } from "#api/amounts.ts";
import { boundedNumber, id, limitedText, requiredText, units, vatBasisPoints } from "#api/fields.ts";
import type { WireLine } from "#api/quotes.ts";
import { quoteConditions } from "#api/quotes/quote-conditions.ts";
import { linesInLots, lotsOfLines } from "#domain/assistant/card/lots/lots-after.ts";
import { lotOfWork } from "#domain/assistant/card/lots/rows-of-lot.ts";
import { MAX_WORK_DESCRIPTION } from "#domain/lines/line.ts";
import { MAX_PAYMENT_DAYS } from "#domain/quotes/conditions/quote-conditions.ts";
import { MAX_DRAFT_LINES } from "#domain/quotes/quote-draft.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { centsToE6, eurosToCents, scaleDecimal } from "#domain/shared/money.ts";
import { MAX_QUANTITY, MAX_UNIT_PRICE_EUROS } from "#domain/shared/typed-number.ts";
import { z } from "zod";

// A person reads each of them before they confirm.
const MOST_CHANGED = 50;

const lineId = limitedText(64);
const quantity = boundedNumber(MAX_QUANTITY);
const unitPrice = moneyCents().int().min(0).max(eurosToCents(MAX_UNIT_PRICE_EUROS));

const discountShare = z.number().int().min(0).max(10_000);

const label = requiredText(MAX_WORK_DESCRIPTION, fieldMessages.lineLabel);

const changedLine = z.object({
  line_id: lineId,
  label: label.optional(),
  is_option: z.boolean().optional(),
  quantity: quantity.optional(),
  unit_price_cents: unitPrice.optional(),
  vat_basis_points: vatBasisPoints.optional(),
  discount_basis_points: discountShare.optional(),
});

const addedLine = z.object({
  label,
  quantity,
  unit: z.enum(units),
  unit_price_cents: unitPrice,
  vat_basis_points: vatBasisPoints,
  is_option: z.literal(true).optional(),
});

/** What changes on a quote that is made. What is absent stays. */
export const linesPatch = z.object({
  project_id: id,
  changed_lines: z.array(changedLine).max(MOST_CHANGED).default([]),
  added_lines: z.array(addedLine).max(MOST_CHANGED).default([]),
  removed_ids: z.array(lineId).max(MOST_CHANGED).default([]),
  discount_basis_points: discountShare.optional(),
  discount_cents: unitPrice.optional(),
  lots: z
    .array(z.object({ label, line_ids: z.array(lineId).max(MAX_DRAFT_LINES) }))
    .max(MOST_CHANGED)
    .optional(),
  payment_days: z.number().int().min(0).max(MAX_PAYMENT_DAYS).optional(),
  deposit: quoteConditions.shape.deposit.optional(),
});

/** What changes on a quote that is made, as it was proposed. */
export type LinesPatch = z.output<typeof linesPatch>;

/**
 * The lines of a draft after a patch. A line that is not there any more changes nothing: the card is then no longer the
 * one that was shown. A line that is added goes into the lot that it belongs to by its words, otherwise last.
 */
export function patchedLines(
  lines: readonly WireLine[],
  { changed_lines, added_lines, removed_ids, lots = [] }: LinesPatch,
): WireLine[] {
  const keptLines = lines.filter((line) => !removed_ids.includes(line.id));
  const changes = new Map(changed_lines.map((change) => [change.line_id, change]));
  const nextLines = keptLines.map((line): WireLine => {
    const change = changes.get(line.id);
    if (line.kind !== "item" || !change) return line;
    const { quantity: count, unit_price_cents, vat_basis_points, discount_basis_points, is_option, label } = change;
    return {
      ...line,
      ...(label !== undefined && { label }),
      ...(is_option !== undefined && { is_option }),
      ...(count !== undefined && { quantity_e4: scaleDecimal(count, 4) }),
      ...(unit_price_cents !== undefined && { unit_price_e6: centsToE6(unit_price_cents) }),
      ...(vat_basis_points !== undefined && { vat_basis_points, vat_reason: null }),
      ...(discount_basis_points !== undefined && { discount_basis_points }),
    };
  });
  const last = lines.findLast((line) => line.kind === "item");
  const reason = last?.kind === "item" && last.vat_basis_points === 0 ? last.vat_reason : null;
  const ids = new Set(lines.map((line) => line.id));
  const addedLines = added_lines.map((line): WireLine => {
    return {
      kind: "item",
      id: freeId(ids, "added"),
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
  });
  const lotsNow = lotsOfLines(nextLines);
  const lotsOfAdded = addedLines.flatMap((line) => {
    const lot = lotOfWork(line.label, lotsNow);
    return lot === null ? [] : [{ label: lot.label, rowIds: [line.id] }];
  });
  const saidLots = lots.map((lot) => ({ label: lot.label, rowIds: lot.line_ids }));
  const newSection = (label: string): WireLine => ({ kind: "section", id: freeId(ids, "section"), label, level: 1 });
  return linesInLots([...nextLines, ...addedLines], [...lotsOfAdded, ...saidLots], newSection);
}

/** The discount of a draft after a patch. */
export function patchedDiscount(
  discount: unknown,
  { discount_basis_points: basis_points, discount_cents }: LinesPatch,
): unknown {
  if (discount_cents !== undefined) return { kind: "amount", discount_cents };
  if (basis_points === undefined) return discount;
  return basis_points === 0 ? null : { kind: "share", basis_points };
}

function freeId(ids: Set<string>, kind: "added" | "section"): string {
  let rank = 1;
  while (ids.has(`${kind}-${rank}`)) rank += 1;
  const lineIdOfNew = `${kind}-${rank}`;
  ids.add(lineIdOfNew);
  return lineIdOfNew;
}
