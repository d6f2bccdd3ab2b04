import { createEmulator } from "emulate";
import type { Emulator } from "emulate";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "../throwaway-cluster.ts";
import type { ImapServer } from "./imap-server.ts";
import { imapServer } from "./imap-server.ts";
import { addMail, newFolder } from "./imap-state.ts";
import type { SmtpServer } from "./smtp-server.ts";
import { smtpServer } from "./smtp-server.ts";

// Microsoft in this process. The emulator gives permissions, behind a server of ours that knows tenants, and refuses
// and fails on demand. Two small servers read and send mails for those whom a living token of it names: like Exchange,
// they take no password, count no changes, tell no use of folders, and leave the copy of what they send themselves.

/** What is refused next. `times`: how often. */
type Refusal = { match: RegExp; status: number; times: number; headers?: Record<string, string>; json?: object };

/** What may be changed of the server while it answers. */
export type MicrosoftState = {
  /** What was asked, as « POST /common/oauth2/v2.0/token ». */
  calls: string[];
  refusals: Refusal[];
  /** Whose each token for mails is, in the order in which they were given. */
  tokens: Map<string, string>;
  /** Tokens that have ended. */
  deadTokens: Set<string>;
  /** How long a token lives, as it is told. */
  tokenSeconds: number;
  /** Calls that are done, and whose answer is lost. */
  losesAnswerOf: RegExp | null;
  /** Called before a token is given. */
  beforeToken: () => Promise<void>;
  /** What a person gives, in place of what they are asked for. */
  givenScope: string | null;
  /** Accounts whose mailbox is closed to programs of that sort. */
  closedImap: Set<string>;
  closedSmtp: Set<string>;
};

/** The server, with the two that hold the mails of the first account. */
export type MicrosoftServer = {
  state: MicrosoftState;
  imap: ImapServer;
  smtp: SmtpServer;
  /** Settings with which the product uses it. */
  env: Record<string, string>;
  /** A person says yes on Microsoft's page. Answers where their browser is sent. */
  consent: (pageUrl: string, email?: string) => Promise<URL>;
  /** The owner ends the permission on the pages of Microsoft. */
  withdraw: () => void;
  close: () => Promise<void>;
};

/** The accounts. The mails are those of the first one. */
export const MICROSOFT_USERS = ["jean@outlook.fr", "paul@roux-plomberie.example"] as const;

const CLIENT = { client_id: "our-outlook-client", client_secret: "our-outlook-secret" };
const TENANT = "/common";

/** Starts it. `returnTo`: the address of the product. */
export async function microsoftServer(returnTo = "http://127.0.0.1:3000"): Promise<MicrosoftServer> {
  const state = newState();
  const [emulator, origin] = await startEmulator(`${returnTo}/mail-permission/microsoft`);
  const [imap, smtp] = await startMailServers(state);
  const front = createServer((request, response) => {
    answer(origin, state, request, response).catch(() => response.destroy());
  });
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  const address = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  return {
    state,
    imap,
    smtp,
    env: {
      MICROSOFT_CLIENT_ID: CLIENT.client_id,
      MICROSOFT_CLIENT_SECRET: CLIENT.client_secret,
      MICROSOFT_ADDRESS: address,
      MICROSOFT_IMAP: `127.0.0.1:${imap.port}`,
      MICROSOFT_SMTP: `127.0.0.1:${smtp.port}`,
    },
    consent: (pageUrl, email = MICROSOFT_USERS[0]) => sayYes(pageUrl, email, state.givenScope),
    withdraw: () => {
      state.deadTokens = new Set(state.tokens.keys());
      const json = { error: "invalid_grant", error_description: "AADSTS50173: the grant was revoked" };
      state.refusals = [{ match: /^POST .*\/token$/, status: 400, times: 99, json }];
    },
    close: async () => {
      front.closeAllConnections();
      await Promise.all([new Promise((resolve) => front.close(resolve)), emulator.close(), imap.close(), smtp.close()]);
    },
  };
}

function newState(): MicrosoftState {
  return {
    calls: [],
    refusals: [],
    tokens: new Map(),
    deadTokens: new Set(),
    tokenSeconds: 3_600,
    losesAnswerOf: null,
    beforeToken: async () => {},
    givenScope: null,
    closedImap: new Set(),
    closedSmtp: new Set(),
  };
}

async function startEmulator(redirectUri: string): Promise<[Emulator, string]> {
  const port = await freePort();
  const users = MICROSOFT_USERS.map((email) => ({ email, name: email }));
  const oauth_clients = [{ ...CLIENT, name: "Établi", redirect_uris: [redirectUri] }];
  const seed = { microsoft: { users, oauth_clients } };
  return [await createEmulator({ service: "microsoft", port, seed }), `http://127.0.0.1:${port}`];
}

async function startMailServers(state: MicrosoftState): Promise<[ImapServer, SmtpServer]> {
  const [imap, smtp] = await Promise.all([imapServer(), smtpServer()]);
  const ownerUnless = (closedAccounts: Set<string>) => (token: string) => {
    const owner = state.deadTokens.has(token) ? null : (state.tokens.get(token) ?? null);
    return owner === null || closedAccounts.has(owner) ? null : owner;
  };
  const sentFolder = newFolder("&AMk-l&AOk-ments envoy&AOk-s", "");
  Object.assign(imap.state, {
    folders: [newFolder("INBOX", ""), sentFolder, newFolder("Archive", "")],
    countsChanges: false,
    refusal: "AUTHENTICATE failed.",
    ownerOfToken: ownerUnless(state.closedImap),
  });
  smtp.state.ownerOfToken = ownerUnless(state.closedSmtp);
  smtp.state.onTaken = () => addMail(sentFolder, smtp.state.mails.at(-1)?.text ?? "", ["\\Seen"]);
  return [imap, smtp];
}

async function answer(
  origin: string,
  state: MicrosoftState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", url = "", headers } = request;
  const call = `${method} ${url}`;
  state.calls.push(call);
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const refusal = state.refusals.find(({ match, times }) => times > 0 && match.test(call));
  if (refusal) {
    refusal.times--;
    response.writeHead(refusal.status, { "content-type": "application/json", ...refusal.headers });
    return void response.end(JSON.stringify(refusal.json ?? {}));
  }
  if (url.startsWith(TENANT) && url.endsWith("/token")) await state.beforeToken();
  const reply = await fetch(`${origin}${url.startsWith(TENANT) ? url.slice(TENANT.length) : url}`, {
    method,
    headers: { "content-type": headers["content-type"] ?? "text/plain" },
    redirect: "manual",
    ...(parts.length > 0 && { body: new Uint8Array(Buffer.concat(parts)) }),
  });
  const text = await reply.text();
  const location = reply.headers.get("location");
  if (state.losesAnswerOf?.test(call)) return void response.destroy();
  response.writeHead(reply.status, {
    "content-type": reply.headers.get("content-type") ?? "text/plain",
    ...(location !== null && { location }),
  });
  response.end(url.endsWith("/token") ? noteToken(state, text) : text);
}

// The emulator says that its tokens live for an hour, and gives them to nobody in particular.
function noteToken(state: MicrosoftState, text: string): string {
  const json = JSON.parse(text) as { access_token?: string; id_token?: string };
  if (json.access_token === undefined || json.id_token === undefined) return text;
  const claims = JSON.parse(Buffer.from(json.id_token.split(".")[1] ?? "", "base64url").toString());
  state.tokens.set(json.access_token, claims.email);
  return JSON.stringify({ ...json, expires_in: state.tokenSeconds });
}

async function sayYes(pageUrl: string, email: string, givenScope: string | null): Promise<URL> {
  const url = new URL(pageUrl);
  const page = await fetch(url);
  if (page.status !== 200) throw new Error(`Microsoft's page answers ${page.status}`);
  const fields = new URLSearchParams({ email, ...Object.fromEntries(url.searchParams) });
  if (givenScope !== null) fields.set("scope", givenScope);
  const response = await fetch(new URL("/oauth2/v2.0/authorize/callback", url), {
    method: "POST",
    body: fields,
    redirect: "manual",
  });
  return new URL(response.headers.get("location") ?? "");
}
