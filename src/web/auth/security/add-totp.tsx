import { CodeForm } from "#web/auth/codes/code-form.tsx";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { auth } from "#web/auth/ground/session.tsx";
import { Button } from "#web/ui/button.tsx";
import { copyText } from "#web/ui/copy-text.ts";
import { TextField } from "#web/ui/field.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { cx } from "class-variance-authority";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { unusedName } from "./unused-name.ts";

type EnrolledFactor = { id: string; qr: string; secret: string; uri: string };
type Props = { names: readonly string[]; onDone: () => Promise<void>; onCancel: () => void };

/**
 * Adds an authenticator app. Asks for a name, shows the QR code and the key, then asks for a first code, which proves
 * that it works.
 */
export function AddTotp({ names, onDone, onCancel }: Props) {
  const [name, setName] = useState(() => unusedName("Application de codes", names));
  const [factor, setFactor] = useState<EnrolledFactor | null>(null);
  const [failure, setFailure] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  const enroll = async () => {
    setIsBusy(true);
    const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName: name.trim() });
    setIsBusy(false);
    if (error) return setFailure(authErrorSentence(error));
    setFactor({ id: data.id, qr: pictureOf(data.totp.qr_code), secret: data.totp.secret, uri: data.totp.uri });
  };
  if (factor === null)
    return (
      <form
        noValidate
        className="flex max-w-sm flex-col gap-4 border-t border-line pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          void enroll();
        }}
      >
        <TextField
          label="Nom"
          hint="Pour le reconnaître : « Mon téléphone », « 1Password »…"
          value={name}
          maxLength={60}
          autoFocus
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <FormFailure>{failure}</FormFailure>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" isBusy={isBusy} busyLabel="Un instant…">
            Continuer
          </Button>
          <Button look="quiet" onClick={onCancel}>
            Annuler
          </Button>
        </div>
      </form>
    );
  return <Scan factor={factor} onDone={onDone} onCancel={onCancel} />;
}

function Scan({ factor, onDone, onCancel }: { factor: EnrolledFactor } & Pick<Props, "onDone" | "onCancel">) {
  const leave = () => {
    // A factor that was not verified would keep its name for nothing.
    void auth.mfa.unenroll({ factorId: factor.id });
    onCancel();
  };
  const verify = async (code: string) => {
    const { error } = await auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    if (!error) await onDone();
    return error;
  };
  return (
    <div className="grid gap-6 border-t border-line pt-4 md:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex flex-col items-center gap-2 md:items-start">
        <img
          src={factor.qr}
          alt="QR code à scanner avec ton application de codes"
          className="size-48 rounded-inner border border-line bg-white p-2"
        />
        <a
          href={factor.uri}
          className={cx(
            "inline-flex min-h-11 items-center text-fine font-[550] text-act underline underline-offset-2",
            "md:hidden",
          )}
        >
          Ouvrir dans l'application
        </a>
      </div>
      <div className="flex max-w-sm flex-col gap-4">
        <p>
          Scanne ce code avec ton application (Google Authenticator, 1Password, FreeOTP…), puis tape les six chiffres
          qu'elle montre.
        </p>
        <Secret secret={factor.secret} />
        <CodeForm button="Activer" check={verify}>
          <Button look="quiet" isWide onClick={leave}>
            Annuler
          </Button>
        </CodeForm>
      </div>
    </div>
  );
}

function Secret({ secret }: { secret: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => setIsCopied(await copyText(secret));
  return (
    <div className="text-fine">
      <p className="text-quiet">Pas de caméra ? Tape cette clé :</p>
      <div className="mt-1 flex items-center gap-2">
        <code className="min-w-0 flex-1 rounded-inner bg-sunk px-3 py-2 font-mono tracking-wide">
          {secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </code>
        <Button look="quiet" aria-label={isCopied ? "Clé copiée" : "Copier la clé"} onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
        </Button>
      </div>
    </div>
  );
}

// The client gives the picture as a raw data address, which some characters of the drawing would cut. An image runs no
// script.
function pictureOf(dataUrl: string): string {
  return `data:image/svg+xml,${encodeURIComponent(dataUrl.replace(/^data:[^,]*,/, ""))}`;
}
