import { signInMessages } from "#domain/auth/sign-in.messages.ts";
import { linkErrorSentence, authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { auth, mayOpen } from "#web/auth/ground/session.tsx";
import { afterLink, mustChoosePassword } from "#web/auth/pages/after-link.ts";
import { useReturnPath } from "#web/auth/pages/return-path.ts";
import { SignedOutPage } from "#web/auth/pages/signed-out-page.tsx";
import { Button, linkLook } from "#web/ui/button.tsx";
import { FormFailure, Notice } from "#web/ui/notice.tsx";
import type { EmailOtpType } from "@supabase/auth-js";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { BroughtSession } from "./continue-as.tsx";
import { ContinueAs, stranger } from "./continue-as.tsx";

const TYPES: readonly string[] = [
  "signup",
  "invite",
  "magiclink",
  "recovery",
  "email_change",
  "email",
] satisfies EmailOtpType[];

/**
 * /auth/confirm?token_hash=…&type=…: a link that a mail scanner may open without using it up, since only the button
 * uses it.
 */
export default function ConfirmScreen() {
  // Read as text: the router would read a hash made of digits as a number.
  const [{ token_hash, type }] = useState(() => Object.fromEntries(new URLSearchParams(location.search)));
  const navigate = useNavigate();
  const { target, search } = useReturnPath();
  const [failure, setFailure] = useState("");
  const [isFirst, setIsFirst] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [arrival, setArrival] = useState<(BroughtSession & { needsNewPassword: boolean }) | null>(null);
  const leadOn = ({ needsNewPassword }: { needsNewPassword: boolean }) =>
    navigate({ href: afterLink({ type: type!, needsNewPassword }, { target, search }), replace: true });
  const isComplete = token_hash !== undefined && type !== undefined && TYPES.includes(type);
  const isInvitation = type === "invite" && isComplete;
  const confirm = async () => {
    setIsBusy(true);
    setFailure("");
    // The form shows only while the type is one of `TYPES`.
    const { data, error } = await stranger.verifyOtp({ token_hash: token_hash!, type: type as EmailOtpType });
    setIsBusy(false);
    if (error)
      return setFailure(error.code === "otp_expired" ? linkErrorSentence("otp_expired") : authErrorSentence(error));
    if (!data.session) return setIsFirst(true);
    const openable = {
      accessToken: data.session.access_token,
      refreshToken: data.session.refresh_token,
      needsNewPassword: mustChoosePassword(data.session),
    };
    if (!mayOpen(openable)) return setArrival(openable);
    await auth.setSession(data.session);
    return leadOn(openable);
  };
  if (arrival)
    return <ContinueAs arrival={arrival} onAccepted={() => void leadOn(arrival)} onOver={() => setArrival(null)} />;
  if (isFirst) return <FirstOfTwo />;
  return (
    <SignedOutPage
      title={isInvitation ? "Ton invitation" : "Confirmer"}
      lead={isComplete ? (isInvitation ? OPEN_INVITATION : CONFIRM_IT_IS_YOU) : undefined}
    >
      <div className="flex flex-col gap-4">
        <FormFailure>{isComplete ? failure : signInMessages.linkCut}</FormFailure>
        {isComplete && (
          <Button look="primary" isWide isBusy={isBusy} busyLabel="Un instant…" onClick={() => void confirm()}>
            {isInvitation ? "Continuer" : "Confirmer"}
          </Button>
        )}
        <Link to="/login" search={search} className={`${linkLook} self-center`}>
          {signInMessages.backToSignIn}
        </Link>
      </div>
    </SignedOutPage>
  );
}

const CONFIRM_IT_IS_YOU = "Une dernière chose : confirme que c'est bien toi qui ouvres ce lien.";
const OPEN_INVITATION = "Continue pour ouvrir ton compte et rejoindre l'équipe. Le lien ne sert qu'une fois.";

/** The first of the two confirmations of a change of address is done. */
export function FirstOfTwo() {
  return (
    <SignedOutPage title="Plus qu'une boîte">
      <Notice>
        C'est noté pour cette adresse. Ouvre maintenant le mail envoyé à l'autre : le changement se fait quand les deux
        ont répondu.
      </Notice>
      <p className="mt-4 text-center">
        <Link to="/app" className={linkLook}>
          Continuer
        </Link>
      </p>
    </SignedOutPage>
  );
}
