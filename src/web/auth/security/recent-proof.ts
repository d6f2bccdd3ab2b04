import { auth } from "#web/auth/ground/session.tsx";
import { useEffect, useState } from "react";

// A minute less than the server allows, to leave time to fill the form in.
const RECENT_MS = 9 * 60_000;

/** Whether the user has just proved their identity, by signing in or on this page. */
export type RecentProof = { isRecent: () => boolean; renew: () => void; lose: () => void };

/** Reads in the token when this session was opened or raised. The server checks it again. */
export function useRecentProof(userId: string | undefined): RecentProof {
  const [provedAt, setProvedAt] = useState(0);
  useEffect(() => {
    void auth.mfa.getAuthenticatorAssuranceLevel().then(({ data }) => {
      const times = (data?.currentAuthenticationMethods ?? []).map((method) =>
        typeof method === "string" ? 0 : method.timestamp * 1000,
      );
      setProvedAt((current) => Math.max(current, ...times));
    });
  }, [userId]);
  return {
    isRecent: () => Date.now() - provedAt < RECENT_MS,
    renew: () => setProvedAt(Date.now()),
    lose: () => setProvedAt(0),
  };
}
