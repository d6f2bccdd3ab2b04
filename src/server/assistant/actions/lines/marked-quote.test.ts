import { confirmAs, plainly, undoAs } from "#test/action-calls.ts";
import { LEA_ARC, pricedProject, READY_SELLER } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What a sentence changes on a quote that is made besides its prices: names, options, lots, a discount in euros, when
// it is paid.

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

const line = (rank: number, label: string, euros: number, isOption = false) => ({
  kind: "item",
  id: `line-${rank}`,
  label,
  details: [],
  nature: "service",
  quantity_e4: 10_000,
  unit: "u",
  unit_price_e6: euros * 1_000_000,
  discount_basis_points: 0,
  vat_basis_points: 1_000,
  vat_reason: null,
  is_option: isOption,
  task_id: null,
});
const title = (label: string) => ({ kind: "section", id: `title-${label}`, label, level: 1 });

const LINES = [
  line(1, "Dépose", 200),
  line(2, "Receveur", 520),
  line(3, "Faïence", 900),
  line(4, "Carrelage", 800),
  line(5, "Meuble vasque", 650, true),
];

async function quotedProject(name: string, lines: object[] = LINES): Promise<string> {
  const projectId = await pricedProject(owner, { name, client_info: LEA_ARC }, { hours: 1, rate: 40 });
  const { draft } = (await owner.call("POST", `/api/projects/${projectId}/quote-draft`, {})).json;
  await owner.call("PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  await owner.call("POST", `/api/projects/${projectId}/quote`, {});
  return projectId;
}

async function say(message: string) {
  const body = { message, history: [], context: { path: `/etape/${id}/quote` } };
  const { json } = await owner.call("POST", "/api/assistant/chat", body);
  const action = json.action_id && (await owner.call("GET", `/api/assistant/actions/${json.action_id}`)).json.action;
  return plainly({ reply: json.reply, action: action ?? null });
}

const labels = async () => {
  const { draft } = (await owner.call("GET", `/api/projects/${id}/quote-draft`)).json;
  return draft.lines.map((one: { label: string }) => one.label);
};

test.each([
  ["renomme le receveur en receveur extra-plat 90x120", "Nom de la ligne", "Receveur → Receveur extra-plat 90x120"],
  ["appelle la faïence faïence murale", "Nom de la ligne", "Faïence → Faïence murale"],
  ["50 € de remise", "Remise", "aucune → 50,00 €"],
  ["fais 100 euros de remise sur tout le devis", "Remise", "aucune → 100,00 €"],
  ["20 € de remise sur la dépose", "Dépose", "1 u × 200,00 € → 1 u × 200,00 €, remise 10 %"],
  ["finalement si, fais 10 % de remise sur le devis", "Remise", "aucune → 10 %"],
  ["mets la faïence en option", "Faïence", "ferme → en option, hors du total"],
  ["l'option meuble vasque devient ferme", "Meuble vasque", "en option → ferme, dans le total"],
  ["le meuble vasque n'est plus en option", "Meuble vasque", "en option → ferme, dans le total"],
  ["mets la faïence dans le lot carrelage", "Sous « Carrelage »", "Faïence"],
  ["mets les 2 premières lignes dans un lot Démolition", "Sous « Démolition »", "Dépose, Receveur"],
  ["paiement à 45 jours", "Paiement", "non dit → à 45 jours après la facture"],
])("« %s » says what was and what will be", async (message, label, value) => {
  const { action } = await say(message);
  expect(action.lines[2]).toEqual({ label, value });
});

test("lots that are named by their trade take its lines", async () => {
  const { action } = await say("regroupe plomberie et carrelage en deux lots");
  expect(action.lines.slice(2, 4)).toEqual([
    { label: "Sous « Plomberie »", value: "Receveur, Meuble vasque" },
    { label: "Sous « Carrelage »", value: "Faïence, Carrelage" },
  ]);
});

test.each([
  ["valable 15 jours", "Un devis est valable 30 jours"],
  ["paiement à 90 jours", "La loi limite le délai de paiement à 60 jours"],
  ["50 € de remise sur le receveur", "Sur une ligne, la remise est en %"],
  ["fais 5000 € de remise", "Je ne suis pas sûr"],
  ["50 € TTC de remise", "Je ne suis pas sûr"],
  ["mets le lavabo dans le lot plomberie", "Ce devis n'a pas de ligne « lavabo »"],
])("« %s » changes nothing, which is said", async (message, sentence) => {
  const { reply, action } = await say(message);
  expect([reply.includes(sentence), action, reply]).toEqual([true, null, reply]);
});

test.each([
  ["valable 15 jours, paiement à 45 jours", "Un devis est valable 30 jours"],
  ["50 € de remise. Mets du jambon", "Je n'ai pas compris « Mets du jambon »"],
])("what is not understood is said beside what is proposed: « %s »", async (message, sentence) => {
  const { reply, action } = await say(message);
  expect([reply.includes(sentence), action !== null, reply]).toEqual([true, true, reply]);
});

test("a lot that is there takes lines after its own, before a new lot", async () => {
  id = await quotedProject("Cuisine", [...LINES.slice(0, 3), title("Carrelage"), ...LINES.slice(3)]);
  const { action } = await say(
    "mets la faïence dans le lot carrelage et mets les 2 premières lignes dans un lot Préparation",
  );
  await confirmAs(owner, action);
  const placedLabels = ["Carrelage", "Carrelage", "Meuble vasque", "Faïence", "Préparation", "Dépose", "Receveur"];
  expect(await labels()).toEqual(placedLabels);
  await undoAs(owner, action);
  expect((await labels())[0]).toBe("Dépose");
});

test("a work that is added goes into the lot that it belongs to", async () => {
  id = await quotedProject("Douche", [title("Plomberie"), LINES[1], title("Carrelage"), LINES[2]] as object[]);
  const { action } = await say("ajoute en option un meuble vasque à 650 €");
  await confirmAs(owner, action);
  expect(await labels()).toEqual(["Plomberie", "Receveur", "Meuble vasque", "Carrelage", "Faïence"]);
});

test("an amount off the quote, its payment and its names are undone together", async () => {
  id = await quotedProject("Garage");
  const { action } = await say("renomme la dépose en dépose complète, 20 € de remise et paiement à 30 jours");
  await confirmAs(owner, action);
  const conditions = async () => (await owner.call("GET", `/api/projects/${id}/quote-conditions`)).json.conditions;
  expect([(await labels())[0], (await conditions()).payment]).toEqual(["Dépose complète", { due_days: 30, means: [] }]);
  expect((await owner.call("GET", `/api/projects/${id}/quote-versions`)).json.versions[0].total).toBe(2640);
  await undoAs(owner, action);
  expect([(await labels())[0], (await conditions()).payment]).toEqual(["Dépose", null]);
});
