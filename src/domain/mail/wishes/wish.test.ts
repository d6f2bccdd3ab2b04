import fc from "fast-check";
import { expect, test } from "vitest";
import { nextStep } from "./wish.ts";

const FLAGS = { isSeen: false, isFlagged: false, isAnswered: false, isDraft: false };
const mark = { change: { isSeen: true }, targetPath: null };
const move = { change: {}, targetPath: "Archives" };

test("a mark that the server lacks is asked for", () => {
  expect(nextStep(mark, { flags: FLAGS, isInTarget: false })).toEqual({ kind: "mark", change: { isSeen: true } });
});

test("a mark that another program made is done", () => {
  expect(nextStep(mark, { flags: { ...FLAGS, isSeen: true }, isInTarget: false })).toEqual({ kind: "done" });
});

test("a mail that is not in its folder any more cannot be marked", () => {
  expect(nextStep(mark, { flags: null, isInTarget: false })).toEqual({ kind: "gone" });
});

test("a mail that stands where it was is moved", () => {
  expect(nextStep(move, { flags: FLAGS, isInTarget: false })).toEqual({ kind: "move", path: "Archives" });
});

test("a move that was done before its attempt broke off is not done twice", () => {
  expect(nextStep(move, { flags: null, isInTarget: true })).toEqual({ kind: "done" });
});

test("a mail that is in neither folder cannot be moved", () => {
  expect(nextStep(move, { flags: null, isInTarget: false })).toEqual({ kind: "gone" });
});

test("no step asks for a mark that the server has", () => {
  const flags = fc.record({
    isSeen: fc.boolean(),
    isFlagged: fc.boolean(),
    isAnswered: fc.boolean(),
    isDraft: fc.boolean(),
  });
  const change = fc.record({ isSeen: fc.boolean(), isFlagged: fc.boolean() }, { requiredKeys: [] });
  fc.assert(
    fc.property(flags, change, (serverFlags, ownChange) => {
      const step = nextStep({ change: ownChange, targetPath: null }, { flags: serverFlags, isInTarget: false });
      const changes = step.kind === "mark" ? Object.entries(step.change) : [];
      expect(changes.filter(([name, isOn]) => serverFlags[name as keyof typeof serverFlags] === isOn)).toEqual([]);
    }),
  );
});
