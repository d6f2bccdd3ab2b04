import { CodeForm } from "#web/auth/codes/code-form.tsx";
import { ResendButton } from "#web/auth/codes/resend-button.tsx";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { addressOf, readLogin, shownAddress } from "#web/auth/ground/login.ts";
import { auth } from "#web/auth/ground/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import type { User } from "@supabase/auth-js";
import { useState } from "react";
import { AddressForm } from "./address-form.tsx";
import { CodeSentBySms } from "./code-sent.tsx";
import { ProofGate } from "./proof-gate.tsx";
import type { RecentProof } from "./recent-proof.ts";
import { Setting } from "./setting.tsx";

/** The phone number used to sign in. A change is confirmed with the code sent to the new number. */
export function PhoneCard({ me, again, proof }: { me: User; again: () => Promise<void>; proof: RecentProof }) {
  const [isOpen, setIsOpen] = useState(false);
  const ask = async (phone: string) => {
    const { data, error } = await auth.updateUser({ phone: addressOf(readLogin(phone)) });
    if (error?.code === "reauthentication_needed") proof.lose();
    if (error) return authErrorSentence(error);
    setIsOpen(false);
    await again();
    if (!data.user?.new_phone) showToast("Ton numéro est changé.");
    return null;
  };
  const askAgain = () => {
    proof.lose();
    setIsOpen(true);
  };
  return (
    <Setting
      title="Téléphone de connexion"
      state={
        me.phone
          ? `${shownAddress(me.phone)}. Il te connecte ; celui que lisent tes clients est dans Entreprise.`
          : "Aucun numéro : tu peux en ajouter un pour te connecter par SMS."
      }
      action={
        !isOpen && (
          <Button onClick={() => setIsOpen(true)}>{me.phone ? "Changer de numéro" : "Ajouter un numéro"}</Button>
        )
      }
    >
      {isOpen && (
        <ProofGate me={me} proof={proof} onCancel={() => setIsOpen(false)}>
          <AddressForm
            label="Nouveau numéro"
            kind="phone"
            initial={shownAddress(me.new_phone ?? "")}
            save={ask}
            onCancel={() => setIsOpen(false)}
          />
        </ProofGate>
      )}
      {!isOpen && me.new_phone && <Confirmation key={me.new_phone} me={me} again={again} onProofNeeded={askAgain} />}
    </Setting>
  );
}

function Confirmation({
  me,
  again,
  onProofNeeded,
}: {
  me: User;
  again: () => Promise<void>;
  onProofNeeded: () => void;
}) {
  const [phone] = useState(me.new_phone ?? "");
  const [sentAt, setSentAt] = useState(
    // Our server tells it as GoTrue does; the type of the library leaves it out.
    Date.parse((me as User & { phone_change_sent_at?: string }).phone_change_sent_at ?? "") || 0,
  );
  const check = async (token: string) => {
    const { error } = await auth.verifyOtp({ phone, token, type: "phone_change" });
    if (error) return error;
    await again();
    showToast(`Ton numéro est maintenant le ${shownAddress(phone)}.`);
    return null;
  };
  return (
    <div className="flex max-w-sm flex-col gap-4 border-t border-line pt-4">
      <CodeSentBySms phone={phone} />
      <CodeForm button="Confirmer" autoFocus={false} check={check} lastSending={{ to: phone, at: sentAt }}>
        <ResendButton
          sentAt={sentAt}
          resend={async () => {
            const { error } = await auth.updateUser({ phone });
            if (error?.code === "reauthentication_needed") onProofNeeded();
            return error;
          }}
          onSent={() => setSentAt(Date.now())}
        />
      </CodeForm>
    </div>
  );
}
