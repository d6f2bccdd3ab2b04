import { useSitePeople } from "#web/projects/people/use-site-people.ts";
import { useMemo } from "react";
import type { PlannedProject } from "../use-planning.ts";

/** The IDs of those who may take work: nobody proposes a site to an office, unless it is known to go there. */
export function useSiteWorkers(plans: readonly Pick<PlannedProject, "people">[]): string[] {
  const { people } = useSitePeople();
  return useMemo(() => {
    const isOnSites = (userId: string) => plans.some((plan) => plan.people.includes(userId));
    return people.filter(({ userId, isAtOffice }) => !isAtOffice || isOnSites(userId)).map(({ userId }) => userId);
  }, [people, plans]);
}
