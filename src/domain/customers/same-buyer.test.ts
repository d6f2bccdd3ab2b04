import { person, professional } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import { isSameBuyer } from "./same-buyer.ts";

const lea = { ...person, firstName: "Léa", lastName: "Arc" };
const nameless = { ...lea, firstName: "", lastName: "" };
const firm = { ...professional, companyName: "Roux", id: lea.id, siren: "732829320" };

// A firm has the ID of Léa Arc: a customer changes without becoming another one.
test.each([
  ["the same person", lea, lea],
  ["a person whose name is written in capitals", lea, { ...lea, lastName: "ARC" }],
  ["a person whose first name was unknown", { ...lea, firstName: "Mme" }, lea],
  ["a buyer whose name was unknown", nameless, firm],
  ["a firm whose SIREN was unknown", { ...firm, siren: "" }, firm],
  ["a firm that was renamed", firm, { ...firm, companyName: "Roux et fils" }],
])("%s is the same buyer", (_title, quotedBuyer, today) => {
  expect(isSameBuyer(quotedBuyer, today)).toBe(true);
});

test.each([
  ["a person of another first name", lea, { ...lea, firstName: "Paul" }],
  ["another customer of the same name", lea, { ...lea, id: "another" }],
  ["a person who became a firm", lea, { ...lea, kind: "company" as const, companyName: "Arc" }],
  ["a firm of another SIREN", firm, { ...firm, siren: "552100554" }],
  ["a firm of unknown SIREN and another name", { ...firm, siren: "" }, { ...firm, companyName: "Blanc" }],
])("%s is another buyer", (_title, quotedBuyer, today) => {
  expect(isSameBuyer(quotedBuyer, today)).toBe(false);
});
