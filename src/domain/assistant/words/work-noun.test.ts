import { expect, test } from "vitest";
import { workAsNoun } from "./work-noun.ts";

test.each([
  ["poser une douche", "pose d'une douche"],
  ["Poser une douche à l'italienne", "pose d'une douche à l'italienne"],
  ["remplacer le chauffe-eau", "remplacement du chauffe-eau"],
  ["changer les volets", "changement des volets"],
  ["installer des radiateurs", "installation de radiateurs"],
  ["poser du carrelage", "pose de carrelage"],
  ["réparer l'évier", "réparation de l'évier"],
  ["refaire la salle de bain", "réfection de la salle de bain"],
  ["repeindre 3 chambres", "peinture de 3 chambres"],
  ["isoler combles", "isolation de combles"],
  ["poser éviers", "pose d'éviers"],
])("« %s » names a project « %s »", (work, noun) => {
  expect(workAsNoun(work)).toBe(noun);
});

test.each(["Pose d'une douche", "poser", "peindre en blanc", "poser et raccorder un évier", "Refonte du site", ""])(
  "« %s » stays as it was said",
  (work) => {
    expect(workAsNoun(work)).toBe(work);
  },
);
