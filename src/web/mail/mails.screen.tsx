import { gmailStatus } from "#api/mail.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Page } from "#web/ui/page.tsx";
import { Empty } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";

/** /app/mails, its inbox and its reader. They say that no mailbox can be connected yet. */
export default function MailsScreen() {
  const status = useAnswer(gmailStatus);
  return (
    <Page title="Mails" isNarrow>
      <Empty
        title={status.data?.connected ? "Ta boîte est connectée" : "Aucune boîte mail n'est connectée"}
        action={
          <Link to="/app/billing" className={buttonLook({ look: "plain" })}>
            Voir les devis et factures
          </Link>
        }
      >
        La connexion d'une boîte mail n'est pas encore disponible sur cette version. Tes devis et factures se partagent
        par leur page publique.
      </Empty>
    </Page>
  );
}
