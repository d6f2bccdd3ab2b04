import { confirmAs } from "#test/action-calls.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { LEA_ARC, pricedProject, READY_SELLER } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// What short words do to a card that waits, and to an offer of the assistant.

let app: TestApp;
beforeAll(async () => void (app = await testApp({ clock: () => new Date("2026-11-21T10:00:00Z") })));
afterAll(() => app.close());

type MessageAnswer = { reply: string; follow_ups?: object[]; action_id?: string };

async function say(person: Person, message: string): Promise<MessageAnswer> {
  const { status, json } = await person.call("POST", "/api/assistant/chat", { message, history: [] });
  expect([status, json.error]).toEqual([200, undefined]);
  return { ...json, reply: json.reply.replace(/[\u00a0\u202f]/g, " ") };
}

const stateOf = async (person: Person, id: string | undefined) =>
  (await person.call("GET", `/api/assistant/actions/${id}`)).json.action.state;
const countWaiting = async (person: Person) =>
  (await person.call("GET", "/api/assistant/actions/waiting")).json.actions.length;

test("« annule » takes back the card that waits", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Mur nord");
  const { action_id } = await say(owner, "la facture F2026-0001 est payée par carte");
  const { reply } = await say(owner, "annule");
  expect(reply).toContain("C'est annulé : rien n'a été fait de « Noter un paiement de 120,00 €");
  expect([await stateOf(owner, action_id), await countWaiting(owner)]).toEqual(["cancelled", 0]);
  expect((await say(owner, "annule")).reply).toBe("Il n'y a rien à annuler.");
});

test("« non » takes back the card that waits", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Mur nord");
  const { action_id } = await say(owner, "la facture F2026-0001 est payée par carte");
  expect((await say(owner, "non")).reply).toContain("C'est annulé");
  expect([await stateOf(owner, action_id), await countWaiting(owner)]).toEqual(["cancelled", 0]);
});

test.each(["non pardon c'était un virement", "en fait par virement", "ah non, un virement plutôt"])(
  "another means of payment takes the place of the card that waits: « %s »",
  async (message) => {
    const owner = await app.signUp();
    await issuedInvoice(owner, "Mur nord");
    await say(owner, "Roux a payé 80 € en liquide");
    const { action_id } = await say(owner, message);
    const { action } = (await owner.call("GET", `/api/assistant/actions/${action_id}`)).json;
    expect([action.title.replace(/[\u00a0\u202f]/g, " "), await countWaiting(owner)]).toEqual([
      expect.stringContaining("80,00 €"),
      1,
    ]);
    expect(JSON.stringify(action)).toContain("virement");
  },
);

test("« annule la facture » is about an invoice that was issued", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Mur nord");
  const { reply } = await say(owner, "annule la facture");
  expect(reply).toContain("De quel projet s'agit-il ?");
});

test("« oui » confirms no card: it says where to click", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Mur nord");
  const { action_id } = await say(owner, "la facture F2026-0001 est payée par carte");
  expect((await say(owner, "oui")).reply).toContain("Touche « Confirmer »");
  expect(await stateOf(owner, action_id)).toBe("waiting");
});

test("« oui » shows again the card that is to be confirmed", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Mur nord");
  const { action_id } = await say(owner, "la facture F2026-0001 est payée par carte");
  expect((await say(owner, "oui")).action_id).toBe(action_id);
});

test("the same action waits once, however often it is asked for", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Mur nord");
  const first = await say(owner, "la facture F2026-0001 est payée par carte");
  const second = await say(owner, "note la facture F2026-0001 payée par carte");
  expect([await stateOf(owner, first.action_id), await stateOf(owner, second.action_id)]).toEqual([
    "cancelled",
    "waiting",
  ]);
});

test("a newer card of a record takes the place of the older one of its kind", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Mur nord");
  const { action_id } = await say(owner, "la facture F2026-0001 est payée par carte");
  await say(owner, "décale le chantier « Mur nord » au 12 mars");
  const { reply } = await say(owner, "ajoute un paiement de 20 € par carte sur F2026-0001");
  expect(reply).toContain("à la place de ma proposition d'avant");
  expect([await stateOf(owner, action_id), await countWaiting(owner)]).toEqual(["cancelled", 2]);
});

test("« non, c'était … » puts a card of the new sum in the place of the one that waits", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Mur nord");
  const former = await say(owner, "Roux a payé 80 € en liquide");
  const next = await say(owner, "non pardon c'était 95");
  expect([await stateOf(owner, former.action_id), await stateOf(owner, next.action_id)]).toEqual([
    "cancelled",
    "waiting",
  ]);
  const { action } = (await owner.call("GET", `/api/assistant/actions/${next.action_id}`)).json;
  expect(action.title.replace(/[\u00a0\u202f]/g, " ")).toContain("un paiement de 95,00 €");
  expect([JSON.stringify(action).includes("espèces"), await countWaiting(owner)]).toEqual([true, 1]);
});

test("a sum that corrects a payment already noted is not noted beside it", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Mur nord");
  const { action_id } = await say(owner, "Roux a payé 80 € par chèque");
  const { action } = (await owner.call("GET", `/api/assistant/actions/${action_id}`)).json;
  expect((await confirmAs(owner, action)).status).toBe(200);
  const { reply, action_id: nextId } = await say(owner, "non pardon c'était 95");
  expect([reply.includes("C'est déjà fait"), nextId]).toEqual([true, undefined]);
});

test("« annule le paiement » takes back the card that waits", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Mur nord");
  const { action_id } = await say(owner, "Roux a payé 80 € par chèque");
  expect((await say(owner, "annule le paiement")).reply).toContain("rien n'a été fait");
  expect(await stateOf(owner, action_id)).toBe("cancelled");
});

test("« enlève les 200 » after a payment was noted prepares its reversal", async () => {
  const owner = await app.signUp();
  const { id } = await issuedInvoice(owner, "Mur nord");
  const payment = await say(owner, "Roux a payé 80 € par chèque");
  const { action } = (await owner.call("GET", `/api/assistant/actions/${payment.action_id}`)).json;
  await confirmAs(owner, action);
  await say(owner, "décale le projet Mur nord au 12 mars");
  expect((await say(owner, "enlève les 70")).action_id).toBeUndefined();
  const { action_id } = await say(owner, "non je me suis trompé, enlève les 80");
  const reversal = (await owner.call("GET", `/api/assistant/actions/${action_id}`)).json.action;
  expect(reversal.title.replace(/[\u00a0\u202f]/g, " ")).toBe(
    "Annuler le paiement de 80,00 € sur la facture F2026-0001",
  );
  const paidCents = async () => (await owner.call("GET", `/api/invoices/${id}/payments`)).json.settlement.paid_cents;
  expect(await paidCents()).toBe(8_000);
  expect((await confirmAs(owner, reversal)).status).toBe(200);
  expect(await paidCents()).toBe(0);
});

test("« annule le paiement » of a project with one payment prepares its reversal", async () => {
  const owner = await app.signUp();
  const { id } = await issuedInvoice(owner, "Mur nord");
  const payment = { amount_cents: 5_000, method: "cash" };
  await owner.call("POST", `/api/invoices/${id}/payments`, payment);
  const order = "annule le paiement du projet « Mur nord »";
  expect(await stateOf(owner, (await say(owner, order)).action_id)).toBe("waiting");
  await owner.call("POST", `/api/invoices/${id}/payments`, payment);
  const several = await say(owner, order);
  expect([several.action_id, several.reply.includes("touche « Annuler »")]).toEqual([undefined, true]);
});

test("a new preview of all that was left to pay has what is left then", async () => {
  const owner = await app.signUp();
  const { id } = await issuedInvoice(owner, "Mur nord");
  const { action_id } = await say(owner, "Roux a payé le reste par chèque");
  await owner.call("POST", `/api/invoices/${id}/payments`, { amount_cents: 2_000, method: "cash" });
  const { action } = (await owner.call("GET", `/api/assistant/actions/${action_id}`)).json;
  expect((await confirmAs(owner, action)).json.code).toBe("action_changed");
  const renewal = await owner.call("POST", `/api/assistant/actions/${action_id}/renewal`, {});
  expect(renewal.json.action.title.replace(/[\u00a0\u202f]/g, " ")).toContain("un paiement de 100,00 €");
});

test("« non la moitié » leaves no card of the former sum", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Mur nord");
  const { action_id } = await say(owner, "Roux a payé 80 € par chèque");
  expect((await say(owner, "non la moitié")).reply).toContain("avec un seul montant");
  expect(await stateOf(owner, action_id)).toBe("cancelled");
});

test("a sum is corrected on no card of another kind", async () => {
  const owner = await app.signUp();
  await issuedInvoice(owner, "Mur nord");
  const { action_id } = await say(owner, "décale le projet Mur nord au 12 mars");
  expect((await say(owner, "non pardon c'était 95")).action_id).toBeUndefined();
  expect(await stateOf(owner, action_id)).toBe("waiting");
});

test("a card waits no more once its payment was noted on the page of the invoice", async () => {
  const owner = await app.signUp();
  const { id } = await issuedInvoice(owner, "Mur nord");
  await say(owner, "Roux a payé 80 € par chèque");
  const payment = { amount_cents: 5_000, method: "cash" };
  await owner.call("POST", `/api/invoices/${id}/payments`, payment);
  expect(await countWaiting(owner)).toBe(1);
  await owner.call("POST", `/api/invoices/${id}/payments`, { ...payment, amount_cents: 3_000 });
  expect(await countWaiting(owner)).toBe(0);
});

test("an answer told by phone is a card about the quote", async () => {
  const owner = await app.signUp();
  await owner.call("PATCH", "/api/company", READY_SELLER);
  const client_info = { kind: "person", civility: "mme", first_name: "", last_name: "Vidal", company: "" };
  const id = await pricedProject(owner, { name: "Pergola", client_info }, { hours: 2, rate: 50 });
  await owner.call("POST", `/api/projects/${id}/quote`, {});
  const { action_id } = await say(owner, "c'est bon mme vidal m'a dit oui au téléphone");
  expect([await stateOf(owner, action_id), await countWaiting(owner)]).toEqual(["waiting", 1]);
  const couple = await say(owner, "finalement M. et Mme Vidal refusent, trop cher");
  const { action } = (await owner.call("GET", `/api/assistant/actions/${couple.action_id}`)).json;
  expect([action.title.includes("refus"), await countWaiting(owner)]).toEqual([true, 1]);
});

// A conversation whose assistant has said these messages.
async function recallMessages(person: Person, messages: readonly object[]): Promise<void> {
  const { session } = (await person.call("GET", "/api/assistant/session")).json;
  const around = { role: "assistant", origin: "workflow", content: "", created_at: "2026-11-21T10:00:00Z" };
  const history = messages.map((message, index) => ({ ...around, id: `m${index}`, ...message }));
  await person.call("PUT", `/api/assistant/session/${session.id}`, { history, state: null, version: session.version });
}

test("an order without a name is about the project that the conversation has dealt with last", async () => {
  const owner = await app.signUp();
  const [wall, roof] = [await issuedInvoice(owner, "Mur nord"), await issuedInvoice(owner, "Toiture")];
  const recapOf = (id: string) => ({
    type: "summary",
    items: [{ label: "Projet", value: "", href: `/project/${id}` }],
  });
  await recallMessages(owner, [recapOf(wall.project_id), recapOf(roof.project_id)]);
  const titleOf = async (message: string) => {
    const { action_id } = await say(owner, message);
    return (await owner.call("GET", `/api/assistant/actions/${action_id}`)).json.action.title;
  };
  expect(await titleOf("décale le chantier au 12 mars")).toContain("Toiture");
  expect(await titleOf("fais un avoir sur la facture")).toContain("F2026-0002");
  expect(await titleOf("la facture est payée par carte")).toContain("F2026-0002");
});

test("« envoie le devis à la cliente » away from its page is about the quote of the conversation", async () => {
  const owner = await app.signUp();
  const id = await pricedProject(owner, { name: "Salle de bain" }, { hours: 2, rate: 50 });
  await pricedProject(owner, { name: "Cuisine" }, { hours: 2, rate: 50 });
  const { number } = (await owner.call("POST", `/api/projects/${id}/quote`, {})).json;
  const order = "envoie le devis à la cliente";
  expect((await say(owner, order)).reply).toContain("De quel projet s'agit-il ?");
  const next = { label: "Ouvrir le devis", href: `/etape/${id}/quote` };
  await recallMessages(owner, [{ type: "pdf", url: "/q", next }]);
  expect(JSON.stringify((await say(owner, order)).follow_ups)).toContain(`Envoie le devis ${number}`);
});

test("« oui » to the offer to send a quote asks what the law wants, then proposes to mark it as sent", async () => {
  const owner = await app.signUp();
  // The total does not change with what the law asks.
  await owner.call("PATCH", "/api/company", { vat_regime: "standard" });
  const id = await pricedProject(
    owner,
    { name: "Salle de bain", client_info: { kind: "person", first_name: "Anne", last_name: "Roux", company: "" } },
    { hours: 2, rate: 50 },
  );
  const { number } = (await owner.call("POST", `/api/projects/${id}/quote`, {})).json;
  const next = { label: "L'envoyer", href: `/etape/${id}/quote` };
  await recallMessages(owner, [{ type: "pdf", content: "On l'envoie ?", url: "/q", next }]);
  const order = `Envoie le devis ${number}`;
  const ofSeller = await say(owner, "oui");
  expect(ofSeller.reply).toContain("la loi demande ces informations sur un devis");
  expect(ofSeller.follow_ups).toEqual([
    { label: order, ask: order, missing: { of: "company", project: id, fields: expect.arrayContaining(["siren"]) } },
  ]);
  await recallMessages(owner, [{ content: ofSeller.reply, follow_ups: ofSeller.follow_ups }]);
  const doubt = await say(owner, "euh je sais pas");
  expect(doubt.reply).toContain("le formulaire reste là");
  expect(doubt.follow_ups).toEqual(ofSeller.follow_ups);
  await owner.call("PATCH", "/api/company", READY_SELLER);
  const ofBuyer = await say(owner, order);
  expect(ofBuyer.follow_ups).toMatchObject([
    { ask: order, missing: { of: "customer", fields: expect.arrayContaining(["address.line1"]) } },
  ]);
  const { project } = (await owner.call("GET", `/api/projects/${id}`)).json;
  const { address } = LEA_ARC;
  expect((await owner.call("PATCH", `/api/customers/${project.customer_id}`, { address })).status).toBe(200);
  const ready = await say(owner, order);
  expect(ready.reply).toContain("Rien n'est fait tant que tu n'as pas confirmé");
  expect(await stateOf(owner, ready.action_id)).toBe("waiting");
});
