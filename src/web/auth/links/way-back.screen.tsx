import { signInMessages } from "#domain/auth/sign-in.messages.ts";
import { authErrorSentence, linkErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { rememberLogin } from "#web/auth/ground/login.ts";
import { authHeaders, authUrl } from "#web/auth/ground/session.tsx";
import { SignedOutPage } from "#web/auth/pages/signed-out-page.tsx";
import { Button, buttonLook, linkLook } from "#web/ui/button.tsx";
import { FormFailure, Notice } from "#web/ui/notice.tsx";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

/**
 * /auth/way-back?token=…: undoes a change of login that the owner did not make. The button does it, so that opening the
 * link changes nothing.
 */
export default function WayBackScreen() {
  const [token] = useState(() => new URLSearchParams(location.search).get("token") ?? "");
  const [failure, setFailure] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const takeBack = async () => {
    setIsBusy(true);
    setFailure("");
    const refusal = await takeBackRefusal(token);
    setIsBusy(false);
    if (refusal === null) setIsDone(true);
    else setFailure(refusal);
  };
  if (isDone)
    return (
      <SignedOutPage title="C'est annulé">
        <Notice>
          Ton compte est revenu comme avant, et personne n'y est plus connecté. Choisis maintenant un nouveau mot de
          passe : il te faut un code reçu par mail.
        </Notice>
        <Link to="/forgot-password" className={`${buttonLook({ look: "primary", isWide: true })} mt-4`}>
          {signInMessages.newPassword}
        </Link>
      </SignedOutPage>
    );
  return (
    <SignedOutPage
      title="Ce n'était pas toi ?"
      lead={
        "Ce changement, et ceux faits depuis, vont être annulés. " +
        "Tous les appareils seront déconnectés, et il faudra choisir un nouveau mot de passe."
      }
    >
      <div className="flex flex-col gap-4">
        <FormFailure>{token === "" ? signInMessages.linkCut : failure}</FormFailure>
        {token !== "" && (
          <Button look="primary" isWide isBusy={isBusy} busyLabel="Un instant…" onClick={() => void takeBack()}>
            Annuler et fermer l'accès
          </Button>
        )}
        <Link to="/login" className={`${linkLook} self-center`}>
          C'était moi : ne rien changer
        </Link>
      </div>
    </SignedOutPage>
  );
}

// A sentence when it is refused, null when it is done.
async function takeBackRefusal(token: string): Promise<string | null> {
  const answer = await fetch(`${authUrl}/way-back`, {
    method: "POST",
    headers: { ...authHeaders, "content-type": "application/json" },
    body: JSON.stringify({ token }),
  }).catch(() => null);
  // Our own server answers; a gateway may answer something else, or nothing.
  const refusal = (await answer?.json().catch(() => null)) as
    | { email?: string; error_code?: string; msg?: string }
    | null
    | undefined;
  if (answer?.ok) {
    rememberLogin(refusal?.email ?? "");
    return null;
  }
  const { error_code: code = "", msg = "" } = refusal ?? {};
  return code === "otp_expired"
    ? linkErrorSentence(code)
    : authErrorSentence({ code, status: answer?.status, message: msg });
}
