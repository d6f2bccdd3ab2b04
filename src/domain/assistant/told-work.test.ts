import { expect, test } from "vitest";
import type { Context } from "./begin-flow.ts";
import type { AssistantProject } from "./conversation/assistant-project.ts";
import type { FlowState } from "./conversation/flow.ts";
import { IDLE } from "./conversation/flow.ts";
import { readMessage } from "./converse.ts";

const TODAY = "2026-11-23";
const BATHROOM =
  "Rénovation de la salle de bain chez Mme Sophie Delorme, 14 rue des Tilleuls 69003 Lyon : dépose de l'ancienne " +
  "baignoire 6h, pose d'un receveur de douche 850 €, carrelage mural 12 m² à 65 € le m², un mitigeur thermostatique " +
  "à 264 € TTC, déplacement 40 €. mon taux c'est 55 € de l'heure, TVA 10 %";
const ROOF = "Réfection toiture chez M. Bertin : dépose 12 h à 45 €, pose 80 m² à 32 € le m²";

type Place = Partial<Context>;

function say(text: string, state: FlowState = IDLE, place: Place = {}) {
  const reply = readMessage(state, text, { today: TODAY, project: null, ...place });
  if (reply.kind === "question") return { state: reply.state ?? state, messages: [], isFree: true };
  return { ...reply.turn, isFree: false };
}

function after(...texts: string[]): FlowState {
  return texts.reduce((state, text) => say(text, state).state, IDLE);
}

const itemsOf = (text: string) =>
  say(text).messages.flatMap((message) =>
    message.type === "summary" ? message.items.map(({ label, value }) => `${label} : ${value}`) : [],
  );

const plain = (texts: string[]) => texts.map((text) => text.replace(/[\u00a0\u202f]/g, " "));

test("works told without an order are said back, with their prices and their sum", () => {
  expect(plain(itemsOf(BATHROOM))).toEqual([
    "Contact : Sophie Delorme",
    "Adresse : 14 rue des Tilleuls, 69003 Lyon",
    "Dépose de l'ancienne baignoire : 6 h à 55 €",
    "Pose d'un receveur de douche : 1 forfait à 850 €",
    "Carrelage mural : 12 m² à 65 €",
    "Mitigeur thermostatique : 1 u à 264 € TTC",
    "Déplacement : 1 forfait à 40 €",
    "Taux de TVA : 10 %",
    "5 lignes : 2 000,00 € HT + 264,00 € TTC",
  ]);
  expect(plain(itemsOf(ROOF)).at(-1)).toBe("2 lignes : 3 100,00 € HT");
});

test.each([BATHROOM, ROOF, "12 m² de carrelage à 65 € le m² chez Mme Roux", "Mme Petit, plafond 20 m² à 30 €"])(
  "« fais le devis » opens the card that the order with those works opens: %s",
  (works) => {
    const whole = say(`fais un devis pour ${works}`);
    for (const order of ["Fais le devis", "fais le devis", "ok fais le devis stp", "fais un devis"]) {
      const { state, messages } = say(order, after(works));
      expect(messages).toEqual(whole.messages);
      expect(state).toEqual(whole.state);
    }
    expect(whole.state.answers.quoteSaid?.rows.length).toBeGreaterThan(0);
  },
);

test("« crée le projet » takes the name, the customer and the address that were told", () => {
  for (const order of ["Crée un projet", "crée le projet"]) {
    const { answers, activeFlow } = say(order, after(BATHROOM)).state;
    expect({ ...answers, activeFlow }).toMatchObject({
      activeFlow: "project",
      projectName: "Rénovation de la salle de bain",
      lastName: "Delorme",
      street: "14 rue des Tilleuls",
      city: "Lyon",
    });
  }
});

test("nothing is written and nothing begins before the order", () => {
  const { state, messages } = say(BATHROOM);
  expect(state.activeFlow).toBeNull();
  expect(messages.at(-1)?.content).toContain("fais le devis");
  expect(say(BATHROOM)).toMatchObject({ effects: [] });
});

test.each([
  "j'ai posé un receveur à 850 € chez Mme Roux hier",
  "posé un receveur à 850 € et 12 m² de carrelage à 65 € chez Mme Roux",
  "Mme Roux m'a payé 850 € pour le receveur",
  "Mme Roux a refusé le devis à 850 €",
  "Mme Roux a choisi le receveur à 850 €",
  "acheté 12 m² de carrelage à 65 € le m² chez Point P",
  "carrelage à 65 € le m², c'est trop cher",
  "Mme Roux 850 € reçus par virement",
  "combien pour 12 m² de carrelage à 65 € le m² chez Mme Roux ?",
  "chez Mme Roux : 12 m² de carrelage à 65 €, ça va comme prix ?",
  "je dois 850 € à Point P pour le receveur",
  "je ne fais pas le carrelage à 65 € chez Mme Roux",
  "pas de carrelage à 65 € chez Mme Roux",
  "acompte de 850 € de Mme Roux",
  "le receveur à 850 € a été posé chez Mme Roux",
  "finalement le carrelage à 60 € le m² chez Mme Roux",
  "ticket Point P : receveur 850 €, mitigeur 264 €",
  "on a fait 12 m² de carrelage à 65 € chez Mme Roux et posé un receveur à 850 €",
  "Mme Roux hésite entre un receveur à 850 € et un mitigeur à 264 €",
  "Mme Roux préfère le receveur à 850 €",
  "Mme Roux : 850 € à recevoir et 264 € de retard",
  "dépenses : carburant 60 €, péage 12 €, outillage 150 €",
  "Mme Roux est passée",
  "Delmas fait encore des histoires pour 180 euros",
  "Mme Roux chipote pour 20 €",
  "M. Roux pinaille pour 15 €",
  "Mme Roux réclame 200 €",
  "il y a un litige avec Mme Roux pour 300 €",
])("is no work to quote: %s", (text) => {
  expect(say(text).state.toldWork).toBeUndefined();
  expect(say("fais le devis", after(text)).state.answers.quoteSaid).toBeUndefined();
});

test.each([
  "ouvre le projet Véranda",
  "relance la facture F2026-0004",
  "Mme Roux m'a payé 850 € par virement",
  "non",
  "oublie",
  "laisse tomber",
  "annule",
  "ne fais pas de devis",
  "émets la facture",
])("ends the works that were told before it: %s", (text) => {
  const { toldWork } = say(text, after(BATHROOM)).state;
  expect(toldWork).toBeUndefined();
});

test("a question between them leaves the works", () => {
  const state = after(BATHROOM, "quel est le taux de TVA pour une salle de bain ?");
  expect(say("fais le devis", state).state.answers.quoteSaid?.rows).toHaveLength(5);
});

test("what is told afterwards of the same customer goes with the works", () => {
  const { answers } = say("fais le devis", after(BATHROOM, "Mail : sophie@delorme.fr")).state;
  expect(answers).toMatchObject({ email: "sophie@delorme.fr", lastName: "Delorme" });
  expect(answers.quoteSaid?.rows).toHaveLength(5);
});

test.each(["fais le devis pour Mme Martin", "fais un devis de 300 € pour M. Noir"])(
  "an order for somebody else takes nothing of them: %s",
  (order) => {
    const { answers } = say(order, after(BATHROOM)).state;
    expect(answers).toEqual(say(order).state.answers);
    expect(answers.firstName).toBeUndefined();
  },
);

test("an order for the same customer takes them", () => {
  const { answers } = say("fais le devis pour Mme Delorme", after(BATHROOM)).state;
  expect(answers).toMatchObject({ firstName: "Sophie", lastName: "Delorme" });
  expect(answers.quoteSaid?.rows).toHaveLength(5);
});

test("what was told before goes with the works of the same customer alone", () => {
  const contact = "Client : Mme Sophie Delorme ; Mail : sophie@delorme.fr";
  expect(say("fais le devis", after(contact, BATHROOM)).state.answers.email).toBe("sophie@delorme.fr");
  expect(say("fais le devis", after(contact, ROOF)).state.answers.email).toBeUndefined();
});

test("works of another customer take the place of the first ones", () => {
  const { answers } = say("fais le devis", after(BATHROOM, ROOF)).state;
  expect(answers).toEqual(say(`fais un devis pour ${ROOF}`).state.answers);
});

test("on the page of a project, an order takes the works that were told on that page alone", () => {
  const project: AssistantProject = {
    id: "p1",
    name: "Véranda",
    start_date: "2026-12-01",
    client_info: { company: "", first_name: "Luc", last_name: "Bertin", email: "luc@bertin.fr", kind: "person" },
    project_recurrence: "single",
    estimation_description: "",
    estimation_hours: null,
    estimation_rate: null,
    tasks: [],
    documents: [],
  };
  const elsewhere = say("fais le devis", after(ROOF), { project });
  expect(elsewhere.state.answers.quoteSaid).toBeUndefined();
  const here = say(ROOF, IDLE, { project }).state;
  expect(say("fais le devis", here, { project }).state.answers.quoteSaid?.rows).toHaveLength(2);
  expect(say("fais le devis", here).state.answers.quoteSaid).toBeUndefined();
});

test("the works are the same after the conversation was saved and read again", () => {
  const state: FlowState = { ...IDLE, ...(JSON.parse(JSON.stringify(after(BATHROOM))) as FlowState) };
  expect(say("fais le devis", state).state.answers.quoteSaid?.rows).toHaveLength(5);
});

test("a tap or a yes leads from works to the card of their quote", () => {
  const turn = say("salle de bain Mme Martin, dépose baignoire 180 €, pose douche 650 €");
  const last = turn.messages.at(-1);
  expect(last?.type === "text" && last.follow_ups?.map(({ ask }) => ask)).toEqual(["fais le devis", "crée le projet"]);
  for (const text of ["oui", "fais le devis"]) {
    const { messages, isFree } = say(text, turn.state);
    expect(isFree).toBe(false);
    expect(messages.map(({ type }) => type)).toContain("quote_card");
  }
});
