import type { Effect } from "#domain/assistant/effect.ts";
import { beforeEach, expect, test } from "vitest";
import type { EffectKeys } from "./effect-keys.ts";
import { effectKeys } from "./effect-keys.ts";

const quote = (id: string): Effect => ({ name: "generateQuote", id });

let keys: EffectKeys;
beforeEach(() => void (keys = effectKeys()));

test("asked again once it was done, an effect has another key: what was said of the conversation meanwhile changes nothing", () => {
  const first = keys.keyOf(quote("a"));
  keys.settle(quote("a"));
  expect(keys.keyOf(quote("a"))).not.toBe(first);
});

test("asked again while nobody knows whether it was done, it keeps its key; asked otherwise, it has another", () => {
  const first = keys.keyOf(quote("a"));
  keys.keyOf({ name: "getProject", id: "a" });
  expect(keys.keyOf(quote("a"))).toBe(first);
  expect(keys.keyOf(quote("b"))).not.toBe(first);
});
