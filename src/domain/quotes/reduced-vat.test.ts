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
