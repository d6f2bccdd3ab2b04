import { programOf } from "#server/auth/devices/browser.ts";
import type { AuthDeps } from "#server/auth/ground/auth-deps.ts";
import { AuthError } from "#server/auth/ground/auth-error.ts";
import { deleteFlowsBefore, insertFlow, takeFlowRow } from "#server/auth/ground/flow-state.repository.ts";
import type { LinkTarget } from "#server/auth/identities/link-identity.ts";
import type { CallOrigin } from "#server/auth/sessions/sessions.ts";
import { sha256Hex } from "#server/sha256.ts";
import { createHmac } from "node:crypto";

/** The stored data of a flow while the browser is at a provider. */
export type Flow = {
  provider: string;
  /** The address to which the browser finally goes. */
  redirectTo: string;
  /** The PKCE challenge of the client, which then gets a code instead of a session. "" for a session. */
  codeChallenge: string;
  /** The browser that started the flow, or the program when no browser did. */
  browser: string;
  program: string;
  /** Set when the flow links an identity instead of signing in. */
  link: LinkTarget | null;
};

/** The details of a flow that have no column. Old rows lack the visitor. */
type FlowDetails = {
  provider: string;
  redirectTo: string;
  sessionId: string | null;
  browser?: string;
  program?: string;
};

const LONGEST_FLOW_MS = 3_600_000;

/** Stores a flow and gives its `state`, which works once and for five minutes. Only the hash of the state is stored. */
export async function openFlow(
  deps: AuthDeps,
  { provider, redirectTo, codeChallenge, link, browser, program }: Flow,
): Promise<string> {
  const state = Buffer.from(deps.random(32)).toString("base64url");
  const now = deps.clock();
  await deleteFlowsBefore(deps.pool, new Date(now.getTime() - LONGEST_FLOW_MS));
  await insertFlow(deps.pool, {
    id: deps.ids(),
    user_id: link?.userId ?? null,
    kind: "provider",
    auth_code: hashOf(state),
    code_challenge: codeChallenge,
    details: { provider, redirectTo, sessionId: link?.sessionId ?? null, browser, program },
    created_at: now,
  });
  return state;
}

/** Deletes and gives a flow, because a state works once. Throws when there is none, or it has expired. */
export async function takeFlow(deps: AuthDeps, state: string): Promise<Flow | AuthError> {
  const row = await takeFlowRow(deps.pool, hashOf(state), ["provider"]);
  if (!row) return new AuthError(400, "bad_oauth_state", "OAuth state not found or expired");
  if (deps.clock().getTime() >= row.created_at.getTime() + deps.config.flowSeconds * 1000)
    return new AuthError(400, "bad_oauth_state", "OAuth state has expired");
  // `openFlow` wrote them under this method.
  const { provider, redirectTo, sessionId, browser = "", program = "" } = row.details as FlowDetails;
  return {
    provider,
    redirectTo,
    codeChallenge: row.code_challenge,
    browser,
    program,
    link: row.user_id !== null && sessionId !== null ? { userId: row.user_id, sessionId } : null,
  };
}

/**
 * True when the answer comes from the browser or program that started the flow. Otherwise a person who follows a
 * stranger's link would be signed in to the stranger's account, or give away their own. With PKCE the answer opens
 * nothing without the verifier, except when an identity is linked.
 */
export function isSameVisitor(deps: AuthDeps, flow: Flow, place: CallOrigin): boolean {
  if (flow.link === null && flow.codeChallenge !== "") return true;
  if (flow.browser !== "" && flow.browser === place.browser) return true;
  return flow.program !== "" && flow.program === programOf(deps, place);
}

/**
 * The secrets of a flow between the provider and us. They are derived from its state with our key, so they need no
 * storage.
 */
export function flowSecrets({ installationKey }: AuthDeps, state: string): { verifier: string; nonce: string } {
  const secretFor = (use: string) =>
    createHmac("sha256", installationKey).update(`provider ${use} ${state}`).digest("base64url");
  return { verifier: secretFor("verifier"), nonce: secretFor("nonce") };
}

function hashOf(state: string): string {
  return sha256Hex(state);
}
