import fc from "fast-check";
import { expect, test } from "vitest";
import { tokensOf } from "../words/tokens.ts";
import { readMeasures } from "./measures.ts";

const read = (text: string) => readMeasures(tokensOf(text)).map((measure) => describeMeasure(measure));

function describeMeasure(measure: ReturnType<typeof readMeasures>[number]): string {
  const { kind, value, isUsable } = measure;
  const unit = kind === "quantity" ? ` ${measure.unit}` : kind === "percent" ? " %" : "";
  const per =
    kind === "price" ? ` €${measure.per ? `/${measure.per}` : ""}${measure.taxes ? ` ${measure.taxes}` : ""}` : "";
  return `${Math.round(value * 1e6) / 1e6}${unit}${per}${isUsable ? "" : " ?"}`;
}

test.each([
  ["6h30 à 52 €", ["6.5 h", "52 €"]],
  ["1h45min à 50 euros/h HT", ["1.75 h", "50 €/h ht"]],
  ["6 h 30 de retouche à 70 €", ["6.5 h", "70 €"]],
  ["deux heures et demie, à cinquante-cinq euros de l'heure", ["2.5 h", "55 €/h"]],
  ["trois quarts d’heure", ["0.75 h"]],
  ["une demi-journée", ["0.5 day"]],
  ["2 jours et demi", ["2.5 day"]],
  ["trois grosses journées, à 350 euros la journée", ["3 day", "350 €/day"]],
  ["45 min", ["0.75 h"]],
  ["1 200 h à 38 €/h", ["1200 h", "38 €/h"]],
  ["1.200,50 €", ["1200.5 €"]],
  ["1.200.000 €", ["1200000 €"]],
  ["12 345,60 €", ["12345.6 €"]],
  ["2,5k€ HT", ["2500 € ht"]],
  ["8 k€", ["8000 €"]],
  ["57,60 € TTC de l'heure", ["57.6 €/h ttc"]],
  ["48 balles", ["48 €"]],
  ["nonante euros de l'heure, septante heures", ["90 €/h", "70 h"]],
  ["quatre-vingt-dix-sept euros", ["97 €"]],
  ["mille deux cents euros", ["1200 €"]],
  ["douze mètres carrés à trente-deux euros le mètre carré", ["12 m2", "32 €/m2"]],
  ["8 m3 à 45 €/m3, 22 ml à 8 €/ml, 10 L à 12 €/L", ["8 m3", "45 €/m3", "22 m", "8 €/m", "10 l", "12 €/l"]],
  ["45e de l'heure, à 55e", ["45 €/h", "55 €"]],
  ["TVA 5,5 %, remise de 10 pour cent", ["5.5 %", "10 %"]],
  ["35 heurs", ["35 h"]],
])("« %s » is measured", (text, measures) => {
  expect(read(text)).toEqual(measures);
});

test.each([
  ["1.500 h à 48 €/h", ["1.5 h ?", "48 €/h"]],
  ["14h 48", ["14 h ?", "48"]],
  ["2 à 3 jours", ["2 ?", "3 day ?"]],
  ["40 ou 45 €/h", ["40 ?", "45 €/h ?"]],
  ["12 à 45", ["12 ?", "45 ?"]],
  ["9 h au lieu de 7 h", ["9 h", "7 h ?"]],
  ["compte 9h30, pas 8h", ["9.5 h", "8 h ?"]],
  ["rendez-vous à 14h30", ["14.5 h ?"]],
  ["depuis 3 jours, sous 30 jours", ["3 day ?", "30 day ?"]],
])("« %s » can be read in two ways, or is not meant", (text, measures) => {
  expect(read(text)).toEqual(measures);
});

test.each(["06.12.34.56.78", "2026-041", "F2027-0009", "carrelage 60x60", "D-2026-08", "T2", "3 tours, 3e étage"])(
  "the figures of « %s » measure no work",
  (text) => {
    expect(read(text).filter((measure) => /[a-z%€]/.test(measure))).toEqual([]);
  },
);

test("hours and minutes are read as they are written", () => {
  fc.assert(
    fc.property(fc.nat({ max: 500 }), fc.nat({ max: 59 }), (hours, minutes) => {
      const text = `${hours}h${String(minutes).padStart(2, "0")} à 52 €`;
      const [duration, price] = readMeasures(tokensOf(text));
      expect(duration).toMatchObject({ kind: "quantity", unit: "h", value: hours + minutes / 60, isUsable: true });
      expect(price).toMatchObject({ kind: "price", value: 52 });
    }),
  );
});

test("a long text is read in a time that grows with its length", () => {
  for (const part of ["12 h ", "1.", "1 ", "48 €/h, ", "un ", "vingt et un ", "-", "é"])
    expect(readMeasures(tokensOf(part.repeat(50_000))).length).toBeLessThanOrEqual(100_000);
});
