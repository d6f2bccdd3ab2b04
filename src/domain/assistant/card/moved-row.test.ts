import { expect, test } from "vitest";
import type { CardRow } from "../conversation/message.ts";
import { cardAfterSum } from "./card-after-sum.ts";
import { cardAfterText } from "./card-after-text.ts";
import { cardWith } from "./quote-card.ts";

const row = (id: string, label: string, quantity: string, unit: CardRow["unit"], unitPrice: string): CardRow => {
  return { id, label, quantity, unit, unitPrice, vatBasisPoints: 1_000, vatReason: null };
};
const ROWS = [
  row("line-1", "Dépose de l'ancienne baignoire", "6", "h", "55"),
  row("line-2", "Pose d'un receveur de douche", "1", "forfait", "850"),
  row("line-3", "Carrelage mural", "12", "m²", "65"),
  row("line-4", "Mitigeur thermostatique", "1", "u", "240"),
  row("line-5", "Déplacement", "1", "forfait", "40"),
  row("line-6", "Prise", "3", "u", "4"),
];

function answer(text: string, rows = ROWS) {
  const card = cardWith([], rows, "");
  const nextCard = cardAfterSum(card, text, "standard") ?? cardAfterText(card, text, "card", "2026-11-23", "standard");
  const after = nextCard?.rows ?? rows;
  const wordsOf = ({ label, quantity, unitPrice }: CardRow) => `${label} ${quantity} × ${unitPrice}`;
  const changes = after.filter((one) => !rows.some((former) => wordsOf(former) === wordsOf(one))).map(wordsOf);
  return { changes, count: after.length, content: (nextCard?.content ?? "").replace(/\s/g, " ") };
}

test.each([
  ["le déplacement passe à 45 €", "Déplacement 1 × 45"],
  ["non, le déplacement passe à 45", "Déplacement 1 × 45"],
  ["le déplacement passe de 40 à 45", "Déplacement 1 × 45"],
  ["le déplacement passe de 40 € à 45 € HT", "Déplacement 1 × 45"],
  ["le déplacement devient 45 €", "Déplacement 1 × 45"],
  ["le déplacement est à 45 € maintenant", "Déplacement 1 × 45"],
  ["le déplacement c'est 45 € maintenant", "Déplacement 1 × 45"],
  ["le déplacement monte à 45 €", "Déplacement 1 × 45"],
  ["le déplacement descend à 35 €", "Déplacement 1 × 35"],
  ["le déplacement baisse à 35", "Déplacement 1 × 35"],
  ["le déplacement 45 € au lieu de 40", "Déplacement 1 × 45"],
  ["45 € au lieu de 40 pour le déplacement", "Déplacement 1 × 45"],
  ["le receveur passe à 900 €", "Pose d'un receveur de douche 1 × 900"],
  ["le mitigeur passe à 330 € TTC", "Mitigeur thermostatique 1 × 300"],
  ["le carrelage passe à 70 €", "Carrelage mural 12 × 70"],
  ["le carrelage passe à 70 € le m²", "Carrelage mural 12 × 70"],
  ["le carrelage passe de 12 à 15 m²", "Carrelage mural 15 × 65"],
  ["le carrelage passe de 12 à 15", "Carrelage mural 15 × 65"],
  ["la dépose passe à 8 h", "Dépose de l'ancienne baignoire 8 × 55"],
])("« %s » changes the line that is there", (text, change) => {
  expect(answer(text)).toMatchObject({ changes: [change], count: ROWS.length });
});

test.each([
  ["la peinture passe à 45 €", "Aucune ligne ne s'appelle « peinture »"],
  ["la peinture passe à 15 m²", "Aucune ligne ne s'appelle « peinture »"],
  ["la peinture devient 450 €", "Aucune ligne ne s'appelle « peinture »"],
  ["le déplacement baisse de 5 €", "pas sûr de ce qui change sur « Déplacement »"],
  ["le déplacement passe de 42 à 45 €", "pas sûr de ce qui change sur « Déplacement »"],
  ["le carrelage passe à 900 €", "pas sûr de ce qui change sur « Carrelage mural »"],
  ["le carrelage passe à 15", "pas sûr de ce qui change sur « Carrelage mural »"],
  ["la prise passe à 5", "pas sûr de ce qui change sur « Prise »"],
  ["le carrelage passe à 8 h", "pas sûr de ce qui change sur « Carrelage mural »"],
  ["la pose passe à 45 €", "Quelle ligne change : « Pose d'un receveur de douche »"],
])("« %s » is asked about", (text, question) => {
  const rows = text.startsWith("la pose") ? [...ROWS, row("line-7", "Pose du carrelage", "1", "forfait", "90")] : ROWS;
  const { changes, count, content } = answer(text, rows);
  expect([changes, count]).toEqual([[], rows.length]);
  expect(content).toContain(question);
});

test.each(["le total passe à 3000 €", "ça passe à 3000 €", "on passe à 3000 €", "le devis passe à 3000 €"])(
  "« %s » adds no line",
  (text) => {
    expect(answer(text)).toMatchObject({ changes: [], count: ROWS.length });
  },
);

test("two lines that move in one sentence are both changed", () => {
  expect(answer("le déplacement passe à 45 € et le receveur passe à 900 €").changes).toEqual([
    "Pose d'un receveur de douche 1 × 900",
    "Déplacement 1 × 45",
  ]);
});

test("what moves beside a line that is not there is said", () => {
  const { changes, count, content } = answer("le déplacement passe à 45 € et la peinture passe à 900 €");
  expect([changes, count]).toEqual([["Déplacement 1 × 45"], ROWS.length]);
  expect(content).toContain("la peinture passe à 900 €");
});

test.each(["ajoute la location d'un monte-charge à 300 €", "baisse de plafond 400 €", "un passe-câble à 45 €"])(
  "« %s » still adds its line",
  (text) => {
    expect(answer(text).count).toBe(ROWS.length + 1);
  },
);

test("an order that is given twice is not counted twice, unless it is wanted again", () => {
  const one = cardAfterText(cardWith([], [], ""), "pose d'un radiateur 2 h à 52 €", "card", "2026-11-21");
  const rows = one?.type === "quote_card" ? one.rows : [];
  const again = (text: string) => cardAfterText(cardWith([], rows, ""), text, "card", "2026-11-21");
  const [repeatedCard, addedCard] = [
    again("pose d'un radiateur 2 h à 52 €"),
    again("encore pose d'un radiateur 2 h à 52 €"),
  ];
  expect([rows.length, repeatedCard?.rows.length, addedCard?.rows.length]).toEqual([1, 1, 2]);
  expect(repeatedCard?.content).toContain("je ne l'ai pas compté deux fois");
});
