import { confirmAs, plainly } from "#test/action-calls.ts";
import { LEA_ARC, pricedProject, READY_SELLER } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// A change of a made quote that is not confirmed before the next one is said: the next card says it was not applied.

let app: TestApp;
let owner: Person;
let id: string;
let elapsedMs = 0;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date(Date.parse("2026-11-23T10:00:00Z") + (elapsedMs += 1_000)) });
});
afterAll(() => app.close());

const line = (rank: number, label: string, unit: string, quantity_e4: number, unit_price_e6: number) => {
  const nature = { kind: "item", details: [], nature: "service", discount_basis_points: 0, is_option: false };
  return { ...nature, id: `line-${rank}`, label, unit, quantity_e4, unit_price_e6, ...RATE, task_id: null };
};
const RATE = { vat_basis_points: 1_000, vat_reason: null };
const LINES = [
  line(1, "Carrelage", "m²", 120_000, 65_000_000),
  line(2, "Pose", "h", 60_000, 55_000_000),
  line(3, "Déplacement", "forfait", 10_000, 40_000_000),
];

beforeEach(async () => {
  owner = await app.signUp();
  await owner.call("PATCH", "/api/company", READY_SELLER);
  id = await quotedProject("Salle de bain");
});

async function quotedProject(name: string): Promise<string> {
  const projectId = await pricedProject(owner, { name, client_info: LEA_ARC }, { hours: 1, rate: 40 });
  const { draft } = (await owner.call("POST", `/api/projects/${projectId}/quote-draft`, {})).json;
  await owner.call("PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines: LINES, discount: null });
  await owner.call("POST", `/api/projects/${projectId}/quote`, {});
  return projectId;
}

const readAction = async (actionId: string) =>
  plainly((await owner.call("GET", `/api/assistant/actions/${actionId}`)).json.action);

async function say(message: string, path = `/etape/${id}/quote`) {
  const { status, json } = await owner.call("POST", "/api/assistant/chat", { message, history: [], context: { path } });
  expect([status, json.error]).toEqual([200, undefined]);
  const action = json.action_id ? await readAction(json.action_id) : null;
  return plainly({ reply: json.reply, follow_ups: json.follow_ups ?? [], action });
}

test("the next change says that the one before it was not applied", async () => {
  const first = await say("le déplacement passe à 45 €");
  expect(first.reply).not.toContain("n'a pas été appliquée");
  const second = await say("finalement 15 m² de carrelage");
  expect(second.reply).toContain(
    "Ma proposition d'avant n'a pas été appliquée (Déplacement : 1 forfait × 40,00 € → 1 forfait × 45,00 €)",
  );
  expect(second.action.lines.at(-1).value).toBe("1 265,00 € → 1 479,50 €");
  const third = await say("enlève la pose");
  expect(third.reply).toContain("n'a pas été appliquée (Carrelage : 12 m² × 65,00 € → 15 m² × 65,00 €)");
});

test("a change that another one took the place of says so", async () => {
  const first = await say("le déplacement passe à 45 €");
  const second = await say("enlève la pose");
  expect(await readAction(first.action.id)).toMatchObject({ state: "cancelled", is_replaced: true });
  expect(await readAction(second.action.id)).toMatchObject({ state: "waiting", is_replaced: false });
});

test("a change that another one took the place of is no longer carried out", async () => {
  const first = await say("le déplacement passe à 45 €");
  const second = await say("enlève la pose");
  expect((await confirmAs(owner, first.action)).json.code).toBe("action_cancelled");
  expect((await confirmAs(owner, second.action)).json.action.state).toBe("done");
  const { draft } = (await owner.call("GET", `/api/projects/${id}/quote-draft`)).json;
  expect(draft.lines.map((one: { label: string }) => one.label)).toEqual(["Carrelage", "Déplacement"]);
});

test("a change that its person cancels is not replaced", async () => {
  const { action } = await say("le déplacement passe à 45 €");
  await owner.call("POST", `/api/assistant/actions/${action.id}/cancellation`, {});
  const { reply } = await say("enlève la pose");
  expect(reply).not.toContain("n'a pas été appliquée");
  expect(await readAction(action.id)).toMatchObject({ state: "cancelled", is_replaced: false });
});

test("a change that is confirmed stays done beside the next one", async () => {
  const { action } = await say("le déplacement passe à 45 €");
  await confirmAs(owner, action);
  const { reply } = await say("enlève la pose");
  expect(reply).not.toContain("n'a pas été appliquée");
  expect(await readAction(action.id)).toMatchObject({ state: "done", is_replaced: false });
});

test("the change of another quote stays as it is", async () => {
  const { action } = await say("le déplacement passe à 45 €");
  const otherId = await quotedProject("Cuisine");
  const { reply } = await say("enlève la pose", `/etape/${otherId}/quote`);
  expect(reply).not.toContain("n'a pas été appliquée");
  expect((await readAction(action.id)).state).toBe("waiting");
});

test("a quantity and the name of a line, right after a change of the lines, change that line", async () => {
  const { action: first } = await say("le déplacement passe à 45 €");
  await confirmAs(owner, first);
  const { action } = await say("15 m² de carrelage", "/app");
  expect(action.lines[2]).toEqual({ label: "Carrelage", value: "12 m² × 65,00 € → 15 m² × 65,00 €" });
});

test("a quantity of no line of the quote is asked about", async () => {
  await say("le déplacement passe à 45 €");
  const { reply, action } = await say("15 m² de parquet");
  expect([reply.includes("pas de ligne « parquet »"), reply, action]).toEqual([true, reply, null]);
});

test("a quantity and the name of a line, said on the quote before any change, are asked about", async () => {
  const { reply, follow_ups, action } = await say("15 m² de carrelage");
  expect([reply.includes("la nouvelle quantité d'une ligne"), action]).toEqual([true, null]);
  const [{ ask }] = follow_ups;
  expect((await say(ask)).action.lines[2].label).toBe("Carrelage");
});

test("a quantity said of the page of another quote is asked about", async () => {
  await say("le déplacement passe à 45 €");
  const otherId = await quotedProject("Cuisine");
  const { reply, action } = await say("15 m² de carrelage", `/etape/${otherId}/quote`);
  expect([reply.includes("la nouvelle quantité d'une ligne"), action]).toEqual([true, null]);
});

test("a quantity far from any quote is no change", async () => {
  const { reply, action } = await say("15 m² de carrelage", "/app");
  expect([reply.includes("la nouvelle quantité"), action]).toEqual([false, null]);
});
