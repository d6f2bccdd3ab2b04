import { expect, test } from "vitest";
import type { FlowState } from "../../conversation/flow.ts";
import { IDLE } from "../../conversation/flow.ts";
import { readMessage } from "../../converse.ts";
import type { QuoteCard } from "../quote-card.ts";

const SELLER = { vat_regime: "standard", seller_name: "Studio" } as const;
const ORDER = "devis pour M. Paul Martin, receveur 520 €, robinet 40 €, en option meuble 300 €";

/** What is said after texts, and the card that waits then. */
function after(...texts: string[]): { words: string; card: QuoteCard } {
  let state: FlowState = IDLE;
  let words = "";
  for (const text of texts) {
    const reply = readMessage(state, text, { today: "2026-11-30", project: null, seller: SELLER });
    if (reply.kind === "question") throw new Error(`a free question: ${text}`);
    state = reply.turn.state;
    words = reply.turn.messages.map(({ content }) => content).join(" ");
  }
  const message = state.pending?.message;
  if (message?.type !== "quote_card") throw new Error("no card");
  return { words: words.replace(/\s/g, " "), card: message };
}

const labelsOf = ({ rows }: QuoteCard) => rows.map(({ label }) => label);
const depositOf = ({ fields }: QuoteCard) => fields.find(({ name }) => name === "deposit")?.value;

test.each([
  ["appelle le receveur « bac de douche »", "Bac de douche"],
  ["renomme le receveur en bac de douche", "Bac de douche"],
  ["renomme la ligne 1 en bac de douche", "Bac de douche"],
  ["le receveur s'appelle « bac de douche »", "Bac de douche"],
  ["change le nom du receveur en bac de douche", "Bac de douche"],
  ["appelle le receveur bac de douche", "Bac de douche"],
])("a line gets the other name that is said: « %s »", (text, label) => {
  const { words, card } = after(ORDER, text);
  expect(labelsOf(card)[0]).toBe(label);
  expect(words).toContain(`« Receveur » devient « ${label} »`);
});

test("of a line that is not there, it is asked which one is renamed", () => {
  const { words, card } = after(ORDER, "renomme le jacuzzi en spa");
  expect(labelsOf(card)).toEqual(labelsOf(after(ORDER).card));
  expect(words).toContain("Quelle ligne change de nom : « Receveur », « Robinet » ou « Meuble » ?");
});

test("a name beside a deposit is taken with it", () => {
  const { card } = after(ORDER, "appelle le receveur « bac » et acompte de 30 %");
  expect([labelsOf(card)[0], depositOf(card)]).toEqual(["Bac", "30 %"]);
});

test("what is not understood of a sentence is said beside what is", () => {
  const { words, card } = after(ORDER, "tralala truc et acompte de 30 %");
  expect(depositOf(card)).toBe("30 %");
  expect(words).toContain("Je n'ai pas compris « tralala truc »");
});

test.each([
  ["validité 15 jours", ["valable 30 jours"]],
  [
    "valable 15 jours, paiement à 45 jours",
    ["valable 30 jours", "Le délai de paiement se choisit dans les conditions"],
  ],
  ["regroupe en deux lots", ["Les sections se mettent sur la page du devis"]],
])("what the page of the quote sets is said to be set there: « %s »", (text, sentences) => {
  const { words } = after(ORDER, text);
  for (const sentence of sentences) expect(words).toContain(sentence);
});

test("terms beside another change do not keep it from being read", () => {
  const { words, card } = after(ORDER, "ajoute une ligne siphon 30 € et valable 15 jours");
  expect(labelsOf(card)).toContain("Siphon");
  expect(words).toContain("valable 30 jours");
});

test.each(["combien ça fait ?", "ça fait combien", "quel est le total ?", "on en est à combien ?", "total du devis ?"])(
  "« %s » in front of a card is about that quote",
  (text) => {
    const { words } = after(ORDER, text);
    expect(words).toContain("Ce devis fait 560,00 € hors taxes, 672,00 € TTC, hors option : « Meuble ».");
  },
);

test("terms of a quote are no name of a project", () => {
  const flow: FlowState = {
    ...IDLE,
    activeFlow: "project",
    queue: ["identify-name"],
    pending: { step: "identify-name", about: "projectName", message: { type: "text", content: "?" } },
  };
  const reply = readMessage(flow, "valable 15 jours, paiement à 45 jours", { today: "2026-11-30", project: null });
  expect(reply.kind === "turn" ? reply.turn.state.answers.projectName : undefined).toBeUndefined();
});

test.each([
  "en option, hébergement 120 €",
  "ajoute en option, hébergement 120 €",
  "en option : hébergement 120 €",
  "hébergement 120 €, en option",
])("an option has no word of the order in its name: « %s »", (text) => {
  const { label, isOption } = after(ORDER, text).card.rows[3] ?? {};
  expect({ label, isOption }).toEqual({ label: "Hébergement", isOption: true });
});
