import { SENTENCES } from "#web/auth/ground/auth-error.messages.ts";
import { useSession } from "#web/auth/ground/session.tsx";
import { useAuthSettings } from "#web/auth/ground/use-auth-settings.ts";
import { LeadTo } from "#web/auth/pages/lead-to.tsx";
import { useReturnPath } from "#web/auth/pages/return-path.ts";
import { SignedOutPage } from "#web/auth/pages/signed-out-page.tsx";
import { linkLook } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { CredentialsForm } from "./credentials-form.tsx";
import { Providers } from "./providers.tsx";

const FIRST_QUESTIONS = { target: "/app/start", search: { redirect: "/app/start" } };

// A wide window has a drawing beside the form; a phone says why here.
const PROMISES = [
  "Un devis naît d'une phrase : le client, le travail, ton prix.",
  "Tes factures portent les mentions que la loi demande.",
  "Sans carte bancaire, et tes données s'emportent quand tu veux.",
];

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
      <ul className="mt-10 flex flex-col gap-2 border-t border-line pt-6 text-fine text-quiet lg:hidden">
        {PROMISES.map((promise) => (
          <li key={promise} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            {promise}
          </li>
        ))}
      </ul>
    </SignedOutPage>
  );
}
