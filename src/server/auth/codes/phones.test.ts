import { adminCalls } from "#test/admin-calls.ts";
import { authCalls, PASSWORD } from "#test/auth-calls.ts";
import { phoneSignIn, TEST_NUMBER } from "#test/phone-sign-in.ts";
import { testApp } from "#test/test-app.ts";
import { expect, test } from "vitest";

const { gateway, call, post, codeOf, clock, later, newPhone, query, signedUp } = phoneSignIn();
const userCount = async (phone: string) => (await query("select from auth.users where phone = $1", [phone])).rowCount;

test("signing up by phone gives no session until the code of the SMS comes back", async () => {
  const signUp = await post("/signup", { phone: "06 12 34 56 78", password: PASSWORD });
  expect([signUp.status, signUp.json.access_token, signUp.json.phone, signUp.json.phone_confirmed_at]).toEqual([
    200,
    undefined,
    "33612345678",
    undefined,
  ]);
  expect(gateway.received[0]!.to).toBe("+33612345678");
  expect(gateway.received[0]!.text).toMatch(
    /^\d{6} est ton code Établi\. Ne le donne à personne\.\n\n@127\.0\.0\.1:3000 #\d{6}$/,
  );
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

test("a code of an SMS works once, even when it is sent twice at the same time", async () => {
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

test("a code of an SMS expires after a minute", async () => {
  const [phoneOnTime, latePhone] = [newPhone(), newPhone()];
  await post("/otp", { phone: phoneOnTime });
  await post("/otp", { phone: latePhone });
  later(59);
  expect((await post("/verify", { type: "sms", phone: phoneOnTime, token: codeOf(phoneOnTime) })).status).toBe(200);
  later(1);
  expect((await post("/verify", { type: "sms", phone: latePhone, token: codeOf(latePhone) })).json.error_code).toBe(
    "otp_expired",
  );
});

test("a code signs a known user in and creates an account for a new one", async () => {
  const phone = newPhone();
  const answer = await post("/otp", { phone });
  expect([answer.status, answer.json.message_id]).toEqual([200, gateway.received[0]!.key]);
  const first = await post("/verify", { type: "sms", phone, token: codeOf(phone) });
  later(61);
  await post("/otp", { phone });
  const second = await post("/verify", { type: "sms", phone, token: codeOf(phone) });
  expect(second.json.user.id).toBe(first.json.user.id);
});

test("with create_user false an unknown number gets the answer of a known one and no account", async () => {
  const [usersNumber, otherNumber] = [newPhone(), newPhone()];
  await signedUp(usersNumber);
  later(61);
  const answers = [
    await post("/otp", { phone: usersNumber, create_user: false }),
    await post("/otp", { phone: otherNumber, create_user: false }),
  ];
  expect(answers.map(({ status, json }) => [status, Object.keys(json)])).toEqual([
    [200, ["message_id"]],
    [200, ["message_id"]],
  ]);
  expect(await userCount(otherNumber)).toBe(0);
  expect(gateway.received.some(({ to }) => to === `+${otherNumber}`)).toBe(false);
});

test("signing up with a known number gives the answer of a new one and sends nothing", async () => {
  const [usersNumber, newNumber] = [newPhone(), newPhone()];
  await signedUp(usersNumber);
  later(61);
  gateway.received.splice(0);
  const answers = [
    await post("/signup", { phone: usersNumber, password: PASSWORD }),
    await post("/signup", { phone: newNumber, password: PASSWORD }),
  ];
  expect(answers.map(({ status, json }) => [status, Object.keys(json).sort()])[0]).toEqual(
    answers.map(({ status, json }) => [status, Object.keys(json).sort()])[1],
  );
  expect(answers.map(({ json }) => json.phone)).toEqual([usersNumber, newNumber]);
  expect(gateway.received.map(({ to }) => to)).toEqual([`+${newNumber}`]);
});

test("an SMS that cannot be sent is an error and can be requested again at once", async () => {
  const phone = newPhone();
  gateway.status = 503;
  expect((await post("/signup", { phone, password: PASSWORD })).json).toMatchObject({
    code: 422,
    error_code: "sms_send_failed",
  });
  expect((await post("/otp", { phone: newPhone() })).json.error_code).toBe("sms_send_failed");
  expect(await userCount(phone)).toBe(0);
  gateway.status = 200;
  expect((await signedUp(phone)).status).toBe(200);
});

test("without an SMS service known and unknown numbers get the same error", async () => {
  const mute = await testApp({ clock, env: { AUTH_PHONE_AUTOCONFIRM: "false" } });
  const [usersNumber, otherNumber] = [newPhone(), newPhone()];
  await adminCalls(mute).post("/admin/users", { phone: usersNumber, phone_confirm: true, password: PASSWORD });
  for (const [path, body] of [
    ["/signup", { password: PASSWORD }],
    ["/otp", { create_user: false }],
    ["/resend", { type: "sms" }],
  ] as const)
    for (const phone of [usersNumber, otherNumber]) {
      later(61);
      expect((await authCalls(mute).call("POST", path, { body: { phone, ...body } })).json.error_code, path).toBe(
        "sms_send_failed",
      );
    }
  await mute.close();
});

test.each([
  ["a number that has an account", true],
  ["a new number", false],
])("%s gets one SMS a minute", async (_whose, isKnown) => {
  const phone = newPhone();
  if (isKnown) await signedUp(phone);
  later(61);
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

test("a right SMS code clears the wrong passwords of its number", async () => {
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

test("a wrong sign-up or code request sends no SMS", async () => {
  const wrongs = [{ data: { a: "nul \u0000 ici" } }, { data: { a: "x".repeat(5_000) } }];
  for (const more of [...wrongs, { password: "12345678" }])
    expect([more, (await post("/signup", { phone: newPhone(), password: PASSWORD, ...more })).json.error_code]).toEqual(
      [more, "data" in more ? "validation_failed" : "weak_password"],
    );
  for (const more of wrongs)
    expect([more, (await post("/otp", { phone: newPhone(), ...more })).status]).toEqual([more, 400]);
  expect(gateway.received).toEqual([]);
});

test("a user with a number alone reauthenticates by SMS", async () => {
  const phone = newPhone();
  const { access_token } = (await signedUp(phone)).json;
  later(61);
  const answer = await call("GET", "/reauthenticate", { bearer: access_token });
  expect([answer.status, typeof answer.json.message_id]).toEqual([200, "string"]);
  expect(gateway.received.at(-1)!.to).toBe(`+${phone}`);
});

test("the WhatsApp channel is refused", async () => {
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
  const { phone, code } = TEST_NUMBER;
  await post("/otp", { phone });
  expect(gateway.received).toEqual([]);
  expect((await post("/verify", { type: "sms", phone, token: code })).status).toBe(200);
});

test("malformed numbers are refused", async () => {
  for (const phone of ["12", "+0612345678", "06 12 34 56 7", "0612345678x", "'; --"])
    expect((await post("/otp", { phone })).json).toMatchObject({
      error_code: "validation_failed",
      msg: "Invalid phone number format (E.164 required)",
    });
});
