import { createHash } from "node:crypto";

/** SHA-256 of a text or of bytes, in lower-case hexadecimal: 64 digits. */
export function sha256Hex(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
