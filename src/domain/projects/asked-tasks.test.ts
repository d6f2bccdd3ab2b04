import { expect, test } from "vitest";
import { areAskedFor } from "./asked-tasks.ts";

const titles = (...names: string[]) => names.map((title) => ({ title }));

test("the tasks of a work that is asked for are all certain", () => {
  const proposal = { works: ["Remplacement de chauffe-eau"], tasks: titles("Vidange et dépose", "Mise en service") };
  expect(areAskedFor(proposal, "Changer le chauffe-eau de 200 l")).toEqual([true, true]);
});

test("beside a work that nobody said, a task is certain when its title is said", () => {
  const proposal = {
    works: ["Peinture des murs", "Pose de carrelage"],
    tasks: titles("Peinture des murs, deux couches", "Pose du carrelage"),
  };
  expect(areAskedFor(proposal, "Repeindre la chambre")).toEqual([true, false]);
  expect(areAskedFor(proposal, "Ranger la chambre")).toEqual([false, false]);
});

test("of a model's tasks, those whose title is said are certain", () => {
  const proposal = { works: null, tasks: titles("Pose de deux radiateurs", "Désembouage du circuit") };
  expect(areAskedFor(proposal, "Poser un radiateur dans l'entrée")).toEqual([true, false]);
});

test("steps for a work that the library does not know are not certain", () => {
  expect(areAskedFor({ works: [], tasks: titles("Préparer : dorer un cadre") }, "Dorer un cadre")).toEqual([false]);
});

test("words that every trade says make nothing certain", () => {
  expect(
    areAskedFor({ works: null, tasks: titles("Nettoyage du chantier") }, "Travaux de chantier, nettoyage"),
  ).toEqual([false]);
});
