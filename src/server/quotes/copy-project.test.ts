import type { ProjectAnswer } from "#api/projects.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let person: Person;
let project: { id: string; customer_id: string };
let copy: ProjectAnswer;

beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
  const client_info = { company: "Roux", address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" } };
  ({ project } = await acceptedCall(person, "POST", "/api/projects", {
    name: "Salle de bain",
    start_date: "2027-01-04",
    site_address: "Villeurbanne",
    client_info,
  }));
  const path = `/api/projects/${project.id}`;
  const { task } = await acceptedCall(person, "POST", `${path}/tasks`, { title: "Pose", estimate_h: 2 });
  await acceptedCall(person, "PATCH", `${path}/estimation`, { hours: 2, rate: 50 });
  await acceptedCall(person, "POST", `${path}/quote-draft`);
  await acceptedCall(person, "PUT", `${path}/quote-conditions`, { travel: { kind: "free" } });
  await acceptedCall(person, "POST", `${path}/quote`);
  await acceptedCall(person, "PATCH", `${path}/tasks/${task.id}`, { done: true });
  copy = (await acceptedCall(person, "POST", `${path}/copy`)).project;
});
afterAll(() => app.close());

test("a copy is for the same customer, at the same place, without days", () => {
  expect(copy).toMatchObject({
    name: "Salle de bain (copie)",
    customer_id: project.customer_id,
    site_address: "Villeurbanne",
    start_date: null,
  });
});

test("a copy has the tasks, none of them done", () => {
  expect(copy.tasks).toMatchObject([{ title: "Pose", estimate_h: 2, done: false }]);
});

test("a copy says the conditions of its quote", async () => {
  const { conditions } = await acceptedCall(person, "GET", `/api/projects/${copy.id}/quote-conditions`);
  expect(conditions.travel).toEqual({ kind: "free" });
});

test("a copy has no document", () => {
  expect([copy.quote, copy.invoice, copy.documents]).toEqual([null, null, []]);
});

test("the lines of a copy are made of its own tasks", async () => {
  const linesOf = async (id: string) => {
    const { draft } = await acceptedCall(person, "GET", `/api/projects/${id}/quote-draft`);
    return draft.lines as { id: string; label: string }[];
  };
  const [lines, copiedLines] = [await linesOf(project.id), await linesOf(copy.id)];
  expect(copiedLines.map(({ label }) => label)).toEqual(lines.map(({ label }) => label));
  expect(copiedLines.filter(({ id }) => lines.some((line) => line.id === id && id !== "whole"))).toEqual([]);
});

test("the quote of a copy takes the next number", async () => {
  const quote = await acceptedCall(person, "POST", `/api/projects/${copy.id}/quote`);
  expect(quote.number).toMatch(/-0002$/);
});
