import { memoryStorage } from "#test/memory-storage.ts";
import { afterEach, expect, test, vi } from "vitest";
import { NARROWEST, fittingWidth, keepWidth, storedWidth } from "./panel-size.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [500, 500],
  [10, NARROWEST],
  [-4, NARROWEST],
  [9_999, 576],
  [500.4, 500],
])("a panel %s pixels wide becomes %s wide in a window of 1280", (width, fitting) =>
  expect(fittingWidth(width, 1_280)).toBe(fitting),
);

test("a window that is too narrow leaves the narrowest panel", () => {
  expect(fittingWidth(500, 200)).toBe(NARROWEST);
});

test.each(["", "null", "[]", "{}", '{"width":"large"}', "oops"])("a stored width « %s » is none", (text) => {
  vi.stubGlobal("localStorage", { getItem: () => text });
  expect(storedWidth()).toBe(null);
});

test("a width is kept until it is forgotten", () => {
  vi.stubGlobal("localStorage", memoryStorage());
  keepWidth(500);
  expect(storedWidth()).toBe(500);
  keepWidth(null);
  expect(storedWidth()).toBe(null);
});

test("the width of a panel that also had a height is read", () => {
  vi.stubGlobal("localStorage", { getItem: () => '{"width":500,"height":600}' });
  expect(storedWidth()).toBe(500);
});

test("a device without storage keeps no width", () => {
  vi.stubGlobal("localStorage", undefined);
  keepWidth(500);
  expect(storedWidth()).toBe(null);
});
