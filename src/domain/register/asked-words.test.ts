import { expect, test } from "vitest";
import { askedCompany, askedWords } from "./asked-words.ts";

test("a register is asked for words without accents or capitals", () => {
  expect(askedCompany("  Électricité   DUPONT ")).toBe("electricite dupont");
});

test("one or two letters are not asked", () => {
  expect([askedWords("ab"), askedCompany(" a b"), askedWords("")]).toEqual([null, null, null]);
});

test("a number is asked with its digits alone", () => {
  expect([askedCompany("356 000 000"), askedCompany("356 000 000 00048")]).toEqual(["356000000", "35600000000048"]);
});

test("a number whose key is wrong is not asked", () => {
  expect([askedCompany("356000001"), askedCompany("35600000000049000")]).toEqual([null, null]);
});

test("a number that is not all typed is not asked", () => {
  expect(askedCompany("3560 000")).toBeNull();
});

test("the number of a street is asked as an address", () => {
  expect(askedWords("12 rue des Lilas, <Lyon>")).toBe("12 rue des lilas lyon");
});
