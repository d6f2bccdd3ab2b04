import { signInMessages } from "#domain/auth/sign-in.messages.ts";
import { CodeForm } from "#web/auth/codes/code-form.tsx";
import type { FailedAuth } from "#web/auth/ground/auth-error.messages.ts";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { captchaToken } from "#web/auth/ground/captcha.ts";
import { shownAddress } from "#web/auth/ground/login.ts";
import { auth, isHosted, passwordCheck } from "#web/auth/ground/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/field.tsx";
import type { User } from "@supabase/auth-js";
import type { ReactNode } from "react";
import { useState } from "react";
import type { RecentProof } from "./recent-proof.ts";

type Props = { me: User; proof: RecentProof; onCancel: () => void; children: ReactNode };

/**
 * Shows its content to a user who has just proved their identity. Otherwise asks for the password or a code first. What
 * was typed inside stays.
 */
export function ProofGate({ me, proof, onCancel, children }: Props) {
  const [wasOpened, setWasOpened] = useState(proof.isRecent);
  const isRecent = proof.isRecent();
  if (isRecent && !wasOpened) setWasOpened(true);
  return (
    <>
      {!isRecent && <ProofForm me={me} onProved={proof.renew} onCancel={onCancel} />}
      {wasOpened && <div hidden={!isRecent}>{children}</div>}
    </>
  );
}

function ProofForm({ me, onProved, onCancel }: { me: User; onProved: () => void; onCancel: () => void }) {
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [sentAt, setSentAt] = useState(0);
  const to = me.email || me.phone || "";
  const settle = (error: FailedAuth | null) => {
    if (!error) onProved();
    return error;
  };
  const give = async () => {
    if (password === "") return setFailure("Indique ton mot de passe, ou demande un code.");
    setIsBusy(true);
    const error = settle(await provedByPassword(me, password));
    setIsBusy(false);
    if (error) setFailure(authErrorSentence(error));
  };
  const send = async () => {
    setIsBusy(true);
    const { error } = await auth.reauthenticate();
    setIsBusy(false);
    // A code sent a moment ago is still good.
    if (error && error.status !== 429) return setFailure(authErrorSentence(error));
    setFailure("");
    setSentAt(Date.now());
  };
  if (sentAt > 0)
    return (
      <div className="flex max-w-sm flex-col gap-4 border-t border-line pt-4">
        <p className="text-quiet">
          Pour être sûr que c'est toi, tape le code envoyé à{" "}
          <strong className="font-[550] break-words text-ink">{shownAddress(to)}</strong>.
        </p>
        <CodeForm
          button="Vérifier"
          check={async (nonce) => settle((await auth.updateUser({ nonce })).error)}
          lastSending={{ to, at: sentAt }}
        >
          <Button look="quiet" isWide onClick={onCancel}>
            Annuler
          </Button>
        </CodeForm>
      </div>
    );
  return (
    <form
      noValidate
      aria-label="Confirmer que c'est toi"
      className="flex max-w-sm flex-col gap-4 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <p className="text-quiet">Tu es connecté depuis un moment : confirme d'abord que c'est bien toi.</p>
      <input type="text" name="username" autoComplete="username" value={to} readOnly hidden />
      <PasswordField
        label="Ton mot de passe"
        autoComplete="current-password"
        autoFocus
        value={password}
        error={failure || undefined}
        onChange={(event) => {
          setFailure("");
          setPassword(event.target.value);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={isBusy} busyLabel="Un instant…">
          Vérifier
        </Button>
        {!isHosted && <Button onClick={() => void send()}>{signInMessages.codeInstead}</Button>}
        <Button look="quiet" onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}

// A hosted service checks the password only together with a change. So it is tried here with a sign-in beside the
// session, then a sign-out.
async function provedByPassword(me: User, password: string): Promise<FailedAuth | null> {
  if (!isHosted) return (await auth.updateUser({ current_password: password })).error;
  const beside = passwordCheck();
  const { error } = await beside.signInWithPassword({
    ...(me.email ? { email: me.email } : { phone: me.phone ?? "" }),
    password,
    options: await captchaToken(),
  });
  if (!error) await beside.signOut({ scope: "local" });
  return error;
}
