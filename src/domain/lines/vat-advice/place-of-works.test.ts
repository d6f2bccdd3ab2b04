import { labour, person, seller } from "#test/demo-company.ts";
import { expect, test } from "vitest";
import type { PlaceOfWorks } from "./place-of-works.ts";
import { placeOfWorks } from "./place-of-works.ts";

const LYON_SITE = "12 rue de la République, 69001 Lyon";
type Sale = Partial<{ trade: string; country: string; postalCode: string; site: string; nature: "goods" }>;

test.each<[what: string, PlaceOfWorks | null, Sale, Parameters<typeof placeOfWorks>[1]?]>([
  ["the address of the site decides", "overseas_with_vat", { site: "97400 Saint-Denis" }],
  ["the customer's address stands for a site without postal code", "mainland", { site: "chez lui" }],
  ["the customer's address stands for no site", "overseas_without_vat", { postalCode: "97300" }],
  ["nobody knows of a customer of Germany", "unknown", { country: "DE", site: LYON_SITE }],
  ["an answer tells of a customer of Germany", "mainland", { country: "DE", site: LYON_SITE }, { site: "in_france" }],
  ["an answer tells France alone", "in_france", { country: "DE" }, { site: "in_france" }],
  ["an answer tells abroad", "abroad", { country: "DE", site: LYON_SITE }, { site: "abroad" }],
  ["five digits are no postal code of Belgium", "mainland", { country: "BE", postalCode: "1000", site: LYON_SITE }],
  ["a customer of Belgium has a site anywhere", "unknown", { country: "BE", postalCode: "1000" }],
  ["goods are no works", null, { nature: "goods" }],
  ["a developer does no works", null, { trade: "Développeuse", site: LYON_SITE }],
  ["a developer may say so", "mainland", { trade: "Développeuse", site: LYON_SITE }, { place: "dwelling" }],
  ["a plumber may work on no building", null, { site: LYON_SITE }, { place: "no_building" }],
  ["an unknown trade has works where it has a site", "mainland", { trade: "", site: LYON_SITE }],
  ["an unknown trade without a site has none", null, { trade: "" }],
])("works are done somewhere: %s", (_what, place, sale, answers = {}) => {
  const { trade = "Plombier", country = "FR", postalCode = "38000", site = "", nature = "service" as const } = sale;
  const address = { line1: "1 rue", line2: "", city: "Ville", postalCode, country };
  const lines = [{ ...labour("Pose", 10_000), nature }];
  const whole = { seller: { ...seller, trade }, buyer: { ...person, address }, siteAddress: site, lines };
  expect(placeOfWorks(whole, answers)).toBe(place);
});
