import { expect, test } from "vitest";
import type { FlowState } from "../conversation/flow.ts";
import { IDLE } from "../conversation/flow.ts";
import { readMessage } from "../converse.ts";
import { readCard } from "./read-card.ts";

// The law asks a quote for the day when the work begins once it is known: a quote does not wait for it.

const TODAY = "2026-11-23";
const ORDER = "fais un devis pour Mme Martin, remplacer le chauffe-eau, 4 h à 55 €, TVA 10";

function cardAfter(...texts: string[]) {
  let state: FlowState = IDLE;
  let last;
  for (const text of texts) {
    const reply = readMessage(state, text, { today: TODAY, project: null });
    if (reply.kind !== "turn") throw new Error(`« ${text} » is no turn`);
    state = reply.turn.state;
    last = reply.turn.messages.find((message) => message.type === "quote_card");
  }
  if (last?.type !== "quote_card") throw new Error("No card was shown");
  return last;
}

const dayOn = (card: ReturnType<typeof cardAfter>) => card.fields.find(({ name }) => name === "startDate")?.value;

test("a card without a day asks for none", () => {
  const card = cardAfter(ORDER);
  expect(card.content).not.toContain("date de début");
  expect(dayOn(card)).toBe("");
});

test("a card is confirmed without a day", () => {
  const card = cardAfter(ORDER);
  const values = Object.fromEntries(card.fields.map(({ name, value = "" }) => [name, value]));
  const { answers, problems } = readCard(card, { values, rows: card.rows }, { today: TODAY, regime: "standard" });
  expect(problems).toBeNull();
  expect(answers?.startDate).toBe("");
});

test("a day that is not understood is still refused", () => {
  const card = cardAfter(ORDER);
  const values = {
    ...Object.fromEntries(card.fields.map(({ name, value = "" }) => [name, value])),
    startDate: "32/13",
  };
  const { problems } = readCard(card, { values, rows: card.rows }, { today: TODAY, regime: "standard" });
  expect(problems?.fields).toHaveProperty("startDate");
});

test.each(["lundi", "le 12 décembre", "ça commence mardi"])("« %s » beside the card gives its day", (text) => {
  expect(dayOn(cardAfter(ORDER, text))).toMatch(/\/2026$/);
});
