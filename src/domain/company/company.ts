import type { Address } from "../shared/address.ts";
import { fieldMessages } from "../shared/field.messages.ts";
import type { LegalForm } from "./legal-forms.ts";
import type { DocumentStyle } from "./style/document-style.ts";

/** VAT scheme: `franchise` = no VAT charged (CIBS L. 223-3, formerly CGI 293 B); `standard` = régime réel. */
export type VatRegime = "franchise" | "standard";

/** When VAT on services falls due: on payment (default), or on invoicing when the seller opted for « les débits ». */
export type VatDueOn = "payment" | "invoice";

/** Insurance that building trades must print on quotes and invoices (loi 96-603 art. 22-2). */
export type TradeInsurance = {
  insurer: string;
  contact: string;
  coverage: string;
  /** What it is called on documents. Absent or empty: the seller has not said, and it is called professional. */
  kind?: InsuranceKind | "";
  policyNumber?: string;
};

/** The ten-year insurance of works of construction (C. assur. L241-1, L243-2), or another one. */
export const INSURANCE_KINDS = ["decennial", "professional"] as const;

/** The ten-year insurance of works of construction (C. assur. L241-1, L243-2), or another one. */
export type InsuranceKind = (typeof INSURANCE_KINDS)[number];

/** The seller, who issues the quotes and invoices of this account. Unknown legal data is null, never invented. */
export type Company = {
  id: string;
  name: string;
  /** Empty when unknown. */
  legalForm: LegalForm | "";
  /** Share capital as printed, for companies. In cents. */
  capitalCents: number | null;
  /** Town of the trade register (« RCS Lyon »), for sellers registered there. */
  rcsTown: string;
  siren: string;
  siret: string;
  vatNumber: string;
  vatRegime: VatRegime | null;
  vatDueOn: VatDueOn;
  address: Address | null;
  trade: string;
  iban: string;
  bic: string;
  hourlyRateCents: number | null;
  email: string;
  phone: string;
  logoId: string | null;
  insurance: TradeInsurance | null;
  /** What a quote costs, VAT included, in cents; 0 when it is free. Absent: not said, so no quote says it. */
  quotePriceCents?: number;
  /** How its documents look. Absent: the seller chose nothing, and they look as they always did. */
  documentStyle?: DocumentStyle;
  /** Free notices printed at the foot of documents (mediator, management centre…). */
  legalNotices: string;
};

/** The dearest quote, in euros. */
export const MAX_QUOTE_PRICE_EUROS = 10_000;

/** The VAT rate, in basis points, of work without a chosen rate, under the standard regime (CGI 278). */
export const STANDARD_VAT_BASIS_POINTS = 2000;

/**
 * The VAT number of a French company, computed from its SIREN: FR, a key of two digits, the SIREN (CGI ann. II 369).
 */
export function frenchVatNumber(siren: string): string {
  return `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, "0")}${siren}`;
}

/** The sentence beside a SIRET or a French VAT number that does not match the SIREN, by wire name. */
export function mismatchedNumbers({
  siren,
  siret,
  vatNumber,
}: {
  siren: string;
  siret: string;
  vatNumber: string;
}): Record<string, string> {
  if (siren === "") return {};
  return {
    ...(siret !== "" && !siret.startsWith(siren) && { siret: fieldMessages.siretOfAnother(siren) }),
    ...(vatNumber.startsWith("FR") &&
      !vatNumber.endsWith(siren) && { vat_number: fieldMessages.vatNumberOfAnother(siren) }),
  };
}
