import type { MailSettings } from "#domain/mail/mailbox.ts";
import type { Deps } from "#server/deps.ts";

/** For which mailbox and servers a secret was typed: it opens for no other ones. */
export type SecretUse = { companyId: string; id: string; settings: MailSettings };

/** Seals the secret of a mailbox with the installation's key. */
export function sealSecret({ seal }: Pick<Deps, "seal">, use: SecretUse, secret: string): string {
  return seal(JSON.stringify([...boundTo(use), secret]));
}

/** The secret of a mailbox. Null when it was sealed for another mailbox, server, name or installation. */
export function openSecret({ unseal }: Pick<Deps, "unseal">, use: SecretUse, sealedSecret: string): string | null {
  try {
    // `sealSecret` wrote it: nobody else has the installation's key.
    const parts = JSON.parse(unseal(sealedSecret)) as string[];
    const places = boundTo(use);
    return places.every((part, index) => part === parts[index]) ? (parts[places.length] ?? null) : null;
  } catch {
    return null;
  }
}

function boundTo({ companyId, id, settings: { imap, smtp, username } }: SecretUse): string[] {
  return ["mailbox", companyId, id, imap.host, smtp.host, username];
}
