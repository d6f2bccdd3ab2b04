import type { Address } from "./address.ts";

/**
 * Where an address lies for VAT: the territories of France that have their own rates, those where there is no French
 * VAT, the other states of the Union, and the rest of the world.
 */
export type Territory =
  | "mainland"
  | "corsica"
  /** Guadeloupe, Martinique and Réunion: France for VAT, with their own rates (CGI 296). */
  | "overseas_with_vat"
  /** Guyane and Mayotte: VAT is not applicable (CGI 294-1). */
  | "overseas_without_vat"
  /** Saint-Barthélemy, Saint-Martin, New Caledonia, Polynesia…: outside France for VAT. */
  | "collectivity"
  | "eu"
  /** The parts of other states where the VAT of the Union is not applied among it. */
  | "outside_eu";

/** The territories of France where French VAT is due (CGI 294-1, 296, 297). */
export const FRANCE_WITH_VAT: readonly Territory[] = ["mainland", "corsica", "overseas_with_vat"];

/**
 * Whether goods sent from one territory to another, both of France for VAT, are exported all the same: between the
 * mainland or Corsica and Guadeloupe, Martinique and Réunion (CGI 294-2).
 */
export function isExportInsideFrance(from: Territory | null, to: Territory | null): boolean {
  if (from === null || to === null || !FRANCE_WITH_VAT.includes(from) || !FRANCE_WITH_VAT.includes(to)) return false;
  return (from === "overseas_with_vat") !== (to === "overseas_with_vat");
}

/** The states of the European Union but France, by their ISO code. */
const EU_STATES: readonly string[] =
  "AT BE BG CY CZ DE DK EE ES FI GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

// Monaco is France for VAT (CGI 297).
const BY_COUNTRY: Readonly<Record<string, Territory>> = {
  MC: "mainland",
  GP: "overseas_with_vat",
  MQ: "overseas_with_vat",
  RE: "overseas_with_vat",
  GF: "overseas_without_vat",
  YT: "overseas_without_vat",
};

// Parts of states of the Union where its VAT is not applied (directive 2006/112/CE art. 6), by their postal codes: the
// Canary Islands, Ceuta, Melilla, Åland, Livigno, Campione, Büsingen, Helgoland, Mount Athos. The north of Cyprus has
// no postal code of its own.
const OUTSIDE_EU_VAT = /^(ES(35|38|5[12])\d{3}|FI22\d{3}|IT(23041|22061)|DE(78266|27498)|GR63086)$/;

/** True of an address in a state of the Union, in a part of it where the VAT of the Union is not applied. */
export function isOutsideEuVat({ country, postalCode }: Pick<Address, "country" | "postalCode">): boolean {
  return OUTSIDE_EU_VAT.test(country + postalCode.replaceAll(/\D/g, ""));
}

// Of France, by the start of the postal code. The first that fits holds: 97133 and 97150 begin like Guadeloupe.
const BY_POSTAL_CODE: readonly (readonly [RegExp, Territory])[] = [
  [/^97(133|150)/, "collectivity"],
  [/^97[124]/, "overseas_with_vat"],
  [/^97[36]/, "overseas_without_vat"],
  [/^9[78]/, "collectivity"],
  [/^20/, "corsica"],
];

/** The territory of an address. Null while its country, or its postal code in France, is not said. */
export function territoryOf({ country, postalCode }: Pick<Address, "country" | "postalCode">): Territory | null {
  if (country === "") return null;
  const isInEu = EU_STATES.includes(country) && !isOutsideEuVat({ country, postalCode });
  if (country !== "FR") return BY_COUNTRY[country] ?? (isInEu ? "eu" : "outside_eu");
  // Monaco's postal codes begin with 980, and letters to it are often written with the country France.
  if (postalCode === "") return null;
  if (postalCode.startsWith("980")) return "mainland";
  return BY_POSTAL_CODE.find(([start]) => start.test(postalCode))?.[1] ?? "mainland";
}

/**
 * True for the country of France, or the code that ISO 3166 gives to one of its departments overseas: their businesses
 * have a SIREN like the others.
 */
export function isFrance(country: string): boolean {
  return country === "FR" || (BY_COUNTRY[country]?.startsWith("overseas") ?? false);
}

/** True for a VAT number of another state of the Union. Greece writes EL; Northern Ireland, XI, for goods. */
export function isVatNumberOfOtherState(vatNumber: string): boolean {
  const prefix = vatNumber.slice(0, 2).toUpperCase();
  return prefix === "EL" || prefix === "XI" || EU_STATES.includes(prefix);
}
