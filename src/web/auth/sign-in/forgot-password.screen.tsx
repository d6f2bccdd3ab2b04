import { signInMessages } from "#domain/auth/sign-in.messages.ts";
import { startCode } from "#web/auth/codes/ask-for-code.ts";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { addressOf, readLogin, rememberLogin, typedLogin } from "#web/auth/ground/login.ts";
import { useReturnPath } from "#web/auth/pages/return-path.ts";
import { SignedOutPage } from "#web/auth/pages/signed-out-page.tsx";
import { Button, linkLook } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { FormFailure } from "#web/ui/notice.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useForm, useFormState } from "react-hook-form";

/**
 * /forgot-password: sends a code and a link to choose a new password. The answer is the same for an unknown address.
 */
export default function ForgotPasswordScreen() {
  const { register, handleSubmit, control } = useForm<{ login: string }>({ defaultValues: { login: typedLogin() } });
  const { errors, isSubmitting } = useFormState({ control });
  const [failure, setFailure] = useState("");
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const submit = handleSubmit(async ({ login }) => {
    setFailure("");
    rememberLogin(login);
    const error = await startCode("recovery", addressOf(readLogin(login)), returnPath);
    if (error) return setFailure(authErrorSentence(error));
    await navigate({ to: "/code", search: returnPath.search });
  });
  return (
    <SignedOutPage
      title="Mot de passe oublié"
      lead="Ça arrive. Si un compte existe, un code y part, et tu choisis un nouveau mot de passe."
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label="Email ou téléphone"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.login?.message}
          {...register("login", { required: signInMessages.missingLogin })}
        />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" look="primary" isWide isBusy={isSubmitting} busyLabel="Envoi…">
          Recevoir un code
        </Button>
        <Link to="/login" search={returnPath.search} className={`${linkLook} self-center`}>
          {signInMessages.backToSignIn}
        </Link>
      </form>
    </SignedOutPage>
  );
}
