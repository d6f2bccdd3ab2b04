import { expect, test } from "vitest";
import { greeting } from "./greeting.messages.ts";

test.each([
  [8, "Léa Arc", "Bonjour Léa"],
  [17, "", "Bonjour"],
  [18, "Léa", "Bonsoir Léa"],
  [4, " ", "Bonsoir"],
])("at %d h « %s » is greeted by « %s »", (hour, name, words) => {
  expect(greeting(hour, name)).toBe(words);
});
