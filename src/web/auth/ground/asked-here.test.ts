import { expect, test } from "vitest";
import { rememberLetter, rememberProviderSignIn, wasRequestedHere } from "./asked-here.ts";

// Here there is no local storage: the requests are remembered until the page is closed.

const NOW = Date.UTC(2026, 10, 21, 8);
const HOUR = 3_600_000;
const wayOf = (url: string) => new URL(url).searchParams.get("asked")!;

test("a letter requested by this browser may sign in its own address for a day", () => {
  rememberLetter(" Lea@Example.org ", NOW);
  for (const later of [0, HOUR, 24 * HOUR - 1])
    expect(wasRequestedHere({ email: "lea@example.org", way: "" }, NOW + later)).toBe(true);
  for (const other of ["zoe@example.org", "", "__proto__", "constructor"])
    expect(wasRequestedHere({ email: other, way: "" }, NOW)).toBe(false);
  expect(wasRequestedHere({ email: "lea@example.org", way: "" }, NOW + 24 * HOUR)).toBe(false);
});

test("a return from a provider is accepted once within fifteen minutes", () => {
  const leadsTo = "https://etabli.example/auth/callback?redirect=%2Fapp%2Fbilling";
  const [first, second] = [rememberProviderSignIn(leadsTo, NOW), rememberProviderSignIn(leadsTo, NOW)];
  expect(new URL(first).searchParams.get("redirect")).toBe("/app/billing");
  expect(wayOf(first)).toMatch(/^[0-9a-f]{32}$/);
  expect(wayOf(second)).not.toBe(wayOf(first));
  for (const guess of ["", "0".repeat(32), "__proto__", "toString"])
    expect(wasRequestedHere({ email: "", way: guess }, NOW)).toBe(false);
  expect([1, 2].map(() => wasRequestedHere({ email: "", way: wayOf(first) }, NOW + 60_000))).toEqual([true, false]);
  expect(wasRequestedHere({ email: "", way: wayOf(second) }, NOW + 900_000)).toBe(false);
});
