import { gmailStatus } from "#api/mail.ts";
import { call } from "#web/client/call.ts";
import { Page } from "#web/ui/page.tsx";
import { useQuery } from "@tanstack/react-query";

/** /app/mails, its inbox and its reader: no mailbox can be connected yet, and that is what they say. */
export default function MailsScreen() {
  const status = useQuery({ queryKey: ["gmail"], queryFn: ({ signal }) => call(gmailStatus, { signal }) });
  return (
    <Page title="Mails" narrow>
      <p>{status.data?.connected ? "Ta boîte est connectée." : "Aucune boîte mail n'est connectée."}</p>
      <p className="mt-2 text-quiet">La connexion d'une boîte mail n'est pas encore disponible sur cette version. Tes devis et factures se partagent par leur page publique.</p>
    </Page>
  );
}
