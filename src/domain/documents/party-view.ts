import type { Company } from "../company/company.ts";
import { insuranceLine, legalName, registrationLine } from "../company/legal-notices.ts";
import type { Customer } from "../customers/customer.ts";
import { customerName } from "../customers/customer.ts";
import { namesSellerVat } from "../lines/franchise-abroad.ts";
import type { Line } from "../lines/line.ts";
import { addressLines } from "../shared/address.ts";
import { BRAND_BLUE } from "../shared/brand.ts";
import type { DocumentView, PartyView } from "./document-view.ts";

/** The seller at the head of a document: name, address, identifiers, contact. */
export function sellerView(seller: Company, lines: readonly Line[]): PartyView {
  const printedLines = [
    ...(seller.address ? addressLines(seller.address) : []),
    seller.siret ? `SIRET ${spaceDigits(seller.siret)}` : seller.siren && `SIREN ${spaceDigits(seller.siren)}`,
    namesSellerVat(seller, lines) && seller.vatNumber !== "" ? `TVA ${seller.vatNumber}` : "",
    seller.phone,
    seller.email,
  ];
  return { heading: "Émetteur", name: legalName(seller), lines: printedLines.filter((line) => line !== "") };
}

/** The buyer: name, contact when the buyer is a firm, address, identifiers. */
export function buyerView(buyer: Customer): PartyView {
  const person = `${buyer.firstName} ${buyer.lastName}`.trim();
  const name = customerName(buyer);
  const lines = [
    person !== "" && person !== name ? person : "",
    ...(buyer.address ? addressLines(buyer.address) : []),
    buyer.siret ? `SIRET ${spaceDigits(buyer.siret)}` : buyer.siren && `SIREN ${spaceDigits(buyer.siren)}`,
    buyer.vatNumber && `TVA ${buyer.vatNumber}`,
    buyer.email,
  ];
  return { heading: "Client", name, lines: lines.filter((line) => line !== "") };
}

/** The seller's legal lines, at the foot of every page. */
export function sellerFooter(seller: Company): string[] {
  const identity = [legalName(seller), registrationLine(seller), seller.siren && `SIREN ${spaceDigits(seller.siren)}`];
  const lines = [identity.filter((part) => part !== "").join(" – "), insuranceLine(seller)];
  return [...lines, seller.documentStyle?.footer ?? ""].filter((line) => line !== "");
}

/** How the seller's documents look: as they always did, unless the seller chose. */
export function styleOf({ documentStyle }: Company): Pick<DocumentView, "look" | "accent"> {
  return documentStyle ? { look: documentStyle.look, accent: documentStyle.accent } : { accent: BRAND_BLUE };
}

/** « 732 829 320 00074 »: digits as people read them. */
export function spaceDigits(digits: string): string {
  return digits.replace(/^(\d{3})(\d{3})(\d{3})(\d*)$/, "$1 $2 $3 $4").trim();
}
