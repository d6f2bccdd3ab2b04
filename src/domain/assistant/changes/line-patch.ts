import type { Unit } from "../../lines/line.ts";
import { centsToE6, eurosToCents, scaleDecimal } from "../../shared/money.ts";
import { MAX_QUANTITY, MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../shared/typed-number.ts";
import type { CardRow, PastedSection } from "../conversation/message.ts";
import type { QuoteContent } from "./quote-content.ts";

/** What is other in the lines of a quote, by its names on the wire. What is absent stays as it is. */
export type LinePatch = {
  changed_lines: ChangedLine[];
  added_lines: AddedLine[];
  removed_ids: string[];
  /** 0 for no discount. */
  discount_basis_points?: number;
  /** The discount in euros, in the place of a share. */
  discount_cents?: number;
  /** The lots that lines went into, with these lines. */
  lots?: { label: string; line_ids: string[] }[];
  payment_days?: number;
};

type ChangedLine = {
  line_id: string;
  label?: string;
  is_option?: boolean;
  quantity?: number;
  unit_price_cents?: number;
  vat_basis_points?: number;
  discount_basis_points?: number;
};
type AddedLine = {
  label: string;
  quantity: number;
  unit: Unit;
  unit_price_cents: number;
  vat_basis_points: number;
  is_option?: true;
};

/** What makes one content of a quote of another. Null where a price has parts of a cent: its page keeps those. */
export function linePatch(content: QuoteContent, nextContent: QuoteContent): LinePatch | null {
  const rows = new Map(content.rows.map((row) => [row.id, row]));
  const nextIds = new Set(nextContent.rows.map(({ id }) => id));
  const patch: LinePatch = {
    changed_lines: [],
    added_lines: [],
    removed_ids: [...rows.keys()].filter((id) => !nextIds.has(id)),
  };
  for (const row of nextContent.rows) {
    const former = rows.get(row.id);
    const isPriced = former === undefined || row.unitPrice !== former.unitPrice;
    const unitPriceCents = isPriced ? priceCents(row) : 0;
    if (unitPriceCents === null) return null;
    if (former === undefined) patch.added_lines.push(addedLine(row, unitPriceCents));
    else {
      const change = {
        ...(row.label !== former.label && { label: row.label }),
        ...((row.isOption ?? false) !== (former.isOption ?? false) && { is_option: row.isOption ?? false }),
        ...(row.quantity !== former.quantity && { quantity: numberIn(row.quantity) }),
        ...(isPriced && { unit_price_cents: unitPriceCents }),
        ...(row.vatBasisPoints !== former.vatBasisPoints && { vat_basis_points: row.vatBasisPoints }),
        ...(row.discount !== former.discount && { discount_basis_points: shareIn(row.discount) }),
      };
      if (Object.keys(change).length > 0) patch.changed_lines.push({ line_id: row.id, ...change });
    }
  }
  return { ...patch, ...discountPatch(content, nextContent), ...wholePatch(content, nextContent) };
}

function discountPatch(content: QuoteContent, { discount }: QuoteContent): Partial<LinePatch> {
  if (JSON.stringify(discount) === JSON.stringify(content.discount)) return {};
  if (discount?.kind === "amount") return { discount_cents: discount.cents };
  return { discount_basis_points: discount?.basisPoints ?? 0 };
}

// A lot that lost a line to another one follows by itself.
function wholePatch(content: QuoteContent, nextContent: QuoteContent): Partial<LinePatch> {
  const { lots = [], paymentDays = null } = content;
  const idsOf = (label: string) => lots.find((lot) => lot.label === label)?.rowIds ?? [];
  const gainsOf = ({ label, rowIds }: PastedSection) => rowIds.filter((id) => !idsOf(label).includes(id));
  const nextLots = (nextContent.lots ?? []).flatMap((lot) => {
    const line_ids = gainsOf(lot);
    return line_ids.length === 0 ? [] : [{ label: lot.label, line_ids }];
  });
  const nextDays = nextContent.paymentDays ?? null;
  return {
    ...(nextLots.length > 0 && { lots: nextLots }),
    ...(nextDays !== null && nextDays !== paymentDays && { payment_days: nextDays }),
  };
}

function addedLine(row: CardRow, unit_price_cents: number): AddedLine {
  const { label, quantity, unit, vatBasisPoints: vat_basis_points, isOption } = row;
  const line = { label, quantity: numberIn(quantity), unit, unit_price_cents, vat_basis_points };
  return isOption ? { ...line, is_option: true } : line;
}

function shareIn(discount = "0"): number {
  return scaleDecimal(readTypedNumber(discount, 100).value ?? 0, 2);
}

function numberIn(text: string): number {
  return readTypedNumber(text, MAX_QUANTITY).value ?? 0;
}

function priceCents({ unitPrice }: CardRow): number | null {
  const { value } = readTypedNumber(unitPrice, MAX_UNIT_PRICE_EUROS);
  if (value === null) return null;
  const cents = eurosToCents(value);
  return centsToE6(cents) === scaleDecimal(value, 6) ? cents : null;
}
