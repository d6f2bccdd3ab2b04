import { mayBuild } from "./building-trades.ts";
import type { Company, TradeInsurance } from "./company.ts";
import { ruleOf } from "./legal-forms.ts";

/** Whether a professional insurance is compulsory for a seller, in their own words (loi 96-603 art. 22-2). */
export type InsuranceDuty = "required" | "none";

/** Whether a seller names the mediator of their private customers, or has none yet. */
export type Mediation = "named" | "later";

/** What a seller says of themselves that decides what is asked of them. Null: not said. No document keeps it so. */
export type SellerDeclarations = {
  insuranceDuty: InsuranceDuty | null;
  mediation: Mediation | null;
  /** Name, address and site of the mediator; empty while none is named. */
  mediator: string;
};

/**
 * Wire names of the fields that the seller must fill before an invoice is issued or a quote is sent (CGI ann. II 242
 * nonies A; C. com. R123-237, R123-238; loi 96-603 art. 22-2; docs/specification.md#documents).
 */
export function missingSellerFields(
  company: Company,
  declarations: Pick<SellerDeclarations, "insuranceDuty">,
): string[] {
  const address = company.address;
  const rule = ruleOf(company.legalForm);
  const missing = {
    name: company.name,
    legal_form: rule,
    capital: company.capitalCents !== null || !rule?.printsCapital,
    rcs_town: company.rcsTown !== "" || rule?.register !== "owed",
    siren: company.siren,
    vat_regime: company.vatRegime,
    "address.line1": address?.line1,
    "address.postal_code": address?.postalCode,
    "address.city": address?.city,
  };
  const missingFields = Object.entries(missing)
    .filter(([, value]) => !value)
    .map(([field]) => field);
  return [...missingFields, ...missingInsurance(company, declarations)];
}

/**
 * Wire names of what must be known of the seller before anybody else is shown a quote: who they are, where, and whether
 * they charge VAT, without which no price is one (docs/specification.md#documents).
 */
export function missingToShow(company: Company): string[] {
  return missingSellerFields(company, { insuranceDuty: "none" }).filter((field) => SHOWN.test(field));
}

const SHOWN = /^(?:name|siren|vat_regime|address\..*)$/;

// Insurer, contact and territory are printed where an insurance is compulsory. A building trade is asked whether it is;
// a developer or a photographer is not.
function missingInsurance(
  { trade, insurance }: Company,
  { insuranceDuty }: Pick<SellerDeclarations, "insuranceDuty">,
): string[] {
  if (insuranceDuty === "none") return [];
  const missing = INSURANCE_FIELDS.filter((field) => !insurance?.[field]);
  if (insuranceDuty === "required") return missing.map((field) => `insurance.${field}`);
  return missing.length > 0 && mayBuild(trade) ? ["insurance_duty"] : [];
}

/** Whether a missing field is about the insurance. */
export function isAboutInsurance(field: string): boolean {
  return field.startsWith("insurance");
}

const INSURANCE_FIELDS: readonly (keyof TradeInsurance)[] = ["insurer", "contact", "coverage"];

/**
 * Whether the seller does works of construction, as far as they said: they need the insurance of these works, or have
 * it and said nothing else.
 */
export function isInsuredBuilder(
  { insurance }: Company,
  { insuranceDuty }: Pick<SellerDeclarations, "insuranceDuty">,
): boolean {
  return insuranceDuty === null ? (insurance?.insurer ?? "") !== "" : insuranceDuty === "required";
}
