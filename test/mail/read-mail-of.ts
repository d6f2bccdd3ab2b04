import { expect } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import type { Person, TestApp } from "../test-app.ts";
import { connectMailbox, mailServers } from "./connected-mailbox.ts";
import { readMailboxes } from "./read-mailboxes.ts";

/** Connects a mailbox with one mail and reads it. Answers the ID of that mail. */
export async function readMailOf(owner: Person, app: TestApp): Promise<string> {
  const servers = await mailServers();
  servers.imap.deliver("INBOX", { subject: "Devis" });
  const { username } = servers.imap.state.login;
  const mailboxId = await connectMailbox(owner, servers, { email: `${servers.imap.port}@etabli.example`, username });
  const stopReading = readMailboxes(app);
  const findMail = async (): Promise<{ id: string } | undefined> =>
    (await acceptedCall(owner, "GET", "/api/mails")).threads.find(
      (thread: { mailbox_id: string }) => thread.mailbox_id === mailboxId,
    );
  await expect.poll(findMail).toBeDefined();
  await stopReading();
  return (await findMail())?.id ?? "";
}
