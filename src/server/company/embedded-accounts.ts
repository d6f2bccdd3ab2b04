import type { AuthDeps } from "#server/auth/auth-deps.ts";
import type { Accounts } from "#server/deps.ts";

/** The accounts of the embedded auth server. */
export function embeddedAccounts(_auth: AuthDeps): Accounts {
  return { invite: async () => "known" };
}
