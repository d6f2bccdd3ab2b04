import { useSession } from "#web/auth/ground/session.tsx";
import { useAuthSettings } from "#web/auth/ground/use-auth-settings.ts";
import { LeadTo } from "#web/auth/pages/lead-to.tsx";
import { useReturnPath } from "#web/auth/pages/return-path.ts";
import { SignedOutPage } from "#web/auth/pages/signed-out-page.tsx";
import { linkLook } from "#web/ui/button.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { CredentialsForm } from "./credentials-form.tsx";
import { Providers } from "./providers.tsx";

/** /login: once signed in, the user goes where they were going. */
export default function LoginScreen() {
  const navigate = useNavigate();
  const { target, search } = useReturnPath();
  const { session } = useSession();
  const { data: settings } = useAuthSettings();
  if (session) return <LeadTo href={target} />;
  return (
    <SignedOutPage title="Se connecter">
      <CredentialsForm
        mode="login"
        onDone={() => void navigate({ href: target, replace: true })}
        onCode={() => void navigate({ to: "/code", search: search })}
      />
      <Providers />
      {settings?.disable_signup !== true && (
        <p className="mt-6 text-center text-quiet">
          Pas encore de compte ?{" "}
          <Link to="/register" search={search} className={linkLook}>
            En créer un
          </Link>
        </p>
      )}
    </SignedOutPage>
  );
}
