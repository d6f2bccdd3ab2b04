import { messages } from "#domain/assistant/conversation/assistant.messages.ts";
import { expect, test } from "vitest";
import { linkIn, textParts } from "./link-parts.ts";

test("a link may lead to a place on its page", () => {
  const links = textParts(messages.noIban).map(linkIn);
  expect(links).toContainEqual({ name: "dans les réglages", path: "/app/settings", hash: "banque" });
});

test.each(["changeLines", "changedOnPage", "noIban"] as const)("no raw link is left in the sentence « %s »", (name) => {
  const id = "019a0000-0000-7000-8000-000000000001";
  const sentence = messages[name];
  const text = typeof sentence === "function" ? sentence(id) : sentence;
  const plain = textParts(text).filter((part) => linkIn(part) === null);
  expect(plain.join("")).not.toContain("](");
});

test("a link out of the product stays text", () => {
  expect(textParts("[ici](https://example.org) [là](/app?x=1) [](/app)")).toHaveLength(1);
});
