import { sirenCorrectionMessages } from "#domain/company/company.messages.ts";
import type { Company } from "#domain/company/company.ts";
import { isSirenSlip } from "#domain/shared/siren.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { refuseFields } from "#server/http/all-wrong-fields.ts";
import type { Caller } from "#server/http/caller.ts";
import { checkIdentifiers } from "./check-identifiers.ts";
import { findFirstInvoiceSiren, insertSirenCorrection } from "./company.repository.ts";
import { completeIdentifiers } from "./complete-identifiers.ts";

/**
 * The company under its right SIREN, with the SIRET that was typed or none, and the VAT number that follows. Notes who
 * corrected it and when: documents that were issued keep the former one. Throws 400 for no other SIREN, and for one
 * that is not that of the first invoice typed wrong, however many corrections came between.
 */
export async function withCorrectedSiren(
  deps: Deps,
  tx: Db,
  { companyId, userId }: Caller,
  storedCompany: Company,
  sentSiren: string,
): Promise<Company> {
  const identifiers = checkIdentifiers({ siren: sentSiren });
  const company = completeIdentifiers({ ...storedCompany, siret: "", ...identifiers }, storedCompany, false);
  const { siren } = company;
  if (siren === "" || siren === storedCompany.siren) refuseFields({ siren: sirenCorrectionMessages.unchanged });
  const firstSiren = await findFirstInvoiceSiren(tx);
  if (firstSiren !== null && !isSirenSlip(firstSiren, siren))
    refuseFields({ siren: sirenCorrectionMessages.otherCompany(firstSiren) });
  await insertSirenCorrection(tx, {
    id: deps.ids(),
    company_id: companyId,
    former_siren: storedCompany.siren,
    siren,
    corrected_by: userId,
    corrected_at: deps.clock(),
  });
  return company;
}
