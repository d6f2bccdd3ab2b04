import { SignJWT, exportJWK, generateKeyPair } from "jose";
import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/** How a small OpenID Connect server misbehaves. An honest server has none of these. */
export type Misdeeds = {
  /** Claims of the next ID tokens, which replace the right ones. Undefined leaves a claim out. */
  claims?: Record<string, unknown>;
  isSignedByAnother?: boolean;
  lacksIdToken?: boolean;
  /** The status of every answer, instead of the right one. */
  status?: number;
  delayMs?: number;
};

/** A small OpenID Connect server in this process. `person` signs in there at once, without a page. */
export type OidcServer = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  person: Record<string, unknown>;
  misdeeds: Misdeeds;
  /** The requests to its pages, oldest first. */
  asked: { path: string; fields: Record<string, string> }[];
  /** An ID token signed by this server, with other claims or another key. */
  idToken: (claims?: Record<string, unknown>, key?: "its own" | "another" | "secret") => Promise<string>;
  /** Signs the person in on the page at an address. Answers where the browser is sent. */
  visit: (url: string) => Promise<URL>;
  close: () => Promise<void>;
};

/** Starts it on a free port of this machine. */
export async function oidcServer(): Promise<OidcServer> {
  const [own, another] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "own", use: "sig", alg: "RS256" };
  const codes = new Map<string, { challenge: string; nonce: string; redirectUri: string }>();
  const http = createServer(
    (request, response) => void answer(request, response).catch(() => response.writeHead(500).end()),
  );
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server: OidcServer = {
    issuer,
    clientId: "our-client",
    clientSecret: "our-secret",
    person: {},
    misdeeds: {},
    asked: [],
    idToken,
    visit,
    close,
  };
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, issuer);
    const fields = Object.fromEntries(
      request.method === "POST" ? new URLSearchParams(await text(request)) : url.searchParams,
    );
    server.asked.push({ path: url.pathname, fields });
    if (server.misdeeds.delayMs) await sleep(server.misdeeds.delayMs);
    const json = (status: number, body: object) =>
      response
        .writeHead(server.misdeeds.status ?? status, { "content-type": "application/json" })
        .end(JSON.stringify(body));
    if (url.pathname === "/.well-known/openid-configuration") return void json(200, discovery());
    if (url.pathname === "/keys") return void json(200, { keys: [jwk] });
    if (url.pathname === "/user") return void json(200, server.person);
    if (url.pathname === "/authorize") return void response.writeHead(302, { location: signedIn(fields) }).end();
    if (url.pathname === "/token") return void token(fields, json);
    response.writeHead(404).end();
  }

  function discovery() {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/user`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      token_endpoint_auth_methods_supported: ["client_secret_post"],
    };
  }

  function signedIn(fields: Record<string, string>): string {
    const code = randomBytes(16).toString("hex");
    codes.set(code, {
      challenge: fields.code_challenge ?? "",
      nonce: fields.nonce ?? "",
      redirectUri: fields.redirect_uri ?? "",
    });
    return `${fields.redirect_uri}?${new URLSearchParams({ code, state: fields.state ?? "" })}`;
  }

  async function token(fields: Record<string, string>, json: (status: number, body: object) => void): Promise<void> {
    const grant = codes.get(fields.code ?? "");
    codes.delete(fields.code ?? "");
    const verifier = createHash("sha256")
      .update(fields.code_verifier ?? "")
      .digest("base64url");
    const isRight =
      fields.client_secret === server.clientSecret &&
      grant?.challenge === verifier &&
      grant.redirectUri === fields.redirect_uri;
    if (!isRight) return json(400, { error: "invalid_grant", error_description: `secret ${fields.code}` });
    const id_token = await idToken(
      { nonce: grant.nonce, ...server.misdeeds.claims },
      server.misdeeds.isSignedByAnother ? "another" : "its own",
    );
    return json(200, {
      access_token: "their-access-token",
      refresh_token: "their-refresh-token",
      token_type: "Bearer",
      expires_in: 3600,
      ...(!server.misdeeds.lacksIdToken && { id_token }),
    });
  }

  async function idToken(
    claims: Record<string, unknown> = {},
    key: "its own" | "another" | "secret" = "its own",
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const all = { iss: issuer, aud: server.clientId, iat: now, exp: now + 3600, ...server.person, ...claims };
    const signing = new SignJWT(all).setProtectedHeader({ alg: key === "secret" ? "HS256" : "RS256", kid: "own" });
    return signing.sign(
      key === "secret" ? Buffer.from(JSON.stringify(jwk)) : key === "another" ? another.privateKey : own.privateKey,
    );
  }

  async function visit(url: string): Promise<URL> {
    return new URL((await fetch(url, { redirect: "manual" })).headers.get("location")!);
  }

  async function close(): Promise<void> {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  }
}
