import { labour, quote, seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import type { ItemLine } from "../lines/line.ts";
import { reducedVatCertificates } from "./quote-notices.ts";

const work = labour("Pose", 10_000, 1000);
const supply: ItemLine = { ...labour("Radiateur", 10_000, 1000), nature: "goods" };
const certificates = (lines: ItemLine[], trade = "plombier") =>
  reducedVatCertificates({ ...quote, seller: { ...seller, trade }, lines }).map(({ title }) =>
    title.replace(/[\u00A0\u202F]/g, " "),
  );

test("the customer certifies works at a reduced rate", () => {
  const at10 = ["Certification du client pour les travaux à 10 %"];
  expect(certificates([work])).toEqual(at10);
  expect(certificates([work, supply])).toEqual(at10);
});

test("the customer does not certify goods sold alone", () => {
  expect(certificates([supply])).toEqual([]);
});

test("the customer does not certify works at the full rate", () => {
  expect(certificates([labour("Dépannage", 10_000)])).toEqual([]);
});

test("goods sold beside works have the certificate of their own rate", () => {
  const both = ["Certification du client pour les travaux à 10 %", "Certification du client pour les travaux à 5,5 %"];
  expect(certificates([{ ...supply, vat: labour("Isolant", 1, 550).vat }, work])).toEqual(both);
});

test("a trade that does no works of construction asks for no certificate", () => {
  expect(certificates([work], "Traiteur")).toEqual([]);
  expect(certificates([work], "")).toHaveLength(1);
});

const at = (postalCode: string) => ({ line1: "1 rue", line2: "", postalCode, city: "Ville", country: "FR" });
const between = (rate: number, sellerCode: string, buyerCode: string) =>
  reducedVatCertificates({
    ...quote,
    seller: { ...seller, trade: "maçon", address: at(sellerCode) },
    buyer: { ...quote.buyer, address: at(buyerCode) },
    lines: [labour("Toiture", 10_000, rate)],
  }).map(({ title }) => title.replace(/[\u00A0\u202F]/g, " "));

test.each([
  ["in Réunion", "97400", "97410"],
  ["sold to Réunion from Lyon", "69003", "97410"],
  ["sold in Martinique to who lives in Lyon", "97200", "69003"],
])("the customer certifies works at 2.1 %% %s", (_title, sellerCode, buyerCode) => {
  expect(between(210, sellerCode, buyerCode)).toEqual(["Certification du client pour les travaux à 2,1 %"]);
});

test("2.1 % is no rate of works on the mainland, so nothing is certified", () => {
  expect(between(210, "69003", "38000")).toEqual([]);
});

test("works at 10 % in Corsica need no certificate, those of a Corsican for the mainland do", () => {
  expect(between(1000, "20000", "20000")).toEqual([]);
  expect(between(1000, "20000", "69003")).toHaveLength(1);
  expect(between(550, "20000", "20000")).toHaveLength(1);
});
