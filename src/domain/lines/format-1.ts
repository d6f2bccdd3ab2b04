import type { VatRegime } from "../company/company.ts";
import type { ItemLine, Line, Unit } from "./line.ts";
import { treatmentUnder } from "./vat-treatment.ts";

// Contents of format 1 had a VAT rate where there is a treatment now, and neither terms nor sections.

/** A line as contents of format 1 keep it. */
export type LineOfFormat1 =
  | { kind: "text"; label: string }
  | (Pick<ItemLine, "kind" | "label" | "details" | "quantityE4" | "unitPriceE6"> & {
      unit: Unit;
      vatBasisPoints: number;
    });

/** What a document of format 1 keeps that its lines follow from. */
export type ContentOfFormat1 = { seller: { vatRegime: VatRegime | null }; lines: LineOfFormat1[] };

/**
 * The lines of format 1 as today's code reads them. Their treatments follow from their rates and from the seller's
 * regime of that time. They say and print the same.
 */
export function linesOfFormat1({ seller, lines }: ContentOfFormat1): Line[] {
  return lines.map((line, index) => lineOfFormat1(line, index, seller.vatRegime));
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
