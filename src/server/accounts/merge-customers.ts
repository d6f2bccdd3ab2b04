import type { MergedField } from "#domain/accounts/merge-customers.ts";
import { leftOver, mergeCards, mergeNotes } from "#domain/accounts/merge-customers.ts";
import { leftOverWords, mergeMessages } from "#domain/accounts/merge.messages.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import { saveCustomer, toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { refusalError } from "#server/http/refusals.ts";
import { findNotes, saveNotesOf } from "./customer-notes.repository.ts";
import { lockBoth, moveToCustomer } from "./twins.repository.ts";

/**
 * Merges a customer into another, for good. Both are held, so of two merges at once the second sees the first. Merged
 * again in the same direction, by a double click or another tab, they stay as they are.
 */
export async function mergeTwoCustomers(
  deps: Deps,
  tx: Db,
  companyId: string,
  { keptId, absorbedId, taken }: { keptId: string; absorbedId: string; taken: readonly MergedField[] },
): Promise<CustomerCard> {
  if (keptId === absorbedId) throw new ApiError(422, "same_customer", mergeMessages.sameCustomer);
  const rows = await lockBoth(tx, [keptId, absorbedId]);
  const [kept, absorbed] = [keptId, absorbedId].map((id) => rows.find((row) => row.id === id));
  if (!kept || !absorbed) throw notFound();
  if (absorbed.merged_into === kept.id) return toCustomer(kept);
  if (kept.merged_into !== null || absorbed.merged_into !== null)
    throw new ApiError(409, "already_merged", mergeMessages.alreadyMerged);
  const cards = [toCustomer(kept), toCustomer(absorbed)] as const;
  const merged = mergeCards(...cards, taken);
  if (!merged.ok) throw refusalError(merged.refusal, mergeMessages);
  const day = dayAt(deps.clock(), await readTimeZone(tx));
  await keepNotesOfBoth(deps, tx, companyId, [kept.id, absorbed.id], leftOverWords(leftOver(cards, merged.value), day));
  // The absorbed customer leaves the pairs before the kept one is looked for again.
  await moveToCustomer(tx, absorbed.id, kept.id, deps.clock());
  await saveCustomer(tx, merged.value, deps.clock());
  return merged.value;
}

// A tab that read the notes of one of both is told that they changed: the revision is beyond both.
async function keepNotesOfBoth(
  deps: Deps,
  tx: Db,
  companyId: string,
  [keptId, absorbedId]: readonly [string, string],
  otherWords: string,
): Promise<void> {
  const [keptNotes, absorbedNotes] = [await findNotes(tx, keptId), await findNotes(tx, absorbedId)];
  const notes = mergeNotes(keptNotes, absorbedNotes, otherWords);
  if (!notes.ok) throw refusalError(notes.refusal, mergeMessages);
  const revision = keptNotes.revision + 1;
  await saveNotesOf(tx, companyId, keptId, { ...notes.value, revision }, deps.clock());
}
