import { mayBuild } from "../../company/building-trades.ts";
import type { Company } from "../../company/company.ts";
import type { Line } from "../../lines/line.ts";
import type { ConditionSubject, QuoteConditions } from "./quote-conditions.ts";
import { CONDITION_SUBJECTS } from "./quote-conditions.ts";

type Sale = { seller: Pick<Company, "trade" | "insurance">; lines: readonly Line[]; conditions: QuoteConditions };

/**
 * Whether a quote is for works of construction: its seller said so or, while they said nothing, has the ten-year
 * insurance and sells work of their own, not goods alone nor work for another builder.
 */
export function isBuildingWorks({ seller, lines, conditions }: Sale): boolean {
  const work = lines.filter((line) => line.kind === "item").filter((item) => item.nature === "service");
  if (work.length === 0 || !mayBuild(seller.trade)) return false;
  if (conditions.works !== undefined) return conditions.works === "building";
  return seller.insurance?.kind === "decennial" && work.some((item) => item.vat.reason !== "subcontracting");
}

const OF_BUILDERS: readonly ConditionSubject[] = ["works", "waste", "energy", "aids"];

/** The subjects that a seller is asked: those of building trades are asked of them alone. */
export function askedSubjects({ trade }: Pick<Company, "trade">): ConditionSubject[] {
  return CONDITION_SUBJECTS.filter((subject) => mayBuild(trade) || !OF_BUILDERS.includes(subject));
}

/**
 * The subjects that the law asks of a quote and that it does not say: the waste of works (C. env. D541-45-1), and where
 * and how long they are done (arrêté du 24 janvier 2017, C. conso L111-1). `hasEnd`: the last day is said.
 */
export function dueSubjects(sale: Sale & { isConsumer: boolean; hasEnd: boolean }): ConditionSubject[] {
  const { place, duration, waste } = sale.conditions;
  if (!isBuildingWorks(sale)) return [];
  return [
    ...(place === undefined && sale.isConsumer ? (["place"] as const) : []),
    ...(duration === undefined && !sale.hasEnd && sale.isConsumer ? (["duration"] as const) : []),
    ...(waste === undefined ? (["waste"] as const) : []),
  ];
}
