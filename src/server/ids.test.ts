import { expect, test } from "vitest";
import { isId, uuidV7 } from "./ids.ts";

test("IDs created in the same millisecond keep their order", () => {
  const now = Date.UTC(2026, 10, 21);
  const ids = [...Array.from({ length: 2_000 }, () => uuidV7(now)), uuidV7(now + 1), uuidV7(now + 2)];
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test("IDs keep their order when the clock is set back by less than a second", () => {
  const now = Date.UTC(2026, 10, 23);
  const ids = Array.from({ length: 6_000 }, (_, place) => uuidV7(now - (place % 900)));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test("IDs follow a clock that is set back by a minute", () => {
  const now = Date.UTC(2026, 10, 24);
  const earlierId = uuidV7(now);
  expect(uuidV7(now - 60_000) < earlierId).toBe(true);
});

test("an ID is a UUID v7 of its millisecond", () => {
  const id = uuidV7(Date.UTC(2026, 10, 21));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 21));
});

test("an ID is recognised in lower and upper case", () => {
  const id = uuidV7(Date.UTC(2026, 10, 21));
  for (const text of [id, id.toUpperCase()]) expect(isId(text)).toBe(true);
  for (const text of [undefined, "", "42", id.slice(1), `${id}0`, `${id}\n`, id.replaceAll("-", "")])
    expect(isId(text)).toBe(false);
});
