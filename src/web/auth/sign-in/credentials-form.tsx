import { signInMessages } from "#domain/auth/sign-in.messages.ts";
import { startCode } from "#web/auth/codes/ask-for-code.ts";
import type { Purpose } from "#web/auth/codes/pending-code.ts";
import { keepPendingCode } from "#web/auth/codes/pending-code.ts";
import { rememberLetter } from "#web/auth/ground/asked-here.ts";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { authMessages } from "#web/auth/ground/auth.messages.ts";
import { captchaToken } from "#web/auth/ground/captcha.ts";
import { addressOf, isPlausibleLogin, readLogin, rememberLogin, typedLogin } from "#web/auth/ground/login.ts";
import { auth, CALLBACK } from "#web/auth/ground/session.tsx";
import { usePasswordRule } from "#web/auth/ground/use-auth-settings.ts";
import { linkTarget, useReturnPath } from "#web/auth/pages/return-path.ts";
import { Button, linkLook } from "#web/ui/button.tsx";
import { PasswordField, TextField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { FormFailure } from "#web/ui/notice.tsx";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { UseFormRegister } from "react-hook-form";
import { useForm, useFormState } from "react-hook-form";

type Values = { login: string; password: string };
type Props = { mode: "login" | "register"; onDone: () => void; onCode: () => void };

/**
 * Asks for an email or a phone, and for a password or a code. It serves to sign in and to sign up. What was typed stays
 * after a refusal.
 */
export function CredentialsForm({ mode, onDone, onCode }: Props) {
  const { register, handleSubmit, control } = useForm<Values>({ defaultValues: { login: typedLogin(), password: "" } });
  const { errors, isSubmitting } = useFormState({ control });
  const { by } = useSearch({ strict: false });
  const [takesCode, setTakesCode] = useState(by === "code");
  const { failure, clearFailure, sendCode, send } = useCredentials({ mode, onDone, onCode });
  // A refusal that comes once the other way was chosen is about what is no longer asked.
  const isOfThisWay = failure.isOfCode === undefined || failure.isOfCode === takesCode;
  const submit = handleSubmit((values) => {
    clearFailure();
    return takesCode ? sendCode(mode === "login" ? "sign-in" : "join", values.login) : send(values);
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        autoFocus
        label="Email ou téléphone"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.login?.message}
        {...register("login", {
          required: signInMessages.missingLogin,
          validate: (login) => isPlausibleLogin(login) || signInMessages.missingLogin,
          onChange: (event: { target: Values & { value: string } }) => rememberLogin(event.target.value),
        })}
      />
      {!takesCode && <Password mode={mode} error={errors.password?.message} register={register} />}
      <FormFailure>{isOfThisWay && failure.sentence}</FormFailure>
      {isOfThisWay && failure.isUnconfirmed && (
        <Button onClick={handleSubmit(({ login }) => sendCode("signup", login))}>
          Recevoir un code de confirmation
        </Button>
      )}
      <Button type="submit" look="primary" isWide isBusy={isSubmitting} busyLabel="Un instant…">
        {takesCode ? "Recevoir un code" : mode === "login" ? "Se connecter" : "Créer mon compte"}
      </Button>
      <Button
        look="quiet"
        isWide
        onClick={() => {
          clearFailure();
          setTakesCode(!takesCode);
        }}
      >
        {takesCode ? "Utiliser un mot de passe" : signInMessages.codeInstead}
      </Button>
    </form>
  );
}

type PasswordProps = { mode: Props["mode"]; error: string | undefined; register: UseFormRegister<Values> };

function Password({ mode, error, register }: PasswordProps) {
  const { search } = useReturnPath();
  const rule = usePasswordRule();
  return (
    <div>
      <PasswordField
        label="Mot de passe"
        autoComplete={mode === "login" ? "current-password" : "new-password"}
        hint={mode === "register" ? rule.hint : undefined}
        error={error}
        {...register("password", {
          required: mode === "register" ? rule.missing : authMessages.missingPassword,
          ...(mode === "register" && { minLength: rule.minLength }),
        })}
      />
      {mode === "login" && (
        <Link to="/forgot-password" search={search} className={`${linkLook} text-fine`}>
          Mot de passe oublié ?
        </Link>
      )}
    </div>
  );
}

type CredentialsFailure = { sentence: string; isUnconfirmed?: boolean; isOfCode?: boolean };

// Sends what was typed: `send` with the password, `sendCode` to get a code. Keeps the refusal.
function useCredentials({ mode, onDone, onCode }: Props) {
  const [failure, setFailure] = useState<CredentialsFailure>({ sentence: "" });
  const returnPath = useReturnPath();
  const clearFailure = () => setFailure({ sentence: "" });
  const sendCode = async (purpose: Purpose, login: string) => {
    const error = await startCode(purpose, addressOf(readLogin(login)), returnPath);
    if (error) return setFailure({ sentence: authErrorSentence(error) });
    onCode();
  };
  const send = async ({ login, password }: Values) => {
    const who = { ...readLogin(login), password };
    const captcha = await captchaToken();
    if (mode === "register" && "email" in who) rememberLetter(who.email);
    const { data, error } =
      mode === "login"
        ? await auth.signInWithPassword({ ...who, options: captcha })
        : await auth.signUp({ ...who, options: { emailRedirectTo: linkTarget(CALLBACK, returnPath), ...captcha } });
    if (error)
      return setFailure({
        sentence: authErrorSentence(error),
        isOfCode: false,
        isUnconfirmed: error.code === "email_not_confirmed" || error.code === "phone_not_confirmed",
      });
    if ("weakPassword" in data && data.weakPassword) tellWeakPassword();
    if (data.session) return onDone();
    keepPendingCode({ purpose: "signup", address: addressOf(readLogin(login)), sentAt: Date.now() });
    onCode();
  };
  return { failure, clearFailure, sendCode, send };
}

function tellWeakPassword(): void {
  showToast("Ton mot de passe est devenu facile à deviner. Change-le dans Réglages, Sécurité.");
}
