import { createEmulator } from "emulate";
import type { Emulator } from "emulate";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../throwaway-cluster.ts";
import type { TestMail } from "./test-mail.ts";
import { writeMail } from "./test-mail.ts";

// Google's sign-in and Gmail in this process. The emulator answers. It takes any token and never forgets a history, and
// nothing of it fails: a server of our own stands before it, which refuses what Google would refuse.

/** What Google refuses next. `times`: how often. `after`: how many such calls it answers before. */
export type Refusal = {
  match: RegExp;
  status: number;
  times: number;
  after?: number;
  headers?: Record<string, string>;
  json?: object;
};

/** What may be changed of the server while it answers. */
export type GoogleState = {
  /** What was asked, as « GET /gmail/v1/users/me/labels ». */
  calls: string[];
  refusals: Refusal[];
  /** Calls that are never reply. */
  silentAt: RegExp | null;
  /** How long a mail that is sent is thought over. */
  thinkMs: number;
  /** Calls that are done, and whose answer is lost. */
  losesAnswerOf: RegExp | null;
  /** Tokens for calls that are over. */
  deadTokens: Set<string>;
  /** Tokens for calls, in the order in which they were given. */
  tokens: string[];
  /** What happened before this point of the history is forgotten. */
  forgottenBefore: bigint;
  /** The emulator has none: our server makes one of its history. */
  hasProfile: boolean;
  /** What a person gives, in place of what they are asked for. */
  givenScope: string | null;
};

/** The server. `deliver` puts mails into the inbox of the first account. */
export type GoogleServer = {
  address: string;
  state: GoogleState;
  /** Settings with which the product uses it. */
  env: Record<string, string>;
  /** Asks the emulator itself, as the owner of an account. */
  ask: (method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<any>;
  /** Gmail forgets what happened until now. */
  forgetHistory: () => Promise<void>;
  deliver: (...mails: (TestMail & { labels?: string[] })[]) => Promise<string[]>;
  /** A person says yes on Google's page. Answers where their browser is sent. */
  consent: (pageUrl: string, email?: string) => Promise<URL>;
  close: () => Promise<void>;
};

/** The accounts. Mails are delivered to the first one. */
const GMAIL_USERS = ["jean@gmail.com", "paul@gmail.com"] as const;

const CLIENT = { client_id: "our-mail-client", client_secret: "our-mail-secret" };

/** Starts it. `returnTo`: the address of the product. */
export async function googleServer(returnTo = "http://127.0.0.1:3000"): Promise<GoogleServer> {
  const port = await freePort();
  const redirectUri = `${returnTo}/mail-permission/google`;
  const users = GMAIL_USERS.map((email) => ({ email, name: email, email_verified: true }));
  const oauth_clients = [{ ...CLIENT, name: "Établi", redirect_uris: [redirectUri] }];
  const emulator: Emulator = await createEmulator({
    service: "google",
    port,
    seed: { google: { users, oauth_clients } },
  });
  const origin = `http://127.0.0.1:${port}`;
  const state: GoogleState = {
    calls: [],
    refusals: [],
    silentAt: null,
    thinkMs: 0,
    losesAnswerOf: null,
    deadTokens: new Set(),
    tokens: [],
    forgottenBefore: 0n,
    hasProfile: true,
    givenScope: null,
  };
  const server = createServer((request, response) => {
    answer(origin, state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ownToken = await tokenOf(origin, redirectUri);
  const ask: GoogleServer["ask"] = async (method, path, body) => {
    const response = await fetch(`${origin}/gmail/v1/users/me${path}`, {
      method,
      headers: { authorization: `Bearer ${ownToken}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return text === "" ? null : JSON.parse(text);
  };
  return {
    address,
    state,
    env: {
      GOOGLE_CLIENT_ID: CLIENT.client_id,
      GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
      GOOGLE_ADDRESS: address,
    },
    ask,
    forgetHistory: async () =>
      void (state.forgottenBefore = BigInt((await ask("GET", "/history?startHistoryId=0")).historyId)),
    deliver: async (...mails) => {
      const ids: string[] = [];
      for (const { labels = ["INBOX", "UNREAD"], ...mail } of mails) {
        const raw = Buffer.from(writeMail({ to: GMAIL_USERS[0], ...mail })).toString("base64url");
        ids.push((await ask("POST", "/messages/import", { raw, labelIds: labels })).id);
      }
      return ids;
    },
    consent: (pageUrl, email = GMAIL_USERS[0]) => sayYes(pageUrl.replace(address, origin), email, state.givenScope),
    close: async () => {
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), emulator.close()]);
    },
  };
}

async function answer(
  origin: string,
  state: GoogleState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = `${request.method} ${request.url}`;
  state.calls.push(call);
  const body = await readBody(request);
  if (state.silentAt?.test(call)) return;
  const refusal = refusalOf(state, call, request);
  if (refusal) {
    response.writeHead(refusal.status, { "content-type": "application/json", ...refusal.headers });
    response.end(JSON.stringify(refusal.json ?? {}));
    return;
  }
  if (state.thinkMs > 0 && /messages\/send/.test(call)) await sleep(state.thinkMs);
  const { host: _host, connection: _connection, "content-length": _length, ...headers } = request.headers;
  const isProfile = state.hasProfile && call.endsWith("/profile");
  const path = isProfile ? "/gmail/v1/users/me/history?startHistoryId=0" : request.url;
  const reply = await fetch(`${origin}${path}`, {
    method: request.method ?? "GET",
    headers: headers as Record<string, string>,
    redirect: "manual",
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  if (call.startsWith("POST /oauth2/token")) noteToken(state, bytes.toString());
  if (state.losesAnswerOf?.test(call)) return void response.destroy();
  const location = reply.headers.get("location");
  response.writeHead(reply.status, {
    "content-type": reply.headers.get("content-type") ?? "text/plain",
    ...(location !== null && { location }),
  });
  response.end(bytes);
}

function refusalOf(
  state: GoogleState,
  call: string,
  request: IncomingMessage,
): Omit<Refusal, "match" | "times"> | null {
  const refusal = state.refusals.find(({ match, times }) => times > 0 && match.test(call));
  if (refusal && (refusal.after ?? 0) > 0) refusal.after = (refusal.after ?? 0) - 1;
  else if (refusal) {
    refusal.times--;
    return refusal;
  }
  const token = (request.headers.authorization ?? "").replace("Bearer ", "");
  if (state.deadTokens.has(token)) return { status: 401, json: { error: { code: 401 } } };
  const [, startId] = /^GET [^?]*\/history\?.*startHistoryId=(\d+)/.exec(call) ?? [];
  const isForgotten = startId !== undefined && BigInt(startId) < state.forgottenBefore;
  return isForgotten ? { status: 404, json: { error: { code: 404 } } } : null;
}

function noteToken(state: GoogleState, text: string): void {
  const { access_token } = JSON.parse(text) as { access_token?: string };
  if (access_token !== undefined) state.tokens.push(access_token);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function sayYes(pageUrl: string, email: string, givenScope: string | null): Promise<URL> {
  const url = new URL(pageUrl);
  const page = await fetch(url);
  if (page.status !== 200) throw new Error(`Google's page answers ${page.status}`);
  const fields = new URLSearchParams({ email, ...Object.fromEntries(url.searchParams) });
  if (givenScope !== null) fields.set("scope", givenScope);
  const response = await fetch(new URL("/o/oauth2/v2/auth/callback", url), {
    method: "POST",
    body: fields,
    redirect: "manual",
  });
  return new URL(response.headers.get("location") ?? "");
}

async function tokenOf(origin: string, redirectUri: string): Promise<string> {
  const page = new URL("/o/oauth2/v2/auth", origin);
  page.search = new URLSearchParams({ ...CLIENT, redirect_uri: redirectUri, scope: "openid" }).toString();
  const code = (await sayYes(page.href, GMAIL_USERS[0], null)).searchParams.get("code") ?? "";
  const body = new URLSearchParams({ ...CLIENT, grant_type: "authorization_code", code, redirect_uri: redirectUri });
  const response = await fetch(new URL("/oauth2/token", origin), { method: "POST", body });
  return ((await response.json()) as { access_token: string }).access_token;
}
