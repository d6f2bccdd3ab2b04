import * as api from "#api/company.ts";
import { keptUntil } from "#domain/accounts/erasure/erasure.ts";
import { ERASED_PROJECT, companyErasedLetter, eraseCompanyMessages } from "#domain/archive/erase-company.messages.ts";
import type { CompanyToErase } from "#domain/archive/erase-company.ts";
import { eraseCompany, wordToErase } from "#domain/archive/erase-company.ts";
import { nameInLetter } from "#domain/company/invitation.ts";
import { UNNAMED_COMPANY, UNNAMED_MEMBER } from "#domain/company/team.messages.ts";
import { hasRight } from "#domain/company/team.ts";
import { refuseOldProof } from "#server/company/refuse-old-proof.ts";
import type { StoredMember } from "#server/company/team.repository.ts";
import { listMembers, lockTeam } from "#server/company/team.repository.ts";
import { tellMembers } from "#server/company/tell-members.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { refuseFields } from "#server/http/all-wrong-fields.ts";
import { ApiError, notAllowed } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { listEveryMailbox } from "#server/mail/mailboxes.repository.ts";
import { wipeMailbox } from "#server/mail/permission/revoke-permission.job.ts";
import { isGivingMail } from "#server/mail/writing/forsaken-mails.repository.ts";
import { readErasureFacts, wipeCompany } from "./company-erasure.repository.ts";

/** The deletion of a company by its last owner. */
export const eraseCompanyRoutes: Route[] = [
  route(api.getCompanyErasure, async (_deps, { tx }) => {
    const members = await listMembers(tx);
    const company = await readCompany(tx, members);
    return {
      word: wordToErase(company),
      owner_count: company.ownerCount,
      member_count: members.length,
      document_count: company.documentCount,
      kept_until: company.lastDocumentOn && keptUntil(company.lastDocumentOn),
      has_fresh_archive: company.hasFreshArchive,
    };
  }),

  patientRoute(api.eraseCompany, async (deps, { caller, inCompany, body }) => {
    await refuseOldProof(deps, caller);
    return inCompany(async (tx) => {
      await lockTeam(tx);
      const members = await listMembers(tx);
      const eraser = members.find(({ userId }) => userId === caller.userId);
      // The role was read at the start of the call and may have changed since.
      if (!eraser || !hasRight(eraser.role, "team")) throw notAllowed();
      const company = await readCompany(tx, members);
      const erasure = eraseCompany(company, body.name);
      if (!erasure.ok && erasure.refusal.code === "other_name") refuseFields({ name: eraseCompanyMessages.other_name });
      if (!erasure.ok) throw refusalError(erasure.refusal, eraseCompanyMessages);
      await giveMailboxesBack(deps, tx);
      const letter = companyErasedLetter(
        nameInLetter(company.name) || UNNAMED_COMPANY,
        nameInLetter(eraser.name) || UNNAMED_MEMBER,
      );
      await tellMembers(deps, tx, members, letter);
      const { companyId: company_id, userId: erased_by } = caller;
      const note = { company_id, erased_at: deps.clock(), erased_by, kept_until: erasure.value };
      await wipeCompany(tx, note, ERASED_PROJECT);
      return { document_count: company.documentCount, kept_until: erasure.value };
    });
  }),
];

async function readCompany(tx: Db, members: readonly StoredMember[]): Promise<CompanyToErase> {
  const { name, document_count, last_on, has_fresh_archive } = await readErasureFacts(tx);
  return {
    name,
    ownerCount: members.filter(({ role }) => hasRight(role, "team")).length,
    documentCount: document_count,
    lastDocumentOn: last_on,
    hasFreshArchive: has_fresh_archive,
  };
}

async function giveMailboxesBack(deps: Deps, tx: Db): Promise<void> {
  for (const mailbox of await listEveryMailbox(tx)) {
    if (await isGivingMail(tx, mailbox.id)) throw new ApiError(409, "mail_leaving", eraseCompanyMessages.mail_leaving);
    await wipeMailbox(deps, tx, mailbox);
  }
}
