import { missingMediator } from "./mediator.ts";
import type { Mediation } from "./missing-seller-fields.ts";
import { isAboutInsurance } from "./missing-seller-fields.ts";

/** What a seller may not have said yet. Each is a question of the first run or a chapter of the settings. */
export const LEFT_TO_SAY = ["trade", "identity", "vat", "insurance", "mediator", "rate", "iban"] as const;

/** One of them. */
export type LeftToSay = (typeof LEFT_TO_SAY)[number];

/** Those of them without which the law lets no document leave. */
export const OWED_TO_THE_LAW: readonly LeftToSay[] = ["identity", "vat", "insurance"];

/** Those without which none leaves for a private person. */
export const OWED_TO_A_PERSON: readonly LeftToSay[] = [...OWED_TO_THE_LAW, "mediator"];

/** What is read of a seller to know. `missing`: the wire names of the fields that the law asks for. */
type SaidBySeller = {
  missing: readonly string[];
  trade: string;
  iban: string;
  hourly_rate: number | null;
  mediation: Mediation | null;
  mediator: string;
  legal_notices: string;
};

/** What a seller has left to say, in the order of `LEFT_TO_SAY`. */
export function leftToSay(seller: SaidBySeller): LeftToSay[] {
  const { missing, trade, iban, hourly_rate: hourlyRate } = seller;
  const isLeft: Record<LeftToSay, boolean> = {
    trade: trade === "",
    identity: missing.some((field) => field !== "vat_regime" && !isAboutInsurance(field)),
    vat: missing.includes("vat_regime"),
    insurance: missing.some(isAboutInsurance),
    mediator: missingMediator({ legalNotices: seller.legal_notices }, seller, { kind: "person" }).length > 0,
    rate: hourlyRate === null,
    iban: iban === "",
  };
  return LEFT_TO_SAY.filter((one) => isLeft[one]);
}
