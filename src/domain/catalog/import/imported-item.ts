import { fieldNamed, hasFormula, plainHeader, valuesOf } from "../../imports/import-rows.ts";
import type { Unit } from "../../lines/line.ts";
import { parseFrenchNumber } from "../../shared/french-format.ts";
import { keysOf } from "../../shared/keys-of.ts";
import { scaleDecimal } from "../../shared/money.ts";
import type { Result } from "../../shared/refusal.ts";
import { ok, refused } from "../../shared/refusal.ts";
import { withoutHiddenCharacters } from "../../shared/text/hidden-characters.ts";
import { MAX_UNIT_PRICE_EUROS } from "../../shared/typed-number.ts";
import { VAT_RATES } from "../../shared/vat-rates.ts";
import { timesCoefficient } from "../items/assembly.ts";
import type { CatalogItem, ItemKind } from "../items/catalog-item.ts";
import { ITEM_LIMITS } from "../items/catalog-item.ts";
import type { PriceColumn, PriceField } from "./price-fields.ts";
import { KIND_NAMES, PRICE_COLUMN_NAMES, UNIT_NAMES } from "./price-import.messages.ts";

/** An item as a row of a file says it. What the row does not say is undefined, and leaves what is kept. */
export type ImportedItem = {
  label: string;
  reference: string;
  supplier: string;
  family?: string;
  details?: string;
  unit?: Unit;
  kind?: Exclude<ItemKind, "assembly">;
  costE6?: number;
  priceE6?: number;
  vatBasisPoints?: number;
};

/** What holds for every row of a file: the supplier of rows that name none, and the coefficient of their costs. */
export type FileOptions = { supplier: string; coefficientE4: number | null };

/** Why a row is not read. */
export type PriceRowRefusal =
  | "formula"
  | "no_label"
  | "wrong_amount"
  | "dear_amount"
  | "unknown_unit"
  | "unknown_kind"
  | "unknown_vat"
  | "long_text";

/** What each column is for, from what stands above it. Of two columns of one meaning, the first is taken. */
export function guessPriceColumns(headers: readonly string[]): PriceColumn[] {
  const columns = headers.map((header): PriceColumn => fieldNamed(header, PRICE_COLUMN_NAMES));
  const firstOnly = columns.map((column, place) => (columns.indexOf(column) === place ? column : ""));
  // « Description » is the label where nothing else is.
  return firstOnly.includes("label") ? firstOnly : firstOnly.map((column) => (column === "details" ? "label" : column));
}

/** The item of a row, by what each column is for. */
export function readImportedItem(
  columns: readonly PriceColumn[],
  cells: readonly string[],
  options: FileOptions,
): Result<ImportedItem, PriceRowRefusal> {
  const values = valuesOf(columns, cells);
  if (hasFormula(values)) return refused("formula");
  const textOf = (field: PriceField) => withoutHiddenCharacters((values.get(field) ?? []).join(" ")).trim();
  const texts = { label: textOf("label"), reference: textOf("reference"), details: textOf("details") };
  const family = textOf("family");
  const supplier = textOf("supplier") || options.supplier;
  if (texts.label === "") return refused("no_label");
  if (isTooLong({ ...texts, supplier, family })) return refused("long_text");
  const [cost, price] = [amountOf(textOf("cost")), amountOf(textOf("price"))];
  if (typeof cost === "string") return refused(cost);
  if (typeof price === "string") return refused(price);
  const unit = nameIn(textOf("unit"), UNIT_NAMES);
  const kind = nameIn(textOf("kind"), KIND_NAMES);
  const vatBasisPoints = rateOf(textOf("vat"));
  if (unit === null) return refused("unknown_unit");
  if (kind === null) return refused("unknown_kind");
  if (vatBasisPoints === null) return refused("unknown_vat");
  return ok({
    label: texts.label,
    reference: texts.reference,
    supplier,
    ...(family !== "" && { family }),
    ...(texts.details !== "" && { details: texts.details }),
    ...(unit !== undefined && { unit }),
    ...(kind !== undefined && { kind }),
    ...(cost !== undefined && { costE6: cost }),
    ...(price !== undefined && { priceE6: price }),
    ...(vatBasisPoints !== undefined && { vatBasisPoints }),
  });
}

/** A new item of the catalogue from a row. Null when its price would be one that no line may bear. */
export function itemFromRow(id: string, row: ImportedItem, { coefficientE4 }: FileOptions): CatalogItem | null {
  const hasCoefficient = row.priceE6 === undefined && row.costE6 !== undefined && coefficientE4 !== null;
  const kind = row.kind ?? (row.unit === "h" ? "labour" : "supply");
  return sellable({
    id,
    kind,
    label: row.label,
    details: row.details ?? "",
    reference: row.reference,
    supplier: row.supplier,
    family: row.family ?? "",
    unit: row.unit ?? (kind === "labour" ? "h" : "u"),
    costE6: row.costE6 ?? null,
    coefficientE4: hasCoefficient ? coefficientE4 : null,
    priceE6: row.priceE6 ?? null,
    vatBasisPoints: row.vatBasisPoints ?? null,
    vatReason: null,
  });
}

/**
 * An item that is kept, as a row changes it. A price follows its cost by the coefficient it has; one that was given by
 * hand stays, and the coefficient of the file is for items without any. Null as for `itemFromRow`.
 */
export function itemChangedByRow(item: CatalogItem, row: ImportedItem, options: FileOptions): CatalogItem | null {
  const costE6 = row.costE6 ?? item.costE6;
  const takesCoefficient = item.priceE6 === null && item.coefficientE4 === null && costE6 !== null;
  return sellable({
    ...item,
    label: row.label,
    supplier: row.supplier,
    reference: row.reference,
    costE6,
    ...(row.family !== undefined && { family: row.family }),
    ...(row.details !== undefined && { details: row.details }),
    ...(row.unit !== undefined && { unit: row.unit }),
    ...(row.kind !== undefined && { kind: row.kind }),
    ...(takesCoefficient && { coefficientE4: options.coefficientE4 }),
    ...(row.priceE6 !== undefined && { priceE6: row.priceE6, coefficientE4: null }),
    ...(row.vatBasisPoints !== undefined && { vatBasisPoints: row.vatBasisPoints, vatReason: null }),
  });
}

function sellable(item: CatalogItem): CatalogItem | null {
  const { costE6, coefficientE4 } = item;
  const isDear = costE6 !== null && coefficientE4 !== null && timesCoefficient(costE6, coefficientE4) === null;
  return isDear ? null : item;
}

function isTooLong(texts: {
  label: string;
  reference: string;
  details: string;
  supplier: string;
  family: string;
}): boolean {
  const fields = ["label", "reference", "details", "supplier", "family"] as const;
  return fields.some((field) => texts[field].length > ITEM_LIMITS[field]);
}

type WrongAmount = "wrong_amount" | "dear_amount";

// « 1.234,50 € », « 1 200,50 », « 1200.50 ». Undefined for nothing.
function amountOf(text: string): number | WrongAmount | undefined {
  const bareText = text.replace(/(?:€|euros?|eur|ht)/giu, "").trim();
  if (bareText === "") return undefined;
  const value = parseFrenchNumber(/^\d{1,3}(?:\.\d{3})+,\d+$/.test(bareText) ? bareText.replaceAll(".", "") : bareText);
  if (value === null || value < 0) return "wrong_amount";
  return value > MAX_UNIT_PRICE_EUROS ? "dear_amount" : scaleDecimal(value, 6);
}

// A rate of 0 % is kept with its reason, which no list says: the rate is then that of the quote.
function rateOf(text: string): number | null | undefined {
  const bareText = text.replace("%", "").trim();
  if (bareText === "") return undefined;
  const value = parseFrenchNumber(bareText);
  if (value === null) return null;
  // « 0,2 » is how spreadsheets write 20 %.
  const basisPoints = scaleDecimal(value, value > 0 && value < 0.9 ? 4 : 2);
  if (basisPoints === 0) return undefined;
  return VAT_RATES.includes(basisPoints) ? basisPoints : null;
}

// Null for an unknown name, undefined for none.
function nameIn<Name extends string>(
  text: string,
  names: Readonly<Record<Name, readonly string[]>>,
): Name | null | undefined {
  if (text === "") return undefined;
  const [exactText, words] = [text.toLowerCase(), plainHeader(text)];
  return keysOf(names).find((one) => names[one].includes(exactText) || names[one].includes(words)) ?? null;
}
