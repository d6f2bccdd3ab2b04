import type { VatRegime } from "../company/company.ts";
import type { ItemLine, Line, Unit } from "./line.ts";
import type { Terms } from "./terms.ts";
import { NO_TERMS } from "./terms.ts";
import { treatmentUnder } from "./vat-treatment.ts";

// Contents of format 1 had a VAT rate where there is a treatment now, and neither terms nor sections.

/** A line as contents of format 1 keep it. */
export type LineOfFormat1 =
  | { kind: "text"; label: string }
  | (Pick<ItemLine, "kind" | "label" | "details" | "quantityE4" | "unitPriceE6"> & {
      unit: Unit;
      vatBasisPoints: number;
    });

/** What a kept document has of either format: with terms it is of format 2. */
export type KeptLines = { seller: { vatRegime: VatRegime | null } } & (
  | { lines: Line[]; terms: Terms }
  | { lines: LineOfFormat1[]; terms?: undefined }
);

/**
 * A kept content as today's code reads it: one of format 1 gets treatments, which follow from its rates and from the
 * seller's regime of that time. It says and prints the same.
 */
export function currentLines<Content extends KeptLines>(content: Content): Content & { lines: Line[]; terms: Terms } {
  if (content.terms !== undefined) return { ...content, lines: content.lines, terms: content.terms };
  const lines = content.lines.map((line, index) => lineOfFormat1(line, index, content.seller.vatRegime));
  return { ...content, lines, terms: NO_TERMS };
}

function lineOfFormat1(line: LineOfFormat1, index: number, regime: VatRegime | null): Line {
  const id = `line-${index + 1}`;
  if (line.kind === "text") return { ...line, id };
  const { vatBasisPoints, ...rest } = line;
  return {
    ...rest,
    id,
    nature: "service",
    discountBasisPoints: 0,
    vat: treatmentUnder(regime, { basisPoints: vatBasisPoints, reason: null }),
    isOption: false,
    source: null,
  };
}
