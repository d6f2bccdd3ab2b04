import type { DraftContent } from "#domain/quotes/merge-drafts.ts";
import { expect, test } from "vitest";
import { NO_HISTORY, noteChange, rebaseHistory, redoChange, undoChange } from "./draft-history.ts";

const draft = (...labels: string[]): DraftContent => ({
  lines: labels.map((label) => ({ kind: "text", id: label[0] ?? "", label })),
  discount: null,
  prices: "net",
});

test("an undo gives what was there before, then a redo what was undone", () => {
  const history = noteChange(NO_HISTORY, draft("a"), { topic: null, nowMs: 0 });
  const undone = undoChange(history, draft("a", "b"))!;
  expect(undone.content).toEqual(draft("a"));
  expect(redoChange(undone.history, undone.content)!.content).toEqual(draft("a", "b"));
});

test("keys typed in one field are undone together", () => {
  const first = noteChange(NO_HISTORY, draft("a"), { topic: "a label", nowMs: 0 });
  const second = noteChange(first, draft("ab"), { topic: "a label", nowMs: 500 });
  expect(undoChange(second, draft("abc"))!.content).toEqual(draft("a"));
});

test("keys typed in another field or much later are undone apart", () => {
  const first = noteChange(NO_HISTORY, draft("a"), { topic: "a label", nowMs: 0 });
  expect(noteChange(first, draft("ab"), { topic: "a price", nowMs: 100 }).past).toHaveLength(2);
  expect(noteChange(first, draft("ab"), { topic: "a label", nowMs: 5_000 }).past).toHaveLength(2);
});

test("a new change forgets what was undone", () => {
  const history = noteChange(NO_HISTORY, draft("a"), { topic: null, nowMs: 0 });
  const undone = undoChange(history, draft("a", "b"))!;
  expect(noteChange(undone.history, undone.content, { topic: null, nowMs: 9 }).future).toEqual([]);
});

test("an undo leaves what others did since", () => {
  const history = noteChange(NO_HISTORY, draft("a", "b"), { topic: null, nowMs: 0 });
  const historyThen = rebaseHistory(history, draft("a"), draft("a", "z"));
  expect(undoChange(historyThen, draft("a", "z"))!.content.lines.map(({ label }) => label)).toContain("z");
});

test("nothing is undone where nothing was changed", () => {
  expect(undoChange(NO_HISTORY, draft("a"))).toBeNull();
  expect(redoChange(NO_HISTORY, draft("a"))).toBeNull();
});
