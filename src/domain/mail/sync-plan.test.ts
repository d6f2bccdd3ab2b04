import { expect, test } from "vitest";
import { pageBelow, planSync } from "./sync-plan.ts";

const CURSOR = { uidValidity: "7", uidNext: 101, lowestUid: 1, modSeq: "50" };
const STATUS = { uidValidity: "7", uidNext: 101, modSeq: "50" };

test("a new folder is read from its newest mail down", () => {
  expect(planSync(null, STATUS)).toMatchObject({ isReset: false, newFrom: null, olderBelow: 101 });
});

test("an empty folder has nothing to read", () => {
  expect(planSync(null, { ...STATUS, uidNext: 1 })).toMatchObject({ newFrom: null, olderBelow: null });
});

test("nothing is read of a folder in which nothing happened", () => {
  expect(planSync(CURSOR, STATUS)).toEqual({
    isReset: false,
    newFrom: null,
    hasChanges: false,
    changedSince: "50",
    olderBelow: null,
  });
});

test("new mails are read from the first number that was never seen", () => {
  expect(planSync(CURSOR, { ...STATUS, uidNext: 104, modSeq: "53" })).toMatchObject({ newFrom: 101, hasChanges: true });
});

test("an interrupted reading goes on below the last number that was read", () => {
  expect(planSync({ ...CURSOR, lowestUid: 60 }, STATUS).olderBelow).toBe(60);
});

test("new numbers of the server make what is kept worthless", () => {
  expect(planSync(CURSOR, { ...STATUS, uidValidity: "8" })).toMatchObject({ isReset: true, olderBelow: 101 });
});

test("a folder whose next number went back is read again", () => {
  expect(planSync(CURSOR, { ...STATUS, uidNext: 40 })).toMatchObject({ isReset: true, olderBelow: 40 });
});

test("all is compared when the server counts no changes", () => {
  expect(planSync({ ...CURSOR, modSeq: null }, { ...STATUS, modSeq: null })).toMatchObject({
    hasChanges: true,
    changedSince: null,
  });
});

test("a page holds the numbers just below", () => {
  expect([pageBelow(101, 50), pageBelow(30, 50), pageBelow(1, 50)]).toEqual([
    { from: 51, to: 100 },
    { from: 1, to: 29 },
    null,
  ]);
});
