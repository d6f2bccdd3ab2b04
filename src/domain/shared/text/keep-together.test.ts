import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";

const printedText = (text: string) => keepTogether(text).replaceAll("\u00A0", "_");

test.each([
  ["D2026-0001 du 21 nov. 2026", "D2026-0001 du 21_nov._2026"],
  ["le 1er décembre 2026", "le 1er_décembre_2026"],
  ["Avenant n° 12", "Avenant n°_12"],
  ["Environ 2 semaines.", "Environ 2_semaines."],
  ["Réalisé en 14 m² de 120 × 90 cm", "Réalisé en 14_m² de 120_×_90_cm"],
  ["articles 1641 et suivants", "articles_1641 et suivants"],
  ["SIRET 732 829 320 00074", "SIRET 732_829_320 00074"],
  ["04 72 00 00 00", "04_72_00_00_00"],
  ["100 % de 250 €", "100_% de 250_€"],
])("« %s » keeps its numbers whole", (text, together) => {
  expect(printedText(text)).toBe(together);
});

test.each(["38000 Grenoble", "FR76 3000 6000 0112 3456 7890 189", "12 rue de l'Établi", "2 menuiseries"])(
  "« %s » may part where it did",
  (text) => {
    expect(printedText(text)).toBe(text);
  },
);
