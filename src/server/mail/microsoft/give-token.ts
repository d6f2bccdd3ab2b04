import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { MailFault } from "#server/mailbox/mail-fault.ts";
import type { HeldPermission } from "#server/mailbox/microsoft/microsoft-permission.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { StoredMailbox } from "../mailboxes.repository.ts";
import { findMailbox } from "../mailboxes.repository.ts";
import { openSecret, sealSecret } from "../sealed-secret.ts";
import { permissionOfSecret, secretOfPermission } from "./held-permission.ts";
import { dropRenewal, keepRenewal, takeRenewal } from "./renewals.repository.ts";

/** What giving a token needs. */
export type TokenDeps = Pick<Deps, "db" | "ids" | "seal" | "unseal" | "mailboxes">;

/** A token, and whether it was made for whoever asked. */
export type GivenToken = { token: string; isNew: boolean };

/** How long a renewal belongs to one server, and how long Microsoft may take for it. */
const RENEWAL_SECONDS = 60;
const RENEWAL_MS = 45_000;
const LOOK_MS = 150;

/**
 * A token that opens a mailbox of Microsoft, other than `refusedToken`. Of all servers one renews a permission at a
 * time, since each renewal replaces what renews it; the others wait for its token. Throws `MailFault`.
 */
export async function giveToken(
  deps: TokenDeps,
  place: Pick<StoredMailbox, "companyId" | "id">,
  refusedToken: string | null,
  signal: AbortSignal,
): Promise<GivenToken> {
  const holder = deps.ids();
  for (;;) {
    signal.throwIfAborted();
    const mailbox = await inCompany(deps.db, place.companyId, (tx) => findMailbox(tx, place.id));
    if (!mailbox) throw new MailFault("dropped");
    const permission = readPermission(deps, mailbox);
    if (permission.token !== refusedToken && permission.untilMs > Date.now())
      return { token: permission.token, isNew: false };
    if (await inCompany(deps.db, place.companyId, (tx) => takeRenewal(tx, mailbox, holder, RENEWAL_SECONDS)))
      return { token: await renewToken(deps, mailbox, permission, holder), isNew: true };
    await sleep(LOOK_MS, undefined, { signal });
  }
}

function readPermission(deps: TokenDeps, mailbox: StoredMailbox): HeldPermission {
  const secret = openSecret(deps, mailbox, mailbox.sealedSecret);
  if (secret === null) throw new MailFault("permission_withdrawn");
  return permissionOfSecret(secret);
}

// Whoever asked may leave: what Microsoft gave meanwhile is kept all the same.
async function renewToken(
  deps: TokenDeps,
  mailbox: StoredMailbox,
  { refreshToken }: HeldPermission,
  holder: string,
): Promise<string> {
  const inOwnCompany = <T>(work: (tx: Deps["db"]) => Promise<T>) => inCompany(deps.db, mailbox.companyId, work);
  try {
    if (deps.mailboxes.microsoft === null) throw new MailFault("not_set_up");
    const signal = AbortSignal.timeout(RENEWAL_MS);
    const permission = await deps.mailboxes.microsoft.renewPermission(refreshToken, signal);
    const sealedSecret = sealSecret(deps, mailbox, secretOfPermission(permission));
    await inOwnCompany((tx) => keepRenewal(tx, mailbox.id, holder, sealedSecret));
    return permission.token;
  } catch (error) {
    await inOwnCompany((tx) => dropRenewal(tx, mailbox.id, holder)).catch(() => {});
    throw error instanceof DOMException ? new MailFault("silent") : error;
  }
}
