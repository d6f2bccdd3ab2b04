import { expect, test } from "vitest";
import { tokensOf } from "../../words/tokens.ts";
import { readPeriod } from "./read-period.ts";

function read(text: string, today = "2026-11-23"): string | null {
  const { periodFrom, periodTo } = readPeriod(tokensOf(text), today);
  return periodFrom && periodTo ? `${periodFrom.value} ${periodTo.value}` : null;
}

test.each([
  ["combien j'ai facturé en octobre ?", "2026-10-01 2026-10-31"],
  ["g facturé combien en décembre dernier", "2025-12-01 2025-12-31"],
  ["mon planning en mars ?", "2027-03-01 2027-03-31"],
  ["le chiffre d'affaires du mois de mai 2027", "2027-05-01 2027-05-31"],
  ["ce mois-ci", "2026-11-01 2026-11-30"],
  ["le mois dernier", "2026-10-01 2026-10-31"],
  ["ce trimestre", "2026-10-01 2026-12-31"],
  ["pour le troisième trimestre", "2026-07-01 2026-09-30"],
  ["au premier semestre", "2026-01-01 2026-06-30"],
  ["l'an dernier", "2025-01-01 2025-12-31"],
  ["en 2025", "2025-01-01 2025-12-31"],
  ["la semaine dernière", "2026-11-16 2026-11-22"],
  ["la semaine prochaine", "2026-11-30 2026-12-06"],
  ["depuis le 1er janvier", "2026-01-01 2026-11-23"],
  ["entre mars et juin 2027", "2027-03-01 2027-06-30"],
  ["du 1er au 10 mai", "2026-05-01 2026-05-10"],
  ["hier", "2026-11-22 2026-11-22"],
  ["j'ai quoi demain ?", "2026-11-24 2026-11-24"],
  ["am I busy on Friday?", "2026-11-27 2026-11-27"],
  ["combien on me doit ?", null],
])("on Monday 23 November 2026, « %s » is %s", (text, days) => {
  expect(read(text)).toBe(days);
});

test.each([
  ["combien j'ai facturé en octobre ?", "2026-10-01 2026-10-31"],
  ["en décembre", "2025-12-01 2025-12-31"],
  ["en novembre", "2026-11-01 2026-11-30"],
  ["en février 2024", "2024-02-01 2024-02-29"],
  ["ce mois-ci", "2026-11-01 2026-11-30"],
  ["le mois dernier", "2026-10-01 2026-10-31"],
  ["cette année", "2026-01-01 2026-12-31"],
  ["l'année dernière", "2025-01-01 2025-12-31"],
  ["en 2024", "2024-01-01 2024-12-31"],
  ["ce trimestre", "2026-10-01 2026-12-31"],
  ["le trimestre dernier", "2026-07-01 2026-09-30"],
  ["au premier trimestre", "2026-01-01 2026-03-31"],
  ["T4 2025", "2025-10-01 2025-12-31"],
  ["cette semaine", "2026-11-16 2026-11-22"],
  ["la semaine dernière", "2026-11-09 2026-11-15"],
  ["hier", "2026-11-20 2026-11-20"],
  ["aujourd'hui", "2026-11-21 2026-11-21"],
  ["depuis janvier", "2026-01-01 2026-11-21"],
  ["depuis le 15 mars", "2026-03-15 2026-11-21"],
  ["depuis le 1er mars 2025", "2025-03-01 2026-11-21"],
  ["du 1er au 15 octobre", "2026-10-01 2026-10-15"],
  ["entre le 3 mai et le 7 juin 2026", "2026-05-03 2026-06-07"],
  ["du 01/10/2026 au 15/10/2026", "2026-10-01 2026-10-15"],
  ["les 3 derniers mois", "2026-08-22 2026-11-21"],
])("on Saturday 21 November 2026, « %s » is %s", (text, days) => {
  expect(read(text, "2026-11-21")).toBe(days);
});

test.each(["combien on me doit ?", "le 31 février", ""])("no period is read in « %s »", (text) => {
  expect(read(text)).toBeNull();
});
