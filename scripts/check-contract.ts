import type { Endpoint } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import { mountingFaults } from "#server/http/contract/mounting-faults.ts";
import { findRoutes } from "#server/http/contract/product-routes.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import { amountFaults } from "./contract-amounts.ts";
import type { Source } from "./source-code.ts";
import { faultCount, lineFinder, productSources } from "./source-code.ts";

// The rules of the contract: every endpoint has one route and every route has its endpoint. The server writes no
// address of the API by hand. Every text that a user may send is read by `limited()`, every number has a minimum and a
// maximum, and every list a maximum. Every amount is declared (contract-amounts.ts).

const READ_TEXT = "read it with text(max) or limited(max) of src/api/fields.ts";
const READ_NUMBER =
  "read it with boundedNumber(max), vatBasisPoints or limit(most, unlessAsked) of src/api/fields.ts, " +
  "or add .min(…).max(…)";
const READ_ANYTHING = "read it with anyJson(max) of src/api/fields.ts";

/** Longer than any body may be: a field that accepts it has no limit. */
const ENDLESS = "x".repeat(1_100_000);

/** Larger than any stored number, and an integer: `int()` alone accepts it. */
const ENDLESS_NUMBER = Number.MAX_SAFE_INTEGER;

/** What is unlimited in what an endpoint reads, one line each: `METHOD path, where: why`. */
export function unlimitedInputs(lines: readonly Pick<Endpoint, "method" | "path" | "query" | "body">[]): string[] {
  return lines.flatMap(({ method, path, query, body }) =>
    Object.entries({ query, body }).flatMap(([part, schema]) =>
      (schema ? faultsOf(schema, part) : []).map((fault) => `${method} ${path}, ${fault}`),
    ),
  );
}

type Def = { type: string } & Record<string, unknown>;

// Types whose values have no length.
const SHORT = new Set(["boolean", "enum", "literal", "null", "undefined", "date", "never"]);

function faultsOf(schema: z.ZodType, at: string): string[] {
  const def = schema.def as unknown as Def;
  if (SHORT.has(def.type)) return [];
  if (def.type === "string") return faultOfText(schema, at);
  if (def.type === "number") return faultOfNumber(schema, at);
  if (def.type === "array") return [...faultOfList(schema, at), ...faultsOf(def.element as z.ZodType, `${at}[]`)];
  if (def.type === "object") return faultsOfObject(def, at);
  if (def.type === "pipe") return faultsOfPipe(schema, def.in as z.ZodType, at);
  if (def.type === "record") return [`${at}: record, whose keys have no limit: ${READ_ANYTHING}`];
  if (def.type === "union") return (def.options as z.ZodType[]).flatMap((option) => faultsOf(option, at));
  if (def.innerType) return faultsOf(def.innerType as z.ZodType, at);
  // For any other type (unknown, custom, a transformation), only a refused value shows that there is a limit.
  return schema.safeParse(ENDLESS).success || schema.safeParse({ a: ENDLESS }).success
    ? [`${at}: ${def.type} without a limit: ${READ_ANYTHING}`]
    : [];
}

// What follows a limited text in a pipe is limited too. A number may have its maximum in what follows.
function faultsOfPipe(schema: z.ZodType, input: z.ZodType, at: string): string[] {
  return (input.def as unknown as Def).type === "number" ? faultOfNumber(schema, at) : faultsOf(input, at);
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
  if (first?.check !== "max_length") return [`${at}: text without a longest length as its first check: ${READ_TEXT}`];
  // Without `abort` the following checks, patterns included, still read the text that is too long.
  return checks.length > 1 && first.abort !== true
    ? [`${at}: longest length does not stop the checks after it: ${READ_TEXT}`]
    : checks.some(({ check }) => check === "overwrite")
      ? []
      : [`${at}: text that may hold characters PostgreSQL cannot store (NUL, half of a surrogate pair): ${READ_TEXT}`];
}

function faultOfNumber(schema: z.ZodType, at: string): string[] {
  const isUnlimited = [-ENDLESS_NUMBER, ENDLESS_NUMBER].some(
    (number) => Math.abs(Number(schema.safeParse(number).data ?? 0)) === ENDLESS_NUMBER,
  );
  return isUnlimited ? [`${at}: number without a minimum and a maximum: ${READ_NUMBER}`] : [];
}

function faultOfList(schema: z.ZodType, at: string): string[] {
  return checksOf(schema).some(({ check }) => check === "max_length")
    ? []
    : [`${at}: list without a maximum length: add .max(…)`];
}

function checksOf(schema: z.ZodType): Check[] {
  const { checks = [], check } = schema.def as unknown as { checks?: { _zod: { def: Check } }[]; check?: string };
  // A format (an email, a UUID) is checked by the type, before any other check.
  return [...(check ? [{ check }] : []), ...checks.map((part) => part._zod.def)];
}

/**
 * Path parameters without a value in the tests, one sentence each. The test of company separation uses the values of
 * `test/filled-company.ts`, and creates a row with the POST of the path before the parameter.
 */
export function missingRows(lines: readonly Pick<Endpoint, "method" | "path">[], filledCompany: string): string[] {
  const rows = lines.flatMap(({ path }) => [...path.matchAll(/\}/g)].map(({ index }) => path.slice(0, index + 1)));
  const isCreated = (row: string) =>
    lines.some(({ method, path }) => method === "POST" && path === row.replace(/\/\{\w+\}$/, ""));
  return [...new Set(rows)]
    .filter((row) => !filledCompany.includes(`"${row}"`) && !isCreated(row))
    .map(
      (row) =>
        `no test has an id for ${row}: in fillCompany of test/filled-company.ts, ` +
        `make one of what it names and add "${row}" to the ids`,
    );
}

/** Addresses of the API that a file of the server writes by hand, one sentence each. `/api/docs` belongs to no noun. */
export function addressesByHand(file: string, text: string): string[] {
  const code = text.replace(/\/\*[^]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  return [...code.matchAll(/["'`](\/api\/[^"'`]*)["'`]/g)]
    .map(([, address]) => address)
    .filter((address) => address !== "/api/docs")
    .map(
      (address) =>
        `${file}: ${address} is written by hand: export its endpoint({ … }) from src/api/<noun>.ts, ` +
        "and answer it with route(…) in src/server/<noun>/<noun>.routes.ts",
    );
}

/**
 * The faults of endpoints, with those of one field reported once: its first endpoint, and how many more places have it.
 * A field that several endpoints share is fixed in one place.
 */
export function tellFieldsOnce(faults: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const fault of faults) {
    const key = fault.replace(/^[A-Z]+ \S+, (body|query|answer)(?:: |\.)(?:[^\s:.]+\.)*/, "$1 ");
    groups.set(key, [...(groups.get(key) ?? []), fault]);
  }
  return [...groups.values()].map(([first = "", ...more]) =>
    more.length === 0 ? first : first.replace(",", ` (and ${more.length} more),`),
  );
}

/** The faults, each with the place in `src/api` of the endpoint that it names first. */
export function withPlaces(faults: readonly string[], sources: readonly Source[]): string[] {
  return faults.map((fault) => {
    const [, method = "", path = ""] = /^([A-Z]+) (\/api\S*?),? /.exec(fault) ?? [];
    const place = method === "" ? null : placeOf(method, path, sources);
    return place === null ? fault : `${place}: ${fault}`;
  });
}

function placeOf(method: string, path: string, sources: readonly Source[]): string | null {
  for (const { path: file, text } of sources) {
    const start = text.indexOf(`method: "${method}",\n  path: "${path}"`);
    if (start >= 0) return `${file}:${lineFinder(text)(start)}`;
  }
  return null;
}

function addressesByHandUnder(root: string): string[] {
  return productSources(root)
    .filter(({ path }) => path.startsWith("src/server/"))
    .flatMap(({ path, text }) => addressesByHand(path, text));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const endpoints = productSources(root).filter(({ path }) => path.startsWith("src/api/"));
  const faults = [
    ...withPlaces(mountingFaults(contract, await findRoutes()), endpoints),
    ...missingRows(contract, readFileSync(join(root, "test/filled-company.ts"), "utf8")),
    ...addressesByHandUnder(root),
    ...withPlaces(tellFieldsOnce(unlimitedInputs(contract)), endpoints),
    ...withPlaces(tellFieldsOnce(amountFaults(contract)), endpoints),
  ];
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0
      ? `contract: ${contract.length} endpoints, each with its route, texts and numbers with limits, amounts declared`
      : `contract: ${faultCount(faults)}`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
