import { randomBytes } from "node:crypto";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for text that could be one of our IDs. Any other text gives "not found" and never a database error. */
export function isId(text: string | undefined): text is string {
  return text !== undefined && UUID.test(text);
}

const COUNTS = 0x1000;
let last = { at: -1, count: 0 };

/**
 * A uuid v7 (RFC 9562, section 6.2, method 1): 48 bits of milliseconds, a count within the millisecond, then random
 * bits. Later IDs of this process sort later.
 */
export function uuidV7(now: number): string {
  const bytes = randomBytes(16);
  // A new millisecond starts in the lower half of the range. This leaves room to count, and hides how many IDs exist.
  const count = now === last.at ? (last.count + 1) % COUNTS : bytes.readUInt16BE(6) % (COUNTS / 2);
  last = { at: now, count };
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A public token: 192 random bits, base64url, 32 characters. */
export function publicToken(): string {
  return randomBytes(24).toString("base64url");
}
