import type { Token } from "../../words/tokens.ts";

/** A text where labels are looked for. A token is taken when it says something else: a customer, a date, a rate. */
export type LabelWords = {
  text: string;
  tokens: readonly Token[];
  isTaken: (index: number) => boolean;
  isInMeasure: (index: number) => boolean;
};
