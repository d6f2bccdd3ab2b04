import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";
import { ONE_UNIT_E4, hoursTimesRateCents, centsToE6 } from "../shared/money.ts";
import { formatScaled } from "../shared/french-format.ts";
import type { LineItem, PricedLine, TextLine } from "./line-item.ts";
import { netCents } from "./line-item.ts";

/** A task as far as its price goes: hours x 10^4; VAT in basis points, null for the estimate's own. */
export type TaskToPrice = {
  title: string;
  description: string;
  estimateHoursE4: number;
  vatBasisPoints: number | null;
};

/** What an estimate's lines are drawn from. Hours x 10^4; rate in cents an hour without VAT; VAT in basis points. */
export type EstimateToPrice = {
  tasks: readonly TaskToPrice[];
  hoursE4: number;
  hourlyRateCents: number;
  description: string;
  vatBasisPoints: number;
  /** Under franchise, or while the regime is unknown, no line bears VAT, whatever was chosen for its task. */
  vatExempt: boolean;
};

/**
 * Lines of an estimation (docs/specification.md#tasks-to-lines). When the tasks' hours add up to the hours said: one
 * labour line per task (a task of 0 hours costs nothing: it is a text line). When they do not: one labour line for
 * everything, the tasks as text under it. The net total is always hours x rate, rounded once. Rounding each task can
 * differ from it by some cents (three times 0.3333 h at 45.50 €: 15.17 x 3 = 45.51, for 45.50): then the largest line
 * becomes a lump sum of its amount plus that difference, its hours and rate said under it, so that quantity x price =
 * amount stays true of every line, as e-invoices demand. No amount goes below 0: should the largest line not be enough
 * (minutes at a few cents), the next ones take the rest. Refuses `vat_needs_hours` when tasks bear different VAT rates
 * and their hours do not add up: nobody can tell what is taxed how.
 */
export function estimateLines(estimate: EstimateToPrice): Result<LineItem[], "vat_needs_hours"> {
  const tasks = estimate.tasks.map((task) => ({ ...task, vat: vatOf(task, estimate) }));
  const total = tasks.reduce((sum, task) => sum + task.estimateHoursE4, 0);
  if (total > 0 && total === estimate.hoursE4) {
    return ok(
      settle(
        tasks.map((task) => taskLine(estimate, task, task.vat)),
        estimate,
      ),
    );
  }
  const [rate = vatOf({ vatBasisPoints: null }, estimate), ...otherRates] = new Set(tasks.map((task) => task.vat));
  if (otherRates.length > 0) return refused("vat_needs_hours", ["hours"]);
  const { label, details } = splitDescription(estimate.description);
  return ok([...settle([labour(estimate, label, details, estimate.hoursE4, rate)], estimate), ...tasks.map(textOf)]);
}

function vatOf(task: { vatBasisPoints: number | null }, estimate: EstimateToPrice): number {
  return estimate.vatExempt ? 0 : (task.vatBasisPoints ?? estimate.vatBasisPoints);
}

function taskLine(estimate: EstimateToPrice, task: TaskToPrice, vat: number): LineItem {
  if (task.estimateHoursE4 === 0) return textOf(task);
  return labour(estimate, task.title, task.description === "" ? [] : [task.description], task.estimateHoursE4, vat);
}

function textOf({ title, description }: TaskToPrice): TextLine {
  return { kind: "text", label: description === "" ? title : `${title} : ${description}` };
}

function labour(
  estimate: EstimateToPrice,
  label: string,
  details: string[],
  hoursE4: number,
  vatBasisPoints: number,
): PricedLine {
  return {
    kind: "item",
    label,
    details,
    quantityE4: hoursE4,
    unit: "h",
    unitPriceE6: centsToE6(estimate.hourlyRateCents),
    vatBasisPoints,
  };
}

function settle(lines: LineItem[], estimate: EstimateToPrice): LineItem[] {
  let left =
    hoursTimesRateCents(estimate.hoursE4, estimate.hourlyRateCents) -
    lines.reduce((sum, line) => sum + netCents(line), 0);
  const balanced = [...lines];
  // Among equals the VAT decides, not their place: whoever may order tasks moves no cent from one rate to another.
  const largestFirst = [...lines.entries()].sort(
    ([, a], [, b]) => netCents(b) - netCents(a) || vatBasisPointsOf(b) - vatBasisPointsOf(a),
  );
  for (const [index, line] of largestFirst) {
    if (left === 0) break;
    if (line.kind === "text") continue;
    const cents = Math.max(0, netCents(line) + left);
    left -= cents - netCents(line);
    balanced[index] = lumpSum(line, cents);
  }
  return balanced;
}

function vatBasisPointsOf(line: LineItem): number {
  return line.kind === "text" ? 0 : line.vatBasisPoints;
}

function lumpSum(line: PricedLine, cents: number): PricedLine {
  const measured = `${formatScaled(line.quantityE4, 4, 0)} h à ${formatScaled(line.unitPriceE6, 6, 2)} €`;
  return {
    ...line,
    details: [...line.details, measured],
    quantityE4: ONE_UNIT_E4,
    unit: "forfait",
    unitPriceE6: centsToE6(cents),
  };
}

// The first line of a description names the work, the others detail it; nothing of it is cut.
function splitDescription(text: string): { label: string; details: string[] } {
  const [label = "Main-d'œuvre", ...details] = text.split("\n").flatMap((line) => line.trim() || []);
  return { label, details };
}
