import { inCompany } from "#server/db/tenancy.ts";
import { findMailbox } from "#server/mail/mailboxes.repository.ts";
import { openSecret } from "#server/mail/sealed-secret.ts";
import { readMailbox } from "#server/mail/sync-mailbox.ts";
import { acceptedCall } from "../accepted-call.ts";
import type { Person, TestApp } from "../test-app.ts";
import type { GoogleServer } from "./google-server.ts";

/** What a browser brings back from Google, once its person said yes. */
export async function comeBackFrom(
  person: Person,
  google: GoogleServer,
  { email, ...body }: { email?: string; mailbox_id?: string; is_shared?: boolean } = {},
): Promise<{ state: string; code: string }> {
  const { url } = await acceptedCall(person, "POST", "/api/mailboxes/gmail", body);
  const { searchParams } = await google.consent(url, email);
  return { state: searchParams.get("state") ?? "", code: searchParams.get("code") ?? "" };
}

/** Connects the first account of Google. Answers the ID of its mailbox. */
export async function connectGmail(person: Person, google: GoogleServer, more: object = {}): Promise<string> {
  await acceptedCall(person, "POST", "/api/mailboxes/gmail/permission", await comeBackFrom(person, google, more));
  const { mailboxes } = await acceptedCall(person, "GET", "/api/mailboxes");
  return mailboxes.at(-1).id;
}

/** Reads a mailbox once, as whoever follows it does. */
export async function readOnce({ deps }: TestApp, companyId: string, id: string): Promise<void> {
  const mailbox = await inCompany(deps.db, companyId, (tx) => findMailbox(tx, id));
  const secret = mailbox && openSecret(deps, mailbox, mailbox.sealedSecret);
  const connector = mailbox && deps.mailboxes.connectors[mailbox.kind];
  if (!mailbox || secret === null || !connector) throw new Error("there is no such mailbox");
  const signal = AbortSignal.timeout(30_000);
  const connection = await connector.open({ ...mailbox.settings, kind: mailbox.kind, secret }, signal);
  await readMailbox(deps, { companyId, id }, connection, signal);
  await connection.close();
}
