import type { previewInvoice } from "#api/documents.ts";
import { missingSellerFields } from "#domain/company/company.ts";
import { missingBuyerFields } from "#domain/customers/customer.ts";
import type { DocumentView } from "#domain/documents/document-view.ts";
import type { Result } from "#domain/shared/refusal.ts";
import { ok, refused } from "#domain/shared/refusal.ts";
import type { z } from "zod";
import type { Estimate } from "./load-estimate.ts";

type Parties = Pick<Estimate, "seller" | "buyer">;

/**
 * Refuses `company_incomplete` or `customer_incomplete` with the wire names of what is missing
 * (docs/specification.md#documents).
 */
export function checkParties({ seller, buyer }: Parties): Result<null, "company_incomplete" | "customer_incomplete"> {
  const ofSeller = missingSellerFields(seller);
  if (ofSeller.length > 0) return refused("company_incomplete", ofSeller);
  const ofBuyer = missingBuyerFields(buyer);
  return ofBuyer.length > 0 ? refused("customer_incomplete", ofBuyer) : ok(null);
}

/** A document as it would read now, with what is still missing to issue an invoice. */
export function previewAnswer(view: DocumentView, parties: Parties): z.input<typeof previewInvoice.answer> {
  const checked = checkParties(parties);
  return checked.ok
    ? { view, missing: [], missing_code: null }
    : { view, missing: [...(checked.refusal.fields ?? [])], missing_code: checked.refusal.code };
}
