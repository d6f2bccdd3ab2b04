import { expect, test } from "vitest";
import { agoWords, recipientsWords, senderWords, shortMoment, sizeWords, someOf } from "./mail-view.ts";

test("a sender without name and address is unknown", () => {
  expect(senderWords({ name: "", address: "" })).toBe("Expéditeur inconnu");
});

test("a name that pretends to be another address is left out", () => {
  expect(senderWords({ name: "client@roux.fr", address: "voleur@example.org" })).toBe("voleur@example.org");
});

test.each([
  [["Claire"], "Claire"],
  [["Claire", "Paul", "Nina", "Jean"], "Claire, Paul, Nina, Jean"],
  [["Claire", "Paul", "Nina", "Jean", "Luc"], "Claire, Paul, Nina et 2 autres"],
])("of a long list the first names are shown: %j", (names, words) => {
  expect(someOf(names)).toBe(words);
});

test("recipients are named after « à »", () => {
  expect([recipientsWords([{ name: "Claire Roux", address: "claire@roux.fr" }]), recipientsWords([])]).toEqual([
    "à Claire Roux",
    "",
  ]);
});

test("a mail of an earlier year shows its year", () => {
  const now = new Date("2026-11-23T10:00:00");
  expect([
    shortMoment("2026-11-23T08:05:00", now),
    shortMoment("2026-03-02T08:00:00", now),
    shortMoment("2025-03-02T08:00:00", now),
  ]).toEqual(["08:05", "2 mars", "02/03/2025"]);
});

test.each([
  [1, "1 octet"],
  [999, "999 octets"],
  [12_345, "12 ko"],
  [3_420_000, "3,4 Mo"],
])("a size of %i bytes is said in words", (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

test.each([
  ["2026-11-29T10:00:00Z", "à l'instant"],
  ["2026-11-29T09:58:00Z", "il y a 2\u00A0min"],
  ["2026-11-29T07:10:00Z", "il y a 2\u00A0h"],
  ["2026-11-20T07:10:00Z", "le 20 nov."],
])("what was done at %s was done %s", (moment, words) => {
  expect(agoWords(moment, new Date("2026-11-29T10:00:30Z"))).toBe(words);
});
