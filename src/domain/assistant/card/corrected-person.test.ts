import { expect, test } from "vitest";
import { titledName } from "../../customers/customer.ts";
import type { CardPerson } from "./corrected-person.ts";
import { correctedPerson } from "./corrected-person.ts";

const SOPHIE: CardPerson = { civility: "mme", firstName: "Sophie", lastName: "Delorme" };

function nameAfter(text: string, person = SOPHIE): string | null {
  const personSaid = correctedPerson(person, text);
  return personSaid === null || personSaid === "unclear" ? personSaid : titledName(personSaid);
}

test.each([
  ["en fait c'est M. Delorme, Sylvain Delorme, pas madame", "M. Sylvain Delorme"],
  ["c'est monsieur Sylvain Delorme", "M. Sylvain Delorme"],
  ["c'est pas madame, c'est monsieur Sylvain Delorme", "M. Sylvain Delorme"],
  ["elle s'appelle Claire", "Mme Claire Delorme"],
  ["non, elle s'appelle Sylvie Delorme", "Mme Sylvie Delorme"],
  ["il s'appelle Paul", "M. Paul Delorme"],
  ["c'est pas Sophie c'est Sylvie Delorme", "Sylvie Delorme"],
  ["Sylvie Delorme", "Sylvie Delorme"],
  ["c'est Sylvie, pas Sophie", "Sylvie Delorme"],
  ["le client s'appelle Jean Roux", "Jean Roux"],
  ["la cliente s'appelle Anne Roux", "Mme Anne Roux"],
  ["la cliente c'est Mme Roux", "Mme Roux"],
  ["c'est M. Martin", "M. Martin"],
  ["c'est Mme Delorne, pas Delorme", "Mme Sophie Delorne"],
  ["c'est un homme", "M. Delorme"],
  ["c'est pas madame", "Sophie Delorme"],
  ["c'est M. et Mme Delorme", "M. et Mme Delorme"],
])("the person of the card is corrected: « %s » gives %s", (text, name) => {
  expect(nameAfter(text)).toBe(name);
});

test("« elle » takes the place of a civility that was said wrong", () => {
  const sylvain: CardPerson = { civility: "m", firstName: "Sylvain", lastName: "Delorme" };
  expect(nameAfter("non, elle s'appelle Sylvie Delorme", sylvain)).toBe("Mme Sylvie Delorme");
  expect(nameAfter("c'est Sylvie Delorme", sylvain)).toBe("Sylvie Delorme");
});

test.each([
  "c'est M. Delorme, Mme Delorme",
  "c'est M. Delorme, pas monsieur",
  "elle s'appelle M. Delorme",
  "c'est Paul Delorme, Jean Delorme",
  "il s'appelle Zdenek",
])("a text that contradicts itself is unclear: « %s »", (text) => expect(nameAfter(text)).toBe("unclear"));

test.each([
  "c'est lundi",
  "c'est bon",
  "c'est pas grave",
  "c'est Carrelage Mural",
  "c'est Norvia, pas Norvex",
  "c'est M. Delorme qui paye",
  "c'est 65 € pour Mme Roux",
  "c'est Mme Roux ?",
  "ajoute la dépose pour Mme Roux",
  "elle s'appelle comment",
])("« %s » corrects nobody", (text) => expect(nameAfter(text)).toBeNull());
