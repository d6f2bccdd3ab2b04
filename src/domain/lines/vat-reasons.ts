import type { DatedWording } from "../company/legal-notices.ts";
import { FRANCHISE_WORDINGS } from "../company/legal-notices.ts";
import { keysOf } from "../shared/keys-of.ts";

/** VAT categories without VAT, as EN 16931 names them (BT-118, BT-151). */
export type ZeroCategory = "E" | "AE" | "K" | "G" | "O" | "Z";

type Reason = {
  category: ZeroCategory;
  /** BT-121; empty where no code of the list says it. */
  code: string;
  /** What documents print, and BT-120. */
  wordings: readonly DatedWording[];
};

const alwaysWorded = (text: string, source: string): DatedWording => ({ from: "1900-01-01", text, source });

/**
 * Every reason for charging no VAT. The articles of the CGI stay accepted until 2027-12-31; the wording is that of the
 * CIBS, in force since 2026-09-01, where its article is known.
 */
export const VAT_REASONS = {
  franchise: { category: "E", code: "VATEX-FR-FRANCHISE", wordings: FRANCHISE_WORDINGS },
  subcontracting: {
    category: "AE",
    code: "VATEX-EU-AE",
    wordings: [
      {
        from: "2026-09-01",
        text: "Autoliquidation : TVA due par le preneur, article L. 221-38 du CIBS",
        source: "CIBS L. 221-38 (CGI 283-2 nonies)",
      },
      alwaysWorded("Autoliquidation : TVA due par le preneur, article 283, 2 nonies du CGI", "CGI 283-2 nonies"),
    ],
  },
  eu_services: {
    category: "AE",
    code: "VATEX-EU-AE",
    wordings: [
      alwaysWorded(
        "Autoliquidation : TVA due par le preneur, article 283, 2 du CGI et article 196 de la directive 2006/112/CE",
        "CGI 283-2, directive 2006/112/CE art. 196",
      ),
    ],
  },
  eu_goods: {
    category: "K",
    code: "VATEX-EU-IC",
    wordings: [
      {
        from: "2026-09-01",
        text: "Exonération de TVA, article L. 213-13 du CIBS (livraison intracommunautaire)",
        source: "CIBS L. 213-13 (CGI 262 ter, I)",
      },
      alwaysWorded("Exonération de TVA, article 262 ter, I du CGI", "CGI 262 ter, I"),
    ],
  },
  export: {
    category: "G",
    code: "VATEX-EU-G",
    wordings: [alwaysWorded("Exonération de TVA, article 262, I du CGI", "CGI 262, I")],
  },
  non_eu_services: {
    category: "O",
    code: "VATEX-EU-O",
    wordings: [alwaysWorded("TVA non applicable, article 259, 1° du CGI", "CGI 259-1°")],
  },
  overseas: {
    category: "O",
    code: "VATEX-EU-O",
    wordings: [alwaysWorded("TVA non applicable en Guyane et à Mayotte, article 294, 1 du CGI", "CGI 294-1")],
  },
  exempt_training: {
    category: "E",
    code: "VATEX-FR-CGI261-4",
    wordings: [alwaysWorded("Exonération de TVA, article 261, 4, 4° du CGI", "CGI 261-4-4°")],
  },
  exempt_health: {
    category: "E",
    code: "VATEX-FR-CGI261-4",
    wordings: [alwaysWorded("Exonération de TVA, article 261, 4, 1° du CGI", "CGI 261-4-1°")],
  },
  exempt_association: {
    category: "E",
    code: "VATEX-FR-CGI261-7",
    wordings: [alwaysWorded("Exonération de TVA, article 261, 7 du CGI", "CGI 261-7")],
  },
  exempt_rental: {
    category: "E",
    code: "VATEX-FR-CGI261D-2",
    wordings: [alwaysWorded("Exonération de TVA, article 261 D, 2° du CGI", "CGI 261 D-2°")],
  },
  /** The seller's regime is not said yet: a quote without VAT, which says so itself. */
  no_regime: { category: "Z", code: "", wordings: [] },
  /** For documents made before Établi asked for the reason. No new document may have it. */
  not_said: { category: "Z", code: "", wordings: [] },
} as const satisfies Record<string, Reason>;

/** Why a line bears no VAT. */
export type VatReason = keyof typeof VAT_REASONS;

/** What a person chooses among when they choose 0 %, in their words, the most usual first. */
export const VAT_REASON_CHOICES = {
  subcontracting: "Sous-traitance du bâtiment : l'entreprise cliente paie la TVA",
  eu_services: "Prestation pour une entreprise d'un autre pays de l'UE",
  eu_goods: "Marchandises livrées à une entreprise d'un autre pays de l'UE",
  export: "Marchandises expédiées hors de l'UE ou outre-mer",
  non_eu_services: "Prestation pour un client hors de l'UE",
  overseas: "Travaux en Guyane ou à Mayotte",
  exempt_training: "Formation exonérée",
  exempt_health: "Soins exonérés",
  exempt_rental: "Location d'un logement nu",
  exempt_association: "Association à but non lucratif",
} as const satisfies Partial<Record<VatReason, string>>;

/** A reason that a person may choose; the others follow from the regime, or from the lack of a reason. */
export type ChosenVatReason = keyof typeof VAT_REASON_CHOICES;

/** The reasons of the list, in its order. */
export const CHOSEN_VAT_REASONS = keysOf(VAT_REASON_CHOICES);

/** The reason if a person may choose it. Null for any other reason or text. */
export function chosenReason(value: string | null): ChosenVatReason | null {
  return CHOSEN_VAT_REASONS.find((reason) => reason === value) ?? null;
}
