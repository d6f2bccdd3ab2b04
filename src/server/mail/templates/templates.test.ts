import { acceptedCall } from "#test/accepted-call.ts";
import type { MailServers } from "#test/mail/connected-mailbox.ts";
import { connectMailbox, mailServers } from "#test/mail/connected-mailbox.ts";
import { READY_SELLER } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

// What a company writes often, and what it is filled with.

let app: TestApp;
let servers: MailServers;
let owner: Person;
let draftId: string;
beforeAll(async () => {
  app = await testApp();
  servers = await mailServers();
  owner = await app.signUp();
  await acceptedCall(owner, "PATCH", "/api/company", READY_SELLER);
  await connectMailbox(owner, servers);
  draftId = (await acceptedCall(owner, "POST", "/api/mail-drafts", { kind: "new" })).draft.id;
});
afterAll(async () => {
  await servers.close();
  await app.close();
});

const PROJECT = {
  name: "Atelier",
  start_date: "2026-12-01",
  client_info: {
    first_name: "Léa",
    last_name: "Blanc",
    email: "lea@blanc.fr",
    address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" },
  },
};

const create = async (more: object = {}) =>
  (await acceptedCall(owner, "POST", "/api/mail-templates", { name: randomUUID(), subject: "", text: "", ...more }))
    .template;
const fill = async (text: string, to: string, draft = draftId) => {
  const { id } = await create({ text });
  return (await acceptedCall(owner, "POST", `/api/mail-drafts/${draft}/templates/${id}`, { to })).text;
};
const list = async (person: Person) => acceptedCall(person, "GET", "/api/mail-templates");

test("a template is kept as it was written", async () => {
  const template = await create({ name: "Relance douce", subject: "{devis}", text: "Bonjour {client},\n" });
  expect((await list(owner)).templates).toContainEqual(template);
});

test("two templates do not bear one name", async () => {
  await create({ name: "Accusé" });
  const answer = await owner.call("POST", "/api/mail-templates", { name: "ACCUSÉ", subject: "", text: "" });
  expect([answer.status, answer.json.fields]).toEqual([422, { name: "Un autre modèle porte déjà ce nom." }]);
});

test("a template is changed", async () => {
  const { id } = await create();
  await acceptedCall(owner, "PUT", `/api/mail-templates/${id}`, { name: "Changé", subject: "s", text: "t" });
  expect((await list(owner)).templates).toContainEqual({ id, name: "Changé", subject: "s", text: "t" });
});

test("a deleted template is gone", async () => {
  const { id } = await create();
  await acceptedCall(owner, "DELETE", `/api/mail-templates/${id}`);
  expect((await list(owner)).templates.map((template: { id: string }) => template.id)).not.toContain(id);
});

test("a template that the company has not is unknown", async () => {
  const stranger = await app.signUp();
  const { id } = await create();
  const answer = await stranger.call("PUT", `/api/mail-templates/${id}`, { name: "x", subject: "", text: "" });
  expect(answer.status).toBe(404);
});

test("a worker uses the templates without changing them", async () => {
  const worker = await join(app, owner, `worker-${randomUUID()}@example.org`, "worker");
  const answer = await worker.call("POST", "/api/mail-templates", { name: "x", subject: "", text: "" });
  expect([(await list(worker)).may_manage, answer.status]).toEqual([false, 403]);
});

test("the customer of an address is named with their project", async () => {
  const client_info = { ...PROJECT.client_info, first_name: "Nina", email: "nina@petit.fr" };
  await acceptedCall(owner, "POST", "/api/projects", { ...PROJECT, name: "Escalier", client_info });
  expect(await fill("{client} : {projet}", "Nina <nina@petit.fr>")).toBe("Nina Blanc : Escalier");
});

test("what nothing is known for stays between braces", async () => {
  expect(await fill("{client}, {montant}, {truc}", "inconnu@nulle.part.fr")).toBe("{client}, {montant}, {truc}");
});

test("a mail with a document fills what it says", async () => {
  const { project } = await acceptedCall(owner, "POST", "/api/projects", PROJECT);
  await acceptedCall(owner, "POST", `/api/projects/${project.id}/tasks`, { title: "Pose", estimate_h: 2 });
  await acceptedCall(owner, "PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const quote = await acceptedCall(owner, "POST", `/api/projects/${project.id}/quote`);
  const { draft } = await acceptedCall(owner, "POST", `/api/documents/${quote.id}/mail`, {});
  const text = await fill("{devis}|{facture}|{montant}|{échéance}", "", draft.id);
  expect(text).toMatch(/^D[^|{]+\|\{facture\}\|120,00\s€\|\d{1,2} \S+ \d{4}$/u);
});

test("a mail does not leave with a field that is not filled", async () => {
  const { draft } = await acceptedCall(owner, "POST", "/api/mail-drafts", { kind: "new" });
  const body = {
    revision: draft.revision,
    to: "a@b.fr",
    cc: "",
    subject: "Devis",
    text: "{montant}",
    quote: "",
    files: [],
  };
  const savedDraft = (await acceptedCall(owner, "PUT", `/api/mail-drafts/${draft.id}`, body)).draft;
  const answer = await owner.call("POST", `/api/mail-drafts/${draft.id}/send`, { revision: savedDraft.revision });
  expect([answer.status, answer.json.code, Object.keys(answer.json.fields)]).toEqual([422, "unfilled_field", ["text"]]);
});
