import { z } from "zod";

// An amount is declared where its field is. The server blanks it from this mark for whoever may not see amounts
// (server/http/contract/without-amounts.ts). `scripts/check-contract.ts` fails on a number that reads like money and
// has no mark.

/** In what a number says money: euros are for the fields that the specification names, all others are integers. */
type MoneyUnit = "euros" | "cents" | "e4" | "e6";

/** `isHidden`: blank for whoever may not see amounts; false for what reads like an amount and is none. */
type AmountMark = { isHidden: boolean; unit?: MoneyUnit };

const marks = z.registry<AmountMark>();

/** Euros, for the fields that the specification names. A new field speaks cents. */
export function money<Schema extends z.ZodType = z.ZodNumber>(schema?: Schema): Schema {
  return marked(schema ?? (z.number() as unknown as Schema), { isHidden: true, unit: "euros" });
}

/** Integer cents; the field's name ends with `_cents`. */
export function moneyCents(): z.ZodNumber {
  return marked(z.number().int(), { isHidden: true, unit: "cents" });
}

/** Euros x 10^4, an integer; the field's name ends with `_e4`. */
export function moneyE4(): z.ZodNumber {
  return marked(z.number().int(), { isHidden: true, unit: "e4" });
}

/** Euros x 10^6, an integer, as unit prices are; the field's name ends with `_e6`. */
export function moneyE6(): z.ZodNumber {
  return marked(z.number().int(), { isHidden: true, unit: "e6" });
}

/** What is no number and yet for those who see amounts alone: the bank's details, a document, JSON with prices. */
export function amountsOnly<Schema extends z.ZodType>(schema: Schema): Schema {
  return marked(schema, { isHidden: true });
}

/** What reads like an amount, or is JSON of no known shape, and may be seen by whoever works. */
export function noAmount<Schema extends z.ZodType>(schema: Schema): Schema {
  return marked(schema, { isHidden: false });
}

/** What a schema says of amounts, its own layers included (nullable, optional, a default); undefined when nothing. */
export function amountMark(schema: z.ZodType): AmountMark | undefined {
  const mark = marks.get(schema);
  if (mark) return mark;
  const layer = layerUnder(schema);
  return layer && amountMark(layer);
}

/** What a schema reads once its layers are off. */
export function bareSchema(schema: z.ZodType): z.ZodType {
  const layer = layerUnder(schema);
  return layer ? bareSchema(layer) : schema;
}

function layerUnder(schema: z.ZodType): z.ZodType | undefined {
  // What is read by a pipe, as a text is before it is trimmed, stands on its left.
  const { innerType, in: read } = schema.def as unknown as { innerType?: z.ZodType; in?: z.ZodType };
  return innerType ?? read;
}

// A copy, so that a schema used elsewhere keeps its own mark.
function marked<Schema extends z.ZodType>(schema: Schema, mark: AmountMark): Schema {
  const copy = schema.clone();
  marks.add(copy, mark);
  return copy;
}
