import { DEPOSIT_KINDS } from "#domain/quotes/conditions/deposit.ts";
import type { Deposit } from "#domain/quotes/conditions/deposit.ts";
import { CONDITION_SUBJECTS } from "#domain/quotes/conditions/quote-conditions.ts";
import type { QuoteConditions } from "#domain/quotes/conditions/quote-conditions.ts";
import { MAX_PAYMENT_DAYS, PAYMENT_MEANS } from "#domain/quotes/conditions/quote-conditions.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { MAX_DISCOUNT_EUROS } from "#domain/shared/typed-number.ts";
import { z } from "zod";
import { moneyCents, noAmount } from "../amounts.ts";
import { endpoint } from "../endpoint.ts";

const deposit = z.object({
  kind: z.enum(DEPOSIT_KINDS),
  size: z.discriminatedUnion("unit", [
    z.object({
      unit: z.literal("share"),
      basis_points: noAmount(z.number().int().min(1, fieldMessages.required).max(10_000, fieldMessages.overHundred)),
    }),
    z.object({
      unit: z.literal("amount"),
      deposit_cents: moneyCents().min(1, fieldMessages.required).max(eurosToCents(MAX_DISCOUNT_EUROS)),
    }),
  ]),
});

const payment = z.object({
  due_days: noAmount(z.number().int().min(0).max(MAX_PAYMENT_DAYS)),
  means: z.array(z.enum(PAYMENT_MEANS)).max(PAYMENT_MEANS.length),
});

/** What a quote says beside its lines, null where it says nothing. */
const quoteConditions = z.object({ deposit: deposit.nullable(), payment: payment.nullable() });

/** What a quote says beside its lines, on the wire. */
export type WireConditions = z.output<typeof quoteConditions>;

const conditionsAnswer = z.object({
  conditions: quoteConditions,
  /** The subjects that the next quotes of the company say as this one does. */
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
  summary: "What the quote of a project says and asks beside its lines: deposit, payment…",
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
    is_for_next: z.boolean().default(false),
  }),
  answer: conditionsAnswer,
});

/** The conditions with the subjects that were sent in place of their own. */
export function withSentConditions(current: QuoteConditions, sent: Partial<WireConditions>): QuoteConditions {
  const wire = { ...toWireConditions(current), ...definedOf(sent) };
  return {
    ...(wire.deposit && { deposit: toDeposit(wire.deposit) }),
    ...(wire.payment && { payment: { dueDays: wire.payment.due_days, means: wire.payment.means } }),
  };
}

/** The conditions on the wire. */
export function toWireConditions({ deposit: asked, payment: terms }: QuoteConditions): WireConditions {
  return {
    deposit: asked ? { kind: asked.kind, size: toWireSize(asked.size) } : null,
    payment: terms ? { due_days: terms.dueDays, means: terms.means } : null,
  };
}

function toDeposit({ kind, size }: NonNullable<WireConditions["deposit"]>): Deposit {
  if (size.unit === "share") return { kind, size: { unit: "share", basisPoints: size.basis_points } };
  return { kind, size: { unit: "amount", cents: size.deposit_cents } };
}

function toWireSize(size: Deposit["size"]): NonNullable<WireConditions["deposit"]>["size"] {
  if (size.unit === "share") return { unit: "share", basis_points: size.basisPoints };
  return { unit: "amount", deposit_cents: size.cents };
}

function definedOf(sent: Partial<WireConditions>): Partial<WireConditions> {
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}
