import { expect, test } from "vitest";
import { searchText } from "../shared/search-text.ts";
import { proposeFromTemplates } from "./propose-tasks.ts";
import { ALL_WORKS, TRADES } from "./trades/all-trades.ts";

test("the library has at least twelve trades, six works a trade and three tasks a work", () => {
  expect(TRADES.length).toBeGreaterThanOrEqual(12);
  for (const trade of TRADES)
    expect(ALL_WORKS.filter((work) => work.trade === trade).length, trade).toBeGreaterThanOrEqual(6);
  for (const work of ALL_WORKS) expect(work.tasks.length, work.title).toBeGreaterThanOrEqual(3);
});

test("keywords are lower-case and without accents", () => {
  for (const work of ALL_WORKS) for (const keyword of work.keywords) expect(searchText(keyword)).toBe(keyword);
});

test.each([
  ["Pose de 3 radiateurs dans le salon", "chauffagiste", "Pose de radiateurs"],
  ["remplacer le ballon d'eau chaude", "plombier", "Remplacement d'un chauffe-eau"],
  ["Peindre deux chambres et le salon", "peintre", "Peinture de murs et plafonds"],
  ["un site vitrine pour un restaurant", "développeur", "Site vitrine"],
  ["REPORTAGE DE MARIAGE en juin", "photographe", "Reportage de mariage"],
])("« %s » is recognised", (description, trade, title) => {
  expect(proposeFromTemplates(description, trade).summary).toContain(title);
});

test("a quantity scales the hours", () => {
  const hours = (text: string) =>
    proposeFromTemplates(text, "chauffagiste").tasks.reduce((sum, task) => sum + task.estimate_h, 0);
  expect(hours("pose de 4 radiateurs")).toBe(2 * hours("pose de 2 radiateurs"));
  expect(hours("pose de quatre radiateurs")).toBe(hours("pose de 4 radiateurs"));
});

test("a description without a template gets a plain breakdown", () => {
  const proposal = proposeFromTemplates("Dresser un perroquet", "");
  expect(proposal.tasks.length).toBeGreaterThan(2);
  expect(proposal.summary).toMatch(/Aucun modèle/);
});

test("the summary's words agree with the quantity", () => {
  const summary = (description: string) => proposeFromTemplates(description, "").summary;
  expect(summary("pose de 3 radiateurs")).toContain("pour 3 radiateurs.");
  expect(summary("pose de 1 radiateur")).toContain("pour 1 radiateur.");
  expect(summary("pose de 25 m² de carrelage")).toContain("pour 25 m².");
});
