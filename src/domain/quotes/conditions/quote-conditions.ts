import type { Deposit } from "../../lines/deposit.ts";

/** How a customer may pay. */
export const PAYMENT_MEANS = ["transfer", "cheque", "card", "cash", "direct_debit"] as const;

/** How a customer may pay. */
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];

/** The longest delay of payment, in days: that between businesses (C. com. L441-10). */
export const MAX_PAYMENT_DAYS = 60;

/** When what remains is paid, in days after the invoice (0: on receipt), and by which means; none: none is said. */
export type PaymentTerms = { dueDays: number; means: PaymentMeans[] };

/** Units of the duration of the work. */
export const DURATION_UNITS = ["day", "week", "month"] as const;

/** How long the work lasts, about. */
export type Duration = { count: number; unit: (typeof DURATION_UNITS)[number] };

/** What travel costs: nothing, or an amount that the total of the lines already holds, in cents. */
export type Travel = { kind: "free" } | { kind: "charged"; cents: number };

/**
 * Works of construction or renovation owe the waste block (C. env. D541-45-1) and bear the guarantees of builders
 * (C. civ. 1792). Repair and upkeep do not, nor who works for another builder, whose customer is not theirs.
 */
export const WORKS_KINDS = ["building", "repair", "subcontracted"] as const;

/** Works of construction or renovation, repair and upkeep, or work for another builder. */
export type WorksKind = (typeof WORKS_KINDS)[number];

/**
 * What becomes of the waste of a site (C. env. D541-45-1): its quantity, how it is sorted and removed, where it is
 * brought, and what that costs in cents, null when the price of the works holds it.
 */
export type Waste = { quantity: string; sorting: string; collection: string; costCents: number | null };

/**
 * What is said of energy works (loi 2025-594): the RGE label of the seller, empty when they have none, and the
 * subcontractors with theirs, empty without any.
 */
export type EnergyWorks = { rgeLabel: string; subcontractors: string };

/** Aids that the customer expects to receive: they lower neither what is due to the seller nor the base of VAT. */
export const AID_KINDS = ["cee", "maprimerenov", "other"] as const;

/** An aid and its amount in cents. `label`: what another aid is called. */
export type Aid = { kind: (typeof AID_KINDS)[number]; label: string; cents: number };

/** The most aids of a quote. */
export const MAX_AIDS = 5;

/**
 * What a quote says and asks beside its lines. A subject that is absent is not said. It is kept with each version for
 * ever.
 */
export type QuoteConditions = {
  /** Where the work is done, as the project had it. */
  place?: string;
  duration?: Duration;
  deposit?: Deposit;
  payment?: PaymentTerms;
  aids?: Aid[];
  travel?: Travel;
  works?: WorksKind;
  /** What the seller guarantees beyond the law. */
  guarantee?: string;
  waste?: Waste;
  energy?: EnergyWorks;
  /** Whom a customer complains to, instead of the email and telephone of the seller. */
  complaints?: string;
};

/** Nothing is said. */
export const NO_CONDITIONS: QuoteConditions = {};

/**
 * What a new quote says of what its seller usually says. Waste and energy works are those of one site: they
 * only fill the form.
 */
export function firstConditions({ waste: _waste, energy: _energy, ...usual }: QuoteConditions): QuoteConditions {
  return usual;
}

/** The subjects of the conditions, in the order in which they are printed and asked. */
export const CONDITION_SUBJECTS = [
  "place",
  "duration",
  "deposit",
  "payment",
  "aids",
  "travel",
  "works",
  "guarantee",
  "waste",
  "energy",
  "complaints",
] as const satisfies (keyof QuoteConditions)[];

/** A subject of the conditions. */
export type ConditionSubject = (typeof CONDITION_SUBJECTS)[number];
