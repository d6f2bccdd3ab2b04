import type { AccountAnswer } from "#api/accounts.ts";
import { placeUrl } from "#web/customers/place-url.ts";

/** The page of a map that shows an address. Null without a town, since a street alone may be anywhere. */
export function mapUrl(address: AccountAnswer["address"]): string | null {
  if (!address || address.city === "") return null;
  const { line1, postal_code: postalCode, city, country } = address;
  const place = [line1, `${postalCode} ${city}`.trim(), country].filter((part) => part !== "").join(", ");
  return placeUrl(place);
}
