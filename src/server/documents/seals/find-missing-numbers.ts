import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { listMissingNumbers, listSeries } from "./document-seals.repository.ts";
import { MOST_MISSING_NUMBERS } from "./missing-numbers.repository.ts";

/** So many numbers of a series are looked for at once. */
const PLACES = 1_000;

/**
 * The first numbers of a company's series that no document bears, looked for page by page; null when the search ends
 * early. As every missing number counts, a counter that was forged costs no more pages than its documents fill; one
 * that was put back hides none, since the highest number of a document counts too.
 */
export async function findMissingNumbers(
  deps: Deps,
  companyId: string,
  stopping?: AbortSignal,
): Promise<string[] | null> {
  const missingNumbers: string[] = [];
  for (const series of await inCompany(deps.db, companyId, listSeries))
    for (let from = series.first_number; from <= series.last_number; from += PLACES) {
      if (stopping?.aborted) return null;
      const left = MOST_MISSING_NUMBERS - missingNumbers.length;
      if (left === 0) return missingNumbers;
      const places = { from, to: Math.min(from + PLACES - 1, series.last_number) };
      missingNumbers.push(
        ...(await inCompany(deps.db, companyId, (tx) => listMissingNumbers(tx, series, places, left))),
      );
    }
  return missingNumbers;
}
