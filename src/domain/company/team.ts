import type { Result } from "../shared/refusal.ts";
import { ok, refused } from "../shared/refusal.ts";

/** What a member may do in a company (docs/specification.md#accounts-and-company). */
export type Role = "owner" | "manager" | "worker" | "accountant";

/** Every role, from the most rights to the fewest. */
export const ROLES = ["owner", "manager", "worker", "accountant"] as const satisfies readonly Role[];

/**
 * Rights in a company. `read`: projects, customers and tasks. `amounts`: see money. `work`: tasks, time, photos.
 * `manage`: everything else. `team`: manage members. `own`: the caller's own data, for every member.
 */
export type Right = "own" | "read" | "amounts" | "work" | "manage" | "team";

const RIGHTS: Record<Role, readonly Right[]> = {
  owner: ["own", "read", "amounts", "work", "manage", "team"],
  manager: ["own", "read", "amounts", "work", "manage"],
  worker: ["own", "read", "work"],
  accountant: ["own", "read", "amounts"],
};

/** True when a role gives a right. */
export function hasRight(role: Role, right: Right): boolean {
  return RIGHTS[role].includes(right);
}

/** A member of the company. */
export type Member = { userId: string; role: Role };

/** Why a change of the team is refused. */
export type TeamRefusal = "owner_alone_decides" | "last_owner" | "no_such_member" | "already_owner";

/** The new role of `userId`. Only an owner gives roles, and one owner must remain. */
export function changeRole(
  team: readonly Member[],
  callerId: string,
  userId: string,
  role: Role,
): Result<Member, TeamRefusal> {
  const member = team.find((teammate) => teammate.userId === userId);
  if (!member) return refused("no_such_member");
  if (!isOwner(team, callerId)) return refused("owner_alone_decides");
  if (role !== "owner" && isLastOwner(team, member)) return refused("last_owner");
  return ok({ ...member, role });
}

/** The member whose name and phone may be corrected: everybody their own, an owner those of everybody. */
export function memberToDescribe<Teammate extends Member>(
  team: readonly Teammate[],
  callerId: string,
  userId: string,
): Result<Teammate, TeamRefusal> {
  const member = team.find((teammate) => teammate.userId === userId);
  if (!member) return refused("no_such_member");
  if (callerId !== userId && !isOwner(team, callerId)) return refused("owner_alone_decides");
  return ok(member);
}

/** The member to remove. Any member may leave, and only an owner removes other members. The last owner stays. */
export function removeMember(team: readonly Member[], callerId: string, userId: string): Result<Member, TeamRefusal> {
  const member = team.find((teammate) => teammate.userId === userId);
  if (!member) return refused("no_such_member");
  if (callerId !== userId && !isOwner(team, callerId)) return refused("owner_alone_decides");
  if (isLastOwner(team, member)) return refused("last_owner");
  return ok(member);
}

/**
 * The caller and `userId` once the company is handed over: the new owner, then the former one, who stays as a manager.
 * Only an owner hands it over, to a member who is none.
 */
export function transferOwnership(
  team: readonly Member[],
  callerId: string,
  userId: string,
): Result<[Member, Member], TeamRefusal> {
  const member = team.find((teammate) => teammate.userId === userId);
  if (!member) return refused("no_such_member");
  if (!isOwner(team, callerId)) return refused("owner_alone_decides");
  if (hasRight(member.role, "team")) return refused("already_owner");
  return ok([
    { userId, role: "owner" },
    { userId: callerId, role: "manager" },
  ]);
}

function isOwner(team: readonly Member[], userId: string): boolean {
  return team.some((teammate) => teammate.userId === userId && hasRight(teammate.role, "team"));
}

function isLastOwner(team: readonly Member[], member: Member): boolean {
  return member.role === "owner" && team.filter((teammate) => teammate.role === "owner").length === 1;
}
