import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../../shared/calendar-date.ts";
import { formatDate } from "../../../shared/french-format.ts";
import { tokensOf } from "../../words/tokens.ts";
import { readDates } from "./read-dates.ts";

const TODAY = "2026-11-23";
const read = (text: string, today = TODAY) => readDates(tokensOf(text), today);

test.each([
  ["2027-03-05", "2027-03-05"],
  ["2027/04/19", "2027-04-19"],
  ["2027-05-12T09:00:00Z", "2027-05-12"],
  ["5/4/2027", "2027-04-05"],
  ["1.2.27", "2027-02-01"],
  ["12 / 10 / 2026", "2026-10-12"],
  ["05 03 2027", "2027-03-05"],
  ["le 12/05", "2027-05-12"],
  ["5 mars 2027", "2027-03-05"],
  ["1er juin", "2027-06-01"],
  ["le douze mai deux mille vingt-sept", "2027-05-12"],
  ["20 janv 27", "2027-01-20"],
  ["vendredi 12 février 2027", "2027-02-12"],
  ["mercredi 6 janvier", "2027-01-06"],
  ["mercredi 6", "2027-01-06"],
  ["le premier lundi de janvier", "2027-01-04"],
  ["le dernier vendredi du mois", "2026-11-27"],
  ["vandredi", "2026-11-27"],
  ["le 7 du 12", "2026-12-07"],
  ["aujourdui", "2026-11-23"],
  ["5 1 27", "2027-01-05"],
  ["March 8 2027", "2027-03-08"],
  ["April 23rd, 2027", "2027-04-23"],
  ["5 March 2027", "2027-03-05"],
  ["le 15", "2026-12-15"],
  ["le 3 du mois prochain", "2026-12-03"],
  ["demain", "2026-11-24"],
  ["dmain", "2026-11-24"],
  ["après-demain", "2026-11-25"],
  ["lundi", "2026-11-30"],
  ["mercredi prochain", "2026-11-25"],
  ["mardi en huit", "2026-12-01"],
  ["jeudi de la semaine prochaine", "2026-12-03"],
  ["dans 15 jours", "2026-12-08"],
  ["dans trois semaines", "2026-12-14"],
  ["dans un mois jour pour jour", "2026-12-23"],
  ["à la fin du mois", "2026-11-30"],
  ["fin février 2028", "2028-02-29"],
  ["début juin", "2027-06-01"],
  ["la semaine prochaine", "2026-11-30"],
  ["semaine 2", "2027-01-11"],
  ["29 février", "2028-02-29"],
])("on Monday 23 November 2026, « %s » is %s", (text, date) => {
  expect(read(text).map(({ date }) => date)).toEqual([date]);
});

test.each(["05/25/2027", "31/02/2027", "le 31 novembre", "32/01/2027", "30 février 2027"])(
  "« %s » is a day that does not exist",
  (text) => {
    expect(read(text).map(({ date }) => date)).toEqual([null]);
  },
);

test.each(["06.12.34.56.78", "TVA 10", "14 h à 48 €", "le 45 €", "2/3 jours", "la facture 2026-041", "mars attaque"])(
  "« %s » holds no date",
  (text) => {
    expect(read(text)).toEqual([]);
  },
);

test.each([
  ["début 11/01/2027, fin 22/01/2027", ["start 2027-01-11", "end 2027-01-22"]],
  ["du 4 janvier 2027 au 26 février 2027", ["start 2027-01-04", "end 2027-02-26"]],
  ["du 1er au 10 mai", ["start 2027-05-01", "end 2027-05-10"]],
  ["pas demain finalement, le début c'est lundi prochain", ["aside 2026-11-24", "start 2026-11-30"]],
  ["la facture du 12 mai", ["aside 2027-05-12"]],
  ["à partir du 15 janvier 2027", ["start 2027-01-15"]],
])("the dates of « %s » have their roles", (text, dates) => {
  expect(read(text).map(({ role, date }) => `${role} ${date}`)).toEqual(dates);
});

test("a date written in full is read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), (days) => {
      const date = addDays("1950-01-01", days);
      expect(read(`le ${formatDate(date)}`)).toMatchObject([{ date }]);
    }),
  );
});
