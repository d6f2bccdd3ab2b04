import type { MentionCase } from "./mention-case.ts";

/** What each sale owes in Corsica and overseas, by professions without a site, and by shops, from the same law. */
export const OTHER_CASES: readonly MentionCase[] = [
  // Corsica and overseas.
  {
    // All works on buildings have 10 % in Corsica: there is nothing to certify.
    seller: "mason of Ajaccio, EI",
    buyer: "consumer of Ajaccio",
    works: "improvement of an old dwelling at 10 %",
    quote: "ei seller-vat decennial mediator vat free-quote start end guarantees-works complaints",
    invoice: "ei seller-vat decennial mediator vat services done-on due-on from-quote",
  },
  {
    seller: "mason of Réunion, EI",
    buyer: "consumer of Réunion",
    works: "works at 2.1 %",
    quote: "ei seller-vat decennial mediator vat free-quote start end certificate-2.1 guarantees-works complaints",
    invoice: "ei seller-vat decennial mediator vat services done-on due-on from-quote",
  },
  {
    seller: "mason of Réunion, EI",
    buyer: "consumer of Réunion",
    works: "works at 8.5 %",
    quote: "ei seller-vat decennial mediator vat free-quote start end guarantees-works complaints",
    invoice: "ei seller-vat decennial mediator vat services done-on due-on from-quote",
  },
  {
    seller: "mason of Guyane, EI",
    buyer: "firm of Cayenne",
    works: "works in Guyane",
    quote: "ei decennial buyer-siren vat overseas free-quote start end guarantees-works",
    invoice:
      "ei decennial buyer-siren vat overseas services done-on due-on from-quote penalties forty-euros no-discount",
  },
  // Services without a site, and liberal professions.
  {
    seller: "developer, EI, réel",
    buyer: "firm",
    works: "service by the hour",
    quote: "ei seller-vat buyer-siren vat hourly-ht start end",
    invoice: "ei seller-vat buyer-siren vat services done-on due-on from-quote penalties forty-euros no-discount",
  },
  {
    seller: "developer, EI, franchise",
    buyer: "firm",
    works: "service at a price",
    quote: "ei buyer-siren franchise start end",
    invoice: "ei buyer-siren franchise services done-on due-on from-quote penalties forty-euros no-discount",
  },
  {
    seller: "developer, EI, franchise",
    buyer: "consumer",
    works: "service at a price",
    days: "none",
    quote: "ei mediator franchise start complaints",
    invoice: "ei mediator franchise services done-on due-on from-quote",
  },
  {
    seller: "developer, EI, réel",
    buyer: "firm of Germany",
    works: "service taxed by the customer's state",
    quote: "ei seller-vat buyer-vat vat reverse-eu start end",
    invoice:
      "ei seller-vat buyer-vat vat reverse-eu services done-on due-on from-quote penalties forty-euros no-discount",
  },
  {
    // The franchise is about French VAT: this service is taxed in Germany.
    seller: "developer, EI, franchise, with a number",
    buyer: "firm of Germany",
    works: "service at a price",
    quote: "ei seller-vat buyer-vat reverse-eu start end",
    invoice: "ei seller-vat buyer-vat reverse-eu services done-on due-on from-quote penalties forty-euros no-discount",
  },
  {
    seller: "developer, EI, réel",
    buyer: "consumer of Germany",
    works: "service at a price",
    quote: "ei seller-vat mediator vat start end complaints",
    invoice: "ei seller-vat mediator vat services done-on due-on from-quote",
  },
  {
    seller: "consultant, SASU",
    buyer: "firm of Switzerland",
    works: "service outside the Union",
    quote: "capital rcs seller-vat vat outside-eu start end",
    invoice:
      "capital rcs seller-vat vat outside-eu services done-on due-on from-quote penalties forty-euros no-discount",
  },
  {
    seller: "lawyer, SELARL, in a centre",
    buyer: "consumer",
    works: "service by the hour",
    quote: "capital rcs seller-vat mediator centre vat hourly-ttc start end complaints",
    invoice: "capital rcs seller-vat mediator centre vat services done-on due-on from-quote",
  },
  {
    seller: "trainer, EI",
    buyer: "firm",
    works: "training",
    quote: "ei buyer-siren vat training start end",
    invoice: "ei buyer-siren vat training services done-on due-on from-quote penalties forty-euros no-discount",
  },
  {
    seller: "osteopath, EI",
    buyer: "consumer",
    works: "care",
    quote: "ei mediator vat health start end complaints",
    invoice: "ei mediator vat health services done-on due-on from-quote",
  },
  {
    seller: "landlord, SCI",
    buyer: "consumer",
    works: "rent",
    quote: "capital rcs mediator vat rental start end complaints",
    invoice: "capital rcs mediator vat rental services done-on due-on from-quote",
  },
  {
    seller: "club, association",
    buyer: "consumer",
    works: "membership",
    quote: "mediator vat association start end complaints",
    invoice: "mediator vat association services done-on due-on from-quote",
  },
  // Goods.
  {
    seller: "shop, EI, who trades",
    buyer: "consumer",
    works: "goods at 20 %",
    days: "none",
    quote: "ei rcs seller-vat mediator vat guarantees-goods complaints",
    invoice: "ei rcs seller-vat mediator vat goods delivered-on due-on from-quote",
  },
  {
    // Goods at a reduced rate of their own are no works to certify.
    seller: "shop, SARL",
    buyer: "consumer",
    works: "goods at 5.5 %",
    days: "none",
    quote: "capital rcs seller-vat mediator vat guarantees-goods complaints",
    invoice: "capital rcs seller-vat mediator vat goods delivered-on due-on from-quote",
  },
  {
    seller: "shop, SARL",
    buyer: "firm of Germany",
    works: "goods to a firm of the Union",
    quote: "capital rcs seller-vat buyer-vat vat intra-eu start end",
    invoice:
      "capital rcs seller-vat buyer-vat vat intra-eu goods delivered-on due-on from-quote " +
      "penalties forty-euros no-discount",
  },
  {
    seller: "shop, SARL",
    buyer: "consumer of Switzerland",
    works: "goods out of the Union",
    quote: "capital rcs seller-vat mediator vat export start end guarantees-goods complaints",
    invoice: "capital rcs seller-vat mediator vat export goods delivered-on due-on from-quote",
  },
  {
    seller: "shop, SARL",
    buyer: "firm",
    works: "goods and their fitting",
    quote: "capital rcs seller-vat buyer-siren vat start end",
    invoice:
      "capital rcs seller-vat buyer-siren vat mixed delivered-or-done-on due-on from-quote " +
      "penalties forty-euros no-discount",
  },
];
