import { connectMailbox, findMailServers } from "#api/mail/mail.ts";
import type { MailServer } from "#domain/mail/mailbox.ts";
import { useChange } from "#web/client/answers.tsx";
import type { Answer } from "#web/client/call.ts";
import { CallError, call } from "#web/client/call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { PasswordField, TextField } from "#web/ui/field.tsx";
import { useFocusOnFault } from "#web/ui/focus-on-fault.ts";
import { useRef, useState } from "react";
import { useMail } from "./mail-provider.tsx";
import { AskPermission } from "./permission/ask-permission.tsx";
import { ServerFields } from "./server-fields.tsx";
import { SharingBox } from "./sharing-box.tsx";

type FoundServers = Answer<typeof findMailServers>;

type FormProps = { isFirst: boolean; mayShare: boolean; close?: () => void };

/** The form that connects a mailbox: the address first, then what its provider asks for. `close`: it was unfolded. */
export function ConnectForm({ isFirst, mayShare, close }: FormProps) {
  const [email, setEmail] = useState("");
  const find = useChange(() => call(findMailServers, { body: { email } }));
  const startAgain = () => {
    find.reset();
    setEmail("");
  };
  return (
    <Card title={isFirst ? "Connecter ta boîte" : "Connecter une autre boîte"}>
      {find.data ? (
        <SecondStep key={email} email={email} servers={find.data} mayShare={mayShare} leave={startAgain} />
      ) : (
        <form
          className="flex flex-col gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            find.mutate(undefined);
          }}
        >
          <TextField
            label="Ton adresse mail"
            autoFocus={close !== undefined}
            hint="Orange, Free, SFR, La Poste, OVH, Gmail, Outlook, iCloud, ou une autre."
            error={fieldsOf(find.error)["email"] ?? find.error?.message}
            value={email}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" look={isFirst ? "primary" : "plain"} isBusy={find.isPending} busyLabel="Recherche…">
            Continuer
          </Button>
          {close && (
            <Button look="quiet" onClick={close}>
              Annuler
            </Button>
          )}
        </form>
      )}
    </Card>
  );
}

type SecondStepProps = { email: string; servers: FoundServers; mayShare: boolean; leave: () => void };

/** What the provider can be asked for: its permission, or a password. */
function SecondStep(props: SecondStepProps) {
  const [isByPassword, setIsByPassword] = useState(props.servers.permission === null);
  const { email, servers, mayShare, leave } = props;
  if (isByPassword || servers.permission === null) return <PasswordStep {...props} />;
  return (
    <div className="flex flex-col gap-4">
      <p className="[overflow-wrap:anywhere]">
        <strong>{email}</strong>
        {servers.provider && ` · ${servers.provider}`}
      </p>
      <p>{servers.permission.text}</p>
      <AskPermission kind={servers.permission.kind} email={email} mayShare={mayShare} />
      <div className="flex flex-wrap gap-2">
        {servers.takes_password && (
          <Button look="plain" onClick={() => setIsByPassword(true)}>
            Plutôt un mot de passe d'application
          </Button>
        )}
        <Button look="quiet" onClick={leave}>
          Une autre adresse
        </Button>
      </div>
    </div>
  );
}

/** The password, with the advice of its provider. The servers are shown when nobody knows them for sure. */
function PasswordStep({ email, servers, mayShare, leave }: SecondStepProps) {
  const { refresh } = useMail();
  const [password, setPassword] = useState("");
  const [username, setUsername] = useState(servers.username);
  const [imap, setImap] = useState<MailServer>(servers.imap);
  const [smtp, setSmtp] = useState<MailServer>(servers.smtp);
  const [isShared, setIsShared] = useState(false);
  const connect = useChange(
    () =>
      call(connectMailbox, {
        body: { email, password, username, imap, smtp, ...(mayShare && { is_shared: isShared }) },
      }),
    {
      onSuccess: () => {
        leave();
        void refresh();
      },
    },
  );
  const sentences = fieldsOf(connect.error);
  // On a phone the field is above what is seen when the answer comes.
  const form = useRef<HTMLFormElement>(null);
  useFocusOnFault(form, sentences);
  const isShownBeside = Object.keys(sentences).length > 0;
  return (
    <form
      ref={form}
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        connect.mutate(undefined);
      }}
    >
      <p className="[overflow-wrap:anywhere]">
        <strong>{email}</strong>
        {servers.provider && ` · ${servers.provider}`}
      </p>
      <p>{servers.advice}</p>
      {servers.takes_password && (
        <>
          <PasswordField
            label="Mot de passe"
            hint="Il est gardé chiffré, et effacé quand tu déconnectes la boîte."
            error={sentences["password"]}
            value={password}
            autoComplete="off"
            onChange={(event) => setPassword(event.target.value)}
          />
          <ServerFields
            isOpen={servers.source === "guessed" || isAboutServers(sentences)}
            {...{ imap, setImap, smtp, setSmtp, username, setUsername, sentences }}
          />
          {mayShare && <SharingBox isShared={isShared} change={setIsShared} />}
        </>
      )}
      {connect.error && !isShownBeside && (
        <p role="alert" className="text-bad">
          {connect.error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {servers.takes_password && (
          <Button type="submit" look="primary" isBusy={connect.isPending} busyLabel="Vérification…">
            Connecter
          </Button>
        )}
        <Button look="quiet" onClick={leave}>
          Une autre adresse
        </Button>
      </div>
    </form>
  );
}

function isAboutServers(sentences: Record<string, string>): boolean {
  return Object.keys(sentences).some((name) => /^(?:imap|smtp|username)\b/.test(name));
}

const NO_FIELDS: Record<string, string> = {};

// The same object for the same error: the focus moves once for each refusal.
function fieldsOf(error: Error | null): Record<string, string> {
  return error instanceof CallError ? error.fields : NO_FIELDS;
}
