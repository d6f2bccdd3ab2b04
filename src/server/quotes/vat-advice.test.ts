import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The questions about the VAT of a project, and the rates that their answers give.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
  await person.call("PATCH", "/api/company", {
    trade: "Plombier",
    vat_regime: "standard",
    vat_number: "FR44732829320",
  });
});
afterAll(() => app.close());

const address = { line1: "1 rue A", postal_code: "38000", city: "Grenoble" };

async function newProject(client_info: object = { first_name: "Léa", last_name: "Arc", kind: "person", address }) {
  const body = { name: "Salle de bain", client_info, site_address: "12 rue Thiers, 38000 Grenoble" };
  const { project } = (await person.call("POST", "/api/projects", body)).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 8, rate: 50, description: "Douche" });
  return project.id as string;
}
const adviceOf = async (id: string) => (await person.call("GET", `/api/projects/${id}/vat-advice`)).json;
const answer = (id: string, answers: object) => person.call("PUT", `/api/projects/${id}/vat-answers`, answers);

test("each answer about VAT is kept and brings the next question or the rate", async () => {
  const id = await newProject();
  const first = await adviceOf(id);
  expect(first).toMatchObject({ vat_regime: "standard", answers: { place: null, kinds: [] } });
  expect(first.lines).toMatchObject([{ questions: ["place"], advice: { kind: "to_ask", question: "place" } }]);
  const line_id = first.lines[0].line_id;
  const givenAnswers = { place: "dwelling", kinds: [{ line_id, kind: "improvement" }], age: "over_two_years" };
  expect((await answer(id, givenAnswers)).json.lines[0].advice).toEqual({ kind: "to_ask", question: "scale" });
  const last = (await answer(id, { ...givenAnswers, scale: "within_limits" })).json;
  expect(last.lines[0].advice).toEqual({
    kind: "advised",
    vat_basis_points: 1000,
    vat_reason: null,
    why: "improvement",
  });
  expect(await adviceOf(id)).toEqual(last);
  const { project } = (await person.call("GET", `/api/projects/${id}`)).json;
  expect(project.estimation_vat_basis_points).toBeNull();
});

test("a subcontractor is advised 0 % with a contract alone", async () => {
  const id = await newProject({ company: "Roux SA", kind: "company", siren: "552100554", address });
  const givenAnswers = { place: "other_building", subcontracting: "with_contract" };
  const ground = { kind: "advised", vat_basis_points: 0, vat_reason: "subcontracting", why: "subcontracting" };
  expect((await answer(id, givenAnswers)).json.lines[0].advice).toEqual(ground);
  const refused = { kind: "advised", vat_basis_points: 2000, vat_reason: null, why: "without_contract" };
  expect((await answer(id, { ...givenAnswers, subcontracting: "without_contract" })).json.lines[0].advice).toEqual(
    refused,
  );
});

test("an answer that is no answer is refused and changes nothing", async () => {
  const id = await newProject();
  await answer(id, { place: "dwelling" });
  expect((await answer(id, { place: "castle" })).status).toBe(400);
  expect((await answer(id, { kinds: [{ line_id: "x", kind: "any" }] })).status).toBe(400);
  expect(await adviceOf(id)).toMatchObject({ answers: { place: "dwelling" } });
});

test("two answers at once are both kept", async () => {
  const id = await newProject();
  const answers = await Promise.all([answer(id, { place: "dwelling" }), answer(id, { age: "over_two_years" })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await adviceOf(id)).answers).toMatchObject({ place: "dwelling", age: "over_two_years" });
});

test("an answer is taken back by null", async () => {
  const id = await newProject();
  await answer(id, { place: "dwelling", age: "over_two_years" });
  expect((await answer(id, { place: null })).json.answers).toMatchObject({ place: null, age: "over_two_years" });
});

test("no line is advised under franchise or before there is a price", async () => {
  const other = await signUpSeller(app);
  await other.call("PATCH", "/api/company", { vat_regime: "franchise" });
  const client_info = { first_name: "Léa", last_name: "Arc", kind: "person", address };
  const { project } = (await other.call("POST", "/api/projects", { name: "Bain", client_info })).json;
  const read = async () => (await other.call("GET", `/api/projects/${project.id}/vat-advice`)).json;
  expect(await read()).toMatchObject({ lines: [] });
  await other.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 8, rate: 50 });
  expect(await read()).toMatchObject({ vat_regime: "franchise", lines: [] });
});

test("a quote whose VAT goes against the answers is asked about before it is sent", async () => {
  const id = await newProject();
  await person.call("PATCH", `/api/projects/${id}/estimation`, { vat_basis_points: 1000 });
  const [line] = (await adviceOf(id)).lines;
  const givenAnswers = { place: "dwelling", kinds: [{ line_id: line.line_id, kind: "improvement" }] };
  const quote = (await person.call("POST", `/api/projects/${id}/quote`, {})).json;
  const send = (confirmed_doubts: string[] = []) =>
    person.call("POST", `/api/quotes/${quote.id}/sending`, { confirmed_doubts });
  await answer(id, { ...givenAnswers, age: "under_two_years" });
  const refusal = await send();
  expect([refusal.status, refusal.json.code, refusal.json.fields]).toEqual([
    422,
    "quote_doubtful",
    { against_answers: "À confirmer." },
  ]);
  expect(refusal.json.error).toContain("Quelle TVA ?");
  await answer(id, { ...givenAnswers, age: "over_two_years", scale: "within_limits" });
  expect((await send()).status).toBe(200);
});

test("a reduced rate that a firm got with the lines of another quote is asked about before it is sent", async () => {
  const client_info = { company: "Mairie de Saint-Genis", siren: "552100554", kind: "company", address };
  const { project } = (await person.call("POST", "/api/projects", { name: "École", client_info })).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 8, rate: 50, vat_basis_points: 1000 });
  const quote = (await person.call("POST", `/api/projects/${project.id}/quote`, {})).json;
  const send = () => person.call("POST", `/api/quotes/${quote.id}/sending`, {});
  expect((await send()).json.fields).toEqual({ reduced_rate_unanswered: "À confirmer." });
  const [line] = (await adviceOf(project.id)).lines;
  const kinds = [{ line_id: line.line_id, kind: "improvement" }];
  await answer(project.id, { place: "dwelling", age: "over_two_years", scale: "within_limits", kinds });
  expect((await send()).status).toBe(200);
});

test("nobody reads or answers for a project of another company", async () => {
  const id = await newProject();
  const stranger = await app.signUp();
  expect((await stranger.call("GET", `/api/projects/${id}/vat-advice`)).status).toBe(404);
  expect((await stranger.call("PUT", `/api/projects/${id}/vat-answers`, { place: "dwelling" })).status).toBe(404);
  expect(await adviceOf(id)).toMatchObject({ answers: { place: null } });
});
