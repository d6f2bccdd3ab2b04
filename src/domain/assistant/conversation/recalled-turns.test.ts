import { expect, test } from "vitest";
import { recalledTurns } from "./recalled-turns.ts";

const turn = (content: string) => ({ content });

test("the last ten turns go with a question", () => {
  const turns = Array.from({ length: 12 }, (_, index) => turn(String(index)));
  expect(recalledTurns(turns)).toEqual(turns.slice(2));
});

test("a turn that makes them too long is left out, with those before it", () => {
  const turns = [turn("first"), turn("a".repeat(20_000)), turn("b".repeat(5_000)), turn("last")];
  expect(recalledTurns(turns)).toEqual(turns.slice(2));
});
