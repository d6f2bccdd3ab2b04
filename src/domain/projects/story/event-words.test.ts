import { expect, test } from "vitest";
import { eventWords } from "./event.messages.ts";

test.each([
  ["3", "Karim", "3 photos ajoutées par Karim"],
  ["1", "Karim", "Une photo ajoutée par Karim"],
  ["3", "", "3 photos ajoutées"],
])("photos in the story of a project (%s, « %s ») are told with who added them", (count, who, words) => {
  expect(eventWords("photos", count, null, who, "")).toBe(words);
});

test.each([
  ["Réseaux", "Réseaux, 7 h 10 passées"],
  ["", "7 h 10 de travail"],
])("time in the story of a project says its task (« %s »)", (title, words) => {
  expect(eventWords("time", "430", null, "Léa", title).replaceAll(/\s/g, " ")).toBe(words);
});
