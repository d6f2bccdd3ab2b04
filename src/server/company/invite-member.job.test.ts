import type { Jobs } from "#server/db/jobs.ts";
import { lastLetter, waitingLetters } from "#test/letters.ts";
import { invitationTokens } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inviteMemberJob } from "./invite-member.job.ts";

// The letter of an invitation. A new person gets the letter of the auth server. A person with an account gets ours.

let now = new Date("2026-11-21T10:00:00Z");
let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await testApp({ env: { AUTH_MAIL_AUTOCONFIRM: "false" }, clock: () => (now = new Date(now.getTime() + 1)) });
  owner = await addConfirmedPerson("owner@example.org");
  await owner.call("PATCH", "/api/company", { name: "Volt & Fils, evil.example" });
});
afterAll(() => app.close());

async function addConfirmedPerson(email: string): Promise<Person> {
  const person = await app.signUp(email);
  const { link } = await lastLetter(app, email);
  const { location } = (await app.server.inject({ url: link.replace(app.config.publicUrl, "") })).headers as {
    location: string;
  };
  return { ...person, call: as(new URLSearchParams(location.split("#")[1]).get("access_token")!) };
}

const as =
  (token: string): Person["call"] =>
  async (method, url, body, headers = {}) => {
    const answer = await app.server.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: answer.statusCode, json: answer.json() };
  };

async function invite(email: string) {
  const { json } = await owner.call("POST", "/api/team/invitations", { email, role: "accountant" });
  const { rows } = await app.database.owner.query<{ payload: Jobs["invite-member"] }>(
    `select j.payload from jobs._private_jobs j join jobs._private_tasks t on t.id = j.task_id
      where t.identifier = 'invite-member' order by j.id desc limit 1`,
  );
  return {
    id: json.invitation.id as string,
    token: (await invitationTokens(app)).at(-1)!,
    payload: rows[0]!.payload,
  };
}

const lettersSent = (): string[] => {
  const outbox = join(app.config.dataDir, "outbox");
  return existsSync(outbox) ? readdirSync(outbox).map((file) => readFileSync(join(outbox, file), "utf8")) : [];
};

test("the letter to a new person opens their account and leads to the invitation", async () => {
  const { token, payload } = await invite("new@example.org");
  await inviteMemberJob(app.deps, payload);
  const letter = await lastLetter(app, "new@example.org");
  expect(letter.subject).toBe("Rejoins « Volt & Fils, evil. example » sur Établi");
  expect(letter.text).toContain("On t'invite à rejoindre « Volt & Fils, evil. example » sur Établi.");
  const link = new URL(letter.link);
  expect(link.pathname).toBe("/auth/confirm");
  expect(link.searchParams.get("redirect")).toBe(`/invitation/${token}`);
  // What opens every link of a mail spends nothing.
  await app.server.inject({ url: letter.link.replace(app.config.publicUrl, "") });
  const session = await app.server.inject({
    method: "POST",
    url: "/auth/v1/verify",
    payload: { type: "invite", token_hash: link.searchParams.get("token_hash") },
  });
  const call = as(session.json().access_token);
  expect((await call("GET", "/api/companies")).json.companies).toEqual([]);
  expect((await call("POST", `/api/invitations/${token}/accept`, { name: "Nina" })).json.company).toMatchObject({
    role: "accountant",
  });
  expect((await call("GET", "/api/companies")).json.companies).toHaveLength(1);
});

test("a person with an account gets our letter, with the link only", async () => {
  const member = await addConfirmedPerson("known@example.org");
  const { token, payload } = await invite("known@example.org");
  const before = (await waitingLetters(app)).length;
  await inviteMemberJob(app.deps, payload);
  expect((await waitingLetters(app)).length).toBe(before);
  const letter = lettersSent().find((text) => text.includes("known@example.org"))!;
  const text = decodeMail(letter);
  expect(text).toContain(`${app.config.publicUrl}/invitation/${token}`);
  expect(text).toContain("« Volt & Fils, evil. example »");
  expect(text).not.toContain("evil.example");
  expect((await member.call("POST", `/api/invitations/${token}/accept`, {})).status).toBe(200);
});

test("an invitation letter that is sent again is identical", async () => {
  await addConfirmedPerson("retried@example.org");
  const { payload } = await invite("retried@example.org");
  const before = lettersSent().length;
  await inviteMemberJob(app.deps, payload);
  await inviteMemberJob(app.deps, payload);
  expect(lettersSent().length).toBe(before + 1);
});

test("a letter that could not be sent is tried again", async () => {
  const failing = { ...app.deps, accounts: { invite: () => Promise.reject(new Error("away")) } };
  const { payload } = await invite("retry@example.org");
  await expect(inviteMemberJob(failing, payload)).rejects.toThrow("away");
  await inviteMemberJob(app.deps, payload);
  expect((await lastLetter(app, "retry@example.org")).link).toContain("/auth/confirm?");
});

test("no letter leaves for an invitation that is revoked, expired, accepted or replaced", async () => {
  await addConfirmedPerson("silent@example.org");
  const before = lettersSent().length;
  const cancelledInvitation = await invite("silent@example.org");
  await owner.call("DELETE", `/api/team/invitations/${cancelledInvitation.id}`);
  await inviteMemberJob(app.deps, cancelledInvitation.payload);
  const former = await invite("silent@example.org");
  now = new Date(now.getTime() + 61_000);
  await owner.call("POST", `/api/team/invitations/${former.id}/resend`, {});
  await inviteMemberJob(app.deps, former.payload);
  const last = await invite("over@example.org");
  now = new Date(now.getTime() + 8 * 86_400_000);
  await inviteMemberJob(app.deps, last.payload);
  expect(lettersSent().length).toBe(before);
});

// The text part of a message, base64 or quoted-printable.
function decodeMail(message: string): string {
  return message
    .split(/\r?\n\r?\n/)
    .map((part) =>
      /^[A-Za-z0-9+/=\r\n]+$/.test(part)
        ? Buffer.from(part, "base64").toString()
        : Buffer.from(
            part
              .replace(/=\r?\n/g, "")
              .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            "latin1",
          ).toString(),
    )
    .join("\n");
}
