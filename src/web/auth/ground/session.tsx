import { forgetActingCompany } from "#web/client/acting-company.ts";
import { forgetAnswers } from "#web/client/answers.tsx";
import { bearerFrom, onRefusal } from "#web/client/call.ts";
import { forgetMailFlag } from "#web/client/stored-mail-flag.ts";
import { forgetTyped, forgetTypedByOthers } from "#web/client/typed-place.ts";
import type { Session, User } from "@supabase/auth-js";
import { GoTrueClient } from "@supabase/auth-js";
import type { ReactNode } from "react";
import { createContext, useContext, useEffect, useState } from "react";
import type { CameSession } from "./arrival.ts";
import { claimsOf, ownerOf, readArrival, tidyAddress } from "./arrival.ts";
import { wasRequestedHere } from "./asked-here.ts";

// Written in the page by the server: the address of the sign-in service when it is another server, and its public key.
const serviceTag = document.querySelector<HTMLMetaElement>('meta[name="sign-in-service"]');

/** Where the auth server answers. */
export const authUrl = serviceTag?.content || `${location.origin}/auth/v1`;

/** The public key that goes with every call. */
export const authHeaders: Record<string, string> = serviceTag?.dataset.key ? { apikey: serviceTag.dataset.key } : {};

/** True when the sign-in service is not this server. */
export const isHosted = Boolean(serviceTag?.content);

/** A client that tries a password without touching the session. */
export function passwordCheck(): GoTrueClient {
  return clientWithoutStorage("etabli.proof");
}

/** A client that stores nothing in this browser and leaves the session alone. `storageKey`: its name among others. */
export function clientWithoutStorage(storageKey: string): GoTrueClient {
  return new GoTrueClient({
    url: authUrl,
    headers: authHeaders,
    storageKey,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

/** The page where the links of letters and providers lead. */
export const CALLBACK = "/auth/callback";

/** What the address brought when the page was loaded. It is read first, since the client removes it. */
export const arrival = readArrival(location.href, Date.now());

const KEPT = "etabli.session";

/**
 * True for a session that may be opened at once: this browser asked for it, and no other user is signed in here. Any
 * other session is shown first. A link must not sign a user in to another account, nor out of their own.
 */
export function mayOpen({ accessToken, way = "" }: Pick<CameSession, "accessToken"> & { way?: string }): boolean {
  const { id, email } = ownerOf(accessToken);
  const here = signedInHere();
  return wasRequestedHere({ email, way }) && (here === null || here === id);
}

function storedSession(): Session | null {
  try {
    // Only the library of sign-in writes there.
    return JSON.parse(localStorage.getItem(KEPT) ?? "null") as Session | null;
  } catch {
    return null;
  }
}

function signedInHere(): string | null {
  return storedSession()?.user.id ?? null;
}

/** The session in the address that this browser did not ask for. The user is asked first whether to continue. */
export const unaskedSession = arrival?.kind === "session" && !mayOpen(arrival) ? arrival : null;

// The fragment is removed before the official client reads it, because it would open any session found there.
if (arrival && (arrival.kind !== "session" || unaskedSession)) tidy();

/** The official client, unmodified. The storage key is the same in every installation. */
export const auth = new GoTrueClient({ url: authUrl, headers: authHeaders, storageKey: KEPT });

// The client has read the address. The tokens must not stay in it, nor in the page that « back » returns to.
if (arrival && !unaskedSession) tidy();

function tidy(): void {
  history.replaceState(history.state, "", tidyAddress(location.href, CALLBACK));
}

/** The signed-in user. `isLoading` until the stored session has been read (docs/specification.md#signing-in). */
export type AuthState = { session: Session | null; user: User | null; isLoading: boolean };

const AuthContext = createContext<AuthState>({ session: null, user: null, isLoading: true });

/** The access token of the session, refreshed when it is about to end, or null. */
async function accessToken(): Promise<string | null> {
  const { data } = await auth.getSession();
  return data.session?.access_token ?? null;
}

bearerFrom(accessToken);

// The session was ended elsewhere, or needs a second factor. The client reads the user again, and its events tell the
// screens.
onRefusal(({ status, code }) => {
  if (code === "second_factor_needed") void auth.refreshSession();
  else if (status === 401) void auth.getUser();
});

const first = firstSession();

async function firstSession(): Promise<Session | null> {
  // Without network it cannot be renewed. It opens what this device keeps, and the server asks for another one later.
  if (!navigator.onLine) return storedSession();
  // An error in the address does not end the current session: otherwise anybody could sign a user out with a link.
  await auth.initialize();
  const { data } = await auth.getSession();
  return data.session;
}

/** Gives the session to the whole application and follows its events, those of other tabs included. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ session: null, user: null, isLoading: true });
  useEffect(() => {
    const settle = (session: Session | null) => {
      if (session) forgetTypedByOthers(session.user.id);
      else leave();
      setState({ session, user: session?.user ?? null, isLoading: false });
    };
    const readAgain = () => void auth.getSession().then(({ data }) => settle(data.session));
    const fromMemory = (event: PageTransitionEvent) => event.persisted && readAgain();
    first.then(settle, () => settle(null));
    const { data } = auth.onAuthStateChange((event, session) => {
      // The first session is awaited above.
      if (event === "INITIAL_SESSION") return;
      settle(session);
      if (event !== "SIGNED_OUT") return;
      forgetActingCompany();
      forgetAnswers();
      forgetTyped();
    });
    // A page restored from the browser's memory by « back » missed the events in between.
    addEventListener("pageshow", fromMemory);
    return () => {
      data.subscription.unsubscribe();
      removeEventListener("pageshow", fromMemory);
    };
  }, []);
  return <AuthContext.Provider value={state}>{children}</AuthContext.Provider>;
}

// Without network a session that has ended in the meantime cannot be renewed: it is still stored, and nobody left.
function leave(): void {
  forgetMailFlag();
  if (signedInHere() === null) forgetTyped();
}

/** The signed-in user. */
export function useSession(): AuthState {
  return useContext(AuthContext);
}

/**
 * True when a verified factor exists and this session has not shown it. The answer is that of the client's
 * `getAuthenticatorAssuranceLevel`, without waiting.
 */
export function needsSecondStep({ access_token, user }: Session): boolean {
  return claimsOf(access_token).aal !== "aal2" && (user.factors ?? []).some(({ status }) => status === "verified");
}
