import { Link, useNavigate } from "@tanstack/react-router";
import { CredentialsForm } from "./credentials-form.tsx";
import { SignedOutPage } from "./signed-out-page.tsx";

/** /register. */
export default function RegisterScreen() {
  const navigate = useNavigate();
  return (
    <SignedOutPage title="Créer ton compte">
      <CredentialsForm mode="register" onDone={() => void navigate({ to: "/app", replace: true })} />
      <p className="mt-6 text-center text-quiet">
        Déjà un compte ?{" "}
        <Link to="/login" className="font-[550] text-act underline">
          Se connecter
        </Link>
      </p>
    </SignedOutPage>
  );
}
