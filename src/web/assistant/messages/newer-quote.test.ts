import type { ProjectAnswer } from "#api/projects.ts";
import { expect, test } from "vitest";
import { newerQuoteOf } from "./newer-quote.ts";

const version = (id: string, { kind = "quote", total = 100 } = {}) => ({ id, kind, total, page_url: `/quote/${id}` });
const project = (last: string, ...documents: object[]) =>
  ({ quote: { id: last, page_url: `/quote/${last}`, total: 120 }, documents }) as unknown as ProjectAnswer;

test("a message that shows an earlier version of the quote tells the last one", () => {
  const newer = newerQuoteOf({ pageUrl: "/quote/v1" }, project("v2", version("v2"), version("v1")));
  expect(newer).toMatchObject({ id: "v2", total: 120 });
});

test("a later version at the same total tells nothing", () => {
  const documents = [version("v2", { total: 120 }), version("v1", { total: 120 })];
  expect(newerQuoteOf({ pageUrl: "/quote/v1" }, project("v2", ...documents))).toBeNull();
});

test("a message that shows the last version tells nothing", () => {
  expect(newerQuoteOf({ pageUrl: "/quote/v2" }, project("v2", version("v2"), version("v1")))).toBeNull();
});

test("an invoice is never said to be changed", () => {
  const invoice = { ...version("f1", { kind: "invoice" }), page_url: "/invoice/f1" };
  expect(newerQuoteOf({ pageUrl: "/invoice/f1" }, project("v2", version("v2"), invoice))).toBeNull();
});

test("a link that was given anew tells nothing", () => {
  expect(newerQuoteOf({ pageUrl: "/quote/old" }, project("v2", version("v2")))).toBeNull();
});
