import { bearerFrom } from "#web/client/call.ts";
import type { Session, User } from "@supabase/auth-js";
import { GoTrueClient } from "@supabase/auth-js";
import type { ReactNode } from "react";
import { createContext, useContext, useEffect, useState } from "react";

/** The official client, unmodified; the storage key stays the same in every installation. */
export const auth = new GoTrueClient({ url: `${location.origin}/auth/v1`, storageKey: "etabli.session" });

/** Who is signed in. `loading` starts true and becomes false once the stored session has been read (specification, section 4). */
export type AuthState = { session: Session | null; user: User | null; loading: boolean };

const AuthContext = createContext<AuthState>({ session: null, user: null, loading: true });

/** The access token of the session, refreshed when it is about to end, or null. */
async function accessToken(): Promise<string | null> {
  const { data } = await auth.getSession();
  return data.session?.access_token ?? null;
}

bearerFrom(accessToken);

/** Gives the session to the whole application and follows its events: sign-in, sign-out, refresh, user, recovery, second factor. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ session: null, user: null, loading: true });
  useEffect(() => {
    const settle = (session: Session | null) => setState({ session, user: session?.user ?? null, loading: false });
    const { data } = auth.onAuthStateChange((_event, session) => settle(session));
    auth.getSession().then(
      ({ data: { session } }) => settle(session),
      () => settle(null),
    );
    return () => data.subscription.unsubscribe();
  }, []);
  return <AuthContext.Provider value={state}>{children}</AuthContext.Provider>;
}

/** Who is signed in. */
export function useSession(): AuthState {
  return useContext(AuthContext);
}
