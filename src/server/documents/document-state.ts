import { DOCUMENT_WORDS } from "#domain/documents/document-kind.ts";
import type { Row } from "#server/db/database-types.ts";

/** The state of a document, from what is known of it: what its customer said, or nothing yet. */
export function documentState(facts: {
  kind: Row<"document">["kind"];
  decision: Row<"quote_decision">["decision"] | null;
}): string {
  return facts.decision ?? DOCUMENT_WORDS[facts.kind].state;
}
