import * as api from "#api/mail/mail.ts";
import type { MailProvider } from "#domain/mail/mail-providers.ts";
import { ownDomain, providerOfAddress, secretOf } from "#domain/mail/mail-providers.ts";
import { mailboxMessages } from "#domain/mail/mailbox.messages.ts";
import { isWorking } from "#domain/mail/mailbox.ts";
import { adviseSender, providerOfServer } from "#domain/mail/sender-domain.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError, notFound } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { mayManage } from "#server/http/caller.ts";
import type { Route } from "#server/http/route.ts";
import { patientRoute, route } from "#server/http/route.ts";
import { isId } from "#server/ids.ts";
import type { z } from "zod";
import { addMailbox } from "./add-mailbox.ts";
import { checkMailbox, savePassword } from "./check-mailbox.ts";
import { mailboxAnswer } from "./mailbox-answers.ts";
import type { StoredMailbox } from "./mailboxes.repository.ts";
import { findMailbox, listMailboxesOf, saveSignature } from "./mailboxes.repository.ts";
import type { PermissionKind } from "./permission/permission-providers.ts";
import { wipeMailbox } from "./permission/revoke-permission.job.ts";
import { askForPermission, takePermission } from "./permission/take-permission.ts";
import { isGivingMail } from "./writing/forsaken-mails.repository.ts";

/** The mailboxes of people. What waits for mail servers is a patient route: no connection to the database waits. */
export const mailRoutes: Route[] = [
  route(api.gmailStatus, async (_deps, { tx, caller }) => ({
    connected: (await listVisible(tx, caller)).some(({ health }) => isWorking(health)),
  })),

  route(api.listMailboxes, async (deps, { tx, caller }) => ({
    mailboxes: (await listVisible(tx, caller)).map(mailboxAnswer),
    default_signature: (await deps.findSender(tx)).signature,
    may_share: mayManage(caller),
  })),

  patientRoute(api.findMailServers, async (deps, { body, signal }) => {
    const { source, provider, settings } = await deps.mailboxes.findSettings(body.email, signal);
    return {
      source,
      provider: provider?.name ?? null,
      advice: provider ? mailboxMessages.advice(provider) : mailboxMessages.adviceUnknown,
      takes_password: provider?.secret !== "permission",
      permission: permissionOf(deps, provider),
      ...settings,
    };
  }),

  patientRoute(api.connectMailbox, async (deps, request) => ({
    mailbox: mailboxAnswer(await addMailbox(deps, request)),
  })),

  route(api.askGmailPermission, (deps, { tx, caller, body }) => askProvider(deps, tx, caller, "gmail", body)),

  patientRoute(api.takeGmailPermission, async (deps, request) => ({
    address: (await takePermission(deps, "gmail", request)).address,
  })),

  route(api.askMicrosoftPermission, (deps, { tx, caller, body }) => askProvider(deps, tx, caller, "microsoft", body)),

  patientRoute(api.takeMicrosoftPermission, async (deps, request) => ({
    address: (await takePermission(deps, "microsoft", request)).address,
  })),

  patientRoute(api.checkMailbox, async (deps, { caller, params, inCompany, signal }) => {
    const mailbox = await inCompany((tx) => findVisible(tx, caller, params.id));
    return { mailbox: mailboxAnswer(await checkMailbox(deps, mailbox, { inCompany, signal })) };
  }),

  patientRoute(api.readSenderDomain, async (deps, { caller, params, inCompany }) => {
    const { address, settings } = await inCompany((tx) => findVisible(tx, caller, params.id));
    const domain = ownDomain(address);
    if (domain === null) return { domain, advice: [] };
    const provider = providerOfServer(settings.smtp.host);
    return { domain, advice: adviseSender(domain, provider, await deps.mailboxes.readSenderDomain(domain, provider)) };
  }),

  patientRoute(api.saveMailboxPassword, async (deps, { caller, params, body, inCompany, signal }) => {
    const mailbox = await inCompany((tx) => findVisible(tx, caller, params.id));
    if (mailbox.kind !== "imap")
      throw new ApiError(422, "permission_needed", mailboxMessages.noPasswordHere(mailbox.kind));
    const secret = secretOf(providerOfAddress(mailbox.address), body.password);
    return { mailbox: mailboxAnswer(await savePassword(deps, mailbox, secret, { inCompany, signal })) };
  }),

  route(api.saveMailboxSignature, async (deps, { tx, caller, params, body }) => {
    const mailbox = await findVisible(tx, caller, params.id);
    const signature = body.signature.trimEnd();
    const isUsual = signature === "" || signature === (await deps.findSender(tx)).signature;
    await saveSignature(tx, mailbox.id, isUsual ? null : signature);
    return { mailbox: mailboxAnswer(await findVisible(tx, caller, params.id)) };
  }),

  route(api.disconnectMailbox, async (deps, { tx, caller, params }) => {
    const mailbox = await findVisible(tx, caller, params.id);
    if (await isGivingMail(tx, mailbox.id)) throw new ApiError(409, "mail_leaving", mailboxMessages.leaving);
    await wipeMailbox(deps, tx, mailbox);
    return {};
  }),
];

// What its provider is asked for in place of a password, where the operator has a client there.
function permissionOf({ mailboxes }: Deps, provider: MailProvider | null) {
  if (provider?.id === "gmail" && mailboxes.google !== null)
    return { kind: "gmail" as const, text: mailboxMessages.gmailPermission };
  if (provider?.id === "outlook" && mailboxes.microsoft !== null)
    return { kind: "microsoft" as const, text: mailboxMessages.microsoftPermission };
  return null;
}

async function askProvider(
  deps: Deps,
  tx: Db,
  caller: Caller,
  kind: PermissionKind,
  body: z.output<typeof api.askGmailPermission.body>,
): Promise<{ url: string }> {
  const mailbox = body.mailbox_id === undefined ? null : await findVisible(tx, caller, body.mailbox_id);
  const asking = { kind, mailbox, isShared: body.is_shared === true, hint: body.email ?? mailbox?.address ?? "" };
  return { url: await askForPermission(deps, tx, caller, asking) };
}

function listVisible(tx: Db, caller: Caller): Promise<StoredMailbox[]> {
  return listMailboxesOf(tx, caller, mayManage(caller));
}

// A colleague's own mailbox is unknown to everybody else, to the owner of the company too.
async function findVisible(tx: Db, caller: Caller, id: string): Promise<StoredMailbox> {
  const mailbox = isId(id) ? await findMailbox(tx, id) : null;
  const isVisible = mailbox?.userId === caller.userId || (mailbox?.userId === null && mayManage(caller));
  if (!mailbox || !isVisible) throw notFound();
  return mailbox;
}
