import type { takeGmailPermission } from "#api/mail/mail.ts";
import { mailboxMessages } from "#domain/mail/mailbox.messages.ts";
import { UNCHECKED, healthAfter } from "#domain/mail/mailbox.ts";
import type { Db } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db/unique-violation.ts";
import type { Deps } from "#server/deps.ts";
import { ApiError } from "#server/http/api-error.ts";
import type { Caller } from "#server/http/caller.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import { newVerifier } from "#server/mailbox/permission/form-of-grant.ts";
import { sha256Hex } from "#server/sha256.ts";
import { refuseInExample } from "#server/shared/refuse-in-example.ts";
import type { z } from "zod";
import { assertRoom } from "../add-mailbox.ts";
import { saveTriedSecret } from "../check-mailbox.ts";
import type { StoredMailbox } from "../mailboxes.repository.ts";
import { countSamePermissions, findMailbox, findMailboxOfAddress, insertMailbox } from "../mailboxes.repository.ts";
import { sealSecret } from "../sealed-secret.ts";
import { tryMailbox } from "../try-mailbox.ts";
import type { Consent } from "./consents.repository.ts";
import { insertConsent, takeConsent } from "./consents.repository.ts";
import type { Grant, PermissionKind, PermissionProvider } from "./permission-providers.ts";
import { providerOfKind } from "./permission-providers.ts";

type Asking = { kind: PermissionKind; mailbox: StoredMailbox | null; isShared: boolean; hint: string };

/** The page of a provider that asks a person for their mailbox. What they come back with is good for them alone. */
export async function askForPermission(
  deps: Deps,
  tx: Db,
  caller: Caller,
  { kind, mailbox, isShared, hint }: Asking,
): Promise<string> {
  await refuseInExample(tx);
  const provider = providerOfKind(deps, kind);
  const [state, verifier] = [deps.tokens(), newVerifier()];
  const consent = { kind, sealedVerifier: deps.seal(verifier), mailboxId: mailbox?.id ?? null, isShared };
  const at = deps.clock();
  await insertConsent(tx, caller, { ...consent, id: deps.ids(), stateSha256: sha256Hex(state) }, at);
  return provider.askingAddress({ state, verifier, hint });
}

type PermissionCall = {
  caller: Caller;
  body: z.output<typeof takeGmailPermission.body>;
  inCompany: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  signal: AbortSignal;
};

/**
 * Connects the mailbox that a provider let the caller open. One that is known already is connected again, and keeps
 * what was read of it. Throws the reason otherwise; a permission that is not kept is given back where that is possible.
 */
export async function takePermission(deps: Deps, kind: PermissionKind, call: PermissionCall): Promise<StoredMailbox> {
  const provider = providerOfKind(deps, kind);
  const { caller, body, inCompany, signal } = call;
  const asking = { kind, stateSha256: sha256Hex(body.state) };
  const consent = await inCompany((tx) => takeConsent(tx, caller, asking, deps.clock()));
  if (!consent) throw new ApiError(422, "consent_over", mailboxMessages.consentOver);
  if (body.code === "") throw new ApiError(422, "consent_refused", mailboxMessages.consentRefused(kind));
  const grant = await exchange(provider, body.code, deps.unseal(consent.sealedVerifier), signal);
  try {
    return await keepPermission(deps, provider, call, consent, grant);
  } catch (error) {
    await giveBack(provider, inCompany, grant);
    throw error;
  }
}

async function exchange(
  provider: PermissionProvider,
  code: string,
  verifier: string,
  signal: AbortSignal,
): Promise<Grant> {
  try {
    const grant = await provider.exchangeCode(code, verifier, signal);
    if (grant === null) throw new ApiError(422, "consent_over", mailboxMessages.consentOver);
    return grant;
  } catch (error) {
    if (!(error instanceof MailFault)) throw error;
    throw new ApiError(422, error.failure, mailboxMessages.refusal(error.failure, provider.host));
  }
}

async function keepPermission(
  deps: Deps,
  provider: PermissionProvider,
  { caller, inCompany, signal }: PermissionCall,
  { mailboxId, isShared }: Consent,
  { address, secret, access, hasMail }: Grant,
): Promise<StoredMailbox> {
  const { kind } = provider;
  if (!hasMail || secret === "" || address === "")
    throw new ApiError(422, "consent_partial", mailboxMessages.consentPartial(kind));
  const userId = isShared ? null : caller.userId;
  const knownMailbox = await inCompany((tx) =>
    mailboxId === null ? findMailboxOfAddress(tx, userId, address) : findMailbox(tx, mailboxId),
  );
  if (knownMailbox && knownMailbox.address !== address)
    throw new ApiError(422, "other_account", mailboxMessages.otherAccount(kind, address, knownMailbox.address));
  if (knownMailbox && knownMailbox.kind !== kind) throw new ApiError(422, "mailbox_known", mailboxMessages.known);
  const mailbox = knownMailbox ?? newMailbox(deps, caller, { userId, address, secret, provider });
  if (!knownMailbox) await inCompany(assertRoom);
  const trouble = await tryMailbox(deps, { ...mailbox.settings, kind, secret: access }, signal);
  if (trouble) {
    // A permission that was given a moment ago is alive: it is the mailbox that is closed to programs.
    const isClosed = trouble.failure === "permission_withdrawn" && kind === "microsoft";
    const failure = isClosed ? "access_closed" : trouble.failure;
    throw new ApiError(422, failure, mailboxMessages.refusal(failure, mailbox.settings[trouble.server].host));
  }
  if (knownMailbox) return saveTriedSecret(deps, knownMailbox, secret, inCompany);
  await inCompany((tx) => insertMailbox(tx, caller, mailbox, deps.clock())).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ApiError(422, "mailbox_known", mailboxMessages.known) : error;
  });
  return mailbox;
}

function newMailbox(
  deps: Deps,
  { companyId }: Caller,
  {
    userId,
    address,
    secret,
    provider,
  }: {
    userId: string | null;
    address: string;
    secret: string;
    provider: PermissionProvider;
  },
): StoredMailbox {
  const use = { companyId, id: deps.ids(), settings: provider.settingsOf(address) };
  return {
    ...use,
    userId,
    address,
    kind: provider.kind,
    sealedSecret: sealSecret(deps, use, secret),
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
  provider: PermissionProvider,
  inCompany: PermissionCall["inCompany"],
  { address, secret }: Grant,
): Promise<void> {
  if (secret === "" || provider.giveBack === null) return;
  const count = await inCompany((tx) => countSamePermissions(tx, { id: null, address, kind: provider.kind }));
  if (count > 0) return;
  // Whoever asked waits for the reason: a permission that cannot be given back now ends by its owner's hand.
  await provider.giveBack(secret, AbortSignal.timeout(GIVE_BACK_MS)).catch(() => {});
}
