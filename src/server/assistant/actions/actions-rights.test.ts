import { answerMessages } from "#domain/shared/answer.messages.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A role learns nothing from the sentence of an action that it may not do, not even by the question « which one? ».

let app: TestApp;
let people: Record<"owner" | "worker" | "accountant", Person>;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
  const owner = await app.signUp();
  for (const name of ["Mur nord", "Mur sud"]) {
    const { project_id } = await issuedInvoice(owner, name);
    await owner.call("POST", `/api/projects/${project_id}/tasks`, { title: "Poser une pierre" });
    await owner.call("POST", `/api/projects/${project_id}/tasks`, { title: "Poser une tuile" });
  }
  const worker = await join(app, owner, "worker@example.org", "worker");
  const accountant = await join(app, owner, "accountant@example.org", "accountant");
  people = { owner, worker, accountant };
});
afterAll(() => app.close());

const replyTo = async (who: keyof typeof people, message: string) => {
  const { status, json } = await people[who].call("POST", "/api/assistant/chat", { message, history: [] });
  expect(status).toBe(200);
  return json as { reply: string; action_id?: string | null };
};

const ALL = [
  "note la facture payée",
  "la facture Mur est payée",
  "note la facture F2026-0001 payée",
  "note un paiement de 50 € sur la facture F2026-0001",
  "fais un avoir sur F2026-0001",
  "fais un avoir sur le projet Mur",
  "marque le devis du projet Mur comme envoyé",
  "marque le devis du projet Mur nord comme accepté",
  "ajoute 3 h au projet Mur nord",
  "renomme le projet Mur en Grange",
  "décale le chantier Mur nord au 12 mars",
];
const OF_EVERYBODY = ["coche poser du projet Mur", "envoie la facture du projet Mur", "relance le projet Mur"];

test("an owner is asked which of two invoices is paid, with what is left to pay", async () => {
  expect((await replyTo("owner", "note la facture payée")).reply).toContain("120,00");
});

test.each(ALL)("a worker who says « %s » learns only that it is not allowed", async (message) => {
  expect(await replyTo("worker", message)).toMatchObject({ reply: answerMessages.notAllowed });
});

test.each(OF_EVERYBODY)("a worker who says « %s » reads no amount", async (message) => {
  expect((await replyTo("worker", message)).reply).not.toMatch(/\d,\d|€/);
});

test.each([...ALL, ...OF_EVERYBODY])("nothing is proposed to an accountant who says « %s »", async (message) => {
  expect((await replyTo("accountant", message)).action_id ?? null).toBeNull();
});
