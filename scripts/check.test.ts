import { expect, test } from "vitest";
import type { CheckStep } from "./check.ts";
import { CHEAP, chooseSteps, runSteps, STEPS } from "./check.ts";

const endsWith = (name: string, code: number): CheckStep => [name, process.execPath, ["-e", `process.exit(${code})`]];

test("the names given choose the steps that run", () => {
  expect(chooseSteps([])).toEqual(STEPS);
  expect(chooseSteps(["text", "format"])).toEqual(STEPS.filter(([name]) => name === "format" || name === "text"));
  expect(chooseSteps(["txt"])).toMatch(/^no step is named « txt »: write some of format, text, /);
});

test("after a fault the steps that were not run are named", () => {
  const lines: string[] = [];
  const steps = [endsWith("one", 0), endsWith("two", 1), endsWith("three", 0), endsWith("four", 0)];
  expect(runSteps(steps, (line) => lines.push(line))).toBe(false);
  expect(lines.map((line) => line.replace(/ {2}[\d.]+ s$/, ""))).toEqual([
    "ok  one",
    "FAILED  two",
    "not run: three, four",
    "once it is fixed: npm run check -- two three four",
  ]);
  expect(runSteps(steps.slice(0, 1), () => undefined)).toBe(true);
});

test("every step of seconds runs and tells its faults before a long one is left out", () => {
  const lines: string[] = [];
  const steps = [
    endsWith("one", 1),
    endsWith("two", 0),
    endsWith("three", 1),
    endsWith("long", 0),
    endsWith("last", 0),
  ];
  expect(runSteps(steps, (line) => lines.push(line), ["one", "two", "three"])).toBe(false);
  expect(lines.map((line) => line.replace(/ {2}[\d.]+ s$/, ""))).toEqual([
    "FAILED  one",
    "ok  two",
    "FAILED  three",
    "not run: long, last",
    "once it is fixed: npm run check -- one three long last",
  ]);
  expect(runSteps(steps.slice(0, 1), () => undefined, ["one"])).toBe(false);
});

test("the steps of seconds are the first ones", () => {
  expect(STEPS.slice(0, CHEAP.length).map(([name]) => name)).toEqual(CHEAP);
});

test("a tool that only names faults is followed by what to do", () => {
  const lines: string[] = [];
  const step: CheckStep = ["format", process.execPath, ["-e", "process.exit(1)"], "run the formatter"];
  runSteps([step], (line) => lines.push(line));
  expect(lines).toContain("what to do: run the formatter");
  const tools = STEPS.filter(([, command]) => command !== process.execPath);
  expect(tools.filter(([, , , whatToDo]) => whatToDo === undefined)).toEqual([]);
});
