import type { CustomerKind } from "../customers/customer.ts";
import type { Territory } from "../shared/territory.ts";
import { FRANCE_WITH_VAT } from "../shared/territory.ts";
import type { ItemLine } from "./line.ts";
import type { ChosenVatReason } from "./vat-reasons.ts";

/** What a reason for 0 % is good for: where its buyer is, who they are, and what the line sells. */
export type VatGround = {
  /** The territories of the buyer's address, by kind of buyer. None: that kind cannot have it. */
  places: Record<CustomerKind, readonly Territory[]>;
  /** What it exempts. `work`: a service, and goods only beside one of the same document. */
  sells: ItemLine["nature"] | "work" | "any";
  /** A VAT number of another state of the Union: takes the place of an address there, or forbids the reason. */
  otherStateNumber?: "suffices" | "forbids";
  source: string;
};

const ABROAD: readonly Territory[] = ["overseas_without_vat", "collectivity", "outside_eu"];
const ANYWHERE: readonly Territory[] = [...FRANCE_WITH_VAT, ...ABROAD, "eu"];
const NOT_IN_FRANCE: readonly Territory[] = [...ABROAD, "eu"];
const NOBODY: readonly Territory[] = [];

const anybody = { company: ANYWHERE, person: ANYWHERE };

/** Every reason that a person may choose, with what it is good for (docs/decisions/0018-grounds-of-no-vat.md). */
export const VAT_GROUNDS: Readonly<Record<ChosenVatReason, VatGround>> = {
  // The delivery of materials alone is no subcontracting (BOI-TVA-DECLA-10-10-20).
  subcontracting: {
    places: { company: ANYWHERE, person: NOBODY },
    sells: "work",
    source: "CGI 283-2 nonies, CIBS L. 221-38",
  },
  eu_services: {
    places: { company: ["eu"], person: NOBODY },
    sells: "service",
    otherStateNumber: "suffices",
    source: "CGI 259-1°, directive 2006/112/CE art. 44 and 196",
  },
  eu_goods: {
    places: { company: ["eu"], person: NOBODY },
    sells: "goods",
    otherStateNumber: "suffices",
    source: "CGI 262 ter I, CIBS L. 213-13",
  },
  // A business may buy in France what the seller ships abroad for it. Goods sent between the mainland and Guadeloupe,
  // Martinique or Réunion are exported to anybody there: the seller's address decides (checkVatPlace).
  export: { places: { company: ANYWHERE, person: ABROAD }, sells: "goods", source: "CGI 262 I, CGI 294-2" },
  // A business of the Union without a VAT number is still one. A private person outside the Union may have what
  // CGI 259 B lists alone, which is asked about (`vat-doubts.ts`).
  non_eu_services: {
    places: { company: NOT_IN_FRANCE, person: ABROAD },
    sells: "service",
    otherStateNumber: "forbids",
    source: "CGI 259-1°, CGI 259 B",
  },
  // A seller who is there works there for any customer: their own address decides (checkVatPlace).
  overseas: { places: { company: NOT_IN_FRANCE, person: NOT_IN_FRANCE }, sells: "any", source: "CGI 294-1" },
  exempt_training: { places: anybody, sells: "work", source: "CGI 261-4-4°" },
  exempt_health: { places: anybody, sells: "any", source: "CGI 261-4-1°" },
  exempt_rental: { places: anybody, sells: "service", source: "CGI 261 D-2°" },
  exempt_association: { places: anybody, sells: "any", source: "CGI 261-7" },
};

/** The nature of a line without one: that of its reason, a service otherwise. */
export function natureOfReason(reason: ChosenVatReason | null): ItemLine["nature"] {
  return reason !== null && VAT_GROUNDS[reason].sells === "goods" ? "goods" : "service";
}
