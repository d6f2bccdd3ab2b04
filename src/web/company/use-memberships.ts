import type { listCompanies } from "#api/team.ts";
import type { Right } from "#domain/company/team.ts";
import { hasRight } from "#domain/company/team.ts";
import { actingCompany, keepActingFor } from "#web/client/acting-company.ts";
import { useLateAnswer } from "#web/client/answers.tsx";
import { useEffect } from "react";
import type { z } from "zod";

/** A company of the user, with their role in it. */
export type Membership = z.infer<typeof listCompanies.answer>["companies"][number];

/**
 * The user's companies, and the one this tab acts for. Empty until they are read, and for a new account, whose company
 * is made as it is first used. Without a network nobody waits for them.
 */
export function useMemberships(): { companies: Membership[]; current: Membership | null; isRead: boolean } {
  const { data, isError, isPaused } = useLateAnswer("/api/companies", loadEndpoint, {}, { staleTime: 60_000 });
  const companies = data?.companies ?? [];
  const chosenId = actingCompany();
  const current = companies.find(({ id }) => id === chosenId) ?? (chosenId === null ? (companies[0] ?? null) : null);
  // The company is named in each call from then on. Should the user be removed from it, nothing is written in another
  // company.
  const pinnedId = companies.length > 1 && chosenId === null ? current?.id : undefined;
  useEffect(() => {
    // Another company may have been chosen since this was rendered.
    if (pinnedId && actingCompany() === null) keepActingFor(pinnedId);
  }, [pinnedId]);
  return { companies, current, isRead: data !== undefined || isError || isPaused };
}

/**
 * Says whether the user's role gives a right. Until the role is read everything is shown: most users are alone in their
 * company.
 */
export function useMay(): (right: Right) => boolean {
  const { current } = useMemberships();
  return (right) => current === null || hasRight(current.role, right);
}

// Loaded on first use: the first page must not load the whole contract.
async function loadEndpoint() {
  return (await import("#api/team.ts")).listCompanies;
}
