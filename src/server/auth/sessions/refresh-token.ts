import { isSameBytes } from "#server/same-text.ts";
import { createHash, createHmac } from "node:crypto";

/** The content of a refresh token. */
export type RefreshClaim = { sessionId: string; counter: number };

const VERSION = 1;
const BODY_BYTES = 1 + 16 + 8;
const TOTAL_BYTES = BODY_BYTES + 16 + 4;

/**
 * The refresh token of a session at a counter (docs/sign-in-protocol.md#refresh-tokens): version, session ID, counter,
 * 16 bytes of HMAC-SHA-256 under the session's key, 4 bytes of checksum, base64url. The token is not stored, because it
 * can be computed again.
 */
export function refreshToken(key: Uint8Array, claim: RefreshClaim): string {
  const body = Buffer.alloc(BODY_BYTES);
  body[0] = VERSION;
  Buffer.from(claim.sessionId.replaceAll("-", ""), "hex").copy(body, 1);
  body.writeBigUInt64BE(BigInt(claim.counter), 17);
  const signedBytes = Buffer.concat([body, signature(key, body)]);
  return Buffer.concat([signedBytes, checksum(signedBytes)]).toString("base64url");
}

/** Reads a refresh token without checking its signature. Null when it is not one. */
export function parseRefreshToken(text: string): (RefreshClaim & { isSignedBy: (key: Uint8Array) => boolean }) | null {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== TOTAL_BYTES || bytes[0] !== VERSION || bytes.toString("base64url") !== text) return null;
  const signedBytes = bytes.subarray(0, TOTAL_BYTES - 4);
  if (!checksum(signedBytes).equals(bytes.subarray(TOTAL_BYTES - 4))) return null;
  const body = bytes.subarray(0, BODY_BYTES);
  const hex = body.subarray(1, 17).toString("hex");
  const sessionId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
  const isSignedBy = (key: Uint8Array) => isSameBytes(signature(key, body), signedBytes.subarray(BODY_BYTES));
  return { sessionId, counter: Number(body.readBigUInt64BE(17)), isSignedBy };
}

function signature(key: Uint8Array, body: Uint8Array): Buffer {
  return createHmac("sha256", key).update(body).digest().subarray(0, 16);
}

function checksum(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest().subarray(0, 4);
}
