import { newWorkbook } from "#test/new-workbook.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

let app: TestApp;
let owner: Person;

beforeAll(async () => void (app = await testApp({ runsJobs: true })));
beforeEach(async () => void (owner = await app.signUp()));
afterAll(() => app.close());

type Item = { id: string; label: string; cost_e6: number; price_e6: number | null; version: number };
const items = async (): Promise<Item[]> => (await owner.call("GET", "/api/catalog-items?limit=200")).json.items;
const last = async () => (await owner.call("GET", "/api/catalog-imports/last")).json.import;

async function send(content: string | Buffer) {
  const { json } = await owner.call("POST", "/api/catalog-imports", { file_name: "tarif.csv" });
  const base64 = Buffer.from(content).toString("base64");
  const path = `/api/catalog-imports/${json.import.id}`;
  return owner.call("PUT", `${path}/parts`, { place: 0, base64, is_last: true });
}

/** Imports a file as its columns are guessed. What became of it. */
async function importFile(content: string | Buffer, more: object = {}) {
  const sentFile = (await send(content)).json.import;
  const body = { columns: sentFile.columns, supplier: "", coefficient_e4: null, is_running: true, ...more };
  const answer = await owner.call("PUT", `/api/catalog-imports/${sentFile.id}`, body);
  expect(answer.status).toBe(200);
  await expect.poll(async () => (await last()).state, { timeout: 60_000 }).toBe("done");
  return last();
}

const HEAD = "Référence;Désignation;Unité;Prix net HT";
const fileOf = (...rows: string[]) => [HEAD, ...rows].join("\r\n");

test("a list of a spreadsheet on Windows is read with its accents and its amounts", async () => {
  const file = Buffer.from(fileOf("MIT-1;Mitigeur évier « Éco »;Pce;1 200,50", "CU14;Tube écroui;ML;4,3333"), "latin1");
  expect(await importFile(file, { supplier: "Cédéo", coefficient_e4: 15_000 })).toMatchObject({ added_count: 2 });
  expect(await items()).toMatchObject([
    { label: "Mitigeur évier « Éco »", reference: "MIT-1", supplier: "Cédéo", unit: "u", price_e6: 1_800_750_000 },
    { label: "Tube écroui", unit: "ml", cost_e6: 4_333_300, price_e6: 6_500_000 },
  ]);
});

test("a workbook of Excel is read, its headers under the name of the list", async () => {
  const workbook = await newWorkbook([
    ["Tarif Cédéo"],
    ["Édité le", { serial: 46_082 }],
    ["Référence", "Désignation", "Unité", "Prix net HT"],
    ["MIT-1", "Mitigeur évier « Éco »", "Pce", 1_200.5],
    [20_140, "Tube écroui", "ML", 4.3333],
  ]);
  expect(await importFile(workbook, { supplier: "Cédéo" })).toMatchObject({ added_count: 2, row_count: 2 });
  expect(await items()).toMatchObject([
    { label: "Mitigeur évier « Éco »", reference: "MIT-1", unit: "u", cost_e6: 1_200_500_000 },
    { label: "Tube écroui", reference: "20140", unit: "ml", cost_e6: 4_333_300 },
  ]);
});

test.each([
  ["an old workbook", Buffer.from("d0cf11e0a1b11ae10000", "hex"), "old_workbook"],
  ["an archive of another kind", Buffer.from("PK\u0003\u0004 rien", "latin1"), "not_a_table"],
])("%s says what to do", async (_name, bytes, code) => {
  expect((await send(bytes)).json.code).toBe(code);
});

test("the same file a second time changes nothing", async () => {
  const file = fileOf("A1;Tube;ml;4", "A2;Coude;u;1,5", ";Main-d'œuvre;h;30");
  await importFile(file, { supplier: "Cédéo" });
  const before = await items();
  expect(await importFile(file, { supplier: "CEDEO" })).toMatchObject({ added_count: 0, known_count: 3 });
  expect((await items()).map(({ id, cost_e6 }) => [id, cost_e6])).toEqual(
    before.map(({ id, cost_e6 }) => [id, cost_e6]),
  );
  await importFile(file, { supplier: "CEDEO" });
  expect((await items()).map(({ version }) => version)).toEqual([2, 2, 2]);
});

test("a later list of a supplier updates what it names by its references", async () => {
  await importFile(fileOf("A1;Tube;ml;4", "A2;Coude;u;1,5"), { supplier: "Cédéo", coefficient_e4: 20_000 });
  expect(await importFile(fileOf("a 1;Tube 14;ml;5", "A3;Té;u;2"), { supplier: "Cédéo" })).toMatchObject({
    added_count: 1,
    known_count: 1,
  });
  expect((await items()).map(({ label, cost_e6, price_e6 }) => [label, cost_e6, price_e6])).toEqual([
    ["Coude", 1_500_000, 3_000_000],
    ["Té", 2_000_000, null],
    ["Tube 14", 5_000_000, 10_000_000],
  ]);
});

test("a family that a later list does not say stays", async () => {
  await importFile("Référence;Désignation;Famille\r\nA1;Tube;Plomberie\r\nA2;Coude;", { supplier: "Cédéo" });
  await importFile(fileOf("A1;Tube;ml;4"), { supplier: "Cédéo" });
  const { json } = await owner.call("GET", "/api/catalog-items?limit=200");
  expect(json.items.map(({ label, family }: { label: string; family: string }) => [label, family])).toEqual([
    ["Coude", ""],
    ["Tube", "Plomberie"],
  ]);
});

test("rows that cannot be written are reported with their reason", async () => {
  const file = fileOf("A1;;u;4", "A2;Coude;cent;1,5", "A3;Té;u;gratuit", "A4;Raccord;u;2", '"=1+1";Vis;u;1');
  const { id, ...counts } = await importFile(file);
  expect(counts).toMatchObject({ added_count: 1, known_count: 0, refused_count: 4 });
  const { rows } = (await owner.call("GET", `/api/catalog-imports/${id}/rows`)).json;
  expect(rows.map(({ line, reason }: { line: number; reason: string }) => [line, reason])).toEqual([
    [2, "Cette ligne n'a pas de désignation."],
    [3, "Cette unité n'est pas connue : h, u, forfait, jour, m², ml, m³ ou kg."],
    [4, "Un prix de cette ligne ne se lit pas : écris-le en chiffres, comme 1 200,50."],
    [6, "Une cellule est une formule de tableur, pas un texte."],
  ]);
});

test("an item that is twice in a file is written once, as its last row says it", async () => {
  expect(await importFile(fileOf("A1;Tube;ml;4", "A1;Tube recuit;ml;6"))).toMatchObject({
    added_count: 1,
    known_count: 1,
  });
  expect(await items()).toMatchObject([{ label: "Tube recuit", cost_e6: 6_000_000 }]);
});

test("an assembly is changed by no list of prices", async () => {
  await importFile(fileOf("A1;Tube;ml;4"));
  const components = [{ item_id: (await items())[0]!.id, quantity_e4: 10_000 }];
  await owner.call("POST", "/api/catalog-items", {
    kind: "assembly",
    label: "Pose",
    unit: "u",
    price_e6: null,
    components,
  });
  expect(await importFile("Désignation;Prix net HT\nPose;3")).toMatchObject({ added_count: 0, refused_count: 1 });
});

test("the choices for the same headers are remembered", async () => {
  await importFile(fileOf("A1;Tube;ml;4"), {
    supplier: "Cédéo",
    coefficient_e4: 13_000,
    columns: ["", "label", "", "cost"],
  });
  expect((await send(fileOf("A2;Coude;u;1"))).json.import).toMatchObject({
    columns: ["", "label", "", "cost"],
    supplier: "Cédéo",
    coefficient_e4: 13_000,
  });
});

test("columns without a label are refused", async () => {
  const { id } = (await send("Référence;Prix\nA1;3")).json.import;
  const body = { columns: ["reference", "price"], supplier: "", coefficient_e4: null, is_running: true };
  const { status, json } = await owner.call("PUT", `/api/catalog-imports/${id}`, body);
  expect([status, json.code]).toEqual([422, "no_label_column"]);
});

test("a list of prices and a list of customers do not touch each other", async () => {
  const { json } = await owner.call("POST", "/api/customer-imports", { file_name: "clients.csv" });
  await importFile(fileOf("A1;Tube;ml;4"));
  const base64 = Buffer.from("Nom\nRoux").toString("base64");
  const part = { place: 0, base64, is_last: true };
  expect((await owner.call("PUT", `/api/catalog-imports/${json.import.id}/parts`, part)).status).toBe(404);
  expect((await owner.call("PUT", `/api/customer-imports/${json.import.id}/parts`, part)).json.import.row_count).toBe(
    1,
  );
});

test("lists of prices are for owners alone", async () => {
  const colleague = await join(app, owner, "manager@example.org", "manager");
  const create = await colleague.call("POST", "/api/catalog-imports", { file_name: "tarif.csv" });
  expect([create.status, (await colleague.call("GET", "/api/catalog-imports/last")).status]).toEqual([403, 403]);
});
