import type { QuoteConditions } from "#domain/quotes/conditions/quote-conditions.ts";

const THIRTY = { unit: "share", basisPoints: 3000 } as const;

/** What sellers say beside the lines of their quotes in the table. */
export const CONDITIONS = {
  repair: { works: "repair" },
  subcontracted: { works: "subcontracted" },
  "repair, with a free trip": { works: "repair", travel: { kind: "free" }, payment: { dueDays: 0, means: ["card"] } },
  "a deposit and terms": {
    deposit: { kind: "down_payment", size: THIRTY },
    payment: { dueDays: 30, means: ["transfer"] },
  },
  "earnest money": { deposit: { kind: "earnest_money", size: { unit: "amount", cents: 2_000 } } },
  "a whole site": {
    place: "4 rue des Tanneurs, 38000 Grenoble",
    duration: { count: 2, unit: "week" },
    deposit: { kind: "down_payment", size: THIRTY },
    travel: { kind: "charged", cents: 4_500 },
    guarantee: "Robinetterie garantie 5 ans",
    waste: {
      quantity: "0,5 m³ de gravats",
      sorting: "tri sur place, évacués par nos soins",
      collection: "Déchetterie de Vaise, 18 rue Perret, 69009 Lyon",
      costCents: null,
    },
    complaints: "sav@volt-et-fils.fr",
  },
  "energy with RGE and aids": {
    energy: { rgeLabel: "Qualibat 5911", subcontractors: "" },
    aids: [
      { kind: "cee", label: "Énergie Alpine", cents: 1_000 },
      { kind: "maprimerenov", label: "", cents: 2_000 },
    ],
  },
  "energy without RGE": { energy: { rgeLabel: "", subcontractors: "SARL Duval" } },
} satisfies Record<string, QuoteConditions>;
