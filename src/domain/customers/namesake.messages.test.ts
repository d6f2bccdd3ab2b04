import { expect, test } from "vitest";
import { namesakeLabel, namesakeQuestion } from "./namesake.messages.ts";

const MME = {
  id: "c1",
  kind: "person" as const,
  company: "",
  civility: "mme" as const,
  first_name: "",
  last_name: "Lefebvre",
  email: "lefebvre@example.fr",
  phone: "06 12 34 56 78",
  address: { line1: "3 allée des Roses", city: "Villeurbanne" },
};
const SAID = { ...MME, email: "", phone: "" };

test("the question says the town and the phone of the known customer", () => {
  expect(namesakeQuestion(MME, SAID)).toBe(
    "C'est bien Mme Lefebvre (Villeurbanne, 06 12 34 56 78), déjà dans tes clients ?",
  );
});

test("the question says what a yes replaces", () => {
  expect(namesakeQuestion(MME, { ...SAID, phone: "06 99 99 99 99" })).toMatch(
    /\? Si oui, je remplace son téléphone par 06 99 99 99 99\.$/,
  );
});

test("a customer of whom nothing else is known is asked about by name alone", () => {
  expect(namesakeQuestion({ ...SAID, address: null }, SAID)).toBe("C'est bien Mme Lefebvre, déjà dans tes clients ?");
});

test("each customer of a name has a label of their own", () => {
  expect(namesakeLabel(MME)).toBe("Mme Lefebvre – Villeurbanne – 06 12 34 56 78");
  expect(namesakeLabel({ ...SAID, email: "l@example.fr", address: null })).toBe("Mme Lefebvre – l@example.fr");
});
