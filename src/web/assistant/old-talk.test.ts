import { expect, test } from "vitest";
import { isOldTalk } from "./old-talk.ts";

const messagesAt = (created_at: string) => [{ created_at }];
const NOW = Date.parse("2026-11-28T10:00:00Z");

test("a conversation is old half an hour after its last message", () => {
  expect(isOldTalk(messagesAt("2026-11-28T09:31:00Z"), NOW)).toBe(false);
  expect(isOldTalk(messagesAt("2026-11-28T09:29:00Z"), NOW)).toBe(true);
});

test("an empty conversation is never old", () => {
  expect(isOldTalk([], NOW)).toBe(false);
});
