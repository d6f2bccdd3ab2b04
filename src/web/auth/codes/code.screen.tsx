import { readLogin, shownAddress } from "#web/auth/ground/login.ts";
import { useSession } from "#web/auth/ground/session.tsx";
import { afterLink } from "#web/auth/pages/after-link.ts";
import { LeadTo } from "#web/auth/pages/lead-to.tsx";
import { useReturnPath, withReturnPath } from "#web/auth/pages/return-path.ts";
import { SignedOutPage } from "#web/auth/pages/signed-out-page.tsx";
import { linkLook } from "#web/ui/button.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { askForCode, giveCode } from "./ask-for-code.ts";
import { CodeForm } from "./code-form.tsx";
import type { PendingCode, Purpose } from "./pending-code.ts";
import { keepPendingCode, pendingCode } from "./pending-code.ts";
import { ResendButton } from "./resend-button.tsx";

const BEFORE = {
  signup: "/register",
  "sign-in": "/login",
  join: "/register",
  recovery: "/forgot-password",
} as const satisfies Record<Purpose, string>;

/** /code: asks for the digits that were mailed or texted. Opening the link of the letter in another tab also works. */
export default function CodeScreen() {
  const [pending, setPending] = useState(pendingCode);
  const { session } = useSession();
  const { target, search } = useReturnPath();
  if (session && pending?.purpose !== "recovery") return <LeadTo href={target} />;
  if (!pending) return <LeadTo href={withReturnPath("/login", { search })} />;
  const restartWait = () => {
    const resentCode = { ...pending, sentAt: Date.now() };
    keepPendingCode(resentCode);
    setPending(resentCode);
  };
  return <Waited pending={pending} onResent={restartWait} />;
}

function Waited({ pending, onResent }: { pending: PendingCode; onResent: () => void }) {
  const { purpose, address, sentAt } = pending;
  const returnPath = useReturnPath();
  const navigate = useNavigate();
  const isMailed = "email" in readLogin(address);
  const check = async (code: string) => {
    const { error, needsNewPassword } = await giveCode(pending, code);
    if (error) return error;
    keepPendingCode(null);
    await navigate({ href: afterLink({ type: purpose, needsNewPassword }, returnPath), replace: true });
    return null;
  };
  return (
    <SignedOutPage
      title={purpose !== "signup" ? "Tape ton code" : isMailed ? "Confirme ton adresse" : "Confirme ton numéro"}
      lead={
        <>
          Un code est parti {isMailed ? "à" : "par SMS au"}{" "}
          <strong className="font-[550] break-words text-ink">{shownAddress(address)}</strong>.
          {isMailed && " Le lien du même mail fait aussi l'affaire. Rien reçu ? Regarde dans les indésirables."}
        </>
      }
    >
      <CodeForm check={check} button="Vérifier" lastSending={{ to: address, at: sentAt }}>
        <div>
          <ResendButton sentAt={sentAt} resend={() => askForCode(purpose, address, returnPath)} onSent={onResent} />
          <p className="text-center">
            <Link to={BEFORE[purpose]} search={returnPath.search} className={linkLook}>
              {isMailed ? "Changer d'adresse" : "Changer de numéro"}
            </Link>
          </p>
        </div>
      </CodeForm>
    </SignedOutPage>
  );
}
