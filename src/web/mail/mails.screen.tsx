import { listMailboxes } from "#api/mail/mail.ts";
import { useAnswer } from "#web/client/answers.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Page } from "#web/ui/page.tsx";
import { SheetSkeleton } from "#web/ui/skeleton.tsx";
import { Failure } from "#web/ui/states.tsx";
import { Link } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import { FolderOpen, Inbox, Plus, Send } from "lucide-react";
import { useState } from "react";
import { ConnectForm } from "./connect-form.tsx";
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
    <Page
      title="Boîtes mail"
      subtitle={
        isConnected
          ? "Ta boîte est connectée. Établi y relève qui t'écrit et à quel sujet."
          : "Connecte la boîte où arrivent tes demandes."
      }
      isNarrow={mailboxes.length > 0}
      actions={
        mailboxes.length > 0 && (
          <>
            <Link to="/app/mails/inbox" className={buttonLook({ look: "primary" })}>
              Lire les mails
            </Link>
            {data?.may_share && (
              <Link to="/app/mails/invoices" className={buttonLook()}>
                Factures reçues
              </Link>
            )}
          </>
        )
      }
    >
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <SheetSkeleton />}
      {data && mailboxes.length === 0 && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6 beside-panel:grid-cols-1">
          <ConnectForm isFirst mayShare={data.may_share} />
          <WhatItBrings />
        </div>
      )}
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
          <p className="text-fine text-quiet">{KEPT}</p>
        </div>
      )}
    </Page>
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

const KEPT = "Tes mails se lisent, s'écrivent et s'archivent ici. Une copie de chaque envoi reste dans ta boîte.";

const GAINS: readonly { icon: LucideIcon; title: string; text: string }[] = [
  { icon: Inbox, title: "Les demandes sont reconnues", text: "D'un mail qui demande un devis, tu fais un projet." },
  { icon: Send, title: "Tes devis partent de ton adresse", text: "Le client te répond, et sa réponse arrive ici." },
  { icon: FolderOpen, title: "Chaque projet a ses échanges", text: "Les mails d'un client sont dans son dossier." },
];

// What one gains, before one is asked for a password.
function WhatItBrings() {
  return (
    <section aria-label="Ce que cela change" className="flex flex-col gap-4 rounded-card border border-line p-4 md:p-6">
      <ul className="flex flex-col gap-4">
        {GAINS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-act-pale text-act">
              <Icon className="size-5" />
            </span>
            <span className="min-w-0">
              <span className="block font-[550]">{title}</span>
              <span className="block text-fine text-quiet">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-4 text-fine text-quiet">{KEPT}</p>
    </section>
  );
}

function isBeingRead({ state, read_percent }: { state: string; read_percent: number }): boolean {
  return state !== "reconnect" && read_percent < 100;
}
