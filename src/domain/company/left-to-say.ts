import { isAboutInsurance } from "./missing-seller-fields.ts";

/** What a seller may not have said yet. Each is a question of the first run or a chapter of the settings. */
export const LEFT_TO_SAY = ["trade", "identity", "vat", "insurance", "rate", "iban"] as const;

/** One of them. */
export type LeftToSay = (typeof LEFT_TO_SAY)[number];

/** Those of them without which the law lets no document leave. */
export const OWED_TO_THE_LAW: readonly LeftToSay[] = ["identity", "vat", "insurance"];

/** What is read of a seller to know. `missing`: the wire names of the fields that the law asks for. */
type SaidBySeller = { missing: readonly string[]; trade: string; iban: string; hourly_rate: number | null };

/** What a seller has left to say, in the order of `LEFT_TO_SAY`. */
export function leftToSay({ missing, trade, iban, hourly_rate: hourlyRate }: SaidBySeller): LeftToSay[] {
  const isLeft: Record<LeftToSay, boolean> = {
    trade: trade === "",
    identity: missing.some((field) => field !== "vat_regime" && !isAboutInsurance(field)),
    vat: missing.includes("vat_regime"),
    // Whether a trade needs one is known once it is said.
    insurance: trade !== "" && missing.some(isAboutInsurance),
    rate: hourlyRate === null,
    iban: iban === "",
  };
  return LEFT_TO_SAY.filter((one) => isLeft[one]);
}
