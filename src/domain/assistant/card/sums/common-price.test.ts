import { expect, test } from "vitest";
import type { FlowState } from "../../conversation/flow.ts";
import { IDLE } from "../../conversation/flow.ts";
import { readMessage } from "../../converse.ts";
import type { QuoteCard } from "../quote-card.ts";

const SELLER = { vat_regime: "standard", seller_name: "Studio" } as const;
// 450 € for a day of seven hours, as the first run keeps it.
const PRICED_SELLER = { ...SELLER, hourly_rate: 64.29, hours_a_day: 7 } as const;
const FOR = "devis pour la société Nacre Studio SAS";
const PARTS = "maquettes 2 j, développement 8 j, recette 2 j";

function cardAfter(seller: typeof SELLER | typeof PRICED_SELLER, ...texts: string[]): QuoteCard {
  let state: FlowState = IDLE;
  for (const text of texts) {
    const reply = readMessage(state, text, { today: "2026-11-30", project: null, recentProjectId: null, seller });
    if (reply.kind === "turn") state = reply.turn.state;
  }
  const message = state.pending?.message;
  if (message?.type !== "quote_card") throw new Error("no card");
  return { ...message, content: message.content.replace(/\s/g, " ") };
}

const linesOn = ({ rows }: QuoteCard) =>
  rows.map(({ label, quantity, unit, unitPrice }) => `${label} ${quantity} ${unit} ${unitPrice}`);
const DETAIL = ["Maquettes 2 jour 450", "Développement 8 jour 450", "Recette 2 jour 450"];

test.each([
  ["audit de code 3 jours, puis refonte 9 jours", ["Audit de code 3 jour 450", "Refonte 9 jour 450"]],
  ["3 jours d'audit et 9 jours de refonte", ["Audit 3 jour 450", "Refonte 9 jour 450"]],
  ["audit une demi-journée, refonte 9 jours à mon TJM", ["Audit 0,5 jour 450", "Refonte 9 jour 450"]],
  ["pose 4 h, dépose 2 h", ["Pose 4 h 64,29", "Dépose 2 h 64,29"]],
  ["audit de code 3 jours", ["Audit de code 3 jour 450"]],
  ["audit 3 jours, déplacement 120 €", ["Audit 3 jour 450", "Déplacement 1 forfait 120"]],
])("works that an order counts without a price are lines at the usual one, which is said: « %s »", (works, lines) => {
  const card = cardAfter(PRICED_SELLER, `${FOR} : ${works}`);
  expect(linesOn(card)).toEqual(lines);
  expect(card.content).toContain("ton taux habituel");
});

test("without a usual price, works that an order counts wait for theirs", () => {
  const card = cardAfter(SELLER, `${FOR} : ${PARTS}`);
  expect(linesOn(card)).toEqual(["Maquettes 2 jour ", "Développement 8 jour ", "Recette 2 jour "]);
  expect(card.content).toContain("Il me manque : le prix de 3 lignes");
});

test.each([
  `12 jours à 450 € par jour : ${PARTS}`,
  `refonte du site, 12 jours à 450 € par jour : ${PARTS}`,
  `refonte du site, 12 jours à 450 € par jour, dont ${PARTS}`,
])("a total is no line beside the parts that break it down: « %s »", (works) => {
  const card = cardAfter(SELLER, `${FOR}, ${works}`);
  expect(linesOn(card)).toEqual(DETAIL);
  expect(card.content).toContain("le détail de 12 jours à 450 €, compté une seule fois");
});

test.each([
  `pose 12 jours à 450 € par jour, ${PARTS}`,
  "refonte, 12 jours à 450 € par jour : maquettes 2 j, recette 3 j",
])("a total that is not surely broken down stays a line: « %s »", (works) => {
  const [first] = linesOn(cardAfter(SELLER, `${FOR}, ${works}`));
  expect(first).toMatch(/12 jour 450$/);
});

test.each([
  "c'est 12 jours en tout, le reste c'est le détail",
  "le reste est compris dans les 12 jours",
  "c'est le détail",
])("what is said to be the detail of another line takes its price: « %s »", (text) => {
  expect(linesOn(cardAfter(SELLER, `${FOR}, refonte, 12 jours à 450 € par jour, ${PARTS}`, text))).toEqual(DETAIL);
});

test.each([
  "450 € par jour pour toutes les lignes",
  "450 € par jour",
  "c'est 450 €/jour",
  "mets 450 la journée partout",
  "450 euros la journée",
])("one price is that of every line that waits for it: « %s »", (text) => {
  const card = cardAfter(SELLER, `${FOR}, ${PARTS}`, text);
  expect(linesOn(card)).toEqual(DETAIL);
  expect(card.content).toContain("Nouveau total : 5 400,00 € hors taxes");
});

test.each(["à mon TJM", "au tjm", "mon tarif habituel", "à mon taux journalier pour toutes les lignes"])(
  "« %s » is the usual price, which is asked when it is not known",
  (text) => {
    const card = cardAfter(SELLER, `${FOR}, ${PARTS}`, text);
    expect(linesOn(card)).toEqual(["Maquettes 2 jour ", "Développement 8 jour ", "Recette 2 jour "]);
    expect(card.content).toContain("Je ne connais pas ton prix de la journée");
  },
);

test("a price by the day is none of the hours beside them", () => {
  const card = cardAfter(SELLER, `${FOR}, maquettes 2 j, développement 8 h, recette 2 j`, "450 € par jour");
  expect(linesOn(card)).toEqual(["Maquettes 2 jour 450", "Développement 8 h ", "Recette 2 jour 450"]);
});

test("a price without a unit is none of lines that count several things", () => {
  const card = cardAfter(SELLER, `${FOR}, ${PARTS}`, "450 € pour toutes les lignes");
  expect(linesOn(card)).toEqual(["Maquettes 2 jour ", "Développement 8 jour ", "Recette 2 jour "]);
});

test.each([
  ["ajoute 1h30 de main d'oeuvre", "Main-d'œuvre 1,5 h 50"],
  ["ajoute 2 jours de recette", "Recette 2 jour 450"],
])("time that is added costs what the others or the seller do: « %s »", (text, line) => {
  const card = cardAfter(PRICED_SELLER, "devis pour Mme Martin, pose 4 h à 50 €/h, fournitures 80 €", text);
  expect(linesOn(card).at(-1)).toBe(line);
});
