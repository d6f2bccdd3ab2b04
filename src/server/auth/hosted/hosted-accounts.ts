import type { Accounts } from "#server/deps.ts";
import type { SignInService } from "./hosted-sign-in.ts";
import { inviteThere } from "./hosted-sign-in.ts";

/**
 * The accounts of a hosted service. Without its secret key everybody counts as known, and our own mail sends the
 * invitation.
 */
export function hostedAccounts(service: SignInService): Accounts {
  return {
    invite: async ({ email, companyName, inviterName, redirectTo }) => {
      if (service.secretKey === null) return "known";
      return inviteThere(service, service.secretKey, {
        email,
        data: { company_name: companyName, inviter_name: inviterName },
        redirectTo,
      });
    },
  };
}
