import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";

// The version of a quote that stands for its project, on every screen.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-09-01T10:00:00Z") });
  person = await app.signUp();
  await person.call("PATCH", "/api/company", { name: "Volt", vat_regime: "standard" });
});
afterAll(() => app.close());

const drawUp = async (id: string, body: object = {}) =>
  (await person.call("POST", `/api/projects/${id}/quote`, body)).json;
const price = (id: string, rate: number) => person.call("PATCH", `/api/projects/${id}/estimation`, { rate });
const send = (id: string) => person.call("POST", `/api/quotes/${id}/sending`, {});
const YES = { decision: "accepted", signer: "Léa Arc", decided_on: "2026-09-01" };
const decide = (id: string, answer: object = YES) => person.call("POST", `/api/quotes/${id}/decision`, answer);

test("a project stays accepted while its next version is unsent or declined", async () => {
  const { project: quotedProject } = (
    await person.call("POST", "/api/projects", { name: "Salle de bain", client_info: { first_name: "Léa" } })
  ).json;
  const { id } = quotedProject;
  await person.call("PATCH", `/api/projects/${id}/estimation`, { hours: 2, rate: 50 });
  const quote = await drawUp(id);
  const readers = async () => {
    const { project } = (await person.call("GET", `/api/projects/${id}`)).json;
    const { projects } = (await person.call("GET", "/api/projects")).json;
    const { documents } = (await person.call("GET", "/api/documents?kind=quote")).json;
    expect(documents).toHaveLength(1);
    return [project.quote, projects[0].quote, documents[0]].map(({ status, total }) => `${status} ${total}`);
  };
  await decide(quote.id);
  await price(id, 60);
  const second = await drawUp(id, { after_acceptance: true });
  expect(second).toMatchObject({ status: "draft", total: 144 });
  expect(await readers()).toEqual(Array(3).fill("accepted 120"));
  await send(second.id);
  expect(await readers()).toEqual(Array(3).fill("sent 144"));
  await price(id, 70);
  const third = await drawUp(id);
  expect(await readers()).toEqual(Array(3).fill("sent 144"));
  await decide(second.id, { ...YES, decision: "declined" });
  expect(await readers()).toEqual(Array(3).fill("accepted 120"));
  await decide(third.id);
  expect(await readers()).toEqual(Array(3).fill("accepted 168"));
});
