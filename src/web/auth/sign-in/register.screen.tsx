import { SENTENCES } from "#web/auth/ground/auth-error.messages.ts";
import { useSession } from "#web/auth/ground/session.tsx";
import { useAuthSettings } from "#web/auth/ground/use-auth-settings.ts";
import { LeadTo } from "#web/auth/pages/lead-to.tsx";
import { useReturnPath } from "#web/auth/pages/return-path.ts";
import { SignedOutPage } from "#web/auth/pages/signed-out-page.tsx";
import { linkLook } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { CredentialsForm } from "./credentials-form.tsx";
import { Providers } from "./providers.tsx";

const FIRST_QUESTIONS = { target: "/app/start", search: { redirect: "/app/start" } };

/** /register: the user is signed in at once, or after confirming the address with a code. */
export default function RegisterScreen() {
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  // Who was going nowhere begins with the first questions.
  const { target, search } = returnPath.search.redirect ? returnPath : FIRST_QUESTIONS;
  const { session } = useSession();
  const { data: settings } = useAuthSettings();
  if (session) return <LeadTo href={target} />;
  return (
    <SignedOutPage
      title="Créer ton compte"
      lead="Gratuit, et prêt tout de suite : ton premier devis peut partir aujourd'hui."
    >
      {settings?.disable_signup === true ? (
        <Notice>{SENTENCES.signup_disabled}</Notice>
      ) : (
        <>
          <CredentialsForm
            mode="register"
            onDone={() => void navigate({ href: target, replace: true })}
            onCode={() => void navigate({ to: "/code", search: search })}
          />
          <Providers />
        </>
      )}
      <p className="mt-6 text-center text-quiet">
        Déjà un compte ?{" "}
        <Link to="/login" search={returnPath.search} className={linkLook}>
          Se connecter
        </Link>
      </p>
    </SignedOutPage>
  );
}
