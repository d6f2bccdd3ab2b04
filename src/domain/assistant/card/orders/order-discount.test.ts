import { expect, test } from "vitest";
import { IDLE } from "../../conversation/flow.ts";
import { readMessage } from "../../converse.ts";
import { cardTotals } from "../card-lines.ts";

const SELLER = { vat_regime: "standard", seller_name: "Studio" } as const;

/** The card of an order: the discount of the whole, those of its lines, and what it comes to without VAT. */
function cardOf(order: string) {
  const reply = readMessage(IDLE, order, { today: "2026-11-30", project: null, seller: SELLER });
  const message = reply.kind === "turn" ? reply.turn.state.pending?.message : undefined;
  if (message?.type !== "quote_card") throw new Error("no card");
  const { rows, fields } = message;
  const whole = fields.find(({ name }) => name === "discount")?.value ?? "";
  const { netCents } = cardTotals({ rows, discount: whole });
  const labels = rows.map(({ label, discount = "" }) => (discount === "" ? label : `${label} -${discount} %`));
  return { whole, labels, netCents, content: message.content.replace(/\s/g, " ") };
}

test.each([
  "devis pour Mme Roux : dépose 150 €, pose 300 €, 50 € de remise",
  "devis pour Mme Roux : dépose 150 €, pose 300 €, remise de 50 €",
  "devis pour Mme Roux : dépose 150 €, pose 300 € et je lui fais 50 balles de moins",
  "fais un devis pour Mme Roux avec 50 € de remise : dépose 150 €, pose 300 €",
  "devis pour Mme Roux : dépose 150 €, pose 300 €, geste commercial de 50 € sur le total",
])("an order says its discount in euros: « %s »", (order) => {
  const { whole, labels, netCents, content } = cardOf(order);
  expect([whole, labels, netCents]).toEqual(["50 €", ["Dépose", "Pose"], 400_00]);
  expect(content).not.toContain("remise");
});

test("a discount in euros of a line is taken off that line alone", () => {
  const card = cardOf("devis pour Mme Roux : dépose 150 €, pose 300 €, 60 € de remise sur la pose");
  expect(card).toMatchObject({ whole: "", labels: ["Dépose", "Pose -20 %"], netCents: 390_00 });
});

test.each([
  ["60 € de remise sur le carrelage", "c'est sur quelle ligne"],
  ["remise de 60 € TTC", "Je n'ai pas pris « remise de 60 € TTC »"],
])("a discount in euros that is not sure is taken off nothing: « %s »", (words, sentence) => {
  const { whole, labels, content } = cardOf(`devis pour Mme Roux : dépose 150 €, pose 300 €, ${words}`);
  expect([whole, labels]).toEqual(["", ["Dépose", "Pose"]]);
  expect(content).toContain(sentence);
});

test("a discount with VAT beside prices with VAT is one of their sum", () => {
  const { whole, content } = cardOf("devis pour Mme Roux : dépose 150 € TTC, pose 300 € TTC, remise de 50 € TTC");
  expect(whole).toBe("50 €");
  expect(content).not.toContain("Je n'ai pas pris");
});

test.each(["remise en état 300 €, pose 600 €", "remise aux normes 300 €, pose 600 €"])(
  "a work that is no discount is a line: « %s »",
  (works) => expect(cardOf(`devis pour Mme Roux : ${works}`)).toMatchObject({ whole: "", netCents: 900_00 }),
);
