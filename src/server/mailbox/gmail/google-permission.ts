import { MailFault } from "../mail-fault.ts";
import type { ProviderAnswer, ProviderPace } from "../permission/ask-provider.ts";
import { USUAL_PACE, callProvider, callPatiently, memberOf, refusalOf } from "../permission/ask-provider.ts";
import { challengeOf, claimOf, formOf, textMember } from "../permission/form-of-grant.ts";
import type { GoogleClient } from "./google-client.ts";

/** Reading, sorting and sending. It is all that a mailbox needs, and nothing of it deletes a mail for good. */
const MAIL_SCOPE = "https://www.googleapis.com/auth/gmail.modify";
/** Who gave the permission. */
const SCOPES = ["openid", "email", MAIL_SCOPE];
/** An older permission, which holds the one that is asked for. */
const WHOLE_SCOPE = "https://mail.google.com/";

const MOST_BYTES = 200_000;
/** A token is left aside before it ends, since clocks differ. */
const EARLY_SECONDS = 60;

/** A permission as Google gave it. `hasMail`: it is one for mails. */
export type GivenPermission = { address: string; refreshToken: string; hasMail: boolean };

/** The permissions that people give at Google: asked for, exchanged, used and given back. */
export type GooglePermissions = {
  /** Google's page, where a person gives the permission. `hint`: the address that they typed. */
  askingAddress: (asking: { state: string; verifier: string; hint: string }) => string;
  /** What a code stands for. Null for a code that is void. Throws `MailFault`. */
  exchangeCode: (code: string, verifier: string, signal: AbortSignal) => Promise<GivenPermission | null>;
  /** A token for calls. Calls that ask at once share one. Throws `MailFault`. */
  giveToken: (refreshToken: string, signal: AbortSignal) => Promise<string>;
  /** A token was refused: the next call gets another one. */
  dropToken: (refreshToken: string, token: string) => void;
  /** Gives a permission back, so that nothing opens the mailbox any more. Throws `MailFault`. */
  revokePermission: (refreshToken: string, signal: AbortSignal) => Promise<void>;
};

/** Opens them for our client at Google. */
export function openGooglePermissions(google: GoogleClient, pace: ProviderPace = USUAL_PACE): GooglePermissions {
  const ask = (url: string, fields: Record<string, string>, signal: AbortSignal) =>
    callPatiently({ url, init: formOf(fields), mostBytes: MOST_BYTES, signal }, pace);
  const ours = { client_id: google.clientId, client_secret: google.clientSecret };
  const tokens = keepTokens(async (refreshToken) => {
    const fields = { ...ours, grant_type: "refresh_token", refresh_token: refreshToken };
    return readToken(await ask(google.places.token, fields, AbortSignal.timeout(pace.silenceMs * 2)));
  });
  return {
    askingAddress: ({ state, verifier, hint }) => askingAddress(google, state, verifier, hint),
    exchangeCode: async (code, verifier, signal) => {
      const fields = { ...ours, grant_type: "authorization_code", code, code_verifier: verifier };
      // A code is good once: a lost answer is not asked for again.
      const answer = await callProvider(
        {
          url: google.places.token,
          init: formOf({ ...fields, redirect_uri: google.returnAddress }),
          mostBytes: MOST_BYTES,
          signal,
        },
        pace.silenceMs,
      );
      return memberOf(answer.json, "error") === "invalid_grant" ? null : readPermission(answer);
    },
    giveToken: tokens.give,
    dropToken: tokens.drop,
    revokePermission: async (refreshToken, signal) => {
      const answer = await ask(google.places.revoke, { token: refreshToken }, signal);
      // A permission that its owner took back already is none.
      const fault = answer.status === 400 ? null : refusalOf(answer);
      if (fault) throw fault;
    },
  };
}

function askingAddress(google: GoogleClient, state: string, verifier: string, hint: string): string {
  const url = new URL(google.places.authorize);
  url.search = new URLSearchParams({
    client_id: google.clientId,
    redirect_uri: google.returnAddress,
    response_type: "code",
    scope: SCOPES.join(" "),
    // What was given for signing in stays, and is not asked for again.
    include_granted_scopes: "true",
    access_type: "offline",
    // Without it, Google gives no lasting permission to who gave one before.
    prompt: "consent",
    state,
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256",
    ...(hint !== "" && { login_hint: hint }),
  }).toString();
  return url.href;
}

function readPermission(answer: ProviderAnswer): GivenPermission {
  const { json } = answer;
  assertGiven(answer);
  const scopes = textMember(json, "scope").split(" ");
  return {
    address: claimOf(textMember(json, "id_token"), "email"),
    refreshToken: textMember(json, "refresh_token"),
    hasMail: scopes.includes(MAIL_SCOPE) || scopes.includes(WHOLE_SCOPE),
  };
}

type LivingToken = { token: string; untilMs: number };

function readToken(answer: ProviderAnswer): LivingToken {
  assertGiven(answer);
  const seconds = Number(memberOf(answer.json, "expires_in"));
  return {
    token: textMember(answer.json, "access_token"),
    untilMs: Date.now() + (Number.isFinite(seconds) ? seconds - EARLY_SECONDS : 0) * 1_000,
  };
}

// What is wrong with our client is for the operator: no permission of a person mends it.
function assertGiven(answer: ProviderAnswer): void {
  const { status, json } = answer;
  const error = memberOf(json, "error");
  if (error === "invalid_grant") throw new MailFault("permission_withdrawn");
  if (status === 401 || (typeof error === "string" && status < 500)) throw new MailFault("not_set_up");
  const fault = refusalOf(answer);
  if (fault) throw fault;
  if (textMember(json, "access_token") === "") throw new MailFault("dropped");
}

/** The most tokens that are kept: one a mailbox that is used. */
const MOST_TOKENS = 2_000;

/** Tokens stay in memory alone. Each server has its own, which Google allows. */
function keepTokens(renewToken: (refreshToken: string) => Promise<LivingToken>) {
  const livingTokens = new Map<string, LivingToken>();
  const renewals = new Map<string, Promise<LivingToken>>();
  const renewOnce = async (refreshToken: string) => {
    try {
      const living = await renewToken(refreshToken);
      if (livingTokens.size >= MOST_TOKENS) livingTokens.clear();
      livingTokens.set(refreshToken, living);
      return living;
    } finally {
      renewals.delete(refreshToken);
    }
  };
  return {
    give: async (refreshToken: string, signal: AbortSignal): Promise<string> => {
      signal.throwIfAborted();
      const living = livingTokens.get(refreshToken);
      if (living && living.untilMs > Date.now()) return living.token;
      const renewal = renewals.get(refreshToken) ?? renewOnce(refreshToken);
      renewals.set(refreshToken, renewal);
      return (await renewal).token;
    },
    drop: (refreshToken: string, token: string): void => {
      if (livingTokens.get(refreshToken)?.token === token) livingTokens.delete(refreshToken);
    },
  };
}
