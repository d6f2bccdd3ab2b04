import { inviteUser } from "#server/auth/admin/invite-user.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import type { Accounts } from "#server/deps.ts";

/** The accounts of the embedded auth server. */
export function embeddedAccounts(auth: AuthDeps): Accounts {
  return {
    invite: async ({ email, companyName, inviterName, redirectTo }) => {
      try {
        await inviteUser(auth, {
          email,
          data: { company_name: companyName, inviter_name: inviterName },
          redirectTo,
          by: { company: companyName, inviter: inviterName },
        });
        return "invited";
      } catch (error) {
        if (error instanceof AuthError && error.code === "email_exists") return "known";
        throw error;
      }
    },
  };
}
