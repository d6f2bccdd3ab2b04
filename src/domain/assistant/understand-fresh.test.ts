import { expect, test } from "vitest";
import { understand } from "./understand.ts";
import type { QuestionName, SaidLine } from "./understanding.ts";

// Families of sentences that new strangers brought, in other words than theirs.

function read(text: string, about: QuestionName | null = null) {
  const pending = about === null ? null : { step: about, about };
  return understand(text, { today: "2026-11-23", activeFlow: about === null ? null : "quote", pending });
}

const lineWords = ({ label, quantity, unit, unitPriceEuros, vatPercent }: SaidLine) =>
  [label, quantity, unit, unitPriceEuros, ...(vatPercent === undefined ? [] : [`${vatPercent} %`])].join(" ");
const linesOf = (text: string) => read(text).slots.lines?.map(({ value }) => lineWords(value)) ?? null;

test.each([
  ["devis Mme Roux : tonte 20 m² à 2 €, évacuation 350 forfait", ["tonte 20 m2 2", "évacuation 1 flat 350"]],
  ["devis M. Roy : pose 4 h à 50 €, réglage forfait 45", ["pose 4 h 50", "réglage 1 flat 45"]],
  ["devis M. Roy : nacelle 180 en forfait, pose 3 h à 45 €", ["nacelle 1 flat 180", "pose 3 h 45"]],
  ["devis M. Roy : peinture 3 forfaits à 120 €, pose 3 h à 45 €", ["peinture 3 flat 120", "pose 3 h 45"]],
])("a number beside the word of a flat price is one: « %s »", (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
});

test.each([
  ["devis M. Roy : ballon 300 L pose comprise 1 450 €, dépose 120 €", ["ballon 300 L pose comprise 1 flat 1450"]],
  ["devis M. Roy : un portail 300 x 180 à 1 480 €, pose 4 h à 50 €", ["portail 300 x 180 1 piece 1480"]],
  ["devis M. Roy : carrelage 60 x 60 12 m² à 40 €, pose 4 h à 50 €", ["carrelage 60 x 60 12 m2 40"]],
  ["devis M. Roy : 2 fenêtres 120 x 135 à 480 € pièce, pose 4 h à 50 €", ["fenêtres 120 x 135 2 piece 480"]],
])("the size of a thing multiplies no price: « %s »", (text, [line]) => {
  expect(linesOf(text)?.[0]).toBe(line);
});

test("one thing whose number may be its price or its size is asked", () => {
  expect(read("devis M. Roy, une porte 590, pose 4 h à 50 €").slots).toHaveProperty("hasUnreadPrices");
});

test.each([
  [
    "devis Mme Roux : pose 6 h à 55 € à 10 %, fournir un receveur 420 € à 20 %",
    ["pose 6 h 55 10 %", "fournir un receveur 1 piece 420 20 %"],
  ],
  ["devis Mme Roux : pose 6 h à 55 € à 10 %, un receveur 420 €", ["pose 6 h 55 10 %", "receveur 1 piece 420"]],
  ["devis Mme Roux : pose 6 h à 55 € (10 %), vmc 420 € (20 %)", ["pose 6 h 55 10 %", "vmc 1 flat 420 20 %"]],
])("a rate of VAT right after a price is that of its line: « %s »", (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
  expect(read(text).slots).not.toHaveProperty("vatPercent");
});

test("the rate right after the only price is that of the whole", () => {
  expect(read("devis Mme Roux : pose 6 h à 55 € à 10 %").slots.vatPercent?.value).toBe(10);
});

test.each([
  ["devis Mme Roux, lot 1 gros œuvre, dalle 20 m² à 60 €, lot 2 finitions, enduit 40 m² à 25 €", "dalle 20 m2 60"],
  ["devis Mme Roux lot 1 démolition, 12 m² à 20 €, lot 2 peinture, 30 m² à 18 €", "démolition 12 m2 20"],
])("the name of a lot before a comma is no work when a work follows it: « %s »", (text, line) => {
  expect(linesOf(text)?.[0]).toBe(line);
});

test.each([
  ["devis Mme Roux virgule peinture du salon virgule quatorze heures à quarante-cinq euros point", 14, 45],
  ["devis Mme Roux peinture virgule deux heures à cinquante virgule cinq euros de l'heure", 2, 50.5],
])("a sign that is dictated parts clauses and leaves decimals alone: « %s »", (text, hours, rate) => {
  expect(read(text).slots).toMatchObject({ hours: { value: hours }, rate: { value: rate } });
});

test.each([
  ["facture martinez 180 euros fuite évier", { lastName: { value: "Martinez" } }],
  ["Devis formation pr Datalis, 2 jours à 900 € la journée", { company: { value: "Datalis" } }],
  ["facturer à Technobat 3 jours de pose à 300 €", { company: { value: "Technobat" } }],
  ["facture 300 € à Nantes pour Mme Roux", { lastName: { value: "Roux" } }],
])("one word alone names a customer: « %s »", (text, slots) => {
  expect(read(text).slots).toMatchObject(slots);
});

test.each([
  ["un devis 2 wc suspendus à 410 € pour Mme Roux", "quote"],
  ["M. Haddad attend une facture, on s'y met", "invoice"],
  ["recule le début de Loft Canal à lundi", "move_date"],
  ["deux heures de plus sur Refonte Atlas, note-les", "add_hours"],
  ["un avoir de 50 € pour Mme Blin sur la facture 12", "credit_note"],
])("« %s » orders %s", (text, intent) => {
  expect(read(text)).toMatchObject({ act: "order", intent });
});

test.each([
  ["je facture 42 de l'heure, 9 heures", "duration", { hours: { value: 9 }, rate: { value: 42 } }],
  ["mille deux cents tout compris", "duration", { flatPriceEuros: { value: 1200 } }],
  ["jours -> 3\ntjm -> 420", "duration", { days: { value: 3 }, dayRate: { value: 420 } }],
  ["non non ponctuel", "recurrence", { recurrence: { value: "single" } }],
  ["prénom Axelle", "firstName", { firstName: { value: "Axelle" } }],
  ["mets ça sur Loft Canal", "projectName", { projectName: { value: "Loft Canal" } }],
] as const)("« %s » answers", (text, about, slots) => {
  const { act, slots: saidSlots } = read(text, about);
  expect(act).toBe("answer");
  expect(saidSlots).toMatchObject(slots);
});

test.each(["bouge pas, y a un client qui rentre", "recule d'un cran"])("« %s » moves no date", (text) => {
  expect(read(text).act).not.toBe("order");
});
