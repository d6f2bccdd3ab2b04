import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { AGREED, quoteCalls } from "#test/quote-calls.ts";
import { alterStored } from "#test/raw-sql.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The version of a quote that stands for its project, on every screen, and what its versions are called.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-09-01T10:00:00Z") });
  person = await signUpSeller(app);
});
afterAll(() => app.close());

const { drawUp, price, versionsOf, send, decide } = quoteCalls(() => person);

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
  await changeRegime("franchise");
  expect(await offer()).toBe(100);
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

const printedVersion = async ({ page_url }: { page_url: string }) =>
  (await app.server.inject(`/api/public${page_url.replace("/quote/", "/quotes/")}`))
    .json()
    .view.facts.find(({ label }: { label: string }) => label === "Version")?.value;

test("versions that nobody was given are counted in no number, for the seller and on paper", async () => {
  const id = await pricedProject(person);
  await drawUp(id);
  await price(id, 60);
  const firstSent = await drawUp(id);
  await send(firstSent.id);
  await price(id, 70);
  await drawUp(id);
  await price(id, 80);
  const secondSent = await drawUp(id);
  await send(secondSent.id);
  const sentVersions = (await versionsOf(id)).filter(({ sent_at }: { sent_at: string | null }) => sent_at);
  expect(sentVersions.map(({ edition, total }: { edition: number; total: number }) => [edition, total])).toEqual([
    [2, 192],
    [1, 144],
  ]);
  expect(await printedVersion(secondSent)).toBe("2");
  expect(await printedVersion(firstSent)).toBeUndefined();
  const { project } = (await person.call("GET", `/api/projects/${id}`)).json;
  expect(project.documents[0]).toMatchObject({ id: secondSent.id, edition: 2 });
});

test("the version after one whose number was not kept follows what that one printed", async () => {
  const id = await pricedProject(person);
  const quote = await drawUp(id);
  await send(quote.id);
  await price(id, 60);
  await drawUp(id);
  await price(id, 70);
  const third = await drawUp(id);
  await send(third.id);
  await price(id, 80);
  await drawUp(id);
  await alterStored(app.database, "update document set content = content - 'edition' where id = $1", [third.id]);
  await price(id, 90);
  await drawUp(id);
  expect((await versionsOf(id)).map(({ edition }: { edition: number }) => edition)).toEqual([4, 3, 3, 2, 1]);
});
