import type { Company } from "./company.ts";
import type { SellerDeclarations } from "./missing-seller-fields.ts";

/** The customer of a document, a firm or a private person. */
type Buyer = { kind: "company" | "person" };

type Declarations = Pick<SellerDeclarations, "mediation" | "mediator">;

/**
 * Wire names of what a seller must say of their mediator before a quote is sent or an invoice is issued to a private
 * person (C. conso L616-1, R616-1). A seller who has none yet says so: only they can join a scheme of mediation.
 */
export function missingMediator(
  { legalNotices }: Pick<Company, "legalNotices">,
  { mediation, mediator }: Declarations,
  buyer: Buyer,
): string[] {
  if (buyer.kind !== "person" || SPELT_OUT.test(legalNotices)) return [];
  if (mediation === null) return ["mediation"];
  return mediation === "named" && mediator === "" ? ["mediator"] : [];
}

// Written by hand among the notices, before the mediator had a field.
const SPELT_OUT = /m[ée]diat/i;

/**
 * The seller as documents for that buyer name them: for a private person, with their mediator among the notices.
 * Documents keep the notices.
 */
export function withMediator(seller: Company, { mediation, mediator }: Declarations, buyer: Buyer) {
  if (buyer.kind !== "person" || mediation !== "named" || mediator === "") return seller;
  if (seller.legalNotices.includes(mediator)) return seller;
  const notice = `Médiateur de la consommation : ${mediator}`;
  return { ...seller, legalNotices: [seller.legalNotices, notice].filter((line) => line !== "").join("\n") };
}
