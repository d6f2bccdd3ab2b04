import type { Company } from "../company/company.ts";
import type { Customer } from "../customers/customer.ts";
import { territoryOf } from "../shared/territory.ts";
import type { Line } from "./line.ts";
import type { NoticedSale } from "./vat-notices.ts";
import { vatReasonNotices, vatReasons } from "./vat-notices.ts";
import { reasonNotice, untaxed } from "./vat-treatment.ts";

/**
 * True for a seller under franchise whose customer is a business of another state of the Union: a service is taxed
 * there, by reverse charge, which the franchise does not change (CGI 259-1°, 286 ter 5°;
 * docs/decisions/0018-grounds-of-no-vat.md).
 */
export function sellsAbroadUnderFranchise({
  seller,
  buyer,
}: {
  seller: Pick<Company, "vatRegime">;
  buyer: Pick<Customer, "kind" | "address">;
}): boolean {
  const territory = buyer.address && territoryOf(buyer.address);
  return seller.vatRegime === "franchise" && buyer.kind === "company" && territory === "eu";
}

/** The same lines, their services under reverse charge. Goods stay under the franchise (CGI 262 ter, I). */
export function reverseChargedServices(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const isService = line.kind === "item" && line.nature === "service" && line.vat.reason === "franchise";
    return isService ? { ...line, vat: untaxed("eu_services") } : line;
  });
}

/** The same lines, under reverse charge where that is the reason chosen for the line of the same place. */
export function reverseChargedChoices(lines: readonly Line[], writtenLines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    const writtenLine = writtenLines[at];
    const isChosen = writtenLine?.kind === "item" && writtenLine.vat.reason === "eu_services";
    return isChosen ? reverseChargedServices([line]) : line;
  });
}

/**
 * Whether documents say the seller's VAT number: not under franchise, except beside « Autoliquidation », nor for what
 * is sold in Guyane and Mayotte, where there is no VAT (CGI 294-1).
 */
export function namesSellerVat({ vatRegime }: Pick<Company, "vatRegime">, lines: readonly Line[]): boolean {
  if (vatReasons(lines).includes("overseas")) return false;
  return vatRegime !== "franchise" || vatReasons(lines).includes("eu_services");
}

/** What a document of a seller under franchise says of its VAT: the franchise, and reverse charge where it applies. */
export function franchiseNotices(lines: readonly Line[], sale: NoticedSale): string[] {
  const notices = vatReasonNotices(lines, sale);
  return notices.length > 0 ? notices : [reasonNotice("franchise", sale.day)];
}
