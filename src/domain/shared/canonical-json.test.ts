import { expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

test("the order in which keys were written changes nothing, at any depth", () => {
  const text = canonicalJson({ b: [{ d: 1, c: null }], a: { é: "x", z: [2, "10"] } });
  expect(text).toBe('{"a":{"z":[2,"10"],"é":"x"},"b":[{"c":null,"d":1}]}');
  expect(canonicalJson(JSON.parse(text))).toBe(text);
});

test("what JSON leaves out or writes in its own way is written the same", () => {
  const day = new Date("2026-12-03T10:00:00Z");
  const text = canonicalJson({ left: undefined, list: [undefined, day], day });
  expect(text).toBe('{"day":"2026-12-03T10:00:00.000Z","list":[null,"2026-12-03T10:00:00.000Z"]}');
});

test("a key that JavaScript treats apart is written like others", () => {
  const text = '{"__proto__":{"a":1,"b":2},"c":3}';
  expect(canonicalJson(JSON.parse(text))).toBe(text);
});
