import type { RegisteredAddressAnswer } from "#api/register/register.ts";

/** An address on one line: « 12 rue des Lilas, 75011 Paris ». */
export function wholeAddress(address: RegisteredAddressAnswer): string {
  return [address.line1, townOf(address)].filter((part) => part !== "").join(", ");
}

/** Its postal code and its town. */
export function townOf({ postal_code, city }: RegisteredAddressAnswer): string {
  return `${postal_code} ${city}`.trim();
}
