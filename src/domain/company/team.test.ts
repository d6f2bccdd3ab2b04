import fc from "fast-check";
import { expect, test } from "vitest";
import type { Member } from "./team.ts";
import { ROLES, changeRole, hasRight, removeMember } from "./team.ts";

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
