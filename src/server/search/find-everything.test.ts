import type { FoundRow } from "#api/search/everything.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { seedMails } from "#test/mail/seed-mails.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// One call finds everything: `GET /api/search`.

let app: TestApp;
let owner: Person;
let worker: Person;
let invoice: Awaited<ReturnType<typeof issuedInvoice>>;
let projectId: string;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp("claire@example.org");
  invoice = await issuedInvoice(owner, "Atelier");
  const { project } = await acceptedCall(owner, "POST", "/api/projects", {
    name: "Véranda d'été",
    client_info: {
      kind: "person",
      first_name: "Zoé",
      last_name: "Lefèvre",
      email: "zoe@lefevre.example",
      phone: "06 12 34 56 78",
      address: { line1: "3 rue du Puits", postal_code: "29200", city: "Brest" },
    },
  });
  projectId = project.id;
  const addTask = (title: string) => acceptedCall(owner, "POST", `/api/projects/${projectId}/tasks`, { title });
  await addTask("Pose du châssis");
  await addTask("Étanchéité");
  const { company } = await acceptedCall(owner, "GET", "/api/company");
  await seedMails(app.database.owner, company.id, { count: 3, words: ["chaudière", "toiture", "châssis"] });
  await app.database.owner.query("update mail_message set search_text = replace(search_text, 'â', 'a')");
  worker = await join(app, owner, "worker@example.org", "worker");
}, 60_000);
afterAll(() => app.close());

const find = async (q: string, whose = owner): Promise<FoundRow[]> =>
  (await acceptedCall(whose, "GET", `/api/search?q=${encodeURIComponent(q)}`)).found;
const labels = async (q: string, whose = owner) => (await find(q, whose)).map(({ kind, label }) => `${kind} ${label}`);

test("a project and its customer are found by the customer's name, without case or accents", async () => {
  expect(await labels("LEFEVRE")).toEqual(["customer Zoé Lefèvre", "project Véranda d'été"]);
  expect((await find("veranda"))[0]).toMatchObject({ id: projectId, detail: "Zoé Lefèvre" });
});

test("a customer is found by their phone, email or town", async () => {
  for (const q of ["0612345678", "06 12 34 56 78", "+33 6 12 34 56 78", "zoe@lefevre", "brest"])
    expect([q, await labels(q)]).toEqual([q, ["customer Zoé Lefèvre"]]);
});

test("one wrong letter in each word is accepted when nothing is named so", async () => {
  expect(await labels("verenda lefevr")).toEqual(["project Véranda d'été"]);
  expect(await labels("etancheiet")).toEqual(["task Étanchéité"]);
});

test("a task is found by a word of its title, with its project", async () => {
  expect(await find("etancheite")).toMatchObject([
    { kind: "task", label: "Étanchéité", detail: "Véranda d'été · Zoé Lefèvre", project_id: projectId },
  ]);
});

test("tasks and mails of one word are one list, the best first", async () => {
  expect(await labels("chassis")).toEqual(["task Pose du châssis", "mail Chantier châssis"]);
});

test("words of a title are forgotten once the title or the task is gone", async () => {
  const path = `/api/projects/${projectId}/tasks`;
  const { task } = await acceptedCall(owner, "POST", path, { title: "Rognures" });
  await acceptedCall(owner, "PATCH", `${path}/${task.id}`, { title: "Copeaux" });
  expect(await labels("rognures")).toEqual([]);
  expect(await labels("copeaux")).toEqual(["task Copeaux"]);
  await acceptedCall(owner, "DELETE", `${path}/${task.id}`);
  expect(await labels("copeaux")).toEqual([]);
  const { rows } = await app.database.owner.query("select from word_use where used_by = $1", [task.id]);
  expect(rows).toEqual([]);
});

test("the documents of a customer who is named come with them, each with where it stands", async () => {
  expect(await find("roux")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: "invoice", label: invoice.number, status: "issued", rest_cents: 12_000 }),
    ]),
  );
});

test("a customer whom documents were made out to comes before a namesake without any", async () => {
  const other = await app.signUp();
  await acceptedCall(other, "POST", "/api/projects", { name: "Nu", client_info: { company: "Zoubida Roux" } });
  await issuedInvoice(other, "Mur");
  await acceptedCall(other, "POST", "/api/projects", { name: "Nu", client_info: { company: "Roux" } });
  const customers = (await find("roux", other)).filter(({ kind }) => kind === "customer");
  expect(customers.map(({ label }) => label)).toEqual(["Menuiserie Roux", "Roux", "Zoubida Roux"]);
});

test("a worker finds no document of a customer who is named", async () => {
  expect((await find("roux", worker)).filter(({ kind }) => kind === "invoice")).toEqual([]);
});

test("a document is found by its number", async () => {
  for (const q of [invoice.number, invoice.number.toLowerCase().replace("-", " "), "facture 1"])
    expect([q, (await find(q))[0]]).toMatchObject([q, { kind: "invoice", label: invoice.number, total_cents: 12_000 }]);
});

test("a rank without kind finds the quote too", async () => {
  const quote = await acceptedCall(owner, "POST", `/api/projects/${invoice.project_id}/quote`, {});
  expect(await labels("1")).toEqual([`quote ${quote.number}`, `invoice ${invoice.number}`]);
});

test("a number that two companies have leads each to its own document", async () => {
  const neighbour = await app.signUp();
  const theirs = await issuedInvoice(neighbour, "Toiture");
  expect(theirs.number).toBe(invoice.number);
  const projects = async (who: Person) => (await find(invoice.number, who)).map(({ project_id }) => project_id);
  expect([await projects(neighbour), await projects(owner)]).toEqual([[theirs.project_id], [invoice.project_id]]);
});

test("a document is found by what it amounts to", async () => {
  for (const q of ["120", "120,00 €"]) expect(await labels(q)).toContain(`invoice ${invoice.number}`);
  expect(await labels("120,01")).toEqual([]);
});

test("an invoice is found by what is left to pay of it", async () => {
  await acceptedCall(owner, "POST", `/api/invoices/${invoice.id}/payments`, {
    amount_cents: 4_321,
    method: "transfer",
  });
  expect(await labels("76,79")).toEqual([`invoice ${invoice.number}`]);
});

test("a worker finds customers, projects and tasks", async () => {
  expect(await labels("lefevre", worker)).toEqual(["customer Zoé Lefèvre", "project Véranda d'été"]);
  expect(await labels("etancheite", worker)).toEqual(["task Étanchéité"]);
});

test("a worker finds no document, neither by its number nor by its amount", async () => {
  for (const q of [invoice.number, "120", "76,79"]) expect([q, await labels(q, worker)]).toEqual([q, []]);
});

test("a worker finds no mail of a mailbox that the managers share", async () => {
  expect(await labels("toiture")).toEqual(["mail Chantier toiture"]);
  expect(await labels("toiture", worker)).toEqual([]);
});

test("a mail bears the day on which it came where the company is", async () => {
  await app.database.owner.query("update mail_message set received_at = '2026-11-22T23:30:00Z'");
  expect((await find("toiture"))[0]).toMatchObject({ kind: "mail", date: "2026-11-23" });
});

test("a mail thrown away is not found", async () => {
  await app.database.owner.query("update mail_folder set role = 'trash'");
  expect(await labels("toiture")).toEqual([]);
  await app.database.owner.query("update mail_folder set role = 'inbox'");
});

test("another company finds nothing of this one", async () => {
  const other = await app.signUp();
  for (const q of ["lefevre", "etancheite", "toiture", invoice.number, "120", "brest"])
    expect([q, await labels(q, other)]).toEqual([q, []]);
});

test.each(["", " ", "%", "_", "' or true --", "\\", "(", "a", "🙂", "x".repeat(160)])(
  "« %s » finds nothing, without fault",
  async (q) => {
    expect(await find(q)).toEqual([]);
  },
);

test("a common word finds the names that begin with it first", async () => {
  const add = (name: string) =>
    acceptedCall(owner, "POST", "/api/projects", { name, client_info: { company: "Bâtisseurs" } });
  await add("Muret");
  for (let index = 0; index < 8; index++) await add(`Grand muret ${index}`);
  const projects = (await find("muret")).filter(({ kind }) => kind === "project");
  expect(projects[0]).toMatchObject({ label: "Muret" });
  expect(projects).toHaveLength(6);
});
