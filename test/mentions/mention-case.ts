import type { CONDITIONS } from "./said-conditions.ts";
import type { BUYERS, SELLERS, WORKS } from "./sales.ts";

/** A row of the table. `days`: whether the project has its first and its last day; it has, unless it is said. */
export type MentionCase = {
  seller: keyof typeof SELLERS;
  buyer: keyof typeof BUYERS;
  works: keyof typeof WORKS;
  days?: "none" | "start";
  /** What the seller said beside the lines of the quote; nothing, unless it is said. */
  conditions?: keyof typeof CONDITIONS;
  /** The mentions due on its quote, on its invoice and, where the row tries one, on the credit note of that invoice. */
  quote: string;
  invoice: string;
  credit?: string;
};
