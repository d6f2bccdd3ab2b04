import { acceptedCall } from "#test/accepted-call.ts";
import { plainPng } from "#test/image-bombs.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A company of example data beside a real one.

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app?.close());

type Method = Parameters<Person["call"]>[0];

const callIn = (person: Person, companyId: string, method: Method, url: string, body?: object) =>
  person.call(method, url, body, { "x-company-id": companyId });

async function openExample(person: Person): Promise<{ id: string; is_new: boolean }> {
  return (await acceptedCall(person, "POST", "/api/companies/example", {})).company;
}

test("the documents of an example take no number of the real company", async () => {
  const person = await signUpSeller(app);
  const { id } = await openExample(person);
  const project = {
    name: "Salle de bain",
    client_info: { kind: "person", first_name: "Paul", last_name: "Témoin", email: "" },
  };
  const projectAnswer = (await callIn(person, id, "POST", "/api/projects", project)).json;
  const path = `/api/projects/${projectAnswer.project.id}`;
  await callIn(person, id, "PATCH", `${path}/estimation`, { hours: 3, rate: 48 });
  const example = await callIn(person, id, "POST", `${path}/quote`, {});
  expect(example.status).toBe(200);
  const { quoted } = await acceptedCall(person, "GET", "/api/documents/money/figures").then(({ figures }) => ({
    quoted: figures.waiting.count,
  }));
  expect(quoted).toBe(0);
  const real = await acceptedCall(person, "POST", `/api/projects/${await pricedProject(person)}/quote`, {});
  expect(real.number).toBe(example.json.number);
});

test("a second opening gives the same example", async () => {
  const person = await signUpSeller(app);
  const first = await openExample(person);
  expect(first.is_new).toBe(true);
  expect(await openExample(person)).toEqual({ id: first.id, is_new: false });
});

test("an example never takes another identity", async () => {
  const person = await signUpSeller(app);
  const { id } = await openExample(person);
  const change = { name: "Volt", siren: "732829320" };
  expect(await callIn(person, id, "PATCH", "/api/company", change)).toMatchObject({
    status: 409,
    json: { code: "example_company" },
  });
  const attempt = app.database.owner.query("update company set name = 'Volt' where company_id = $1", [id]);
  await expect(attempt).rejects.toThrow("does not change");
});

test("an erased example leaves the real company as it was", async () => {
  const person = await signUpSeller(app);
  const ownCompany = await acceptedCall(person, "GET", "/api/company");
  const { id } = await openExample(person);
  expect((await callIn(person, id, "DELETE", "/api/company/example")).status).toBe(200);
  expect((await callIn(person, id, "GET", "/api/company")).status).not.toBe(200);
  expect(await acceptedCall(person, "GET", "/api/company")).toEqual(ownCompany);
  expect((await acceptedCall(person, "GET", "/api/companies")).companies).toHaveLength(1);
});

test("a real company is not erased as an example", async () => {
  const person = await signUpSeller(app);
  expect((await person.call("DELETE", "/api/company/example")).status).toBe(409);
  expect((await person.call("GET", "/api/company")).status).toBe(200);
});

test("an example bears no logo and reaches nobody", async () => {
  const person = await signUpSeller(app);
  const { id } = await openExample(person);
  const refused = { status: 409, json: { code: "example_company" } };
  const mailbox = { email: "paul@example.org", password: "x", settings: null };
  for (const [method, path, body] of [
    ["PUT", "/api/company/logo", { data: plainPng(4, 4).toString("base64") }],
    ["POST", "/api/team/invitations", { email: "ami@example.org", role: "worker" }],
    ["POST", "/api/mailboxes", mailbox],
    ["POST", "/api/company/import", { file_name: "a.zip", size: 10, fingerprint: "1" }],
  ] as const)
    expect(await callIn(person, id, method, path, body), path).toMatchObject(refused);
  for (const [sql, sentence] of [
    ["update company set logo_id = 'x' where company_id = $1", "nobody's logo"],
    ["update company set iban = 'FR7630006000011234567890189' where company_id = $1", "nobody's logo"],
    [
      `insert into invitation (company_id, id, email, role, token_sha256, invited_by, inviter_name, created_at, sent_at,
         expires_at)
       values ($1, gen_random_uuid(), 'a@b.fr', 'owner', repeat('0', 64), gen_random_uuid(), '', now(), '{}', now())`,
      "reaches nobody",
    ],
  ] as const)
    await expect(app.database.owner.query(sql, [id]), sql).rejects.toThrow(sentence);
  expect((await callIn(person, id, "DELETE", "/api/company/example")).status).toBe(200);
});
