import type { AuthSession } from "#test/auth-calls.ts";
import { authCalls } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let now = new Date("2026-11-21T08:00:00Z");
beforeAll(async () => {
  app = await testApp({
    clock: () => now,
    env: { AUTH_SESSION_TIMEBOX_SECONDS: "7200", AUTH_SESSION_INACTIVITY_SECONDS: "1800" },
  });
  auth = authCalls(app);
});
afterAll(() => app.close());
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));

test("a session ends after its longest duration, even while in use", async () => {
  let session = await auth.signUp("bornee@example.org");
  for (let step = 0; step < 4; step++) {
    later(1_700);
    const refresh = await auth.refresh(session.refresh_token);
    expect(refresh.status).toBe(200);
    session = refresh.json as AuthSession;
  }
  later(399);
  expect([await auth.api(session.access_token), (await auth.user(session.access_token)).status]).toEqual([200, 200]);
  later(1);
  expect(await auth.api(session.access_token)).toBe(401);
  expect((await auth.user(session.access_token)).json.error_code).toBe("session_not_found");
  expect((await auth.refresh(session.refresh_token)).json).toMatchObject({
    error_code: "session_expired",
    msg: "Invalid Refresh Token: Session Expired",
  });
});

test("a session ends after a long time without a refresh", async () => {
  const session = await auth.signUp("oubliee@example.org");
  later(1_799);
  const nextSession = (await auth.refresh(session.refresh_token)).json as AuthSession;
  later(1_800);
  expect((await auth.refresh(nextSession.refresh_token)).json).toMatchObject({
    error_code: "session_expired",
    msg: "Invalid Refresh Token: Session Expired (Inactivity)",
  });
});
