import { MOST_CLOSURES } from "#domain/company/closures/closures.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

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
  expect(await closuresOf(owner)).toEqual([{ ...SUMMER, id: closure.id, last_day: "2027-08-27", user_id: null }]);
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

describe("the absence of a person", () => {
  const idOf = async (email: string) => {
    const { members } = await acceptedCall(owner, "GET", "/api/team");
    return members.find((member: { email: string }) => member.email === email).user_id;
  };
  const newWorker = async () => {
    const worker = await join(app, owner, `away-${randomUUID()}@example.org`, "worker");
    return { worker, userId: await idOf(worker.email) };
  };
  const SICK = { first_day: "2027-03-01", last_day: "2027-03-05", label: "Maladie" };

  test("is read by everybody without its reason, which they and whoever plans read", async () => {
    const { worker, userId } = await newWorker();
    const { worker: other } = await newWorker();
    await acceptedCall(owner, "POST", "/api/closures", { ...SICK, user_id: userId });
    const lists = await Promise.all([owner, worker, other].map(closuresOf));
    expect(lists.map(([{ label, user_id }]) => [label, user_id])).toEqual([
      ["Maladie", userId],
      ["Maladie", userId],
      ["Absence", userId],
    ]);
  });

  test("of somebody of another company is refused beside its field", async () => {
    const { status, json } = await owner.call("POST", "/api/closures", { ...SICK, user_id: randomUUID() });
    expect([status, json.fields.user_id]).toEqual([
      422,
      "Cette personne n'est plus dans l'entreprise. Choisis quelqu'un d'autre.",
    ]);
  });

  test("goes with them", async () => {
    const { userId } = await newWorker();
    await acceptedCall(owner, "POST", "/api/closures", { ...SICK, user_id: userId });
    await acceptedCall(owner, "DELETE", `/api/team/members/${userId}`);
    expect(await closuresOf(owner)).toEqual([]);
  });

  test("takes the place of a closure", async () => {
    const { userId } = await newWorker();
    const { closure } = await acceptedCall(owner, "POST", "/api/closures", SICK);
    await acceptedCall(owner, "PUT", `/api/closures/${closure.id}`, { ...SICK, user_id: userId });
    expect((await closuresOf(owner))[0].user_id).toBe(userId);
  });
});
