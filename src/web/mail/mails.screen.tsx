import { listMailboxes } from "#api/mail/mail.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { AboveSettings } from "#web/ui/loading/above-settings.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { ConnectForm } from "./connect-form.tsx";
import { FirstMailbox } from "./inbox/first-mailbox.tsx";
import { WhatIsRead } from "./inbox/what-is-read.tsx";
import { MailProvider, useMail } from "./mail-provider.tsx";
import { MailboxCard } from "./mailbox-card.tsx";
import { TemplatesCard } from "./templates/templates-card.tsx";

/** How often the progress of a mailbox that is being read is asked for. */
const PROGRESS_MS = 4_000;

/** How often the others are asked when they were last read. */
const CALM_MS = 60_000;

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
  const { data, error, refetch, dataUpdatedAt } = useAnswer(
    listMailboxes,
    {},
    { refetchInterval: ({ state }) => (state.data?.mailboxes.some(isBeingRead) ? PROGRESS_MS : CALM_MS) },
  );
  const mailboxes = data?.mailboxes ?? [];
  return (
    <>
      <AboveSettings />
      <Page
        title="Boîtes mail"
        subtitle={isConnected ? "Ta boîte est connectée." : "Connecte la boîte où arrivent tes demandes."}
        isNarrow={mailboxes.length > 0}
        actions={
          mailboxes.length > 0 && (
            <>
              <Link to="/app/mails/inbox" className={buttonLook({ look: "primary" })}>
                Lire les mails
              </Link>
              {data?.may_share && (
                <Link to="/app/mails/invoices" className={buttonLook()}>
                  Achats
                </Link>
              )}
            </>
          )
        }
      >
        {error && <Failure error={error} retry={() => void refetch()} />}
        {!data && !error && <SheetSkeleton />}
        {data && mailboxes.length === 0 && <FirstMailbox mayShare={data.may_share} />}
        {data && mailboxes.length > 0 && (
          <div className="flex flex-col gap-4">
            {mailboxes.map((mailbox) => (
              <MailboxCard
                key={mailbox.id}
                mailbox={mailbox}
                usualSignature={data.default_signature}
                readAt={new Date(dataUpdatedAt)}
              />
            ))}
            <TemplatesCard />
            <AnotherMailbox key={mailboxes.length} mayShare={data.may_share} />
            <WhatIsRead />
          </div>
        )}
      </Page>
    </>
  );
}

/** The way to another mailbox, folded until it is asked for. */
function AnotherMailbox({ mayShare }: { mayShare: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ConnectForm isFirst={false} mayShare={mayShare} close={() => setOpen(false)} />;
  return (
    <Button className="max-md:w-full md:self-start" onClick={() => setOpen(true)}>
      <Plus aria-hidden className="size-5" />
      Ajouter une autre boîte
    </Button>
  );
}

function isBeingRead({ state, read_percent }: { state: string; read_percent: number }): boolean {
  return state !== "reconnect" && read_percent < 100;
}
