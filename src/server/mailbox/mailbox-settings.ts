import { settingsGroup, withoutTrailingSlash } from "#server/settings-group.ts";
import { z } from "zod";
import type { GoogleClient } from "./gmail/google-client.ts";
import { GOOGLE_PLACES, GOOGLE_RETURN_PATH, placesAt } from "./gmail/google-client.ts";

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
    z
      .string()
      .regex(/^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/, "must be an https address")
      .optional(),
    "Where Google answers, when it is another server that speaks its protocols, as one of tests.",
    { default: "the addresses of Google", kind: "address" },
  ],
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
