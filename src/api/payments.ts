import { paymentMessages } from "#domain/payments/payment.messages.ts";
import { MAX_PAYMENT_EUROS, PAYMENT_METHODS } from "#domain/payments/payment.ts";
import { fieldMessages } from "#domain/shared/field.messages.ts";
import { eurosToCents } from "#domain/shared/money.ts";
import { z } from "zod";
import { moneyCents } from "./amounts.ts";
import { documentState } from "./documents.ts";
import { endpoint } from "./endpoint.ts";
import { day, text } from "./fields.ts";

const MAX_REFERENCE = 140;
const MAX_REST_CENTS = 10_000_000_000_000;

/** A row of the payments of an invoice. Money given back and reversals are below zero. */
const payment = z.object({
  id: z.string(),
  kind: z.enum(["payment", "refund", "reversal"]),
  received_on: z.string(),
  amount_cents: moneyCents(),
  method: z.enum(PAYMENT_METHODS),
  reference: z.string(),
  is_reversed: z.boolean(),
});

/** A payment, as read by the web. */
export type PaymentAnswer = z.infer<typeof payment>;

/** What became of an invoice: its state, what was due, credited and paid, what is left, and its payments. */
const settlement = z.object({
  ...documentState,
  due_on: z.string(),
  /** The day of the invoice. */
  issued_on: z.string(),
  due_cents: moneyCents(),
  credited_cents: moneyCents(),
  paid_cents: moneyCents(),
  /** The invoice itself bears the bank details to which it is paid. */
  has_bank_details: z.boolean(),
  /** From the first noted to the last. */
  payments: z.array(payment),
});

/** What became of an invoice, as read by the web. */
export type SettlementAnswer = z.infer<typeof settlement>;

const sentPayment = z.object({
  /** The day the money came or went: today by default. */
  received_on: day.optional(),
  amount_cents: moneyCents(paymentMessages.notCents)
    .min(1, paymentMessages.notPositive)
    .max(eurosToCents(MAX_PAYMENT_EUROS), fieldMessages.tooLarge),
  method: z.enum(PAYMENT_METHODS, paymentMessages.method),
  reference: text(MAX_REFERENCE).default(""),
  /** What was left to pay where the amount was typed: refused when it is no longer so. */
  known_rest_cents: moneyCents(paymentMessages.notCents).min(-MAX_REST_CENTS).max(MAX_REST_CENTS).optional(),
});

const touches = [
  "/api/invoices",
  "/api/projects",
  "/api/documents",
  "/api/public",
  "/api/figures",
  "/api/customers",
] as const;

export const listPayments = endpoint({
  method: "GET",
  path: "/api/invoices/{id}/payments",
  access: "signed-in",
  right: "amounts",
  summary: "What became of an invoice: its state, what was due, credited and paid, what is left, its payments",
  answer: z.object({ settlement }),
});

export const recordPayment = endpoint({
  method: "POST",
  path: "/api/invoices/{id}/payments",
  access: "signed-in",
  touches,
  summary: "Notes money received for an invoice, even more than is left to pay",
  body: sentPayment,
  answer: z.object({ settlement }),
});

export const recordRefund = endpoint({
  method: "POST",
  path: "/api/invoices/{id}/refunds",
  access: "signed-in",
  touches,
  summary: "Notes money given back to the customer: at most what they paid beyond what is due",
  body: sentPayment,
  answer: z.object({ settlement }),
});

export const reversePayment = endpoint({
  method: "POST",
  path: "/api/payments/{id}/reversal",
  access: "signed-in",
  touches,
  summary: "Takes back a payment noted by mistake, once, by a row that is its opposite",
  body: z.object({}).default({}),
  answer: z.object({ settlement }),
});
