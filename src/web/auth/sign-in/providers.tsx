import { rememberProviderSignIn } from "#web/auth/ground/asked-here.ts";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { providerName } from "#web/auth/ground/provider-names.ts";
import { auth, CALLBACK } from "#web/auth/ground/session.tsx";
import { providersOf, useAuthSettings } from "#web/auth/ground/use-auth-settings.ts";
import { linkTarget, useReturnPath } from "#web/auth/pages/return-path.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { cx } from "class-variance-authority";
import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";

/** « Continuer avec Google », one button for each provider of this installation. Empty when it has none. */
export function Providers() {
  const { data: settings } = useAuthSettings();
  const returnPath = useReturnPath();
  const [leaving, setLeaving] = useState("");
  const [failure, setFailure] = useState("");
  const providers = providersOf(settings);
  if (providers.length === 0) return null;
  const leave = async (provider: string) => {
    setLeaving(provider);
    setFailure("");
    const { error } = await auth.signInWithOAuth({
      // The settings name the provider, which may be one that the library does not know.
      provider: provider as "google",
      options: { redirectTo: rememberProviderSignIn(linkTarget(CALLBACK, returnPath)) },
    });
    if (!error) return;
    setLeaving("");
    setFailure(authErrorSentence(error));
  };
  return (
    <div className="mt-6 flex flex-col gap-3">
      <p
        aria-hidden
        className={cx(
          "flex items-center gap-3 text-fine text-quiet before:h-px before:flex-1 before:bg-line after:h-px",
          "after:flex-1 after:bg-line",
        )}
      >
        ou
      </p>
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          disabled={leaving !== ""}
          onClick={() => void leave(provider)}
          className={buttonLook({ look: "plain", isWide: true })}
        >
          {leaving === provider ? (
            <Spinner />
          ) : (
            (SIGNS[provider] ?? <KeyRound aria-hidden className="size-5 text-quiet" />)
          )}
          Continuer avec {providerName(provider, settings)}
        </button>
      ))}
      <FormFailure>{failure}</FormFailure>
    </div>
  );
}

const SIGNS: Record<string, ReactNode> = {
  google: (
    <svg viewBox="0 0 24 24" aria-hidden className="size-5">
      <path
        fill="#4285F4"
        d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.2a5.3 5.3 0 0 1-2.3 3.5v2.9h3.7c2.2-2 3.4-5 3.4-8.6z"
      />
      <path
        fill="#34A853"
        d={
          "M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.9c-1 .7-2.4 1.1-3.9 1.1-3 0-5.5-2-6.4-4.7H1.7v3" +
          "a11.5 11.5 0 0 0 10.3 6.3z"
        }
      />
      <path fill="#FBBC05" d="M5.6 14.2a6.9 6.9 0 0 1 0-4.4v-3H1.7a11.5 11.5 0 0 0 0 10.4z" />
      <path
        fill="#EA4335"
        d="M12 5.1c1.7 0 3.2.6 4.4 1.7l3.3-3.3A11.5 11.5 0 0 0 1.7 6.8l3.9 3C6.5 7.1 9 5.1 12 5.1z"
      />
    </svg>
  ),
  azure: (
    <svg viewBox="0 0 24 24" aria-hidden className="size-5">
      <path fill="#F25022" d="M2 2h9.5v9.5H2z" />
      <path fill="#7FBA00" d="M12.5 2H22v9.5h-9.5z" />
      <path fill="#00A4EF" d="M2 12.5h9.5V22H2z" />
      <path fill="#FFB900" d="M12.5 12.5H22V22h-9.5z" />
    </svg>
  ),
};
