import { CodeForm } from "#web/auth/codes/code-form.tsx";
import { ResendButton } from "#web/auth/codes/resend-button.tsx";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { addressOf, readLogin, shownAddress } from "#web/auth/ground/login.ts";
import { auth } from "#web/auth/ground/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { useState } from "react";
import { AddressForm } from "./address-form.tsx";
import { CodeSentBySms } from "./code-sent.tsx";
import { unusedName } from "./unused-name.ts";

type SentCode = { factorId: string; challengeId: string; phone: string; at: number };
type Props = { names: readonly string[]; suggestedNumber: string; onDone: () => Promise<void>; onCancel: () => void };

/** Adds a telephone that receives codes. Asks for its number, then for a first code, which proves that it works. */
export function AddPhoneFactor({ names, suggestedNumber, onDone, onCancel }: Props) {
  const [sentCode, setSentCode] = useState<SentCode | null>(null);
  const challenge = async (factorId: string, phone: string) => {
    const { data, error } = await auth.mfa.challenge({ factorId });
    if (data) setSentCode({ factorId, challengeId: data.id, phone, at: Date.now() });
    return error;
  };
  const enroll = async (typedPhone: string) => {
    const phone = addressOf(readLogin(typedPhone));
    const { data, error } = await auth.mfa.enroll({
      factorType: "phone",
      phone,
      friendlyName: unusedName("Téléphone", names),
    });
    if (error) return authErrorSentence(error);
    const unsent = await challenge(data.id, phone);
    if (!unsent) return null;
    await auth.mfa.unenroll({ factorId: data.id });
    return authErrorSentence(unsent);
  };
  const leave = () => {
    if (sentCode) void auth.mfa.unenroll({ factorId: sentCode.factorId });
    onCancel();
  };
  if (sentCode === null)
    return (
      <div className="border-t border-line pt-4">
        <AddressForm
          label="Numéro"
          kind="phone"
          initial={shownAddress(suggestedNumber)}
          save={enroll}
          onCancel={leave}
        />
      </div>
    );
  const { factorId, challengeId, phone, at } = sentCode;
  const verify = async (code: string) => {
    const { error } = await auth.mfa.verify({ factorId, challengeId, code });
    if (!error) await onDone();
    return error;
  };
  return (
    <div className="flex max-w-sm flex-col gap-4 border-t border-line pt-4">
      <CodeSentBySms phone={phone} />
      <CodeForm button="Activer" check={verify} lastSending={{ to: phone, at }}>
        <div>
          <ResendButton sentAt={at} resend={() => challenge(factorId, phone)} onSent={() => {}} />
          <Button look="quiet" isWide onClick={leave}>
            Annuler
          </Button>
        </div>
      </CodeForm>
    </div>
  );
}
