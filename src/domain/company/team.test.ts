import fc from "fast-check";
import { expect, test } from "vitest";
import type { Invitation } from "./invitation.ts";
import { acceptInvitation, invitationState, maskedEmail, nameInLetter } from "./invitation.ts";
import { invitationLetter } from "./letters.ts";
import type { Member } from "./team.ts";
import { ROLES, changeRole, hasRight, removeMember } from "./team.ts";

const team: Member[] = ROLES.map((role) => ({ userId: role, role }));
const now = new Date("2026-11-21T10:00:00Z");
const invitation: Invitation = {
  id: "i",
  email: "paul@example.org",
  role: "worker",
  inviterName: "Claire",
  sentAt: [now],
  expiresAt: new Date("2026-11-28T10:00:00Z"),
  acceptedAt: null,
  acceptedBy: null,
  revokedAt: null,
};
const paul = { userId: "paul", email: "Paul@example.org", emailConfirmed: true };

test("each role gives exactly its rights", () => {
  const rightsByRole = Object.fromEntries(
    ROLES.map((role) => [
      role,
      (["read", "amounts", "work", "manage", "team"] as const).filter((right) => hasRight(role, right)),
    ]),
  );
  expect(rightsByRole).toEqual({
    owner: ["read", "amounts", "work", "manage", "team"],
    manager: ["read", "amounts", "work", "manage"],
    worker: ["read", "work"],
    accountant: ["read", "amounts"],
  });
});

test("only an owner gives roles and removes others", () => {
  for (const by of ["manager", "worker", "accountant", "stranger"]) {
    expect(changeRole(team, by, "worker", "owner")).toMatchObject({ refusal: { code: "owner_alone_decides" } });
    if (by !== "worker")
      expect(removeMember(team, by, "worker")).toMatchObject({ refusal: { code: "owner_alone_decides" } });
  }
  expect(changeRole(team, "owner", "worker", "manager")).toMatchObject({
    value: { userId: "worker", role: "manager" },
  });
  expect(removeMember(team, "worker", "worker")).toMatchObject({ ok: true });
  expect(removeMember(team, "owner", "stranger")).toMatchObject({ refusal: { code: "no_such_member" } });
});

test("a company always keeps an owner", () => {
  const request = fc.record({
    by: fc.integer({ min: 0, max: 4 }),
    of: fc.integer({ min: 0, max: 4 }),
    role: fc.option(fc.constantFrom(...ROLES)),
  });
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...ROLES), { minLength: 0, maxLength: 4 }),
      fc.array(request, { maxLength: 30 }),
      (others, calls) => {
        let members: Member[] = [
          { userId: "0", role: "owner" },
          ...others.map((role, index) => ({ userId: String(index + 1), role })),
        ];
        for (const { by, of, role } of calls) {
          const [who, whom] = [String(by), String(of)];
          const answer = role === null ? removeMember(members, who, whom) : changeRole(members, who, whom, role);
          if (!answer.ok) continue;
          members = members.filter(({ userId }) => userId !== whom);
          if (role !== null) members.push(answer.value);
        }
        expect(members.some(({ role }) => role === "owner")).toBe(true);
      },
    ),
  );
});

test("an invitation works once, before it expires, for its own proved address", () => {
  expect(acceptInvitation(invitation, paul, now)).toMatchObject({ value: "join" });
  expect(acceptInvitation(invitation, paul, new Date("2026-11-28T09:59:59Z"))).toMatchObject({ value: "join" });
  expect(acceptInvitation(invitation, paul, invitation.expiresAt)).toMatchObject({
    refusal: { code: "invitation_expired" },
  });
  expect(acceptInvitation({ ...invitation, revokedAt: now }, paul, now)).toMatchObject({
    refusal: { code: "invitation_revoked" },
  });
  expect(acceptInvitation(invitation, { ...paul, email: "pauline@example.org" }, now)).toMatchObject({
    refusal: { code: "other_address" },
  });
  expect(acceptInvitation(invitation, { ...paul, email: "" }, now)).toMatchObject({
    refusal: { code: "other_address" },
  });
  expect(acceptInvitation(invitation, { ...paul, emailConfirmed: false }, now)).toMatchObject({
    refusal: { code: "address_unconfirmed" },
  });
  const usedInvitation = { ...invitation, acceptedAt: now, acceptedBy: "paul" };
  expect(acceptInvitation(usedInvitation, paul, now)).toMatchObject({ value: "joined" });
  expect(acceptInvitation(usedInvitation, { ...paul, userId: "other" }, now)).toMatchObject({
    refusal: { code: "invitation_used" },
  });
  expect(invitationState({ ...usedInvitation, revokedAt: now }, now)).toBe("accepted");
});

test("a masked address shows its domain and two letters at most", () => {
  expect(["paul@example.org", "abc@example.org", "a@x.fr"].map(maskedEmail)).toEqual([
    "p•••l@example.org",
    "a•••@example.org",
    "a•••@x.fr",
  ]);
});

test("a member's name never becomes a link, an address or a second line in a letter", () => {
  expect(nameInLetter("https://evil.example/login?a=b")).not.toMatch(/\w\.\w|:|\/|@/);
  expect(nameInLetter("S.A.R.L. Volt & Fils")).toBe("S. A. R. L. Volt & Fils");
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
      const cut = nameInLetter(name);
      expect(cut.length).toBeLessThanOrEqual(60);
      expect(cut).not.toMatch(/[\n\r\u2028\u202e/@:<>]|\.\S/);
    }),
  );
});

test("the invitation letter says who invites, the company, the role and the link", () => {
  const { subject, text } = invitationLetter({
    companyName: "Volt & Fils",
    inviterName: "Claire",
    role: "worker",
    link: "https://etabli.example/invitation/x",
  });
  expect(subject).toBe("Rejoins « Volt & Fils » sur Établi");
  expect(text).toContain("Claire t'invite à rejoindre « Volt & Fils » sur Établi comme compagnon.");
  expect(text).toContain("\n\nhttps://etabli.example/invitation/x\n\n");
});
