import type { MentionCase } from "./mention-case.ts";

const INVOICE = "ei seller-vat decennial mediator vat services done-on due-on from-quote";
const OF_FIRM =
  "ei seller-vat decennial buyer-siren vat services done-on due-on from-quote penalties forty-euros no-discount";

/**
 * What quotes owe beside their lines, from the law (C. conso L111-1, L214-1, L217-3, L221-10; C. civ. 1590, 1792; C.
 * env. D541-45-1; arrêté of 24/1/2017; loi 2025-594). Invoices say none of it.
 */
export const CONDITION_CASES: readonly MentionCase[] = [
  {
    seller: "plumber, EI, réel",
    buyer: "consumer",
    works: "repair by the hour at 20 %",
    conditions: "repair, with a free trip",
    quote: "ei seller-vat decennial mediator vat hourly-ttc free-quote start end no-travel payment complaints",
    invoice: INVOICE,
  },
  {
    seller: "plumber, EI, réel",
    buyer: "consumer",
    works: "improvement of an old dwelling at 10 %",
    conditions: "a whole site",
    quote:
      "ei seller-vat decennial mediator vat free-quote start end certificate-10 place duration " +
      "down-payment-consumer seven-days " +
      "deposit-euros travel guarantees-works own-guarantee waste complaints",
    invoice: INVOICE,
  },
  {
    // A business has neither a right of withdrawal nor a consumer's « arrhes ».
    seller: "plumber, EI, réel",
    buyer: "firm",
    works: "works at a price at 20 %",
    conditions: "a deposit and terms",
    quote:
      "ei seller-vat decennial buyer-siren vat free-quote start end down-payment-business deposit-euros " +
      "payment guarantees-works",
    invoice: OF_FIRM,
  },
  {
    seller: "plumber, EI, réel",
    buyer: "firm",
    works: "works at a price at 20 %",
    conditions: "earnest money",
    quote:
      "ei seller-vat decennial buyer-siren vat free-quote start end earnest-business deposit-euros guarantees-works",
    invoice: OF_FIRM,
  },
  {
    seller: "plumber, EI, réel",
    buyer: "consumer",
    works: "works at a price at 20 %",
    conditions: "earnest money",
    quote:
      "ei seller-vat decennial mediator vat free-quote start end earnest-consumer seven-days deposit-euros " +
      "guarantees-works complaints",
    invoice: INVOICE,
  },
  {
    seller: "heating, SASU",
    buyer: "consumer",
    works: "energy renovation at 5.5 %",
    conditions: "energy with RGE and aids",
    quote:
      "capital rcs seller-vat decennial mediator vat free-quote start end certificate-5.5 rge " +
      "aids aids-estimated rest-estimated cee-frame maprimerenov " +
      "guarantees-works complaints",
    invoice: "capital rcs seller-vat decennial mediator vat services done-on due-on from-quote",
  },
  {
    seller: "heating, SASU",
    buyer: "consumer",
    works: "energy renovation at 5.5 %",
    conditions: "energy without RGE",
    quote:
      "capital rcs seller-vat decennial mediator vat free-quote start end certificate-5.5 no-rge guarantees-works " +
      "complaints",
    invoice: "capital rcs seller-vat decennial mediator vat services done-on due-on from-quote",
  },
  {
    // Who sells no works has neither waste nor the guarantees of builders.
    seller: "developer, EI, réel",
    buyer: "firm",
    works: "service at a price",
    conditions: "a deposit and terms",
    quote: "ei seller-vat buyer-siren vat start end down-payment-business deposit-euros payment",
    invoice: "ei seller-vat buyer-siren vat services done-on due-on from-quote penalties forty-euros no-discount",
  },
];
