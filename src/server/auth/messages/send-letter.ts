import type { AuthLetter, InvitedBy } from "#domain/auth/letters.ts";
import { authLetter } from "#domain/auth/letters.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { saveSentAt } from "#server/auth/users/users.repository.ts";
import { enqueueFor } from "#server/db/jobs.ts";
import { seal } from "#server/sealed.ts";
import type { PoolClient } from "pg";
import type { TokenKind } from "./one-time-tokens.repository.ts";
import { touchNoToken } from "./one-time-tokens.repository.ts";
import { lifeSeconds, makeToken } from "./one-time-tokens.ts";
import { rememberCode } from "./shown-codes.ts";

/**
 * The token to create for an address of a user, and the letter that brings its code and link. `mayWait`: no user had
 * this address before, so the letter waits while the installation sends too many.
 */
export type CodeLetter = {
  userId: string;
  kind: TokenKind;
  letter: AuthLetter;
  address: string;
  redirectTo: string;
  codeChallenge: string;
  invitation?: InvitedBy | undefined;
  mayWait?: boolean;
};

const NOTICE_LIFE_DAYS = 2;
/** The `type` of the link, by letter, else by kind of token. The official client sends it back to `/verify`. */
const LETTER_TYPE: Partial<Record<AuthLetter, string>> = { magic_link: "magiclink", invite: "invite" };
const LINK_TYPE: Record<TokenKind, string> = {
  confirmation: "signup",
  recovery: "recovery",
  email_change_current: "email_change",
  email_change_new: "email_change",
  reauthentication: "",
  sms: "sms",
  phone_change: "phone_change",
};

/**
 * Creates a code and its link, and sends them once this transaction is committed. A second letter of the same kind
 * replaces one that was not sent yet.
 */
export async function mailCode(deps: AuthDeps, tx: PoolClient, codeLetter: CodeLetter): Promise<void> {
  const { userId, kind, letter, address, redirectTo } = codeLetter;
  const token = await makeToken(deps, tx, codeLetter);
  rememberCode(deps, address, token.code);
  const seconds = lifeSeconds(deps, kind);
  const parts = {
    code: token.code,
    link:
      (letter === "invite" && invitationPage(deps, token.link, redirectTo)) ||
      actionLink(deps, { link: token.link, type: LETTER_TYPE[letter] ?? LINK_TYPE[kind], redirectTo }),
    minutes: Math.floor(seconds / 60),
    invitation: codeLetter.invitation,
  };
  await enqueueLetter(deps, tx, {
    to: address,
    ...authLetter(letter, parts),
    seconds,
    mayWait: codeLetter.mayWait === true,
    key: `letter ${userId} ${kind}`,
  });
}

/**
 * Queues a letter about a change, with a link that takes the change back for `days`, or else a link to the sign-in
 * page.
 */
export async function mailNotice(
  deps: AuthDeps,
  tx: PoolClient,
  notice: { to: string; letter: AuthLetter; link?: string; days?: number },
): Promise<void> {
  const parts = { code: "", link: notice.link ?? `${deps.config.siteUrl}/login`, minutes: 0, days: notice.days };
  await enqueueLetter(deps, tx, {
    to: notice.to,
    ...authLetter(notice.letter, parts),
    seconds: NOTICE_LIFE_DAYS * 86_400,
    mayWait: false,
    key: `letter ${deps.ids()}`,
  });
}

/** Does the work of a letter without sending one, so that the time of the answer does not tell who is known. */
export async function imitateLetter(deps: AuthDeps, tx: PoolClient): Promise<void> {
  const nobody = deps.ids();
  await saveSentAt(tx, nobody, "recovery_sent_at", deps.clock());
  await touchNoToken(tx, nobody);
  await enqueueLetter(deps, tx, null);
}

/** The address that redeems the secret of a link. */
export function actionLink(
  { config }: AuthDeps,
  { link, type, redirectTo }: { link: string; type: string; redirectTo: string },
): string {
  return `${config.siteUrl}/auth/v1/verify?${new URLSearchParams({ token: link, type, redirect_to: redirectTo })}`;
}

// A scanner of mails opens every link before its reader does. The page of our own site spends this one at a press
// of its button alone. Another site has no such page: null.
function invitationPage({ config }: AuthDeps, link: string, redirectTo: string): string | null {
  if (!redirectTo.startsWith(`${config.siteUrl}/`)) return null;
  const redirect = redirectTo.slice(config.siteUrl.length);
  return `${config.siteUrl}/auth/confirm?${new URLSearchParams({ token_hash: link, type: "invite", redirect })}`;
}

async function enqueueLetter(
  deps: AuthDeps,
  tx: PoolClient,
  letter: {
    to: string;
    subject: string;
    text: string;
    action?: string | undefined;
    seconds: number;
    mayWait: boolean;
    key: string;
  } | null,
): Promise<void> {
  const sealedLetter = letter && {
    id: deps.ids(),
    to: letter.to,
    subject: letter.subject,
    text: letter.text,
    action: letter.action,
    mayWait: letter.mayWait,
    until: new Date(deps.clock().getTime() + letter.seconds * 1000).toISOString(),
  };
  await enqueueFor(
    tx,
    "send-letter",
    { sealed: seal(deps.installationKey, Buffer.from(JSON.stringify(sealedLetter))).toString("base64") },
    letter?.key ?? `letter ${deps.ids()}`,
  );
}
