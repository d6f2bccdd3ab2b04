import { meanwhile } from "#test/meanwhile.ts";
import { openTeamApp } from "#test/team-app.ts";
import { join } from "#test/team.ts";
import type { Person } from "#test/test-app.ts";
import { afterAll, expect, test } from "vitest";

// Only the letter of an invitation lets a person join a company.

const { app, company, team, invite, lastToken, accept, memberId, passTime } = await openTeamApp();
afterAll(() => app.close());

test("an invited person joins with the role and address of the invitation", async () => {
  const { owner, id, name } = await company();
  expect((await invite(owner, "Paul@Example.org", "worker")).json.invitation).toMatchObject({
    email: "paul@example.org",
    role: "worker",
    state: "pending",
    inviter_name: owner.email,
  });
  const token = await lastToken();
  const page = await app.server.inject({ url: `/api/invitations/${token}` });
  expect(page.json()).toMatchObject({
    company_name: name,
    role: "worker",
    email: "p•••l@example.org",
    state: "pending",
  });
  expect(page.body).not.toContain("paul@");
  const paul = await app.signUp("paul@example.org");
  expect((await accept(paul, token, { name: "Paul Petit" })).json.company).toMatchObject({ id, role: "worker" });
  expect(await team(owner)).toMatchObject({
    members: [{ role: "owner" }, { email: "paul@example.org", name: "Paul Petit", role: "worker" }],
    invitations: [],
  });
  expect((await app.server.inject({ url: `/api/invitations/${token}` })).json().state).toBe("accepted");
});

test("accepting an invitation creates no company", async () => {
  const { owner, id, name } = await company();
  const guest = await app.signUp("guest@example.org");
  await invite(owner, "guest@example.org");
  expect((await guest.call("GET", "/api/companies")).json.companies).toEqual([]);
  await accept(guest, await lastToken());
  expect((await guest.call("GET", "/api/companies")).json.companies).toEqual([{ id, name, role: "worker" }]);
  expect((await guest.call("GET", "/api/company")).json.company.id).toBe(id);
});

test("an invited person who starts before accepting gets their own company and may still join", async () => {
  const { owner, id } = await company();
  const guest = await app.signUp("early@example.org");
  await invite(owner, "early@example.org");
  const own = (await guest.call("GET", "/api/company")).json.company;
  expect(own).toMatchObject({ role: "owner" });
  await accept(guest, await lastToken());
  expect((await guest.call("GET", "/api/companies")).json.companies).toMatchObject([
    { id: own.id, role: "owner" },
    { id, role: "worker" },
  ]);
});

test("an invitation accepted several times at once adds one member", async () => {
  const { owner } = await company();
  const guest = await app.signUp("twice@example.org");
  await invite(owner, "twice@example.org");
  const token = await lastToken();
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(guest, token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await accept(guest, token)).status).toBe(200);
  expect((await team(owner)).members).toHaveLength(2);
});

test("an invitation refuses every other address with the reason", async () => {
  const { owner } = await company();
  await invite(owner, "right@example.org");
  const [token, wrong] = [await lastToken(), await app.signUp("wrong@example.org")];
  const refusal = await accept(wrong, token);
  expect(refusal).toMatchObject({ status: 403, json: { code: "other_address" } });
  expect(refusal.json.error).toBe(
    "Cette invitation est pour r•••t@example.org, et tu es connecté avec wrong@example.org. " +
      "Connecte-toi avec l'adresse invitée.",
  );
  expect((await team(owner)).members).toHaveLength(1);
  expect((await wrong.call("GET", "/api/companies")).json.companies).toEqual([]);
});

test("an unconfirmed address cannot accept an invitation", async () => {
  const { owner } = await company();
  const guest = await app.signUp("unproved@example.org");
  await app.database.owner.query(
    "update auth.users set email_confirmed_at = null where email = 'unproved@example.org'",
  );
  await invite(owner, "unproved@example.org");
  const token = await lastToken();
  expect(await accept(guest, token)).toMatchObject({ status: 422, json: { code: "address_unconfirmed" } });
  await app.database.owner.query(
    "update auth.users set email_confirmed_at = now() where email = 'unproved@example.org'",
  );
  expect((await accept(guest, token)).status).toBe(200);
});

test("a revoked, expired or unknown invitation cannot be accepted", async () => {
  const { owner } = await company();
  const guest = await app.signUp("late@example.org");
  const first = (await invite(owner, "late@example.org")).json.invitation;
  const revokedToken = await lastToken();
  expect((await owner.call("DELETE", `/api/team/invitations/${first.id}`)).json).toEqual({ cancelled: first.id });
  expect(await accept(guest, revokedToken)).toMatchObject({ status: 422, json: { code: "invitation_revoked" } });
  await invite(owner, "late@example.org");
  const over = await lastToken();
  passTime(7 * 86_400_000);
  const signedInAgain = await app.server.inject({
    method: "POST",
    url: "/auth/v1/token?grant_type=password",
    payload: { email: guest.email, password: "un bon mot de passe" },
  });
  const headers = { authorization: `Bearer ${signedInAgain.json().access_token}` };
  const late = await app.server.inject({ method: "POST", url: `/api/invitations/${over}/accept`, headers });
  expect(late.json()).toMatchObject({ code: "invitation_expired" });
  const never = await app.server.inject({
    method: "POST",
    url: "/api/invitations/nothing-of-the-kind/accept",
    headers,
  });
  expect(never.statusCode).toBe(404);
  expect((await app.server.inject({ url: "/api/invitations/nothing-of-the-kind" })).statusCode).toBe(404);
});

test("an invitation is either accepted or revoked, never both", async () => {
  const { owner } = await company();
  const guest = await app.signUp("race@example.org");
  const { invitation } = (await invite(owner, "race@example.org")).json;
  const token = await lastToken();
  const [acceptAnswer, revokeAnswer] = await Promise.all([
    accept(guest, token),
    owner.call("DELETE", `/api/team/invitations/${invitation.id}`),
  ]);
  expect([acceptAnswer.status, revokeAnswer.status].sort()).toEqual([200, 422]);
  expect((await team(owner)).members).toHaveLength(acceptAnswer.status === 200 ? 2 : 1);
});

test("an invitation sent again has a new link, once a minute at most", async () => {
  const { owner } = await company();
  const guest = await app.signUp("again@example.org");
  const { invitation } = (await invite(owner, "again@example.org")).json;
  const former = await lastToken();
  const resend = () => owner.call("POST", `/api/team/invitations/${invitation.id}/resend`, {});
  expect(await resend()).toMatchObject({ status: 429, json: { code: "resent_too_soon" } });
  passTime(60_000);
  expect((await resend()).status).toBe(200);
  const token = await lastToken();
  expect(token).not.toBe(former);
  expect((await accept(guest, former)).status).toBe(404);
  expect((await accept(guest, token)).status).toBe(200);
});

test("an address has one pending invitation at most", async () => {
  const { owner } = await company();
  const [first, second] = await Promise.all([invite(owner, "one@example.org"), invite(owner, "ONE@example.org")]);
  expect([first.status, second.status].sort()).toEqual([200, 422]);
  expect(await invite(owner, owner.email)).toMatchObject({ status: 422, json: { code: "already_member" } });
  expect(await invite(owner, "not an address")).toMatchObject({ status: 400 });
  expect(await invite(owner, "")).toMatchObject({
    status: 400,
    json: { error: "Indique l'adresse email de la personne." },
  });
});

test("two calls with the same key send one invitation", async () => {
  const { owner } = await company();
  const key = { "idempotency-key": "invite-00001" };
  const [first, again] = [
    await invite(owner, "key@example.org", "manager", key),
    await invite(owner, "key@example.org", "manager", key),
  ];
  expect(again.json).toEqual(first.json);
});

test("a company sends twenty invitations an hour at most, even at the same moment", async () => {
  const { owner } = await company();
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, index) => invite(owner, `mass${index}@example.org`)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    json: { code: "too_many_invitations" },
  });
  passTime(3_601_000);
  expect((await invite(await again(owner), "mass99@example.org")).status).toBe(200);
});

test("an invitation that is revoked during the call is refused", async () => {
  const { owner } = await company();
  const guest = await app.signUp("just@example.org");
  const { invitation } = (await invite(owner, "just@example.org")).json;
  const token = await lastToken();
  const acceptAnswer = await meanwhile(
    app,
    `select 1 from invitation where id = '${invitation.id}' for update`,
    () => accept(guest, token),
    `update invitation set revoked_at = now() where id = '${invitation.id}'`,
  );
  expect(acceptAnswer).toMatchObject({ status: 422, json: { code: "invitation_revoked" } });
  expect((await team(owner)).members).toHaveLength(1);
});

test("a person who stops being an owner during the call invites nobody", async () => {
  const { owner, id } = await company();
  const inviteAnswer = await meanwhile(
    app,
    `select 1 from company where company_id = '${id}' for update`,
    () => invite(owner, "too-late@example.org"),
    `update membership set role = 'manager' where company_id = '${id}'`,
  );
  expect(inviteAnswer).toMatchObject({ status: 403, json: { code: "not_allowed" } });
  expect((await team(owner)).invitations).toEqual([]);
});

test("an invitation as owner ends when the company is handed over", async () => {
  const { owner } = await company();
  const heir = await join(app, owner, "heir-of-invitations@example.org", "manager");
  const guest = await app.signUp("owner-to-be@example.org");
  await invite(owner, guest.email, "owner");
  const token = await lastToken();
  await invite(owner, "worker-to-be@example.org");
  await owner.call("POST", `/api/team/members/${await memberId(owner, heir.email)}/ownership`, {});
  expect(await accept(guest, token)).toMatchObject({ status: 422, json: { code: "invitation_revoked" } });
  expect((await team(heir)).invitations).toMatchObject([{ email: "worker-to-be@example.org" }]);
});

test.each([
  ["is removed", "DELETE", undefined],
  ["loses the role", "PATCH", { role: "manager" }],
] as const)("an invitation as owner ends when the owner who sent it %s", async (_title, method, body) => {
  const { owner } = await company();
  const inviter = await join(app, owner, `inviter-${method.toLowerCase()}@example.org`, "owner");
  await invite(owner, "of-who-stays@example.org", "owner");
  const guest = await app.signUp(`guest-${method.toLowerCase()}@example.org`);
  const inviteAnswer = await invite(inviter, guest.email, "owner");
  const token = await lastToken();
  expect(inviteAnswer.status).toBe(200);
  const change = await owner.call(method, `/api/team/members/${await memberId(owner, inviter.email)}`, body);
  expect(change.status).toBe(200);
  expect(await accept(guest, token)).toMatchObject({ status: 422, json: { code: "invitation_revoked" } });
  expect((await team(owner)).invitations).toMatchObject([{ email: "of-who-stays@example.org" }]);
});

test("accepting needs a session with its second factor", async () => {
  const { owner } = await company();
  const guest = await app.signUp("factor@example.org");
  await invite(owner, "factor@example.org");
  const token = await lastToken();
  const readStatuses = async () =>
    [await guest.call("GET", "/api/companies"), await accept(guest, token)].map(({ status, json }) => [
      status,
      json.code,
    ]);
  await app.database.owner.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      select gen_random_uuid(), id, 'totp', 'verified', now(), now() from auth.users
      where email = 'factor@example.org'`,
  );
  expect(await readStatuses()).toEqual([
    [401, "second_factor_needed"],
    [401, "second_factor_needed"],
  ]);
  await app.server.inject({
    method: "POST",
    url: "/auth/v1/logout?scope=local",
    headers: { authorization: `Bearer ${guest.token}` },
  });
  expect(await readStatuses()).toEqual([
    [401, "signed_out"],
    [401, "signed_out"],
  ]);
  expect((await team(owner)).members).toHaveLength(1);
});

async function again(person: Person): Promise<Person> {
  const answer = await app.server.inject({
    method: "POST",
    url: "/auth/v1/token?grant_type=password",
    payload: { email: person.email, password: "un bon mot de passe" },
  });
  const token = answer.json<{ access_token: string }>().access_token;
  return {
    ...person,
    token,
    call: (method, url, body, headers) =>
      person.call(method, url, body, { ...headers, authorization: `Bearer ${token}` }),
  };
}
