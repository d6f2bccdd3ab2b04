import { expect, test } from "vitest";
import { readPeriod } from "./read-period.ts";
import { tokensOf } from "../tokens.ts";

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
