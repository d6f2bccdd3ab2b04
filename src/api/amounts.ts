import { z } from "zod";

// A field of the contract is marked as an amount where it is declared. From this mark the server blanks it for roles
// that may not see amounts (server/http/contract/without-amounts.ts). `scripts/check-contract.ts` fails on a number
// that reads like money and has no mark.

/** The unit of an amount. Euros are for the fields that the specification names. All others are integers. */
type MoneyUnit = "euros" | "cents" | "e4" | "e6";

/** `isHidden`: blanked for roles without amounts. False for a field that reads like an amount and is not one. */
type AmountMark = { isHidden: boolean; unit?: MoneyUnit };

const marks = z.registry<AmountMark>();

/** Euros, for the fields that the specification names. A new field uses cents. */
export function money<Schema extends z.ZodType = z.ZodNumber>(schema?: Schema): Schema {
  // Without a schema, `Schema` is the number that its default says. The compiler cannot tie the two together.
  return withMark(schema ?? (z.number() as unknown as Schema), { isHidden: true, unit: "euros" });
}

/** Integer cents. The field's name ends with `_cents`. `error`: the sentence for anything else. */
export function moneyCents(error?: string): z.ZodNumber {
  return withMark(z.number(error).int(error), { isHidden: true, unit: "cents" });
}

/** Euros x 10^4, an integer. The field's name ends with `_e4`. */
export function moneyE4(): z.ZodNumber {
  return withMark(z.number().int(), { isHidden: true, unit: "e4" });
}

/** Euros x 10^6, an integer, as for unit prices. The field's name ends with `_e6`. */
export function moneyE6(): z.ZodNumber {
  return withMark(z.number().int(), { isHidden: true, unit: "e6" });
}

/** A value that is no number and yet shows amounts: bank details, a document, JSON with prices. It is blanked too. */
export function amountsOnly<Schema extends z.ZodType>(schema: Schema): Schema {
  return withMark(schema, { isHidden: true });
}

/** A value that reads like an amount, or JSON of unknown shape, that every role may see. */
export function noAmount<Schema extends z.ZodType>(schema: Schema): Schema {
  return withMark(schema, { isHidden: false });
}

/** The mark of a schema, under its layers (nullable, optional, a default). Undefined without a mark. */
export function amountMark(schema: z.ZodType): AmountMark | undefined {
  const mark = marks.get(schema);
  if (mark) return mark;
  const layer = layerUnder(schema);
  return layer && amountMark(layer);
}

/** The schema under these layers. */
export function bareSchema(schema: z.ZodType): z.ZodType {
  const layer = layerUnder(schema);
  return layer ? bareSchema(layer) : schema;
}

function layerUnder(schema: z.ZodType): z.ZodType | undefined {
  // A pipe (a text that is trimmed, for instance) reads its value on its left side. The type of a definition lists no
  // part of its kinds.
  const { innerType, in: leftSide } = schema.def as unknown as { innerType?: z.ZodType; in?: z.ZodType };
  return innerType ?? leftSide;
}

// A copy, so that the same schema used elsewhere keeps its own mark.
function withMark<Schema extends z.ZodType>(schema: Schema, mark: AmountMark): Schema {
  const copy = schema.clone();
  marks.add(copy, mark);
  return copy;
}
