import type { MailServer } from "#domain/mail/mailbox.ts";

/** Our client at Microsoft, and where Microsoft answers. */
export type MicrosoftClient = {
  clientId: string;
  clientSecret: string;
  /** Where Microsoft sends browsers back. It is registered there. */
  returnAddress: string;
  /** Where a person gives the permission, and where it is exchanged. */
  authorize: string;
  token: string;
  /** The servers of every mailbox that is opened by it. */
  imap: MailServer;
  smtp: MailServer;
};

/** The address at which Microsoft lets people in. */
export const MICROSOFT_ADDRESS = "https://login.microsoftonline.com";

/** The path at which the page learns what Microsoft said. */
export const MICROSOFT_RETURN_PATH = "/mail-permission/microsoft";
