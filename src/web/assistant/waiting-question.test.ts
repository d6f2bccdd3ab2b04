import { memoryStorage } from "#test/memory-storage.ts";
import { expect, test, vi } from "vitest";
import { isQuestionWaiting, noteQuestion } from "./waiting-question.ts";

test("a question that waits is known after a reload", () => {
  vi.stubGlobal("localStorage", memoryStorage());
  expect(isQuestionWaiting()).toBe(false);
  noteQuestion(true);
  expect(isQuestionWaiting()).toBe(true);
  noteQuestion(false);
  expect(isQuestionWaiting()).toBe(false);
});

test("a device that keeps nothing knows the question until the reload", () => {
  vi.stubGlobal("localStorage", undefined);
  noteQuestion(true);
  expect(isQuestionWaiting()).toBe(true);
});
