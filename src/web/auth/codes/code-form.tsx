import type { FailedAuth } from "#web/auth/auth-error.messages.ts";
import { authErrorSentence } from "#web/auth/auth-error.messages.ts";
import { Button } from "#web/ui/button.tsx";
import { OtpField } from "#web/ui/otp-field.tsx";
import type { ReactNode } from "react";
import { useState } from "react";
import { CodeHelp } from "./code-help.tsx";

type Props = {
  /** Gives the code; what went wrong otherwise. */
  check: (code: string) => Promise<FailedAuth | null>;
  button: string;
  label?: string;
  /** Where the code was sent, and when; none for an application of codes. */
  sent?: { to: string; at: number };
  autoFocus?: boolean;
  children?: ReactNode;
};

/** Six digits that leave by themselves once complete, or by the button. */
export function CodeForm({ check, button, label = "Code à six chiffres", sent, autoFocus = true, children }: Props) {
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const give = async (digits: string) => {
    setError("");
    if (digits.length < 6) return setError("Tape les six chiffres du code.");
    setBusy(true);
    const refused = await check(digits);
    setBusy(false);
    if (refused) setError(authErrorSentence(refused));
  };
  const type = (digits: string) => {
    setError("");
    setCode(digits);
  };
  const fill = (digits: string) => {
    setCode(digits);
    void give(digits);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void give(code);
      }}
    >
      <OtpField label={label} hint="La vérification part dès le sixième chiffre." value={code} onChange={type} onFull={(digits) => void give(digits)} {...{ error, busy, autoFocus }} />
      {sent && <CodeHelp to={sent.to} sentAt={sent.at} onCode={fill} />}
      <Button type="submit" look="primary" wide busy={busy} busyLabel="Vérification…">
        {button}
      </Button>
      {children}
    </form>
  );
}
