import { CodeForm } from "#web/auth/codes/code-form.tsx";
import { ResendButton } from "#web/auth/codes/resend-button.tsx";
import { rememberLetter } from "#web/auth/ground/asked-here.ts";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { auth, CALLBACK } from "#web/auth/ground/session.tsx";
import { linkTarget } from "#web/auth/pages/return-path.ts";
import { Button } from "#web/ui/button.tsx";
import { Choice } from "#web/ui/choice.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import type { User } from "@supabase/auth-js";
import { useState } from "react";
import { AddressForm } from "./address-form.tsx";
import { ProofGate } from "./proof-gate.tsx";
import type { RecentProof } from "./recent-proof.ts";
import { Setting } from "./setting.tsx";

const emailRedirectTo = linkTarget(CALLBACK, { search: { redirect: "/app/settings#securite" } });

/** The email address. A change is confirmed from both mailboxes, and a change under way is shown after a reload. */
export function EmailCard({ me, again, proof }: { me: User; again: () => Promise<void>; proof: RecentProof }) {
  const [isOpen, setIsOpen] = useState(false);
  const ask = async (email: string) => {
    rememberLetter(email);
    const { error } = await auth.updateUser({ email }, { emailRedirectTo });
    if (error?.code === "reauthentication_needed") proof.lose();
    if (error) return authErrorSentence(error);
    setIsOpen(false);
    await again();
    return null;
  };
  const waits = Boolean(me.new_email);
  const askAgain = () => {
    proof.lose();
    setIsOpen(true);
  };
  return (
    <Setting
      title="Adresse email"
      state={me.email || "Aucune pour l'instant."}
      action={
        !isOpen && (
          <Button onClick={() => setIsOpen(true)}>{me.email ? "Changer d'adresse" : "Ajouter une adresse"}</Button>
        )
      }
    >
      {isOpen && (
        <ProofGate me={me} proof={proof} onCancel={() => setIsOpen(false)}>
          <AddressForm
            label="Nouvelle adresse"
            kind="email"
            initial={me.new_email ?? ""}
            save={ask}
            onCancel={() => setIsOpen(false)}
          />
        </ProofGate>
      )}
      {!isOpen && waits && <Confirmation key={me.new_email} me={me} again={again} onProofNeeded={askAgain} />}
    </Setting>
  );
}

type Box = "new" | "old";

function Confirmation({
  me,
  again,
  onProofNeeded,
}: {
  me: User;
  again: () => Promise<void>;
  onProofNeeded: () => void;
}) {
  const [addresses] = useState({ new: me.new_email ?? "", old: me.email ?? "" });
  const [box, setBox] = useState<Box>("new");
  const [answeredBox, setAnsweredBox] = useState<Box | null>(null);
  const [sentAt, setSentAt] = useState(Date.parse(me.email_change_sent_at ?? "") || 0);
  const areBothAsked = addresses.old !== "" && Boolean(me.email_confirmed_at);
  const check = async (token: string) => {
    const { data, error } = await auth.verifyOtp({ email: addresses[box], token, type: "email_change" });
    if (error) return error;
    if (data.session) {
      await again();
      showToast(`Ton adresse est maintenant ${addresses.new}.`);
      return null;
    }
    setAnsweredBox(box);
    setBox(box === "new" ? "old" : "new");
    return null;
  };
  return (
    <div className="flex max-w-sm flex-col gap-4 border-t border-line pt-4">
      <p>
        Changement vers <strong className="font-[550] break-words">{addresses.new}</strong> en attente.{" "}
        <span className="text-quiet">
          {areBothAsked
            ? "Un mail est parti aux deux adresses : ouvre le lien de chacun, ou tape ici les deux codes."
            : "Un mail y est parti : ouvre son lien, ou tape ici son code."}
        </span>
      </p>
      {areBothAsked && answeredBox === null && (
        <Choice
          label="Code reçu sur"
          options={[
            { value: "new", label: "La nouvelle" },
            { value: "old", label: "L'actuelle" },
          ]}
          value={box}
          onChange={setBox}
        />
      )}
      <p role="status" className={answeredBox ? "text-good" : "sr-only"}>
        {answeredBox && `✓ C'est noté. Plus que le code reçu sur ${addresses[box]}.`}
      </p>
      <CodeForm
        key={box}
        label={`Code reçu sur ${addresses[box]}`}
        button="Confirmer"
        autoFocus={answeredBox !== null}
        check={check}
        lastSending={{ to: addresses[box], at: sentAt }}
      >
        <ResendButton
          sentAt={sentAt}
          resend={async () => {
            const { error } = await auth.updateUser({ email: addresses.new }, { emailRedirectTo });
            if (error?.code === "reauthentication_needed") onProofNeeded();
            return error;
          }}
          onSent={() => {
            setAnsweredBox(null);
            setSentAt(Date.now());
          }}
        />
      </CodeForm>
    </div>
  );
}
