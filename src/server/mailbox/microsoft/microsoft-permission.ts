import { MailFault } from "../mail-fault.ts";
import type { ProviderAnswer, ProviderPace } from "../permission/ask-provider.ts";
import { USUAL_PACE, callPatiently, callProvider, memberOf, refusalOf } from "../permission/ask-provider.ts";
import { challengeOf, claimOf, formOf, textMember } from "../permission/form-of-grant.ts";
import type { MicrosoftClient } from "./microsoft-client.ts";

/** Reading by IMAP and sending by SMTP. Microsoft has no narrower scope for these protocols. */
const MAIL_SCOPES = ["https://outlook.office.com/IMAP.AccessAsUser.All", "https://outlook.office.com/SMTP.Send"];
/** Who gives the permission, and that it lasts. */
const SCOPES = ["openid", "email", "profile", "offline_access", ...MAIL_SCOPES];

const MOST_BYTES = 200_000;
/** A token is left aside before it ends, since clocks differ. */
const EARLY_SECONDS = 120;

/** A permission as it is held: what renews it, and the token that signs in until it ends. */
export type HeldPermission = { refreshToken: string; token: string; untilMs: number };

/** A permission as Microsoft gave it. `hasMail`: it is one for reading and sending mails. */
export type MicrosoftGrant = { address: string; permission: HeldPermission; hasMail: boolean };

/** The permissions that people give at Microsoft: asked for, exchanged and renewed. None can be given back there. */
export type MicrosoftPermissions = {
  client: MicrosoftClient;
  /** Microsoft's page, where a person gives the permission. `hint`: the address that they typed. */
  askingAddress: (asking: { state: string; verifier: string; hint: string }) => string;
  /** What a code stands for. Null for a code that is void. Throws `MailFault`. */
  exchangeCode: (code: string, verifier: string, signal: AbortSignal) => Promise<MicrosoftGrant | null>;
  /** The permission that replaces one, which is void from then on. Throws `MailFault`. */
  renewPermission: (refreshToken: string, signal: AbortSignal) => Promise<HeldPermission>;
};

/** Opens them for our client at Microsoft. */
export function openMicrosoftPermissions(
  client: MicrosoftClient,
  pace: ProviderPace = USUAL_PACE,
): MicrosoftPermissions {
  const ours = { client_id: client.clientId, client_secret: client.clientSecret };
  const callOf = (fields: Record<string, string>, signal: AbortSignal) => ({
    url: client.token,
    init: formOf({ ...ours, ...fields }),
    mostBytes: MOST_BYTES,
    signal,
  });
  return {
    client,
    askingAddress: ({ state, verifier, hint }) => askingAddress(client, state, verifier, hint),
    exchangeCode: async (code, verifier, signal) => {
      const grant = { grant_type: "authorization_code", code, code_verifier: verifier };
      const fields = { ...grant, redirect_uri: client.returnAddress };
      // A code is good once: a lost answer is not asked for again.
      const answer = await callProvider(callOf(fields, signal), pace.silenceMs);
      if (memberOf(answer.json, "error") === "invalid_grant") return null;
      const permission = readPermission(answer, "");
      return { address: addressOf(answer), permission, hasMail: hasMailScopes(answer) };
    },
    renewPermission: async (refreshToken, signal) => {
      const fields = { grant_type: "refresh_token", refresh_token: refreshToken, scope: SCOPES.join(" ") };
      return readPermission(await callPatiently(callOf(fields, signal), pace), refreshToken);
    },
  };
}

function askingAddress(client: MicrosoftClient, state: string, verifier: string, hint: string): string {
  const { authorize, clientId, returnAddress } = client;
  const url = new URL(authorize);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: returnAddress,
    response_type: "code",
    response_mode: "query",
    scope: SCOPES.join(" "),
    // Whoever is signed in there with several accounts says which one.
    prompt: "select_account",
    state,
    code_challenge: challengeOf(verifier),
    code_challenge_method: "S256",
    ...(hint !== "" && { login_hint: hint }),
  }).toString();
  return url.href;
}

// The address is checked by what follows: the server opens no mailbox but that of whoever gave the permission.
function addressOf({ json }: ProviderAnswer): string {
  return claimOf(textMember(json, "id_token"), "email", "preferred_username");
}

// It names them with or without the resource that they belong to.
function hasMailScopes({ json }: ProviderAnswer): boolean {
  const names = textMember(json, "scope").split(" ").map(shortName);
  return MAIL_SCOPES.every((scope) => names.includes(shortName(scope)));
}

function shortName(scope: string): string {
  return scope.slice(scope.lastIndexOf("/") + 1).toLowerCase();
}

// Microsoft replaces what renews a permission each time. A server that does not leaves the one that was used.
function readPermission(answer: ProviderAnswer, usedToken: string): HeldPermission {
  assertGiven(answer);
  const seconds = Number(memberOf(answer.json, "expires_in"));
  return {
    refreshToken: textMember(answer.json, "refresh_token") || usedToken,
    token: textMember(answer.json, "access_token"),
    untilMs: Date.now() + (Number.isFinite(seconds) ? seconds - EARLY_SECONDS : 0) * 1_000,
  };
}

/** What only the person can mend, beside a permission that is over: a second factor, a new consent, terms of use. */
const FOR_PERSON: readonly unknown[] = ["invalid_grant", "interaction_required", "consent_required", "login_required"];

// What is wrong with our client is for the operator: no permission of a person mends it.
function assertGiven(answer: ProviderAnswer): void {
  const { status, json } = answer;
  const error = memberOf(json, "error");
  if (FOR_PERSON.includes(error)) throw new MailFault("permission_withdrawn");
  if (error === "temporarily_unavailable") throw new MailFault("unreachable");
  if (status === 401 || (typeof error === "string" && status < 500 && status !== 429))
    throw new MailFault("not_set_up");
  const fault = refusalOf(answer);
  if (fault) throw fault;
  if (textMember(json, "access_token") === "") throw new MailFault("dropped");
}
