import type { Address } from "#domain/shared/address.ts";
import { addressProblems } from "#domain/shared/address.ts";
import { refuseFields } from "#server/http/all-wrong-fields.ts";

/** An address on the wire. */
export type WireAddress = { line1: string; line2: string; postal_code: string; city: string; country: string };

type SentAddress = { [Part in keyof WireAddress]?: string | undefined };

/**
 * Replaces the sent parts of an address. Null removes the address, and an address with only empty parts counts as none.
 * Refuses with 400 an address that cannot exist, with a sentence for each field under `path`.
 */
export function withWireAddress(
  storedAddress: Address | null,
  sentAddress: SentAddress | null,
  path: string,
): Address | null {
  if (sentAddress === null) return null;
  const newAddress: Address = {
    line1: sentAddress.line1 ?? storedAddress?.line1 ?? "",
    line2: sentAddress.line2 ?? storedAddress?.line2 ?? "",
    postalCode: sentAddress.postal_code ?? storedAddress?.postalCode ?? "",
    city: sentAddress.city ?? storedAddress?.city ?? "",
    country: sentAddress.country ?? storedAddress?.country ?? "FR",
  };
  if (newAddress.country === "FR") newAddress.postalCode = newAddress.postalCode.replace(/\s/g, "");
  refuseFields(
    Object.fromEntries(
      Object.entries(addressProblems(newAddress)).map(([field, sentence]) => [`${path}${field}`, sentence]),
    ),
  );
  return newAddress.line1 || newAddress.line2 || newAddress.postalCode || newAddress.city ? newAddress : null;
}

/** An address as answers contain it. */
export function toWireAddress(address: Address | null): WireAddress | null {
  if (!address) return null;
  const { postalCode, ...same } = address;
  return { ...same, postal_code: postalCode };
}
