import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { decisionFaults, decisionsOf } from "./decision-faults.ts";

const FOLDER = join(import.meta.dirname, "../docs/decisions");
const FLOORS = { file: "0001-four-floors.md", text: "# Four floors\n\nWhy.\n" };
const MONEY = { file: "0002-money.md", text: "# Money\n" };
const FLOORS_ROW = "- [0001. Four floors](0001-four-floors.md)";
const MONEY_ROW = "- [0002. Money](0002-money.md)";

test("every decision has its number and its line", () => {
  const decisions = decisionsOf(FOLDER);
  expect(decisions.length).toBeGreaterThan(20);
  expect(decisionFaults(readFileSync(join(FOLDER, "README.md"), "utf8"), decisions)).toEqual([]);
});

test("a number that is left free is reported", () => {
  const late = { ...MONEY, file: "0003-money.md" };
  const list = `${FLOORS_ROW}\n- [0003. Money](0003-money.md)\n`;
  const [fault] = decisionFaults(list, [FLOORS, late]);
  expect(fault).toContain("0003-money.md comes at place 0002: a number is given once and leaves none free");
});

test("a number that is given twice is reported", () => {
  const twice = { ...MONEY, file: "0001-money.md" };
  const list = `${FLOORS_ROW}\n- [0001. Money](0001-money.md)\n`;
  expect(decisionFaults(list, [FLOORS, twice])[0]).toContain("0001-money.md comes at place 0002");
});

test("a decision without its line is reported with the line", () => {
  expect(decisionFaults(FLOORS_ROW, [FLOORS, MONEY])).toEqual([
    `write this line in docs/decisions/README.md: ${MONEY_ROW}`,
  ]);
});

test("a line without its decision is reported", () => {
  expect(decisionFaults(`${FLOORS_ROW}\n${MONEY_ROW}`, [FLOORS])).toEqual([
    `remove this line of docs/decisions/README.md: ${MONEY_ROW}`,
  ]);
});
