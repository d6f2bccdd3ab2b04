import { fileURLToPath } from "node:url";
import { parseSync } from "oxc-parser";
import type { Node, Source } from "./source-code.ts";
import { faultCount, isProduct, lineFinder, sourcesOf, visit, writtenTexts } from "./source-code.ts";

// Euros, cents, ten-thousandths and percent are converted only in src/domain/shared/money.ts, which decides the
// rounding. Elsewhere in src, one of their factors breaks the rule, in code and in SQL. So does an amount of cents that
// is multiplied, divided or rounded: half a cent appears there, and whoever rounds it decides alone.

const HOME = "src/domain/shared/money.ts";

const FACTORS: ReadonlySet<unknown> = new Set([100, 10_000, 1_000_000, 100_000_000, 0.01, 0.0001, 0.000001]);

const OPERATORS = new Set(["*", "/", "%", "*=", "/=", "%="]);

const FACTOR_IN_SQL = /[*/%]\s*(?:100|10000|1000000)(?:\.0*)?(?![\d.])/;

/** Every conversion outside that file, as `file:line` with what to do. */
export function conversions(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => isProduct(path) && path !== HOME)
    .flatMap((source) =>
      [...factorsInCode(source), ...factorsInTexts(source)].map(
        (line) =>
          `${source.path}:${line} converts an amount, a quantity or a share itself: call eurosToCents, centsToEuros, ` +
          `hoursToE4, percentOf, basisPointsToPercent… of ${HOME}, or add there what is missing`,
      ),
    );
}

function factorsInCode({ path, text }: Source): number[] {
  const lines: number[] = [];
  const lineAt = lineFinder(text);
  const { program } = parseSync(path, text);
  const names = new Set([...namedFactors(program), ...HOURS_OF_A_DAY]);
  const isUsed = (node: unknown) => isFactor(node) || names.has(nameOf(node));
  visit(program, (node) => {
    const { operator, left, right } = node as Node & { operator?: string; left?: unknown; right?: unknown };
    const isFactorUsed = operator !== undefined && OPERATORS.has(operator) && (isUsed(left) || isUsed(right));
    if (isFactorUsed || isFactorInSteps(node) || isRounded(node) || isShareOfCents(node))
      lines.push(lineAt(node.start));
  });
  return lines;
}

// `10 ** 2`, and `cents / 10 / 10` or `euros * 10 * 10`.
function isFactorInSteps(node: Node): boolean {
  const { operator, left, right } = node as Operation;
  if (operator === "**") return left?.value === 10 && isNumber(right);
  const isTenfold = (operator === "*" || operator === "/") && right?.value === 10;
  return isTenfold && left?.operator === operator && left.right?.value === 10;
}

// `.toFixed(2)` rounds an amount by itself. Milliseconds told in seconds are no amount.
function isRounded(node: Node): boolean {
  const { callee } = node as { callee?: { property?: { name?: string }; object?: Operation } };
  if (node.type !== "CallExpression" || callee?.property?.name !== "toFixed") return false;
  const operation = callee.object?.expression ?? callee.object;
  return operation?.operator !== "/" || operation.right?.value !== 1000;
}

// `totalCents * 0.3`, `row.net_cents / 2`, `Math.round(part * totalCents)`.
function isShareOfCents(node: Node): boolean {
  const { operator, left, right } = node as Operation;
  return operator !== undefined && OPERATORS.has(operator) && [left, right].some(isCents);
}

function isCents(node: Operation | undefined): boolean {
  const { name, property } = node?.expression ?? node ?? {};
  return /(?:^c|C|_c)ents$/.test(property?.name ?? name ?? "");
}

/** A node of a calculation. `expression` is what stands between parentheses. */
type Operation = {
  operator?: string;
  value?: unknown;
  left?: Operation;
  right?: Operation;
  expression?: Operation;
  name?: string;
  property?: { name?: string };
};

function isNumber(node: Operation | undefined): boolean {
  return typeof node?.value === "number";
}

const OF_TIME = /(^|_)(NS|MS|SECONDS)(_|$)/;

// The constants of a file that hold a factor: under a name it is still a conversion, unless it converts time.
function namedFactors(program: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  visit(program, (node) => {
    const { type, id, init } = node as Node & { id?: { name?: string }; init?: unknown };
    const name = type === "VariableDeclarator" && isFactor(init) ? (id?.name ?? "") : "";
    if (name !== "" && !OF_TIME.test(name)) names.add(name);
  });
  return names;
}

/** The hours of a day turn days into hours, which then bear an amount. */
const HOURS_OF_A_DAY = ["HOURS_A_DAY", "hoursADay", "hours_a_day"];

// `hoursADay`, `company.hours_a_day`.
function nameOf(node: unknown): string {
  const { name, property } = (node ?? {}) as Operation;
  return property?.name ?? name ?? "";
}

function isFactor(node: unknown): boolean {
  const { value } = (node ?? {}) as { value?: unknown };
  return FACTORS.has(typeof value === "bigint" ? Number(value) : value);
}

function factorsInTexts(source: Source): number[] {
  if (!source.path.startsWith("src/server/")) return [];
  return writtenTexts(source)
    .filter(({ text }) => FACTOR_IN_SQL.test(text.replaceAll("_", "")))
    .map(({ line }) => line);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = conversions(sourcesOf(fileURLToPath(new URL("..", import.meta.url))));
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0
      ? "money: euros, cents, hours and percent become one another in one file"
      : `money: ${faultCount(faults)}`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
