import type { CountedUnit } from "../units.ts";

/**
 * A number of a text with what it measures. `from` and `to` are indexes of tokens. It is usable when it can be read in
 * one way only, and when the text neither denies it (« au lieu de 7 h ») nor gives it as a time of day.
 */
export type Measure = {
  from: number;
  to: number;
  isUsable: boolean;
  isWord: boolean;
} & (
  | { kind: "quantity"; value: number; unit: CountedUnit }
  | { kind: "price"; value: number; per: CountedUnit | null; taxes: "ht" | "ttc" | null; isWhole: boolean }
  | { kind: "percent"; value: number }
  | { kind: "bare"; value: number }
);
