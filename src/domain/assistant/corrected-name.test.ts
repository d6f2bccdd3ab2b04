import { expect, test } from "vitest";
import { correctedName } from "./corrected-name.ts";

const KNOWN = { lastName: "Lefèvre", firstName: "Marion", company: "Norvex", projectName: "Salle de bain" };
const read = (text: string, about: Parameters<typeof correctedName>[1] = "recurrence") => {
  const { about: field, ...slots } = correctedName(KNOWN, about, text) ?? {};
  return field ? [field.value, Object.values(slots).map((slot) => ("value" in slot ? slot.value : slot))] : null;
};

test.each([
  ["ah non c'est Mme Lefebvre en fait, pas Lefèvre", "lastName", "Lefebvre"],
  ["non, Lefebvre pas Lefèvre", "lastName", "Lefebvre"],
  ["pardon, Mme Lefebvre", "lastName", "Lefebvre"],
  ["c'est Lefebvre avec un b, pas Lefèvre", "lastName", "Lefebvre"],
  ["non c'est Manon, pas Marion", "firstName", "Manon"],
  ["en fait c'est Norvia et pas Norvex", "company", "Norvia"],
  ["ah non, c'est Cuisine, pas salle de bain", "projectName", "Cuisine"],
])("a name that was given is corrected in the middle of another question: « %s »", (text, field, value) => {
  expect(read(text)).toEqual([field, [value]]);
});

test.each([
  "non",
  "euh je sais pas",
  "c'est pas grave",
  "non c'est ponctuel",
  "Mme Lefèvre est pressée",
  "pardon Mme Lefèvre",
])("« %s » corrects no name", (text) => expect(read(text)).toBeNull());

test("what answers the question of a name corrects none", () => {
  expect(read("ah non c'est Mme Lefebvre, pas Lefèvre", "lastName")).toBeNull();
});
