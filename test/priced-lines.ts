import type { ItemLine, Line, Unit } from "#domain/lines/line.ts";
import { UNIT_CODES } from "#domain/lines/line.ts";
import type { Terms } from "#domain/lines/terms.ts";
import { CHOSEN_VAT_REASONS } from "#domain/lines/vat-reasons.ts";
import type { VatTreatment } from "#domain/lines/vat-treatment.ts";
import { untaxed, vatTreatment } from "#domain/lines/vat-treatment.ts";
import { TAXED_RATES } from "#domain/shared/vat-rates.ts";
import fc from "fast-check";
import { labour } from "./demo-company.ts";

// Lines and terms of any kind, for property tests, and one document with everything.

const treatment: fc.Arbitrary<VatTreatment> = fc.oneof(
  fc.constantFrom(...TAXED_RATES).map((rate) => vatTreatment(rate, null)),
  fc.constantFrom(...CHOSEN_VAT_REASONS, "not_said" as const).map(untaxed),
);

const label = fc.constantFrom("Dépose", "Pose", "Fourniture");
const share = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000 }));

const item: fc.Arbitrary<ItemLine> = fc.record({
  kind: fc.constant("item" as const),
  id: fc.uuid(),
  label,
  details: fc.constant([]),
  nature: fc.constantFrom("service" as const, "goods" as const),
  quantityE4: fc.integer({ min: 0, max: 5_000_000 }),
  unit: fc.constantFrom(...(Object.keys(UNIT_CODES) as Unit[])),
  unitPriceE6: fc.integer({ min: 0, max: 2_000_000_000 }),
  discountBasisPoints: share,
  vat: treatment,
  isOption: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  source: fc.constant(null),
});

const line: fc.Arbitrary<Line> = fc.oneof(
  { weight: 5, arbitrary: item },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("text" as const), id: fc.uuid(), label }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("section" as const),
      id: fc.uuid(),
      label,
      level: fc.constantFrom(1 as const, 2 as const),
    }),
  },
);

/** Up to twenty lines of any kind. */
export const anyLines: fc.Arbitrary<Line[]> = fc.array(line, { maxLength: 20 });

/** Terms of any kind. */
export const anyTerms: fc.Arbitrary<Terms> = fc.record({
  discount: fc.oneof(
    fc.constant(null),
    share.map((basisPoints) => ({ kind: "share" as const, basisPoints })),
    fc.integer({ min: 0, max: 10_000_000 }).map((cents) => ({ kind: "amount" as const, cents })),
  ),
  prepaidCents: fc.constantFrom(0, 1, 12_345),
  retentionBasisPoints: fc.constantFrom(0, 500),
});

/** A bathroom: sections of two levels, areas, hours, a discounted supply, three treatments and an option. */
export const bathroomLines: Line[] = [
  { kind: "section", id: "s1", label: "Salle de bain", level: 1 },
  { kind: "section", id: "s2", label: "Carrelage", level: 2 },
  { ...labour("Pose du carrelage", 120_000, 1000), unit: "m²", unitPriceE6: 65_000_000 },
  {
    ...labour("Carrelage grès cérame 60 × 60", 130_000, 2000),
    unit: "m²",
    unitPriceE6: 38_900_000,
    nature: "goods",
    discountBasisPoints: 1000,
    details: ["Garantie dix ans"],
  },
  { kind: "section", id: "s3", label: "Plomberie", level: 2 },
  { ...labour("Pose de la robinetterie", 140_000, 1000), unitPriceE6: 48_000_000 },
  { kind: "text", id: "t1", label: "Évacuation des gravats comprise" },
  { kind: "section", id: "s4", label: "Dépannage", level: 1 },
  labour("Recherche de fuite", 15_000, 550),
  { ...labour("Sèche-serviettes", 10_000, 2000), unit: "u", unitPriceE6: 289_000_000, isOption: true },
];

/** A discount, an advance already paid and a retention. */
export const allTerms: Terms = {
  discount: { kind: "share", basisPoints: 333 },
  prepaidCents: 30_000,
  retentionBasisPoints: 500,
};
