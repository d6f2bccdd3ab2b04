import { expect, test } from "vitest";
import { peopleOf, subjectOf } from "./head-values.ts";

test.each([
  ["jean@roux.example", "jean@roux.example"],
  // Its first letter is Cyrillic.
  ["jean@\u0430pple.com", "jean@xn--pple-43d.com"],
  ["jean@xn--pple-43d.com", "jean@xn--pple-43d.com"],
  ["jean@b\u00E2timent.fr", "jean@b\u00E2timent.fr"],
  ["jean@xn--btiment-pwa.fr", "jean@b\u00E2timent.fr"],
  ["jean@\u1D00pple.com", "jean@xn--pple-k13a.com"],
])("the address %s stands as %s", (address, shownAddress) => {
  expect(peopleOf([{ name: "Jean", address }])[0]?.address).toBe(shownAddress);
});

test.each(["", "jean", "@", "jean@", "jean@[127.0.0.1]", "jean@a b"])("%j is kept as it is", (address) => {
  expect(peopleOf([{ address }])[0]?.address).toBe(address);
});

test("a name loses the marks that turn the direction of reading", () => {
  expect(peopleOf([{ name: "\u202Ereuqnab\u202C", address: "a@b.fr" }])[0]?.name).toBe("reuqnab");
});

test("a subject loses them too", () => {
  expect(subjectOf("Facture \u202Efdp.exe")).toBe("Facture fdp.exe");
});

test("of ten thousand recipients two hundred are kept", () => {
  const people = Array.from({ length: 10_000 }, (_none, at) => ({ address: `p${at}@exemple.fr` }));
  expect(peopleOf(people)).toHaveLength(200);
});
