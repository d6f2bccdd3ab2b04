import { mayBuild } from "../../company/building-trades.ts";
import type { Company } from "../../company/company.ts";
import type { Customer } from "../../customers/customer.ts";
import { territoryOf } from "../../shared/territory.ts";
import type { Territory } from "../../shared/territory.ts";
import type { Line } from "../line.ts";
import { countedItems } from "../line.ts";
import type { VatAnswers } from "./vat-answers.ts";

/**
 * Where works on a building are done, which decides their VAT (CGI 259 A 2°): a territory, somewhere in France, abroad,
 * or nobody knows whether in France.
 */
export type PlaceOfWorks = Territory | "in_france" | "abroad" | "unknown";

type Sale = {
  seller: Pick<Company, "trade">;
  buyer: Pick<Customer, "address">;
  siteAddress: string;
  lines: readonly Line[];
};

/**
 * Where the works of a sale are done. Null of a sale that has none: it sells no service, its seller said that it is
 * about no building, or does not build and did not say that it is about one. The address of the site decides, and the
 * customer's own where none has a postal code.
 */
export function placeOfWorks(sale: Sale, answers: Pick<VatAnswers, "place" | "site">): PlaceOfWorks | null {
  const { buyer, siteAddress } = sale;
  if (!sellsWorks(sale, answers)) return null;
  const buyerTerritory = buyer.address && territoryOf(buyer.address);
  const typedTerritory = territoryOfSite(siteAddress);
  if (!isForeign(buyerTerritory)) return typedTerritory ?? buyerTerritory;
  if (answers.site === "abroad") return "abroad";
  if (answers.site === undefined && !isCodeOfFrance(sale)) return "unknown";
  return typedTerritory ?? "in_france";
}

/** The territory of the French postal code of an address, as it was typed; null without one. */
export function territoryOfSite(siteAddress: string): Territory | null {
  const [postalCode] = POSTAL_CODE.exec(siteAddress) ?? [];
  return postalCode === undefined ? null : territoryOf({ country: "FR", postalCode });
}

/** True of another country: the postal code of a site may be of it. */
export function isForeign(territory: Territory | null): boolean {
  return territory === "eu" || territory === "outside_eu";
}

const POSTAL_CODE = /\b\d{5}\b/;

// While the trade is not said, a sale is about works if it has a site.
function sellsWorks({ seller, siteAddress, lines }: Sale, { place }: Pick<VatAnswers, "place">): boolean {
  if (place === "no_building" || countedItems(lines).every(({ nature }) => nature === "goods")) return false;
  if (place !== undefined) return true;
  return mayBuild(seller.trade) && (seller.trade.trim() !== "" || siteAddress.trim() !== "");
}

/** Countries whose postal codes are never five digits: a site with such a code is not there. */
const OTHER_CODES: readonly string[] = "AT AU BE BG CA CH CY DK GB HU IE LI LU LV MT NL NO PL PT RO SI".split(" ");

function isCodeOfFrance({ buyer, siteAddress }: Sale): boolean {
  return POSTAL_CODE.test(siteAddress) && OTHER_CODES.includes(buyer.address?.country ?? "");
}
