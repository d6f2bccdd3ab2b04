import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";
import { ONE_UNIT_E4, hoursTimesRateCents } from "../shared/money.ts";
import { formatMoney, formatScaled } from "../shared/french-format.ts";
import type { LineItem, PricedLine } from "./line-item.ts";
import { netCents } from "./line-item.ts";

/** What an estimate's lines are drawn from. Hours x 10^4; rate in cents an hour without VAT; VAT in basis points. */
export type EstimateToPrice = {
  tasks: readonly { title: string; description: string; estimateHoursE4: number; vatBasisPoints: number | null }[];
  hoursE4: number;
  hourlyRateCents: number;
  description: string;
  vatBasisPoints: number;
  /** Under franchise no line bears VAT, whatever was chosen for its task. */
  vatExempt: boolean;
};

const MAX_LABEL = 1_000;

/**
 * Priced lines of an estimation (foundations, "Tasks to lines"). When the tasks' hours add up to the hours said: one labour line
 * per task. When they do not: one labour line for everything, the tasks listed under it. The net total is always hours x rate,
 * rounded once: where the roundings of the lines would differ by some cents, the largest line becomes a lump sum that settles it.
 * Refuses `vat_needs_hours` when tasks bear different VAT rates and their hours do not add up: nobody can tell what is taxed how.
 */
export function estimateLines(estimate: EstimateToPrice): Result<LineItem[], "vat_needs_hours"> {
  const tasks = estimate.tasks.map((task) => ({ ...task, vat: vatOf(task, estimate) }));
  const total = tasks.reduce((sum, task) => sum + task.estimateHoursE4, 0);
  const rates = new Set(tasks.map((task) => task.vat));
  if (tasks.length > 0 && total > 0 && total === estimate.hoursE4) {
    const priced = tasks.map((task) => labour(estimate, task.title, task.description, task.estimateHoursE4, task.vat));
    return ok(settle(priced, estimate));
  }
  if (rates.size > 1) return refused("vat_needs_hours", ["hours"]);
  const [onlyRate] = rates;
  const vat = onlyRate ?? (estimate.vatExempt ? 0 : estimate.vatBasisPoints);
  const whole = labour(estimate, firstLine(estimate.description), "", estimate.hoursE4, vat);
  return ok([...settle([whole], estimate), ...tasks.map((task) => ({ kind: "text" as const, label: task.title }))]);
}

function vatOf(task: { vatBasisPoints: number | null }, estimate: EstimateToPrice): number {
  return estimate.vatExempt ? 0 : (task.vatBasisPoints ?? estimate.vatBasisPoints);
}

function labour(estimate: EstimateToPrice, label: string, details: string, hoursE4: number, vatBasisPoints: number): PricedLine {
  return {
    kind: "item",
    label,
    details: details === "" ? [] : [details],
    quantityE4: hoursE4,
    unit: "h",
    unitPriceE6: estimate.hourlyRateCents * ONE_UNIT_E4,
    vatBasisPoints,
  };
}

function settle(lines: PricedLine[], estimate: EstimateToPrice): PricedLine[] {
  const wanted = hoursTimesRateCents(estimate.hoursE4, estimate.hourlyRateCents);
  const difference = wanted - lines.reduce((sum, line) => sum + netCents(line), 0);
  if (difference === 0) return lines;
  const largest = lines.reduce((best, line, index) => (netCents(line) > netCents(lines[best]!) ? index : best), 0);
  return lines.map((line, index) => (index === largest ? lumpSum(line, netCents(line) + difference) : line));
}

function lumpSum(line: PricedLine, cents: number): PricedLine {
  const measured = `${formatScaled(line.quantityE4, 4, 0)} h à ${formatMoney(line.unitPriceE6 / ONE_UNIT_E4)}`;
  return { ...line, details: [...line.details, measured], quantityE4: ONE_UNIT_E4, unit: "forfait", unitPriceE6: cents * ONE_UNIT_E4 };
}

function firstLine(text: string): string {
  return text.trim().slice(0, MAX_LABEL) || "Main-d'œuvre";
}
