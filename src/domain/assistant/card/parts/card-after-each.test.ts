import { cardAfter } from "#test/card-after-words.ts";
import { expect, test } from "vitest";

const ORDER =
  "devis pour M. Petit : peinture 20 m² à 25 €, parquet 30 m² à 40 €, pose receveur 200 €, fourniture receveur 320 €";

const sayOnCard = (text: string) => {
  const { rows, values, sentences } = cardAfter(ORDER, "oui", text);
  const [paint, floor] = rows.map(({ quantity, unitPrice }) => `${quantity} × ${unitPrice}`);
  return { paint, floor, discount: values.discount, deposit: values.deposit, sentences, rows };
};

test.each([
  ["peinture 25 m² et parquet 35 m²", { paint: "25 × 25", floor: "35 × 40" }],
  ["remise 50 € et la peinture en 26 m²", { paint: "26 × 25", discount: "50 €" }],
  ["remise de 50 € et parquet à 45 €", { floor: "30 × 45", discount: "50 €" }],
  ["remise 5 % et mets la peinture en 26 m²", { paint: "26 × 25", discount: "5" }],
  ["acompte de 40 % et parquet à 42 €", { floor: "30 × 42", deposit: "40 %" }],
  ["la peinture en 26 m²", { paint: "26 × 25" }],
  ["parquet à 42 €, peinture à 22 € et remise de 5 %", { floor: "30 × 42", paint: "20 × 22", discount: "5" }],
])("each change of a sentence is done: « %s »", (text, changes) => {
  const after = sayOnCard(text);
  expect(after).toMatchObject(changes);
  expect(after.sentences).not.toContain("Je n'ai pas compris");
});

test("an option is marked beside a discount", () => {
  const { rows, discount } = sayOnCard("remise 50 € et le parquet en option");
  expect([rows[1]?.isOption, discount]).toEqual([true, "50 €"]);
});

test("a line that may be two is asked about beside the change that is done", () => {
  const { paint, sentences } = sayOnCard("finalement 22 m² de peinture au lieu de 20, et le receveur à 20 %");
  expect(paint).toBe("22 × 25");
  expect(sentences).toMatch(/« Pose receveur » et « Fourniture receveur » \?/);
});

const DONE = [
  "remise 50 €",
  "remise de 5 %",
  "acompte de 40 %",
  "TVA 20 % partout",
  "peinture 25 m²",
  "la peinture en 26 m²",
  "parquet à 42 €",
  "mets le parquet à 42 €",
  "22 m² de peinture au lieu de 20",
  "enlève la pose receveur",
  "fourniture receveur à 20 %",
  "le parquet en option",
];
const UNREAD = ["le grand portail en 31 m²", "mets le hublot en 31 m²", "le zinc du toit à 31 m²"];

test.each(DONE.flatMap((done) => UNREAD.flatMap((unread) => [`${done} et ${unread}`, `${unread}, ${done}`])))(
  "what changed nothing is named beside the rest: « %s »",
  (text) => {
    const { sentences } = sayOnCard(text);
    expect(sentences).toMatch(/31|portail|hublot|zinc|Je n'ai pas compris\./);
  },
);

// A line, and what becomes of it.
const LINES = [
  ["25 m² de peinture", "25 × 25"],
  ["en fait 25 m² de peinture au lieu de 20", "25 × 25"],
  ["la peinture en 25 m²", "25 × 25"],
  ["peinture à 27 €", "20 × 27"],
  ["mets la peinture à 27 €", "20 × 27"],
] as const;
// What a sentence says besides, and where it is kept.
const ASIDES = [
  ["on commence le 12 janvier", { startDate: "12/01/2027" }],
  ["démarrage le 7 janvier", { startDate: "07/01/2027" }],
  ["les travaux débutent lundi", { startDate: "30/11/2026" }],
  ["le projet s'appelle Villa Rose", { projectName: "Villa Rose" }],
  ["je lui offre le parquet", { parquet: "100" }],
  ["le parquet est offert", { parquet: "100" }],
] as const;
const BESIDE = LINES.flatMap(([line, paint]) =>
  ASIDES.flatMap(([aside, fields]) => [
    { text: `${line} et ${aside}`, paint, fields },
    { text: `${aside}, ${line}`, paint, fields },
  ]),
);

test.each(BESIDE)("a line and what is said beside it are both kept: « $text »", ({ text, paint, fields }) => {
  const { rows, values } = cardAfter(ORDER, "oui", text);
  const [paintRow, floorRow] = rows;
  expect(`${paintRow?.quantity} × ${paintRow?.unitPrice}`).toBe(paint);
  expect({ ...values, parquet: floorRow?.discount }).toMatchObject(fields);
});

const LOST_ASIDES = [
  ["je lui offre le nettoyage", /« nettoyage »/],
  ["le nettoyage est offert", /« nettoyage »/],
] as const;

test.each(
  LINES.flatMap(([line]) => LOST_ASIDES.flatMap(([aside, words]) => [[`${line} et ${aside}`, words] as const])),
)("a gift of no line is named beside the line: « %s »", (text, words) =>
  expect(sayOnCard(text).sentences).toMatch(words),
);

test.each(ASIDES.map(([aside]) => `12 m² de crépi et ${aside}`))("a line of no name is named: « %s »", (text) =>
  expect(sayOnCard(text).sentences).toMatch(/crépi|Je n'ai pas compris/),
);
