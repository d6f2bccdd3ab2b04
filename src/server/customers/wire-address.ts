import type { Address } from "#domain/shared/address.ts";

/** An address on the wire. */
export type WireAddress = { line1: string; line2: string; postal_code: string; city: string; country: string };

type SentAddress = { [Part in keyof WireAddress]?: string | undefined };

/** The address known with the parts sent laid over it; null forgets it, and an address with nothing in it is no address. */
export function withWireAddress(before: Address | null, sent: SentAddress | null): Address | null {
  if (sent === null) return null;
  const after: Address = {
    line1: sent.line1 ?? before?.line1 ?? "",
    line2: sent.line2 ?? before?.line2 ?? "",
    postalCode: sent.postal_code ?? before?.postalCode ?? "",
    city: sent.city ?? before?.city ?? "",
    country: sent.country ?? before?.country ?? "FR",
  };
  return after.line1 || after.line2 || after.postalCode || after.city ? after : null;
}

/** To the wire. */
export function toWireAddress(address: Address | null): WireAddress | null {
  if (!address) return null;
  const { postalCode, ...same } = address;
  return { ...same, postal_code: postalCode };
}
