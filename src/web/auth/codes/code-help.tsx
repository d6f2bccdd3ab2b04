import { readLogin } from "#web/auth/ground/login.ts";
import { authHeaders, authUrl } from "#web/auth/ground/session.tsx";
import { useAuthSettings } from "#web/auth/ground/use-auth-settings.ts";
import { useSignInAnswer } from "#web/client/answers.tsx";
import { Notice } from "#web/ui/notice.tsx";

const EVERY_MS = 3_000;

/** Help while a code is awaited: a warning when letters are not leaving, and in development the code itself. */
export function CodeHelp({ to, sentAt, onCode }: { to: string; sentAt: number; onCode: (code: string) => void }) {
  const { data: settings } = useAuthSettings(EVERY_MS);
  const isMailed = "email" in readLogin(to);
  return (
    <>
      {isMailed && settings?.mailer_failing === true && (
        <Notice>Les mails ne partent pas en ce moment : ton code arrivera dès que possible.</Notice>
      )}
      {settings?.show_codes === true && <ShownCode key={sentAt} {...{ to, onCode }} />}
    </>
  );
}

function ShownCode({ to, onCode }: { to: string; onCode: (code: string) => void }) {
  const { data: code } = useSignInAnswer("shown-code", [to], (signal) => readLastCode(to, signal), {
    refetchInterval: EVERY_MS,
    staleTime: 0,
  });
  if (!code) return null;
  return (
    <button
      type="button"
      onClick={() => onCode(code)}
      className="min-h-11 rounded-inner border border-dashed border-edge px-3 text-fine text-quiet hover:bg-sunk"
    >
      Code (développement) : <span className="figures font-[550] text-ink">{code}</span>
    </button>
  );
}

async function readLastCode(to: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(`${authUrl}/dev/last-code?${new URLSearchParams({ to: to.replace(/^\+/, "") })}`, {
    signal,
    headers: authHeaders,
  });
  // A server of development answers so; no other has this address.
  return answer.ok ? (((await answer.json()) as { code?: string | null }).code ?? null) : null;
}
