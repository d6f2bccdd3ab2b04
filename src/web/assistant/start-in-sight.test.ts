import type { HistoryMessage } from "#api/assistant/assistant.ts";
import { expect, test } from "vitest";
import { asksMissingFacts, ownInSight, speaksOfDocument, startInSight } from "./start-in-sight.ts";

const message = (id: string, role: "user" | "assistant", more: Partial<HistoryMessage> = {}): HistoryMessage => ({
  id,
  role,
  content: id,
  origin: "workflow",
  created_at: "2026-11-23T08:00:00Z",
  type: "text",
  ...more,
});
const FORM = {
  label: "Compléter",
  ask: "envoie le devis",
  missing: { of: "company", project: "p1", fields: ["siren"] },
};

test("a form of what is missing is shown from its first line", () => {
  const history = [message("u", "user"), message("a", "assistant", { follow_ups: [FORM] })];
  expect(asksMissingFacts(history[1])).toBe(true);
  expect(startInSight(history, false)).toBe("a");
});

test("an answer in words is shown to its end", () => {
  const history = [message("u", "user"), message("a", "assistant")];
  expect(asksMissingFacts(history[1])).toBe(false);
  expect(startInSight(history, false)).toBeNull();
});

test("what the person said stays in view above a card or an answer in words", () => {
  const history = [message("u", "user"), message("a", "assistant")];
  expect(ownInSight(history, false)).toBe("u");
  expect(ownInSight([...history, message("c", "assistant", { type: "quote_card" })], true)).toBe("u");
});

test("the end of a question and the start of a document count more than what the person said", () => {
  const history = [message("u", "user"), message("a", "assistant")];
  expect(ownInSight(history, true)).toBeNull();
  expect(ownInSight([...history, message("pdf", "assistant", { type: "pdf" })], false)).toBeNull();
  expect(ownInSight([message("u", "user")], false)).toBeNull();
});

test("a document is spoken of until the person asks for something else", () => {
  const quoteHistory = [message("u", "user"), message("pdf", "assistant", { type: "pdf" }), message("a", "assistant")];
  expect(speaksOfDocument(quoteHistory, false)).toBe(true);
  const nextHistory = [...quoteHistory, message("u2", "user")];
  expect(speaksOfDocument(nextHistory, true)).toBe(true);
  expect(speaksOfDocument([...nextHistory, message("a2", "assistant")], false)).toBe(false);
  expect(speaksOfDocument([...nextHistory, message("a2", "assistant", { type: "action" })], false)).toBe(true);
});
