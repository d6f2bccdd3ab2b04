import type { Unit } from "../../lines/line.ts";
import type { ChosenVatReason } from "../../lines/vat-reasons.ts";
import { formatScaled } from "../../shared/french-format.ts";
import { scaleDecimal } from "../../shared/money.ts";
import { MAX_QUANTITY, MAX_UNIT_PRICE_EUROS, readTypedNumber } from "../../shared/typed-number.ts";
import type { Component, UnitAmounts } from "./assembly.ts";
import { unitAmounts } from "./assembly.ts";
import type { CatalogItem, ItemKind } from "./catalog-item.ts";
import { MAX_COEFFICIENT } from "./catalog-item.ts";
import { itemMessages } from "./item.messages.ts";

/** A component while its assembly is typed. Its amounts are those of one of its item. */
export type TypedComponent = {
  itemId: string;
  label: string;
  unit: Unit;
  costE6: number | null;
  priceE6: number | null;
  isArchived: boolean;
  quantity: string;
};

/** An item as it is typed: figures are text until it is kept. */
export type TypedItem = {
  kind: ItemKind;
  label: string;
  details: string;
  reference: string;
  supplier: string;
  family: string;
  unit: Unit;
  cost: string;
  coefficient: string;
  price: string;
  vatBasisPoints: number | null;
  vatReason: ChosenVatReason | null;
  components: TypedComponent[];
};

/** The sentences beside the fields that cannot be kept; those of quantities by the ID of their item. */
export type ItemProblems = Partial<Record<string, string>>;

/** An item that was typed and may be kept. */
export type ReadItem = Omit<CatalogItem, "id"> & { components: { itemId: string; quantityE4: number }[] };

/** A new item of a kind. */
export function newTypedItem(kind: ItemKind): TypedItem {
  return {
    kind,
    label: "",
    details: "",
    reference: "",
    supplier: "",
    family: "",
    unit: kind === "labour" ? "h" : "u",
    cost: "",
    coefficient: "",
    price: "",
    vatBasisPoints: null,
    vatReason: null,
    components: [],
  };
}

/** An amount as its field shows it: euros x 10^6, empty for none. */
export function typedAmount(amountE6: number | null): string {
  return amountE6 === null ? "" : formatScaled(amountE6, 6, 2);
}

/** A coefficient as its field shows it. */
export function typedCoefficient(coefficientE4: number | null): string {
  return coefficientE4 === null ? "" : formatScaled(coefficientE4, 4, 0);
}

/** The item that was typed, or what keeps it from being kept. */
export function readTypedItem(
  typedItem: TypedItem,
): { item: ReadItem; problems: null } | { item: null; problems: ItemProblems } {
  const figures = figuresOf(typedItem);
  const { kind, vatBasisPoints, vatReason } = typedItem;
  const isAssembly = kind === "assembly";
  const problems: ItemProblems = {
    ...(typedItem.label.trim() === "" && { label: itemMessages.label }),
    ...figures.problems,
    ...(vatBasisPoints === 0 && vatReason === null && { vat_reason: itemMessages.vat_reason }),
    ...(isAssembly && typedItem.components.length === 0 && { components: itemMessages.no_component }),
  };
  if (Object.keys(problems).length > 0) return { item: null, problems };
  const { costE6, coefficientE4, priceE6, components } = figures;
  return {
    item: {
      kind,
      label: typedItem.label.trim(),
      details: typedItem.details.trim(),
      reference: typedItem.reference.trim(),
      supplier: typedItem.supplier.trim(),
      family: typedItem.family.trim(),
      unit: typedItem.unit,
      costE6: isAssembly ? null : costE6,
      coefficientE4,
      priceE6: coefficientE4 === null ? priceE6 : null,
      vatBasisPoints,
      vatReason,
      components: isAssembly ? components.map(({ itemId, quantityE4 }) => ({ itemId, quantityE4 })) : [],
    },
    problems: null,
  };
}

/** What one unit costs and sells for while it is typed: a figure that cannot be read counts as not known. */
export function typedAmounts(typedItem: TypedItem): UnitAmounts {
  const { components, ...figures } = figuresOf(typedItem);
  return unitAmounts({ kind: typedItem.kind, ...figures }, components);
}

/** A component while it is typed; a quantity that cannot be read counts as none. */
export function typedComponent({ quantity, ...amounts }: TypedComponent): Component {
  return { ...amounts, quantityE4: scaleDecimal(readTypedNumber(quantity, MAX_QUANTITY).value ?? 0, 4) };
}

function figuresOf({ cost, coefficient, price, components }: TypedItem) {
  const [readCost, readPrice] = [readAmount(cost, MAX_UNIT_PRICE_EUROS), readAmount(price, MAX_UNIT_PRICE_EUROS)];
  const readCoefficient = readAmount(coefficient, MAX_COEFFICIENT);
  const quantities = components.map((one) => [one.itemId, quantityProblem(one.quantity)] as const);
  return {
    costE6: scaledOrNull(readCost.value, 6),
    coefficientE4: scaledOrNull(readCoefficient.value, 4) || null,
    priceE6: scaledOrNull(readPrice.value, 6),
    components: components.map((one) => ({ itemId: one.itemId, ...typedComponent(one) })),
    problems: {
      ...(readCost.problem !== null && { cost_e6: readCost.problem }),
      ...(readCoefficient.problem !== null && { coefficient_e4: readCoefficient.problem }),
      ...(readPrice.problem !== null && { price_e6: readPrice.problem }),
      ...Object.fromEntries(quantities.filter(([, problem]) => problem !== null)),
    },
  };
}

function readAmount(text: string, max: number): { value: number | null; problem: string | null } {
  return text.trim() === "" ? { value: null, problem: null } : readTypedNumber(text, max);
}

function quantityProblem(text: string): string | null {
  const quantity = readTypedNumber(text, MAX_QUANTITY);
  if (quantity.problem !== null) return quantity.problem;
  return scaleDecimal(quantity.value, 4) === 0 ? itemMessages.zero_quantity : null;
}

function scaledOrNull(value: number | null, decimals: number): number | null {
  return value === null ? null : scaleDecimal(value, decimals);
}
