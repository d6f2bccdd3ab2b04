import type { ApiKeys } from "#server/auth/keys/api-keys.ts";
import type { AuthSession } from "#test/auth-calls.ts";
import { authCalls, PASSWORD } from "#test/auth-calls.ts";
import { waitingLetters } from "#test/letters.ts";
import { clientWithoutStorage } from "#test/official-client.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

// A whole auth server of ours stands for the hosted service. It asks for its public key, as hosted services do.
const ISSUER = "https://service.example/auth/v1";
let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));

type Services = { service: TestApp; app: TestApp; keys: ApiKeys; stop: () => Promise<void> };

async function openBoth(env: Record<string, string>, issuer = ISSUER): Promise<Services> {
  const service = await testApp({
    clock: () => now,
    env: { AUTH_ISSUER: ISSUER, AUTH_API_KEY_REQUIRED: "true", ...env },
  });
  const address = await service.server.listen({ port: 0, host: "127.0.0.1" });
  const keys = JSON.parse(readFileSync(join(service.config.dataDir, "api-keys.json"), "utf8")) as ApiKeys;
  const app = await testApp({
    clock: () => now,
    env: {
      AUTH_URL: `${address}/auth/v1/`,
      AUTH_ISSUER: issuer,
      AUTH_PUBLIC_KEY: keys.anon,
      AUTH_SECRET_KEY: keys.service_role,
    },
  });
  return { service, app, keys, stop: async () => (await app.close(), await service.close().catch(() => {})) };
}

function calls({ service, app, keys }: Services) {
  const there = (method: "GET" | "POST" | "PUT", path: string, body?: object, bearer?: string) =>
    authCalls(service).call(method, path, {
      ...(body && { body }),
      ...(bearer && { bearer }),
      headers: { apikey: keys.anon },
    });
  return {
    there,
    signUp: async (email: string) =>
      (await there("POST", "/signup", { email, password: PASSWORD })).json as AuthSession,
    here: async (bearer: string, url = "/api/company") =>
      (await app.server.inject({ method: "GET", url, headers: { authorization: `Bearer ${bearer}` } })).statusCode,
  };
}

describe.each([
  ["with published keys", {}],
  ["with a shared secret", { AUTH_JWT_SECRET: "a secret of the service, long enough" }],
])("a hosted service %s", (_name, env) => {
  let both: Services;
  let all: ReturnType<typeof calls>;
  beforeAll(async () => void ((both = await openBoth(env)), (all = calls(both))));
  afterAll(() => both.stop());

  test("a user of the service has their company here", async () => {
    const session = await all.signUp("claire@example.org");
    expect(await all.here(session.access_token)).toBe(200);
    const company = await both.app.server.inject({
      method: "GET",
      url: "/api/company",
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(company.json().company.email).toBe("claire@example.org");
    expect((await both.app.server.inject({ method: "GET", url: "/auth/v1/settings" })).statusCode).toBe(404);
    expect(await all.here(`${session.access_token}x`)).toBe(401);
  });

  test("signing out at the service takes effect here within half a minute", async () => {
    const session = await all.signUp("partie@example.org");
    expect(await all.here(session.access_token)).toBe(200);
    await all.there("POST", "/logout?scope=local", {}, session.access_token);
    later(29);
    expect(await all.here(session.access_token)).toBe(200);
    later(1);
    expect(await all.here(session.access_token)).toBe(401);
    expect(await all.here(session.access_token)).toBe(401);
  });

  test("an expired token is refused even while it is cached", async () => {
    const session = await all.signUp("finie@example.org");
    expect(await all.here(session.access_token)).toBe(200);
    later(3_650);
    // The service confirmed this session a moment ago, within the minute of clock skew. The token still ends at its
    // time.
    expect(await all.here(session.access_token)).toBe(200);
    later(10);
    expect(await all.here(session.access_token)).toBe(401);
  });

  test("a second factor verified at the service is required here", async () => {
    const session = await all.signUp("double@example.org");
    const enrolment = (await all.there("POST", "/factors", { factor_type: "totp" }, session.access_token)).json;
    const challenge = (await all.there("POST", `/factors/${enrolment.id}/challenge`, {}, session.access_token)).json;
    const code = new TOTP({ secret: enrolment.totp.secret }).generate({ timestamp: now.getTime() });
    const raisedSession = (
      await all.there(
        "POST",
        `/factors/${enrolment.id}/verify`,
        { challenge_id: challenge.id, code },
        session.access_token,
      )
    ).json as AuthSession;
    expect(await all.here(raisedSession.access_token)).toBe(200);
    const again = (
      await all.there("POST", "/token?grant_type=password", { email: "double@example.org", password: PASSWORD })
    ).json as AuthSession;
    const refusal = await both.app.server.inject({
      method: "GET",
      url: "/api/company",
      headers: { authorization: `Bearer ${again.access_token}` },
    });
    expect([refusal.statusCode, refusal.json().code]).toEqual([401, "second_factor_needed"]);
  });

  test("a person invited to a team gets the letter of the service", async () => {
    const owner = await all.signUp("patronne@example.org");
    expect(
      await both.app.deps.accounts.invite({
        email: "nouvelle@example.org",
        companyName: "Chez nous",
        inviterName: "Claire",
        redirectTo: "http://127.0.0.1:3000/invitation/x",
      }),
    ).toBe("invited");
    expect((await waitingLetters(both.service)).some(({ to }) => to === "nouvelle@example.org")).toBe(true);
    expect(
      await both.app.deps.accounts.invite({
        email: "patronne@example.org",
        companyName: "",
        inviterName: "",
        redirectTo: "",
      }),
    ).toBe("known");
    expect(owner.user.id).toBeTruthy();
  });

  test("the sessions of the service cannot be listed here", async () => {
    const session = await all.signUp("liste@example.org");
    const answer = await both.app.server.inject({
      method: "GET",
      url: "/api/security/sessions",
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(answer.json()).toMatchObject({ available: false, sessions: [] });
  });
});

test("a token of another issuer or audience is refused", async () => {
  const both = await openBoth({});
  const stranger = await openBoth({ AUTH_ISSUER: "https://other.example/auth/v1" });
  const all = calls(both);
  const session = await all.signUp("fidele@example.org");
  const other = await calls(stranger).signUp("autre@example.org");
  expect([await all.here(session.access_token), await all.here(other.access_token)]).toEqual([200, 401]);
  const unseen = await all.signUp("neuve@example.org");
  await both.service.server.close();
  later(31);
  expect([await all.here(session.access_token), await all.here(unseen.access_token)]).toEqual([200, 503]);
  await both.stop();
  await stranger.stop();
});

test("a token signed by the service for another issuer is refused", async () => {
  const both = await openBoth({}, "https://elsewhere.example/auth/v1");
  const all = calls(both);
  expect(await all.here((await all.signUp("ailleurs@example.org")).access_token)).toBe(401);
  await both.stop();
});

test("a token that the official client gets from the service opens our API", async () => {
  const both = await openBoth({});
  const client = clientWithoutStorage(both.app.config.signInService!.url, { headers: { apikey: both.keys.anon } });
  const { data, error } = await client.signUp({ email: "client@example.org", password: PASSWORD });
  expect([error, await calls(both).here(data.session!.access_token)]).toEqual([null, 200]);
  await both.stop();
});

test("the page and its policy name the sign-in service, without the secret key", async () => {
  const app = await testApp({
    servesWeb: true,
    env: {
      AUTH_URL: "https://abc.supabase.example/auth/v1",
      AUTH_PUBLIC_KEY: 'clé "publique"',
      AUTH_SECRET_KEY: "secrète",
    },
  });
  const page = await app.server.inject({ method: "GET", url: "/login" });
  expect(page.body).toContain(
    '<meta name="sign-in-service" content="https://abc.supabase.example/auth/v1" data-key="clé &#34;publique&#34;" />',
  );
  expect(page.headers["content-security-policy"]).toContain("connect-src 'self' https://abc.supabase.example;");
  expect(page.body).not.toContain("secrète");
  await app.close();
});

test("an address without its key stops the start", async () => {
  await expect(testApp({ env: { AUTH_URL: "https://abc.supabase.example/auth/v1" } })).rejects.toThrow(
    "AUTH_PUBLIC_KEY",
  );
});
