import { expect, test } from "vitest";
import { isOldTalk } from "./old-talk.ts";

const messagesAt = (created_at: string) => [{ created_at }];
const NOW = Date.parse("2026-11-28T10:00:00Z");

test("a conversation is old half an hour after its last message", () => {
  expect(isOldTalk(messagesAt("2026-11-28T09:31:00Z"), false, NOW)).toBe(false);
  expect(isOldTalk(messagesAt("2026-11-28T09:29:00Z"), false, NOW)).toBe(true);
});

test("an empty conversation is never old", () => {
  expect(isOldTalk([], false, NOW)).toBe(false);
});

test("a conversation whose question waits is gone on with", () => {
  expect(isOldTalk(messagesAt("2026-11-27T09:29:00Z"), true, NOW)).toBe(false);
});
