import { keysOf } from "../../shared/keys-of.ts";

/** What kind of work a line is, for its rate (CGI 279-0 bis, 278-0 bis A; CGI ann. IV 30-0 D to F). */
export const WORK_KINDS = ["improvement", "energy", "excluded"] as const;

/** One of them. */
export type VatWorkKind = (typeof WORK_KINDS)[number];

/** The questions that decide the VAT of a whole sale, in the order in which they are asked, with their answers. */
export const SALE_QUESTIONS = {
  /** What is worked on, by its use once the work is done. */
  place: ["dwelling", "other_building", "no_building"],
  /** Where that building stands, of a customer who is abroad. */
  site: ["in_france", "abroad"],
  /** Work for a building firm, which bills it to its own customer, with a contract of subcontracting or without. */
  subcontracting: ["none", "with_contract", "without_contract"],
  age: ["over_two_years", "under_two_years"],
  /** Whether the works of two years make a new building, or add more than 10 % of floor area. */
  scale: ["within_limits", "new_building"],
  /** Of goods for a customer abroad: whether they leave France. */
  shipping: ["shipped", "collected"],
} as const;

/** One of these questions. */
export type SaleQuestion = keyof typeof SALE_QUESTIONS;

/** The questions of a sale, in the order in which they are asked. */
export const SALE_QUESTION_NAMES = keysOf(SALE_QUESTIONS);

/**
 * What was answered, kept with the project: nothing is guessed for a question that has no answer. `kinds`: the kind of
 * work of each line, by its ID.
 */
export type VatAnswers = {
  [Question in SaleQuestion]?: (typeof SALE_QUESTIONS)[Question][number] | undefined;
} & { kinds?: Readonly<Record<string, VatWorkKind>> | undefined };
