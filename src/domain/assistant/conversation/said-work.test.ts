import { expect, test } from "vitest";
import { currentWork, inHours, readSaidWork, workSentence } from "./said-work.ts";

const read = (text: string, knownRateEuros: number | null = null) => {
  const { kind, hours, rateEuros } = readSaidWork(text, knownRateEuros);
  return { kind, hours, rateEuros };
};

const sentenceOf = (text: string, isFranchise = false) =>
  workSentence(readSaidWork(text, null), { isFranchise }).replace(/\s/g, " ");

test.each([
  ["6h30 à 52 €", 6.5, 52],
  ["12 h à 45 €", 12, 45],
  ["48 € x 16 h", 16, 48],
  ["deux heures et demie à cinquante euros de l'heure", 2.5, 50],
  ["1 200 h à 38 €/h", 1200, 38],
])("hours and rate are read by their units: « %s »", (text, hours, rateEuros) => {
  expect(read(text)).toEqual({ kind: "work", hours, rateEuros });
});

test("what is read is said back with its total", () => {
  expect(sentenceOf("6h30 à 52 €")).toBe("6,5 h à 52,00 € de l'heure : 338,00 € hors taxes.");
});

test.each([
  ["3 jours à 45 €/h", 8, 24],
  ["une semaine, 45 €/h", 7, 35],
  ["deux jours et demi, 45 €/h", 7.5, 18.75],
])("days become hours as the company counts its days: « %s », %s h a day", (text, hoursADay, hours) => {
  const work = inHours(readSaidWork(text, null), hoursADay);
  expect(work).toMatchObject({ kind: "converted", hours, rateEuros: 45 });
  expect(workSentence(work, { isFranchise: false })).toContain(
    `En comptant ${String(hoursADay).replace(".", ",")} h par jour`,
  );
});

test("a discount is shown in the form, to be confirmed", () => {
  expect(read("20 h à 65 €, remise 5 %")).toEqual({ kind: "more", hours: 20, rateEuros: 65 });
});

test("a price of the day never becomes a price of the hour", () => {
  const work = inHours(readSaidWork("3 jours à 450 € la journée", 50), 7);
  expect(work).toMatchObject({ kind: "day_rate", hours: 21, rateEuros: null });
  expect(workSentence(work, { isFranchise: false }).replace(/\s/g, " ")).toBe("3 jours à 450,00 € la journée.");
  expect(read("TJM 450 €")).toEqual({ kind: "days_missing", hours: null, rateEuros: null });
  expect(sentenceOf("TJM 450 €")).toContain("jours ?");
});

test.each([
  ["1.500", "unclear"],
  ["40", "unclear"],
  ["12 à 45", "unclear"],
  ["forfait 1 200 € TTC", "flat_price"],
  ["30 m² de placo à 28 €/m² et 4 h de pose à 42 €/h", "lines"],
])("what is ambiguous, or no hours at a rate, is never saved: « %s »", (text, kind) =>
  expect(read(text, 50)).toEqual({ kind, hours: null, rateEuros: null }),
);

test("a rate with VAT is kept so with its hours, asked again without them", () => {
  expect(read("14 h à 57,60 € TTC de l'heure")).toEqual({ kind: "work_with_vat", hours: 14, rateEuros: null });
  expect(sentenceOf("6 h à 55 € TTC")).toBe("6 h à 55,00 € TTC de l'heure : 330,00 € TTC.");
  expect(read("60 € TTC de l'heure", 50)).toEqual({ kind: "rate_with_vat", hours: null, rateEuros: null });
});

test("hours alone take the usual rate", () => {
  expect(read("12 h", 47.5)).toEqual({ kind: "work", hours: 12, rateEuros: 47.5 });
  expect(read("12 h")).toEqual({ kind: "rate_missing", hours: 12, rateEuros: null });
});

test("days without a rate are converted before their rate is asked", () => {
  expect(sentenceOf("3 jours")).toBe("3 jours de travail.");
  const work = inHours(readSaidWork("3 jours", null), 7);
  expect(work).toMatchObject({ kind: "rate_missing", hours: 21, rateEuros: null });
  expect(workSentence(work, { isFranchise: false })).toBe("21 h, à quel taux horaire ?");
});

test("a seller under franchise reads no tax in what is said back", () => {
  expect(sentenceOf("6h30 à 52 €", true)).toBe("6,5 h à 52,00 € de l'heure : 338,00 €.");
  expect(sentenceOf("14 h à 57,60 € TTC de l'heure", true)).toBe("14 h à 57,60 € de l'heure : 806,40 €.");
  expect(sentenceOf("60 € TTC de l'heure", true)).toContain("aucune TVA n'est facturée");
});

test("hours at a rate that an earlier version saved are kept", () => {
  const earlierWork = { hours: 6.5, rate: 52, sentence: "6,5 h à 52,00 € de l'heure.", isCertain: true };
  const work = { kind: "work", hours: 6.5, rateEuros: 52 } as const;
  expect(currentWork(earlierWork)).toEqual(work);
  expect(currentWork(work)).toEqual(work);
});

test("what an earlier version had still to ask about the work is asked again", () => {
  expect(currentWork({ hours: 12, rate: null, sentence: "12 h, à quel taux horaire ?", isCertain: false })).toBeNull();
});
