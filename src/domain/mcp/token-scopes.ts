import type { Right, Role } from "../company/team.ts";
import { hasRight } from "../company/team.ts";

/** What the owner of a personal token lets a program do: read projects and customers, read amounts, prepare actions. */
export const TOKEN_SCOPES = ["read", "amounts", "prepare"] as const;

/** The longest list of tokens of one person in a company. */
export const MOST_TOKENS = 20;

/** True when a program may do what needs this right: the token has the scope, and its owner has the right today. */
export function mayWithToken(role: Role, scopes: readonly string[], right: Right): boolean {
  return scopes.includes(right) && hasRight(role, right);
}

/**
 * True when a program may prepare an action, which its person then confirms. The preview says names, and amounts when
 * `holdsAmounts`: the token must have those scopes too.
 */
export function mayPrepareWithToken(
  role: Role,
  scopes: readonly string[],
  { right, holdsAmounts }: { right: Right; holdsAmounts: boolean },
): boolean {
  if (!scopes.includes("prepare") || !mayWithToken(role, scopes, "read")) return false;
  return hasRight(role, right) && (!holdsAmounts || mayWithToken(role, scopes, "amounts"));
}
