import { keepPendingCode } from "#web/auth/codes/pending-code.ts";
import type { CameSession } from "#web/auth/ground/arrival.ts";
import { linkErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { arrival, unaskedSession, useSession } from "#web/auth/ground/session.tsx";
import { afterLink } from "#web/auth/pages/after-link.ts";
import { LeadTo } from "#web/auth/pages/lead-to.tsx";
import { useReturnPath, withReturnPath } from "#web/auth/pages/return-path.ts";
import { SignedOutPage } from "#web/auth/pages/signed-out-page.tsx";
import { linkLook, buttonLook } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { FormFailure } from "#web/ui/notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { FirstOfTwo } from "./confirm.screen.tsx";
import { ContinueAs } from "./continue-as.tsx";

const ABOUT_IDENTITIES = ["identity_already_exists", "identity_not_found", "single_identity_not_deletable"];

/**
 * /auth/callback: where the links of letters and providers lead. The client has already taken the session out of the
 * address. This page leads on, or says what went wrong.
 */
export default function CallbackScreen() {
  const { session, isLoading } = useSession();
  const { target, search } = useReturnPath();
  const [answer, setAnswer] = useState<"waits" | "accepted" | "over">("waits");
  if (arrival?.kind === "message") return <FirstOfTwo />;
  if (arrival?.kind === "error") return <Refused code={arrival.code} />;
  if (isLoading) return <Coming />;
  if (unaskedSession && answer === "waits")
    return (
      <ContinueAs arrival={unaskedSession} onAccepted={() => setAnswer("accepted")} onOver={() => setAnswer("over")} />
    );
  if (answer === "over") return <Refused code="otp_expired" />;
  if (arrival && !session) return <Refused code="otp_expired" />;
  if (!session) return <LeadTo href={withReturnPath("/login", { search })} />;
  return arrival ? <LedOn {...arrival} /> : <LeadTo href={target} />;
}

function LedOn({ type, isOld, needsNewPassword }: CameSession) {
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  useEffect(() => {
    keepPendingCode(null);
    if (isOld) showToast("Ce lien a plus de deux minutes. Si ce n'est pas toi qui viens de l'ouvrir, déconnecte-toi.");
    if (type === "email_change") showToast("Ton adresse est changée.");
    void navigate({ href: afterLink({ type, needsNewPassword }, returnPath), replace: true });
    // Only once: the arrival leads on from here.
  }, []);
  return <Coming />;
}

function Coming() {
  return (
    <main role="status" className="flex min-h-dvh items-center justify-center gap-3 text-lead text-quiet">
      <title>Connexion – Établi</title>
      <Spinner className="size-5" />
      <h1 className="font-sans text-lead font-normal">Connexion…</h1>
    </main>
  );
}

function Refused({ code }: { code: string }) {
  const { search, target } = useReturnPath();
  const { session } = useSession();
  const isAboutIdentities = ABOUT_IDENTITIES.includes(code);
  return (
    <SignedOutPage title={isAboutIdentities ? "Ce compte n'a pas été lié" : "La connexion n'a pas abouti"}>
      <div className="flex flex-col gap-3">
        <FormFailure>{linkErrorSentence(code)}</FormFailure>
        {session ? (
          <Link
            to={isAboutIdentities && target === "/app" ? "/app/settings" : target}
            className={buttonLook({ look: "primary", isWide: true })}
          >
            Revenir où j'étais
          </Link>
        ) : (
          <>
            <Link
              to="/login"
              search={{ ...search, by: "code" }}
              className={buttonLook({ look: "primary", isWide: true })}
            >
              Recevoir un nouveau lien
            </Link>
            <Link to="/login" search={search} className={`${linkLook} self-center`}>
              Se connecter avec un mot de passe
            </Link>
          </>
        )}
      </div>
    </SignedOutPage>
  );
}
