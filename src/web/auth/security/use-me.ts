import { auth, useSession } from "#web/auth/ground/session.tsx";
import { refreshSignIn, useSignInAnswer } from "#web/client/answers.tsx";
import type { User } from "@supabase/auth-js";
import { keepPreviousData } from "@tanstack/react-query";

/**
 * The signed-in user, read from the server: factors, identities and an address waiting for confirmation. `again` reads
 * it once more.
 */
export function useMe(): { me: User | null; again: () => Promise<void> } {
  const { session, user } = useSession();
  // Each event that changes the session, in another tab too, reads the user again.
  const { data } = useSignInAnswer("person", [session?.access_token, user?.updated_at], readPerson, {
    enabled: session !== null,
    placeholderData: keepPreviousData,
  });
  return { me: data ?? user, again: () => refreshSignIn("person") };
}

async function readPerson(): Promise<User> {
  const { data, error } = await auth.getUser();
  if (error) throw error;
  return data.user;
}
