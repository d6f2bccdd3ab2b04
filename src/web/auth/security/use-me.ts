import { auth, useSession } from "#web/auth/session.tsx";
import type { User } from "@supabase/auth-js";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";

/**
 * Who is signed in, read from the server: factors, identities, an address waiting to be confirmed. `again` reads it
 * once more.
 */
export function useMe(): { me: User | null; again: () => Promise<void> } {
  const { session, user } = useSession();
  const queries = useQueryClient();
  const { data } = useQuery({
    // Each event that changes the session, of another tab too, reads the person again.
    queryKey: ["me", session?.access_token, user?.updated_at],
    queryFn: async () => {
      const { data, error } = await auth.getUser();
      if (error) throw error;
      return data.user;
    },
    enabled: session !== null,
    placeholderData: keepPreviousData,
  });
  return { me: data ?? user, again: () => queries.invalidateQueries({ queryKey: ["me"] }) };
}
