import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let owner: Person;

beforeAll(async () => void (app = await testApp({ runsJobs: true })));
beforeEach(async () => void (owner = await app.signUp()));
afterAll(() => app.close());

type Customer = { company: string; full_name: string; phone: string; email: string; kind: string; address: unknown };
const get = async (path: string, person = owner) => (await person.call("GET", path)).json;
const customers = async (): Promise<Customer[]> => (await get("/api/customers?limit=200")).customers;

/** Sends a file in parts of so many bytes. The last answer. */
async function send(content: string | Buffer, { partBytes = 400_000, person = owner } = {}) {
  const bytes = Buffer.from(content);
  const { json } = await person.call("POST", "/api/customer-imports", { file_name: "clients.csv" });
  const { id } = json.import;
  for (let place = 0; ; place++) {
    const base64 = bytes.subarray(place * partBytes, (place + 1) * partBytes).toString("base64");
    const isLast = (place + 1) * partBytes >= bytes.length;
    const answer = await person.call("PUT", `/api/customer-imports/${id}/parts`, { place, base64, is_last: isLast });
    if (isLast || answer.status !== 200) return { status: answer.status, json: answer.json, id };
  }
}

const run = (id: string, columns: string[], isRunning = true) =>
  owner.call("PUT", `/api/customer-imports/${id}`, { columns, is_running: isRunning });

async function waitForEnd() {
  await expect
    .poll(async () => (await get("/api/customer-imports/last")).import.state, { timeout: 120_000 })
    .toBe("done");
  return (await get("/api/customer-imports/last")).import;
}

/** Sends a file and imports it as its columns are guessed. What became of it. */
async function importFile(content: string | Buffer) {
  const { json, id } = await send(content);
  await run(id, json.import.columns);
  return waitForEnd();
}

const reasons = async (id: string) =>
  (await get(`/api/customer-imports/${id}/rows`)).rows.map(({ line, reason }: { line: number; reason: string }) => [
    line,
    reason,
  ]);

test("a file of a spreadsheet on Windows is read with its accents", async () => {
  const file = "Civilité;Prénom;Nom;Tél.;Code postal;Ville\r\nMme;Hélène;LEFÈVRE;611223344;1000;Bourg\r\n";
  const { json } = await send(Buffer.from(file, "latin1"));
  expect(json.import).toMatchObject({
    state: "ready",
    columns: ["civility", "first_name", "last_name", "phone", "postal_code", "city"],
    sample: [["Mme", "Hélène", "LEFÈVRE", "611223344", "1000", "Bourg"]],
    row_count: 1,
  });
  await run(json.import.id, json.import.columns);
  expect(await waitForEnd()).toMatchObject({ added_count: 1, known_count: 0, refused_count: 0 });
  expect(await customers()).toMatchObject([
    { full_name: "Hélène Lefèvre", phone: "0611223344", kind: "person", address: { postal_code: "01000" } },
  ]);
});

test.each([
  ["UTF-8 with its mark", Buffer.from("\uFEFFNom,Email\nÉlodie Roux,e@roux.fr", "utf8")],
  ["UTF-16", Buffer.from("\uFEFFNom\tEmail\nÉlodie Roux\te@roux.fr", "utf16le")],
])("a file in %s is read", async (_name, file) => {
  await importFile(file);
  expect(await customers()).toMatchObject([{ full_name: "Élodie Roux", email: "e@roux.fr" }]);
});

test("a file that comes in parts is whole", async () => {
  const lines = Array.from({ length: 30 }, (_none, n) => `Client${n};c${n}@exemple.fr`);
  const { json } = await send(["Nom;Email", ...lines].join("\n"), { partBytes: 100 });
  expect(json.import.row_count).toBe(30);
});

test("a file whose part is missing is refused", async () => {
  const { json } = await owner.call("POST", "/api/customer-imports", { file_name: "clients.csv" });
  const body = { place: 1, base64: Buffer.from("Nom\nRoux").toString("base64"), is_last: true };
  const answer = await owner.call("PUT", `/api/customer-imports/${json.import.id}/parts`, body);
  expect([answer.status, answer.json.code]).toEqual([422, "parts_missing"]);
});

test.each([
  ["not_a_table", Buffer.from("504b0304000000000000", "hex")],
  ["no_rows", "Nom;Email\n"],
  ["no_rows", ""],
  ["too_many_columns", `${Array.from({ length: 61 }, (_none, n) => `Nom${n}`).join(";")}\n1`],
])("what is no list of customers is refused: %s", async (code, file) => {
  const { status, json } = await send(file);
  expect([status, json.code]).toEqual([422, code]);
});

test("customers who are there already are told and not added", async () => {
  await owner.call("POST", "/api/customers", { kind: "person", last_name: "Roux", email: "c@roux.fr" });
  await owner.call("POST", "/api/customers", { kind: "company", company: "Toitures", siren: "552100554" });
  const rows = ["Petit;;c@roux.fr;", ";Autre nom;;552100554", "Roux;;;", "Blanc;;b@blanc.fr;", "Blanc;;b@blanc.fr;"];
  const { id, ...counts } = await importFile(["Nom;Société;Email;SIREN", ...rows].join("\n"));
  expect(counts).toMatchObject({ added_count: 1, known_count: 4, refused_count: 0 });
  expect(await reasons(id)).toEqual([
    [2, "Déjà dans tes clients : Roux, même email."],
    [3, "Déjà dans tes clients : Toitures, même SIREN."],
    [4, "Déjà dans tes clients : Roux, même nom."],
    [6, "Déjà à la ligne 5 : Blanc, même email."],
  ]);
  expect(await customers()).toHaveLength(3);
});

test("rows that no form would take are reported with their cells", async () => {
  const rows = [
    "Roux;pas un email;",
    '"=HYPERLINK(""http://x"")";;',
    ";a@b.fr;",
    "Petit;;12345",
    "Blanc;;",
    "'+Plus;;",
  ];
  const { id, ...counts } = await importFile(["Nom;Email;SIRET", ...rows].join("\n"));
  expect(counts).toMatchObject({ added_count: 3, refused_count: 3, marked_count: 1 });
  const { rows: refusedRows, next_line: nextLine } = await get(`/api/customer-imports/${id}/rows`);
  expect(refusedRows).toMatchObject([
    { line: 2, cells: ["Roux", "pas un email", ""] },
    { line: 3, reason: "Une cellule est une formule de tableur, pas un texte." },
    { line: 4, reason: "Personne n'a de nom sur cette ligne." },
    { line: 5, reason: "SIRET 12345 à corriger : client repris sans." },
  ]);
  expect(nextLine).toBeNull();
  const first = await get(`/api/customer-imports/${id}/rows?limit=1`);
  expect([first.rows.length, first.next_line]).toEqual([1, 2]);
  const rest = await get(`/api/customer-imports/${id}/rows?after_line=2`);
  expect(rest.rows.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5]);
});

const SOPHIE = { kind: "person", first_name: "Sophie", last_name: "Martin", phone: "06 98 76 54 32" };
const DOUBTFUL = [
  "Nom Prénom;Téléphone;Mél;CP;Ville;SIREN",
  "SOPHIE MARTIN;0698765432;sophie@martin.example;69006;Lyon;",
  ";;a@b.example;;;",
  "Garage Central;;;6900;Lyon;123456789",
  "Roux Claire;;;;;",
].join("\n");

const preview = async (id: string, columns: string[], person = owner) =>
  get(`/api/customer-imports/${id}/preview?columns=${columns.join(",")}`, person);

test("what the rows would do is said before anything is added", async () => {
  await owner.call("POST", "/api/customers", SOPHIE);
  const { json, id } = await send(DOUBTFUL);
  expect(await preview(id, json.import.columns)).toEqual({
    new_count: 2,
    known_count: 1,
    nameless_count: 1,
    refused_count: 0,
    number_count: 1,
    restored_zero_count: 0,
    left_out_code_count: 1,
    known_rows: [{ line: 2, name: "Martin Sophie", reason: "Déjà dans tes clients : Sophie Martin, même téléphone." }],
    next_line: null,
  });
  expect(await customers()).toHaveLength(1);
});

test("an import does what its preview said", async () => {
  await owner.call("POST", "/api/customers", SOPHIE);
  const { id, ...counts } = await importFile(DOUBTFUL);
  expect(counts).toMatchObject({ added_count: 2, known_count: 1, refused_count: 1, marked_count: 1 });
  expect(await reasons(id)).toContainEqual([
    4,
    "SIREN 123456789 à corriger : client repris sans. Code postal à vérifier : client repris sans.",
  ]);
  expect(await customers()).toContainEqual(expect.objectContaining({ company: "Garage Central", siren: "" }));
});

test.each([
  [{ choice: "complete", lines: [] }, { added_count: 1, completed_count: 2, known_count: 0 }, 2],
  [{ choice: "add", lines: [] }, { added_count: 3, completed_count: 0, known_count: 0 }, 4],
  [
    { choice: "leave", lines: [{ line: 2, choice: "complete" }] },
    { added_count: 1, completed_count: 1, known_count: 1 },
    2,
  ],
])("known rows become what is chosen: %o", async (choices, counts, customerCount) => {
  await owner.call("POST", "/api/customers", SOPHIE);
  const rows = [
    "Martin Sophie;0698765432;sophie@martin.example",
    "Petit;;p@petit.example",
    "Petit Inès;;p@petit.example",
  ];
  const { json, id } = await send(["Nom;Téléphone;Email", ...rows].join("\n"));
  await owner.call("PUT", `/api/customer-imports/${id}`, {
    columns: json.import.columns,
    known: choices,
    is_running: true,
  });
  expect(await waitForEnd()).toMatchObject(counts);
  expect(await customers()).toHaveLength(customerCount);
  const sophie = (await customers()).find(({ full_name: name }) => name === "Sophie Martin");
  expect(sophie?.email).toBe(choices.choice === "add" ? "" : "sophie@martin.example");
});

test("what was chosen of known rows is kept while an import is stopped", async () => {
  const { json, id } = await send("Nom;Email\nRoux;c@roux.fr");
  const choices = { choice: "add", lines: [{ line: 2, choice: "leave" }] };
  await owner.call("PUT", `/api/customer-imports/${id}`, {
    columns: json.import.columns,
    known: choices,
    is_running: true,
  });
  await run(id, json.import.columns, false);
  await run(id, json.import.columns);
  expect((await waitForEnd()).known).toEqual(choices);
});

test("the columns of the same headers are remembered", async () => {
  const { json, id } = await send("Nom;Truc\nRoux;Brest");
  expect(json.import.columns).toEqual(["full_name", ""]);
  await run(id, ["last_name", "city"]);
  await waitForEnd();
  expect((await send("Nom;Truc\nPetit;Lyon")).json.import.columns).toEqual(["last_name", "city"]);
  expect((await send("Nom;Machin\nPetit;Lyon")).json.import.columns).toEqual(["full_name", ""]);
});

test("columns without a name are refused", async () => {
  const { id } = await send("Truc;Email\nRoux;c@roux.fr");
  const { status, json } = await run(id, ["", "email"]);
  expect([status, json.code]).toEqual([422, "no_name_column"]);
});

test("an import that is stopped goes on where it was", { timeout: 240_000 }, async () => {
  const lines = Array.from({ length: 2_000 }, (_none, n) => `${spell(n)};${n}@exemple.fr`);
  const { json, id } = await send(["Nom;Email", ...lines].join("\n"));
  await run(id, json.import.columns);
  await expect.poll(async () => (await get("/api/customer-imports/last")).import.added_count).toBeGreaterThan(0);
  expect((await owner.call("POST", "/api/customer-imports", { file_name: "x.csv" })).json.code).toBe("import_running");
  expect((await run(id, json.import.columns, false)).json.import.state).toBe("stopped");
  const stoppedImport = (await get("/api/customer-imports/last")).import;
  expect(stoppedImport.added_count).toBeLessThan(2_000);
  await run(id, json.import.columns);
  expect(await waitForEnd()).toMatchObject({ added_count: 2_000, known_count: 0, refused_count: 0 });
});

// « Aab », « Aac »: names that no letter tells from a neighbour are many pairs to note.
function spell(n: number): string {
  return `Nom${[...String(n)].map((digit) => "abcdefghij"[Number(digit)]?.repeat(2)).join("")}`;
}

test("a role that does not manage customers imports none", async () => {
  const worker = await join(app, owner, "worker@example.org", "worker");
  expect((await worker.call("POST", "/api/customer-imports", { file_name: "x.csv" })).status).toBe(403);
  expect((await worker.call("GET", "/api/customer-imports/last")).status).toBe(403);
});

test("a file of another company is nobody's", async () => {
  const { id } = await send("Nom\nRoux");
  const stranger = await app.signUp();
  expect((await get("/api/customer-imports/last", stranger)).import).toBeNull();
  expect((await stranger.call("GET", `/api/customer-imports/${id}/rows`)).status).toBe(404);
  const body = { columns: ["full_name"], is_running: true };
  expect((await stranger.call("PUT", `/api/customer-imports/${id}`, body)).status).toBe(404);
  const path = `/api/customer-imports/${id}/preview?columns=full_name`;
  expect((await stranger.call("GET", path)).status).toBe(404);
});
