import { describe, expect, test } from "vitest";
import type { CardRow, FormField } from "../conversation/message.ts";
import { cardAfterText } from "./card-after-text.ts";
import { cardWith } from "./quote-card.ts";

const HOURS: CardRow = {
  id: "line-1",
  label: "Remplacer le chauffe-eau",
  quantity: "6",
  unit: "h",
  unitPrice: "52",
  vatBasisPoints: 1000,
  vatReason: null,
};

const PARTS: CardRow = { ...HOURS, id: "line-2", label: "Vanne", quantity: "1", unit: "u", unitPrice: "30" };

function answer(text: string, rows: CardRow[], startDate = "") {
  const fields: FormField[] = [
    { name: "startDate", label: "Date de début", type: "text", required: true, value: startDate },
    { name: "projectDescription", label: "Description", type: "text", required: false, value: "Chez la voisine" },
  ];
  const card = cardWith(fields, rows, "");
  const about = startDate === "" ? "startDate" : "card";
  return { card, cardAfter: cardAfterText(card, text, about, "2026-11-21") };
}

test("no rate of VAT is told of a new line while the card asks whether VAT is charged", () => {
  const regime: FormField = { name: "vatRegime", label: "TVA", type: "select", required: true, value: "" };
  const untaxedRow = { ...HOURS, vatBasisPoints: 2000 };
  const contentWith = (fields: FormField[]) =>
    cardAfterText(cardWith(fields, [untaxedRow], ""), "ajoute une ligne dépose 120 €", "card", "2026-11-21")?.content;
  expect(contentWith([regime])).not.toContain("TVA 20");
  expect(contentWith([{ ...regime, value: "standard" }])).toMatch(/TVA 20\s%/);
});

describe.each([
  ["complete", "23/11/2026"],
  ["still without its date", ""],
])("on a card %s", (_state, startDate) => {
  test("a line that is asked for is added under the others", () => {
    const { card, cardAfter } = answer("ajoute un chauffe-eau 200 L à 480 €", [HOURS], startDate);
    const tank = { label: "Chauffe-eau 200 L", quantity: "1", unit: "u", unitPrice: "480" };
    expect(cardAfter?.rows).toMatchObject([HOURS, { id: "line-2", ...tank }]);
    expect(cardAfter?.fields).toEqual(card.fields);
  });

  test("another price of the hour is that of the line in hours", () => {
    const { card, cardAfter } = answer("plutôt 55 € de l'heure", [HOURS, PARTS], startDate);
    expect(cardAfter?.rows).toEqual([{ ...HOURS, unitPrice: "55" }, PARTS]);
    expect(cardAfter?.fields).toEqual(card.fields);
  });

  test("a text of more than 10,000 characters changes nothing, rather than a part of it", () => {
    const { cardAfter } = answer(`plutôt 55 € de l'heure${" ".repeat(10_000)}`, [HOURS], startDate);
    expect(cardAfter).toBeNull();
  });

  test.each([
    ["without a line in hours", "plutôt 55 € de l'heure", [PARTS]],
    ["with two lines in hours", "plutôt 55 € de l'heure", [HOURS, { ...HOURS, id: "line-2" }]],
    ["for a price with VAT", "plutôt 55 € TTC de l'heure", [HOURS]],
  ])("another price of the hour changes nothing %s", (_case, text, rows) => {
    const { cardAfter } = answer(text, rows, startDate);
    expect(cardAfter).toBeNull();
  });
});

test.each([
  ["finalement la TVA est à 20 et ajoute une ligne dépose 120 €", "Dépose", "120"],
  ["la tva à 20 et rajoute une ligne évacuation des gravats 90 €", "Évacuation des gravats", "90"],
  ["TVA 20, ajoute une ligne dépose 120 €", "Dépose", "120"],
  ["mets la tva à 20 et mets une ligne déplacement à 45 €", "Déplacement", "45"],
  ["la TVA c'est 20 puis ajoute une ligne nettoyage 80 euros", "Nettoyage", "80"],
  ["la TVA est à vingt et ajoute une ligne dépose 120 €", "Dépose", "120"],
  ["tu peux mettre la TVA à 20 et ajouter une ligne dépose à 120 € ?", "Dépose", "120"],
  ["TVA 20 partout et ajoute une ligne dépose 120 €", "Dépose", "120"],
  ["ajoute une ligne dépose 120 € et la TVA est à 20", "Dépose", "120"],
  ["ajoute une ligne dépose 120 € et passe la TVA à 20", "Dépose", "120"],
])("a rate of VAT is no quantity beside a new line: %s", (text, label, unitPrice) => {
  const { cardAfter } = answer(text, [HOURS], "23/11/2026");
  const line = { label, quantity: "1", unit: "u", unitPrice, vatBasisPoints: 2000 };
  expect(cardAfter?.rows).toMatchObject([{ ...HOURS, vatBasisPoints: 2000 }, line]);
});

test("a number bound to the thing counts it, whatever the rate is", () => {
  const { cardAfter } = answer("la tva est à 20 et ajoute 3 prises à 45 €", [HOURS], "23/11/2026");
  expect(cardAfter?.rows[1]).toMatchObject({ label: "Prises", quantity: "3", unitPrice: "45" });
});

const WALL: CardRow = { ...HOURS, id: "line-3", label: "Carrelage", quantity: "12", unit: "m²", unitPrice: "65" };

function answerTo(text: string, rows: CardRow[] = [HOURS], regime: "standard" | "franchise" | null = null) {
  const date: FormField = { name: "startDate", label: "Date", type: "text", required: true, value: "23/11/2026" };
  const after = cardAfterText(cardWith([date], rows, ""), text, "card", "2026-11-21", regime);
  return { rows: after?.rows ?? null, fields: after?.fields, content: (after?.content ?? "").replace(/\s/g, " ") };
}

test.each([
  "la TVA à 20 et ajoute une ligne carrelage 12 m² à 65 €",
  "la TVA passe de 10 à 20 et ajoute une ligne carrelage 12 m² à 65 €",
  "ajoute une ligne carrelage 12 m² à 65 € et passe la TVA de 10 % à 20 %",
  "mets 20 % de TVA au lieu de 10 puis ajoute 12 m² de carrelage à 65 €",
])("a rate and a line said together both apply: %s", (text) => {
  const { rows, content } = answerTo(text, [HOURS], "standard");
  expect(rows).toMatchObject([
    { ...HOURS, vatBasisPoints: 2000 },
    { label: "Carrelage", quantity: "12", unit: "m²", unitPrice: "65", vatBasisPoints: 2000 },
  ]);
  expect(content).toContain("TVA 20 % sur toutes les lignes");
  expect(content).toContain("Nouveau total : 1 092,00 € hors taxes, 1 310,40 € TTC.");
});

test.each([
  ["ajoute la dépose de l'ancien chauffe-eau 150 €", "Dépose de l'ancien chauffe-eau", "forfait"],
  ["ajoute la dépose pour 150 €", "Dépose", "forfait"],
  ["ajoute la dépose : 150 € HT", "Dépose", "forfait"],
  ["ajoute un forfait de 150 € pour la dépose", "Dépose", "forfait"],
  ["ajoute un forfait dépose 150 €", "Dépose", "forfait"],
  ["en plus il y a la dépose à 150 €", "Dépose", "forfait"],
  ["ajoute la dépose de 2 radiateurs 150 €", "Dépose de 2 radiateurs", "forfait"],
  ["ajoute une ligne dépose 150 €", "Dépose", "u"],
])("one price for one work is a line with its words: %s", (text, label, unit) => {
  const line = { label, quantity: "1", unit, unitPrice: "150", vatBasisPoints: 1000 };
  expect(answerTo(text).rows).toMatchObject([HOURS, line]);
});

test("a line with a rate of its own leaves the others at theirs", () => {
  expect(answerTo("ajoute la dépose 150 € TVA 20").rows).toMatchObject([
    HOURS,
    { label: "Dépose", vatBasisPoints: 2000 },
  ]);
});

test("a rate that passes to another leaves the lines that had a third one", () => {
  const { rows, content } = answerTo("la TVA passe de 10 à 20", [HOURS, { ...WALL, vatBasisPoints: 550 }], "standard");
  expect(rows?.map(({ vatBasisPoints }) => vatBasisPoints)).toEqual([2000, 550]);
  expect(content).toContain("ligne changée, « Remplacer le chauffe-eau » : 6 h × 52 € = 312,00 €, TVA 20 %");
  expect(content).not.toContain("toutes les lignes");
});

test.each([
  ["a rate that no line has", "la TVA passe de 5,5 à 20"],
  ["a rate that does not exist", "ajoute une ligne dépose à 100 € TVA 19"],
  ["another quantity than the one to replace", "mets 7 h au lieu de 5"],
  ["the price of a line that is not there", "passe le carrelage à 70 €"],
  ["the last line to go", "enlève la ligne chauffe-eau"],
  ["a discount in euros", "remise de 50 €"],
])("%s changes nothing", (_case, text) => {
  expect(answerTo(text).rows).toBeNull();
});

test.each([
  ["mets 7 h au lieu de 6", "7"],
  ["passe à 8 h", "8"],
  ["plutôt 7,5 h", "7,5"],
])("another quantity of the only line in hours: %s", (text, quantity) => {
  expect(answerTo(text, [HOURS, WALL]).rows).toEqual([{ ...HOURS, quantity }, WALL]);
});

test("the price of a line that is named by its words is changed on that line", () => {
  expect(answerTo("passe la vanne à 35 €", [HOURS, PARTS]).rows).toEqual([HOURS, { ...PARTS, unitPrice: "35" }]);
});

test.each([
  ["finalement le carrelage à 60 € le m²", "60"],
  ["finalement le carrelage plutôt à 62,50 € du m²", "62,5"],
  ["non, passe le carrelage à 60 €/m²", "60"],
])("the price of the unit of a line that is named is changed, whatever it counts: %s", (text, unitPrice) => {
  expect(answerTo(text, [HOURS, WALL]).rows).toEqual([HOURS, { ...WALL, unitPrice }]);
});

test.each([
  ["another unit than that of the line", "finalement le carrelage à 60 € pièce"],
  ["a line that is not there", "finalement la faïence à 60 € le m²"],
])("a price of the unit changes nothing for %s", (_case, text) => {
  expect(answerTo(text, [HOURS, WALL]).rows).toBeNull();
});

test("a work that is added without its price waits for it", () => {
  const { rows, content } = answerTo("rajoute la faïence 4 m²");
  expect(rows).toMatchObject([HOURS, { label: "Faïence", quantity: "4", unit: "m²", unitPrice: "" }]);
  expect(content).toContain("prix à donner");
  expect(content).toContain("Il me manque : le prix de « ");
});

test.each([
  ["ajoute remplacement du robinet 1h30", "Remplacement du robinet", "1,5"],
  ["ajoute aussi la dépose : 3 h", "Dépose", "3"],
])("hours that are added cost what the other hours do: %s", (text, label, quantity) => {
  const { rows } = answerTo(text);
  expect(rows).toMatchObject([HOURS, { label, quantity, unit: "h", unitPrice: HOURS.unitPrice }]);
});

test("several works at one price of the hour are a line each", () => {
  const { rows } = answerTo("il manque la dépose 3h et le mitigeur 1h30, à 55 € de l'heure");
  expect(rows).toMatchObject([
    HOURS,
    { label: "Dépose", quantity: "3", unitPrice: "55" },
    { label: "Mitigeur", quantity: "1,5", unitPrice: "55" },
  ]);
});

test("a line that is named goes", () => {
  const { rows, content } = answerTo("enlève le carrelage", [HOURS, WALL]);
  expect(rows).toEqual([HOURS]);
  expect(content).toContain("ligne retirée, « Carrelage »");
});

test.each(["enlève plutôt le carrelage", "retire le carrelage finalement", "supprime le carrelage, en fait"])(
  "a line goes whatever the sentence begins or ends with: %s",
  (text) => expect(answerTo(text, [HOURS, WALL]).rows).toEqual([HOURS]),
);

test.each([
  ["la vanne c'est 25 au lieu de 30", "25"],
  ["la vanne c'est 25 € pas 30", "25"],
  ["la cliente dit que la vanne c'est 25 €", "25"],
  ["non la vanne 25 € et non 30 €", "25"],
])("the price that is meant is written, not the one that is taken back: %s", (text, unitPrice) => {
  expect(answerTo(text, [HOURS, PARTS]).rows).toMatchObject([HOURS, { ...PARTS, unitPrice }]);
});

test.each([
  ["la TVA c'est 20 sur la vanne", [{}, { vatBasisPoints: 2_000 }]],
  ["mets la vanne à 20 % de TVA", [{}, { vatBasisPoints: 2_000 }]],
  ["finalement 3 vannes au lieu de 1", [{}, { quantity: "3" }]],
  ["rajoute une chaudière à 3000", [{}, {}, { label: "Chaudière", unitPrice: "3000" }]],
  ["ajoute 3 prises à 45", [{}, {}, { label: "Prises", quantity: "3", unitPrice: "45" }]],
])("« %s » is said of one line alone", (text, changes) => {
  const rows = changes.map((change, index) => ({ ...[HOURS, PARTS][index], ...change }));
  expect(answerTo(text, [HOURS, PARTS]).rows).toMatchObject(rows);
});

test.each([
  "la TVA c'est 20 sur le parquet",
  "enlève la vanne 30 €",
  "Mme Roux a payé 198 €",
  "elle a réglé 200",
  "rajoute une visite à 8",
  "ajoute un entretien pour 2027",
])("« %s » changes no line of the card", (text) => {
  expect(answerTo(text, [HOURS, PARTS]).rows).toBeNull();
});

test("a price that is taken back and was not that of the line changes nothing", () => {
  expect(answer("la vanne c'est 25 au lieu de 28", [HOURS, PARTS], "23/11/2026").cardAfter).toBeNull();
});

test.each(["ajoute la dépose 150 TTC", "ajoute la dépose 150 € toutes taxes comprises", "rajoute la dépose 150€ ttc"])(
  "for who charges no VAT a price « TTC » is the price: %s",
  (text) =>
    expect(answerTo(text, [HOURS], "franchise").rows).toMatchObject([HOURS, { label: "Dépose", unitPrice: "150" }]),
);

const DISCOUNT = "mets la TVA à 20, ajoute la dépose 150 € et remise 10 %";

test("a discount that is said has its field on the card", () => {
  const { fields } = answerTo(DISCOUNT, [HOURS], "standard");
  expect(fields?.find(({ name }) => name === "discount")).toMatchObject({ value: "10" });
});

test("a discount that is said is in the total", () => {
  const { content } = answerTo(DISCOUNT, [HOURS], "standard");
  expect(content).toContain("remise de 10 %. Nouveau total : 415,80 € hors taxes, 498,96 € TTC.");
});

test("the change that was not understood is said beside those that apply", () => {
  const { rows, content } = answerTo("TVA 20 et ajoute un truc bizarre");
  expect(rows).toMatchObject([{ vatBasisPoints: 2000 }]);
  expect(content).toContain("Je n'ai pas compris « ajoute un truc bizarre »");
});

test("who charges no VAT reads neither rate nor taxes", () => {
  for (const text of ["ajoute la dépose 150 €", "la TVA à 10", "passe à 8 h et ajoute 2 robinets à 45 €"])
    expect(answerTo(text, [{ ...HOURS, vatBasisPoints: 2000 }], "franchise").content).not.toMatch(/TVA|TTC|tax/);
  expect(answerTo("ajoute la dépose 150 €", [HOURS], "franchise").content).toContain("Nouveau total : 462,00 €.");
});

test("the answer says the new line, the rate and the total", () => {
  const { cardAfter } = answer("la TVA est à 20 et ajoute une ligne dépose 120 €", [HOURS], "23/11/2026");
  expect(cardAfter?.content.replace(/\s/g, " ")).toBe(
    "C'est noté : ligne ajoutée, « Dépose » : 1 u × 120 € = 120,00 € ; TVA 20 % sur toutes les lignes. " +
      "Nouveau total : 432,00 € hors taxes. Voici ton devis. Vérifie, puis crée-le.",
  );
});

test.each([
  ["c'est pour les Garnier, pas Mme Roux", "couple", "Garnier", "Changer le robinet – Garnier"],
  ["non c'est pour M. Dupont", "m", "Dupont", "Changer le robinet – Dupont"],
])("the name of the project ends with the customer of now: %s", (text, civility, lastName, projectName) => {
  const values = { projectName: "Changer le robinet – Roux", company: "", civility: "mme", lastName: "Roux" };
  const fields = Object.entries(values).map(([name, value]): FormField => {
    return { name, label: name, type: "text", required: false, value };
  });
  const cardAfter = cardAfterText(cardWith(fields, [PARTS], ""), text, "card", "2026-11-21", "standard");
  const valuesAfter = Object.fromEntries((cardAfter?.fields ?? []).map(({ name, value }) => [name, value]));
  expect(valuesAfter).toEqual({ projectName, company: "", civility, lastName });
});
