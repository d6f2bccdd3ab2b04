import { expect, test } from "vitest";
import { isOldTalk } from "./old-talk.ts";

const talkAt = (created_at: string, pending: object | null = null) => ({
  history: [{ created_at }],
  flow: { pending },
});
const NOW = Date.parse("2026-11-28T10:00:00Z");

test("a conversation is old five minutes after its last message", () => {
  expect(isOldTalk(talkAt("2026-11-28T09:56:00Z"), NOW)).toBe(false);
  expect(isOldTalk(talkAt("2026-11-28T09:54:00Z"), NOW)).toBe(true);
});

test("an empty conversation is never old", () => {
  expect(isOldTalk({ history: [], flow: null }, NOW)).toBe(false);
});

test("a conversation whose question waits is gone on with", () => {
  expect(isOldTalk(talkAt("2026-11-27T09:29:00Z", { step: "recap" }), NOW)).toBe(false);
});
