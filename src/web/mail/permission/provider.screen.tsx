import { takeGmailPermission, takeMicrosoftPermission } from "#api/mail/mail.ts";
import { useChange } from "#web/client/answers.tsx";
import { call } from "#web/client/call.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { MailProvider, useMail } from "../mail-provider.tsx";

/** The calls that hand in what a provider gave. */
type TakePermission = typeof takeGmailPermission | typeof takeMicrosoftPermission;

/**
 * /app/mails/google and /app/mails/microsoft: where a person comes back from a provider. What it said stands in the
 * fragment of the address.
 */
export default function ProviderScreen() {
  const endpoint = useLocation().pathname.startsWith("/app/mails/google")
    ? takeGmailPermission
    : takeMicrosoftPermission;
  return (
    <MailProvider>
      <HandIn endpoint={endpoint} />
    </MailProvider>
  );
}

function HandIn({ endpoint }: { endpoint: TakePermission }) {
  const navigate = useNavigate();
  const { refresh } = useMail();
  const take = useChange((answer: { state: string; code: string }) => call(endpoint, { body: answer }), {
    onSuccess: () => {
      void refresh();
      void navigate({ to: "/app/mails", replace: true });
    },
  });
  const isTaken = useRef(false);
  const { mutate } = take;
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    const fragment = new URLSearchParams(location.hash.slice(1));
    // It is good once, and has no place in the history of the browser.
    history.replaceState(history.state, "", location.pathname);
    mutate({ state: fragment.get("for") ?? "", code: fragment.get("given") ?? "" });
  }, [mutate]);
  return (
    <Page title="Mails" subtitle={take.error ? "La boîte n'est pas connectée." : "Connexion de ta boîte…"} isNarrow>
      {take.error ? (
        <div className="flex flex-col gap-4">
          <p role="alert">{take.error.message}</p>
          <div>
            <Link to="/app/mails" className={buttonLook({ look: "primary" })}>
              Retour aux boîtes
            </Link>
          </div>
        </div>
      ) : (
        <SheetSkeleton />
      )}
    </Page>
  );
}
