import type { listCompanies } from "#api/team.ts";
import type { Right } from "#domain/company/team.ts";
import { hasRight } from "#domain/company/team.ts";
import { actingCompany, keepActingFor } from "#web/client/acting-company.ts";
import { useLateAnswer } from "#web/client/answers.tsx";
import { useEffect } from "react";
import type { z } from "zod";

/** A company one belongs to, with one's role in it. */
export type Membership = z.infer<typeof listCompanies.answer>["companies"][number];

/** The companies one belongs to and the one this tab acts for; none until they are read. */
export function useMemberships(): { companies: Membership[]; current: Membership | null } {
  const { data } = useLateAnswer("/api/companies", loadEndpoint, {}, { staleTime: 60_000 });
  const companies = data?.companies ?? [];
  const chosenId = actingCompany();
  const current = companies.find(({ id }) => id === chosenId) ?? (chosenId === null ? (companies[0] ?? null) : null);
  // Said from then on: were one taken out of it, nothing would land in the next one unseen.
  const pinnedId = companies.length > 1 && chosenId === null ? current?.id : undefined;
  useEffect(() => {
    if (pinnedId) keepActingFor(pinnedId);
  }, [pinnedId]);
  return { companies, current };
}

/**
 * Says whether one's role gives a right. Until the role is read everything is shown: most people are alone in their
 * company.
 */
export function useMay(): (right: Right) => boolean {
  const { current } = useMemberships();
  return (right) => current === null || hasRight(current.role, right);
}

// Loaded when first asked: the contract must not be part of what every first page loads.
async function loadEndpoint() {
  return (await import("#api/team.ts")).listCompanies;
}
