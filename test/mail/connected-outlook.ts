import { acceptedCall } from "../accepted-call.ts";
import type { Person } from "../test-app.ts";
import type { MicrosoftServer } from "./microsoft-server.ts";

type AskedMailbox = { email?: string; mailbox_id?: string; is_shared?: boolean };

/** What a browser brings back from Microsoft, once its person said yes. */
export async function comeBackFromMicrosoft(
  person: Person,
  microsoft: MicrosoftServer,
  { email, ...body }: AskedMailbox = {},
): Promise<{ state: string; code: string }> {
  const { url } = await acceptedCall(person, "POST", "/api/mailboxes/microsoft", body);
  const { searchParams } = await microsoft.consent(url, email);
  return { state: searchParams.get("state") ?? "", code: searchParams.get("code") ?? "" };
}

/** Connects the first account of Microsoft. Answers the ID of its mailbox. */
export async function connectOutlook(
  person: Person,
  microsoft: MicrosoftServer,
  mailbox: AskedMailbox = {},
): Promise<string> {
  const answer = await comeBackFromMicrosoft(person, microsoft, mailbox);
  await acceptedCall(person, "POST", "/api/mailboxes/microsoft/permission", answer);
  const { mailboxes } = await acceptedCall(person, "GET", "/api/mailboxes");
  return mailboxes.at(-1).id;
}
