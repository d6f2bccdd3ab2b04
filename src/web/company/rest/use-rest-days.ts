import type { ClosureAnswer } from "#api/company/closures.ts";
import { listClosures } from "#api/company/closures.ts";
import type { Absence, Closure } from "#domain/company/closures/closures.ts";
import { useAnswer } from "#web/client/answers.tsx";

type RestDays = { closures: readonly Closure[]; absences: readonly Absence[] };

const NO_REST: RestDays = { closures: [], absences: [] };

// The same function at each render: what it gives is then the same too while nothing changed.
function toRestDays({ closures: rows }: { closures: readonly ClosureAnswer[] }): RestDays {
  const [closures, absences]: [Closure[], Absence[]] = [[], []];
  for (const { first_day: firstDay, last_day: lastDay, label, user_id: userId } of rows) {
    const days = { firstDay, lastDay, label };
    // An answer that the device kept from an earlier version says nobody.
    if (userId) absences.push({ ...days, userId });
    else closures.push(days);
  }
  return { closures, absences };
}

/** The closures of the company and the absences of its people. None while they are read, and when they cannot be. */
export function useRestDays(): RestDays & { isLoading: boolean } {
  const { data = NO_REST, isLoading } = useAnswer(listClosures, {}, { select: toRestDays });
  return { ...data, isLoading };
}
