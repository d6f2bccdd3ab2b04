import fc from "fast-check";
import { expect, test } from "vitest";
import type { Member } from "./team.ts";
import { ROLES, changeRole, hasRight, memberToDescribe, removeMember, transferOwnership } from "./team.ts";

const team: Member[] = ROLES.map((role) => ({ userId: role, role }));

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

const NO_OWNERS = ["manager", "worker", "accountant", "stranger"];

test.each(NO_OWNERS)("a %s gives no roles", (caller) => {
  expect(changeRole(team, caller, "worker", "owner")).toMatchObject({ refusal: { code: "owner_alone_decides" } });
});

test.each(NO_OWNERS)("a %s removes nobody else", (caller) => {
  const other = caller === "worker" ? "manager" : "worker";
  expect(removeMember(team, caller, other)).toMatchObject({ refusal: { code: "owner_alone_decides" } });
});

test.each(["manager", "worker", "accountant"])("a %s corrects their own card alone", (caller) => {
  expect(memberToDescribe(team, caller, caller)).toMatchObject({ value: { userId: caller } });
  expect(memberToDescribe(team, caller, "owner")).toMatchObject({ refusal: { code: "owner_alone_decides" } });
});

test("an owner corrects the card of everybody", () => {
  expect(memberToDescribe(team, "owner", "worker")).toMatchObject({ value: { userId: "worker" } });
});

test("an owner gives a role", () => {
  expect(changeRole(team, "owner", "worker", "manager")).toMatchObject({
    value: { userId: "worker", role: "manager" },
  });
});

test("a member who is not the last owner may leave", () => {
  expect(removeMember(team, "worker", "worker")).toMatchObject({ ok: true });
});

test("nobody is removed who is no member", () => {
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

test("the owner who hands a company over stays as a manager", () => {
  expect(transferOwnership(team, "owner", "worker")).toMatchObject({
    value: [
      { userId: "worker", role: "owner" },
      { userId: "owner", role: "manager" },
    ],
  });
});

test.each([
  ["manager", "worker", "owner_alone_decides"],
  ["owner", "nobody", "no_such_member"],
  ["owner", "owner", "already_owner"],
])("%s does not hand the company over to %s", (caller, userId, code) => {
  expect(transferOwnership(team, caller, userId)).toMatchObject({ refusal: { code } });
});

test("no change of a team leaves it without an owner", () => {
  const member = fc.constantFrom(...ROLES, "nobody");
  const change = fc.record({ kind: fc.constantFrom("role", "leave", "hand over"), by: member, of: member });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), fc.constantFrom(...ROLES), (changes, role) => {
      let members: Member[] = team;
      for (const { kind, by, of } of changes) {
        const newRoles =
          kind === "hand over"
            ? transferOwnership(members, by, of)
            : kind === "role"
              ? changeRole(members, by, of, role)
              : null;
        const removal = kind === "leave" ? removeMember(members, by, of) : null;
        if (removal?.ok) members = members.filter(({ userId }) => userId !== removal.value.userId);
        const after = newRoles?.ok ? [newRoles.value].flat() : [];
        members = members.map((one) => after.find(({ userId }) => userId === one.userId) ?? one);
        expect(members.some((one) => one.role === "owner")).toBe(true);
      }
    }),
  );
});
