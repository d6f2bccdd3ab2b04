import type { Right } from "#domain/company/team.ts";
import { useMay, useMemberships } from "../use-memberships.ts";

/**
 * Says whether the user's role gives a right, and no until the role is read: for what calls the server by itself, which
 * would refuse it to others. What is only shown uses `useMay`.
 */
export function useSureRight(): (right: Right) => boolean {
  const { isRead } = useMemberships();
  const may = useMay();
  return (right) => isRead && may(right);
}
