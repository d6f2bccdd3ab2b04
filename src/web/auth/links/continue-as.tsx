import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { shownAddress } from "#web/auth/ground/login.ts";
import { auth, clientWithoutStorage, useSession } from "#web/auth/ground/session.tsx";
import { SignedOutPage } from "#web/auth/pages/signed-out-page.tsx";
import { Button } from "#web/ui/button.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** The client of a session that the user has not accepted yet. */
export const stranger = clientWithoutStorage("etabli.arrival");

/** A session opened by a link that this browser did not ask for. */
export type BroughtSession = { accessToken: string; refreshToken: string };

type Props = { arrival: BroughtSession; onAccepted: () => void; onOver: () => void };

/**
 * « Continuer en tant que … ? » names the account of a link before opening it. Until the answer, the current user stays
 * signed in.
 */
export function ContinueAs({ arrival, onAccepted, onOver }: Props) {
  const { session } = useSession();
  const navigate = useNavigate();
  const [owner, setOwner] = useState<string | null>(null);
  const [failure, setFailure] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    void stranger.getUser(arrival.accessToken).then(({ data, error }) => {
      if (error)
        return error.status === 0 || (error.status ?? 0) >= 500 ? setFailure(authErrorSentence(error)) : onOver();
      return setOwner(shownAddress(data.user.email || data.user.phone || ""));
    });
    // Only once: the session does not change until it is answered.
  }, []);
  const accept = async () => {
    setIsBusy(true);
    // The former session ends first, with everything the screens keep of it.
    if (session && session.user.email !== owner) await auth.signOut({ scope: "local" });
    const { error } = await auth.setSession({ access_token: arrival.accessToken, refresh_token: arrival.refreshToken });
    if (!error) return onAccepted();
    setIsBusy(false);
    return setFailure(authErrorSentence(error));
  };
  const refuse = async () => {
    setIsBusy(true);
    await stranger.admin.signOut(arrival.accessToken, "local");
    await navigate({ href: session ? "/app" : "/login", replace: true });
  };
  const here = session ? shownAddress(session.user.email || session.user.phone || "") : "";
  return (
    <SignedOutPage
      title={owner === null ? "Un instant…" : `Continuer en tant que ${owner} ?`}
      lead={
        owner !== null &&
        (here === "" || here === owner
          ? "Le lien que tu viens d'ouvrir connecte cet appareil à ce compte. Si ce n'est pas le tien, n'y va pas."
          : `Tu es connecté ici en tant que ${here}. Continuer te déconnecte de ce compte.`)
      }
    >
      <div className="flex flex-col gap-3">
        <FormFailure>{failure}</FormFailure>
        {owner !== null && (
          <Button look="primary" isWide isBusy={isBusy} busyLabel="Un instant…" onClick={() => void accept()}>
            <span className="min-w-0 break-words">Continuer en tant que {owner}</span>
          </Button>
        )}
        <Button look="quiet" isWide disabled={isBusy} onClick={() => void refuse()}>
          {here === ""
            ? "Ce n'est pas mon compte"
            : here === owner
              ? "Ne pas continuer"
              : `Rester connecté en tant que ${here}`}
        </Button>
      </div>
    </SignedOutPage>
  );
}
