import { expect, test } from "vitest";
import { lineOf } from "./card-lines.ts";
import { linesUnderTitles, pastedSections, pastedTitles } from "./pasted-sections.ts";

const TEXT = "devis pour Mme Roux :\nDépose\n- baignoire 3 h à 50 €\n\nPose :\n- douche 8 h à 55 €\n- carrelage 2 m²";

const row = (id: string, label: string) => ({
  id,
  label,
  quantity: "1",
  unit: "h" as const,
  unitPrice: "50",
  vatBasisPoints: 1000,
  vatReason: null,
});
const ROWS = [row("line-1", "Baignoire"), row("line-2", "Douche"), row("line-3", "Carrelage")];
const SECTIONS = [
  { label: "Dépose", rowIds: ["line-1"] },
  { label: "Pose", rowIds: ["line-2", "line-3"] },
];

test("the titles of a pasted list are those above its dashes", () => {
  expect(pastedTitles(TEXT)).toEqual(["Dépose", "Pose"]);
});

test.each([
  "fais le devis, 3 h à 50 €",
  "devis pour Mme Roux\n- baignoire 3 h à 50 €\n- douche 8 h à 55 €",
  "Salle de bain\n- baignoire 3 h à 50 €\n- douche 8 h à 55 €",
])("a list without titles has none: %s", (text) => {
  expect(pastedTitles(text)).toEqual([]);
  expect(pastedSections(text, ROWS)).toBeNull();
});

test("each row stands under the title that it was read in", () => {
  expect(pastedSections(TEXT, ROWS)).toEqual(SECTIONS);
});

test.each([
  ["that the list does not name", [...ROWS, row("line-4", "Peinture")]],
  ["before those of an earlier title", [ROWS[1], ROWS[0], ROWS[2]].flatMap((one) => one ?? [])],
  ["too few for a title", ROWS.slice(0, 1)],
])("no title is placed for rows %s", (_what, rows) => {
  expect(pastedSections(TEXT, rows)).toBeNull();
});

test("a title stands above the first of its lines that is left", () => {
  const lines = ROWS.filter(({ id }) => id !== "line-2").map(lineOf);
  expect(linesUnderTitles(lines, SECTIONS).map(({ id }) => id)).toEqual(["section-1", "line-1", "section-2", "line-3"]);
});

test("a title whose lines were removed goes", () => {
  const lines = ROWS.slice(1).map(lineOf);
  expect(linesUnderTitles(lines, SECTIONS).map(({ id }) => id)).toEqual(["section-2", "line-2", "line-3"]);
});

test("lots that one sentence says with their colons are titles", () => {
  const text = "devis Mme Roux lot 1 dépose : baignoire 3 h à 50 €, lot 2 pose : douche 8 h à 55 €, carrelage 2 m²";
  expect(pastedSections(text, ROWS)).toEqual([
    { label: "Lot 1 – dépose", rowIds: ["line-1"] },
    { label: "Lot 2 – pose", rowIds: ["line-2", "line-3"] },
  ]);
  expect(pastedTitles("devis Mme Roux, un lot de 3 prises : 45 €")).toEqual([]);
});

test("a comma after the name of a lot makes it a title as a colon does", () => {
  const text = "devis Mme Roux lot 1 dépose, baignoire 3 h à 50 €, lot 2 pose, douche 8 h à 55 €, carrelage 2 m²";
  expect(pastedSections(text, ROWS)).toEqual([
    { label: "Lot 1 – dépose", rowIds: ["line-1"] },
    { label: "Lot 2 – pose", rowIds: ["line-2", "line-3"] },
  ]);
  const spokenText =
    "lot un plomberie dix robinets à quarante euros, lot deux peinture trois heures à vingt euros, tva dix";
  expect(pastedTitles(spokenText)).toEqual([]);
});
