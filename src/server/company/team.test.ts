import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { invitationTokens, join } from "#test/team.ts";

// Who works in a company: invited by a letter, joining with a role, leaving, and nobody else.

let now = new Date("2026-11-21T10:00:00Z");
let house: TestApp;

beforeAll(async () => {
  // Time goes by: who joined first is told by when.
  house = await testApp({ clock: () => (now = new Date(now.getTime() + 1)) });
});
afterAll(() => house.close());

let companies = 0;
async function company(): Promise<{ owner: Person; id: string }> {
  const owner = await house.signUp(`owner${++companies}@example.org`);
  const { json } = await owner.call("PATCH", "/api/company", { name: `Volt ${companies}` });
  return { owner, id: json.company.id };
}

const team = async (person: Person) =>
  (await person.call("GET", "/api/team")).json as {
    members: { user_id: string; email: string; role: string; me: boolean }[];
    invitations: { id: string; email: string; state: string }[];
  };
const invite = (person: Person, email: string, role = "worker", headers = {}) =>
  person.call("POST", "/api/team/invitations", { email, role }, headers);
const lastToken = async () => (await invitationTokens(house)).at(-1)!;
const accept = (person: Person, token: string, body: object = {}) =>
  person.call("POST", `/api/invitations/${token}/accept`, body);
const memberId = async (person: Person, email: string) =>
  (await team(person)).members.find((one) => one.email === email)!.user_id;
const forgetHour = () => (now = new Date(now.getTime() + 3_601_000));

test("whoever signs up is the owner of a company where they are alone", async () => {
  const { owner } = await company();
  expect(await team(owner)).toMatchObject({
    members: [{ email: owner.email, role: "owner", me: true }],
    invitations: [],
  });
});

test("an invited person joins with the role given, under their own address, and sees whom they joined", async () => {
  const { owner, id } = await company();
  expect((await invite(owner, "Paul@Example.org", "worker")).json.invitation).toMatchObject({
    email: "paul@example.org",
    role: "worker",
    state: "pending",
    inviter_name: owner.email,
  });
  const token = await lastToken();
  const page = await house.app.inject({ url: `/api/invitations/${token}` });
  expect(page.json()).toMatchObject({
    company_name: `Volt ${companies}`,
    role: "worker",
    email: "p•••l@example.org",
    state: "pending",
  });
  expect(page.body).not.toContain("paul@");
  const paul = await house.signUp("paul@example.org");
  expect((await accept(paul, token, { name: "Paul Petit" })).json.company).toMatchObject({ id, role: "worker" });
  expect(await team(owner)).toMatchObject({
    members: [{ role: "owner" }, { email: "paul@example.org", name: "Paul Petit", role: "worker" }],
    invitations: [],
  });
  expect((await house.app.inject({ url: `/api/invitations/${token}` })).json().state).toBe("accepted");
});

test("no company is made for somebody who looks at an invitation and accepts it", async () => {
  const { owner, id } = await company();
  const guest = await house.signUp("guest@example.org");
  await invite(owner, "guest@example.org");
  expect((await guest.call("GET", "/api/companies")).json.companies).toEqual([]);
  await accept(guest, await lastToken());
  expect((await guest.call("GET", "/api/companies")).json.companies).toEqual([
    { id, name: `Volt ${companies}`, role: "worker" },
  ]);
  expect((await guest.call("GET", "/api/company")).json.company.id).toBe(id);
});

test("an invited person who goes to work without accepting gets a company of their own, and may still join", async () => {
  const { owner, id } = await company();
  const guest = await house.signUp("early@example.org");
  await invite(owner, "early@example.org");
  const own = (await guest.call("GET", "/api/company")).json.company;
  expect(own).toMatchObject({ role: "owner" });
  await accept(guest, await lastToken());
  expect((await guest.call("GET", "/api/companies")).json.companies).toMatchObject([
    { id: own.id, role: "owner" },
    { id, role: "worker" },
  ]);
});

test("accepted twice, or five times at once, one joins once", async () => {
  const { owner } = await company();
  const guest = await house.signUp("twice@example.org");
  await invite(owner, "twice@example.org");
  const token = await lastToken();
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(guest, token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await accept(guest, token)).status).toBe(200);
  expect((await team(owner)).members).toHaveLength(2);
});

test("an invitation is for its address alone: another one is told so, whatever it knows", async () => {
  const { owner } = await company();
  await invite(owner, "right@example.org");
  const [token, wrong] = [await lastToken(), await house.signUp("wrong@example.org")];
  const refused = await accept(wrong, token);
  expect(refused).toMatchObject({ status: 403, json: { code: "other_address" } });
  expect(refused.json.error).toBe(
    "Cette invitation est pour r•••t@example.org, et tu es connecté avec wrong@example.org. Connecte-toi avec l'adresse invitée.",
  );
  expect((await team(owner)).members).toHaveLength(1);
  expect((await wrong.call("GET", "/api/companies")).json.companies).toEqual([]);
});

test("an address not confirmed joins nothing", async () => {
  const { owner } = await company();
  const guest = await house.signUp("unproved@example.org");
  await house.database.owner.query(
    "update auth.users set email_confirmed_at = null where email = 'unproved@example.org'",
  );
  await invite(owner, "unproved@example.org");
  const token = await lastToken();
  expect(await accept(guest, token)).toMatchObject({ status: 422, json: { code: "address_unconfirmed" } });
  await house.database.owner.query(
    "update auth.users set email_confirmed_at = now() where email = 'unproved@example.org'",
  );
  expect((await accept(guest, token)).status).toBe(200);
});

test("an invitation taken back, over, or never made leads nowhere", async () => {
  const { owner } = await company();
  const guest = await house.signUp("late@example.org");
  const first = (await invite(owner, "late@example.org")).json.invitation;
  const revoked = await lastToken();
  expect((await owner.call("DELETE", `/api/team/invitations/${first.id}`)).json).toEqual({ cancelled: first.id });
  expect(await accept(guest, revoked)).toMatchObject({ status: 422, json: { code: "invitation_revoked" } });
  await invite(owner, "late@example.org");
  const over = await lastToken();
  now = new Date(now.getTime() + 7 * 86_400_000);
  const signedInAgain = await house.app.inject({
    method: "POST",
    url: "/auth/v1/token?grant_type=password",
    payload: { email: guest.email, password: "un bon mot de passe" },
  });
  const headers = { authorization: `Bearer ${signedInAgain.json().access_token}` };
  const late = await house.app.inject({ method: "POST", url: `/api/invitations/${over}/accept`, headers });
  expect(late.json()).toMatchObject({ code: "invitation_expired" });
  const never = await house.app.inject({ method: "POST", url: "/api/invitations/nothing-of-the-kind/accept", headers });
  expect(never.statusCode).toBe(404);
  expect((await house.app.inject({ url: "/api/invitations/nothing-of-the-kind" })).statusCode).toBe(404);
});

test("an invitation taken back while it is accepted is one or the other, never both", async () => {
  const { owner } = await company();
  const guest = await house.signUp("race@example.org");
  const { invitation } = (await invite(owner, "race@example.org")).json;
  const token = await lastToken();
  const [joined, cancelled] = await Promise.all([
    accept(guest, token),
    owner.call("DELETE", `/api/team/invitations/${invitation.id}`),
  ]);
  expect([joined.status, cancelled.status].sort()).toEqual([200, 422]);
  expect((await team(owner)).members).toHaveLength(joined.status === 200 ? 2 : 1);
});

test("sent again, an invitation has another link and the former one is dead; not twice within a minute", async () => {
  const { owner } = await company();
  const guest = await house.signUp("again@example.org");
  const { invitation } = (await invite(owner, "again@example.org")).json;
  const former = await lastToken();
  const resend = () => owner.call("POST", `/api/team/invitations/${invitation.id}/resend`, {});
  expect(await resend()).toMatchObject({ status: 429, json: { code: "resent_too_soon" } });
  now = new Date(now.getTime() + 60_000);
  expect((await resend()).status).toBe(200);
  const token = await lastToken();
  expect(token).not.toBe(former);
  expect((await accept(guest, former)).status).toBe(404);
  expect((await accept(guest, token)).status).toBe(200);
});

test("one invitation waits for an address, however it is written, and a member is not invited", async () => {
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

test("the same key invites once", async () => {
  const { owner } = await company();
  const key = { "idempotency-key": "invite-00001" };
  const [first, again] = [
    await invite(owner, "key@example.org", "manager", key),
    await invite(owner, "key@example.org", "manager", key),
  ];
  expect(again.json).toEqual(first.json);
});

test("a company sends twenty letters of invitation an hour, even asked for at once", async () => {
  const { owner } = await company();
  const sent = await Promise.all(Array.from({ length: 22 }, (_, index) => invite(owner, `mass${index}@example.org`)));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(sent.find(({ status }) => status !== 200)).toMatchObject({
    status: 429,
    json: { code: "too_many_invitations" },
  });
  forgetHour();
  expect((await invite(await again(owner), "mass99@example.org")).status).toBe(200);
});

test("the last owner can neither leave nor become something else, even two owners at once", async () => {
  const { owner } = await company();
  const me = (await team(owner)).members[0]!.user_id;
  expect(await owner.call("DELETE", `/api/team/members/${me}`)).toMatchObject({
    status: 422,
    json: { code: "last_owner" },
  });
  expect(await owner.call("PATCH", `/api/team/members/${me}`, { role: "manager" })).toMatchObject({
    status: 422,
    json: { code: "last_owner" },
  });
  const other = await join(house, owner, "other-owner@example.org", "owner");
  const [one, two] = await Promise.all([
    owner.call("PATCH", `/api/team/members/${me}`, { role: "worker" }),
    other.call("DELETE", `/api/team/members/${await memberId(other, other.email)}`),
  ]);
  expect([one.status, two.status].sort()).toEqual([200, 422]);
});

test("two owners who send each other away at once: one stays", async () => {
  const { owner, id } = await company();
  const other = await join(house, owner, "rival@example.org", "owner");
  const [mine, theirs] = [await memberId(owner, owner.email), await memberId(owner, other.email)];
  const done = await Promise.all([
    owner.call("DELETE", `/api/team/members/${theirs}`),
    other.call("DELETE", `/api/team/members/${mine}`),
  ]);
  expect([
    [200, 403],
    [200, 404],
  ]).toContainEqual(done.map(({ status }) => status).sort()); // refused as they act, or of no such company any more
  expect(
    (await house.database.owner.query("select user_id, role from membership where company_id = $1", [id])).rows,
  ).toEqual([{ user_id: done[0].status === 200 ? mine : theirs, role: "owner" }]);
});

test("only an owner invites, gives roles and sends people away; everybody may leave", async () => {
  const { owner } = await company();
  const me = await memberId(owner, owner.email);
  for (const role of ["manager", "worker", "accountant"]) {
    const member = await join(house, owner, `${role}-${companies}@example.org`, role);
    expect((await invite(member, "friend@example.org")).status, role).toBe(403);
    expect((await member.call("PATCH", `/api/team/members/${me}`, { role: "worker" })).status, role).toBe(403);
    expect((await member.call("DELETE", `/api/team/members/${me}`)).status, role).toBe(403);
    expect(
      (await member.call("DELETE", `/api/team/members/${await memberId(member, member.email)}`)).status,
      role,
    ).toBe(200);
  }
  expect((await team(owner)).members).toHaveLength(1);
});

test("invitations are shown to owner and manager, not to the others", async () => {
  const { owner } = await company();
  await invite(owner, "waiting@example.org");
  for (const [role, seen] of [
    ["manager", 1],
    ["worker", 0],
    ["accountant", 0],
  ] as const) {
    const member = await join(house, owner, `sees-${role}@example.org`, role);
    expect((await team(member)).invitations, role).toHaveLength(seen);
  }
});

test("whoever is taken out loses the company at once, with the token they hold, and the link is no way back", async () => {
  const { owner, id } = await company();
  const member = await join(house, owner, "gone@example.org", "manager");
  const token = await lastToken();
  const here = () => member.call("GET", "/api/projects", undefined, { "x-company-id": id });
  expect((await here()).status).toBe(200);
  await owner.call("DELETE", `/api/team/members/${await memberId(owner, member.email)}`);
  expect(await here()).toMatchObject({ status: 404, json: { code: "no_such_company" } });
  expect(await accept(member, token)).toMatchObject({ status: 422, json: { code: "invitation_used" } });
  expect((await member.call("GET", "/api/companies")).json.companies).toEqual([]);
});

test("a role taken away is gone at the next call", async () => {
  const { owner } = await company();
  const member = await join(house, owner, "demoted@example.org", "manager");
  expect((await member.call("PATCH", "/api/company", { trade: "peintre" })).status).toBe(200);
  const changed = await owner.call("PATCH", `/api/team/members/${await memberId(owner, member.email)}`, {
    role: "accountant",
  });
  expect(changed.json.member).toMatchObject({ email: member.email, role: "accountant" });
  expect((await member.call("PATCH", "/api/company", { trade: "plombier" })).status).toBe(403);
});

test("a member of two companies acts in one at a time and never sees one in the other", async () => {
  const [first, second] = [await company(), await company()];
  const member = await join(house, first.owner, "two@example.org", "manager");
  await join(house, second.owner, member, "accountant");
  const as = (id: string) => ({ "x-company-id": id });
  const core = {
    name: "Chantier",
    start_date: "2026-12-01",
    client_info: { company: "Roux", first_name: "Claire", last_name: "Roux", email: "c@roux.fr" },
  };
  const { project } = (await member.call("POST", "/api/projects", core, as(first.id))).json;
  expect((await member.call("GET", `/api/projects/${project.id}`, undefined, as(second.id))).status).toBe(404);
  expect((await member.call("GET", "/api/projects", undefined, as(second.id))).json.projects).toEqual([]);
  expect((await member.call("POST", "/api/projects", core, as(second.id))).status).toBe(403);
  expect((await member.call("GET", "/api/companies")).json.companies.map((one: { id: string }) => one.id)).toEqual([
    first.id,
    second.id,
  ]);
});

test("an address that changed is put right when the team is looked at", async () => {
  const { owner } = await company();
  await house.database.owner.query("update auth.users set email = 'moved@example.org' where email = $1", [owner.email]);
  expect((await team(owner)).members[0]!.email).toBe("moved@example.org");
});

test("an invitation taken back just before it is accepted is not accepted", async () => {
  const { owner } = await company();
  const guest = await house.signUp("just@example.org");
  const { invitation } = (await invite(owner, "just@example.org")).json;
  const token = await lastToken();
  const joined = await meanwhile(
    `select 1 from invitation where id = '${invitation.id}' for update`,
    () => accept(guest, token),
    `update invitation set revoked_at = now() where id = '${invitation.id}'`,
  );
  expect(joined).toMatchObject({ status: 422, json: { code: "invitation_revoked" } });
  expect((await team(owner)).members).toHaveLength(1);
});

test("an owner who is one no more while the call waits its turn invites nobody", async () => {
  const { owner, id } = await company();
  const invited = await meanwhile(
    `select 1 from company where company_id = '${id}' for update`,
    () => invite(owner, "too-late@example.org"),
    `update membership set role = 'manager' where company_id = '${id}'`,
  );
  expect(invited).toMatchObject({ status: 403, json: { code: "not_allowed" } });
  expect((await team(owner)).invitations).toEqual([]);
});

test("signed out, or without the second factor one has, one joins nothing and is told no company", async () => {
  const { owner } = await company();
  const guest = await house.signUp("factor@example.org");
  await invite(owner, "factor@example.org");
  const token = await lastToken();
  const asked = async () =>
    [await guest.call("GET", "/api/companies"), await accept(guest, token)].map(({ status, json }) => [
      status,
      json.code,
    ]);
  await house.database.owner.query(
    "insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at) select gen_random_uuid(), id, 'totp', 'verified', now(), now() from auth.users where email = 'factor@example.org'",
  );
  expect(await asked()).toEqual([
    [401, "second_factor_needed"],
    [401, "second_factor_needed"],
  ]);
  await house.app.inject({
    method: "POST",
    url: "/auth/v1/logout?scope=local",
    headers: { authorization: `Bearer ${guest.token}` },
  });
  expect(await asked()).toEqual([
    [401, "signed_out"],
    [401, "signed_out"],
  ]);
  expect((await team(owner)).members).toHaveLength(1);
});

// Makes a call wait on a row, changes what it waits for, and lets it go on.
async function meanwhile<T>(hold: string, call: () => Promise<T>, change: string): Promise<T> {
  const { owner } = house.database;
  await owner.query("begin");
  await owner.query(hold);
  const calling = call();
  await expect
    .poll(
      async () =>
        (
          await owner.query(
            "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          )
        ).rowCount,
    )
    .toBe(1);
  await owner.query(change);
  await owner.query("commit");
  return calling;
}

async function again(person: Person): Promise<Person> {
  const answer = await house.app.inject({
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
