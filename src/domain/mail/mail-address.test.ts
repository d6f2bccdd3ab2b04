import { expect, test } from "vitest";
import { domainOfAddress, readAddressList, shownName } from "./mail-address.ts";

test.each([
  ["claire@roux.fr", [{ name: "", address: "claire@roux.fr" }]],
  ["Claire Roux <Claire@Roux.fr>", [{ name: "Claire Roux", address: "claire@roux.fr" }]],
  ['"Roux, Claire" <claire@roux.fr>', [{ name: "Roux, Claire", address: "claire@roux.fr" }]],
  ['"dite \\"Clo\\"" <claire@roux.fr>', [{ name: 'dite "Clo"', address: "claire@roux.fr" }]],
  ["claire@roux.fr (Claire Roux)", [{ name: "Claire Roux", address: "claire@roux.fr" }]],
  [
    "Claire <claire@roux.fr>, jean@roux.fr",
    [
      { name: "Claire", address: "claire@roux.fr" },
      { name: "", address: "jean@roux.fr" },
    ],
  ],
  ["Bureau: claire@roux.fr;", [{ name: "", address: "claire@roux.fr" }]],
  ["undisclosed-recipients:;", []],
  ["Claire <>", []],
])("%s is read", (text, people) => {
  expect(readAddressList(text)).toEqual(people);
});

test("ten thousand people are cut to two hundred", () => {
  const everybody = Array.from({ length: 10_000 }, (_, index) => `p${index}@roux.fr`).join(", ");
  expect(readAddressList(everybody)).toHaveLength(200);
});

test("a name that is another address is not shown", () => {
  expect(shownName({ name: "client@roux.fr", address: "voleur@example.org" })).toBe("voleur@example.org");
});

test("the name is shown before the address", () => {
  expect(shownName({ name: " Claire \n Roux ", address: "claire@roux.fr" })).toBe("Claire Roux");
});

test("the domain of an address is in lower case", () => {
  expect([domainOfAddress("claire@ROUX.fr"), domainOfAddress("claire")]).toEqual(["roux.fr", ""]);
});
