import { sha256Hex } from "#server/sha256.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";

/** SHA-256 (hex) of a view in canonical JSON (keys sorted): the same words always give the same hash. */
export function viewHash(view: DocumentView): string {
  return sha256Hex(canonicalJson(view));
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
