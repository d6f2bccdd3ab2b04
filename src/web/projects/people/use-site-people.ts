import type { getTeam } from "#api/team.ts";
import { hasRight } from "#domain/company/team.ts";
import { sitePeople } from "#domain/projects/people/assigned-people.ts";
import { memberLabel, useTeam } from "#web/company/use-team.ts";
import { useMemo } from "react";
import type { z } from "zod";

/**
 * Somebody who works on sites, as screens name them. `isAtOffice`: who is first of all there to manage. `mayCheck`: who
 * checks what others ticked.
 */
export type SitePerson = { userId: string; name: string; isMe: boolean; isAtOffice: boolean; mayCheck: boolean };

type Team = z.infer<typeof getTeam.answer>;

/**
 * Who works on sites in the company, first joined first. Empty until it is read. `isTeam`: there are several of them.
 * For somebody alone, nothing is said of people.
 */
export function useSitePeople() {
  const { data } = useTeam();
  return useMemo(() => {
    const people = peopleOf(data);
    const shortNames = shortNamesOf(people);
    return {
      people,
      shortNameOf: (userId: string) => shortNames.get(userId) ?? FORMER,
      isTeam: people.length > 1,
      meId: people.find(({ isMe }) => isMe)?.userId ?? null,
      nameOf: (userId: string) => people.find((person) => person.userId === userId)?.name ?? "quelqu'un",
    };
  }, [data]);
}

const FORMER = "ancien membre";

// The first name alone, unless two of them have the same.
function shortNamesOf(people: readonly SitePerson[]): ReadonlyMap<string, string> {
  const firstNames = people.map(({ name }) => name.split(" ")[0] ?? name);
  return new Map(
    people.map(({ userId, name }, place) => {
      const firstName = firstNames[place] ?? name;
      return [userId, firstNames.filter((one) => one === firstName).length > 1 ? name : firstName];
    }),
  );
}

function peopleOf(team: Team | undefined): SitePerson[] {
  const members = (team?.members ?? []).map((member) => ({
    userId: member.user_id,
    role: member.role,
    name: memberLabel(member),
    isMe: member.me,
  }));
  return sitePeople(members).map(({ userId, name, isMe, role }) => ({
    userId,
    name,
    isMe,
    isAtOffice: role === "manager",
    mayCheck: hasRight(role, "manage"),
  }));
}
