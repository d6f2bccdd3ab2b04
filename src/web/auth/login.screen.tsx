import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { CredentialsForm } from "./credentials-form.tsx";
import { SignedOutPage } from "./signed-out-page.tsx";

/** /login: back to where one was going once signed in. */
export default function LoginScreen() {
  const navigate = useNavigate();
  const { redirect } = useSearch({ strict: false }) as { redirect?: string };
  const target = redirect?.startsWith("/") && !redirect.startsWith("//") ? redirect : "/app";
  return (
    <SignedOutPage title="Se connecter">
      <CredentialsForm mode="login" onDone={() => void navigate({ href: target, replace: true })} />
      <p className="mt-6 text-center text-quiet">
        Pas encore de compte ?{" "}
        <Link to="/register" className="font-[550] text-act underline">
          En créer un
        </Link>
      </p>
    </SignedOutPage>
  );
}
