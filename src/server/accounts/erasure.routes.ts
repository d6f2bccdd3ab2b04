import { eraseCustomer, exportCustomer } from "#api/customers.ts";
import { erasedNote, erasureMessages } from "#domain/accounts/erasure/erasure.messages.ts";
import type { ErasureRefusal } from "#domain/accounts/erasure/erasure.ts";
import { erasedCard, keptUntil } from "#domain/accounts/erasure/erasure.ts";
import { customerName } from "#domain/customers/customer.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { refused } from "#domain/shared/refusal.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import { findCustomer, lockCustomer, saveCustomer } from "#server/customers/customers.repository.ts";
import type { ApiError } from "#server/http/api-error.ts";
import { notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import type { Route } from "#server/http/route.ts";
import { route } from "#server/http/route.ts";
import { findNewestImport } from "#server/imports/imports.repository.ts";
import { listAccountFacts } from "./account-list.repository.ts";
import { findNotes, saveNotesOf } from "./customer-notes.repository.ts";
import {
  countHeld,
  emptyCards,
  emptyNotes,
  forgetWords,
  listWordsOf,
  lockWords,
  readPersonalData,
} from "./erasure.repository.ts";

/** The data of one person: given to them, or erased. */
export const erasureRoutes: Route[] = [
  route(exportCustomer, async (_deps, { tx, params: { id } }) => {
    const customer = await findCustomer(tx, id);
    if (!customer) throw notFound();
    const name = customerName(customer)
      .replace(/[^\p{L}\p{N} -]+/gu, " ")
      .trim();
    const everything = await readPersonalData(tx, customer.id);
    return { file_name: `${name || customer.id}.json`, json: JSON.stringify(everything, null, 2) };
  }),

  route(eraseCustomer, async (deps, { tx, caller: { companyId }, params: { id } }) => {
    await lockWords(tx);
    const customer = await lockCustomer(tx, id);
    if (!customer) throw notFound();
    const now = deps.clock();
    const day = dayAt(now, await readTimeZone(tx));
    if ((await listAccountFacts(tx, [customer.id], day)).get(customer.id)?.count) throw refusal("money_due");
    if ((await findNewestImport(tx, "customers"))?.state === "running") throw refusal("import_running");
    const words = await listWordsOf(tx, customer.id);
    const { revision } = await findNotes(tx, customer.id);
    if (revision === 0) await saveNotesOf(tx, companyId, customer.id, { text: "", sites: [], revision: 1 }, now);
    await emptyNotes(tx, customer.id, erasedNote(day), now);
    await emptyCards(tx, customer.id, now);
    await saveCustomer(tx, erasedCard(customer), now);
    await forgetWords(tx, words);
    const { document_count, project_count, last_on: lastOn } = await countHeld(tx, customer.id);
    return { document_count, project_count, kept_until: lastOn && keptUntil(lastOn) };
  }),
];

function refusal(code: ErasureRefusal): ApiError {
  return refusalError(refused(code).refusal, erasureMessages);
}
