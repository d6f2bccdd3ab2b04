import { expect, test } from "vitest";
import { readProjectsAddress } from "./projects-address.ts";

test("what the address says is kept", () => {
  expect(readProjectsAddress({ show: "work", q: "roux", sort: "start", view: "board" })).toEqual({
    show: "work",
    q: "roux",
    sort: "start",
    view: "board",
  });
});

test("what does not exist is left out of the address", () => {
  expect(readProjectsAddress({ show: "toString", q: ["a"], sort: "waiting", view: "grid" })).toEqual({});
});

test("a postal code is searched as it was typed", () => {
  expect(readProjectsAddress({ q: 69003 })).toEqual({ q: "69003" });
});
