import type { Endpoint } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuthSession } from "./auth-calls.ts";
import { authCalls } from "./auth-calls.ts";
import { factorCalls } from "./factor-calls.ts";
import type { TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";

// A user with a second factor reads nothing of our API before giving it: every endpoint of the contract is called.

const ID = "00000000-0000-7000-8000-000000000000";
let app: TestApp;
let session: AuthSession;
let passwordSession: AuthSession;

beforeAll(async () => {
  app = await testApp();
  const auth = authCalls(app);
  session = (await factorCalls(app, () => new Date()).protect(await auth.signUp("double@example.org"))).session;
  passwordSession = (await auth.signIn("double@example.org")).json;
});
afterAll(() => app.close());

async function codeOf({ method, path, body }: Endpoint, { access_token }: AuthSession): Promise<unknown> {
  const url = path.replace(/\{\w+\}/g, ID);
  const answer = await app.server.inject({
    method,
    url,
    headers: { authorization: `Bearer ${access_token}` },
    ...(body && { payload: {} }),
  });
  return [answer.statusCode, (JSON.parse(answer.body) as { code?: unknown }).code];
}

const endpoints = contract
  .filter(({ access }) => access !== "public")
  .map((line) => [`${line.method} ${line.path}`, line] as const);

test.each(endpoints)("%s asks for the second factor until it is given", async (_name, line) => {
  expect(await codeOf(line, passwordSession)).toEqual([401, "second_factor_needed"]);
  expect(await codeOf(line, session)).not.toEqual([401, "second_factor_needed"]);
});
