import type { Right, Role } from "../company/team.ts";
import { hasRight } from "../company/team.ts";

/** What the owner of a personal token lets a program ask: projects and customers, and amounts. */
export const TOKEN_SCOPES = ["read", "amounts"] as const satisfies readonly Right[];

/** The longest list of tokens of one person in a company. */
export const MOST_TOKENS = 20;

/** True when a program may do what needs this right: the token has the scope, and its owner has the right today. */
export function mayWithToken(role: Role, scopes: readonly string[], right: Right): boolean {
  return scopes.includes(right) && hasRight(role, right);
}
