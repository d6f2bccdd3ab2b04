import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { Button } from "#web/ui/button.tsx";
import type { AuthError } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { secondsToWait } from "./ask-for-code.ts";

const WAIT_SECONDS = 60;

type Props = {
  /** When the last code was sent, in milliseconds. */
  sentAt: number;
  /** Has another code sent. Answers a sentence when that fails. */
  resend: () => Promise<AuthError | null>;
  onSent: () => void;
};

/** « Renvoyer le code », once a minute. Shows how long to wait; a delay asked by the server comes first. */
export function ResendButton({ sentAt, resend, onSent }: Props) {
  const [until, setUntil] = useState(sentAt + WAIT_SECONDS * 1000);
  const [notice, setNotice] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const left = useSecondsUntil(until);
  const resendCode = async () => {
    setIsBusy(true);
    const error = await resend();
    setIsBusy(false);
    const wait = error ? secondsToWait(error) : WAIT_SECONDS;
    if (wait !== null) setUntil(Date.now() + wait * 1000);
    setNotice(error ? authErrorSentence(error) : "Un nouveau code est parti. Le précédent ne sert plus.");
    if (!error) onSent();
  };
  return (
    <div>
      <Button
        look="quiet"
        isWide
        disabled={left > 0}
        isBusy={isBusy}
        busyLabel="Envoi…"
        onClick={() => void resendCode()}
      >
        Renvoyer le code
        {left > 0 && <span className="figures">dans {left} s</span>}
      </Button>
      <p role="status" className="text-center text-fine text-quiet">
        {notice}
      </p>
    </div>
  );
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(tick);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
