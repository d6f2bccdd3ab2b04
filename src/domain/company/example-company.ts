import type { Company } from "./company.ts";

/** Who an example company says it is. Its SIREN is that of nobody, and no part of it changes. */
export const EXAMPLE_SELLER = {
  name: "Exemple – Atelier Bassin",
  legalForm: "EI",
  siren: "000000000",
  vatRegime: "franchise",
  address: { line1: "4 rue de l'Exemple", line2: "", postalCode: "69007", city: "Lyon", country: "FR" },
  trade: "Plombier",
  hourlyRateCents: 4_800,
} as const satisfies Partial<Company>;
