import { expect, test } from "vitest";
import type { FlowState } from "./conversation/flow.ts";
import { IDLE } from "./conversation/flow.ts";
import { readMessage } from "./converse.ts";
import { unkeptParts } from "./words/unkept.ts";

const TODAY = "2026-11-23";
const SPOKEN =
  "alors voilà j'ai un nouveau client la société Bati Rhône SARL siren 732 829 320 à Lyon, " +
  "contact@batirhone.example, faut refaire la salle de bain, dépose des sanitaires 5h, plomberie 12 heures, " +
  "carrelage 18 m² à 66 euros TTC le m², moi je prends 52 euros de l'heure et je suis à la TVA normale, 20 %";

const WOMAN =
  "voici une nouvelle cliente Mme Sophie Delorme à Lyon, sophie@delorme.fr, dépose 6 h, on est à 55 € de l'heure, " +
  "pose 850 €";
const STUDIO =
  "bonjour, j'ai un nouveau client, la boîte Kuma Studio, le contact c'est Léa Morin, refonte 5 jours, hébergement " +
  "120 €, mon TJM c'est 450 €";

function say(text: string, state: FlowState = IDLE) {
  const reply = readMessage(state, text, { today: TODAY, project: null });
  return reply.kind === "turn" ? reply.turn : { state: reply.state ?? state, messages: [], effects: [] };
}

function after(...texts: string[]): FlowState {
  return texts.reduce((state, text) => say(text, state).state, IDLE);
}

const saidBack = (text: string, state?: FlowState) =>
  say(text, state).messages.flatMap((message) => [
    ...(message.content === "" ? [] : [message.content.replace(/[\u00a0\u202f]/g, " ")]),
    ...(message.type === "summary"
      ? message.items.map(({ label, value }) => `${label} : ${value}`.replace(/[\u00a0\u202f]/g, " "))
      : []),
  ]);

test("everything of a long spoken sentence is said back with its figures", () => {
  expect(saidBack(SPOKEN)).toEqual([
    "J'ai noté :",
    "Travaux : Refaire la salle de bain",
    "Client : Bati Rhône SARL",
    "SIREN du client : 732 829 320",
    "Ville : Lyon",
    "Email : contact@batirhone.example",
    "TVA : facturée",
    "Dépose des sanitaires : 5 h à 52 €",
    "Plomberie : 12 h à 52 €",
    "Carrelage : 18 m² à 66 € TTC",
    "Taux de TVA : 20 %",
    "3 lignes : 884,00 € HT + 1 188,00 € TTC",
    "En faire un devis ? Dis « fais le devis » : rien n'est créé avant que tu aies vu la carte.",
  ]);
});

test("the order that follows asks for nothing that was said", () => {
  const [card] = say("fais le devis", after(SPOKEN)).messages.filter(({ type }) => type === "quote_card");
  expect(card?.content).toBe("Voici ton devis. Vérifie, puis crée-le.");
  const rows = card?.type === "quote_card" ? card.rows : [];
  expect(rows.map(({ quantity, unit, unitPrice }) => [quantity, unit, unitPrice])).toEqual([
    ["5", "h", "52"],
    ["12", "h", "52"],
    ["18", "m²", "55"],
  ]);
});

test.each([
  [WOMAN, 2],
  [STUDIO, 2],
])("a spoken beginning and the price of the hour are no reason to lose the works: « %s »", (text, count) => {
  const state = after(text, "fais le devis");
  expect(state.answers.quoteSaid?.rows).toHaveLength(count);
  expect(state.answers.quoteSaid?.rows.every(({ unitPrice }) => unitPrice !== "")).toBe(true);
});

test.each([
  "j'ai eu Mme Roux au téléphone, elle veut refaire sa cuisine, dépose 4 h à 50 €, pose des meubles 12 h à 50 €",
  "je dois poser un receveur 850 € chez Mme Petit, dépose 6 h à 55 €",
])("works to do are told as works: « %s »", (text) => {
  expect(after(text, "fais le devis").answers.quoteSaid?.rows).toHaveLength(2);
});

test.each([
  "je dois relancer Mme Roux pour 850 €",
  "je dois encaisser 850 € de Mme Roux et 300 € de M. Petit",
  "j'ai eu Mme Roux, elle m'a payé 300 €",
  "je dois 850 € à Point P pour le receveur",
])("what is owed or paid is no work to do: « %s »", (text) => {
  expect(after(text).toldWork).toBeUndefined();
});

test("« c'est pas la bonne Mme Delorme » is heard on the card of a new project", () => {
  const orders = ["fais un devis pour Mme Sophie Delorme, pose receveur 850 €, dépose 6 h à 55 €"];
  expect(after(...orders, "c'est pas la bonne Mme Delorme").answers.isNewCustomer).toBe(true);
  const card = after(...orders, "c'est pas la bonne Mme Delorme, c'est Martine Delorme").pending?.message;
  const fields = card?.type === "quote_card" ? card.fields : [];
  expect(fields.find(({ name }) => name === "firstName")?.value).toBe("Martine");
});

test("the contact of a firm is not its name", () => {
  const { answers } = after(
    "fais un devis pour la boîte Kuma Studio à Nantes, le contact c'est Léa Morin, refonte 5 jours à 450 € la " +
      "journée, hébergement 120 €",
  );
  expect(answers).toMatchObject({ company: "Kuma Studio", firstName: "Léa", lastName: "Morin", city: "Nantes" });
});

test("the price of the hour is not the name of a firm", () => {
  const text = "devis pour la société Bati Sud, dépose 5h, plomberie 12 h, pose 300 €, mon taux c'est 52 € de l'heure";
  expect(after(text).answers.company).toBe("Bati Sud");
});

test("figures that could not be kept are said", () => {
  expect(saidBack("j'ai un nouveau client, la société Bati Sud, j'ai acheté 12 sacs à 9 €").join(" ")).toContain(
    "Je n'ai pas gardé : « j'ai acheté 12 sacs à 9 € ».",
  );
});

test("only the parts whose numbers were kept nowhere are named", () => {
  expect(
    unkeptParts("pose 5h30, dalle 1 250,50 €, 06 12 34 56 78 et soit 300 €, 12 sacs", [
      "5,5 h",
      "1250,5",
      "06 12 34 56 78",
    ]),
  ).toEqual(["12 sacs"]);
  expect(unkeptParts("2 semaines à 400 €", ["10 jours à 400 €"])).toEqual([]);
});

test("a firm that is told alone with its number is kept by its name too", () => {
  expect(after("Nordvent SAS, SIREN 552 100 554").answers).toMatchObject({
    company: "Nordvent SAS",
    siren: "552100554",
  });
  expect(after("Nordvent SAS, SIREN 552100554, 3 rue des Prés 44000 Nantes").answers.street).toBe("3 rue des Prés");
  expect(after("Nordvent SAS, SIREN 552 100 554, m'a payé 300 €").answers).toEqual({});
});

test("an order for somebody else takes nothing of the firm that was told before", () => {
  const order = "fais un devis pour Mme Sophie Delorme, pose receveur 850 €, dépose 6 h à 55 €";
  const { answers } = after("Nordvent SAS, SIREN 552 100 554", order);
  expect([answers.company, answers.siren, answers.lastName]).toEqual(["", undefined, "Delorme"]);
  expect(after("Nordvent SAS, SIREN 552 100 554", "fais un devis pour Nordvent SAS").answers.siren).toBe("552100554");
});

const ASKED_NAME = ["crée un projet", "Douche", "Bati Rhône SARL"];
const A2 =
  "non je me suis trompé, le contact c'est Paul Durand, email contact@batirhone.example, et les tâches je te les ai " +
  "déjà données";

test.each([
  ["the first name", ASKED_NAME],
  ["the email", [...ASKED_NAME, "Léa Morin"]],
  ["what comes back", [...ASKED_NAME, "Léa Morin", "lea@bati.fr"]],
  ["the day", [...ASKED_NAME, "Léa Morin", "lea@bati.fr", "ponctuel"]],
])("a corrected contact is corrected where %s is asked", (_asked, texts) => {
  for (const text of ["le contact c'est Paul Durand", "non c'est Paul Durand", "mets Paul Durand comme contact"]) {
    const state = after(...texts, text);
    expect(state.answers).toMatchObject({ firstName: "Paul", lastName: "Durand" });
    expect(saidBack(text, after(...texts))[0]).toBe("C'est corrigé : contact, Paul Durand.");
  }
});

test("a contact that is corrected with its email is asked for neither again", () => {
  const askedState = after(...ASKED_NAME, "Léa Morin");
  expect(askedState.pending?.about).toBe("email");
  const { state } = say(A2, askedState);
  expect(state.answers).toMatchObject({ firstName: "Paul", lastName: "Durand", email: "contact@batirhone.example" });
  expect(state.pending?.about).toBe("recurrence");
  const sentences = saidBack(A2, askedState);
  expect(sentences[0]).toBe("C'est corrigé : contact, Paul Durand ; email, contact@batirhone.example.");
  expect(sentences.join(" ")).toContain("Je n'ai gardé aucun travail");
});

test("« je te l'ai déjà dit » says what was kept", () => {
  expect(saidBack("je te l'ai déjà dit", after(...ASKED_NAME))).toEqual([
    "Voici ce que j'ai gardé :",
    "Projet : Douche",
    "Client : Bati Rhône SARL",
    "Quel est le prénom du contact ?",
  ]);
});

test.each(["le contact est en vacances", "récurrent", "non c'est ponctuel", "le contact ce n'est plus Paul Durand"])(
  "names no other contact: « %s »",
  (text) => {
    const { answers } = after(...ASKED_NAME, "Léa Morin", "lea@bati.fr", text);
    expect(answers).toMatchObject({ firstName: "Léa", lastName: "Morin" });
  },
);

test("works are not the name of a contact", () => {
  for (const text of ["rénovation salle de bain", "Rénovation Salle de Bain", "pose de carrelage", "peinture"]) {
    const state = after(...ASKED_NAME, text);
    expect([text, state.answers.firstName, state.pending?.about]).toEqual([text, undefined, "firstName"]);
    expect(saidBack(text, after(...ASKED_NAME))[0]).toContain(`« ${text} »`);
  }
  for (const text of ["Rose Peinture", "Claire Maison", "Mme Carrelage"])
    expect(after(...ASKED_NAME, text).answers.lastName).toBeDefined();
});

test("on the card another contact of a firm keeps the number and the town of the firm", () => {
  const state = after(SPOKEN, "fais le devis", "le contact c'est Paul Durand", "non le contact c'est Léa Morin");
  const card = state.pending?.message;
  const fields = card?.type === "quote_card" ? card.fields : [];
  expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toMatchObject({
    firstName: "Léa",
    lastName: "Morin",
    siren: "732 829 320",
    city: "Lyon",
  });
});

test("a number that was noted one turn before is not said again", () => {
  const state = after("Nordvent SAS, SIREN 552 100 554");
  expect(saidBack("crée le projet", state).join(" ")).not.toContain("noté");
});

test("giving up says what is dropped", () => {
  expect(saidBack("annule", after(...ASKED_NAME))).toEqual([
    "Compris, j'annule le flux en cours.",
    "J'oublie ce que tu m'as dit pour Bati Rhône SARL : rien n'est enregistré. Redis-le pour recommencer.",
  ]);
  expect(saidBack("annule", after("crée un projet"))).toEqual(["Compris, j'annule le flux en cours."]);
});

test.each([
  ["Devis pour M. Durand, remplacer un mitigeur 120 €", "m", "Durand", ["Remplacer un mitigeur 120"]],
  ["Devis pour Mme Roux, pose d'un lavabo 250 €", "mme", "Roux", ["Pose d'un lavabo 250"]],
  [
    "devis pour M. Dupont, remplacer un mitigeur 120 € et débouchage 2 h",
    "m",
    "Dupont",
    ["Remplacer un mitigeur 120", "Débouchage "],
  ],
])("« %s » opens the card of a quote without a verb that orders it", (text, civility, lastName, lines) => {
  const [card] = say(text).messages.filter(({ type }) => type === "quote_card");
  const { fields, rows } = card?.type === "quote_card" ? card : { fields: [], rows: [] };
  const valueOf = (name: string) => fields.find((field) => field.name === name)?.value;
  expect([valueOf("civility"), valueOf("lastName")]).toEqual([civility, lastName]);
  expect(rows.map(({ label, unitPrice }) => `${label} ${unitPrice}`)).toEqual(lines);
});
