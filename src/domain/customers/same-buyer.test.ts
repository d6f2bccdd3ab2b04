import { person, professional } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { isSameBuyer } from "./same-buyer.ts";

const lea = { ...person, firstName: "Léa", lastName: "Arc" };
const firm = { ...professional, companyName: "Roux", siren: "732829320" };

test.each([
  ["the same person", true, lea, lea],
  ["a person whose name is written in capitals", true, lea, { ...lea, lastName: "ARC" }],
  ["a person whose first name was unknown", true, { ...lea, firstName: "Mme" }, lea],
  ["a person of another first name", false, lea, { ...lea, firstName: "Paul" }],
  ["another customer of the same name", false, lea, { ...lea, id: "another" }],
  ["a buyer whose name was unknown", true, { ...lea, firstName: "", lastName: "" }, firm],
  ["a person who became a firm", false, lea, { ...lea, kind: "company" as const, companyName: "Arc" }],
  ["a firm whose SIREN was unknown", true, { ...firm, siren: "" }, firm],
  ["a firm that was renamed", true, firm, { ...firm, companyName: "Roux et fils" }],
  ["a firm of another SIREN", false, firm, { ...firm, siren: "552100554" }],
  ["a firm of unknown SIREN and another name", false, { ...firm, siren: "" }, { ...firm, companyName: "Blanc" }],
])("%s is the buyer of the kept quote: %s", (_title, isSame, quotedBuyer, today) => {
  expect(isSameBuyer(quotedBuyer, { ...today, id: today.id === "another" ? today.id : quotedBuyer.id })).toBe(isSame);
});
