import { signInMessages } from "#domain/auth/sign-in.messages.ts";
import { authErrorSentence } from "#web/auth/ground/auth-error.messages.ts";
import { arrival, auth, needsSecondStep, useSession } from "#web/auth/ground/session.tsx";
import { usePasswordRule } from "#web/auth/ground/use-auth-settings.ts";
import { LeadAside } from "#web/auth/pages/lead-to.tsx";
import { useReturnPath } from "#web/auth/pages/return-path.ts";
import { SignedOutPage } from "#web/auth/pages/signed-out-page.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/field.tsx";
import { showToast } from "#web/ui/layers/show-toast.ts";
import { FormFailure, Notice } from "#web/ui/notice.tsx";
import { Waiting } from "#web/ui/states.tsx";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useForm, useFormState } from "react-hook-form";

/** /new-password: after a recovery or an invitation. A second factor, when there is one, is asked first. */
export default function NewPasswordScreen() {
  const { session, isLoading } = useSession();
  const { search } = useReturnPath();
  if (isLoading) return <Waiting />;
  if (session && needsSecondStep(session)) return <LeadAside to="/second-step" />;
  if (session) return <Choose />;
  return (
    <SignedOutPage
      title="Nouveau mot de passe"
      lead="Pour en choisir un, il faut d'abord ouvrir le lien du mail, ou taper son code. Celui-ci n'est plus valable."
    >
      <Link to="/forgot-password" search={search} className={buttonLook({ look: "primary", isWide: true })}>
        Recevoir un nouveau code
      </Link>
    </SignedOutPage>
  );
}

function Choose() {
  const { register, handleSubmit, control } = useForm<{ password: string }>({ defaultValues: { password: "" } });
  const { errors, isSubmitting } = useFormState({ control });
  const [failure, setFailure] = useState("");
  const { user } = useSession();
  const { target } = useReturnPath();
  const { first } = useSearch({ from: "/new-password" });
  const navigate = useNavigate();
  const rule = usePasswordRule();
  const submit = handleSubmit(async ({ password }) => {
    setFailure("");
    const { error } = await auth.updateUser({ password });
    if (error?.code === "reauthentication_needed")
      return setFailure(
        "Le code reçu a plus de dix minutes. Demandes-en un nouveau par « Mot de passe oublié », " +
          "puis choisis ton mot de passe.",
      );
    if (error) return setFailure(authErrorSentence(error));
    showToast(first ? "Ton compte est prêt." : signInMessages.passwordChanged);
    await navigate({ href: target, replace: true });
  });
  return (
    <SignedOutPage
      title={first ? "Choisis un mot de passe" : "Nouveau mot de passe"}
      lead={first ? "Bienvenue. Il te servira à revenir." : "Une fois changé, tes autres appareils sont déconnectés."}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {arrival?.kind === "session" && arrival.isOld && (
          <Notice>Ce lien a plus de deux minutes. Si ce n'est pas toi qui viens de l'ouvrir, ferme cette page.</Notice>
        )}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.email || user?.phone || ""}
          readOnly
          hidden
        />
        <PasswordField
          label="Nouveau mot de passe"
          autoComplete="new-password"
          autoFocus
          hint={rule.hint}
          error={errors.password?.message}
          {...register("password", { required: signInMessages.missingPassword, minLength: rule.minLength })}
        />
        <FormFailure>{failure}</FormFailure>
        <Button type="submit" look="primary" isWide isBusy={isSubmitting} busyLabel="Enregistrement…">
          Enregistrer
        </Button>
      </form>
    </SignedOutPage>
  );
}
