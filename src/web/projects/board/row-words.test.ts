import type { ListedProject } from "#api/projects/project-rows.ts";
import { expect, test } from "vitest";
import { cardAmountOf, dayWords, sumWords, whenWords } from "./row-words.ts";

const TODAY = "2026-11-30";
const DAYS = {
  stage: "estimation" as ListedProject["stage"],
  start_date: "2026-12-03",
  late_days: null,
  first_due_on: null,
  ends_on: null,
  end_date: null,
  tasks_done: 0,
};
const BEGUN = { ...DAYS, stage: "work" as const, start_date: "2026-11-16" };
const TO_COLLECT = { ...DAYS, stage: "invoiced" as const, first_due_on: "2026-12-27", late_days: 0 };

test.each([
  ["before the work", DAYS, "début 3 déc."],
  ["while the work goes on", { ...BEGUN, ends_on: "2026-12-11" }, "finit le 11 déc."],
  ["when the project has a last day", { ...BEGUN, end_date: "2026-12-11" }, "finit le 11 déc."],
  ["when the work is longer than planned", { ...BEGUN, ends_on: "2026-11-27" }, "devait finir le 27 nov."],
  ["when tasks have no days", BEGUN, "depuis le 16 nov."],
  ["when the work is accepted for later", { ...BEGUN, start_date: "2026-12-03" }, "début 3 déc."],
  ["when begun work goes on later", { ...BEGUN, start_date: "2026-12-10", tasks_done: 2 }, "reprend le 10 déc."],
  ["when an invoice waits", TO_COLLECT, "échéance 27 déc."],
  ["when an invoice is late", { ...TO_COLLECT, late_days: 12 }, ""],
  ["after a refusal", { ...DAYS, stage: "declined" as const }, ""],
  ["once all is paid", { ...DAYS, stage: "paid" as const }, ""],
])("%s a row says the day that counts", (_when, project, words) => {
  expect(whenWords(project, TODAY).replaceAll("\u00A0", " ")).toBe(words);
});

test("a worker reads that begun work goes on", () => {
  const words = (tasks_done: number, start_date: string) =>
    dayWords({ stage: "work", start_date, tasks_done }, TODAY).replaceAll("\u00A0", " ");
  expect(words(2, "2026-12-10")).toBe("reprend le 10 déc. 2026");
  expect(words(0, "2026-12-10")).toBe("début 10 déc. 2026");
  expect(words(2, "2026-11-16")).toBe("début 16 nov. 2026");
});

test("a sum of what is to collect is of what is left", () => {
  // A row has much more, which no sum reads.
  const project = (stage: string, total: number, collected_cents: number) =>
    ({
      stage,
      invoice: { total, is_credited: false },
      quote: null,
      invoiced_cents: total * 100,
      collected_cents,
    }) as unknown as ListedProject;
  const sums = sumWords([project("invoiced", 7_488, 300_000), project("invoiced", 100, 0)]);
  expect(sums.join().replaceAll(/\s/g, " ")).toBe("4 588,00 €");
  expect(
    sumWords([project("paid", 100, 10_000)])
      .join()
      .replaceAll(/\s/g, " "),
  ).toBe("100,00 €");
});

test("after a credit note a card says what its invoice was of", () => {
  const project = {
    stage: "invoiced",
    invoice: { total: 187.2, is_credited: false },
    quote: null,
    invoiced_cents: 13_720,
    collected_cents: 0,
  } as unknown as ListedProject;
  expect(Object.values(cardAmountOf(project) ?? {}).map((part) => String(part).replaceAll(/\s/g, " "))).toEqual([
    "137,20 €",
    "false",
    "sur 187,20 €",
  ]);
});
