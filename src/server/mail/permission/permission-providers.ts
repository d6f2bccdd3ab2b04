import { gmailSettings } from "#domain/mail/mail-providers.ts";
import { mailboxMessages } from "#domain/mail/mailbox.messages.ts";
import type { MailSettings, MailboxKind } from "#domain/mail/mailbox.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { GooglePermissions } from "#server/mailbox/gmail/google-permission.ts";
import type { MicrosoftPermissions } from "#server/mailbox/microsoft/microsoft-permission.ts";
import { secretOfPermission } from "../microsoft/held-permission.ts";

/** The kinds of mailboxes that are opened by a permission. */
export type PermissionKind = Exclude<MailboxKind, "imap">;

/**
 * A permission that a person gave. `secret`: what is kept of it. `access`: what opens the mailbox with it now.
 * `hasMail`: it is one for mails.
 */
export type Grant = { address: string; secret: string; access: string; hasMail: boolean };

/** A provider that opens mailboxes by a permission. */
export type PermissionProvider = {
  kind: PermissionKind;
  /** Where it exchanges what a person brings back, for the reasons of its failures. */
  host: string;
  askingAddress: (asking: { state: string; verifier: string; hint: string }) => string;
  /** What a code stands for. Null for a code that is void. Throws `MailFault`. */
  exchangeCode: (code: string, verifier: string, signal: AbortSignal) => Promise<Grant | null>;
  settingsOf: (address: string) => MailSettings;
  /** Gives a permission back. Throws `MailFault`. Null: its owner alone can end it there. */
  giveBack: ((secret: string, signal: AbortSignal) => Promise<void>) | null;
};

/** The provider of a kind of mailboxes. Throws 422 when the operator has no client there. */
export function providerOfKind({ mailboxes }: Pick<Deps, "mailboxes">, kind: PermissionKind): PermissionProvider {
  if (kind === "gmail" && mailboxes.google !== null) return googleProvider(mailboxes.google);
  if (kind === "microsoft" && mailboxes.microsoft !== null) return microsoftProvider(mailboxes.microsoft);
  throw kind === "gmail"
    ? new ApiError(422, "gmail_off", mailboxMessages.gmailOff)
    : new ApiError(422, "microsoft_off", mailboxMessages.microsoftOff);
}

function googleProvider(google: GooglePermissions): PermissionProvider {
  return {
    kind: "gmail",
    host: "accounts.google.com",
    askingAddress: google.askingAddress,
    exchangeCode: async (...asking) => {
      const grant = await google.exchangeCode(...asking);
      return grant && { ...grant, secret: grant.refreshToken, access: grant.refreshToken };
    },
    settingsOf: gmailSettings,
    giveBack: google.revokePermission,
  };
}

function microsoftProvider(microsoft: MicrosoftPermissions): PermissionProvider {
  const { authorize, imap, smtp } = microsoft.client;
  return {
    kind: "microsoft",
    host: new URL(authorize).hostname,
    askingAddress: microsoft.askingAddress,
    exchangeCode: async (...asking) => {
      const grant = await microsoft.exchangeCode(...asking);
      if (grant === null) return null;
      const { address, permission, hasMail } = grant;
      const isLasting = permission.refreshToken !== "";
      return { address, secret: isLasting ? secretOfPermission(permission) : "", access: permission.token, hasMail };
    },
    settingsOf: (address) => ({ imap, smtp, username: address }),
    giveBack: null,
  };
}
