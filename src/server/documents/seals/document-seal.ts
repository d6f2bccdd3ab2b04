import type { Row } from "#server/db/database-types.ts";
import type { Deps } from "#server/deps.ts";

/** What the seal of a document binds together. Its three hashes stand for what is printed and sent. */
export type SealedFacts = Pick<
  Row<"document">,
  | "company_id"
  | "id"
  | "kind"
  | "invoice_kind"
  | "version"
  | "number"
  | "project_id"
  | "customer_id"
  | "dated_on"
  | "due_on"
  | "refers_to"
  | "content_format"
  | "content_sha256"
  | "view_format"
  | "view_sha256"
  | "xml_sha256"
  | "net_cents"
  | "vat_cents"
  | "gross_cents"
  | "due_cents"
>;

/** The code of the seal of a document, made with a key that the database does not hold. */
export function documentMac(deps: Pick<Deps, "documentMac">, facts: SealedFacts): string {
  return deps.documentMac(
    JSON.stringify([
      "1",
      facts.company_id,
      facts.id,
      facts.kind,
      facts.invoice_kind,
      facts.version,
      facts.number,
      facts.project_id,
      facts.customer_id,
      facts.dated_on,
      facts.due_on,
      facts.refers_to,
      facts.content_format,
      facts.content_sha256,
      facts.view_format,
      facts.view_sha256,
      facts.xml_sha256,
      facts.net_cents,
      facts.vat_cents,
      facts.gross_cents,
      facts.due_cents,
    ]),
  );
}
