import { afterEach, expect, test, vi } from "vitest";
import { noteVisit } from "./page-acts.ts";

afterEach(() => vi.unstubAllGlobals());

/** The addresses that a page of a quote calls to say that somebody looked. */
function listCalled(dataset: Record<string, string>): string[] {
  const fetchPage = vi.fn(async (_url: string) => new Response(""));
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("location", { pathname: "/quote/abc" });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", fetchPage);
  noteVisit();
  return fetchPage.mock.calls.map(([url]) => url);
}

test("a page that its seller opened from their own screens does not say that it was looked at", () => {
  expect(listCalled({ forSeller: "" })).toEqual([]);
});

test("a page that its customer opens says that it was looked at", () => {
  expect(listCalled({})).toEqual(["/api/public/quotes/abc"]);
});
