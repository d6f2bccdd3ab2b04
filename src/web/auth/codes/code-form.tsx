import { OtpField } from "#web/auth/codes/otp-field.tsx";
import type { FailedAuth } from "#web/auth/ground/auth-error.messages.ts";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { useCodeDigits } from "#web/auth/ground/use-auth-settings.ts";
import { Button } from "#web/ui/button.tsx";
import type { ReactNode } from "react";
import { useState } from "react";
import { CodeHelp } from "./code-help.tsx";

type Props = {
  /** Sends the code. Answers a sentence when it is refused. */
  check: (code: string) => Promise<FailedAuth | null>;
  button: string;
  label?: string;
  /** Where and when the code was sent. Absent for an authenticator app. */
  lastSending?: { to: string; at: number };
  autoFocus?: boolean;
  children?: ReactNode;
};

const IN_WORDS: Record<number, string> = { 6: "six", 7: "sept", 8: "huit", 9: "neuf", 10: "dix" };

/**
 * A field for a code, sent once complete or with the button. The installation sets the number of digits; an
 * authenticator app gives six.
 */
export function CodeForm({ check, button, label, lastSending, autoFocus = true, children }: Props) {
  const sentDigits = useCodeDigits();
  const length = lastSending ? sentDigits : 6;
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const give = async (digits: string) => {
    setError("");
    if (digits.length < length) return setError(`Tape les ${IN_WORDS[length]} chiffres du code.`);
    setIsBusy(true);
    const refusal = await check(digits);
    setIsBusy(false);
    if (refusal) setError(authErrorSentence(refusal));
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
      <OtpField
        label={label ?? `Code à ${IN_WORDS[length]} chiffres`}
        hint="La vérification part dès le dernier chiffre."
        length={length}
        value={code}
        onChange={type}
        onFull={(digits) => void give(digits)}
        {...{ error, isBusy, autoFocus }}
      />
      {lastSending && <CodeHelp to={lastSending.to} sentAt={lastSending.at} onCode={fill} />}
      <Button type="submit" look="primary" isWide isBusy={isBusy} busyLabel="Vérification…">
        {button}
      </Button>
      {children}
    </form>
  );
}
