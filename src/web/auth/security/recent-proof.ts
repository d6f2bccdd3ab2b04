import { auth } from "#web/auth/ground/session.tsx";
import { useEffect, useState } from "react";

// A minute less than the server allows: there must be time to fill the form in.
const RECENT_MS = 9 * 60_000;

/** Whether this person has just proved that it is them: by signing in, or again on this page. */
export type RecentProof = { isRecent: () => boolean; renew: () => void; lose: () => void };

/** Reads when this session was opened or raised, from its token; the server looks again. */
export function useRecentProof(userId: string | undefined): RecentProof {
  const [provedAt, setProvedAt] = useState(0);
  useEffect(() => {
    void auth.mfa.getAuthenticatorAssuranceLevel().then(({ data }) => {
      const times = (data?.currentAuthenticationMethods ?? []).map((one) =>
        typeof one === "string" ? 0 : one.timestamp * 1000,
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
