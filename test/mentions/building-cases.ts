import type { MentionCase } from "./mention-case.ts";

/**
 * What each sale of a building trade owes, from the law (CGI ann. II 242 nonies A; C. com. L441-9; C. conso L111-1,
 * L616-1).
 */
export const BUILDING_CASES: readonly MentionCase[] = [
  // Building, sole traders.
  {
    seller: "plumber, EI, réel",
    buyer: "consumer",
    works: "repair by the hour at 20 %",
    conditions: "repair",
    quote: "ei seller-vat decennial mediator vat hourly-ttc free-quote start end complaints",
    invoice: "ei seller-vat decennial mediator vat services done-on due-on from-quote",
    credit: "ei seller-vat decennial mediator vat services done-on from-quote credited credit-reason",
  },
  {
    seller: "plumber, EI, réel",
    buyer: "firm",
    works: "repair by the hour at 20 %",
    conditions: "repair",
    quote: "ei seller-vat decennial buyer-siren vat hourly-ht free-quote start end",
    invoice:
      "ei seller-vat decennial buyer-siren vat services done-on due-on from-quote penalties forty-euros no-discount",
    credit: "ei seller-vat decennial buyer-siren vat services done-on from-quote credited credit-reason",
  },
  {
    seller: "plumber, EI, réel",
    buyer: "town hall",
    works: "works at a price at 20 %",
    quote: "ei seller-vat decennial buyer-siren vat free-quote start end guarantees-works",
    invoice:
      "ei seller-vat decennial buyer-siren vat services done-on due-on from-quote penalties forty-euros no-discount",
  },
  {
    seller: "plumber, EI, réel",
    buyer: "firm without SIREN",
    works: "works at a price at 20 %",
    days: "none",
    quote: "ei seller-vat decennial vat free-quote start guarantees-works",
    invoice: "ei seller-vat decennial vat services done-on due-on from-quote penalties forty-euros no-discount",
  },
  {
    seller: "plumber, EI, réel",
    buyer: "consumer",
    works: "improvement of an old dwelling at 10 %",
    quote: "ei seller-vat decennial mediator vat free-quote start end certificate-10 guarantees-works complaints",
    invoice: "ei seller-vat decennial mediator vat services done-on due-on from-quote",
  },
  {
    seller: "plumber, EI, réel",
    buyer: "firm",
    works: "improvement of an old dwelling at 10 %",
    days: "start",
    quote: "ei seller-vat decennial buyer-siren vat free-quote start certificate-10 guarantees-works",
    invoice:
      "ei seller-vat decennial buyer-siren vat services done-on due-on from-quote penalties forty-euros no-discount",
  },
  {
    seller: "plumber, EI, réel",
    buyer: "consumer",
    works: "improvement with its supplies at 10 %",
    quote:
      "ei seller-vat decennial mediator vat free-quote start end certificate-10 guarantees-works " +
      "guarantees-goods complaints",
    invoice: "ei seller-vat decennial mediator vat mixed delivered-or-done-on due-on from-quote",
  },
  {
    seller: "plumber, EI, franchise",
    buyer: "consumer",
    works: "repair by the hour at 20 %",
    conditions: "repair",
    quote: "ei decennial mediator franchise hourly-net free-quote start end complaints",
    invoice: "ei decennial mediator franchise services done-on due-on from-quote",
    credit: "ei decennial mediator franchise services done-on from-quote credited credit-reason",
  },
  {
    seller: "plumber, EI, franchise",
    buyer: "firm",
    works: "works at a price at 20 %",
    quote: "ei decennial buyer-siren franchise free-quote start end guarantees-works",
    invoice:
      "ei decennial buyer-siren franchise services done-on due-on from-quote penalties forty-euros " + "no-discount",
  },
  {
    seller: "plumber, EI, franchise",
    buyer: "consumer",
    works: "improvement of an old dwelling at 10 %",
    quote: "ei decennial mediator franchise free-quote start end guarantees-works complaints",
    invoice: "ei decennial mediator franchise services done-on due-on from-quote",
  },
  {
    // A subcontractor under franchise charges nothing that could be reversed.
    seller: "plumber, EI, franchise",
    buyer: "firm",
    works: "subcontracted works",
    conditions: "subcontracted",
    quote: "ei decennial buyer-siren franchise free-quote start end",
    invoice:
      "ei decennial buyer-siren franchise services done-on due-on from-quote penalties forty-euros " + "no-discount",
  },
  {
    seller: "plumber, EI, regime not said",
    buyer: "consumer",
    works: "works at a price at 20 %",
    quote: "ei seller-vat decennial mediator no-regime free-quote start end guarantees-works complaints",
    invoice: "",
  },
  {
    seller: "plumber, EI, who trades",
    buyer: "consumer",
    works: "works at a price at 20 %",
    quote: "ei rcs seller-vat decennial mediator vat free-quote start end guarantees-works complaints",
    invoice: "ei rcs seller-vat decennial mediator vat services done-on due-on from-quote",
  },
  {
    seller: "plumber, EI, debits",
    buyer: "consumer",
    works: "improvement by the hour at 10 %",
    quote:
      "ei seller-vat decennial mediator vat hourly-ttc free-quote start end certificate-10 guarantees-works complaints",
    invoice: "ei seller-vat decennial mediator vat debits services done-on due-on from-quote",
  },
  {
    seller: "caretaker, EI, other insurance",
    buyer: "consumer",
    works: "repair by the hour at 20 %",
    quote: "ei seller-vat other-insurance mediator vat hourly-ttc free-quote start end complaints",
    invoice: "ei seller-vat other-insurance mediator vat services done-on due-on from-quote",
  },
  // Building, companies.
  {
    seller: "mason, SARL",
    buyer: "firm",
    works: "subcontracted works",
    quote: "capital rcs seller-vat decennial buyer-siren vat reverse-building free-quote start end",
    invoice:
      "capital rcs seller-vat decennial buyer-siren buyer-vat vat reverse-building services done-on " +
      "due-on from-quote " +
      "penalties forty-euros no-discount",
    credit:
      "capital rcs seller-vat decennial buyer-siren buyer-vat vat reverse-building services done-on from-quote " +
      "credited credit-reason",
  },
  {
    seller: "mason, SARL",
    buyer: "consumer",
    works: "new building at 20 %",
    quote: "capital rcs seller-vat decennial mediator vat free-quote start end guarantees-works complaints",
    invoice: "capital rcs seller-vat decennial mediator vat services done-on due-on from-quote",
  },
  {
    seller: "electrician, SAS, debits",
    buyer: "firm",
    works: "repair by the hour at 20 %",
    conditions: "repair",
    quote: "capital rcs seller-vat decennial buyer-siren vat hourly-ht free-quote start end",
    invoice:
      "capital rcs seller-vat decennial buyer-siren vat debits services done-on due-on from-quote " +
      "penalties forty-euros no-discount",
  },
  {
    // The option is said by whoever took it, whatever the sale: the law makes no difference.
    seller: "electrician, SAS, debits",
    buyer: "firm",
    works: "subcontracted works",
    quote: "capital rcs seller-vat decennial buyer-siren vat reverse-building free-quote start end",
    invoice:
      "capital rcs seller-vat decennial buyer-siren buyer-vat vat reverse-building debits services " +
      "done-on due-on from-quote " +
      "penalties forty-euros no-discount",
  },
  {
    seller: "heating, SASU",
    buyer: "consumer",
    works: "energy renovation at 5.5 %",
    quote:
      "capital rcs seller-vat decennial mediator vat free-quote start end certificate-5.5 guarantees-works complaints",
    invoice: "capital rcs seller-vat decennial mediator vat services done-on due-on from-quote",
  },
  {
    seller: "heating, SASU",
    buyer: "consumer",
    works: "improvement at 10 % and energy at 5.5 %",
    quote:
      "capital rcs seller-vat decennial mediator vat free-quote start end certificate-10 " +
      "certificate-5.5 guarantees-works complaints",
    invoice: "capital rcs seller-vat decennial mediator vat services done-on due-on from-quote",
  },
  {
    seller: "painter, EURL, paid quotes",
    buyer: "consumer",
    works: "improvement of an old dwelling at 10 %",
    quote:
      "capital rcs seller-vat decennial mediator vat paid-quote start end certificate-10 guarantees-works complaints",
    invoice: "capital rcs seller-vat decennial mediator vat services done-on due-on from-quote",
  },
  {
    seller: "builder, SA",
    buyer: "town hall",
    works: "new building at 20 %",
    quote: "capital rcs seller-vat decennial buyer-siren vat free-quote start end guarantees-works",
    invoice:
      "capital rcs seller-vat decennial buyer-siren vat services done-on due-on from-quote " +
      "penalties forty-euros no-discount",
  },
  {
    seller: "roofer, SNC",
    buyer: "consumer",
    works: "improvement of an old dwelling at 10 %",
    quote: "rcs seller-vat decennial mediator vat free-quote start end certificate-10 guarantees-works complaints",
    invoice: "rcs seller-vat decennial mediator vat services done-on due-on from-quote",
  },
];
