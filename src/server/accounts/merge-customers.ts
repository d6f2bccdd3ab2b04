import type { MergedField } from "#domain/accounts/merge-customers.ts";
import { leftOver, mergeCards, mergeNotes } from "#domain/accounts/merge-customers.ts";
import { leftOverWords, mergeMessages } from "#domain/accounts/merge.messages.ts";
import { customerMessages } from "#domain/customers/customer.messages.ts";
import type { CustomerCard } from "#domain/customers/customer.ts";
import { dayAt } from "#domain/shared/calendar-date.ts";
import { readTimeZone } from "#server/company/company.repository.ts";
import { saveCustomer, toCustomer } from "#server/customers/customers.repository.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import { wrongInput } from "#server/http/error-answer.ts";
import { refusalError } from "#server/http/refusals.ts";
import { findNotes, saveNotesOf } from "./customer-notes.repository.ts";
import type { MovedCounts } from "./twins.repository.ts";
import { lockBoth, moveToCustomer } from "./twins.repository.ts";

/**
 * Merges a customer into another, for good. Both are held, so of two merges at once the second sees the first. Merged
 * again in the same direction, by a double click or another tab, they stay as they are.
 */
export async function mergeTwoCustomers(
  deps: Deps,
  tx: Db,
  companyId: string,
  { keptId, absorbedId, takenFields }: { keptId: string; absorbedId: string; takenFields: readonly MergedField[] },
): Promise<{ customer: CustomerCard; movedCounts: MovedCounts }> {
  if (keptId === absorbedId) throw new ApiError(422, "same_customer", mergeMessages.sameCustomer);
  const rows = await lockBoth(tx, [keptId, absorbedId]);
  const [keptRow, absorbedRow] = [keptId, absorbedId].map((id) => rows.find((row) => row.id === id));
  if (!keptRow) throw notFound();
  if (!absorbedRow) throw wrongInput({ other_id: customerMessages.unknownCustomer });
  if (absorbedRow.merged_into === keptRow.id) return { customer: toCustomer(keptRow), movedCounts: NOTHING_MOVED };
  if (keptRow.merged_into !== null || absorbedRow.merged_into !== null)
    throw new ApiError(409, "already_merged", mergeMessages.alreadyMerged);
  const cards = [toCustomer(keptRow), toCustomer(absorbedRow)] as const;
  const mergedCard = mergeCards(...cards, takenFields);
  if (!mergedCard.ok) throw refusalError(mergedCard.refusal, mergeMessages);
  const day = dayAt(deps.clock(), await readTimeZone(tx));
  await keepNotesOfBoth(
    deps,
    tx,
    companyId,
    [keptRow.id, absorbedRow.id],
    leftOverWords(leftOver(cards, mergedCard.value), day),
  );
  // The absorbed customer leaves the pairs before the kept one is looked for again.
  const movedCounts = await moveToCustomer(tx, absorbedRow.id, keptRow.id, deps.clock());
  await saveCustomer(tx, mergedCard.value, deps.clock());
  return { customer: mergedCard.value, movedCounts };
}

const NOTHING_MOVED: MovedCounts = { project_count: 0, document_count: 0 };

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
