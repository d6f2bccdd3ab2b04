import type { MailSecurity, MailServer } from "#domain/mail/mailbox.ts";
import { isLoopbackHost } from "#server/loopback.ts";
import { settingsGroup, withoutTrailingSlash } from "#server/settings-group.ts";
import { z } from "zod";
import type { GoogleClient } from "./gmail/google-client.ts";
import { GOOGLE_PLACES, GOOGLE_RETURN_PATH, placesAt } from "./gmail/google-client.ts";
import type { MicrosoftClient } from "./microsoft/microsoft-client.ts";
import { MICROSOFT_ADDRESS, MICROSOFT_RETURN_PATH } from "./microsoft/microsoft-client.ts";

/** An address of the internet, or of this machine. */
const serverAddress = z
  .string()
  .regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/, "must be an https address");

/** The name of a server with its port. */
const hostWithPort = z
  .string()
  .regex(/^[a-z0-9.-]{1,253}:\d{1,5}$/, "must be a name with a port, as imap.example.org:993");

/** How people's mailboxes are reached. */
export const MAILBOXES = settingsGroup("People's mailboxes", {
  MAILBOX_ADDRESSES: [
    z.enum(["public", "private"]).default("public"),
    `Where the servers of mailboxes may be that people connect. \`public\`: on the internet, encrypted. \`private\`: on
     the network of this machine too, and on the machine itself without encryption. Choose it only when you trust
     everybody who has an account.`,
  ],
  GOOGLE_CLIENT_ID: [
    z.string().min(1).optional(),
    `Our client at Google, by which people connect Gmail with its permission in place of a password. Enable the Gmail
     API there, ask for the scope \`gmail.modify\`, and register \`PUBLIC_URL/mail-permission/google\`. It may be that
     of \`AUTH_GOOGLE_CLIENT_ID\`. The limits of an unverified client: docs/mail.md.`,
  ],
  GOOGLE_CLIENT_SECRET: [
    z.string().min(1).optional(),
    "Its secret. Needed beside `GOOGLE_CLIENT_ID`.",
    { isSecret: true },
  ],
  GOOGLE_ADDRESS: [
    serverAddress.optional(),
    "Where Google answers, when it is another server that speaks its protocols, as one of tests.",
    { default: "the addresses of Google", kind: "address" },
  ],
  MICROSOFT_CLIENT_ID: [
    z.string().min(1).optional(),
    `Our client at Microsoft (Entra), by which people connect Outlook and Microsoft 365. Register
     \`PUBLIC_URL/mail-permission/microsoft\` there as a web address, and the delegated permissions \`offline_access\`,
     \`IMAP.AccessAsUser.All\` and \`SMTP.Send\`. What an administrator may forbid: docs/mail.md.`,
  ],
  MICROSOFT_CLIENT_SECRET: [
    z.string().min(1).optional(),
    "Its secret. Needed beside `MICROSOFT_CLIENT_ID`.",
    { isSecret: true },
  ],
  MICROSOFT_TENANT: [
    z
      .string()
      .regex(/^[A-Za-z0-9.-]{1,100}$/, "must be the name or the ID of a tenant")
      .default("common"),
    `Whose accounts may be connected. \`common\`: all, those of people and those of organisations. \`organizations\`,
     \`consumers\`, or the ID of a single organisation.`,
  ],
  MICROSOFT_ADDRESS: [
    serverAddress.default(MICROSOFT_ADDRESS),
    "Where Microsoft lets people in. Some countries have a cloud of their own.",
    { kind: "address" },
  ],
  MICROSOFT_IMAP: [
    hostWithPort.default("outlook.office365.com:993"),
    "The server where such a mailbox is read. It is given nothing without encryption, unless it is this machine.",
  ],
  MICROSOFT_SMTP: [hostWithPort.default("smtp.office365.com:587"), "The server that sends for it, as the one above."],
});

type GoogleSettings = {
  GOOGLE_CLIENT_ID?: string | undefined;
  GOOGLE_CLIENT_SECRET?: string | undefined;
  GOOGLE_ADDRESS?: string | undefined;
};

/** Our client at Google. Null without its settings. Throws when one of the two is missing. */
export function googleClientOf(settings: GoogleSettings, publicUrl: string): GoogleClient | null {
  const clientId = settings.GOOGLE_CLIENT_ID;
  const clientSecret = settings.GOOGLE_CLIENT_SECRET;
  const address = settings.GOOGLE_ADDRESS;
  if ((clientId === undefined) !== (clientSecret === undefined))
    throw new Error("Wrong settings:\nGOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together");
  if (clientId === undefined || clientSecret === undefined) return null;
  return {
    clientId,
    clientSecret,
    returnAddress: `${publicUrl}${GOOGLE_RETURN_PATH}`,
    places: address === undefined ? GOOGLE_PLACES : placesAt(withoutTrailingSlash(address)),
  };
}

type MicrosoftSettings = {
  MICROSOFT_CLIENT_ID?: string | undefined;
  MICROSOFT_CLIENT_SECRET?: string | undefined;
  MICROSOFT_TENANT: string;
  MICROSOFT_ADDRESS: string;
  MICROSOFT_IMAP: string;
  MICROSOFT_SMTP: string;
};

/** Our client at Microsoft. Null without its settings. Throws when one of the two is missing. */
export function microsoftClientOf(settings: MicrosoftSettings, publicUrl: string): MicrosoftClient | null {
  const clientId = settings.MICROSOFT_CLIENT_ID;
  const clientSecret = settings.MICROSOFT_CLIENT_SECRET;
  if ((clientId === undefined) !== (clientSecret === undefined))
    throw new Error("Wrong settings:\nMICROSOFT_CLIENT_ID and MICROSOFT_CLIENT_SECRET are needed together");
  if (clientId === undefined || clientSecret === undefined) return null;
  const place = `${withoutTrailingSlash(settings.MICROSOFT_ADDRESS)}/${settings.MICROSOFT_TENANT}/oauth2/v2.0`;
  return {
    clientId,
    clientSecret,
    returnAddress: `${publicUrl}${MICROSOFT_RETURN_PATH}`,
    authorize: `${place}/authorize`,
    token: `${place}/token`,
    imap: serverOf(settings.MICROSOFT_IMAP, "tls"),
    smtp: serverOf(settings.MICROSOFT_SMTP, "starttls"),
  };
}

function serverOf(address: string, security: MailSecurity): MailServer {
  const [host = "", port = ""] = address.split(":");
  return { host, port: Number(port), security: isLoopbackHost(host) ? "none" : security };
}
