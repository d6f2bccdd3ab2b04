import type { VatRegime } from "../company/company.ts";
import type { ItemLine, Line, TextLine } from "../lines/line.ts";
import { grossCents, netCents, unitWord } from "../lines/line.ts";
import { natureOfReason } from "../lines/vat-grounds.ts";
import { chosenReason } from "../lines/vat-reasons.ts";
import type { ChosenVatReason } from "../lines/vat-reasons.ts";
import type { VatTreatment } from "../lines/vat-treatment.ts";
import { treatmentUnder } from "../lines/vat-treatment.ts";
import { formatScaled } from "../shared/french-format.ts";
import { ONE_UNIT_E4, centsToE4, centsToE6, hoursToDaysE4, netPriceE6 } from "../shared/money.ts";
import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";
import type { DayRate, WorkRates } from "./project.ts";
import { grossRates, workCents } from "./project.ts";
import type { Task } from "./task.ts";

/** A task as far as its price goes. A null rate of VAT is the estimate's own, with its reason. */
export type TaskToPrice = Pick<
  Task,
  "id" | "title" | "description" | "estimateHoursE4" | "vatBasisPoints" | "vatReason"
>;

/** What an estimate's lines are drawn from. Hours x 10^4; rate in cents an hour without VAT; VAT in basis points. */
export type EstimateToPrice = {
  tasks: readonly TaskToPrice[];
  hoursE4: number;
  hourlyRateCents: number;
  /** The price of a day, when the work is priced by the day: lines are then counted in days. */
  day: DayRate | null;
  /** The price of an hour or of a day as it was said with VAT, or null. Each line has that one, whatever its VAT. */
  grossRateCents: number | null;
  description: string;
  vatBasisPoints: number;
  vatReason: ChosenVatReason | null;
  /** Under franchise, or while the regime is unknown, no line has VAT, whatever was chosen for its task. */
  vatRegime: VatRegime | null;
};

/**
 * Lines of an estimation (docs/specification.md#tasks-to-lines). When the tasks' hours add up to the hours said: one
 * labour line per task (a task of 0 hours costs nothing: it is a text line). When they do not: one labour line for
 * everything, the tasks as text under it.
 * The net total is always hours x rate, or days x the price of a day, rounded once. Rounding each task can
 * differ from it by some cents (three times 0.3333 h at 45.50 €: 15.17 x 3 = 45.51, for 45.50): then the largest line
 * becomes a lump sum of its amount plus that difference, its hours and rate said under it, so that quantity x price =
 * amount stays true of every line, as e-invoices demand. No amount goes below 0: should the largest line not be enough
 * (minutes at a few cents), the next ones take the rest. Refuses `vat_needs_hours` when tasks bear different VAT rates
 * and their hours do not add up: how each is taxed cannot be told.
 *
 * Of a rate that was said with VAT, all this holds of prices with VAT: the customer was told that rate, and hours times
 * it is what they pay.
 */
export function estimateLines(estimate: EstimateToPrice): Result<Line[], "vat_needs_hours"> {
  const tasks = estimate.tasks.map((task) => ({ ...task, vat: vatOf(task, estimate) }));
  const total = tasks.reduce((sum, task) => sum + task.estimateHoursE4, 0);
  if (total > 0 && total === estimate.hoursE4) {
    return ok(
      settle(
        tasks.map((task) => taskLine(estimate, task)),
        estimate,
      ),
    );
  }
  const treatments = new Map(tasks.map((task) => [sortKey(task.vat), task.vat]));
  if (treatments.size > 1) return refused("vat_needs_hours", ["hours"]);
  const [vat = vatOf({ vatBasisPoints: null, vatReason: null }, estimate)] = treatments.values();
  const { label, details } = splitDescription(estimate.description);
  const whole = labour(estimate, {
    id: WHOLE,
    label,
    details,
    hoursE4: estimate.hoursE4,
    vat,
    source: FROM_ESTIMATION,
  });
  return ok([...settle([whole], estimate), ...tasks.map(textLineOf)]);
}

// The one line that stands for a whole estimation.
const WHOLE = "labour";
const FROM_ESTIMATION = { kind: "estimation" } as const;

function vatOf(task: Pick<TaskToPrice, "vatBasisPoints" | "vatReason">, estimate: EstimateToPrice): VatTreatment {
  const { vatBasisPoints: basisPoints, vatReason: reason } = task;
  const taskVat = basisPoints === null ? null : { basisPoints, reason };
  return treatmentUnder(
    estimate.vatRegime,
    taskVat ?? { basisPoints: estimate.vatBasisPoints, reason: estimate.vatReason },
  );
}

// Highest rate first, then by words, so that the same treatments always come in the same order.
function sortKey({ category, basisPoints, reason }: VatTreatment): string {
  return `${String(10_000 - basisPoints).padStart(5, "0")} ${category} ${reason ?? ""}`;
}

function taskLine(estimate: EstimateToPrice, task: TaskToPrice & { vat: VatTreatment }): Line {
  const { id, title, description, estimateHoursE4: hoursE4, vat } = task;
  if (hoursE4 === 0) return textLineOf(task);
  const details = description === "" ? [] : [description];
  return labour(estimate, { id, label: title, details, hoursE4, vat, source: { kind: "task", taskId: id } });
}

function textLineOf({ id, title, description }: TaskToPrice): TextLine {
  return { kind: "text", id, label: description === "" ? title : `${title} : ${description}` };
}

type Labour = Pick<ItemLine, "id" | "label" | "details" | "vat" | "source"> & { hoursE4: number };

function labour(estimate: EstimateToPrice, { id, label, details, hoursE4, vat, source }: Labour): ItemLine {
  return {
    kind: "item",
    id,
    label,
    details,
    nature: natureOfReason(chosenReason(vat.reason)),
    ...(estimate.day
      ? { quantityE4: hoursToDaysE4(hoursE4, estimate.day.hoursE4), unit: "jour" }
      : { quantityE4: hoursE4, unit: "h" }),
    unitPriceE6: unitPriceE6Of(saidRateCents(estimate), estimate, vat),
    discountBasisPoints: 0,
    vat,
    isOption: false,
    source,
  };
}

// Who charges no VAT has one price: what was said with it before is what it came to without it.
function grossRateOf({ grossRateCents, vatRegime }: EstimateToPrice): number | null {
  return vatRegime === "standard" ? grossRateCents : null;
}

function saidRates(estimate: EstimateToPrice): WorkRates {
  const grossRateCents = grossRateOf(estimate);
  return grossRateCents === null ? estimate : grossRates(estimate, grossRateCents);
}

function saidRateCents(estimate: EstimateToPrice): number {
  const { hourlyRateCents, day } = saidRates(estimate);
  return day?.rateCents ?? hourlyRateCents;
}

// The price without VAT of what was said, at which it is printed with VAT as it was said.
function unitPriceE6Of(saidCents: number, estimate: EstimateToPrice, { basisPoints }: VatTreatment): number {
  return grossRateOf(estimate) === null ? centsToE6(saidCents) : netPriceE6(centsToE4(saidCents), basisPoints);
}

function settle(lines: Line[], estimate: EstimateToPrice): Line[] {
  const centsOf = grossRateOf(estimate) === null ? netCents : grossCents;
  let left = workCents(estimate.hoursE4, saidRates(estimate)) - lines.reduce((sum, line) => sum + centsOf(line), 0);
  const balancedLines = [...lines];
  // Between equal tasks the VAT rate decides, not their order, so reordering tasks moves no cent from one rate to
  // another.
  const largestFirst = [...lines.entries()].sort(
    ([, a], [, b]) => centsOf(b) - centsOf(a) || (vatKeyOf(a) < vatKeyOf(b) ? -1 : vatKeyOf(a) > vatKeyOf(b) ? 1 : 0),
  );
  for (const [index, line] of largestFirst) {
    if (left === 0) break;
    if (line.kind !== "item") continue;
    const cents = Math.max(0, centsOf(line) + left);
    left -= cents - centsOf(line);
    balancedLines[index] = lumpSum(line, cents, estimate);
  }
  return balancedLines;
}

function vatKeyOf(line: Line): string {
  return line.kind === "item" ? sortKey(line.vat) : "";
}

function lumpSum(line: ItemLine, cents: number, estimate: EstimateToPrice): ItemLine {
  const unit = unitWord(line.unit, line.quantityE4);
  const taxes = grossRateOf(estimate) === null ? "" : " TTC";
  const rate = `${formatScaled(saidRateCents(estimate), 2, 2)} €${taxes}`;
  const hoursAndRate = `${formatScaled(line.quantityE4, 4, 0)} ${unit} à ${rate}`;
  return {
    ...line,
    details: [...line.details, hoursAndRate],
    quantityE4: ONE_UNIT_E4,
    unit: "forfait",
    unitPriceE6: unitPriceE6Of(cents, estimate, line.vat),
  };
}

/** The first line of a description names the work, the others detail it. Nothing of it is cut. */
export function splitDescription(text: string): { label: string; details: string[] } {
  const [label = "Main-d'œuvre", ...details] = text.split("\n").flatMap((line) => line.trim() || []);
  return { label, details };
}
