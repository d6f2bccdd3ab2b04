import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { connectOnce } from "#test/mail/connected-mailbox.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A sentence of the conversation becomes one card, or says what is missing. It never changes anything by itself.

let app: TestApp;
let owner: Person;
let wall: { id: string; number: string; project_id: string };
let roof: { id: string; number: string; project_id: string };

beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-11-21T10:00:00Z") });
  owner = await app.signUp();
  wall = await issuedInvoice(owner, "Mur nord");
  roof = await issuedInvoice(owner, "Toiture");
  await owner.call("POST", `/api/projects/${roof.project_id}/tasks`, { title: "Pose des tuiles" });
});
afterAll(() => app.close());

type MessageAnswer = { reply: string; follow_ups: object[]; title: string | null; state: string | null };

async function say(message: string, path = "/app"): Promise<MessageAnswer> {
  const { status, json } = await owner.call("POST", "/api/assistant/chat", { message, history: [], context: { path } });
  expect([status, json.error]).toEqual([200, undefined]);
  const action = json.action_id && (await owner.call("GET", `/api/assistant/actions/${json.action_id}`)).json.action;
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
  return {
    reply: plain(json.reply),
    follow_ups: json.follow_ups,
    title: action ? plain(action.title) : null,
    state: action?.state ?? null,
  };
}

test.each([
  ["Note la facture F2026-0001 payée par virement", "/app", "Noter un paiement de 120,00 € sur la facture F2026-0001"],
  [
    "la facture du projet « Toiture » est payée par chèque",
    "/app",
    "Noter un paiement de 120,00 € sur la facture F2026-0002",
  ],
  ["ajoute un paiement de 50 € par chèque", "wall", "Noter un paiement de 50,00 € sur la facture F2026-0001"],
  ["il m'a payé la moitié en espèces", "wall", "Noter un paiement de 60,00 € sur la facture F2026-0001"],
  ["Roux m'a payé la moitié par virement ce matin", "wall", "Noter un paiement de 60,00 € sur la facture F2026-0001"],
  ["la facture 2 est payée par virement", "/app", "Noter un paiement de 120,00 € sur la facture F2026-0002"],
  ["le reste en chèque", "wall", "Noter un paiement de 120,00 € sur la facture F2026-0001"],
  ["elle a réglé 30 % par chèque", "wall", "Noter un paiement de 36,00 € sur la facture F2026-0001"],
  ["fais un avoir sur F2026-0002", "/app", "Émettre un avoir sur la facture F2026-0002"],
  ["fais un avoir de 20 € sur F2026-0002", "/app", "Émettre un avoir sur la facture F2026-0002"],
  ["décale le chantier Toiture au 12 mars", "/app", "Décaler le début de « Toiture »"],
  ["planifie Toiture mardi", "/app", "Décaler le début de « Toiture »"],
  ["mets le chantier Toiture au 12 décembre", "/app", "Décaler le début de « Toiture »"],
  ["renomme le projet Toiture en Grange", "/app", "Renommer le projet « Toiture »"],
  ["ajoute 3 h au chantier Toiture", "/app", "Ajouter 3 h à l'estimation"],
  ["coche la pose des tuiles du projet Toiture", "/app", "Cocher la tâche « Pose des tuiles »"],
  ["le numéro de monsieur Roux c'est le 06 12 34 56 78", "/app", "Corriger les coordonnées du client"],
  ["le contact c'est Paul Durand", "roof", "Corriger le nom du client"],
  ["je prends 55 euros de l'heure", "/app", "Changer ton taux horaire"],
  ["mon TJM c'est 450 euros", "/app", "Changer ton taux horaire"],
  ["mon IBAN c'est FR76 3000 6000 0112 3456 7890 189", "/app", "Changer ton IBAN"],
  ["coche tuiles", "roof", "Cocher la tâche « Pose des tuiles »"],
])("« %s » proposes one action", async (message, place, title) => {
  const pages: Record<string, string> = {
    wall: `/etape/${wall.project_id}/invoice`,
    roof: `/project/${roof.project_id}`,
  };
  expect(await say(message, pages[place] ?? place)).toMatchObject({
    title,
    state: "waiting",
    reply: expect.stringContaining("Rien n'est fait"),
  });
});

test.each([
  ["la facture Roux est payée", "Plusieurs factures attendent un paiement : F2026-000"],
  ["décale le projet Roux au 12 mars", "Plusieurs projets vont avec ce nom"],
  ["la facture F2026-0001 est payée", "Par quel moyen as-tu reçu 120,00 € pour la facture F2026-0001 ?"],
  ["la facture F2026-0001 est payée, enfin un tiers", "Combien as-tu reçu ? Il reste 120,00 € à payer"],
  ["la facture Durand est payée", "Je ne trouve pas « durand »"],
  ["tu sais faire les acomptes ?", "L'acompte se demande sur le devis du projet"],
  ["ils m'ont versé un acompte de 30 €", "se note sur la facture, une fois émise"],
  ["je me suis trompé sur la facture F2026-0001", "dis « fais un avoir sur F2026-0001 »"],
  ["annule la facture du projet « Toiture », je refais tout", "dis « fais un avoir sur F2026-0002 »"],
  ["Roux a payé tout sauf 20 €", "Je n'ai pas compris quel montant"],
  ["annule le paiement du projet « Toiture »", "s'annule sur la page de la facture"],
  ["la facture F2026-0001 est payée, le reste suivra", "Combien as-tu reçu ?"],
  ["décale le projet Durand au 12 mars", "Je ne trouve pas « durand »"],
  ["coche la tâche Peinture du projet Toiture", "Je ne trouve pas la tâche « Peinture »"],
  ["Roux a payé 200 € puis 300 €", "Je n'ai pas compris quel montant"],
  ["marque le devis du projet « Toiture » comme envoyé", "Ce projet n'a pas encore de devis."],
  ["relance le client du projet « Toiture »", "je ne peux pas envoyer de relance"],
  ["envoie la facture du projet « Toiture » par mail", "Aucune boîte mail n'est connectée"],
  ["change le client du projet « Toiture »", "touche « Modifier le client »"],
  ["fais un avoir de 20 € ou 30 € sur F2026-0001", "Je n'ai pas compris de quelle somme"],
  ["fais un avoir de la moitié de F2026-0001", "Je n'ai pas compris de quelle somme"],
  ["note le devis F2026-0001 accepté", "Ce projet n'a pas encore de devis."],
])("« %s » proposes nothing while something is missing", async (message, sentence) => {
  expect(await say(message)).toMatchObject({ reply: expect.stringContaining(sentence), title: null });
});

test("lines for somebody who is not found are offered as their first quote", async () => {
  const { reply, follow_ups } = await say("ajoute un mitigeur à 120 € au devis de M. Durand");
  expect(reply).toContain("Je ne trouve pas");
  expect(follow_ups).toEqual([
    { label: "Faire un devis pour M. Durand", ask: "Fais un devis pour M. Durand : ajoute un mitigeur à 120 €" },
    { label: "Voir les clients", path: "/app/customers" },
  ]);
});

test("without a mailbox the link and the connection are offered", async () => {
  const { follow_ups } = await say("envoie la facture du projet « Toiture » par mail");
  expect(follow_ups).toEqual([
    { label: "Ouvrir la page", path: `/etape/${roof.project_id}/invoice` },
    { label: "Connecter ma boîte", path: "/app/mails" },
  ]);
});

test.each([
  ["envoie la facture par mail", "invoice", "Le mail est prêt"],
  ["relance le client", "invoice", "Le mail de rappel est prêt"],
  ["envoie le devis", "quote", "Le mail est prêt"],
])("with a mailbox « %s » leads to the mail that is read first", async (message, page, sentence) => {
  const seller = await signUpSeller(app);
  await connectOnce(seller);
  const { project_id } = await issuedInvoice(seller, "Cuisine");
  await seller.call("POST", `/api/projects/${project_id}/quote`, {});
  const context = { path: `/project/${project_id}` };
  const { json } = await seller.call("POST", "/api/assistant/chat", { message, history: [], context });
  expect(json).toMatchObject({
    reply: expect.stringContaining(sentence),
    follow_ups: [{ label: "Ouvrir le mail", path: `/etape/${project_id}/${page}#mail` }],
  });
});

test("with a mailbox a quote that was given is noted as given", async () => {
  const seller = await signUpSeller(app);
  await connectOnce(seller);
  const id = await pricedProject(seller);
  await seller.call("POST", `/api/projects/${id}/quote`, {});
  const context = { path: `/project/${id}` };
  const body = { message: "marque le devis comme envoyé", history: [], context };
  expect((await seller.call("POST", "/api/assistant/chat", body)).json.action_id).toEqual(expect.any(String));
});

test("a payment of who has no invoice, or nothing left to pay, is told the truth", async () => {
  const stranger = await app.signUp();
  const sayAlone = async (message: string) =>
    (await stranger.call("POST", "/api/assistant/chat", { message, history: [] })).json.reply;
  expect(await sayAlone("il a payé 50 €")).toContain("Aucune facture n'attend de paiement");
  const { id, number } = await issuedInvoice(stranger, "Abri");
  await stranger.call("POST", `/api/invoices/${id}/payments`, { amount_cents: 12_000, method: "cheque" });
  expect(await sayAlone("les Roux ont payé 50 €")).toContain("Il ne reste rien à payer pour « Roux »");
  await stranger.call("POST", "/api/projects", { name: "Cabane", client_info: { company: "Perrin SARL" } });
  expect(await sayAlone("Perrin a payé 50 €")).toContain("« Perrin » n'a pas encore de facture");
  expect(await sayAlone(`supprime la facture ${number}`)).toContain(`fais un avoir sur ${number}`);
});

test("an invoice of another person than the one who is named is asked about", async () => {
  const seller = await signUpSeller(app);
  const numbers: string[] = [];
  for (const [civility, last_name] of [
    ["mme", "Vidal"],
    ["m", "Perrin"],
  ]) {
    const client_info = { ...LEA_ARC, civility, first_name: "", last_name };
    const id = await pricedProject(seller, { name: `Chez ${last_name}`, client_info });
    numbers.push((await seller.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).json.number);
  }
  const sayAs = async (message: string) =>
    (await seller.call("POST", "/api/assistant/chat", { message, history: [] })).json;
  for (const message of ["M. Vidal a payé 50 €", `Perrin a payé ${numbers[0]}`, "fais un avoir de 20 € à M. Vidal"])
    expect((await sayAs(message)).reply).toContain(`La facture ${numbers[0]} est celle de Mme Vidal`);
  for (const message of [
    "Mme Vidal a payé 50 €",
    "M. et Mme Vidal ont payé 50 €",
    `la facture ${numbers[0]} est payée`,
  ])
    expect((await sayAs(`${message} par chèque`)).action_id).toBeDefined();
});

test("of a part without its sum no button offers the whole of an invoice", async () => {
  expect((await say("Roux a payé un tiers")).follow_ups).toEqual([]);
  expect((await say("Roux a payé 20 €")).follow_ups).not.toEqual([]);
});

test("the means of a payment is on its card", async () => {
  await say("la facture 2 est payée par virement");
  const { history } = (await owner.call("GET", "/api/assistant/session")).json.session;
  const { action } = (await owner.call("GET", `/api/assistant/actions/${history.at(-1).action}`)).json;
  expect(JSON.stringify(action)).toContain("virement");
});

test("an ambiguous invoice asks which one, with an order for each", async () => {
  const { follow_ups } = await say("la facture Roux est payée par chèque hier");
  const orders = ["F2026-0001", "F2026-0002"].map(
    (number) => `Note la facture ${number} payée le 20/11/2026 par chèque`,
  );
  expect(follow_ups).toEqual(orders.map((order) => ({ label: order, ask: order })));
});

test("a payment without its means asks for it, with an order for each means", async () => {
  const { follow_ups, title } = await say("Mme Roux a payé 50 € sur F2026-0001 hier");
  expect(title).toBeNull();
  const orderBy = (means: string) => `Note un paiement de 50,00 € sur F2026-0001 le 20/11/2026 ${means}`;
  expect(JSON.parse(JSON.stringify(follow_ups).replace(/[\u00a0\u202f]/g, " "))).toEqual([
    { label: "Virement", ask: orderBy("par virement") },
    { label: "Chèque", ask: orderBy("par chèque") },
    { label: "Carte", ask: orderBy("par carte") },
    { label: "Espèces", ask: orderBy("en espèces") },
  ]);
  expect(await say(orderBy("en espèces"))).toMatchObject({
    title: "Noter un paiement de 50,00 € sur la facture F2026-0001",
  });
});

test("a means alone answers the question of the assistant", async () => {
  await say("la facture F2026-0002 est payée");
  const { title } = await say("par chèque");
  expect(title).toBe("Noter un paiement de 120,00 € sur la facture F2026-0002");
  expect((await say("par chèque")).title).toBeNull();
});

test("a share of an invoice is said back in euros", async () => {
  const { reply } = await say("elle a réglé 30 % de F2026-0001 par chèque");
  expect(reply).toContain("30 % de 120,00 € TTC, c'est 36,00 €.");
});

test("the card is kept in the conversation", async () => {
  await say("Note la facture F2026-0001 payée par carte");
  const { history } = (await owner.call("GET", "/api/assistant/session")).json.session;
  expect(history.at(-1)).toMatchObject({ role: "assistant", type: "action", action: expect.any(String) });
});

test("nothing was written by any of these sentences", async () => {
  for (const { id } of [wall, roof])
    expect((await owner.call("GET", `/api/invoices/${id}/payments`)).json.settlement.payments).toEqual([]);
  const { project } = (await owner.call("GET", `/api/projects/${roof.project_id}`)).json;
  expect(project).toMatchObject({ name: "Toiture", start_date: "2026-12-01", estimation_hours: 2 });
});

const exampleOfSettings = async () => (await owner.call("GET", "/api/assistant/model")).json.example.messages.at(-1);

test("the settings show the last sentence as it would leave", async () => {
  await say("renomme le projet Toiture en Grange");
  expect((await exampleOfSettings()).content).toContain("Grange");
});

test("the example of the settings proposes no action", async () => {
  const waitingActions = async () => (await owner.call("GET", "/api/assistant/actions/waiting")).json.actions.length;
  await say("renomme le projet Toiture en Grange");
  const count = await waitingActions();
  expect(count).toBeGreaterThan(0);
  await exampleOfSettings();
  expect(await waitingActions()).toBe(count);
});

test("projects of one name are asked about with what tells their customers apart", async () => {
  for (const [siren, city] of [
    ["800070013", "Paris"],
    ["800070021", "Marseille"],
  ]) {
    const client_info = { company: "Boulangerie Martin", siren, address: { line1: "1 rue A", postal_code: "", city } };
    const { status } = await owner.call("POST", "/api/projects", { name: "Fournil", client_info });
    expect(status).toBe(200);
  }
  const { reply } = await say("décale le projet Fournil au 12 mars");
  expect(reply).toContain("« Fournil » (Boulangerie Martin, Paris)");
  expect(reply).toContain("« Fournil » (Boulangerie Martin, Marseille)");
});

test("a share of an invoice that was paid in part is asked about", async () => {
  await owner.call("POST", `/api/invoices/${wall.id}/payments`, { amount_cents: 2_000, method: "cash" });
  const { reply, follow_ups } = await say("elle a réglé 30 % par chèque", `/etape/${wall.project_id}/invoice`);
  expect(reply.replace(/[\u00a0\u202f]/g, " ")).toContain("soit 36,00 €, ou 30 % de ce qui reste, soit 30,00 € ?");
  expect(JSON.stringify(follow_ups)).toContain("par chèque");
  const { reply: ofRest } = await say("elle a réglé 30 % du reste de F2026-0001 par chèque");
  expect(ofRest.replace(/[\u00a0\u202f]/g, " ")).toContain("30 % de 100,00 € TTC, c'est 30,00 €.");
});

test("a change order is prepared on the page of the quote", async () => {
  const { reply, follow_ups, title } = await say("fais un avenant pour le projet Toiture : ajout de 3 prises à 45 €");
  expect([reply, title]).toEqual([expect.stringContaining("« Préparer un avenant »"), null]);
  expect(follow_ups).toMatchObject([{ path: `/etape/${roof.project_id}/quote` }]);
});
