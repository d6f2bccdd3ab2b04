import { expect, test } from "vitest";
import { MAX_TASK_DESCRIPTION, MAX_TASK_TITLE } from "../projects/task.ts";
import { readPattern } from "./reading/pattern.ts";
import { thingWorks } from "./thing-works.ts";
import { ALL_WORKS, TRADES } from "./trades/all-trades.ts";
import { tradeWorks } from "./work-template.ts";

test("the library has twenty-one trades and twenty-five works a trade", () => {
  expect(TRADES.length).toBe(21);
  for (const trade of TRADES)
    expect(ALL_WORKS.filter((work) => work.trade === trade).length, trade).toBeGreaterThanOrEqual(25);
});

test("every work has three tasks, titles and supplies that a task holds", () => {
  for (const work of ALL_WORKS) {
    expect(work.tasks.length, work.title).toBeGreaterThanOrEqual(3);
    for (const { title, supplies } of work.tasks) {
      expect(title.length, title).toBeLessThanOrEqual(MAX_TASK_TITLE);
      expect(`Fournitures : ${supplies}.`.length, title).toBeLessThanOrEqual(MAX_TASK_DESCRIPTION);
    }
  }
});

test("common tasks open and close the works that say none", () => {
  const text = "> Protéger ; 0.5\n< Nettoyer ; 0.25\n# A\n= mot\nPoser ; 1\n# B\n= mot\nPréparer ; 1\nÉvacuer ; 1";
  const titles = tradeWorks("x", text).map(({ tasks }) => tasks.map(({ title }) => title).join());
  expect(titles).toEqual(["Protéger,Poser,Nettoyer", "Préparer,Évacuer"]);
});

test("a work only includes works of its own trade", () => {
  for (const { trade, title, includes } of ALL_WORKS)
    for (const other of includes)
      expect(
        ALL_WORKS.some((work) => work.trade === trade && work.title === other),
        `« ${title} » includes « ${other} », which ${trade} does not have: write its title as it stands`,
      ).toBe(true);
});

test("a line of the library that cannot be read says how to write it", () => {
  expect(() => tradeWorks("x", "# Titre\n= mot\nTâche sans heures")).toThrow("write « title ; 1 + 0.5/m² ; supplies »");
  expect(() => tradeWorks("x", "# Titre\nTâche ; 1")).toThrow("add a line « = words »");
  expect(() => tradeWorks("x", "# Titre\n~ mot\n= mot\nTâche ; 1")).toThrow("write « ~ word/word: title »");
  expect(() => readPattern("@danser mur")).toThrow("is no action");
});

test("a line of things that cannot be read says how to write it", () => {
  expect(() => thingWorks("x", "- la vanne ; 1")).not.toThrow();
  expect(() => thingWorks("x", "* Pose {de} = @poser\n- vanne ; 1")).toThrow(
    "write « - la vanne/le robinet ; 1 ; joints »",
  );
  expect(() => thingWorks("x", "Poser ; 1")).toThrow("begin with a manner");
});
