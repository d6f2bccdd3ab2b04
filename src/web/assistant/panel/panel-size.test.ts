import { memoryStorage } from "#test/memory-storage.ts";
import { afterEach, expect, test, vi } from "vitest";
import { fittingSize, keepSize, SMALLEST, storedSize } from "./panel-size.ts";

const WINDOW = { width: 1_280, height: 860 };
afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    { width: 500, height: 600 },
    { width: 500, height: 600 },
  ],
  [{ width: 10, height: -4 }, SMALLEST],
  [
    { width: 9_999, height: 9_999 },
    { width: 1_216, height: 732 },
  ],
  [
    { width: 500.4, height: 600.6 },
    { width: 500, height: 601 },
  ],
])("a panel of %o becomes %o, inside its window", (size, fitting) =>
  expect(fittingSize(size, WINDOW)).toEqual(fitting),
);

test("a window that is too small leaves the smallest panel", () => {
  expect(fittingSize({ width: 500, height: 600 }, { width: 200, height: 200 })).toEqual(SMALLEST);
});

test.each(["", "null", "[]", "{}", '{"width":"large","height":1}', "oops"])("a stored size « %s » is none", (text) => {
  vi.stubGlobal("localStorage", { getItem: () => text });
  expect(storedSize()).toBe(null);
});

test("a size is kept until it is forgotten", () => {
  vi.stubGlobal("localStorage", memoryStorage());
  keepSize({ width: 500, height: 600 });
  expect(storedSize()).toEqual({ width: 500, height: 600 });
  keepSize(null);
  expect(storedSize()).toBe(null);
});

test("a device without storage keeps no size", () => {
  vi.stubGlobal("localStorage", undefined);
  keepSize({ width: 500, height: 600 });
  expect(storedSize()).toBe(null);
});
