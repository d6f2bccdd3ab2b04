import { expect, test } from "vitest";
import { QUOTE_STATES } from "../documents/quote-state.ts";
import type { StepFacts } from "./steps.ts";
import { STEP_KEYS, isStepDone, isStepSkipped, openedStep } from "./steps.ts";

const either = [true, false];
const everyCase: StepFacts[] = either.flatMap((isEstimated) =>
  either.flatMap((hasInvoice) =>
    [null, ...QUOTE_STATES].flatMap((quoteStatus) =>
      [0, 1, 2].flatMap((tasksTotal) =>
        [0, 1, 2]
          .filter((done) => done <= tasksTotal)
          .map((tasksDone) => ({ isEstimated, quoteStatus, hasInvoice, tasksTotal, tasksDone })),
      ),
    ),
  ),
);

const doneSteps = (facts: StepFacts) => STEP_KEYS.filter((step) => isStepDone(step, facts));

test("only an accepted quote ticks the customer's agreement", () => {
  for (const facts of everyCase)
    expect([facts, isStepDone("client-validation", facts)]).toEqual([facts, facts.quoteStatus === "accepted"]);
});

test("each step is ticked by its own fact only", () => {
  const nothing: StepFacts = { isEstimated: false, quoteStatus: null, hasInvoice: false, tasksTotal: 3, tasksDone: 0 };
  expect(doneSteps(nothing)).toEqual([]);
  expect(doneSteps({ ...nothing, isEstimated: true })).toEqual(["estimation"]);
  expect(doneSteps({ ...nothing, isEstimated: true, tasksDone: 3 })).toEqual(["estimation", "work"]);
  expect(doneSteps({ ...nothing, isEstimated: true, quoteStatus: "sent" })).toEqual([
    "estimation",
    "validation",
    "quote",
  ]);
  expect(doneSteps({ ...nothing, isEstimated: true, hasInvoice: true })).toEqual(["estimation", "invoice"]);
  expect(doneSteps({ ...nothing, isEstimated: true, hasInvoice: true, tasksTotal: 0 })).toEqual([
    "estimation",
    "work",
    "invoice",
  ]);
  expect(
    doneSteps({ isEstimated: true, quoteStatus: "accepted", hasInvoice: true, tasksTotal: 3, tasksDone: 3 }),
  ).toEqual([...STEP_KEYS]);
});

test("a quote that is drawn up ticks nothing until it has left", () => {
  const drawnUp: StepFacts = {
    isEstimated: true,
    quoteStatus: "draft",
    hasInvoice: false,
    tasksTotal: 3,
    tasksDone: 0,
  };
  expect(doneSteps(drawnUp)).toEqual(["estimation"]);
});

test.each([
  ["that is not priced", { status: "estimation" }, "estimation"],
  ["that is priced", { status: "estimation", isPriced: true }, "validation"],
  ["whose quote is not sent", { status: "quote", quoteStatus: "draft" }, "quote"],
  ["whose quote waits for an answer", { status: "quote", quoteStatus: "viewed" }, "client-validation"],
  ["whose quote was declined", { status: "quote", quoteStatus: "declined" }, "quote"],
  ["whose quote was accepted", { status: "quote", quoteStatus: "accepted" }, "work"],
  ["whose works have begun", { status: "work", quoteStatus: "accepted" }, "work"],
  ["whose quote is not seen by its reader", { status: "quote" }, "quote"],
  ["that is invoiced", { status: "invoice", quoteStatus: "accepted" }, "invoice"],
] as const)("a project %s opens where its next act is", (_which, facts, step) => {
  expect(openedStep({ isPriced: false, quoteStatus: null, ...facts })).toBe(step);
});

test("a step that is not done is passed over once a later one is done, or the work has begun", () => {
  const nothing: StepFacts = {
    isEstimated: false,
    quoteStatus: null,
    hasInvoice: false,
    tasksTotal: 3,
    tasksDone: 0,
  };
  const skippedSteps = (facts: StepFacts) => STEP_KEYS.filter((step) => isStepSkipped(step, facts));
  expect(skippedSteps(nothing)).toEqual([]);
  expect(skippedSteps({ ...nothing, isEstimated: true, quoteStatus: "draft" })).toEqual([]);
  expect(skippedSteps({ ...nothing, isEstimated: true, tasksDone: 1 })).toEqual([
    "validation",
    "quote",
    "client-validation",
  ]);
  expect(skippedSteps({ ...nothing, isEstimated: true, hasInvoice: true })).toEqual([
    "validation",
    "quote",
    "client-validation",
    "work",
  ]);
});
