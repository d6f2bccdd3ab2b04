import { expect, test } from "vitest";
import { understand } from "./understand.ts";
import type { QuestionName, Slots } from "./understanding.ts";

const read = (text: string, about: QuestionName | null = null) => {
  const { act, intent, slots } = understand(text, {
    today: "2026-11-23",
    activeFlow: about ? "quote" : null,
    pending: about ? { step: "step", about } : null,
  });
  return { act, intent, values: valuesOf(slots) };
};

function valuesOf(slots: Slots): Record<string, unknown> {
  return Object.fromEntries(Object.entries(slots).map(([name, slot]) => [name, "value" in slot ? slot.value : slot]));
}

test.each([
  ["facture ramonage mme Vidal 70 euros", 70, "ramonage"],
  ["facture débouchage évier M. Kerbrat 85 €", 85, "débouchage évier"],
  ["devis détartrage Mme Roux 60 €", 60, "détartrage"],
  ["facture vidange chaudière monsieur Petit 95 euros", 95, "vidange chaudière"],
  ["facture tonte pour Mme Cazal 45 €", 45, "tonte"],
  ["devis purge radiateurs chez M. Nolin 50 €", 50, "purge radiateurs"],
])("a small price after the customer is that of the work before him: %s", (text, flatPriceEuros, description) => {
  expect(read(text)).toMatchObject({ act: "order", values: { flatPriceEuros, description } });
});

test.each([
  ["on attaque debut janvier, le 5", "2027-01-05"],
  ["début janvier, le 5", "2027-01-05"],
  ["fin mars, le 28", "2027-03-28"],
  ["mi-mai, le 14", "2027-05-14"],
  ["fin novembre, le 30", "2026-11-30"],
  ["début février plutôt le 8", "2027-02-08"],
  ["milieu avril, vers le 15", "2027-04-15"],
])("the day that is said after a part of a month is in that month: %s", (text, startDate) => {
  expect(read(text, "startDate")).toMatchObject({ act: "answer", values: { startDate } });
});

test.each(["début janvier, le 25", "fin mars, le 3"])(
  "a day out of the part of its month is asked again: %s",
  (text) => {
    expect(read(text, "startDate").act).not.toBe("answer");
  },
);

test.each([
  ["pardon c'est Leroux, pas Leroy", "Leroux"],
  ["c'est Leroux, pas Leroy", "Leroux"],
  ["oups c'est Mme Marchal, pas Marchand", "Marchal"],
  ["c'est Perrin et pas Perron", "Perrin"],
  ["non attends le client c'est M. Guérin", "Guérin"],
  ["le client c'est M. Guérin", "Guérin"],
  ["ah non, la cliente c'est Mme Castel", "Castel"],
])("a name said again while the email is asked corrects the last name: %s", (text, lastName) => {
  expect(read(text, "email")).toMatchObject({ act: "correction", values: { about: "lastName", lastName } });
});

test.each([
  ["c'est quatre, pas quatorze", "duration"],
  ["c'est mardi, pas mars", "startDate"],
  ["c'est annuel, pas annuelle", "recurrence"],
  ["c'est Leroux, pas Leroy", "lastName"],
] as const)("what is no name, or answers the question of the name, corrects no name: %s", (text, about) => {
  expect(read(text, about).act).not.toBe("correction");
});

test.each([
  [
    "Facture :\n- client : boulangerie Martel\n- joint de porte : 2 à 35 €\n- main d'œuvre : 3 h à 55 €",
    "joint de porte",
  ],
  ["Devis M. Roux :\n- porte : 3 à 240 €\n- pose : 4 h à 50 €", "porte"],
  ["Devis Mme Roux :\n- gaine : 2 à 18 €\n- pose : 4 h à 50 €", "gaine"],
  ["Facture M. Roux :\n- peinture de chambre : 2 à 450 €\n- déplacement : 25 €", "peinture de chambre"],
  ["Devis M. Roux :\n- poignée de porte : 5 à 28 €\n- pose : 2 h à 45 €", "poignée de porte"],
])("a number after the colon of a thing counts it: %s", (text, label) => {
  expect(read(text).values).not.toHaveProperty("hasUnreadPrices");
  expect(read(text).values.lines).toMatchObject([{ value: { label, unit: "piece" } }, {}]);
});

test.each([
  ["Devis agence Kalima 30 vitres à 4 €", "agence Kalima"],
  ["devis pour agence Boréal 12 pages à 90 €", "agence Boréal"],
  ["facture agence Immosud 34 vitres à 3,50 €", "agence Immosud"],
  ["un devis pour l'agence Lumen, 12 pages à 90 €", "agence Lumen"],
  ["Devis cabinet Orsini 30 vitres à 4 €", "cabinet Orsini"],
  ["devis pour la société Batilys 30 vitres à 4 €", "Batilys"],
])("an agency keeps the word of its trade, a company does not: %s", (text, company) => {
  expect(read(text).values).toMatchObject({ company });
});

test.each([
  ["t'as le numéro de téléphone du garage Lenoir ?", "garage Lenoir"],
  ["c'est quoi le tel du garage Lenoir ?", "garage Lenoir"],
  ["tu as le mail du restaurant Le Narval ?", "restaurant Le Narval"],
  ["quel est le numéro de la pharmacie Vauban ?", "pharmacie Vauban"],
  ["donne-moi l'adresse du camping Bellerive ?", "camping Bellerive"],
])("a question about how to reach a house says which: %s", (text, company) => {
  expect(read(text)).toMatchObject({ act: "question", values: { about: "customer", company } });
});

test.each([
  "devis cabinet Orsini nettoyage des bureaux 4 mois a 320e par mois",
  "devis M. Roux location nacelle 2 mois à 450 eur par mois",
  "devis Mme Roux hébergement 12 mois à 25e par mois",
  "facture M. Roux gardiennage 3 mois à 600 € par mois",
  "devis M. Petit entretien 6 mois a 80 euros par mois",
])("the price of a month does not make the work come back: %s", (text) => {
  expect(read(text).values).not.toHaveProperty("recurrence");
});

test.each([
  [
    "devis monsieur Arnaud pour sa salle de bain dépose 250 euros un receveur de douche à 310 euros",
    "salle de bain",
    ["dépose", "receveur de douche"],
  ],
  ["devis Mme Roux pour sa cuisine démontage 180 euros, un évier à 220 euros", "cuisine", ["démontage", "évier"]],
  ["devis M. Petit pour son garage nettoyage 120 € évacuation 90 €", "garage", ["nettoyage", "évacuation"]],
  [
    "devis Mme Castel pour la salle d'eau pose de carrelage 640 euros, un lavabo à 150 euros",
    "salle d'eau",
    ["pose de carrelage", "lavabo"],
  ],
  [
    "devis monsieur Arnaud pour sa chambre peinture 450 euros parquet 12 m2 à 40 euros",
    "chambre",
    ["peinture", "parquet"],
  ],
  ["devis M. Nolin pour sa terrasse nettoyage 150 euros traitement 200 euros", "terrasse", ["nettoyage", "traitement"]],
])("the place that all is for is no part of the first line: %s", (text, description, labels) => {
  expect(read(text).values).toMatchObject({ description, lines: labels.map((label) => ({ value: { label } })) });
});

test.each([
  [
    "devis borne de recharge pour Mr Fabre 1 borne a 890e, 15m de cable a 11e, pose 3h a 45e",
    "borne de recharge",
    "borne",
  ],
  ["devis portail coulissant pour Mme Roux 1 portail à 1400 €, pose 6 h à 50 €", "portail coulissant", "portail"],
  ["devis clôture rigide pour M. Petit, 2 clôtures à 300 €, pose 6 h à 50 €", "clôture rigide", "clôtures"],
  ["devis radiateur inertie chez M. Nolin 3 radiateurs à 420 €, pose 4 h à 48 €", "radiateur inertie", "radiateurs"],
  ["devis fenêtres PVC pour Mme Castel 4 fenêtres à 390 €, pose 8 h à 45 €", "fenêtres PVC", "fenêtres"],
])("what is counted beside a work of its name is a line of its own name: %s", (text, description, label) => {
  const { values } = read(text);
  expect(values).toMatchObject({ description });
  expect(values.lines).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ value: expect.objectContaining({ label }) })]),
  );
});

test.each(["facture ramonage mme Vidal 70 € par conduit", "facture mme Vidal entretien 170 € par chaudière"])(
  "the price of each of several is not that of the whole: %s",
  (text) => {
    expect(read(text).values).not.toHaveProperty("flatPriceEuros");
  },
);
