import { expect, test } from "vitest";
import { flagCommands, flagsOf, mergeFlags, missingChange } from "./message-flags.ts";

const UNREAD = flagsOf([]);

test("the marks of a server are read whatever their case", () => {
  expect(flagsOf(["\\seen", "\\Flagged", "$label1"])).toEqual({ ...UNREAD, isSeen: true, isFlagged: true });
});

test("a change of ours is shown before the server has it", () => {
  expect(mergeFlags(UNREAD, { isSeen: true }).isSeen).toBe(true);
});

test("another mark of the server is kept beside a change of ours", () => {
  expect(mergeFlags({ ...UNREAD, isFlagged: true }, { isSeen: true })).toEqual({
    ...UNREAD,
    isSeen: true,
    isFlagged: true,
  });
});

test("a change that the server has is done", () => {
  expect(missingChange({ ...UNREAD, isSeen: true }, { isSeen: true })).toEqual({});
});

test("a change that the server lacks stays to be made", () => {
  expect(missingChange(UNREAD, { isSeen: true, isFlagged: false })).toEqual({ isSeen: true });
});

test("a change is told to the server as marks to add and to remove", () => {
  expect(flagCommands({ isSeen: true, isFlagged: false })).toEqual({ add: ["\\Seen"], remove: ["\\Flagged"] });
});
