import { timingSafeEqual } from "node:crypto";

/** True when two texts are the same; takes as long when they are not. Their lengths are no secret. */
export function isSameText(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
}
