import { forgetTyped } from "#web/client/typed-place.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { keptDrafts } from "./kept-draft.ts";

const DRAFT = {
  base: { lines: [], discount: null, prices: "net" as const },
  content: { lines: [{ kind: "text" as const, id: "a", label: "Pose" }], discount: null, prices: "net" as const },
};

beforeEach(() => {
  const values: Record<string, string> = {};
  const storage = {
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
    removeItem: (key: string) => void delete values[key],
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
});

test("what was typed is there again, once", () => {
  keptDrafts("me", "d").keep(DRAFT);
  expect(keptDrafts("me", "other").takeAll()).toEqual([]);
  expect(keptDrafts("me", "d").takeAll()).toMatchObject([DRAFT]);
  expect(keptDrafts("me", "d").takeAll()).toEqual([]);
});

test("what is saved is kept no more", () => {
  keptDrafts("me", "d").keep(DRAFT);
  keptDrafts("me", "d").forget();
  expect(keptDrafts("me", "d").takeAll()).toEqual([]);
});

test("another user does not read it", () => {
  keptDrafts("me", "d").keep(DRAFT);
  expect(keptDrafts("another", "d").takeAll()).toEqual([]);
});

test("signing out erases it", () => {
  keptDrafts("me", "d").keep(DRAFT);
  forgetTyped();
  expect(keptDrafts("me", "d").takeAll()).toEqual([]);
});

test("a device without storage keeps nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  keptDrafts("me", "d").keep(DRAFT);
  expect(keptDrafts("me", "d").takeAll()).toEqual([]);
});

test("what was kept before prices could be typed with VAT has them without it", () => {
  const { prices: _prices, ...former } = DRAFT.content;
  keptDrafts("me", "d").keep({ base: former as typeof DRAFT.base, content: former as typeof DRAFT.content });
  expect(keptDrafts("me", "d").takeAll()).toEqual([{ base: DRAFT.content, content: DRAFT.content }]);
});
