import type { Member } from "../../company/team.ts";
import { hasRight } from "../../company/team.ts";
import type { Result } from "../../shared/refusal.ts";
import { ok, refused } from "../../shared/refusal.ts";

/** How many people one project may have. */
export const MOST_PEOPLE_OF_PROJECT = 50;

/** True when a project is the work of this person: they are on it, or nobody is yet. `people`: IDs of users. */
export function isWorkOf(userId: string, people: readonly string[]): boolean {
  return people.length === 0 || people.includes(userId);
}

/** The members who may be on a project: those who work on sites. */
export function sitePeople<Person extends Member>(members: readonly Person[]): Person[] {
  return members.filter(({ role }) => hasRight(role, "work"));
}

/** The people of a project after it was carried from one of them to another. Null stands for nobody. */
export function handOver(people: readonly string[], from: string | null, to: string | null): string[] {
  if (from === to) return [...people];
  const rest = people.filter((userId) => userId !== from && userId !== to);
  return to === null ? rest : [...rest, to];
}

/** The people to keep, each once. Refused: somebody who is not of the company, or does not work on its sites. */
export function checkPeople(
  userIds: readonly string[],
  members: readonly Member[],
): Result<string[], "person_not_on_sites"> {
  const knownIds = new Set(sitePeople(members).map(({ userId }) => userId));
  const wantedIds = [...new Set(userIds)];
  return wantedIds.every((userId) => knownIds.has(userId)) ? ok(wantedIds) : refused("person_not_on_sites");
}
