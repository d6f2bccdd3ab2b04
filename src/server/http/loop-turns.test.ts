import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openTurns } from "./loop-turns.ts";

test("what arrives at one moment begins in its order, some in each turn of the event loop", async () => {
  const takeTurn = openTurns(8);
  const begun: number[] = [];
  for (let index = 0; index < 20; index++) takeTurn(() => begun.push(index));
  expect(begun).toHaveLength(8);
  await nextTurn();
  expect(begun).toHaveLength(16);
  takeTurn(() => begun.push(20));
  await nextTurn();
  expect(begun).toEqual(Array.from({ length: 21 }, (_, index) => index));
});

test("what arrives alone begins at once", async () => {
  const takeTurn = openTurns(1);
  for (let index = 0; index < 3; index++) {
    let hasBegun = false;
    takeTurn(() => (hasBegun = true));
    expect(hasBegun).toBe(true);
    await nextTurn();
  }
});
