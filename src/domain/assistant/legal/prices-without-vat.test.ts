import { expect, test } from "vitest";
import { IDLE } from "../conversation/flow.ts";
import type { FlowState } from "../conversation/flow.ts";
import { orderMessages } from "../conversation/order.messages.ts";
import { readMessage } from "../converse.ts";
import { pricesWithoutVatAt } from "./prices-without-vat.ts";

const ORDER = "fais un devis pour Mme Martin, ballon 200 L à 890 €, pose 330 €";

function say(state: FlowState, text: string, vat_regime: "standard" | "franchise" | null = "standard") {
  const seller = vat_regime === null ? null : { vat_regime, seller_name: "Léa" };
  const reply = readMessage(state, text, { today: "2026-11-23", project: null, seller });
  if (reply.kind !== "turn") throw new Error("no turn");
  const card = reply.turn.messages.findLast(({ type }) => type === "quote_card");
  return {
    state: reply.turn.state,
    sentences: reply.turn.messages.map(({ content }) => content).join(" "),
    rates: card?.type === "quote_card" ? card.rows.map(({ vatBasisPoints }) => vatBasisPoints) : [],
  };
}

test.each([
  ["mes prix sont sans TVA", true],
  ["Tous les tarifs sont donnés sans la TVA", true],
  ["ce sont des prix sans tva", true],
  ["mes prix sont hors taxes", false],
  ["mes prix sont sans TVA, je suis en franchise", false],
  ["je facture sans TVA", false],
  ["1 200 € sans TVA", false],
])("« sans TVA » said of prices may be two things: « %s »", (text, isUnsure) => {
  expect(pricesWithoutVatAt(text) !== null).toBe(isUnsure);
});

test.each(["standard", null] as const)(
  "prices that are said to be without VAT change no rate: it is asked",
  (regime) => {
    const order = say(IDLE, `${ORDER}, mes prix sont sans TVA`, regime);
    expect(order.sentences).toContain(orderMessages.pricesWithoutVat);
    expect(order.rates).toEqual([2000, 2000]);
    const card = say(say(IDLE, ORDER, regime).state, "mes prix sont sans TVA", regime);
    expect(card.sentences).toContain(orderMessages.pricesWithoutVat);
    expect(card.rates).toEqual([2000, 2000]);
    expect(say(card.state, "mes prix sont hors taxes", regime).rates).toEqual([2000, 2000]);
    expect(say(card.state, "je ne facture pas la TVA", regime).rates).toEqual([0, 0]);
  },
);

test("who charges no VAT is not asked what prices without it are", () => {
  expect(say(say(IDLE, ORDER, "franchise").state, "mes prix sont sans TVA", "franchise").sentences).not.toContain(
    orderMessages.pricesWithoutVat,
  );
});
