import { PASSWORD } from "#test/auth-calls.ts";
import { phoneSignIn } from "#test/phone-sign-in.ts";
import { expect, test } from "vitest";

const { gateway, call, post, codeOf, later, newPhone, query, signedUp } = phoneSignIn();

test("a new number replaces the old one only after its code", async () => {
  const [before, after] = [newPhone(), newPhone()];
  const { access_token, user } = (await signedUp(before)).json;
  const answer = await call("PUT", "/user", { body: { phone: after }, bearer: access_token });
  expect([answer.status, answer.json.phone, answer.json.new_phone]).toEqual([200, before, after]);
  expect((await post("/verify", { type: "phone_change", phone: before, token: codeOf(after) })).status).toBe(403);
  const changedSession = await post("/verify", { type: "phone_change", phone: after, token: codeOf(after) });
  expect([
    changedSession.status,
    changedSession.json.user.id,
    changedSession.json.user.phone,
    changedSession.json.user.new_phone,
  ]).toEqual([200, user.id, after, undefined]);
  expect((await post("/token?grant_type=password", { phone: before, password: PASSWORD })).json.error_code).toBe(
    "invalid_credentials",
  );
});

test("a number of another user is refused, even when taken during the change", async () => {
  const [mine, theirs, newNumber] = [newPhone(), newPhone(), newPhone()];
  const { access_token } = (await signedUp(mine)).json;
  await signedUp(theirs);
  expect((await call("PUT", "/user", { body: { phone: theirs }, bearer: access_token })).json.error_code).toBe(
    "phone_exists",
  );
  await call("PUT", "/user", { body: { phone: newNumber }, bearer: access_token });
  const code = codeOf(newNumber);
  await query("update auth.users set phone = $1 where phone = $2", [newNumber, theirs]);
  expect((await post("/verify", { type: "phone_change", phone: newNumber, token: code })).json.error_code).toBe(
    "phone_exists",
  );
});

test("the code of a new number can be sent again", async () => {
  const [mine, newNumber] = [newPhone(), newPhone()];
  const { access_token } = (await signedUp(mine)).json;
  await call("PUT", "/user", { body: { phone: newNumber }, bearer: access_token });
  const first = codeOf(newNumber);
  later(61);
  expect(await post("/resend", { type: "phone_change", phone: newNumber })).toMatchObject({
    status: 200,
    json: { message_id: expect.any(String) },
  });
  expect(codeOf(newNumber) === first).toBe(false);
  const sentCount = gateway.received.length;
  const nobodys = newPhone();
  for (const state of [200, 500, 500]) {
    gateway.status = state;
    expect(
      (({ status, json }) => [status, json])(await post("/resend", { type: "phone_change", phone: nobodys })),
    ).toEqual([200, {}]);
  }
  expect(gateway.received).toHaveLength(sentCount);
  expect((await post("/verify", { type: "phone_change", phone: newNumber, token: codeOf(newNumber) })).status).toBe(
    200,
  );
});

/** The faults of a call that also asks for an SMS. */
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
  "a change of number with %s is refused, sends no SMS and uses up no quota",
  async (_what, more, error_code) => {
    const { access_token } = (await signedUp(newPhone())).json;
    gateway.received.splice(0);
    const newNumber = newPhone();
    expect(
      (await call("PUT", "/user", { body: { phone: newNumber, ...more }, bearer: access_token })).json,
    ).toMatchObject({ error_code });
    expect(gateway.received).toEqual([]);
    expect((await call("PUT", "/user", { body: { phone: newNumber }, bearer: access_token })).status).toBe(200);
    expect(gateway.received.map(({ to }) => to)).toEqual([`+${newNumber}`]);
  },
);

test("a change of number without a recent proof or a session sends no SMS", async () => {
  const { access_token } = (await signedUp(newPhone())).json;
  gateway.received.splice(0);
  later(700);
  expect((await call("PUT", "/user", { body: { phone: newPhone() }, bearer: access_token })).json.error_code).toBe(
    "reauthentication_needed",
  );
  await call("POST", "/logout", { bearer: access_token });
  expect((await call("PUT", "/user", { body: { phone: newPhone() }, bearer: access_token })).status).toBe(403);
  expect(gateway.received).toEqual([]);
});

test("an anonymous user who adds a number becomes permanent and keeps their ID", async () => {
  const anonymous = (await post("/signup", {})).json;
  expect(anonymous.user.is_anonymous).toBe(true);
  const phone = newPhone();
  await call("PUT", "/user", { body: { phone }, bearer: anonymous.access_token });
  const permanentSession = await post("/verify", { type: "phone_change", phone, token: codeOf(phone) });
  expect([
    permanentSession.json.user.id,
    permanentSession.json.user.is_anonymous,
    permanentSession.json.user.app_metadata.providers,
  ]).toEqual([anonymous.user.id, false, ["phone"]]);
});

test("an anonymous user can set a password only together with a login", async () => {
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
