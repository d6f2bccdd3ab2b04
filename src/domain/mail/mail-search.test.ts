import { expect, test } from "vitest";
import { mailSearchText } from "./mail-search.ts";

const claire = { name: "Claire Lefèvre", address: "claire@roux.fr" };

test("a mail is searched by its subject and its people, without accents", () => {
  const jean = { name: "", address: "jean@etabli.fr" };
  expect(mailSearchText({ from: claire, to: [jean], subject: "Dégât des eaux" })).toBe(
    "degat des eaux claire lefevre claire@roux.fr jean@etabli.fr",
  );
});

test("the people after the third one are left out", () => {
  const to = [1, 2, 3, 4].map((number) => ({ name: "", address: `p${number}@roux.fr` }));
  expect(mailSearchText({ from: claire, to, subject: "" })).not.toContain("p4");
});

test("a text that is too long for an index is cut between letters", () => {
  const text = mailSearchText({ from: { name: "🔧".repeat(400), address: "" }, to: [], subject: "🔧".repeat(400) });
  expect([text.length <= 300, text.isWellFormed()]).toEqual([true, true]);
});
