import type { MailSecurity, MailServer } from "#domain/mail/mailbox.ts";
import { MAIL_SECURITIES } from "#domain/mail/mailbox.ts";
import { SelectField, TextField } from "#web/ui/field.tsx";

type Props = {
  /** Unfolded: nobody knows the servers for sure, or one of them is wrong. */
  isOpen: boolean;
  imap: MailServer;
  setImap: (server: MailServer) => void;
  smtp: MailServer;
  setSmtp: (server: MailServer) => void;
  username: string;
  setUsername: (username: string) => void;
  /** What is wrong, by field of the call. */
  sentences: Record<string, string>;
};

/** Where the mail is read and sent, folded while it is known. */
export function ServerFields({ isOpen, imap, setImap, smtp, setSmtp, username, setUsername, sentences }: Props) {
  return (
    <details open={isOpen} className="rounded-inner border border-line p-3">
      <summary className="min-h-11 cursor-pointer py-2">Serveurs</summary>
      <div className="mt-3 flex flex-col gap-4">
        <OneServer name="imap" label="Réception" server={imap} change={setImap} sentences={sentences} />
        <OneServer name="smtp" label="Envoi" server={smtp} change={setSmtp} sentences={sentences} />
        <TextField
          label="Nom d'utilisateur"
          error={sentences["username"]}
          value={username}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setUsername(event.target.value)}
        />
      </div>
    </details>
  );
}

type ServerProps = {
  name: "imap" | "smtp";
  label: string;
  server: MailServer;
  change: (server: MailServer) => void;
  sentences: Record<string, string>;
};

function OneServer({ name, label, server, change, sentences }: ServerProps) {
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={`${label} : serveur`}
        error={sentences[`${name}.host`]}
        value={server.host}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => change({ ...server, host: event.target.value })}
      />
      <TextField
        label={`${label} : port`}
        error={sentences[`${name}.port`]}
        value={String(server.port)}
        inputMode="numeric"
        onChange={(event) => change({ ...server, port: Number(event.target.value.replace(/\D/g, "").slice(0, 5)) })}
      />
      <SelectField
        label={`${label} : chiffrement`}
        hint={
          server.security === "none"
            ? "Sur la même machine seulement, et si qui héberge Établi l'autorise (MAILBOX_ADDRESSES=private)."
            : undefined
        }
        value={server.security}
        onChange={(event) => change({ ...server, security: securityOf(event.target.value) })}
      >
        <option value="tls">TLS dès la connexion</option>
        <option value="starttls">STARTTLS</option>
        <option value="none">Aucun (même machine)</option>
      </SelectField>
    </div>
  );
}

function securityOf(value: string): MailSecurity {
  return MAIL_SECURITIES.find((security) => security === value) ?? "tls";
}
