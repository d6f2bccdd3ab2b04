import { auth } from "#web/auth/ground/session.tsx";
import { useRecentProofSeconds } from "#web/auth/ground/use-auth-settings.ts";
import { useEffect, useState } from "react";

// A tenth of what the server allows is left to fill the form in.
const ALLOWED_SHARE = 0.9;

/** Whether the user has just proved their identity, by signing in or on this page. */
export type RecentProof = { isRecent: () => boolean; renew: () => void; lose: () => void };

/** Reads in the token when this session was opened or raised. The server checks it again. */
export function useRecentProof(userId: string | undefined): RecentProof {
  const [provedAt, setProvedAt] = useState(0);
  const seconds = useRecentProofSeconds();
  useEffect(() => {
    void auth.mfa.getAuthenticatorAssuranceLevel().then(({ data }) => {
      const times = (data?.currentAuthenticationMethods ?? []).map((method) =>
        typeof method === "string" ? 0 : method.timestamp * 1000,
      );
      setProvedAt((current) => Math.max(current, ...times));
    });
  }, [userId]);
  return {
    isRecent: () => seconds === 0 || Date.now() - provedAt < seconds * 1000 * ALLOWED_SHARE,
    renew: () => setProvedAt(Date.now()),
    lose: () => setProvedAt(0),
  };
}
