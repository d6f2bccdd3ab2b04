import { expect, test } from "vitest";
import { formsOf } from "./conjugation.ts";
import { isInfinitive, verbKinds } from "./lexicon.ts";

test.each([
  ["creer", "cree crees creez creons creiez creeras creerez creerais creeriez"],
  ["editer", "edite editez editeriez"],
  ["partager", "partageons"],
  ["etablir", "etablis etablit etablissez etablisse etablissiez etablirais"],
  ["faire", "fais fait faites fasse fasses fassiez feras ferais feriez"],
  ["emettre", "emets emettez emette emettrez emettriez"],
  ["envoyer", "envoie envoyez envoies enverrais enverriez"],
])("the forms of « %s » are made by rule", (infinitive, forms) =>
  expect(formsOf(infinitive)).toEqual(expect.arrayContaining(forms.split(" "))),
);

test.each(["crees", "creiez", "chiffriez", "notiez", "fasses", "feriez", "transmettez", "enverrais", "appliquer"])(
  "« %s » is known as a verb of an order",
  (form) => expect(verbKinds(form)).not.toBeNull(),
);

test("a noun is no form of a verb", () => {
  for (const noun of ["devis", "chantier", "porte", "montant"]) expect(verbKinds(noun)).toBeNull();
  expect(isInfinitive("chiffrer")).toBe(true);
});
