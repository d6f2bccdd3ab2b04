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
import { rowLook } from "#web/ui/list.tsx";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { useMail } from "./mail-provider.tsx";
import { agoWords } from "./mail-view.ts";
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

type CardProps = { mailbox: Mailbox; usualSignature: string; readAt: Date };

/** One mailbox: its state in words, how far it was read, and what may be done about it. `readAt`: when it was so. */
export function MailboxCard({ mailbox, usualSignature, readAt }: CardProps) {
  const { id, address, kind, problem, state, read_percent } = mailbox;
  const { refresh } = useMail();
  const check = useChange(() => call(checkMailbox, { params: { id } }), { onSettled: () => void refresh() });
  const disconnect = async () => {
    await call(disconnectMailbox, { params: { id } });
    await refresh();
    return null;
  };
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-title [overflow-wrap:anywhere]">{address}</h2>
          <p className="mt-1 flex items-center gap-1.5 text-quiet">
            <span aria-hidden className={`size-2 shrink-0 rounded-full ${colourOf(mailbox)}`} />
            {stateWords(mailbox)}
          </p>
        </div>
        <Button look="plain" isBusy={check.isPending} busyLabel="Vérification…" onClick={() => check.mutate(undefined)}>
          Vérifier
        </Button>
      </div>
      {check.error && (
        <p role="alert" className="mb-3 text-bad">
          {check.error.message}
        </p>
      )}
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
      <MailboxSettings mailbox={mailbox} usualSignature={usualSignature} readAt={readAt} />
      <div className="mt-2 -mb-2 -ml-4 md:-mb-3">
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
    </Card>
  );
}

/** What may be set of a mailbox, each with what it is now. */
function MailboxSettings({ mailbox, usualSignature, readAt }: CardProps) {
  const { id, address, state } = mailbox;
  const [isSigning, setSigning] = useState(false);
  const [isAdvised, setAdvised] = useState(false);
  const domain = ownDomain(address);
  const signature = mailbox.signature ?? usualSignature;
  return (
    <>
      <div className="-mx-4 divide-y divide-line border-y border-line md:-mx-6">
        <Fact title="Réception" text={readingWords(mailbox, readAt)} />
        {state !== "reconnect" && <Fact title="Si elle ne répond plus" text={WHEN_SILENT} />}
        <SettingRow
          title="Signature"
          text={linesInOne(signature) || "Aucune"}
          whose={`de ${address}`}
          open={() => setSigning(true)}
        />
        {domain !== null && (
          <SettingRow
            title={ADVICE_TITLE}
            text={`Conseils pour ${domain}`}
            whose={address}
            open={() => setAdvised(true)}
          />
        )}
      </div>
      <Drawer title={`Signature de ${address}`} open={isSigning} onClose={() => setSigning(false)}>
        <SignatureForm key={signature} id={id} signature={signature} close={() => setSigning(false)} />
      </Drawer>
      <Drawer title={ADVICE_TITLE} open={isAdvised} onClose={() => setAdvised(false)}>
        {isAdvised && <SenderAdvice mailboxId={id} />}
      </Drawer>
    </>
  );
}

const WHEN_SILENT = "Établi réessaie seul. S'il faut un nouveau mot de passe, c'est dit ici.";

/** What is so of a mailbox, with nothing to set. */
function Fact({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex min-h-14 flex-col justify-center px-4 py-2 md:px-6">
      <p className="font-[550]">{title}</p>
      <p className="text-fine text-quiet">{text}</p>
    </div>
  );
}

const ADVICE_TITLE = "Tes mails arrivent-ils ?";

type RowProps = { title: string; text: string; whose: string; open: () => void };

/** A setting with what it is now. It opens. `whose`: the mailbox, for those who hear the button alone. */
function SettingRow({ title, text, whose, open }: RowProps) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={open} className={`${rowLook} md:px-6`}>
      <span className="min-w-0 flex-1">
        <span className="block font-[550]">
          {title}
          <span className="sr-only">{` ${whose}`}</span>
        </span>
        <span className="block truncate text-fine text-quiet">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-quiet" />
    </button>
  );
}

function linesInOne(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim().replace(/,$/, ""))
    .filter((line) => line !== "")
    .join(", ");
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
  if (problem !== null) return `Connectée, mais injoignable pour l'instant${sharing}`;
  return `Connectée${sharing}`;
}

function readingWords({ checked_at, problem, read_percent: readPercent }: Mailbox, readAt: Date): string {
  if (checked_at === null) return "Pas encore";
  const checkWords = `connexion vérifiée ${agoWords(checked_at, readAt)}`;
  if (problem !== null) return `Interrompue : ${checkWords}.`;
  return readPercent < 100 ? "En cours : les mails récents d'abord." : `En direct : ${checkWords}.`;
}

function colourOf({ state, problem }: Mailbox): string {
  if (state === "reconnect") return "bg-bad";
  return state === "connected" && problem === null ? "bg-good" : "bg-alert";
}
