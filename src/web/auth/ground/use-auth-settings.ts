import { useSignInAnswer } from "#web/client/answers.tsx";
import { authHeaders, authUrl } from "./session.tsx";

/** What this installation's sign-in allows, as GET /settings of the auth server says. */
export type AuthSettings = {
  external: Record<string, boolean>;
  disable_signup: boolean;
  /** Ours, as what follows: how providers that have no well-known name are called. */
  provider_labels?: Record<string, string>;
  sms_provider?: string;
  mfa_totp_enabled?: boolean;
  mfa_phone_enabled?: boolean;
  manual_linking_enabled?: boolean;
  password_min_length?: number;
  code_digits?: number;
  /** Letters are refused by the mail server at the moment. */
  mailer_failing?: boolean;
  /** The last code can be read on screen, in development. */
  show_codes?: boolean;
};

const NOT_PROVIDERS = new Set(["email", "phone", "anonymous_users"]);

/** Reads them; again every `everyMs` when asked, for what changes. */
export function useAuthSettings(everyMs?: number) {
  return useSignInAnswer("settings", [], readSettings, {
    staleTime: 30_000,
    ...(everyMs !== undefined && { refetchInterval: everyMs }),
  });
}

async function readSettings(signal: AbortSignal): Promise<AuthSettings> {
  const answer = await fetch(`${authUrl}/settings`, { signal, headers: authHeaders });
  if (!answer.ok) throw new Error(`settings: ${answer.status}`);
  return (await answer.json()) as AuthSettings;
}

/** The providers one can sign in with, by their name in the protocol. */
export function providersOf(settings: AuthSettings | undefined): string[] {
  return Object.entries(settings?.external ?? {})
    .filter(([name, open]) => open && !NOT_PROVIDERS.has(name))
    .map(([name]) => name);
}

/** How many digits a code has that is mailed or texted here. */
export function useCodeDigits(): number {
  return useAuthSettings().data?.code_digits ?? 6;
}

/** What a password must be here: the rule of a form's field, and the words of its hint. */
export function usePasswordRule(): { minLength: { value: number; message: string }; hint: string } {
  const { data: settings } = useAuthSettings();
  const value = settings?.password_min_length ?? 8;
  const words = `${value} caractères au moins`;
  return { minLength: { value, message: `${words}.` }, hint: `${words} : une phrase courte fait très bien l'affaire.` };
}
