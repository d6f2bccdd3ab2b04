import { DEPOSIT_KINDS } from "#domain/lines/deposit.ts";
import type { Deposit } from "#domain/lines/deposit.ts";
import { CONDITION_PROBLEMS } from "#domain/quotes/conditions/condition-problems.ts";
import type { QuoteConditions } from "#domain/quotes/conditions/quote-conditions.ts";
import {
  AID_KINDS,
  CONDITION_SUBJECTS,
  DURATION_UNITS,
  MAX_AIDS,
  MAX_PAYMENT_DAYS,
  PAYMENT_MEANS,
  WORKS_KINDS,
} from "#domain/quotes/conditions/quote-conditions.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { MAX_DISCOUNT_EUROS } from "#domain/shared/typed-number.ts";
import { z } from "zod";
import { moneyCents, noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";
import { requiredText, text } from "../fields.ts";

const MAX_CENTS = eurosToCents(MAX_DISCOUNT_EUROS);

/** The longest text of a condition: a paragraph of a document. */
const MAX_CONDITION_TEXT = 400;
const sentence = requiredText(MAX_CONDITION_TEXT, fieldMessages.required);

const deposit = z.object({
  kind: z.enum(DEPOSIT_KINDS),
  size: z.discriminatedUnion("unit", [
    z.object({
      unit: z.literal("share"),
      basis_points: noAmount(z.number().int().min(1, fieldMessages.required).max(10_000, fieldMessages.overHundred)),
    }),
    z.object({ unit: z.literal("amount"), deposit_cents: moneyCents().min(1, fieldMessages.required).max(MAX_CENTS) }),
  ]),
});

const payment = z.object({
  due_days: noAmount(z.number().int().min(0).max(MAX_PAYMENT_DAYS)),
  means: z.array(z.enum(PAYMENT_MEANS)).max(PAYMENT_MEANS.length),
});

const travel = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("free") }),
  z.object({ kind: z.literal("charged"), travel_cents: moneyCents().min(1, fieldMessages.required).max(MAX_CENTS) }),
]);

/** What a quote says beside its lines, null where it says nothing. Where it is done is said with the project. */
export const quoteConditions = z.object({
  duration: z
    .object({
      count: noAmount(z.number().int().min(1, fieldMessages.required).max(999)),
      unit: z.enum(DURATION_UNITS),
    })
    .nullable(),
  deposit: deposit.nullable(),
  payment: payment.nullable(),
  aids: z
    .array(
      z
        .object({
          kind: z.enum(AID_KINDS),
          label: text(60),
          aid_cents: moneyCents().min(1, fieldMessages.required).max(MAX_CENTS),
        })
        .refine(({ kind, label }) => kind !== "other" || label !== "", {
          error: fieldMessages.required,
          path: ["label"],
        }),
    )
    .max(MAX_AIDS)
    .nullable(),
  travel: travel.nullable(),
  works: z.enum(WORKS_KINDS).nullable(),
  guarantee: sentence.nullable(),
  waste: z
    .object({
      quantity: requiredText(100, fieldMessages.required),
      sorting: sentence,
      collection: sentence,
      waste_cents: moneyCents().min(0).max(MAX_CENTS).nullable(),
    })
    .nullable(),
  energy: z.object({ rge_label: text(200), subcontractors: text(MAX_CONDITION_TEXT) }).nullable(),
  complaints: sentence.nullable(),
});

/** What a quote says beside its lines, on the wire. */
export type WireConditions = z.output<typeof quoteConditions>;

const conditionsAnswer = z.object({
  conditions: quoteConditions,
  /** Where the work is done, as the project says it; empty while it does not. */
  place: z.string(),
  /** The address of the customer in one line, often the place. Empty while it is not known. */
  customer_address: z.string(),
  /** What the company usually says: it fills the form of a subject that this quote does not say. */
  usual: quoteConditions,
  /** The works build: they owe the waste block, and bear the guarantees of builders. */
  is_building: z.boolean(),
  /** The subjects to ask of this company, in their order. */
  asked: z.array(z.enum(CONDITION_SUBJECTS)),
  /** Those that the law asks of this quote, and that it does not say. */
  due: z.array(z.enum(CONDITION_SUBJECTS)),
  /** What they contradict: the quote is not sent with it. */
  problems: z.array(z.enum(CONDITION_PROBLEMS)),
  /** Those that the next quotes of the company say as this one does. */
  proposed: z.array(z.enum(CONDITION_SUBJECTS)),
  is_consumer: z.boolean(),
});

/** What the quote of a project says beside its lines, as read by the web. */
export type ConditionsAnswer = z.infer<typeof conditionsAnswer>;

export const getQuoteConditions = endpoint({
  method: "GET",
  path: "/api/projects/{id}/quote-conditions",
  access: "signed-in",
  right: "amounts",
  summary: "What the quote of a project says and asks beside its lines: deposit, payment, waste, aids…",
  answer: conditionsAnswer,
});

export const saveQuoteConditions = endpoint({
  method: "PUT",
  path: "/api/projects/{id}/quote-conditions",
  access: "signed-in",
  touches: ["/api/projects", "/api/quotes"],
  summary: "Says the subjects that are sent on the quote of a project, null to say nothing of one",
  body: quoteConditions.partial().extend({
    /** The next quotes of the company propose what is sent, too. */
    is_for_next: z.boolean().optional(),
  }),
  answer: conditionsAnswer,
});

/** The conditions with the subjects that were sent in place of their own. */
export function withSentConditions(current: QuoteConditions, subjects: Partial<WireConditions>): QuoteConditions {
  const entries = Object.entries(subjects).filter(([, value]) => value !== undefined);
  return fromWireConditions({ ...toWireConditions(current), ...Object.fromEntries(entries) });
}

function fromWireConditions(wire: WireConditions): QuoteConditions {
  const { duration, payment: terms, works, guarantee, complaints } = wire;
  return {
    ...(duration && { duration }),
    ...(wire.deposit && { deposit: toDeposit(wire.deposit) }),
    ...(terms && { payment: { dueDays: terms.due_days, means: terms.means } }),
    ...(wire.aids?.length && { aids: wire.aids.map(({ aid_cents, ...aid }) => ({ ...aid, cents: aid_cents })) }),
    ...(wire.travel && { travel: toTravel(wire.travel) }),
    ...(works && { works }),
    ...(guarantee && { guarantee }),
    ...(wire.waste && { waste: toWaste(wire.waste) }),
    ...(wire.energy && {
      energy: { rgeLabel: wire.energy.rge_label, subcontractors: wire.energy.subcontractors },
    }),
    ...(complaints && { complaints }),
  };
}

/** The conditions on the wire. */
export function toWireConditions(conditions: QuoteConditions): WireConditions {
  const { deposit: ask, payment: terms, travel: trip, waste, energy } = conditions;
  return {
    duration: conditions.duration ?? null,
    deposit: ask ? toWireDeposit(ask) : null,
    payment: terms ? { due_days: terms.dueDays, means: terms.means } : null,
    aids: conditions.aids?.map(({ cents, ...aid }) => ({ ...aid, aid_cents: cents })) ?? null,
    travel: trip ? toWireTravel(trip) : null,
    works: conditions.works ?? null,
    guarantee: conditions.guarantee ?? null,
    waste: waste ? toWireWaste(waste) : null,
    energy: energy ? { rge_label: energy.rgeLabel, subcontractors: energy.subcontractors } : null,
    complaints: conditions.complaints ?? null,
  };
}

type Wire<Subject extends keyof WireConditions> = NonNullable<WireConditions[Subject]>;
type Condition<Subject extends keyof QuoteConditions> = NonNullable<QuoteConditions[Subject]>;

function toDeposit({ kind, size }: Wire<"deposit">): Deposit {
  if (size.unit === "share") return { kind, size: { unit: "share", basisPoints: size.basis_points } };
  return { kind, size: { unit: "amount", cents: size.deposit_cents } };
}

/** A deposit on the wire. */
export function toWireDeposit({ kind, size }: Deposit): Wire<"deposit"> {
  return { kind, size: toWireSize(size) };
}

function toWireSize(size: Deposit["size"]): Wire<"deposit">["size"] {
  if (size.unit === "share") return { unit: "share", basis_points: size.basisPoints };
  return { unit: "amount", deposit_cents: size.cents };
}

function toTravel(wire: Wire<"travel">): Condition<"travel"> {
  return wire.kind === "free" ? wire : { kind: "charged", cents: wire.travel_cents };
}

function toWireTravel(trip: Condition<"travel">): Wire<"travel"> {
  return trip.kind === "free" ? trip : { kind: "charged", travel_cents: trip.cents };
}

function toWaste({ waste_cents, ...waste }: Wire<"waste">): Condition<"waste"> {
  return { ...waste, costCents: waste_cents };
}

function toWireWaste({ costCents, ...waste }: Condition<"waste">): Wire<"waste"> {
  return { ...waste, waste_cents: costCents };
}
