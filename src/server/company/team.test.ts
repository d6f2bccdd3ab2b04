import { openTeamApp } from "#test/team-app.ts";
import { join } from "#test/team.ts";
import { afterAll, expect, test } from "vitest";

// Members of a company: their roles, how they leave, and who is refused.

const { app, company, team, invite, lastToken, accept, memberId } = await openTeamApp();
afterAll(() => app.close());

test("a new user owns a company with no other member", async () => {
  const { owner } = await company();
  expect(await team(owner)).toMatchObject({
    members: [{ email: owner.email, role: "owner", me: true }],
    invitations: [],
  });
});

test("the last owner can neither leave nor change role", async () => {
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
  const other = await join(app, owner, "other-owner@example.org", "owner");
  const [one, two] = await Promise.all([
    owner.call("PATCH", `/api/team/members/${me}`, { role: "worker" }),
    other.call("DELETE", `/api/team/members/${await memberId(other, other.email)}`),
  ]);
  expect([one.status, two.status].sort()).toEqual([200, 422]);
});

test("when two owners remove each other at the same time, one stays", async () => {
  const { owner, id } = await company();
  const other = await join(app, owner, "rival@example.org", "owner");
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
    (await app.database.owner.query("select user_id, role from membership where company_id = $1", [id])).rows,
  ).toEqual([{ user_id: done[0].status === 200 ? mine : theirs, role: "owner" }]);
});

test("only an owner changes who is in the team", async () => {
  const { owner } = await company();
  const me = await memberId(owner, owner.email);
  for (const role of ["manager", "worker", "accountant"]) {
    const member = await join(app, owner, `leaving-${role}@example.org`, role);
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

test("only owners and managers see invitations", async () => {
  const { owner } = await company();
  await invite(owner, "waiting@example.org");
  for (const [role, count] of [
    ["manager", 1],
    ["worker", 0],
    ["accountant", 0],
  ] as const) {
    const member = await join(app, owner, `sees-${role}@example.org`, role);
    expect((await team(member)).invitations, role).toHaveLength(count);
  }
});

test("colleagues read the phone that a member wrote", async () => {
  const { owner } = await company();
  const member = await join(app, owner, "called@example.org", "worker");
  const ownId = await memberId(member, member.email);
  const card = { name: "Léa Roux", phone: "06 12 34 56 78" };
  expect((await member.call("PATCH", `/api/team/members/${ownId}/card`, card)).json.member).toMatchObject(card);
  const colleague = await join(app, owner, "caller@example.org", "worker");
  expect((await team(colleague)).members).toContainEqual(expect.objectContaining({ user_id: ownId, ...card }));
});

test("a number that nobody can call is refused beside its field", async () => {
  const { owner } = await company();
  const path = `/api/team/members/${await memberId(owner, owner.email)}/card`;
  expect(await owner.call("PATCH", path, { phone: "demain" })).toMatchObject({
    status: 400,
    json: { fields: { phone: expect.stringContaining("téléphone") } },
  });
});

test("an owner corrects a part of the card of a member and the rest stays", async () => {
  const { owner } = await company();
  const member = await join(app, owner, "renamed@example.org", "worker");
  const path = `/api/team/members/${await memberId(owner, member.email)}/card`;
  await owner.call("PATCH", path, { phone: "06 12 34 56 78" });
  expect((await owner.call("PATCH", path, { name: "Léa" })).json.member).toMatchObject({
    name: "Léa",
    phone: "06 12 34 56 78",
  });
  expect((await owner.call("PATCH", path, { phone: "" })).json.member).toMatchObject({ name: "Léa", phone: "" });
});

test("a manager corrects the card of nobody else", async () => {
  const { owner } = await company();
  const writer = await join(app, owner, "writes@example.org", "manager");
  const path = `/api/team/members/${await memberId(owner, owner.email)}/card`;
  expect((await writer.call("PATCH", path, { phone: "06 12 34 56 78" })).status).toBe(403);
});

test("the card of a member of another company is neither read nor written", async () => {
  const [{ owner }, other] = [await company(), await company()];
  const path = `/api/team/members/${await memberId(owner, owner.email)}/card`;
  await owner.call("PATCH", path, { phone: "06 12 34 56 78" });
  expect((await other.owner.call("PATCH", path, { phone: "" })).status).toBe(404);
  expect((await team(other.owner)).members).toMatchObject([{ phone: "" }]);
  expect((await team(owner)).members).toMatchObject([{ phone: "06 12 34 56 78" }]);
});

test("a removed member loses access at once and cannot use their old link again", async () => {
  const { owner, id } = await company();
  const member = await join(app, owner, "gone@example.org", "manager");
  const token = await lastToken();
  const here = () => member.call("GET", "/api/projects", undefined, { "x-company-id": id });
  expect((await here()).status).toBe(200);
  await owner.call("DELETE", `/api/team/members/${await memberId(owner, member.email)}`);
  expect(await here()).toMatchObject({ status: 404, json: { code: "no_such_company" } });
  expect(await accept(member, token)).toMatchObject({ status: 422, json: { code: "invitation_used" } });
  expect((await member.call("GET", "/api/companies")).json.companies).toEqual([]);
});

test("a lost role takes effect at the next call", async () => {
  const { owner } = await company();
  const member = await join(app, owner, "demoted@example.org", "manager");
  expect((await member.call("PATCH", "/api/company", { trade: "peintre" })).status).toBe(200);
  const answer = await owner.call("PATCH", `/api/team/members/${await memberId(owner, member.email)}`, {
    role: "accountant",
  });
  expect(answer.json.member).toMatchObject({ email: member.email, role: "accountant" });
  expect((await member.call("PATCH", "/api/company", { trade: "plombier" })).status).toBe(403);
});

test("a member of two companies sees one at a time", async () => {
  const [first, second] = [await company(), await company()];
  const member = await join(app, first.owner, "two@example.org", "manager");
  await join(app, second.owner, member, "accountant");
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

test("the team shows a member's current address", async () => {
  const { owner } = await company();
  await app.database.owner.query("update auth.users set email = 'moved@example.org' where email = $1", [owner.email]);
  expect((await team(owner)).members[0]!.email).toBe("moved@example.org");
});

/** The letters in the queue, by who gets them. */
async function waitingLetters(): Promise<{ to: string; subject: string; text: string }[]> {
  const { rows } = await app.database.owner.query(
    `select j.payload from jobs._private_jobs j join jobs._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-letter' order by j.id`,
  );
  return rows.map(({ payload }) => JSON.parse(app.deps.unseal(payload.sealed)));
}

test("the new owner of a company that is handed over is told as the former one is", async () => {
  const { owner } = await company();
  const heir = await join(app, owner, "heir@example.org", "worker");
  const userId = await memberId(owner, heir.email);
  expect(await owner.call("POST", `/api/team/members/${userId}/ownership`, {})).toMatchObject({
    status: 200,
    json: { member: { user_id: userId, role: "owner" } },
  });
  const roles = (await team(heir)).members.map(({ email, role }) => [email, role]);
  expect(roles).toEqual([
    [owner.email, "manager"],
    [heir.email, "owner"],
  ]);
  const letters = (await waitingLetters()).filter(({ to }) => [owner.email, heir.email].includes(to));
  expect(letters.map(({ to, subject }) => [to, subject.split(" ").slice(0, 2).join(" ")])).toEqual([
    [heir.email, "Tu es"],
    [owner.email, "Tu as"],
  ]);
});

test("a session left open hands no company over", async () => {
  const { owner } = await company();
  const heir = await join(app, owner, "patient@example.org", "manager");
  const userId = await memberId(owner, heir.email);
  const { sessions } = app.deps;
  app.deps.sessions = sessions && { ...sessions, isRecentlyProved: async () => false };
  const answer = await owner.call("POST", `/api/team/members/${userId}/ownership`, {});
  app.deps.sessions = sessions;
  expect([answer.status, answer.json.code]).toEqual([403, "recent_proof_needed"]);
  expect((await team(owner)).members.map(({ role }) => role)).toEqual(["owner", "manager"]);
});

test("what goes with a member is told to owners and to themselves alone", async () => {
  const { owner } = await company();
  const member = await join(app, owner, "traces@example.org", "manager");
  const [mine, theirs] = [await memberId(owner, member.email), await memberId(owner, owner.email)];
  expect(await owner.call("GET", `/api/team/members/${mine}/traces`)).toMatchObject({
    status: 200,
    json: { mailboxes: 0, drafts: 0, tokens: 0 },
  });
  expect((await member.call("GET", `/api/team/members/${mine}/traces`)).status).toBe(200);
  expect((await member.call("GET", `/api/team/members/${theirs}/traces`)).status).toBe(403);
});
