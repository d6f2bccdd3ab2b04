import { randomBytes } from "node:crypto";

/** A uuid v7 (RFC 9562): 48 bits of milliseconds, then random; ids made later sort later. */
export function uuidV7(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** A public token: 192 random bits, base64url, 32 characters. */
export function publicToken(): string {
  return randomBytes(24).toString("base64url");
}
