import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { AGREED, quoteCalls } from "#test/quote-calls.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The version of a quote that stands for its project, on every screen.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-09-01T10:00:00Z") });
  person = await signUpSeller(app);
});
afterAll(() => app.close());

const { drawUp, price, send, decide } = quoteCalls(() => person);

test("a project stays accepted while its next version is unsent or declined", async () => {
  const id = await pricedProject(person);
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
  await decide(second.id, { ...AGREED, decision: "declined" });
  expect(await readers()).toEqual(Array(3).fill("accepted 120"));
  await decide(third.id);
  expect(await readers()).toEqual(Array(3).fill("accepted 168"));
});

test("an accepted quote is not invoiced once the seller's VAT regime changes its VAT", async () => {
  const seller = await app.signUp();
  const address = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
  await seller.call("PATCH", "/api/company", {
    name: "Volt",
    legal_form: "EI",
    insurance_duty: "none",
    mediation: "later",
    siren: "732829320",
    address,
  });
  const client_info = { first_name: "Léa", last_name: "Arc", kind: "person", address };
  const { project } = (await seller.call("POST", "/api/projects", { name: "Douche", client_info })).json;
  await seller.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const offer = async () => {
    const quote = (await seller.call("POST", `/api/projects/${project.id}/quote`, { after_acceptance: true })).json;
    await seller.call("POST", `/api/quotes/${quote.id}/decision`, AGREED);
    return quote.total;
  };
  const changeRegime = (vat_regime: string) => seller.call("PATCH", "/api/company", { vat_regime });
  const preview = () => seller.call("GET", `/api/projects/${project.id}/preview/invoice`);
  const refusal = { status: 422, json: { code: "vat_regime_changed" } };
  // Nothing was taxed while the regime was unknown, and franchise changes no price.
  expect(await offer()).toBe(100);
  await changeRegime("franchise");
  expect((await preview()).json).toMatchObject({ missing_code: null, view: { amounts: { grossCents: 100_00 } } });
  await changeRegime("standard");
  expect(await preview()).toMatchObject(refusal);
  expect(await seller.call("POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED)).toMatchObject(refusal);
  expect(await offer()).toBe(120);
  await changeRegime("franchise");
  expect(await seller.call("POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED)).toMatchObject(refusal);
  expect(await offer()).toBe(100);
  expect(await seller.call("POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED)).toMatchObject({
    status: 200,
    json: { total: 100 },
  });
});
