import { signInMessages } from "#domain/auth/sign-in.messages.ts";
import { CodeHelp } from "#web/auth/codes/code-help.tsx";
import { OtpField } from "#web/auth/codes/otp-field.tsx";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { auth } from "#web/auth/ground/session.tsx";
import { useCodeDigits, usePasswordRule } from "#web/auth/ground/use-auth-settings.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { FormFailure } from "#web/ui/notice.tsx";
import type { User } from "@supabase/auth-js";
import { useState } from "react";
import { useForm, useFormState } from "react-hook-form";
import { Setting } from "./setting.tsx";

/**
 * Changes the password: asks for the current one and the new one. Asks for a code too when the server wants it, for an
 * old session.
 */
export function PasswordCard({ me }: { me: User }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Setting
      title="Mot de passe"
      state="Le changer déconnecte tes autres appareils."
      action={!isOpen && <Button onClick={() => setIsOpen(true)}>Changer le mot de passe</Button>}
    >
      {isOpen && <PasswordForm me={me} onDone={() => setIsOpen(false)} />}
    </Setting>
  );
}

type Values = { current: string; password: string };

function PasswordForm({ me, onDone }: { me: User; onDone: () => void }) {
  const { register, handleSubmit, setError, control } = useForm<Values>({
    defaultValues: { current: "", password: "" },
  });
  const { errors, isSubmitting } = useFormState({ control });
  const [failure, setFailure] = useState("");
  const [codesAsked, setCodesAsked] = useState(0);
  const [nonce, setNonce] = useState("");
  const rule = usePasswordRule();
  const digits = useCodeDigits();

  const submit = handleSubmit(async ({ current, password }) => {
    setFailure("");
    const { error } = await auth.updateUser({
      password,
      ...(current !== "" && { current_password: current }),
      ...(nonce !== "" && { nonce }),
    });
    if (!error) {
      onDone();
      return showToast(signInMessages.passwordChanged);
    }
    const sentence = authErrorSentence(error);
    if (error.code === "current_password_required" || error.code === "current_password_invalid")
      return setError("current", { message: sentence }, { shouldFocus: true });
    if (error.code === "weak_password" || error.code === "same_password")
      return setError("password", { message: sentence }, { shouldFocus: true });
    if (error.code !== "reauthentication_needed") return setFailure(sentence);
    const { error: unsent } = await auth.reauthenticate();
    if (unsent && unsent.status !== 429) return setFailure(authErrorSentence(unsent));
    setCodesAsked(Date.now());
  });

  return (
    <form onSubmit={submit} noValidate className="flex max-w-sm flex-col gap-4">
      <input type="text" name="username" autoComplete="username" value={me.email || me.phone || ""} readOnly hidden />
      <PasswordField
        label="Mot de passe actuel"
        hint="Laisse vide si tu n'en as jamais choisi."
        autoComplete="current-password"
        autoFocus
        error={errors.current?.message}
        {...register("current")}
      />
      <PasswordField
        label="Nouveau mot de passe"
        hint={rule.hint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...register("password", { required: signInMessages.missingPassword, minLength: rule.minLength })}
      />
      {codesAsked > 0 && (
        <>
          <OtpField
            label="Code que tu viens de recevoir"
            hint="Pour être sûr que c'est toi."
            value={nonce}
            onChange={setNonce}
            length={digits}
            error={failure || undefined}
            autoFocus
          />
          <CodeHelp to={me.email || me.phone || ""} sentAt={codesAsked} onCode={setNonce} />
        </>
      )}
      {codesAsked === 0 && <FormFailure>{failure}</FormFailure>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={isSubmitting} busyLabel="Enregistrement…">
          Enregistrer
        </Button>
        <Button look="quiet" onClick={onDone}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
