import { amountMark, bareSchema } from "#api/amounts.ts";
import type { z } from "zod";

// The marks of the contract say which fields are amounts. A field that the contract does not describe counts as an
// amount.

/**
 * An answer with every amount blanked at any depth: null, or empty where null is refused. JSON of unknown shape is
 * blanked too, unless the contract says `noAmount`. Throws when a value cannot be blanked, and then nothing is sent.
 */
export function withoutAmounts(schema: z.ZodType, answer: unknown): unknown {
  const mark = amountMark(schema);
  if (mark?.isHidden) return blankOf(schema);
  if (answer === null || answer === undefined) return answer;
  const { def } = bareSchema(schema);
  const walk = WALKS[def.type];
  // A walk is found by the type of its definition.
  if (walk) return walk(def as unknown as Inside, answer, schema);
  return mark || WITHOUT_INSIDE.has(def.type) ? answer : blankOf(schema);
}

/** Types that hold no other values. Only their mark says whether they are an amount. */
export const WITHOUT_INSIDE: ReadonlySet<string> = new Set(
  "string number int bigint boolean date enum literal template_literal null undefined void never nan".split(" "),
);

/** Types whose content the contract describes. */
export type Inside = {
  shape: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element: z.ZodType;
  valueType: z.ZodType;
  options: z.ZodType[];
};

const WALKS: Readonly<Record<string, (def: Inside, answer: unknown, schema: z.ZodType) => unknown>> = {
  object: ({ shape, catchall }, answer, schema) => {
    if (!isRecord(answer)) return blankOf(schema);
    const fields = Object.entries(answer).flatMap(([name, value]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : catchall;
      // A field that the contract does not know is not sent.
      return field ? [[name, withoutAmounts(field, value)] as const] : [];
    });
    return Object.fromEntries(fields);
  },
  array: ({ element }, answer, schema) =>
    Array.isArray(answer) ? answer.map((one) => withoutAmounts(element, one)) : blankOf(schema),
  record: ({ valueType }, answer, schema) =>
    isRecord(answer)
      ? Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withoutAmounts(valueType, value)]))
      : blankOf(schema),
  // The option that will read the answer is the first one that can.
  union: ({ options }, answer, schema) => {
    const option = options.find((one) => one.safeParse(answer).success);
    return option ? withoutAmounts(option, answer) : blankOf(schema);
  },
};

function isRecord(answer: unknown): answer is Record<string, unknown> {
  return typeof answer === "object" && answer !== null && !Array.isArray(answer);
}

/** True when a field may be blank in an answer: null, left out, or the empty text or list. */
export function canBeBlank(schema: z.ZodType): boolean {
  return blanksOf(schema).length > 0;
}

function blankOf(schema: z.ZodType): unknown {
  const blanks = blanksOf(schema);
  if (blanks.length === 0) throw new Error("an amount of this answer cannot be blanked: make its field nullable");
  return blanks[0];
}

function blanksOf(schema: z.ZodType): unknown[] {
  const { type } = bareSchema(schema).def;
  const blanks = [null, ...(type === "string" ? [""] : []), ...(type === "array" ? [[]] : []), undefined];
  return blanks.filter((blank) => schema.safeParse(blank).success);
}
