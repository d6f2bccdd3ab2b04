import { searchText } from "#domain/shared/search-text.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";

// Projects are found by their own name and by their customer's present name.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
});
afterAll(() => app.close());

async function project(name: string, client_info: object) {
  return (await person.call("POST", "/api/projects", { name, client_info })).json.project as {
    id: string;
    customer_id: string;
  };
}
const namesFor = async (q: string) =>
  (await person.call("GET", `/api/projects?q=${encodeURIComponent(q)}`)).json.projects
    .map((project: { name: string }) => project.name)
    .sort();

test("a search looks for each word in projects and customers, without case or accents", async () => {
  await project("Véranda d'été", {
    company: "Menuiserie Cœur",
    first_name: "Zoé",
    last_name: "Lefèvre",
    email: "zoe@example.org",
  });
  for (const q of ["veranda", "VÉRANDA ZOE", "coeur", "lefevre été", "zoé menuiserie vér"])
    expect([q, await namesFor(q)]).toEqual([q, ["Véranda d'été"]]);
  for (const q of ["veranda durand", "zoe@", "%", "_", "' or true --"]) expect([q, await namesFor(q)]).toEqual([q, []]);
});

test("when no project has the exact words, one wrong letter per word is accepted", async () => {
  await project("Bibliothèque sur mesure", { company: "Ébénisterie Guérin" });
  for (const q of [
    "bibliotheqeu",
    "biblothèque",
    "bibliothhèque",
    "vibliotheque",
    "mesute guerin",
    "GUÉRNI ebenistrie",
  ])
    expect([q, await namesFor(q)]).toEqual([q, ["Bibliothèque sur mesure"]]);
  for (const q of ["bibliotekue", "guarun", "sut", "bibliotheque durand", "bib.*que", "guer(n"])
    expect([q, await namesFor(q)]).toEqual([q, []]);
});

test("when a project has the exact words, projects with close words are left out", async () => {
  await project("Pose parquet", { company: "Roches" });
  await project("Pose barquet", { company: "Roches" });
  expect(await namesFor("parquet")).toEqual(["Pose parquet"]);
  expect(await namesFor("rarquet")).toEqual(["Pose barquet", "Pose parquet"]);
});

test("projects found by close words are listed in pages", async () => {
  for (let index = 0; index < 5; index++) await project(`Charpente ${index}`, { company: "Scierie Noël" });
  const names: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const { json } = await person.call("GET", `/api/projects?q=charpenet&limit=2${cursor && `&cursor=${cursor}`}`);
    names.push(...json.projects.map((project: { name: string }) => project.name));
    cursor = json.next_cursor;
  }
  expect(names).toEqual([4, 3, 2, 1, 0].map((index) => `Charpente ${index}`));
});

test("a search for the best match finds the exact name first, however many newer projects hold the word", async () => {
  await project("Escalier", { company: "Scierie Noël" });
  for (let index = 0; index < 4; index++) await project(`Escalier ${index}`, { company: "Scierie Noël" });
  const best = async (q: string) =>
    (await person.call("GET", `/api/projects?best=true&limit=3&q=${q}`)).json.projects.map(
      (project: { name: string }) => project.name,
    );
  expect(await best("ESCALIER")).toEqual(["Escalier"]);
  expect(await best("escal")).toEqual(["Escalier 3", "Escalier 2", "Escalier 1"]);
});

test("customers are found by names and email, with one wrong letter", async () => {
  await project("Bureau", { company: "Pâtisserie Lœuillet", last_name: "Chève", email: "contact@loeuillet.fr" });
  const customersFor = async (q: string) =>
    (await person.call("GET", `/api/customers?q=${encodeURIComponent(q)}`)).json.customers.map(
      (customer: { company: string }) => customer.company,
    );
  for (const q of ["lœuillet", "patisserie cheve", "contact@loe", "chève contact", "patiserie", "LOEUILELT chave"])
    expect([q, await customersFor(q)]).toEqual([q, ["Pâtisserie Lœuillet"]]);
  for (const q of ["patisserie durand", "pattiserei"]) expect([q, await customersFor(q)]).toEqual([q, []]);
});

test("a renamed customer's projects are found by the new name only", async () => {
  const renamings: [string, (customerId: string, projectId: string, named: object) => Promise<{ status: number }>][] = [
    ["card", (customerId, _project, names) => person.call("PATCH", `/api/customers/${customerId}`, names)],
    [
      "core",
      (_customer, projectId, names) => person.call("PATCH", `/api/projects/${projectId}/core`, { client_info: names }),
    ],
  ];
  for (const [way, rename] of renamings) {
    const client = { company: `Ancienne ${way}`, first_name: "Jean", last_name: "Dupond", email: `${way}@example.org` };
    const one = await project(`Premier ${way}`, client);
    const other = await project(`Second ${way}`, client);
    expect(other.customer_id).toBe(one.customer_id);
    expect((await rename(one.customer_id, one.id, { company: `Nouvelle ${way}`, last_name: "Martin" })).status).toBe(
      200,
    );
    expect(await namesFor(`nouvelle ${way}`)).toEqual([`Premier ${way}`, `Second ${way}`]);
    expect(await namesFor(`martin ${way}`)).toEqual([`Premier ${way}`, `Second ${way}`]);
    expect([...(await namesFor(`ancienne ${way}`)), ...(await namesFor(`dupond ${way}`))]).toEqual([]);
  }
});

test("the assistant finds a renamed customer's projects too", async () => {
  const { customer_id } = await project("Mezzanine", { company: "Atelier Bourdon" });
  await person.call("PATCH", `/api/customers/${customer_id}`, { company: "Atelier Frelon" });
  const ask = async (message: string) =>
    (await person.call("POST", "/api/assistant/chat", { message, history: [] })).json.reply;
  expect(await ask("où en est Frelon ?")).toContain("Mezzanine");
  expect(await ask("où en est Bourdon ?")).not.toContain("Mezzanine");
});

test("projects saved by an older version can be searched", async () => {
  const names = ["  Œuvre   d'Æther ", "ÉCOLE œcuménique", "Niño Ångström Ça", "Chantier 12", "Đà Nẵng Straße"];
  const ids = await Promise.all(names.map((name) => project(name, { company: "Menuiserie Tapis" })));
  const owner = app.database.owner;
  await owner.query("update project set search_text = 'menuiserie d avant'");
  await owner.query(readFileSync(new URL("../db/migrations/0019-project-search.sql", import.meta.url), "utf8"));
  for (const { id } of ids) {
    const { rows } = await owner.query<{ name: string; search_text: string }>(
      "select name, search_text from project where id = $1",
      [id],
    );
    expect(rows[0]!.search_text).toBe(searchText(rows[0]!.name));
  }
  expect(
    (await owner.query("select from pg_class where relname = 'project' and relforcerowsecurity")).rows,
  ).toHaveLength(1);
});
