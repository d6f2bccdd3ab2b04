import { contract } from "#api/contract.ts";
import { anyJson, day, id, limited, text } from "#api/fields.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { unlimited } from "./check-contract.ts";

const of = (body: z.ZodType) => unlimited([{ method: "POST", path: "/api/planted", body }]);

test("every text and every list of the contract has a limit", () => {
  expect(unlimited(contract)).toEqual([]);
});

test.each<[string, z.ZodType]>([
  ["a text without a limit", z.string()],
  ["a pattern before the limit", z.string().regex(/^a+$/).max(10)],
  ["a pattern after a limit that does not stop it", z.string().max(10).regex(/^a+$/)],
  ["an identifier, which is a pattern", z.uuid().max(36)],
  ["an optional text", z.string().optional()],
  ["a text with a default", z.string().default("")],
  ["a text before a transformation", z.string().transform((value) => value.trim())],
  ["a text before a refinement", z.string().refine((value) => value !== "")],
  ["a text made ready before it is limited", z.preprocess((value) => value, z.string())],
  ["a text in a list", z.array(z.string()).max(3)],
  ["a list without a most", z.array(limited(10))],
  ["one of two texts", z.union([limited(10), z.string()])],
  ["a text deep in an object", z.object({ a: z.object({ b: z.string() }) }).partial()],
  ["anything", z.unknown()],
  ["whatever else an object holds", z.looseObject({})],
  ["a record", z.record(z.string(), z.number())],
  ["a value of our own", z.custom<string>()],
])("is caught: %s", (_name, field) => {
  expect(of(z.object({ field }))).toHaveLength(1);
});

test("what is limited passes", () => {
  const fields = {
    day,
    id,
    text: text(10),
    title: limited(10).regex(/^a+$/),
    any: anyJson(100),
    list: z.array(limited(5)).max(3),
    kind: z.enum(["a"]),
    count: z.coerce.number(),
  };
  expect(of(z.object(fields).catchall(anyJson(10)))).toEqual([]);
});

test("what is too long meets no pattern", () => {
  let asked = 0;
  const field = limited(10).refine(() => ++asked > 0);
  expect(field.safeParse("x".repeat(11)).success).toBe(false);
  expect(asked).toBe(0);
  for (const one of [day, id]) expect(one.safeParse("x".repeat(1_000_000)).error?.issues).toHaveLength(1);
});
