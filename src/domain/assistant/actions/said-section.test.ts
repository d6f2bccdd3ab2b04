import { expect, test } from "vitest";
import type { SaidSection } from "./said-section.ts";
import { readSaidSection, withSection } from "./said-section.ts";

test.each<[string, SaidSection]>([
  ["ajoute une section Douche au début du devis", { label: "Douche", lines: [], place: "start" }],
  ["ajoute une section « Salle d'eau » à la fin", { label: "Salle d'eau", lines: [], place: "end" }],
  ["Crée une section carrelage.", { label: "Carrelage", lines: [], place: "end" }],
  ["ajoute une section Murs avant la faïence", { label: "Murs", lines: [], place: { before: "faïence" } }],
  [
    "ajoute une section Douche avec la pose et le receveur",
    { label: "Douche", lines: ["pose", "receveur"], place: "end" },
  ],
  [
    "mets la dépose, la pose et le receveur dans une section Douche",
    { label: "Douche", lines: ["dépose", "pose", "receveur"], place: "end" },
  ],
])("« %s » orders a section", (text, expected) => {
  expect(readSaidSection(text)).toEqual(expected);
});

test.each([
  "ajoute une ligne douche 300 €",
  "mets la TVA à 10 %",
  "ajoute une section",
  "ajoute une section douche à 300 €",
  "la section Douche est prête",
  `ajoute une section ${"x".repeat(400)}`,
])("« %s » orders no section", (text) => {
  expect(readSaidSection(text)).toBeNull();
});

type PlacedLine = Parameters<typeof withSection>[1];
const line = (id: string): PlacedLine => ({ id, kind: "item" });
const section = (id: string): PlacedLine => ({ id, kind: "section" });
const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id).join(" ");

test("a section stands before a line, or last", () => {
  const lines = [line("a"), line("b")];
  expect(idsOf(withSection(lines, section("s"), { lineIds: [], beforeId: "a" }))).toBe("s a b");
  expect(idsOf(withSection(lines, section("s"), { lineIds: [], beforeId: null }))).toBe("a b s");
});

test("lines that go into a section leave the others where they are", () => {
  const lines = [line("a"), line("b"), line("c"), section("t"), line("d")];
  expect(idsOf(withSection(lines, section("s"), { lineIds: ["a", "b"], beforeId: null }))).toBe("c s a b t d");
  expect(idsOf(withSection(lines, section("s"), { lineIds: ["d"], beforeId: null }))).toBe("a b c t s d");
});
