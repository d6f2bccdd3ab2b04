import { createServer } from "node:http";
import type { Server } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { adminCalls } from "#test/admin-calls.ts";
import { authCalls, PASSWORD } from "#test/auth-calls.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";

// A real HTTP service takes the SMS: what it hears is what a phone would show.
type Heard = { to: string; text: string; key: unknown };
const heard: Heard[] = [];
let answer = 200;
let gateway: Server;
let house: TestApp;
let now = new Date("2026-11-21T08:00:00Z");

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      const sms = JSON.parse(body) as { to: string; text: string };
      if (answer === 200) heard.push({ ...sms, key: request.headers["idempotency-key"] });
      response.writeHead(answer).end("{}");
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const { port } = gateway.address() as { port: number };
  house = await testApp({
    clock: () => now,
    env: {
      SMS_URL: `http://127.0.0.1:${port}/send`,
      AUTH_SMS_PER_HOUR: "1000",
      AUTH_TEST_CODES: "33699999999=424242",
      AUTH_ANONYMOUS_ENABLED: "true",
    },
  });
});
afterAll(async () => {
  await house.close();
  gateway.close();
});
beforeEach(() => void heard.splice(0));
afterEach(() => void (answer = 200));

const call = (...args: Parameters<ReturnType<typeof authCalls>["call"]>) => authCalls(house).call(...args);
const post = (path: string, body: object, bearer?: string) => call("POST", path, { body, ...(bearer && { bearer }) });
const codeOf = (phone: string) => /^\d{6}/.exec(heard.findLast(({ to }) => to === `+${phone}`)!.text)![0];
const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const userCount = async (phone: string) =>
  Number(
    (await house.database.owner.query<{ count: string }>("select count(*) from auth.users where phone = $1", [phone]))
      .rows[0]!.count,
  );
let last = 33600000000;
const newPhone = () => String(++last);

async function signedUp(phone: string) {
  await post("/signup", { phone, password: PASSWORD });
  return post("/verify", { type: "sms", phone, token: codeOf(phone) });
}

test("signing up by phone gives no session until the code of the SMS comes back", async () => {
  const made = await post("/signup", { phone: "06 12 34 56 78", password: PASSWORD });
  expect([made.status, made.json.access_token, made.json.phone, made.json.phone_confirmed_at]).toEqual([
    200,
    undefined,
    "33612345678",
    undefined,
  ]);
  expect(heard[0]!.to).toBe("+33612345678");
  expect(heard[0]!.text).toMatch(/^\d{6} est ton code Établi\. Ne le donne à personne\.\n\n@127\.0\.0\.1:3000 #\d{6}$/);
  expect((await post("/token?grant_type=password", { phone: "33612345678", password: PASSWORD })).json).toMatchObject({
    error_code: "phone_not_confirmed",
  });
  const session = await post("/verify", { type: "sms", phone: "+33 6 12 34 56 78", token: codeOf("33612345678") });
  expect([
    session.status,
    session.json.user.phone,
    typeof session.json.user.phone_confirmed_at,
    session.json.user.user_metadata.phone_verified,
  ]).toEqual([200, "33612345678", "string", true]);
  expect((await post("/token?grant_type=password", { phone: "0612345678", password: PASSWORD })).status).toBe(200);
});

test("a code of an SMS is good once, even used twice at once", async () => {
  const phone = newPhone();
  await post("/signup", { phone, password: PASSWORD });
  const body = { type: "sms", phone, token: codeOf(phone) };
  const answers = await Promise.all([post("/verify", body), post("/verify", body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect((await post("/verify", body)).json).toMatchObject({
    error_code: "otp_expired",
    msg: "Token has expired or is invalid",
  });
});

test("a code of an SMS lives a minute", async () => {
  const [kept, lost] = [newPhone(), newPhone()];
  await post("/otp", { phone: kept });
  await post("/otp", { phone: lost });
  later(59);
  expect((await post("/verify", { type: "sms", phone: kept, token: codeOf(kept) })).status).toBe(200);
  later(1);
  expect((await post("/verify", { type: "sms", phone: lost, token: codeOf(lost) })).json.error_code).toBe(
    "otp_expired",
  );
});

test("a code signs in who is known, and makes who is not", async () => {
  const phone = newPhone();
  const asked = await post("/otp", { phone });
  expect([asked.status, asked.json.message_id]).toEqual([200, heard[0]!.key]);
  const first = await post("/verify", { type: "sms", phone, token: codeOf(phone) });
  later(61);
  await post("/otp", { phone });
  const second = await post("/verify", { type: "sms", phone, token: codeOf(phone) });
  expect(second.json.user.id).toBe(first.json.user.id);
});

test("an unknown number and create_user false answers as a known one, and nobody is made", async () => {
  const [known, unknown] = [newPhone(), newPhone()];
  await signedUp(known);
  later(61);
  const answers = [
    await post("/otp", { phone: known, create_user: false }),
    await post("/otp", { phone: unknown, create_user: false }),
  ];
  expect(answers.map(({ status, json }) => [status, Object.keys(json)])).toEqual([
    [200, ["message_id"]],
    [200, ["message_id"]],
  ]);
  expect(await userCount(unknown)).toBe(0);
  expect(heard.some(({ to }) => to === `+${unknown}`)).toBe(false);
});

test("signing up with a known number answers as with a new one, and sends nothing", async () => {
  const [known, fresh] = [newPhone(), newPhone()];
  await signedUp(known);
  later(61);
  heard.splice(0);
  const answers = [
    await post("/signup", { phone: known, password: PASSWORD }),
    await post("/signup", { phone: fresh, password: PASSWORD }),
  ];
  expect(answers.map(({ status, json }) => [status, Object.keys(json).sort()])[0]).toEqual(
    answers.map(({ status, json }) => [status, Object.keys(json).sort()])[1],
  );
  expect(answers.map(({ json }) => json.phone)).toEqual([known, fresh]);
  expect(heard.map(({ to }) => to)).toEqual([`+${fresh}`]);
});

test("an SMS that cannot be sent is told, leaves nothing behind, and may be asked for again at once", async () => {
  const phone = newPhone();
  answer = 503;
  expect((await post("/signup", { phone, password: PASSWORD })).json).toMatchObject({
    code: 422,
    error_code: "sms_send_failed",
  });
  expect((await post("/otp", { phone: newPhone() })).json.error_code).toBe("sms_send_failed");
  expect(await userCount(phone)).toBe(0);
  answer = 200;
  expect((await signedUp(phone)).status).toBe(200);
});

test("where no SMS can leave, it is told for known and unknown numbers alike", async () => {
  const mute = await testApp({ clock: () => now, env: { AUTH_PHONE_AUTOCONFIRM: "false" } });
  const [known, unknown] = [newPhone(), newPhone()];
  await adminCalls(mute).post("/admin/users", { phone: known, phone_confirm: true, password: PASSWORD });
  for (const [path, body] of [
    ["/signup", { password: PASSWORD }],
    ["/otp", { create_user: false }],
    ["/resend", { type: "sms" }],
  ] as const)
    for (const phone of [known, unknown]) {
      later(61);
      expect((await authCalls(mute).call("POST", path, { body: { phone, ...body } })).json.error_code, path).toBe(
        "sms_send_failed",
      );
    }
  await mute.close();
});

test("one SMS a minute to a number, known or not", async () => {
  const phone = newPhone();
  await post("/otp", { phone });
  later(20);
  const again = await post("/otp", { phone });
  expect([again.status, again.json.error_code, again.json.msg, again.headers["retry-after"]]).toEqual([
    429,
    "over_sms_send_rate_limit",
    "For security purposes, you can only request this after 40 seconds.",
    "40",
  ]);
  later(40);
  expect((await post("/resend", { type: "sms", phone })).status).toBe(200);
});

test("a code of an SMS that comes back forgets the wrong passwords of its number", async () => {
  const phone = newPhone();
  await signedUp(phone);
  later(61);
  for (let tries = 0; tries < 5; tries++)
    await post("/token?grant_type=password", { phone, password: "faux mot de passe" });
  expect((await post("/token?grant_type=password", { phone, password: PASSWORD })).status).toBe(429);
  await post("/otp", { phone });
  await post("/verify", { type: "sms", phone, token: codeOf(phone) });
  expect((await post("/token?grant_type=password", { phone, password: PASSWORD })).status).toBe(200);
});

test("after five wrong tries, even the right code is refused", async () => {
  const phone = newPhone();
  await post("/otp", { phone });
  const right = codeOf(phone);
  for (let tries = 0; tries < 5; tries++)
    await post("/verify", { type: "sms", phone, token: right === "000000" ? "000001" : "000000" });
  expect((await post("/verify", { type: "sms", phone, token: right })).json.error_code).toBe("otp_expired");
});

test("a new number takes the place of the old one once its code came back, and not before", async () => {
  const [before, after] = [newPhone(), newPhone()];
  const { access_token, user } = (await signedUp(before)).json;
  const asked = await call("PUT", "/user", { body: { phone: after }, bearer: access_token });
  expect([asked.status, asked.json.phone, asked.json.new_phone]).toEqual([200, before, after]);
  expect((await post("/verify", { type: "phone_change", phone: before, token: codeOf(after) })).status).toBe(403);
  const changed = await post("/verify", { type: "phone_change", phone: after, token: codeOf(after) });
  expect([changed.status, changed.json.user.id, changed.json.user.phone, changed.json.user.new_phone]).toEqual([
    200,
    user.id,
    after,
    undefined,
  ]);
  expect((await post("/token?grant_type=password", { phone: before, password: PASSWORD })).json.error_code).toBe(
    "invalid_credentials",
  );
});

test("a number somebody has is refused, also when they took it while the code was on its way", async () => {
  const [mine, theirs, wanted] = [newPhone(), newPhone(), newPhone()];
  const { access_token } = (await signedUp(mine)).json;
  await signedUp(theirs);
  expect((await call("PUT", "/user", { body: { phone: theirs }, bearer: access_token })).json.error_code).toBe(
    "phone_exists",
  );
  await call("PUT", "/user", { body: { phone: wanted }, bearer: access_token });
  const code = codeOf(wanted);
  await house.database.owner.query("update auth.users set phone = $1 where phone = $2", [wanted, theirs]);
  expect((await post("/verify", { type: "phone_change", phone: wanted, token: code })).json.error_code).toBe(
    "phone_exists",
  );
});

test("the code of a new number can be asked for again; a number nobody asked for gets the same answer", async () => {
  const [mine, wanted] = [newPhone(), newPhone()];
  const { access_token } = (await signedUp(mine)).json;
  await call("PUT", "/user", { body: { phone: wanted }, bearer: access_token });
  const first = codeOf(wanted);
  later(61);
  expect(await post("/resend", { type: "phone_change", phone: wanted })).toMatchObject({
    status: 200,
    json: { message_id: expect.any(String) },
  });
  expect(codeOf(wanted) === first).toBe(false);
  const sent = heard.length;
  const nobodys = newPhone();
  for (const state of [200, 500, 500]) {
    answer = state;
    expect(
      (({ status, json }) => [status, json])(await post("/resend", { type: "phone_change", phone: nobodys })),
    ).toEqual([200, {}]);
  }
  expect(heard).toHaveLength(sent);
  expect((await post("/verify", { type: "phone_change", phone: wanted, token: codeOf(wanted) })).status).toBe(200);
});

/** What is wrong in a call that also asks for an SMS. */
const WRONG: [string, object, string][] = [
  ["a weak password", { password: "12345678" }, "weak_password"],
  ["the same password", { password: PASSWORD }, "same_password"],
  ["a wrong current password", { current_password: "faux mot de passe" }, "current_password_invalid"],
  ["a wrong nonce", { nonce: "000000" }, "reauthentication_not_valid"],
  ["an address that is none", { email: "pas une adresse" }, "validation_failed"],
  ["metadata that cannot be stored", { data: { a: "nul \u0000 ici" } }, "validation_failed"],
  ["metadata too large for a token", { data: { a: "x".repeat(5_000) } }, "validation_failed"],
  ["half of PKCE", { code_challenge: "x".repeat(43) }, "validation_failed"],
  ["what only an administrator writes", { app_metadata: {} }, "not_admin"],
];

test.each(WRONG)(
  "a change of number with %s is refused before any SMS leaves, and takes no pace",
  async (_what, more, error_code) => {
    const { access_token } = (await signedUp(newPhone())).json;
    heard.splice(0);
    const wanted = newPhone();
    expect((await call("PUT", "/user", { body: { phone: wanted, ...more }, bearer: access_token })).json).toMatchObject(
      { error_code },
    );
    expect(heard).toEqual([]);
    expect((await call("PUT", "/user", { body: { phone: wanted }, bearer: access_token })).status).toBe(200);
    expect(heard.map(({ to }) => to)).toEqual([`+${wanted}`]);
  },
);

test("a change of number without a recent proof, or by who is signed out, sends no SMS", async () => {
  const { access_token } = (await signedUp(newPhone())).json;
  heard.splice(0);
  later(700);
  expect((await call("PUT", "/user", { body: { phone: newPhone() }, bearer: access_token })).json.error_code).toBe(
    "reauthentication_needed",
  );
  await call("POST", "/logout", { bearer: access_token });
  expect((await call("PUT", "/user", { body: { phone: newPhone() }, bearer: access_token })).status).toBe(403);
  expect(heard).toEqual([]);
});

test("a sign-up or a code asked for with something wrong in it sends no SMS", async () => {
  const wrongs = WRONG.filter(([what]) => /stored|large/.test(what)).map(([, more]) => more);
  for (const more of [...wrongs, { password: "12345678" }])
    expect([more, (await post("/signup", { phone: newPhone(), password: PASSWORD, ...more })).json.error_code]).toEqual(
      [more, "data" in more ? "validation_failed" : "weak_password"],
    );
  for (const more of wrongs)
    expect([more, (await post("/otp", { phone: newPhone(), ...more })).status]).toEqual([more, 400]);
  expect(heard).toEqual([]);
});

test("somebody with a number alone proves again who they are by SMS", async () => {
  const phone = newPhone();
  const { access_token } = (await signedUp(phone)).json;
  later(61);
  const asked = await call("GET", "/reauthenticate", { bearer: access_token });
  expect([asked.status, typeof asked.json.message_id]).toEqual([200, "string"]);
  expect(heard.at(-1)!.to).toBe(`+${phone}`);
});

test("who came without a login gains one with a number, and stays the same person", async () => {
  const anonymous = (await post("/signup", {})).json;
  expect(anonymous.user.is_anonymous).toBe(true);
  const phone = newPhone();
  await call("PUT", "/user", { body: { phone }, bearer: anonymous.access_token });
  const kept = await post("/verify", { type: "phone_change", phone, token: codeOf(phone) });
  expect([kept.json.user.id, kept.json.user.is_anonymous, kept.json.user.app_metadata.providers]).toEqual([
    anonymous.user.id,
    false,
    ["phone"],
  ]);
});

test("who came without a login gains one with an address, at once where addresses need no confirmation", async () => {
  const anonymous = (await post("/signup", {})).json;
  const kept = await call("PUT", "/user", { body: { email: "venue@example.org" }, bearer: anonymous.access_token });
  expect([kept.json.email, kept.json.is_anonymous, kept.json.identities.length]).toEqual([
    "venue@example.org",
    false,
    1,
  ]);
  expect((await call("PUT", "/user", { body: { password: PASSWORD }, bearer: anonymous.access_token })).status).toBe(
    200,
  );
});

test("who came without a login takes a password with one, not without", async () => {
  const anonymous = (await post("/signup", {})).json;
  expect(
    (await call("PUT", "/user", { body: { password: PASSWORD }, bearer: anonymous.access_token })).json,
  ).toMatchObject({ code: 422, error_code: "validation_failed" });
  const phone = newPhone();
  expect(
    (await call("PUT", "/user", { body: { phone, password: PASSWORD }, bearer: anonymous.access_token })).status,
  ).toBe(200);
  expect((await post("/token?grant_type=password", { phone, password: PASSWORD })).json.error_code).toBe(
    "invalid_credentials",
  );
  await post("/verify", { type: "phone_change", phone, token: codeOf(phone) });
  expect((await post("/token?grant_type=password", { phone, password: PASSWORD })).json.user.id).toBe(
    anonymous.user.id,
  );
});

test("WhatsApp is not spoken", async () => {
  for (const path of ["/otp", "/signup"])
    expect((await post(path, { phone: newPhone(), password: PASSWORD, channel: "whatsapp" })).json.error_code).toBe(
      "validation_failed",
    );
  const { access_token } = (await signedUp(newPhone())).json;
  expect(
    (await call("PUT", "/user", { body: { phone: newPhone(), channel: "whatsapp" }, bearer: access_token })).json
      .error_code,
  ).toBe("validation_failed");
});

test("a number of the test bench always has the same code and receives nothing", async () => {
  await post("/otp", { phone: "33699999999" });
  expect(heard).toEqual([]);
  expect((await post("/verify", { type: "sms", phone: "33699999999", token: "424242" })).status).toBe(200);
});

test("wrong numbers are refused before anything", async () => {
  for (const phone of ["12", "+0612345678", "06 12 34 56 7", "0612345678x", "'; --"])
    expect((await post("/otp", { phone })).json).toMatchObject({
      error_code: "validation_failed",
      msg: "Invalid phone number format (E.164 required)",
    });
});
