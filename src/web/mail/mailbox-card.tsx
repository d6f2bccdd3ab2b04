import { checkMailbox, disconnectMailbox, saveMailboxPassword } from "#api/mail/mail.ts";
import type { listMailboxes } from "#api/mail/mail.ts";
import { ownDomain } from "#domain/mail/mail-providers.ts";
import { useChange } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, Progress } from "#web/ui/card.tsx";
import { PasswordField } from "#web/ui/field.tsx";
import { ConfirmButton } from "#web/ui/layers/confirm-button.tsx";
import { Drawer } from "#web/ui/layers/drawer.tsx";
import { useState } from "react";
import { useMail } from "./mail-provider.tsx";
import { AskPermission } from "./permission/ask-permission.tsx";
import { SenderAdvice } from "./sender-advice.tsx";
import { SignatureForm } from "./signature-form.tsx";

type Mailbox = Answer<typeof listMailboxes>["mailboxes"][number];

const FORGETS_MAILS = "oublie tout ce qu'il a relevé, tes brouillons et les mails qui n'en sont pas encore partis.";
const STAYS_THERE = "Rien ne change dans ta messagerie.";

/** What disconnecting a mailbox does. Microsoft takes no permission back from a program. */
const FORGETTING: Record<Mailbox["kind"], string> = {
  imap: `Établi oublie le mot de passe, et ${FORGETS_MAILS} ${STAYS_THERE}`,
  gmail: `Établi rend l'autorisation à Google, et ${FORGETS_MAILS} ${STAYS_THERE}`,
  microsoft:
    `Établi oublie l'autorisation, et ${FORGETS_MAILS} ${STAYS_THERE} Microsoft en garde trace jusqu'à ce que tu la ` +
    "retires sur account.live.com/consent/Manage, ou sur myapps.microsoft.com pour une adresse d'entreprise.",
};

/** One mailbox: its state in words, how far it was read, and what may be done about it. */
export function MailboxCard({ mailbox, usualSignature }: { mailbox: Mailbox; usualSignature: string }) {
  const { id, address, kind, problem, state, read_percent } = mailbox;
  const [isSigning, setSigning] = useState(false);
  const [isAdvised, setAdvised] = useState(false);
  const signature = mailbox.signature ?? usualSignature;
  const { refresh } = useMail();
  const check = useChange(() => call(checkMailbox, { params: { id } }), { onSettled: () => void refresh() });
  const disconnect = async () => {
    await call(disconnectMailbox, { params: { id } });
    await refresh();
    return null;
  };
  return (
    <Card>
      <h2 className="text-title [overflow-wrap:anywhere]">{address}</h2>
      <p className="mt-1 mb-3 flex items-center gap-1.5 text-quiet">
        <span aria-hidden className={`size-2 shrink-0 rounded-full ${colourOf(mailbox)}`} />
        {stateWords(mailbox)}
      </p>
      {problem && (
        <p role="status" className="mb-3 [overflow-wrap:anywhere]">
          {problem}
        </p>
      )}
      {state !== "reconnect" && read_percent < 100 && (
        <div className="mb-4">
          <Progress label="Mails relevés" percent={read_percent} />
        </div>
      )}
      {state === "reconnect" && kind !== "imap" && (
        <div className="mb-4 flex flex-col gap-3">
          <AskPermission kind={kind} mailboxId={id} />
        </div>
      )}
      {state === "reconnect" && kind === "imap" && <NewPassword id={id} />}
      <div className="flex flex-wrap gap-2">
        <Button look="plain" isBusy={check.isPending} busyLabel="Vérification…" onClick={() => check.mutate(undefined)}>
          Vérifier
        </Button>
        <Button aria-haspopup="dialog" aria-label={`Signature de ${address}`} onClick={() => setSigning(true)}>
          Signature
        </Button>
        {ownDomain(address) !== null && (
          <Button
            aria-haspopup="dialog"
            aria-label={`Arrivée des mails de ${address}`}
            onClick={() => setAdvised(true)}
          >
            Arrivée des mails
          </Button>
        )}
        <ConfirmButton
          look="quiet"
          label={`Déconnecter ${address}`}
          question={`Déconnecter ${address} ?`}
          text={FORGETTING[kind]}
          confirm="Déconnecter"
          act={disconnect}
        >
          Déconnecter
        </ConfirmButton>
      </div>
      {check.error && (
        <p role="alert" className="mt-2 text-bad">
          {check.error.message}
        </p>
      )}
      <Drawer title={`Signature de ${address}`} open={isSigning} onClose={() => setSigning(false)}>
        <SignatureForm key={signature} id={id} signature={signature} close={() => setSigning(false)} />
      </Drawer>
      <Drawer title="Tes mails arrivent-ils ?" open={isAdvised} onClose={() => setAdvised(false)}>
        {isAdvised && <SenderAdvice mailboxId={id} />}
      </Drawer>
    </Card>
  );
}

/** The new password of a mailbox that refused the one it had. What is typed stays when it is refused too. */
function NewPassword({ id }: { id: string }) {
  const [password, setPassword] = useState("");
  const { refresh } = useMail();
  const save = useChange(() => call(saveMailboxPassword, { params: { id }, body: { password } }), {
    onSuccess: () => void refresh(),
  });
  return (
    <form
      className="mb-4 flex flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(undefined);
      }}
    >
      <PasswordField
        label="Nouveau mot de passe"
        error={save.error?.message}
        value={password}
        autoComplete="off"
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" look="primary" isBusy={save.isPending} busyLabel="Connexion…">
        Reconnecter
      </Button>
    </form>
  );
}

function stateWords({ state, problem, is_shared }: Mailbox): string {
  const sharing = is_shared ? " · partagée" : "";
  if (state === "reconnect") return `À reconnecter${sharing}`;
  if (state === "checking") return `Première vérification${sharing}`;
  return `${problem === null ? "Connectée" : "Connectée, mais injoignable pour l'instant"}${sharing}`;
}

function colourOf({ state, problem }: Mailbox): string {
  if (state === "reconnect") return "bg-bad";
  return state === "connected" && problem === null ? "bg-good" : "bg-alert";
}
