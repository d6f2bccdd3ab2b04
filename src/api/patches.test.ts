import { contract } from "#server/http/contract/contract.ts";
import { expect, test } from "vitest";
import { z } from "zod";

// A saving call changes only the fields that were sent. A default would change other fields.

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
};

const FILLS_IN = ["default", "prefault", "catch"];

/** What a schema would write without being asked: the path of each default, and of each required field of a PATCH. */
function writesUnasked(schema: z.ZodType, isPatch: boolean, path = "body"): string[] {
  const def = schema._zod.def as unknown as Def;
  const here = FILLS_IN.includes(def.type) ? [`${path}: ${def.type}`] : [];
  const fields = Object.entries(def.shape ?? {});
  // A call that changes a single thing may require it.
  const requiredFields =
    isPatch && fields.length > 1 ? fields.filter(([, field]) => !field.safeParse(undefined).success) : [];
  const inside = fields.flatMap(([name, field]) => writesUnasked(field, isPatch, `${path}.${name}`));
  const within = [def.innerType, def.in, ...(def.options ?? [])].flatMap((inner) =>
    inner ? writesUnasked(inner, isPatch, path) : [],
  );
  // A list is replaced as a whole, so its items are new.
  const inList = def.element ? writesUnasked(def.element, false, `${path}[]`) : [];
  return [...here, ...requiredFields.map(([name]) => `${path}.${name}: required`), ...inside, ...within, ...inList];
}

const saving = contract.filter(({ method, body }) => (method === "PATCH" || method === "PUT") && body !== undefined);

test("a call that saves writes only the fields sent", () => {
  expect(saving.length).toBeGreaterThan(5);
  const fields = saving.flatMap(({ method, path, body }) =>
    writesUnasked(body!, method === "PATCH").map((fault) => `${method} ${path} ${fault}`),
  );
  expect(
    fields,
    "fields written though nobody sent them: make each .optional(), without .default(), in src/api/<noun>.ts",
  ).toEqual([]);
});

test("a default is detected in objects, transforms, unions, lists and optional fields", () => {
  const schema = z.object({
    plain: z.string().default("a"),
    inner: z.object({ deep: z.number().prefault(1) }).optional(),
    later: z
      .string()
      .default("b")
      .transform((value) => value.trim())
      .nullish(),
    either: z.union([z.null(), z.object({ kind: z.string().catch("c"), other: z.string().optional() })]).optional(),
    list: z.array(z.object({ one: z.string().default("d") })).optional(),
    forced: z.string(),
  });
  expect(writesUnasked(schema, true)).toEqual([
    "body.forced: required",
    "body.plain: default",
    "body.inner.deep: prefault",
    "body.later: default",
    "body.either.kind: catch",
    "body.list[].one: default",
  ]);
});
