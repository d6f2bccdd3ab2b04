import { authErrorSentence } from "#web/auth/auth-error.messages.ts";
import { readLogin, shownAddress } from "#web/auth/login.ts";
import { useSession } from "#web/auth/session.tsx";
import { SignedOutPage } from "#web/auth/signed-out-page.tsx";
import { useWayBack } from "#web/auth/way-back.ts";
import { Button, linkLook } from "#web/ui/button.tsx";
import { OtpField } from "#web/ui/otp-field.tsx";
import { Link, Navigate, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { askForCode, giveCode } from "./ask-for-code.ts";
import { CodeHelp } from "./code-help.tsx";
import type { PendingCode, Purpose } from "./pending-code.ts";
import { keepPendingCode, pendingCode } from "./pending-code.ts";
import { ResendButton } from "./resend-button.tsx";

const TITLES: Record<Purpose, string> = { signup: "Confirme ton adresse", "sign-in": "Tape ton code", join: "Tape ton code", recovery: "Tape ton code" };
const BEFORE: Record<Purpose, string> = { signup: "/register", "sign-in": "/login", join: "/register", recovery: "/forgot-password" };

/** /code: the six digits that were mailed or texted. Opening the link of the letter in another tab does as well. */
export default function CodeScreen() {
  const [pending, setPending] = useState(pendingCode);
  const { session } = useSession();
  const { target, search } = useWayBack();
  if (session && pending?.purpose !== "recovery") return <Navigate href={target} replace />;
  if (!pending) return <Navigate to="/login" search={search as never} replace />;
  const resent = () => {
    const next = { ...pending, sentAt: Date.now() };
    keepPendingCode(next);
    setPending(next);
  };
  return <Waited pending={pending} onResent={resent} />;
}

function Waited({ pending, onResent }: { pending: PendingCode; onResent: () => void }) {
  const { purpose, address, sentAt } = pending;
  const way = useWayBack();
  const navigate = useNavigate();
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const byMail = "email" in readLogin(address);

  const check = async (token: string) => {
    setError("");
    if (token.length < 6) return setError("Tape les six chiffres du code.");
    setBusy(true);
    const refused = await giveCode(pending, token);
    setBusy(false);
    if (refused) return setError(authErrorSentence(refused));
    keepPendingCode(null);
    await (purpose === "recovery" ? navigate({ to: "/new-password", search: way.search as never, replace: true }) : navigate({ href: way.target, replace: true }));
  };
  const fill = (digits: string) => {
    setCode(digits);
    void check(digits);
  };
  return (
    <SignedOutPage
      title={purpose === "signup" && !byMail ? "Confirme ton numéro" : TITLES[purpose]}
      lead={
        <>
          Un code à six chiffres est parti à <strong className="font-[550] break-words text-ink">{shownAddress(address)}</strong>.{byMail && " Tu peux aussi ouvrir le lien du mail ; s'il n'arrive pas, regarde dans les indésirables."}
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void check(code);
        }}
      >
        <OtpField label="Code à six chiffres" hint="Il part dès le sixième chiffre." value={code} onChange={setCode} onFull={(digits) => void check(digits)} {...{ error, busy }} autoFocus />
        <CodeHelp to={address} sentAt={sentAt} onCode={fill} />
        <Button type="submit" look="primary" wide busy={busy} busyLabel="Vérification…">
          Vérifier
        </Button>
        <div>
          <ResendButton sentAt={sentAt} resend={() => askForCode(purpose, address, way)} onSent={onResent} />
          <p className="text-center">
            <Link to={BEFORE[purpose] as "/login"} search={way.search as never} className={linkLook}>
              Changer d'adresse
            </Link>
          </p>
        </div>
      </form>
    </SignedOutPage>
  );
}
