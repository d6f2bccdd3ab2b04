import { legalName } from "#domain/company/legal-notices.ts";
import { defaultSignature } from "#domain/documents/mailing/mail-signature.ts";
import { findCompany } from "#server/company/company.repository.ts";
import type { Db } from "#server/db/database.ts";

/** The company as it sends mails: its printed name (C. com. R526-27), and what stands under them. */
export async function findSender(tx: Db): Promise<{ name: string; signature: string }> {
  const company = await findCompany(tx);
  return { name: company.name === "" ? "" : legalName(company), signature: defaultSignature(company) };
}
