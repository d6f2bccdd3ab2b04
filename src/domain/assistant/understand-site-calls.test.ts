import { readSentence } from "#test/read-sentence.ts";
import { describe, expect, test } from "vitest";

// What people write from a telephone on a site: prices without sign, labels of their own, half a customer.

const QUOTE = { act: "order quote" };
const INVOICE = { act: "order invoice" };

describe("Prices without sign", () => {
  test.each([
    [
      "devis pour mme Roux, 22 m² de faience a 54 le m² et 22 m² de colle a 4,20",
      { ...QUOTE, lastName: "Roux", lines: ["faience: 22 m2 x 54", "colle: 22 m2 x 4.2"] },
    ],
    [
      "devis pour M. Oger, 10 m de gouttière à 22, 2 descentes à 60, dépose 80",
      { ...QUOTE, lastName: "Oger", lines: ["gouttière: 10 m x 22", "descentes: 2 piece x 60", "dépose: 1 flat x 80"] },
    ],
    [
      "facture a M. Klein : 2 h de MO a 52 et un flexible a 14,90",
      { ...INVOICE, lastName: "Klein", lines: ["MO: 2 h x 52", "flexible: 1 piece x 14.9"] },
    ],
    [
      "devis pour Mme Tran, 2 cartons de carreaux à 39,90 et 4 sacs de colle à 18",
      { ...QUOTE, lastName: "Tran", lines: ["cartons de carreaux: 2 piece x 39.9", "sacs de colle: 4 piece x 18"] },
    ],
  ])("%s says its lines", (text, values) => {
    expect(readSentence(text)).toEqual(values);
  });

  test.each([
    ["devis pour Mme Jolly 2 fenêtres à 450 et 3 à 380", { hasUnreadPrices: true }],
    ["devis pour M. Perez, 12 m² à 65 et 8 à 70", { hasUnreadPrices: true }],
  ])("a price whose thing is not said is asked: %s", (text, values) => {
    const sentence = readSentence(text);
    expect(sentence).toMatchObject(values);
    expect(sentence).not.toHaveProperty("lines");
  });

  test("a time of day is no duration", () => {
    expect(readSentence("devis Mme Diop 7h-9h a 40")).toEqual({ ...QUOTE, lastName: "Diop" });
  });
});

describe("Amounts that are asked", () => {
  test.each([
    "facture M. Roi 3+4+2 h à 45",
    "devis pour Julie Costa, cours d'anglais 10 x 1h30 à 38 de l'heure",
    "facture Sam Levy trois fois deux heures à soixante",
  ])("a part of the time is not the whole: %s", (text) => {
    expect(readSentence(text)).not.toHaveProperty("hours");
  });

  test.each([
    "devis SAS Orion, câblage 120 m à 2,80 le ml, 12 prises RJ45 à 35 pose comprise",
    "devis M. Tan 4 m2 a 60 et meuble vasque a 420 posé, tva 10",
    "devis M. Tan 2 h a 55 et un siphon 24 pose comprise",
  ])("a number that may be a price is not left out: %s", (text) => {
    expect(readSentence(text)).toMatchObject({ hasUnreadPrices: true });
  });

  test("the price of a half day is not that of the day", () => {
    expect(readSentence("1/2 journée à 350", "duration")).not.toHaveProperty("dayRate");
  });

  test("the sides of a thing count nothing", () => {
    expect(readSentence("devis M. Uhl vitrage double 1,20 m x 0,80 m à 180")).toMatchObject({ flatPriceEuros: 180 });
  });

  test("a price before a plus is read as one before a comma", () => {
    expect(readSentence("dvis mr uhl chgt robinet 1h a 50 + robinet 89 + dep 30")).toEqual({
      ...QUOTE,
      lastName: "Uhl",
      lines: ["chgt robinet: 1 h x 50", "robinet: 1 flat x 89", "dep: 1 flat x 30"],
    });
  });

  test("a part of an hour in figures is a time", () => {
    expect(readSentence("devis M. Adam 3/4 d'heure à 60 €/h")).toEqual({
      ...QUOTE,
      lastName: "Adam",
      hours: 0.75,
      rate: 60,
    });
  });
});

describe("Labels", () => {
  test("a label counts the things that it names", () => {
    expect(readSentence("devis\ncliente: mme Aït Ouali\nprises: 9 a 38e\nmain d'oeuvre: 8h a 47e\ntva: 10")).toEqual({
      ...QUOTE,
      lastName: "Aït Ouali",
      vatPercent: 10,
      lines: ["prises: 9 piece x 38", "main d'oeuvre: 8 h x 47"],
    });
  });

  test("two prices after a label of money are a range", () => {
    expect(readSentence("devis\nclient: M. Roy\nprix: 35 à 80 €")).not.toHaveProperty("lines");
  });

  test.each([
    ["nb heures : 6,5\nprix de l'heure : 48", { act: "answer", hours: 6.5, rate: 48 }],
    ["nb jours : 3\ntarif jour : 380", { act: "answer", days: 3, dayRate: 380 }],
    ["5 jours, tarif journée 390", { act: "answer", days: 5, dayRate: 390 }],
    ["75 euros de l'heure, et j'en ai fait neuf", { act: "answer", hours: 9, rate: 75 }],
    ["nonante-cinq euros la journée, quatre jours", { act: "answer", days: 4, dayRate: 95 }],
  ])("%s answers how long", (text, values) => {
    expect(readSentence(text, "duration")).toEqual(values);
  });
});

describe("Customers", () => {
  test.each([
    ["facture pour Clara Fleurs, 12 compositions à 35 €", "Clara Fleurs"],
    ["devis pour Rose Bijoux, refonte du site, 1 800 €", "Rose Bijoux"],
    ["je facture 3 jours de conseil à Valorem, 550 € par jour", "Valorem"],
  ])("%s is for a firm", (text, company) => {
    expect(readSentence(text)).toMatchObject({ company });
  });

  test("the customer is no part of the work", () => {
    expect(readSentence("Il faut que je facture 4 heures de réglage à Brimelec, 65 € l'heure")).toEqual({
      ...INVOICE,
      company: "Brimelec",
      description: "réglage",
      hours: 4,
      rate: 65,
    });
  });

  test("a town is where the work is", () => {
    expect(readSentence("facture 6 h de pose à Rennes, 45 € de l'heure")).not.toHaveProperty("company");
  });

  test.each(["contrat annuel", "prestation unique", "intervention régulière"])("« %s » is no work", (form) => {
    expect(readSentence(`crée un projet « Tour Est » pour la SARL Movis, ${form}`)).not.toHaveProperty("description");
  });
});

describe("Acts", () => {
  test.each([
    ["un ptit mail de relance à l'imprimerie Vasco pour la facture 2026-077", "order remind"],
    ["un petit message de relance pour M. Denis", "order remind"],
    ["c'est bon pour la facture 12 elle est réglée", "order mark_paid"],
    ["faut mettre quoi sur une facture", "statement"],
  ])("%s", (text, act) => {
    expect(readSentence(text)).toMatchObject({ act });
  });

  test.each([
    ["Mon agenda de demain, ça donne quoi ?", { about: "planning", periodFrom: "2026-11-24" }],
    ["combien j'ai facturé entre le 3 et le 20 septembre ?", { periodFrom: "2026-09-03", periodTo: "2026-09-20" }],
  ])("%s asks", (text, values) => {
    expect(readSentence(text)).toMatchObject({ act: "question", ...values });
  });

  test.each(["pfff comment dire…", "euh… comment t'expliquer", "bah euh", "2 sec", "ben comme d'hab"])(
    "%s describes nothing",
    (text) => {
      expect(readSentence(text, "description")).toEqual({ act: "non_answer" });
    },
  );

  test("a sigh is no part of a description", () => {
    expect(readSentence("pfiou, refaire la toiture", "description")).toEqual({
      act: "answer",
      description: "refaire la toiture",
    });
  });

  test("a known project may be named beside the answer", () => {
    expect(readSentence("sur un projet que j'ai déjà, Abri Chastel", "projectMode")).toEqual({
      act: "answer",
      mode: "existing",
      projectName: "Abri Chastel",
    });
  });
});
