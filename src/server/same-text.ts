import { timingSafeEqual } from "node:crypto";

/** True when two texts are equal. The time does not depend on where they differ, only on their lengths. */
export function isSameText(one: string, other: string): boolean {
  return isSameBytes(Buffer.from(one), Buffer.from(other));
}

/** True when two byte strings are the same, as `isSameText` does for texts. */
export function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
