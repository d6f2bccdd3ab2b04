import { MOST_CLOSURES } from "#domain/planning/closures.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await signUpSeller(app);
});
afterAll(() => app.close());

const SUMMER = { first_day: "2027-08-02", last_day: "2027-08-20", label: "Congés d'été" };
const closuresOf = async (who: Person) => (await acceptedCall(who, "GET", "/api/closures")).closures;

test("closures are listed by their first day, to those who work too", async () => {
  const worker = await join(app, owner, `closed-${randomUUID()}@example.org`, "worker");
  await acceptedCall(owner, "POST", "/api/closures", SUMMER);
  const bridge = { first_day: "14/5/2027", last_day: "14/5/2027", label: "Pont de l'Ascension" };
  await acceptedCall(owner, "POST", "/api/closures", bridge);
  expect((await closuresOf(worker)).map(({ first_day }: { first_day: string }) => first_day)).toEqual([
    "2027-05-14",
    "2027-08-02",
  ]);
  expect((await worker.call("POST", "/api/closures", SUMMER)).status).toBe(403);
});

test.each([
  [{ ...SUMMER, last_day: "2027-08-01" }, "last_day", "Le dernier jour vient avant le premier."],
  [{ ...SUMMER, last_day: "2028-09-01" }, "last_day", "Une fermeture dure un an au plus."],
  [{ ...SUMMER, label: "  " }, "label", "Donne un nom à ces jours : « Congés d'été », « Pont »."],
])("a closure that does not hold is refused beside its field", async (body, field, sentence) => {
  const { status, json } = await owner.call("POST", "/api/closures", body);
  expect([status, json.fields[field]]).toEqual([400, sentence]);
});

test("a closure is given other days", async () => {
  const { closure } = await acceptedCall(owner, "POST", "/api/closures", SUMMER);
  await acceptedCall(owner, "PUT", `/api/closures/${closure.id}`, { ...SUMMER, last_day: "2027-08-27" });
  expect(await closuresOf(owner)).toEqual([{ ...SUMMER, id: closure.id, last_day: "2027-08-27" }]);
});

test("a closure that is gone is not changed", async () => {
  expect((await owner.call("PUT", `/api/closures/${randomUUID()}`, SUMMER)).status).toBe(404);
});

test("a closure that is removed is gone", async () => {
  const { closure } = await acceptedCall(owner, "POST", "/api/closures", SUMMER);
  const statuses = [];
  for (let turn = 0; turn < 2; turn++)
    statuses.push((await owner.call("DELETE", `/api/closures/${closure.id}`)).status);
  expect(statuses).toEqual([200, 404]);
  expect(await closuresOf(owner)).toEqual([]);
});

test("a company keeps so many closures and no more", async () => {
  for (let count = 0; count < MOST_CLOSURES; count++) await acceptedCall(owner, "POST", "/api/closures", SUMMER);
  const { status, json } = await owner.call("POST", "/api/closures", SUMMER);
  expect([status, json.code]).toEqual([409, "too_many_closures"]);
});

test("the closures of a company are its own", async () => {
  await acceptedCall(owner, "POST", "/api/closures", SUMMER);
  expect(await closuresOf(await signUpSeller(app))).toEqual([]);
});
