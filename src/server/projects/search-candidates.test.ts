import { searchText } from "#domain/shared/search-text.ts";
import { closeWord } from "#domain/shared/text/close-word.ts";
import { dice } from "#test/random-books.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A search looks its words up in tables that the database keeps. It finds what reading every name would find, whether a
// word is rare, common, too short to be looked up, or mistyped.

const PROJECTS = 1_500;
const NAMES = ["Salle de bain", "L'atelier", "Véranda", "Abri-jardin", "Toiture zinc", "Bâti", "Cuisine été", "Ilôt"];
const FIRMS = ["Roux", "Guérin", "Noël & Fils", "Lœuillet", "Durand", "D'Amico"];

type NamedRow = { name: string; firm: string };

let app: TestApp;
let person: Person;
let rows: NamedRow[];
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
  rows = await writeProjects();
});
afterAll(() => app.close());

/** Projects with names of a few words, one in six of them with a number, of a hundred customers. */
async function writeProjects(): Promise<NamedRow[]> {
  const roll = dice(7);
  const { project } = (await person.call("POST", "/api/projects", { name: "Premier", client_info: { company: "Un" } }))
    .json;
  const one = <Item>(items: readonly Item[]) => items[roll(items.length)]!;
  const firms = Array.from({ length: 100 }, (_, index) => `${one(FIRMS)} ${one(FIRMS)} ${index}`);
  const projects = Array.from({ length: PROJECTS }, (_, index) => ({
    name: `${one(NAMES)} ${roll(6) === 0 ? index : one(NAMES)}`,
    firm: one(firms),
  }));
  const owner = app.database.owner;
  await owner.query("select set_config('app.company', company_id::text, false) from project where id = $1", [
    project.id,
  ]);
  await owner.query(
    `insert into customer select (jsonb_populate_record(c, one || jsonb_build_object('id', gen_random_uuid()))).*
      from customer c, jsonb_array_elements($2::jsonb) one where c.id = $1`,
    [project.customer_id, JSON.stringify(firms.map((firm) => ({ company_name: firm, search_text: searchText(firm) })))],
  );
  await owner.query(
    `insert into project
      select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'name', one ->> 'name',
        'search_text', one ->> 'text', 'customer_id', c.id, 'created_at', p.created_at - place * interval '1 s'))).*
      from project p, jsonb_array_elements($2::jsonb) with ordinality as given (one, place)
      join customer c on c.company_name = one ->> 'firm'
      where p.id = $1`,
    [project.id, JSON.stringify(projects.map((row) => ({ ...row, text: searchText(row.name) })))],
  );
  return [{ name: "Premier", firm: "Un" }, ...projects];
}

/** The names that reading every project finds, newest first. */
function namesReadFor(search: string): string[] {
  const words = searchText(search).split(" ");
  const texts = ({ name, firm }: NamedRow) => [searchText(name), searchText(firm)];
  const isFound = (row: NamedRow) => words.every((word) => texts(row).some((text) => text.includes(word)));
  const isClose = (row: NamedRow) =>
    words.every((word) => {
      const close = closeWord(word);
      return texts(row).some((text) => (close ? new RegExp(close.pattern, "u").test(text) : text.includes(word)));
    });
  const asTyped = rows.filter(isFound);
  return (asTyped.length > 0 ? asTyped : rows.filter(isClose)).map(({ name }) => name);
}

async function namesFor(search: string): Promise<string[]> {
  const names: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const path = `/api/projects?limit=200&q=${encodeURIComponent(search)}${cursor && `&cursor=${cursor}`}`;
    const { json } = await person.call("GET", path);
    names.push(...json.projects.map((project: { name: string }) => project.name));
    cursor = json.next_cursor;
  }
  return names;
}

test.each([
  ["common words", ["salle", "roux", "salle roux", "veranda guerin toiture"]],
  ["rare words", ["1234", "l'atelier 42", "durand 99 roux", "premier", "introuvable", "salle introuvable"]],
  ["short words", ["e", "99", "a 1", "& 7", "zz"]],
  ["endings and middles of words", ["telier", "jardin", "amico", "oeuil", "randa", "illet 7"]],
  ["typing errors", ["vernada", "tioture 12", "salel", "guerni 42", "abri-jradin", "bait", "bati ruox", "rouy"]],
  ["a space too many or too few", ["sallede", "toi ture", "de bin", "toiturezinc", "filz"]],
])("a search finds what reading every name finds: %s", async (_title, searches) => {
  for (const search of searches) expect([search, await namesFor(search)]).toEqual([search, namesReadFor(search)]);
});

test("a random piece of a name, with or without a wrong letter, finds what reading every name finds", async () => {
  const roll = dice(21);
  for (let turn = 0; turn < 60; turn++) {
    const { name, firm } = rows[roll(rows.length)]!;
    const text = roll(2) === 0 ? name : `${firm} ${name}`;
    const from = roll(text.length);
    const letters = Array.from(text.slice(from, from + 3 + roll(14)));
    if (roll(2) === 0) letters.splice(roll(letters.length), roll(2), "x");
    const search = letters.join("");
    if (searchText(search) === "") continue;
    expect([search, await namesFor(search)]).toEqual([search, namesReadFor(search)]);
  }
});

test("the words of projects and customers are kept right by every change", async () => {
  await person.call("POST", "/api/projects", {
    name: "Mezzanine",
    client_info: { company: "Ancien", email: "a@b.fr" },
  });
  const { json } = await person.call("GET", "/api/projects?q=mezzanine");
  const { id, customer_id } = json.projects[0];
  await person.call("PATCH", `/api/projects/${id}/core`, { name: "Grange haute" });
  await person.call("PATCH", `/api/customers/${customer_id}`, { company: "Nouveau", email: "c@d.fr" });
  const { rows: wrong } = await app.database.owner.query(`
    with right_uses as (
      select company_id, w as word, 'project' as kind, id from project cross join words_of(search_text) w
      union select company_id, w, 'customer', id from customer cross join words_of(search_text) w
      union select company_id, w, 'email', id from customer cross join words_of(email) w),
    kept as (select company_id, word, kind, used_by from word_use),
    needed as (select company_id, p, word from right_uses cross join parts_of(word) p)
    (select word from (table right_uses except table kept) missing)
    union all (select word from (table kept except table right_uses) stale)
    union all (select word from (table needed except select company_id, part, word from word_part) unknown)`);
  expect(wrong).toEqual([]);
});
