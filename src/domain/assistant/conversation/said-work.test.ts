import { expect, test } from "vitest";
import { inHours, readSaidWork, withoutVatWords } from "./said-work.ts";

const read = (text: string, knownRate: number | null = null) => {
  const { hours, rate, isCertain } = readSaidWork(text, knownRate);
  return { hours, rate, isCertain };
};

test.each([
  ["6h30 à 52 €", 6.5, 52],
  ["12 h à 45 €", 12, 45],
  ["48 € x 16 h", 16, 48],
  ["deux heures et demie à cinquante euros de l'heure", 2.5, 50],
  ["1 200 h à 38 €/h", 1200, 38],
])("hours and rate are read by their units: « %s »", (text, hours, rate) => {
  expect(read(text)).toEqual({ hours, rate, isCertain: true });
});

test("what is read is said back with its total", () => {
  const sentence = readSaidWork("6h30 à 52 €", null).sentence.replace(/\s/g, " ");
  expect(sentence).toBe("6,5 h à 52,00 € de l'heure : 338,00 € hors taxes.");
});

test.each([
  ["3 jours à 45 €/h", 8, 24],
  ["une semaine, 45 €/h", 7, 35],
  ["deux jours et demi, 45 €/h", 7.5, 18.75],
])("days become hours as the company counts its days: « %s », %s h a day", (text, hoursADay, hours) => {
  const work = inHours(readSaidWork(text, null), hoursADay);
  expect(work).toMatchObject({ hours, rate: 45, isCertain: false });
  expect(work.sentence).toContain(`En comptant ${String(hoursADay).replace(".", ",")} h par jour`);
});

test("a discount is shown in the form, to be confirmed", () => {
  expect(read("20 h à 65 €, remise 5 %")).toEqual({ hours: 20, rate: 65, isCertain: false });
});

test("a price of the day never becomes a price of the hour", () => {
  expect(read("3 jours à 450 € la journée")).toEqual({ hours: null, rate: null, isCertain: false });
  expect(readSaidWork("TJM 450 €", null)).toMatchObject({ rate: null, sentence: expect.stringContaining("jours ?") });
});

test.each(["1.500", "40", "12 à 45", "forfait 1 200 € TTC", "30 m² de placo à 28 €/m² et 4 h de pose à 42 €/h"])(
  "what is ambiguous, or no hours at a rate, is never saved: « %s »",
  (text) => expect(read(text, 50)).toEqual({ hours: null, rate: null, isCertain: false }),
);

test("a rate with VAT is asked again without it", () => {
  expect(read("14 h à 57,60 € TTC de l'heure")).toEqual({ hours: 14, rate: null, isCertain: false });
});

test("hours alone take the usual rate", () => {
  expect(read("12 h", 47.5)).toEqual({ hours: 12, rate: 47.5, isCertain: true });
  expect(read("12 h")).toEqual({ hours: 12, rate: null, isCertain: false });
});

test("a seller under franchise reads no tax in what is said back", () => {
  const say = (text: string) => withoutVatWords(readSaidWork(text, null)).sentence.replace(/\s/g, " ");
  expect(say("6h30 à 52 €")).toBe("6,5 h à 52,00 € de l'heure : 338,00 €.");
  expect(say("14 h à 57,60 € TTC de l'heure")).toContain("aucune TVA n'est facturée");
});
