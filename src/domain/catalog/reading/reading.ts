import type { Clause } from "./clauses.ts";
import type { Quantity } from "./quantities.ts";
import type { Word } from "./words.ts";

/** A description that has been read. With `isTerse`, a thing alone says its usual work (« un nouveau ballon »). */
export type Reading = {
  /** The description as it was written. */
  text: string;
  words: readonly Word[];
  clauses: readonly Clause[];
  measures: readonly Quantity[];
  isTerse?: boolean;
};
