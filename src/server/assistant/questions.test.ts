import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setDatabaseClock } from "#test/test-database.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Questions about the company's own data are answered exactly, or said to have no answer.

let app: TestApp;
let person: Person;
let toitId: string;
const TODAY = new Date("2026-11-21T10:00:00Z");
let now = TODAY;

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  person = await app.signUp();
  await moveClocks(new Date("2026-10-10T10:00:00Z"));
  ({ project_id: toitId } = await issuedInvoice(person, "Toiture"));
  await moveClocks(TODAY);
  await issuedInvoice(person, "Véranda");
  const client_info = { company: "Leroux Bois", first_name: "Paul", last_name: "Leroux", phone: "0612345678" };
  await person.call("POST", "/api/projects", { name: "Escalier du fond", start_date: "2026-12-01", client_info });
});
afterAll(() => app.close());

/** Moves the clocks of the server and of its database. */
async function moveClocks(moment: Date): Promise<void> {
  now = moment;
  await setDatabaseClock(app.database, now);
}

const ask = async (message: string, context?: { path: string; selection?: string }): Promise<string> => {
  const { status, json } = await person.call("POST", "/api/assistant/chat", { message, history: [], context });
  expect([message, status]).toEqual([message, 200]);
  return json.reply.replace(/[\u00a0\u202f]/g, " ");
};

// Two hours at 50 €, with a VAT of 20 %.
test.each([
  ["combien on me doit ?", "Tous clients confondus, on te doit 240,00 €, TVA comprise, sur 2 factures"],
  ["Qui me doit de l'argent ?", "on te doit 240,00 €"],
  ["Qui me doit de l'argent ?", "- Menuiserie Roux : 120,00 €, en retard de "],
  ["Qui me doit de l'argent ?", "- Menuiserie Roux : 120,00 €, à payer le "],
  ["quelles factures sont en retard ?", "- Menuiserie Roux : 120,00 €, en retard de "],
  ["combien j'ai gagné ce mois ?", "Facturé hors taxes : 100,00 € ce mois-ci, 200,00 € depuis le 1er janv. 2026."],
  ["combien j'ai gagné en octobre ?", "facturé du 1er oct. 2026 au 31 oct. 2026 : 100,00 € hors taxes"],
  ["combien on m'a payé en octobre ?", "Encaissé du 1er oct. 2026 au 31 oct. 2026 : 0,00 €"],
  ["combien me doit la véranda ?", "Pour « Véranda », on te doit 120,00 €"],
  ["combien me doit la Menuiserie Roux ?", "Pour « Menuiserie Roux », on te doit 240,00 €"],
  ["combien me doit Leroux ?", "Pour « Leroux », on ne te doit rien"],
  ["combien me doit Zanzibar ?", "Je ne trouve pas « Zanzibar » parmi tes clients et tes projets."],
  ["combien on me doit en octobre ?", "Je ne sais pas répondre pour une période"],
  ["Combien j'ai facturé en octobre ?", "facturé du 1er oct. 2026 au 31 oct. 2026 : 100,00 € hors taxes"],
  ["Combien j'ai facturé ce mois-ci ?", "facturé du 1er nov. 2026 au 30 nov. 2026 : 100,00 € hors taxes"],
  ["combien j'ai facturé en septembre ?", "facturé du 1er sept. 2026 au 30 sept. 2026 : 0,00 € hors taxes"],
  ["combien j'ai facturé cette année à Roux ?", "Pour « Roux », facturé du 1er janv. 2026 au 31 déc. 2026 : 200,00 €"],
  ["combien j'ai facturé cet été ?", "Je n'ai pas compris de quelle période tu parles"],
  ["combien j'ai encaissé en octobre ?", "Encaissé du 1er oct. 2026 au 31 oct. 2026 : 0,00 €"],
  ["où en est la véranda ?", "[Véranda](/project/"],
  ["Escalier du fond", "[Escalier du fond](/project/"],
  ["quel est le téléphone de Leroux ?", "0612345678"],
  ["quel est le téléphone de monsieur Leroux ?", "0612345678"],
  ["combien me doit monsieur Leroux ?", "on ne te doit rien"],
  ["quelle est ma marge sur la véranda ?", "Je ne sais pas encore calculer la marge"],
  ["quel taux de TVA pour une véranda ?", "20 % en général"],
  ["quel est le seuil de la franchise ?", "37 500 €"],
  ["quel délai de paiement entre pros ?", "Source : Code de commerce, art. L441-10."],
  ["combien de temps dois-je conserver mes factures ?", "Vérifié le 20 nov. 2026"],
  ["la décennale est-elle obligatoire ?", "Je ne connais que quelques règles de droit, et pas celle-là."],
  // Its services were invoiced and not paid: nothing is to declare yet.
  [
    "combien de TVA je dois en octobre ?",
    "TVA collectée du 1er oct. 2026 au 31 oct. 2026 : 0,00 €. Services : comptée",
  ],
  [
    "combien de TVA en octobre ?",
    "Tes factures datées du 1er oct. 2026 au 31 oct. 2026, avoirs déduits, en portent 20,00 €",
  ],
  ["où en est la facture F2026-0001 ?", "Toiture, 10 oct. 2026, en retard, 120,00 € TVA comprise"],
  ["qui sont mes meilleurs clients cette année ?", "Menuiserie Roux : 200,00 € hors taxes"],
  ["qu'est-ce qui est prévu en décembre ?", "Prévu du 1er déc. 2026 au 31 déc. 2026"],
  ["combien d'heures sont prévues sur la véranda ?", "0 h prévues"],
  ["qu'est-ce qui m'attend ?", "Ce qui attend aujourd'hui"],
  [
    "combien j'ai encaissé de Leroux en octobre ?",
    "Pour « Leroux », encaissé du 1er oct. 2026 au 31 oct. 2026 : 0,00 €",
  ],
  ["combien m'a payé madame Roux ?", "Pour « Madame Roux », encaissé du 1er janv. 2026 au 21 nov. 2026 : 0,00 €"],
  ["qu'est-ce que me doit Roux ?", "Pour « Roux », on te doit 240,00 €"],
  ["il me doit quoi Roux", "Pour « Roux », on te doit 240,00 €"],
  ["qui m'a pas payé", "on te doit 240,00 €"],
  ["quels devis sont signés ?", "Réponses du 1er janv. 2026 au 21 nov. 2026 : 0 devis accepté"],
])("« %s »", async (question, reply) => expect(await ask(question)).toContain(reply));

test.each([
  "envoie le devis de la véranda",
  "combien coûte une véranda au mètre carré ?",
  "la véranda est finie depuis hier",
  "supprime la véranda",
])("the link of a project is no answer to « %s »", async (sentence) => {
  expect(await ask(sentence)).not.toContain("(/project/");
});

test("« ce projet » is the project of the page", async () => {
  const context = { path: `/etape/${toitId}/work` };
  expect(await ask("combien reste à payer sur ce projet ?", context)).toContain(
    "Pour le projet « Toiture », on te doit 120,00 €",
  );
  expect(await ask("où en est-on ?", context)).toContain("[Toiture]");
  expect(await ask("où en est ce projet ?", { path: `/etape/${crypto.randomUUID()}/work` })).not.toContain("/project/");
});

test("a question about all that is due leaves the project of the page aside", async () => {
  const context = { path: `/etape/${toitId}/work` };
  expect(await ask("combien on me doit ?", context)).toContain("on te doit 240,00 €");
});

test("a late invoice can be reminded of from the answer", async () => {
  const { json } = await person.call("POST", "/api/assistant/chat", {
    message: "Qui me doit de l'argent ?",
    history: [],
  });
  expect(json.reply).toContain(`[Relancer](/etape/${toitId}/invoice#mail)`);
  expect(json.reply.match(/\[Relancer\]/g)).toHaveLength(1);
  expect(json.follow_ups[0]).toEqual({ label: "Relancer Menuiserie Roux", ask: "Relance la facture F2026-0001" });
});

test("a question without a name is about the selection", async () => {
  const selection = { path: "/app/customers", selection: "Paul Leroux" };
  expect(await ask("« Paul Leroux » quel est son téléphone ?", selection)).toContain("0612345678");
});

test("a lone question mark and « aide » say what can be asked", async () => {
  for (const message of ["?", "aide", "Aide !"]) expect(await ask(message)).toContain("Je peux créer un projet");
});

test("no tax is named in an answer to a seller under franchise", async () => {
  const other = await app.signUp();
  await issuedInvoice(other, "Site");
  // The settings refuse a change on the day of an invoice.
  const { id } = (await other.call("GET", "/api/company")).json.company;
  await app.database.owner.query("update company set vat_regime = 'franchise' where company_id = $1", [id]);
  const askThem = async (message: string) =>
    (await other.call("POST", "/api/assistant/chat", { message, history: [] })).json.reply.replace(
      /[\u00a0\u202f]/g,
      " ",
    );
  expect(await askThem("combien on me doit ?")).toMatch(/on te doit 120,00 €, sur 1 facture/);
  expect(await askThem("combien j'ai encaissé en octobre ?")).not.toContain("TVA");
});
