import fc from "fast-check";
import { expect, test } from "vitest";
import { netCents, unitGrossE4 } from "../lines/line.ts";
import { NO_TERMS, withPrices } from "../lines/terms.ts";
import { addUp } from "../lines/totals.ts";
import { hoursTimesRateCents } from "../shared/money.ts";
import type { EstimateToPrice } from "./estimate-lines.ts";
import { estimateLines } from "./estimate-lines.ts";
import { grossRates, workCents } from "./project.ts";

const task = (title: string, hours: number, vatBasisPoints: number | null = null) => ({
  id: title,
  title,
  description: "",
  estimateHoursE4: Math.round(hours * 10_000),
  vatBasisPoints,
  vatReason: vatBasisPoints === 0 ? ("subcontracting" as const) : null,
});
const estimate = (over: Partial<EstimateToPrice>): EstimateToPrice => ({
  tasks: [],
  hoursE4: 100_000,
  hourlyRateCents: 4_500,
  day: null,
  description: "Pose d'une cuisine",
  vatBasisPoints: 2000,
  vatReason: null,
  vatRegime: "standard",
  grossRateCents: null,
  ...over,
});

function linesOf(input: EstimateToPrice) {
  const result = estimateLines(input);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
}

test("hours that add up give one labour line per task", () => {
  const lines = linesOf(estimate({ tasks: [task("Dépose", 4), task("Pose", 6, 1000)] }));
  expect(lines).toMatchObject([
    { label: "Dépose", unit: "h", quantityE4: 40_000, vat: { category: "S", basisPoints: 2000 } },
    { label: "Pose", unit: "h", quantityE4: 60_000, vat: { category: "S", basisPoints: 1000 } },
  ]);
});

test("hours that do not add up give one labour line and the tasks as text", () => {
  const lines = linesOf(estimate({ tasks: [task("Dépose", 1), task("Pose", 2)] }));
  expect(lines.map((line) => line.kind)).toEqual(["item", "text", "text"]);
  expect(addUp(lines, NO_TERMS).netCents).toBe(45_000);
});

test("when rounding leaves a difference, one line becomes a lump sum that states its hours", () => {
  const lines = linesOf(
    estimate({
      tasks: [task("A", 0.3333), task("B", 0.3333), task("C", 0.3333)],
      hoursE4: 9_999,
      hourlyRateCents: 4_550,
    }),
  );
  expect(lines.map((line) => line.kind === "item" && [line.unit, line.details])).toEqual([
    ["forfait", ["0,3333 h à 45,50 €"]],
    ["h", []],
    ["h", []],
  ]);
  expect(addUp(lines, NO_TERMS).netCents).toBe(4_550);
});

test("the order of tasks changes no total, whatever their VAT rates", () => {
  const tasks = [task("A", 0.3333, 2000), task("B", 0.3333, 0), task("C", 0.3333, 1000)];
  const orders = [tasks, tasks.toReversed(), [tasks[1]!, tasks[2]!, tasks[0]!]];
  const [first, ...others] = orders.map((orderedTasks) =>
    addUp(linesOf(estimate({ tasks: orderedTasks, hoursE4: 9_999, hourlyRateCents: 4_550 })), NO_TERMS),
  );
  for (const other of others) expect(other).toEqual(first);
});

test("a task without hours is a text line without price or VAT, with its description", () => {
  const gift = { ...task("Visite", 0, 550), description: "offerte" };
  expect(linesOf(estimate({ tasks: [gift, task("Pose", 10)] }))[0]).toEqual({
    kind: "text",
    id: "Visite",
    label: "Visite : offerte",
  });
});

test("a long description is kept whole, as a label and details", () => {
  const long = "é".repeat(5_000);
  expect(linesOf(estimate({ description: ` Cuisine\r\n\n ${long} ` }))).toMatchObject([
    { label: "Cuisine", details: [long] },
  ]);
  expect(linesOf(estimate({ description: " \n" }))).toMatchObject([{ label: "Main-d'œuvre", details: [] }]);
});

test("tasks with several VAT rates are refused if their hours do not add up", () => {
  expect(estimateLines(estimate({ tasks: [task("Dépose", 1), task("Pose", 2, 1000)] }))).toEqual({
    ok: false,
    refusal: { code: "vat_needs_hours", fields: ["hours"] },
  });
});

test("under franchise no line has VAT, whatever its task says", () => {
  const lines = linesOf(estimate({ tasks: [task("Pose", 10, 1000)], vatRegime: "franchise" }));
  expect(addUp(lines, NO_TERMS).vatCents).toBe(0);
});

test("the net total is always hours times rate, rounded once", () => {
  const hours = fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 3 }));
  const tasks = fc.array(
    fc.record({
      id: fc.constant("T"),
      vatReason: fc.constant(null),
      title: fc.constant("T"),
      description: fc.constant(""),
      estimateHoursE4: hours,
      vatBasisPoints: fc.constantFrom(null, 550, 1000, 2000),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(tasks, fc.integer({ min: 0, max: 100_000 }), fc.boolean(), (list, hourlyRateCents, isSumOfTasks) => {
      const sum = list.reduce((total, one) => total + one.estimateHoursE4, 0);
      const hoursE4 = isSumOfTasks ? sum : sum + 2_500;
      const result = estimateLines(estimate({ tasks: list, hourlyRateCents, hoursE4 }));
      if (isSumOfTasks && sum > 0) expect(result.ok).toBe(true);
      if (!result.ok) return;
      expect(addUp(result.value, NO_TERMS).netCents).toBe(hoursTimesRateCents(hoursE4, hourlyRateCents));
      expect(result.value.every((line) => netCents(line) >= 0)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test("tasks worth less than a cent each still add up (60 × 0.0002 h at 45 € are 54 cents)", () => {
  const lines = linesOf(estimate({ tasks: Array.from({ length: 60 }, () => task("T", 0.0002)), hoursE4: 120 }));
  expect(addUp(lines, NO_TERMS).netCents).toBe(54);
});

// 500 € a day of 7 hours: an hour at 71.43 € would make 500.01 €.
const BY_THE_DAY = { hoursE4: 245_000, hourlyRateCents: 7_143, day: { rateCents: 50_000, hoursE4: 70_000 } };

test("work priced by the day gives lines in days", () => {
  const result = estimateLines(estimate(BY_THE_DAY));
  expect(result.ok && result.value).toMatchObject([{ quantityE4: 35_000, unit: "jour", unitPriceE6: 500_000_000 }]);
});

test("the total of work priced by the day is exact", () => {
  const result = estimateLines(estimate(BY_THE_DAY));
  expect(result.ok && addUp(result.value, NO_TERMS).netCents).toBe(175_000);
});

test("tasks priced by the day add up to days times the price of a day", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 200_000 }),
      fc.integer({ min: 10_000, max: 240_000 }),
      (hoursOfTasks, rateCents, hoursOfDayE4) => {
        const hoursE4 = hoursOfTasks.reduce((sum, one) => sum + one, 0);
        const tasks = hoursOfTasks.map((one, index) => ({ ...task(`T${index}`, 0), estimateHoursE4: one }));
        const day = { rateCents, hoursE4: hoursOfDayE4 };
        const result = estimateLines(estimate({ tasks, hoursE4, day }));
        expect(result.ok && addUp(result.value, NO_TERMS).netCents).toBe(
          workCents(hoursE4, { hourlyRateCents: 0, day }),
        );
      },
    ),
  );
});

const GROSS = withPrices(NO_TERMS, "gross");

test("six hours at 55 € with VAT are 330,00 € to pay in one line at 55,00 €, whatever the VAT", () => {
  for (const vatBasisPoints of [550, 1000, 2000]) {
    const lines = linesOf(estimate({ hoursE4: 60_000, grossRateCents: 5_500, vatBasisPoints }));
    expect(lines).toMatchObject([{ quantityE4: 60_000, unit: "h" }]);
    expect(lines.map((line) => line.kind === "item" && unitGrossE4(line))).toEqual([550_000]);
    expect(addUp(lines, GROSS).grossCents).toBe(33_000);
  }
});

test("a day at 500 € with VAT is 500,00 € with VAT", () => {
  const day = { rateCents: 41_667, hoursE4: 70_000 };
  const lines = linesOf(estimate({ hoursE4: 70_000, day, grossRateCents: 50_000 }));
  expect(lines).toMatchObject([{ quantityE4: 10_000, unit: "jour", unitPriceE6: 416_666_667 }]);
  expect(addUp(lines, GROSS)).toMatchObject({ netCents: 41_667, vatCents: 8_333, grossCents: 50_000 });
});

test("a rate that was said with VAT is what it came to without it once the seller charges none", () => {
  const lines = linesOf(estimate({ hourlyRateCents: 4_583, grossRateCents: 5_500, vatRegime: "franchise" }));
  expect(lines).toMatchObject([{ unitPriceE6: 45_830_000 }]);
});

test("tasks come to hours times the rate that was said with VAT, whatever the VAT of each", () => {
  const hours = fc.integer({ min: 1, max: 400_000 });
  const works = fc.array(fc.tuple(hours, fc.constantFrom(550, 1000, 2000)), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(works, fc.integer({ min: 1, max: 50_000 }), fc.boolean(), (saidWorks, grossRateCents, isByDay) => {
      const tasks = saidWorks.map(([hoursE4, basisPoints], place) => ({
        ...task(`t${place}`, 0, basisPoints),
        estimateHoursE4: hoursE4,
      }));
      const hoursE4 = saidWorks.reduce((total, [one]) => total + one, 0);
      const day = isByDay ? { rateCents: 0, hoursE4: 70_000 } : null;
      const lines = linesOf(estimate({ tasks, hoursE4, day, grossRateCents }));
      const toPayCents = workCents(hoursE4, grossRates({ hourlyRateCents: 0, day }, grossRateCents));
      expect(addUp(lines, GROSS).grossCents).toBe(toPayCents);
    }),
  );
});
