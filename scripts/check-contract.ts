import { contract } from "#api/contract.ts";
import type { Endpoint } from "#api/endpoint.ts";
import { fileURLToPath } from "node:url";
import type { z } from "zod";

// Every text that somebody may send has a longest length, looked at before anything else reads it; every list has a
// most.

/** More than any body may hold: what accepts it has no limit of its own. */
const ENDLESS = "x".repeat(1_100_000);

/** What is unlimited in what an endpoint reads, one line each: `METHOD path, where: why`. */
export function unlimited(lines: readonly Pick<Endpoint, "method" | "path" | "query" | "body">[]): string[] {
  return lines.flatMap(({ method, path, query, body }) =>
    Object.entries({ query, body }).flatMap(([part, schema]) =>
      (schema ? faultsOf(schema, part) : []).map((fault) => `${method} ${path}, ${fault}`),
    ),
  );
}

type Def = { type: string } & Record<string, unknown>;

// Types whose values have no length of their own.
const SHORT = new Set(["number", "int", "boolean", "enum", "literal", "null", "undefined", "date", "never"]);

function faultsOf(schema: z.ZodType, at: string): string[] {
  const def = schema.def as unknown as Def;
  if (SHORT.has(def.type)) return [];
  if (def.type === "string") return faultOfText(schema, at);
  if (def.type === "array") return [...faultOfList(schema, at), ...faultsOf(def.element as z.ZodType, `${at}[]`)];
  if (def.type === "object") return faultsOfObject(def, at);
  // What comes after a text read within its limit is as short as it.
  if (def.type === "pipe") return faultsOf(def.in as z.ZodType, at);
  if (def.type === "record") return [`${at}: record, whose keys nobody limits`];
  if (def.type === "union") return (def.options as z.ZodType[]).flatMap((option) => faultsOf(option, at));
  if (def.innerType) return faultsOf(def.innerType as z.ZodType, at);
  // Anything at all (unknown, custom, a transformation): only what it refuses tells whether it has a limit.
  return schema.safeParse(ENDLESS).success || schema.safeParse({ a: ENDLESS }).success
    ? [`${at}: ${def.type} without a limit`]
    : [];
}

function faultsOfObject({ shape, catchall }: Def, at: string): string[] {
  const fields = Object.entries(shape as Record<string, z.ZodType>).flatMap(([name, field]) =>
    faultsOf(field, `${at}.${name}`),
  );
  return catchall ? [...fields, ...faultsOf(catchall as z.ZodType, `${at}.*`)] : fields;
}

type Check = { check: string; abort?: boolean };

function faultOfText(schema: z.ZodType, at: string): string[] {
  const checks = checksOf(schema);
  const [first] = checks;
  if (first?.check !== "max_length") return [`${at}: text without a longest length as its first check`];
  // Without `abort` the checks that follow, patterns among them, still read the text that is too long.
  return checks.length > 1 && first.abort !== true
    ? [`${at}: text whose longest length does not stop the checks after it`]
    : [];
}

function faultOfList(schema: z.ZodType, at: string): string[] {
  return checksOf(schema).some(({ check }) => check === "max_length") ? [] : [`${at}: list without a most`];
}

function checksOf(schema: z.ZodType): Check[] {
  const { checks = [], check } = schema.def as unknown as { checks?: { _zod: { def: Check } }[]; check?: string };
  // A format (an address, an identifier) is a check of the type itself, done before all others.
  return [...(check ? [{ check }] : []), ...checks.map((one) => one._zod.def)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = unlimited(contract);
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0
      ? `contract: every text of ${contract.length} endpoints has its longest length`
      : `contract: ${faults.length} unlimited`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
