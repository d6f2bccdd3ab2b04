import { expect, test } from "vitest";
import { byRank, RANK, rankOf } from "./search-rank.ts";

test.each([
  ["Réglages", "reglages", RANK.exact],
  ["Menuiserie Roux", "menui", RANK.begins],
  ["Menuiserie Roux", "roux menui", RANK.wordsBegin],
  ["Chauffe-eau", "eau", RANK.words],
  ["Arrivée d'eau", "eau", RANK.words],
  ["Paul Durand", "durand", RANK.words],
  ["Durandeau", "durand", RANK.begins],
  ["Leroux", "roux", RANK.holds],
  ["Leroux", "roux claire", null],
])("« %s » fits « %s »: %s", (label, text, rank) => {
  expect(rankOf(label, text)).toBe(rank);
});

test("equal rows come by kind, then as they were", () => {
  const rows = [
    { id: "mail", rank: RANK.begins, kind: "mail" },
    { id: "close", rank: RANK.close, kind: "customer" },
    { id: "first", rank: RANK.begins, kind: "project" },
    { id: "second", rank: RANK.begins, kind: "project" },
    { id: "number", rank: RANK.exact, kind: "invoice" },
  ] as const;
  expect(byRank(rows).map(({ id }) => id)).toEqual(["number", "first", "second", "mail", "close"]);
});
