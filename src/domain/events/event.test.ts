import { expect, test } from "vitest";
import { ROLES } from "../company/team.ts";
import { hears } from "./event.ts";

const rolesThatHear = (rightNeeded: "own" | "read" | "amounts" | "manage") =>
  ROLES.filter((role) => hears({ userId: null, rightNeeded }, { userId: "jean", role }));

test("an event of one member is heard by nobody else", () => {
  const event = { userId: "jean", rightNeeded: "own" } as const;
  const hearers = ["jean", "marie"].filter((userId) => hears(event, { userId, role: "owner" }));
  expect(hearers).toEqual(["jean"]);
});

test("what managing the company lets one see is heard by those who manage it", () => {
  expect(rolesThatHear("manage")).toEqual(["owner", "manager"]);
});

test("what has an amount is not heard by a worker", () => {
  expect(rolesThatHear("amounts")).toEqual(["owner", "manager", "accountant"]);
});

test("an event for all members is heard by every role", () => {
  expect(rolesThatHear("read")).toEqual(ROLES);
});
