import { confirmAs, plainly, undoAs } from "#test/action-calls.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { LEA_ARC, pricedProject, READY_SELLER } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A sentence changes the lines of a quote that is made, by a card that says what becomes of them and of the total.

let app: TestApp;
let owner: Person;
let id: string;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-11-23T10:00:00Z") });
  owner = await app.signUp();
  await owner.call("PATCH", "/api/company", READY_SELLER);
  id = await quotedProject("Salle de bain");
});
afterAll(() => app.close());

const line = (rank: number, label: string, over: object = {}) => ({
  kind: "item",
  id: `line-${rank}`,
  label,
  details: [],
  nature: "service",
  quantity_e4: 10_000,
  unit: "u",
  unit_price_e6: 40_000_000,
  discount_basis_points: 0,
  vat_basis_points: 1_000,
  vat_reason: null,
  is_option: false,
  task_id: null,
  ...over,
});

const LINES = [
  line(1, "Carrelage", { unit: "m²", quantity_e4: 120_000, unit_price_e6: 65_000_000 }),
  line(2, "Main-d'œuvre", { unit: "jour", quantity_e4: 100_000, unit_price_e6: 350_000_000 }),
  line(3, "Déplacement"),
];

async function quotedProject(name: string, lines: object[] = LINES): Promise<string> {
  const projectId = await pricedProject(owner, { name, client_info: LEA_ARC }, { hours: 1, rate: 40 });
  const { draft } = (await owner.call("POST", `/api/projects/${projectId}/quote-draft`, {})).json;
  const { status } = await owner.call("PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  expect(status).toBe(200);
  await owner.call("POST", `/api/projects/${projectId}/quote`, {});
  return projectId;
}

async function say(message: string, path = `/etape/${id}/quote`) {
  const { status, json } = await owner.call("POST", "/api/assistant/chat", { message, history: [], context: { path } });
  expect([status, json.error]).toEqual([200, undefined]);
  const action = json.action_id && (await owner.call("GET", `/api/assistant/actions/${json.action_id}`)).json.action;
  return plainly({ reply: json.reply, follow_ups: json.follow_ups ?? [], action: action ?? null });
}

const versions = async () => (await owner.call("GET", `/api/projects/${id}/quote-versions`)).json.versions;
const labels = async () => {
  const { draft } = (await owner.call("GET", `/api/projects/${id}/quote-draft`)).json;
  return draft.lines.map((one: { label: string }) => one.label);
};

test("the card says the line that is added with the totals before and after", async () => {
  const { action } = await say("ajoute une chaudière à 3000");
  expect(action.title).toContain("Changer le devis D2026-0001");
  expect(action.lines.slice(2)).toEqual([
    { label: "Ligne ajoutée", value: "Chaudière : 1 u × 3 000,00 € HT, TVA 10 %, soit 3 300,00 € TTC" },
    { label: "Total HT", value: "4 320,00 € → 7 320,00 €" },
    { label: "Total TTC", value: "4 752,00 € → 8 052,00 €" },
  ]);
  expect([await labels(), (await versions()).length]).toEqual([["Carrelage", "Main-d'œuvre", "Déplacement"], 1]);
});

test.each([
  ["finalement 12 jours au lieu de 10", "Main-d'œuvre", "10 jours × 350,00 € → 12 jours × 350,00 €"],
  ["non attends, le carrelage finalement c'est 50 le m²", "Carrelage", "12 m² × 65,00 € → 12 m² × 50,00 €"],
  ["le déplacement passe à 45 €", "Déplacement", "1 u × 40,00 € → 1 u × 45,00 €"],
  ["le carrelage passe de 12 à 15 m²", "Carrelage", "12 m² × 65,00 € → 15 m² × 65,00 €"],
  ["enlève le déplacement", "Ligne retirée", "Déplacement : 1 u × 40,00 €"],
  ["mets 5 % de remise", "Remise", "aucune → 5 %"],
  ["la TVA c'est 20 sur le déplacement", "Déplacement", "1 u × 40,00 € HT, TVA 10 % → 1 u × 40,00 € HT, TVA 20 %"],
])("« %s » says what was and what will be", async (message, label, value) => {
  const { action } = await say(message);
  expect(action.lines[2]).toEqual({ label, value });
});

test.each([
  ["enlève le parquet", "Ce devis n'a pas de ligne « parquet » : il a « Carrelage »"],
  ["le receveur passe à 900 €", "Ce devis n'a pas de ligne « receveur »"],
  ["le déplacement baisse de 5 €", "je n'y touche pas"],
  ["remise de 50 € TTC", "je n'y touche pas"],
  ["enlève la remise", "rien ne change"],
  ["le carrelage c'est 780", "je n'y touche pas"],
])("« %s » changes nothing while it is not sure", async (message, sentence) => {
  const { reply, action } = await say(message);
  expect([reply.includes(sentence), reply, action]).toEqual([true, reply, null]);
});

test("a confirmed change is in a new version of the quote", async () => {
  id = await quotedProject("Cuisine");
  const { action } = await say("ajoute une chaudière à 3000 €");
  expect((await confirmAs(owner, action)).json.action.state).toBe("done");
  expect(await labels()).toEqual(["Carrelage", "Main-d'œuvre", "Déplacement", "Chaudière"]);
  expect(await versions()).toMatchObject([
    { version: 2, total: 8052 },
    { version: 1, total: 4752 },
  ]);
});

test("undoing a change gives the quote its lines again", async () => {
  id = await quotedProject("Cuisine");
  const { action } = await say("enlève le déplacement et mets 5 % de remise");
  await confirmAs(owner, action);
  expect((await versions())[0].total).toBe(4472.6);
  expect((await undoAs(owner, action)).json.action.state).toBe("undone");
  expect(await labels()).toEqual(["Carrelage", "Main-d'œuvre", "Déplacement"]);
  expect((await versions())[0].total).toBe(4752);
});

test("a card is refused once the lines are not those that it showed", async () => {
  id = await quotedProject("Cuisine");
  const first = await say("enlève le déplacement");
  const { draft } = (await owner.call("GET", `/api/projects/${id}/quote-draft`)).json;
  const lines = LINES.toSpliced(1, 1);
  await owner.call("PUT", `/api/quotes/${draft.id}/draft`, { version: draft.version, lines, discount: null });
  expect((await confirmAs(owner, first.action)).json.code).toBe("action_changed");
  expect(await labels()).toEqual(["Carrelage", "Déplacement"]);
});

test("of a quote that was sent the card says which version the customer keeps", async () => {
  id = await quotedProject("Cuisine");
  const [version] = await versions();
  expect((await owner.call("POST", `/api/quotes/${version.id}/sending`, {})).status).toBe(200);
  const { action } = await say("enlève le déplacement");
  expect(action.warning).toBe("Ton client garde la version 1 tant que tu ne lui envoies pas la nouvelle.");
  await confirmAs(owner, action);
  expect(await versions()).toMatchObject([
    { version: 2, status: "draft" },
    { version: 1, status: "sent" },
  ]);
});

test("what changes on a quote that was accepted goes into its change order", async () => {
  id = await quotedProject("Cuisine");
  const [version] = await versions();
  await owner.call("POST", `/api/quotes/${version.id}/sending`, {});
  const answer = { decision: "accepted", signer: "Léa Arc", decided_on: "2026-11-23" };
  expect((await owner.call("POST", `/api/quotes/${version.id}/decision`, answer)).status).toBe(200);
  const { reply, action } = await say("ajoute une chaudière à 3000 €");
  expect(reply).toContain("Ton client a accepté ce devis : ce changement va dans un avenant.");
  expect(action.title).toContain("Préparer un avenant au devis");
  await confirmAs(owner, action);
  expect([await labels(), (await versions()).length]).toEqual([
    ["Carrelage", "Main-d'œuvre", "Déplacement", "Chaudière"],
    1,
  ]);
});

test("a quote that was invoiced is not changed", async () => {
  id = await quotedProject("Cuisine");
  expect((await owner.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).status).toBe(200);
  const { reply, action } = await say("enlève le déplacement");
  expect([reply.includes("Ce projet est facturé"), action]).toEqual([true, null]);
});

test("of several lines of a name it is asked which one", async () => {
  id = await quotedProject("Cuisine", [line(1, "Faïence murale"), line(2, "Faïence du sol")]);
  const { reply, follow_ups, action } = await say("la faïence c'est 50 €");
  expect([reply, action]).toEqual(["Laquelle : « Faïence murale » ou « Faïence du sol » ?", null]);
  expect(follow_ups.map(({ ask }: { ask: string }) => ask)).toEqual([
    "la Faïence murale c'est 50 €",
    "la Faïence du sol c'est 50 €",
  ]);
  const { action: chosen } = await say(follow_ups[1].ask);
  expect(chosen.lines[2]).toEqual({ label: "Faïence du sol", value: "1 u × 40,00 € → 1 u × 50,00 €" });
});

test("of rates that differ, that of a new line is asked for", async () => {
  id = await quotedProject("Cuisine", [line(1, "Pose"), line(2, "Meuble", { vat_basis_points: 2_000 })]);
  const { reply, action } = await say("ajoute une hotte à 300 €");
  expect([reply.includes("Quelle TVA sur « Hotte »"), action]).toEqual([true, null]);
  const withRate = await say("ajoute une hotte à 300 € TVA 20");
  expect(withRate.action.lines[2].value).toContain("TVA 20 %, soit 360,00 € TTC");
});

test("the quote is that of the project that is named", async () => {
  await quotedProject("Terrasse");
  const { action } = await say("enlève le déplacement du devis Terrasse", "/app");
  expect(action.lines[1]).toEqual({ label: "Projet", value: "Terrasse" });
});

test("under franchise no taxes are said", async () => {
  id = await quotedProject("Cuisine");
  // The settings refuse a change on a day that has an invoice, and the tests above issue some.
  await app.database.owner.query("update company set vat_regime = 'franchise'");
  const { action } = await say("ajoute une chaudière à 3000 € TTC");
  expect(action.lines.slice(2)).toEqual([
    { label: "Ligne ajoutée", value: "Chaudière : 1 u × 3 000,00 €" },
    { label: "Total", value: "4 320,00 € → 7 320,00 €" },
  ]);
});

test("a version that was sent after an accepted one is changed in words", async () => {
  const projectId = await quotedProject("Terrasse");
  const path = `/etape/${projectId}/quote`;
  const versions = async () =>
    (await owner.call("GET", `/api/projects/${projectId}/quote-versions`)).json.versions as { id: string }[];
  const [firstVersion] = await versions();
  const answer = { decision: "accepted", signer: "Léa Arc", decided_on: "2026-11-23" };
  expect((await owner.call("POST", `/api/quotes/${firstVersion?.id}/decision`, answer)).status).toBe(200);
  const { draft } = (await owner.call("POST", `/api/projects/${projectId}/quote-draft`, {})).json;
  const lines = [...LINES, line(4, "Formation", { unit_price_e6: 300_000_000 })];
  await owner.call("PUT", `/api/quotes/${draft.id}/draft`, { version: draft.version, lines, discount: null });
  await owner.call("POST", `/api/projects/${projectId}/quote`, { after_acceptance: true });
  const [secondVersion] = await versions();
  await owner.call("POST", `/api/quotes/${secondVersion?.id}/sending`, {});
  const { action } = await say("ajoute une maintenance à 200 €", path);
  expect((await confirmAs(owner, action)).status).toBe(200);
  expect(await versions()).toHaveLength(3);
  const { action: answerCard } = await say("le client a accepté la version 2", path);
  expect(JSON.stringify(answerCard.lines)).toContain('"Version","value":"2"');
  expect((await say("il a accepté la version 7", path)).reply).toContain("n'a pas de version 7");
  expect((await say("le client a accepté la nouvelle version", path)).action.title).toContain("accepté");
});
