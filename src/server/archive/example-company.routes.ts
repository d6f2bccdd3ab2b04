import { eraseExample, openExample } from "#api/company.ts";
import { ERASED_PROJECT } from "#domain/archive/erase-company.messages.ts";
import { exampleMessages } from "#domain/company/example-company.messages.ts";
import { EXAMPLE_SELLER } from "#domain/company/example-company.ts";
import { findSeller } from "#server/company/company.repository.ts";
import { findExampleOf, insertExample, lockExampleOf } from "#server/company/example-company.repository.ts";
import { addMember, lockTeam } from "#server/company/team.repository.ts";
import { inCompany } from "#server/db/tenancy.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Route } from "#server/http/route.ts";
import { personRoute, route } from "#server/http/route.ts";
import { listEveryMailbox } from "#server/mail/mailboxes.repository.ts";
import { wipeMailbox } from "#server/mail/permission/revoke-permission.job.ts";
import { wipeCompany } from "./company-erasure.repository.ts";

/** The company of example data: made apart from one's own, and erased whole. */
export const exampleCompanyRoutes: Route[] = [
  personRoute(openExample, async (deps, { person }) => {
    const newId = deps.ids();
    return inCompany(deps.db, newId, async (tx) => {
      await lockExampleOf(tx, person.userId);
      const id = await findExampleOf(tx, person.userId);
      if (id !== null) return { company: { id, is_new: false } };
      await insertExample(tx, newId, EXAMPLE_SELLER, deps.clock());
      const owner = { userId: person.userId, role: "owner" as const, email: person.email, name: "" };
      await addMember(tx, newId, owner, deps.clock());
      return { company: { id: newId, is_new: true } };
    });
  }),

  route(eraseExample, async (deps, { tx, caller }) => {
    await lockTeam(tx);
    const { isExample } = await findSeller(tx);
    if (!isExample) throw new ApiError(409, "not_an_example", exampleMessages.notAnExample);
    for (const mailbox of await listEveryMailbox(tx)) await wipeMailbox(deps, tx, mailbox);
    const { companyId: company_id, userId: erased_by } = caller;
    const note = { company_id, erased_at: deps.clock(), erased_by, kept_until: null };
    await wipeCompany(tx, note, ERASED_PROJECT);
    return { erased: company_id };
  }),
];
