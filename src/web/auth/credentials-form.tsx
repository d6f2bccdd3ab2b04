import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useState } from "react";
import { useForm, useFormState } from "react-hook-form";
import { auth } from "./session.tsx";
import { authErrorSentence } from "./auth-error.messages.ts";

type Values = { login: string; password: string };

/** Email or phone, and password: for signing in and for signing up. What was typed stays when it is refused. */
export function CredentialsForm({ mode, onDone }: { mode: "login" | "register"; onDone: () => void }) {
  const { register, handleSubmit, control } = useForm<Values>();
  const { errors, isSubmitting } = useFormState({ control });
  const [failure, setFailure] = useState("");
  const [shown, setShown] = useState(false);
  const submit = handleSubmit(async ({ login, password }) => {
    setFailure("");
    const who = login.includes("@") ? { email: login.trim(), password } : { phone: login.trim(), password };
    const { data, error } = mode === "login" ? await auth.signInWithPassword(who) : await auth.signUp(who);
    if (error) return setFailure(authErrorSentence(error));
    if (!data.session) return setFailure("C'est presque fini : confirme ton adresse avec le lien reçu par mail.");
    onDone();
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label="Email ou téléphone"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        error={errors.login?.message}
        {...register("login", { required: "Indique ton email ou ton numéro de téléphone." })}
      />
      <TextField
        label="Mot de passe"
        type={shown ? "text" : "password"}
        autoComplete={mode === "login" ? "current-password" : "new-password"}
        hint={mode === "register" ? "Huit caractères au moins." : undefined}
        error={errors.password?.message}
        {...register("password", {
          required: "Indique ton mot de passe.",
          ...(mode === "register" && { minLength: { value: 8, message: "Huit caractères au moins." } }),
        })}
      />
      <label className="flex min-h-11 items-center gap-2 text-quiet">
        <input type="checkbox" className="size-5" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        Afficher le mot de passe
      </label>
      {failure && (
        <p role="alert" className="text-bad">
          {failure}
        </p>
      )}
      <Button type="submit" look="primary" wide busy={isSubmitting} busyLabel="Un instant…">
        {mode === "login" ? "Se connecter" : "Créer mon compte"}
      </Button>
    </form>
  );
}
