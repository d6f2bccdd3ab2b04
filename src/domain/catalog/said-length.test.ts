import fc from "fast-check";
import { expect, test } from "vitest";
import { proposeFromTemplates } from "./propose-tasks.ts";
import { lengthInWords, readSaidLength, spreadHours } from "./said-length.ts";

test.each([
  ["Refonte du site vitrine, 5 pages, 3 jours à 450 €", 21],
  ["Refaire la salle de bain en 8 jours", 56],
  ["shooting du catalogue, deux jours", 14],
  ["audit de sécurité 2 j", 14],
  ["peindre le couloir, une demi-journée", 3.5],
  ["regard extérieur 1/2 journée sur nos prix", 3.5],
  ["développer l'API, 2 semaines", 70],
  ["trois jours de travail pour la cuisine", 21],
  ["1,5 jour sur place", 10.5],
])("the days of « %s » are its length", (text, hours) => expect(readSaidLength(text, 7)).toMatchObject({ hours }));

test.each([
  "une page, une journée de formation",
  "commencer dans 3 jours",
  "sous 8 jours ouvrés",
  "1 jour de prise de vue et 2 jours de retouche, livrés en 8 jours, posés sur 2 jours",
  "remplacer le chauffe-eau",
  "garantie 2 jours",
])("« %s » says no length of the whole", (text) => expect(readSaidLength(text, 7)).toBeNull());

test("the tasks that are proposed come to the days that were said", () => {
  const { tasks, summary } = proposeFromTemplates("Refonte du site vitrine, 5 pages, 3 jours", "Développeur", 8);
  expect(tasks.reduce((sum, task) => sum + task.estimate_h, 0)).toBe(24);
  expect(summary).toContain("3\u00a0jours (24\u00a0h)");
});

test("a length is said in days and hours", () => {
  expect(lengthInWords({ words: "1,5\u00a0jour", hours: 10.5 })).toBe("1,5\u00a0jour (10,5\u00a0h)");
});

test("hours that are spread come to their sum by quarters", () => {
  const hours = fc.integer({ min: 1, max: 80 }).map((quarters) => quarters / 4);
  fc.assert(
    fc.property(fc.array(hours, { minLength: 1, maxLength: 12 }), fc.integer({ min: 40, max: 800 }), (parts, total) => {
      const tasks = spreadHours(
        parts.map((estimate_h) => ({ estimate_h })),
        total / 4,
      );
      expect(Math.min(...tasks.map((task) => task.estimate_h))).toBeGreaterThanOrEqual(0.25);
      expect(tasks.reduce((sum, task) => sum + task.estimate_h, 0)).toBe(total / 4);
    }),
  );
});

test.each(["2m x 90", "2,10 m x 90", "200 x 90 cm"])("« %s » are two sides", (sides) => {
  expect(proposeFromTemplates(`îlot central ${sides} à ajouter`, "cuisiniste").summary).not.toContain("90 îlots");
});
