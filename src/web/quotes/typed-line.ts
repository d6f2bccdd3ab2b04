import { STANDARD_VAT_BASIS_POINTS } from "#domain/company/company.ts";
import type { ItemLine, Line } from "#domain/lines/line.ts";
import type { ChosenVatReason } from "#domain/lines/vat-reasons.ts";
import { chosenReason } from "#domain/lines/vat-reasons.ts";
import { vatTreatment } from "#domain/lines/vat-treatment.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { formatScaled } from "#domain/shared/french-format.ts";
import { ONE_UNIT_E4, scaleDecimal } from "#domain/shared/money.ts";
import { MAX_QUANTITY, MAX_UNIT_PRICE_EUROS, readTypedNumber } from "#domain/shared/typed-number.ts";
import { newId } from "#web/client/new-id.ts";

/** A priced line as it is typed: figures are text until the line is kept. */
export type TypedItem = Pick<ItemLine, "label" | "nature" | "unit" | "isOption"> & {
  details: string;
  quantity: string;
  unitPrice: string;
  discount: string;
  vatRate: number;
  vatReason: ChosenVatReason | null;
};

/** The sentences beside the fields that cannot be kept. */
export type ItemProblems = Partial<Record<"label" | "quantity" | "unitPrice" | "discount" | "vatReason", string>>;

/** A line as its form shows it. */
export function toTypedItem(line: ItemLine): TypedItem {
  const { label, nature, unit, isOption, vat } = line;
  return {
    label,
    nature,
    unit,
    isOption,
    details: line.details.join("\n"),
    quantity: formatScaled(line.quantityE4, 4, 0),
    unitPrice: line.unitPriceE6 === 0 ? "" : formatScaled(line.unitPriceE6, 6, 2),
    discount: line.discountBasisPoints === 0 ? "" : formatScaled(line.discountBasisPoints, 2, 0),
    vatRate: vat.basisPoints,
    vatReason: chosenReason(vat.reason),
  };
}

/** The line that was typed, or what keeps it from being one. */
export function readItem(
  line: ItemLine,
  typedItem: TypedItem,
  asksVat: boolean,
): { line: ItemLine; problems: null } | { line: null; problems: ItemProblems } {
  const quantity = readTypedNumber(typedItem.quantity, MAX_QUANTITY);
  const unitPrice = readTypedNumber(typedItem.unitPrice, MAX_UNIT_PRICE_EUROS);
  // A share over 100 % has its own sentence.
  const discount = readTypedNumber(typedItem.discount.trim() === "" ? "0" : typedItem.discount, Infinity);
  const isTooMuch = discount.value !== null && discount.value > 100;
  const lacksReason = asksVat && typedItem.vatRate === 0 && typedItem.vatReason === null;
  const problems: ItemProblems = {
    ...(typedItem.label.trim() === "" && { label: fieldMessages.lineLabel }),
    ...(quantity.problem !== null && { quantity: quantity.problem }),
    ...(unitPrice.problem !== null && { unitPrice: unitPrice.problem }),
    ...(discount.problem !== null && { discount: discount.problem }),
    ...(isTooMuch && { discount: fieldMessages.overHundred }),
    ...(lacksReason && { vatReason: fieldMessages.vatReason }),
  };
  if (Object.keys(problems).length > 0) return { line: null, problems };
  const { nature, unit, isOption } = typedItem;
  const nextLine: ItemLine = {
    ...line,
    label: typedItem.label.trim(),
    details: typedItem.details.split("\n").filter((detail) => detail.trim() !== ""),
    nature,
    unit,
    isOption,
    quantityE4: scaleDecimal(quantity.value ?? 0, 4),
    unitPriceE6: scaleDecimal(unitPrice.value ?? 0, 6),
    discountBasisPoints: scaleDecimal(discount.value ?? 0, 2),
    vat: asksVat ? vatTreatment(typedItem.vatRate, typedItem.vatReason) : line.vat,
  };
  return { line: nextLine, problems: null };
}

/** A new priced line, taxed as the last one is. */
export function newItem(lines: readonly Line[]): ItemLine {
  const last = lines.findLast((line) => line.kind === "item");
  return {
    kind: "item",
    id: newId(),
    label: "",
    details: [],
    nature: "service",
    quantityE4: ONE_UNIT_E4,
    unit: "u",
    unitPriceE6: 0,
    discountBasisPoints: 0,
    vat: last?.kind === "item" ? last.vat : vatTreatment(STANDARD_VAT_BASIS_POINTS, null),
    isOption: false,
    source: null,
  };
}
