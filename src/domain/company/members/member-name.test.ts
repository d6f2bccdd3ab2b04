import { expect, test } from "vitest";
import { memberName } from "./member-name.ts";

test("a member is named by their name as they wrote it", () => {
  expect(memberName({ name: "julien le Goff", email: "j@example.org" })).toBe("julien le Goff");
});

test("the address of a member without a name is written as a name", () => {
  expect(memberName({ name: "", email: "julien@example.org" })).toBe("Julien");
  expect(memberName({ name: "", email: "karim.benali@example.org" })).toBe("Karim Benali");
  expect(memberName({ name: "", email: "jean-luc_roux@example.org" })).toBe("Jean-luc Roux");
});

test("somebody without name nor address has none", () => {
  expect(memberName({ name: "", email: "" })).toBe("");
});
