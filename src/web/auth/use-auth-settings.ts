import { useQuery } from "@tanstack/react-query";
import { authUrl } from "./session.tsx";

/** What this installation's sign-in allows, as GET /settings of the auth server says. */
export type AuthSettings = {
  external: Record<string, boolean>;
  disable_signup: boolean;
  /** Ours: letters are refused by the mail server at the moment. */
  mailer_failing?: boolean;
  /** Ours: the last code can be read on screen, in development. */
  show_codes?: boolean;
  /** Ours: a change of address is confirmed from both mailboxes. */
  mailer_secure_email_change_enabled?: boolean;
};

const NOT_PROVIDERS = new Set(["email", "phone", "anonymous_users"]);

/** Reads them; again every `everyMs` when asked, for what changes. */
export function useAuthSettings(everyMs?: number) {
  return useQuery({
    queryKey: ["auth-settings"],
    queryFn: async ({ signal }) => {
      const answer = await fetch(`${authUrl}/settings`, { signal });
      if (!answer.ok) throw new Error(`settings: ${answer.status}`);
      return (await answer.json()) as AuthSettings;
    },
    staleTime: 30_000,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });
}

/** The providers one can sign in with, by their name in the protocol. */
export function providersOf(settings: AuthSettings | undefined): string[] {
  return Object.entries(settings?.external ?? {})
    .filter(([name, open]) => open && !NOT_PROVIDERS.has(name))
    .map(([name]) => name);
}
