import type { AuthSession } from "#test/auth-calls.ts";
import { authCalls } from "#test/auth-calls.ts";
import { factorCalls } from "#test/factor-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { decodeJwt } from "jose";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

// A phone as second factor. A real HTTP service receives the SMS, and its copy is what the phone would show.

const sentSms: { to: string; text: string }[] = [];
let gatewayAnswer = 200;
let gateway: Server;
let app: TestApp;
let auth: ReturnType<typeof authCalls>;
let factors: ReturnType<typeof factorCalls>;
let now = new Date("2026-11-21T08:00:00Z");
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
let people = 0;
let phone: string;
let session: AuthSession;
let id: string;

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      if (gatewayAnswer === 200) sentSms.push(JSON.parse(body) as { to: string; text: string });
      response.writeHead(gatewayAnswer).end("{}");
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const { port } = gateway.address() as { port: number };
  app = await testApp({
    clock: () => now,
    env: { SMS_URL: `http://127.0.0.1:${port}/send`, AUTH_SMS_PER_HOUR: "1000" },
  });
  auth = authCalls(app);
  factors = factorCalls(app, () => now);
});
beforeEach(async () => {
  later(3600);
  phone = String(33600000000 + ++people);
  session = await auth.signUp(`mobile${people}@example.org`);
  id = (await factors.enroll(session, { factor_type: "phone", phone: `+${phone}`, friendly_name: "Mobile" })).json.id;
});
afterEach(() => void (gatewayAnswer = 200));
afterAll(async () => {
  await app.close();
  gateway.close();
});

const codeSent = () => /^\d{6}/.exec(sentSms.findLast(({ to }) => to === `+${phone}`)!.text)![0];
const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");
const newChallenge = async (): Promise<string> => (await factors.challenge(session, id)).json.id;
const refusal = (code: string) => ({ status: 422, json: { error_code: code } });

test("enrolling a phone answers its number and sends no SMS", async () => {
  const { status, json } = await factors.enroll(session, {
    factor_type: "phone",
    phone: "06 98 76 54 32",
    friendly_name: "Fixe",
  });
  expect([status, json]).toEqual([200, { id: json.id, type: "phone", friendly_name: "Fixe", phone: "+33698765432" }]);
  expect((await auth.user(session.access_token)).json.factors[1]).toMatchObject({
    factor_type: "phone",
    phone: "33698765432",
    status: "unverified",
  });
  expect(sentSms.filter(({ to }) => to === "+33698765432")).toEqual([]);
});

test("a malformed number is refused", async () => {
  expect((await factors.enroll(session, { factor_type: "phone" })).json.msg).toBe(
    "Phone number required to enroll Phone factor",
  );
  for (const wrong of ["abc", "123", "+0612345678", "é"])
    expect(await factors.enroll(session, { factor_type: "phone", phone: wrong })).toMatchObject({
      status: 400,
      json: { error_code: "validation_failed", msg: "Invalid phone number format (E.164 required)" },
    });
  for (const wrong of [5, { a: 1 }, ["+33612345678"], "6\u0000"])
    expect((await factors.enroll(session, { factor_type: "phone", phone: wrong })).status).toBe(400);
});

test("the code of the SMS raises the session by phone", async () => {
  const challenge = await factors.challenge(session, id);
  expect(challenge).toMatchObject({ status: 200, json: { type: "phone", expires_at: now.getTime() / 1000 + 300 } });
  const rows = await app.database.owner.query<{ row: string }>("select c::text as row from auth.mfa_challenges c");
  expect(rows.rows.map(({ row }) => row).join()).not.toMatch(new RegExp(`(?<!\\d)${codeSent()}(?!\\d)`));
  expect(JSON.stringify(challenge.json)).not.toContain(codeSent());
  later(1);
  const raisedSession = await factors.verify(session, id, challenge.json.id, codeSent());
  expect(decodeJwt(raisedSession.json.access_token)).toMatchObject({
    aal: "aal2",
    amr: [{ method: "mfa/phone" }, { method: "password" }],
  });
  await factors.remove(raisedSession.json, id);
  expect(decodeJwt((await auth.refresh(raisedSession.json.refresh_token)).json.access_token)).toMatchObject({
    aal: "aal1",
    amr: [{ method: "password" }],
  });
});

test("after five wrong phone codes even the right one is refused", async () => {
  const challenge = await newChallenge();
  for (let tries = 0; tries < 5; tries++)
    expect(await factors.verify(session, id, challenge, otherThan(codeSent()))).toMatchObject({
      ...refusal("mfa_verification_failed"),
      json: { msg: "Invalid MFA Phone code entered" },
    });
  later(2);
  expect(await factors.verify(session, id, challenge, codeSent())).toMatchObject(refusal("mfa_challenge_expired"));
});

test("a phone code works once, for its own challenge, for five minutes", async () => {
  const firstChallenge = await newChallenge();
  const old = codeSent();
  later(60);
  const second = await newChallenge();
  if (old !== codeSent())
    expect(await factors.verify(session, id, second, old)).toMatchObject(refusal("mfa_verification_failed"));
  const answers = await Promise.all([1, 2, 3].map(() => factors.verify(session, id, second, codeSent())));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  expect(await factors.verify(session, id, second, codeSent())).toMatchObject(refusal("mfa_ip_address_mismatch"));
  later(240);
  expect(await factors.verify(session, id, firstChallenge, old)).toMatchObject(refusal("mfa_challenge_expired"));
});

test("a factor gets one SMS a minute, even when several are requested at the same time", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => factors.challenge(session, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  expect(await factors.challenge(session, id)).toMatchObject({
    status: 429,
    json: {
      error_code: "over_sms_send_rate_limit",
      msg: "For security purposes, you can only request this after 60 seconds.",
    },
  });
  later(60);
  expect((await factors.challenge(session, id)).status).toBe(200);
  expect(sentSms.filter(({ to }) => to === `+${phone}`)).toHaveLength(2);
});

test("an SMS that could not be sent leaves no challenge", async () => {
  gatewayAnswer = 500;
  expect(await factors.challenge(session, id)).toMatchObject(refusal("sms_send_failed"));
  expect((await app.database.owner.query("select from auth.mfa_challenges where factor_id = $1", [id])).rowCount).toBe(
    0,
  );
});

test("only a verified number of the same user cannot be enrolled again", async () => {
  const enrollAgain = (of: AuthSession, friendly_name = "Encore") =>
    factors.enroll(of, { factor_type: "phone", phone, friendly_name });
  expect((await enrollAgain(session)).status).toBe(200);
  expect((await factors.challenge(session, id)).json.error_code).toBe("mfa_factor_not_found");
  id = (await enrollAgain(session, "Mobile")).json.id;
  const raisedSession = (await factors.verify(session, id, await newChallenge(), codeSent())).json as AuthSession;
  expect(await enrollAgain(raisedSession)).toMatchObject(refusal("mfa_verified_factor_exists"));
  expect((await enrollAgain(await auth.signUp(`autre${people}@example.org`))).status).toBe(200);
});

test("a channel other than SMS is refused", async () => {
  const ask = (channel: unknown) =>
    auth.call("POST", `/factors/${id}/challenge`, { bearer: session.access_token, body: { channel } });
  for (const channel of ["whatsapp", "pigeon", 5])
    expect(await ask(channel)).toMatchObject({ status: 400, json: { error_code: "validation_failed" } });
  expect((await ask("sms")).status).toBe(200);
});
