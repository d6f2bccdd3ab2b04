import type { takeGmailPermission } from "#api/mail/mail.ts";
import { gmailSettings } from "#domain/mail/mail-providers.ts";
import { mailboxMessages } from "#domain/mail/mailbox.messages.ts";
import { UNCHECKED, healthAfter } from "#domain/mail/mailbox.ts";
import type { Db } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db/unique-violation.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import type { GivenPermission, GooglePermissions } from "#server/mailbox/gmail/google-permission.ts";
import { newVerifier } from "#server/mailbox/gmail/google-permission.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import { sha256Hex } from "#server/sha256.ts";
import type { z } from "zod";
import { assertRoom } from "../add-mailbox.ts";
import { savePassword } from "../check-mailbox.ts";
import type { StoredMailbox } from "../mailboxes.repository.ts";
import { countSamePermissions, findMailbox, findMailboxOfAddress, insertMailbox } from "../mailboxes.repository.ts";
import { sealSecret } from "../sealed-secret.ts";
import { tryMailbox } from "../try-mailbox.ts";
import type { Consent } from "./consents.repository.ts";
import { insertConsent, takeConsent } from "./consents.repository.ts";

type Asking = { mailbox: StoredMailbox | null; isShared: boolean; hint: string };

/** The page of Google that asks a person for their mailbox. What they come back with is good for them alone. */
export async function askForPermission(
  deps: Deps,
  tx: Db,
  caller: Caller,
  { mailbox, isShared, hint }: Asking,
): Promise<string> {
  const google = googleOf(deps);
  const [state, verifier] = [deps.tokens(), newVerifier()];
  const consent = { sealedVerifier: deps.seal(verifier), mailboxId: mailbox?.id ?? null, isShared };
  const at = deps.clock();
  await insertConsent(tx, caller, { ...consent, id: deps.ids(), stateSha256: sha256Hex(state) }, at);
  return google.askingAddress({ state, verifier, hint });
}

type PermissionCall = {
  caller: Caller;
  body: z.output<typeof takeGmailPermission.body>;
  inCompany: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  signal: AbortSignal;
};

/**
 * Connects the mailbox that Google let the caller open. One that is known already is connected again, and keeps what
 * was read of it. Throws the reason otherwise; a permission that is not kept is given back.
 */
export async function takePermission(deps: Deps, call: PermissionCall): Promise<StoredMailbox> {
  const google = googleOf(deps);
  const { caller, body, inCompany, signal } = call;
  const consent = await inCompany((tx) => takeConsent(tx, caller, sha256Hex(body.state), deps.clock()));
  if (!consent) throw new ApiError(422, "consent_over", mailboxMessages.consentOver);
  if (body.code === "") throw new ApiError(422, "consent_refused", mailboxMessages.consentRefused);
  const permission = await exchange(google, body.code, deps.unseal(consent.sealedVerifier), signal);
  try {
    return await keepPermission(deps, call, consent, permission);
  } catch (error) {
    await giveBack(google, inCompany, permission);
    throw error;
  }
}

function googleOf({ mailboxes }: Deps): GooglePermissions {
  if (mailboxes.google === null) throw new ApiError(422, "gmail_off", mailboxMessages.gmailOff);
  return mailboxes.google;
}

async function exchange(
  google: GooglePermissions,
  code: string,
  verifier: string,
  signal: AbortSignal,
): Promise<GivenPermission> {
  try {
    const permission = await google.exchangeCode(code, verifier, signal);
    if (permission === null) throw new ApiError(422, "consent_over", mailboxMessages.consentOver);
    return permission;
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    throw new ApiError(422, error.failure, mailboxMessages.refusal(error.failure, "accounts.google.com"));
  }
}

async function keepPermission(
  deps: Deps,
  { caller, inCompany, signal }: PermissionCall,
  { mailboxId, isShared }: Consent,
  { address, refreshToken, hasMail }: GivenPermission,
): Promise<StoredMailbox> {
  if (!hasMail || refreshToken === "" || address === "")
    throw new ApiError(422, "consent_partial", mailboxMessages.consentPartial);
  const userId = isShared ? null : caller.userId;
  const knownMailbox = await inCompany((tx) =>
    mailboxId === null ? findMailboxOfAddress(tx, userId, address) : findMailbox(tx, mailboxId),
  );
  if (knownMailbox && knownMailbox.address !== address)
    throw new ApiError(422, "other_account", mailboxMessages.otherAccount(address, knownMailbox.address));
  if (knownMailbox?.kind === "gmail") return savePassword(deps, knownMailbox, refreshToken, { inCompany, signal });
  if (knownMailbox) throw new ApiError(422, "mailbox_known", mailboxMessages.known);
  const mailbox = newMailbox(deps, caller, { userId, address, refreshToken });
  await inCompany(assertRoom);
  const trouble = await tryMailbox(deps, { ...mailbox.settings, kind: "gmail", secret: refreshToken }, signal);
  if (trouble)
    throw new ApiError(422, trouble.failure, mailboxMessages.refusal(trouble.failure, mailbox.settings.imap.host));
  await inCompany((tx) => insertMailbox(tx, caller, mailbox, deps.clock())).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ApiError(422, "mailbox_known", mailboxMessages.known) : error;
  });
  return mailbox;
}

function newMailbox(
  deps: Deps,
  { companyId }: Caller,
  { userId, address, refreshToken }: { userId: string | null; address: string; refreshToken: string },
): StoredMailbox {
  const use = { companyId, id: deps.ids(), settings: gmailSettings(address) };
  return {
    ...use,
    userId,
    address,
    kind: "gmail",
    sealedSecret: sealSecret(deps, use, refreshToken),
    health: healthAfter(UNCHECKED, null),
    failedServer: null,
    checkedAt: deps.clock(),
    readPercent: 0,
    historyId: null,
    signature: null,
  };
}

const GIVE_BACK_MS = 5_000;

// Google ends all permissions of an account at once: those of a mailbox that is connected stay.
async function giveBack(
  google: GooglePermissions,
  inCompany: PermissionCall["inCompany"],
  { address, refreshToken }: GivenPermission,
): Promise<void> {
  if (refreshToken === "") return;
  const count = await inCompany((tx) => countSamePermissions(tx, { id: null, address, kind: "gmail" }));
  if (count > 0) return;
  // Whoever asked waits for the reason: a permission that cannot be given back now ends by its owner's hand.
  await google.revokePermission(refreshToken, AbortSignal.timeout(GIVE_BACK_MS)).catch(() => {});
}
