import type { Address } from "#domain/shared/address.ts";

/** An address on the wire. */
export type WireAddress = { line1: string; line2: string; postal_code: string; city: string; country: string };

/** From the wire; an address with nothing in it is no address. */
export function fromWireAddress(address: WireAddress | null | undefined): Address | null {
  if (!address || !(address.line1 || address.line2 || address.postal_code || address.city)) return null;
  const { postal_code, ...same } = address;
  return { ...same, postalCode: postal_code };
}

/** To the wire. */
export function toWireAddress(address: Address | null): WireAddress | null {
  if (!address) return null;
  const { postalCode, ...same } = address;
  return { ...same, postal_code: postalCode };
}
