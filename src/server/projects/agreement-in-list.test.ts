import { AGREED, quoteCalls } from "#test/quote-calls.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
});
afterAll(() => app?.close());

test("a row of the list says where its quote stands with the customer", async () => {
  const { drawUp, send, decide, withdraw, versionsOf } = quoteCalls(() => person);
  const client_info = {
    last_name: "Roux",
    kind: "person",
    address: { line1: "1 rue A", postal_code: "69003", city: "Lyon" },
  };
  const { id } = (await person.call("POST", "/api/projects", { name: "Toiture", client_info })).json.project;
  const agreement = async () => (await person.call("GET", "/api/projects")).json.projects[0].agreement;
  expect(await agreement()).toBe("unasked");
  await person.call("PATCH", `/api/projects/${id}/estimation`, { description: "Toiture", hours: 2, rate: 50 });
  await person.call("POST", `/api/projects/${id}/tasks`, { title: "Pose", estimate_h: 2 });
  await drawUp(id);
  const [version] = await versionsOf(id);
  expect(await agreement()).toBe("unasked");
  await send(version.id);
  expect(await agreement()).toBe("waiting");
  const decided_on = todayInFrance();
  await decide(version.id, { ...AGREED, decided_on, decision: "declined" });
  expect(await agreement()).toBe("declined");
  await withdraw(version.id);
  await decide(version.id, { ...AGREED, decided_on });
  expect(await agreement()).toBe("agreed");
});
