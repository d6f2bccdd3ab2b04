import { useSignInAnswer } from "#web/client/answers.tsx";
import { authMessages } from "./auth.messages.ts";
import { authHeaders, authUrl } from "./session.tsx";

/** The sign-in methods that this installation allows, as GET /settings of the auth server answers them. */
export type AuthSettings = {
  external: Record<string, boolean>;
  disable_signup: boolean;
  /** Our additions start here: the names of providers that are not well known. */
  provider_labels?: Record<string, string>;
  sms_provider?: string;
  mfa_totp_enabled?: boolean;
  mfa_phone_enabled?: boolean;
  manual_linking_enabled?: boolean;
  password_min_length?: number;
  code_digits?: number;
  /** How recent a proof must be to change how one signs in. 0: none is asked for. */
  recent_proof_seconds?: number;
  /** The mail server is refusing letters at the moment. */
  mailer_failing?: boolean;
  /** In development, the last code can be read on screen. */
  show_codes?: boolean;
};

const NOT_PROVIDERS = new Set(["email", "phone", "anonymous_users"]);

/** Reads the settings, and reads them again every `everyMs` when it is given. */
export function useAuthSettings(everyMs?: number) {
  return useSignInAnswer("settings", [], readSettings, {
    staleTime: 30_000,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });
}

async function readSettings(signal: AbortSignal): Promise<AuthSettings> {
  const answer = await fetch(`${authUrl}/settings`, { signal, headers: authHeaders });
  if (!answer.ok) throw new Error(`settings: ${answer.status}`);
  // Our own server answers; the first page must not load the schema library.
  return (await answer.json()) as AuthSettings;
}

/** The available sign-in providers, by their name in the protocol. */
export function providersOf(settings: AuthSettings | undefined): string[] {
  return Object.entries(settings?.external ?? {})
    .filter(([name, open]) => open && !NOT_PROVIDERS.has(name))
    .map(([name]) => name);
}

/** How many digits a mailed or texted code has here. */
export function useCodeDigits(): number {
  return useAuthSettings().data?.code_digits ?? 6;
}

/** How recent a proof of who one is must be here, in seconds. 0: none is asked for. */
export function useRecentProofSeconds(): number {
  return useAuthSettings().data?.recent_proof_seconds ?? 600;
}

/** What a password must be here: the rule of the field, what is said when it is empty, and the words of its hint. */
export function usePasswordRule(): { minLength: { value: number; message: string }; missing: string; hint: string } {
  const { data: settings } = useAuthSettings();
  const value = settings?.password_min_length ?? 8;
  const rule = authMessages.passwordRule(value);
  return {
    minLength: { value, message: `${rule}.` },
    missing: authMessages.missingPasswordOf(rule),
    hint: authMessages.passwordAdvice(rule),
  };
}
