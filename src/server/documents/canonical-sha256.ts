import { canonicalJson } from "#domain/shared/canonical-json.ts";
import { sha256Hex } from "#server/sha256.ts";

/** SHA-256 (hex) of a value in canonical JSON. */
export function canonicalSha256(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}
