import { listMailboxes } from "#api/mail/mail.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { ConnectForm } from "./connect-form.tsx";
import { MailProvider, useMail } from "./mail-provider.tsx";
import { MailboxCard } from "./mailbox-card.tsx";
import { TemplatesCard } from "./templates/templates-card.tsx";

/** How often the progress of a mailbox that is being read is asked for. */
const PROGRESS_MS = 4_000;

/** /app/mails: the mailboxes that are connected, and one more. */
export default function MailsScreen() {
  return (
    <MailProvider>
      <Mails />
    </MailProvider>
  );
}

function Mails() {
  const { isConnected } = useMail();
  const { data, error, refetch } = useAnswer(
    listMailboxes,
    {},
    { refetchInterval: ({ state }) => (state.data?.mailboxes.some(isBeingRead) ? PROGRESS_MS : false) },
  );
  const mailboxes = data?.mailboxes ?? [];
  return (
    <Page
      title="Mails"
      subtitle={
        isConnected
          ? "Ta boîte est connectée. Établi y relève qui t'écrit et à quel sujet."
          : "Connecte la boîte où arrivent tes demandes."
      }
      isNarrow
      actions={
        mailboxes.length > 0 && (
          <>
            {data?.may_share && (
              <Link to="/app/mails/invoices" className={buttonLook({ look: "quiet" })}>
                Factures reçues
              </Link>
            )}
            <Link to="/app/mails/inbox" className={buttonLook()}>
              Lire les mails
            </Link>
          </>
        )
      }
    >
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <SheetSkeleton />}
      {data && (
        <div className="flex flex-col gap-4">
          {mailboxes.map((mailbox) => (
            <MailboxCard key={mailbox.id} mailbox={mailbox} usualSignature={data.default_signature} />
          ))}
          {mailboxes.length > 0 && <TemplatesCard />}
          <ConnectForm isFirst={mailboxes.length === 0} mayShare={data.may_share} />
          <p className="text-fine text-quiet">
            Tes mails se lisent, s'écrivent et s'archivent ici. Une copie de chaque envoi reste dans ta boîte.
          </p>
        </div>
      )}
    </Page>
  );
}

function isBeingRead({ state, read_percent }: { state: string; read_percent: number }): boolean {
  return state !== "reconnect" && read_percent < 100;
}
