import { mayBuild } from "../company/building-trades.ts";
import type { Company } from "../company/company.ts";
import type { Customer } from "../customers/customer.ts";
import { searchText } from "../shared/search-text.ts";
import type { Territory } from "../shared/territory.ts";
import {
  FRANCE_WITH_VAT,
  isExportInsideFrance,
  isFrance,
  isOutsideEuVat,
  isVatNumberOfOtherState,
  territoryOf,
} from "../shared/territory.ts";
import type { ItemLine, Line } from "./line.ts";
import { countedItems } from "./line.ts";
import type { AnsweredVat } from "./vat-advice/answered-vat.ts";
import type { PlaceOfWorks } from "./vat-advice/place-of-works.ts";
import { chosenReason } from "./vat-reasons.ts";

/** VAT that is seldom right for these parties and lines, and that only the seller knows to be. */
export const VAT_DOUBTS = [
  "taxed_service_abroad",
  "franchise_service_abroad",
  "consumer_outside_eu",
  "outside_eu_vat",
  "taxed_goods_abroad",
  "taxed_goods_eu_consumer",
  "mainland_rate_overseas",
  "overseas_goods_taxed",
  "export_inside",
  "subcontracting_trade",
  "reduced_rate_trade",
  "reduced_rate_goods",
  "reduced_rate_unanswered",
  "fossil_boiler_reduced",
  "lowest_rate_trade",
  "corsica_rate_trade",
  "health_trade",
  "training_trade",
  "rental_trade",
  "exempt_seller_number",
  "vat_number_country",
  "vat_number_of_seller",
  "vat_number_derived",
  "against_site",
  "site_unknown",
  "against_answers",
] as const;

/** One such doubt. It is asked before an invoice is issued (`vatDoubtQuestions`), and changes nothing by itself. */
export type VatDoubt = (typeof VAT_DOUBTS)[number];

type DoubtfulSale = {
  seller: Pick<Company, "address" | "trade" | "vatNumber" | "vatRegime">;
  buyer: Pick<Customer, "kind" | "vatNumber" | "address">;
  lines: readonly Line[];
  /** The buyer's VAT number was computed from their SIREN (`withReverseChargeNumber`). */
  isNumberDerived?: boolean;
} & Partial<AnsweredVat>;

type Facts = DoubtfulSale & {
  items: readonly ItemLine[];
  /** Of the buyer's address. */
  territory: Territory | null;
  /** Where the works are, known or not; null without works. */
  works: PlaceOfWorks | null;
  /** Whose rates are due: of the place of the works, and of the buyer's address without any. */
  rateTerritory: Territory | null;
  isSoldFromMainland: boolean;
};

/** The doubts about the VAT of a sale, in a fixed order. Where an address is unknown, nothing is doubted of places. */
export function vatDoubts(sale: DoubtfulSale): VatDoubt[] {
  const { seller, buyer, lines } = sale;
  const territory = buyer.address && territoryOf(buyer.address);
  const { works = null } = sale;
  const facts: Facts = {
    ...sale,
    items: countedItems(lines),
    territory,
    works,
    rateTerritory: works === null || isVague(works) ? territory : works,
    isSoldFromMainland: !seller.address || MAINLAND.includes(territoryOf(seller.address)),
  };
  return VAT_DOUBTS.filter((doubt) => IS_DOUBTED[doubt](facts));
}

const MAINLAND: readonly (Territory | null)[] = ["mainland", "corsica", null];
const ABROAD: readonly (Territory | null)[] = ["eu", "outside_eu", "overseas_without_vat", "collectivity"];

const IS_DOUBTED: Readonly<Record<VatDoubt, (facts: Facts) => boolean>> = {
  // A service to a business is taxed where that business is (CGI 259-1°), works on a building where it stands.
  taxed_service_abroad: isTaxedServiceAbroad,
  // Whoever does works and is under franchise stays under it for those in France alone (CGI 259 A 2°, 286 ter 5°).
  franchise_service_abroad: ({ buyer, items, territory, works }) =>
    buyer.kind === "company" &&
    territory === "eu" &&
    !isTaxedPlace(works) &&
    items.some((item) => item.nature === "service" && item.vat.reason === "franchise"),
  // CGI 259 B lists the services that such a person is not taxed for: advice, software, advertising…
  consumer_outside_eu: ({ buyer, items }) => buyer.kind === "person" && hasReason(items, "non_eu_services"),
  // Where the VAT of the Union is not applied, goods are exported and a business is one of outside the Union.
  outside_eu_vat: ({ buyer, items }) =>
    buyer.address !== null &&
    isOutsideEuVat(buyer.address) &&
    (hasReason(items, "eu_goods") || hasReason(items, "eu_services")),
  // Goods that leave for such a firm bear no French VAT (CGI 262 I, 262 ter I), unless it collects them in France.
  taxed_goods_abroad: ({ buyer, items, territory, isSoldFromMainland }) =>
    buyer.kind === "company" &&
    isSoldFromMainland &&
    ABROAD.includes(territory) &&
    (territory !== "eu" || isVatNumberOfOtherState(buyer.vatNumber)) &&
    items.some((item) => item.nature === "goods" && isTaxed(item)),
  // Goods shipped to consumers of the Union bear the VAT of their state, beyond 10 000 € a year (CGI 258 A, 259 D).
  taxed_goods_eu_consumer: ({ buyer, items, territory, isSoldFromMainland }) =>
    buyer.kind === "person" &&
    isSoldFromMainland &&
    territory === "eu" &&
    items.some((item) => item.nature === "goods" && isTaxed(item)),
  // Guadeloupe, Martinique and Réunion have their own rates (CGI 296), and goods sent there are exported (294-2).
  mainland_rate_overseas: ({ items, rateTerritory }) =>
    rateTerritory === "overseas_with_vat" && items.some(isAtMainlandRate),
  // Goods alone, sent there from the mainland, are exported (CGI 294-2), whatever the rate there.
  overseas_goods_taxed: ({ items, territory, isSoldFromMainland }) =>
    territory === "overseas_with_vat" &&
    isSoldFromMainland &&
    items.every((item) => item.nature === "goods") &&
    items.some((item) => isTaxed(item) && !isAtMainlandRate(item)),
  // An export leaves the Union (CGI 262 I), or Guadeloupe, Martinique and Réunion for the mainland (294-2). Monaco and
  // Corsica are France for VAT.
  export_inside: ({ seller, items, territory }) =>
    (territory === "mainland" || territory === "corsica" || territory === "eu") &&
    !isExportInsideFrance(seller.address && territoryOf(seller.address), territory) &&
    hasReason(items, "export"),
  // Reverse charge between businesses of building is for works of construction alone (CGI 283-2 nonies).
  subcontracting_trade: ({ seller, items }) => !mayBuild(seller.trade) && hasReason(items, "subcontracting"),
  // Works in dwellings (CGI 279-0 bis, 278-0 bis A), and what the articles around them name.
  reduced_rate_trade: ({ seller, items }) =>
    !mayBuild(seller.trade) &&
    items.some((item) => item.nature === "service" && REDUCED.includes(item.vat.basisPoints)),
  // A trade of building seldom sells at these rates what it does not fit, and goods alone have no certificate to sign.
  reduced_rate_goods: ({ seller, items }) =>
    mayBuild(seller.trade) &&
    items.every((item) => item.nature === "goods") &&
    items.some((item) => REDUCED.includes(item.vat.basisPoints)),
  // A firm, a town hall or a shop seldom has works done in a dwelling, which alone have these rates (CGI 279-0 bis).
  reduced_rate_unanswered: ({ seller, buyer, items, isUnanswered = false }) =>
    isUnanswered &&
    mayBuild(seller.trade) &&
    buyer.kind === "company" &&
    items.some((item) => item.nature === "service" && REDUCED.includes(item.vat.basisPoints)),
  // A boiler that may burn gas or oil has had the standard rate since March 2025, with its fitting (CGI 278-0 bis A and
  // 279-0 bis, as the finance law of 2025 left them). Its upkeep has not changed.
  fossil_boiler_reduced: ({ items }) =>
    items.some((item) => REDUCED.includes(item.vat.basisPoints) && sellsFossilBoiler(item.label)),
  // 2.1 % is for medicines, the press and shows (CGI 281 quater to 281 nonies), and no rate of works on the mainland.
  lowest_rate_trade: ({ seller, items, rateTerritory }) =>
    mayBuild(seller.trade) &&
    rateTerritory !== "overseas_with_vat" &&
    items.some((item) => item.vat.reason === null && item.vat.basisPoints === LOWEST_RATE),
  // Petroleum, shows and animals (CGI 297 I 1 1° and 6° b), which a trade of building seldom sells.
  corsica_rate_trade: ({ seller, items }) =>
    mayBuild(seller.trade) &&
    items.some((item) => item.vat.reason === null && CORSICA_RATES.includes(item.vat.basisPoints)),
  // Care of persons by a regulated profession (CGI 261-4-1°).
  health_trade: ({ seller, items }) =>
    seller.trade.trim() !== "" && !caresForHealth(seller.trade) && hasReason(items, "exempt_health"),
  // Training by a body that declared it, or lessons given to a person (CGI 261-4-4°): seldom a trade of building.
  training_trade: ({ seller, items }) =>
    seller.trade.trim() !== "" && mayBuild(seller.trade) && hasReason(items, "exempt_training"),
  // The rent of an unfurnished dwelling, by who owns it (CGI 261 D-2°): seldom a trade of building.
  rental_trade: ({ seller, items }) =>
    seller.trade.trim() !== "" && mayBuild(seller.trade) && hasReason(items, "exempt_rental"),
  // Who does only what gives no right to deduct has no VAT number (CGI 286 ter).
  exempt_seller_number: ({ seller, items }) =>
    seller.vatNumber !== "" &&
    items.length > 0 &&
    items.every(({ vat }) => vat.reason !== null && EXEMPT_REASONS.includes(vat.reason)),
  // A number of another state than that of the address may be right: a business can be registered in several.
  vat_number_country: ({ buyer: { vatNumber, address } }) => {
    if (vatNumber === "" || !address || address.country === "") return false;
    const prefix = vatNumber.slice(0, 2).toUpperCase();
    if (prefix === "FR") return !isFrance(address.country) && address.country !== "MC";
    return isVatNumberOfOtherState(vatNumber) && address.country !== (COUNTRY_OF_PREFIX[prefix] ?? prefix);
  },
  // A business under franchise has none.
  vat_number_derived: ({ isNumberDerived = false }) => isNumberDerived,
  vat_number_of_seller: ({ seller, buyer }) => buyer.vatNumber !== "" && buyer.vatNumber === seller.vatNumber,
  // Works on a building have the VAT of the place where it stands, wherever their customer is (CGI 259 A 2°, 294-1).
  against_site: (facts) =>
    facts.works !== null &&
    !isTaxedServiceAbroad(facts) &&
    facts.items.some((item) => isOfOtherSite(item, facts.works)),
  // Nobody said whether the building of a customer who is abroad stands in France, where its works are taxed.
  // Under franchise that question is asked of the lines which stay under it.
  site_unknown: ({ seller, items, works }) =>
    works === "unknown" && seller.vatRegime !== "franchise" && items.some(isUntaxedForPlace),
  against_answers: ({ isAgainstAnswers = false }) => isAgainstAnswers,
};

function isTaxedServiceAbroad({ buyer, items, territory, works, isSoldFromMainland }: Facts): boolean {
  return (
    buyer.kind === "company" &&
    isSoldFromMainland &&
    ABROAD.includes(territory) &&
    !isTaxedPlace(works) &&
    items.some((item) => item.nature === "service" && isTaxed(item))
  );
}

const isVague = (works: PlaceOfWorks) => works === "in_france" || works === "abroad" || works === "unknown";
const isTaxedPlace = (works: PlaceOfWorks | null) =>
  works === "in_france" || FRANCE_WITH_VAT.some((territory) => territory === works);

// The mainland's rates overseas are asked about apart, and those of Corsica are refused or asked about by trade.
function isOfOtherSite(item: ItemLine, works: PlaceOfWorks | null): boolean {
  if (works === "overseas_without_vat" || works === "collectivity") return isTaxed(item);
  if (!isTaxedPlace(works)) return false;
  const isOverseasRate = item.vat.reason === null && OVERSEAS_RATES.includes(item.vat.basisPoints);
  return isUntaxedForPlace(item) || (isOverseasRate && (works === "mainland" || works === "corsica"));
}

const isUntaxedForPlace = ({ vat }: ItemLine) => vat.reason !== null && REASONS_OF_PLACE.includes(vat.reason);

/** The prefixes of VAT numbers that are not the code of their country. */
const COUNTRY_OF_PREFIX: Readonly<Record<string, string>> = { EL: "GR", XI: "GB" };

const EXEMPT_REASONS: readonly string[] = ["exempt_training", "exempt_health", "exempt_rental", "exempt_association"];

/** Reasons for which a service bears no VAT because of where it is taxed. */
const REASONS_OF_PLACE: readonly string[] = ["eu_services", "non_eu_services", "overseas"];

const LOWEST_RATE = 210;
/** Of Guadeloupe, Martinique and Réunion alone (CGI 296). */
const OVERSEAS_RATES: readonly number[] = [105, 175, 850];
const CORSICA_RATES: readonly number[] = [90, 1300];
const REDUCED: readonly number[] = [550, 1000];
const MAINLAND_RATES: readonly number[] = [550, 1000, 2000];

const isTaxed = ({ vat }: ItemLine) => vat.reason === null && vat.basisPoints > 0;
const isAtMainlandRate = ({ vat }: ItemLine) => vat.reason === null && MAINLAND_RATES.includes(vat.basisPoints);
const hasReason = (items: readonly ItemLine[], reason: string) =>
  items.some(({ vat }) => chosenReason(vat.reason) === reason);

const FOSSIL_WORDS = ["gaz", "fioul", "fuel", "mazout", "propane", "butane", "charbon"];
const UPKEEP_WORDS = ["entreti", "ramon", "depann", "repar", "revis", "controle", "depos", "neutralis", "vidang"];

// « Chaudière gaz », « chaudière à condensation au fioul »: sold or fitted, not kept in order nor taken away.
function sellsFossilBoiler(label: string): boolean {
  const words = searchText(label).split(/[^a-z]+/);
  const begins = (beginnings: readonly string[]) =>
    words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
  return begins(["chaudiere"]) && words.some((word) => FOSSIL_WORDS.includes(word)) && !begins(UPKEEP_WORDS);
}

const HEALTH_WORDS = (
  "sant medec medic infirm kine osteo psych sage dent ortho podolog chiro diet ergo audio optic soin " +
  "therap biolog pharmac hopit clinique orthopt nutrition"
).split(" ");

function caresForHealth(trade: string): boolean {
  return searchText(trade)
    .split(/[^a-z]+/)
    .some((word) => HEALTH_WORDS.some((beginning) => word.startsWith(beginning)));
}
