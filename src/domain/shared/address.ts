import { countryName } from "./country.ts";
import { fieldMessages } from "./field.messages.ts";

/** A postal address. `country` is an ISO 3166-1 alpha-2 code. */
export type Address = {
  line1: string;
  line2: string;
  postalCode: string;
  city: string;
  country: string;
};

/** The lines of an address in a letter, without empty ones. The country is named only outside France. */
export function addressLines(address: Address): string[] {
  const town = `${address.postalCode} ${address.city}`.trim();
  const country = address.country === "FR" ? "" : countryName(address.country);
  return [address.line1, address.line2, town, country].filter((line) => line !== "");
}

/** A sentence for each wrong field of an address, by wire name. An empty field is missing, not wrong. */
export function addressProblems({ country, postalCode }: Address): Record<string, string> {
  if (country !== "FR" || postalCode === "" || /^\d{5}$/.test(postalCode)) return {};
  return { postal_code: fieldMessages.postalCode };
}
